/** `window.nearpointLesson`, the API of the learn page for tests and scripts. */

import type { LearnApp } from "./app";
import { setPausesAtQuestions } from "./pause-at-questions";
import { type LessonState, lessonState } from "./report";
import * as state from "./state";
import type { LessonGrade, LessonInfo, LessonPointGrade, LessonValues } from "./types";

export interface NearpointLesson {
  /** The version of this API. It grows when a member changes its meaning. */
  readonly version: 2;
  /** Resolves when the page shows the content of its address. */
  ready(): Promise<void>;
  /** Resolves when nothing is opening or playing and the picture shows the newest step. */
  idle(): Promise<void>;
  lessons(): LessonInfo[];
  /** Opens a lesson. Values that are missing are the lesson's own. Rejects with a sentence. */
  open(name: string, values?: LessonValues): Promise<LessonState>;
  /** Changes some values of the open lesson. */
  set(values: LessonValues): Promise<LessonState>;
  show(step: number): Promise<LessonState>;
  step(): Promise<LessonState>;
  back(): Promise<LessonState>;
  reset(): Promise<LessonState>;
  /** Starts playing, and resolves when it has begun. `idle` waits until it ends or stops at a question. */
  play(): Promise<void>;
  pause(): void;
  setSpeed(speed: 0.5 | 1 | 2): void;
  /** Sets whether playing stops at questions, which the browser remembers. */
  stopAtQuestions(on: boolean): void;
  state(): LessonState;
  /** Answers the question of the present step by the index of a choice, or by a number. */
  grade(answer: number): Promise<LessonGrade>;
  /** Answers the question of the present step by a point: at a position, or where it is now. */
  point(at?: [number, number, number]): Promise<LessonPointGrade>;
  /** Returns the picture as a PNG. */
  screenshot(): Promise<Blob>;
  /** Makes the worker fail, to test that the page recovers. */
  crash(): void;
  restarts(): number;
}

declare global {
  interface Window {
    nearpointLesson: NearpointLesson;
  }
}

export function publish(app: LearnApp): void {
  const settled = async (work: Promise<void>): Promise<LessonState> => {
    await work;
    await app.idle();
    return lessonState();
  };
  const { transport, engine } = app;
  window.nearpointLesson = {
    version: 2,
    ready: () => app.idle(),
    idle: () => app.idle(),
    lessons: () => state.lessons.peek(),
    open: (name, values) => app.settled().then(() => settled(app.open(name, values))),
    set: (values) => settled(app.set(values)),
    show: (step) => settled(transport.seek(step)),
    step: () => settled(transport.on()),
    back: () => settled(transport.back()),
    reset: () => settled(transport.reset()),
    play: () => transport.play(),
    pause: () => transport.pause(),
    setSpeed: (speed) => transport.setSpeed(speed),
    stopAtQuestions: setPausesAtQuestions,
    state: () => lessonState(),
    grade: (answer) => app.quiz.answer(answer),
    point: (at) => app.quiz.point(at),
    screenshot: () => app.idle().then(() => engine.call("screenshot")),
    crash: () => void engine.call("crashForTest", "panic").catch(() => undefined), // never answered
    restarts: () => state.restarts.peek(),
  };
}
