/** `window.nearpointLesson`: the learn page as an API, for tests and for whoever drives it by a script. */

import type { LearnApp } from "./app";
import { type LessonState, stateNow } from "./report";
import * as state from "./state";
import { setStops } from "./stops";
import type { LessonGrade, LessonInfo, LessonPointGrade, LessonValues } from "./types";

export interface NearpointLesson {
  /** Grows when something here changes its meaning. */
  readonly version: 2;
  /** Resolves when the page shows what its address says. */
  ready(): Promise<void>;
  /** Resolves when nothing is opening or playing and the picture shows the newest step. */
  idle(): Promise<void>;
  lessons(): LessonInfo[];
  /** Opens a lesson; values that are not given are the lesson's own. Rejects with a sentence. */
  open(name: string, values?: LessonValues): Promise<LessonState>;
  /** Changes some values of the open lesson. */
  set(values: LessonValues): Promise<LessonState>;
  show(step: number): Promise<LessonState>;
  step(): Promise<LessonState>;
  back(): Promise<LessonState>;
  reset(): Promise<LessonState>;
  /** Resolves when playing has begun; `idle` waits for its end, or until it stops at a question. */
  play(): Promise<void>;
  pause(): void;
  setSpeed(speed: 0.5 | 1 | 2): void;
  /** Whether playing stops at questions; the browser keeps it. */
  stopAtQuestions(on: boolean): void;
  state(): LessonState;
  /** Answers the question of the step shown: the place of a choice, or a number. */
  grade(answer: number): Promise<LessonGrade>;
  /** Answers the question of the step shown by a point, at a place or where it lies. */
  point(at?: [number, number, number]): Promise<LessonPointGrade>;
  /** The picture as a PNG. */
  screenshot(): Promise<Blob>;
  /** Makes the worker fail, to see that the page recovers. */
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
    return stateNow();
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
    stopAtQuestions: setStops,
    state: () => stateNow(),
    grade: (answer) => app.quiz.answer(answer),
    point: (at) => app.quiz.point(at),
    screenshot: () => app.idle().then(() => engine.call("screenshot")),
    crash: () => void engine.call("crashForTest", "panic").catch(() => undefined), // never answered
    restarts: () => state.restarts.peek(),
  };
}
