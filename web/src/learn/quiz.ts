/** The quiz: asks questions, has the worker grade, allows retries and looks ahead, and records the results. */

import { effect, signal, untracked } from "@preact/signals-core";
import type { Supervisor } from "../engine/supervisor";
import { shows } from "./embed/parts";
import { pausesAtQuestions } from "./pause-at-questions";
import type { LessonProtocol } from "./protocol";
import { countAnswers, isAnswered, isUnresolved, newQuestion, type QuestionState } from "./question-state";
import { recordScore } from "./score";
import { openPuzzle } from "./shown-view";
import * as state from "./state";
import type { Transport } from "./transport";
import type { LessonGrade, LessonPointGrade, StoryInfo } from "./types";
import { caption } from "./words";

/** The question from which the user looked ahead to the next step. */
export const returnQuestion = signal<{ story: StoryInfo; step: number } | undefined>(undefined);

/** Returns the question of the present step and its attempts. */
export function presentQuestion(): { step: number; one: QuestionState } | undefined {
  const now = state.shownStep.value;
  const one = now?.question && state.questionStates.value.get(now.index);
  return now && one && { step: now.index, one };
}

/** Returns the choice with this name, while the question can be answered. A number alone in the picture belongs to something else. */
export function choiceNamed(words: string): number | undefined {
  const one = presentQuestion()?.one;
  if (!one || !isUnresolved(one) || isAnswered(one) || !isName(words)) return undefined;
  const choices = state.shownStep.value?.question?.choices ?? [];
  const place = choices.findIndex((choice) => caption(choice) === words);
  return place < 0 ? undefined : place;
}

/** Returns whether a text is a name and not only a number. */
export const isName = (words: string): boolean => /\p{L}/u.test(words);

/** Returns whether playing must stop here: the step has an unanswered question, and its panel is visible. */
export function mustPause(): boolean {
  const now = untracked(presentQuestion);
  return (
    pausesAtQuestions.peek() &&
    untracked(() => shows("question")) &&
    now !== undefined &&
    isUnresolved(now.one)
  );
}

export class Quiz {
  constructor(
    private readonly engine: Pick<Supervisor<LessonProtocol>, "call">,
    private readonly transport: Transport,
  ) {}

  /** Records which questions appear, and their results. */
  watch(): void {
    effect(() => {
      const now = state.shownStep.value;
      if (!now?.question || state.questionStates.peek().has(now.index) || openPuzzle.peek()) return;
      if (now.question.point && !shows("figure")) return; // nothing to drag
      this.#set(now.index, newQuestion(now.question.name));
    });
    // The point is put back to its last position when the user returns to its question, or another worker shows it.
    effect(() => {
      const now = state.shownStep.value;
      const point = now?.question?.point && state.questionStates.peek().get(now.index)?.point;
      state.pointPosition.value = point?.at ?? now?.pin;
      if (point) void this.engine.call("gradePoint", numbers(point.at)).catch(() => undefined); // repeats the call for a restored worker
    });
    effect(() => {
      const name = state.story.value?.name;
      if (name) recordScore(name, countAnswers(state.questionStates.value), Date.now());
    });
    effect(() => {
      const [from, now] = [returnQuestion.peek(), state.shownStep.value];
      if (from && (state.story.peek() !== from.story || now?.index !== from.step + 1))
        returnQuestion.value = undefined;
    });
  }

  /** Answers with the index of a choice, or with a number. */
  async answer(given: number): Promise<LessonGrade> {
    const [story, step] = [state.story.peek(), state.step.peek()];
    const seen = state.lastSeenStep.peek() > step;
    const { right, answer } = await this.engine.call("grade", given);
    const one = state.questionStates.peek().get(step);
    if (one && isUnresolved(one) && state.story.peek() === story) {
      this.#set(step, {
        ...one,
        tries: one.tries + 1,
        given,
        right,
        seen: one.seen || seen,
        low: given < answer,
        ...(right && { answer }),
      });
    }
    return { right, answer };
  }

  /** Answers with the point in the picture, at its position or at another. */
  async point(at?: LessonPointGrade["at"]): Promise<LessonPointGrade> {
    const [story, step] = [state.story.peek(), state.step.peek()];
    const seen = state.lastSeenStep.peek() > step;
    const point = await this.engine.call("gradePoint", at && numbers(at));
    const one = state.questionStates.peek().get(step);
    if (one && isUnresolved(one) && state.story.peek() === story) {
      const { right } = point;
      state.pointPosition.value = point.at;
      this.#set(step, {
        ...one,
        tries: one.tries + 1,
        point,
        right,
        seen: one.seen || seen,
        ...(right && { answer: 0 }),
      });
    }
    return point;
  }

  /** Answers with the point, if the question is still open. */
  async submitPoint(): Promise<void> {
    const now = presentQuestion();
    if (now && isUnresolved(now.one) && !isAnswered(now.one)) await this.point();
  }

  /** Withdraws the last answer. */
  async retry(): Promise<void> {
    const now = presentQuestion();
    if (!now) return;
    const { given: _, point, ...one } = now.one;
    this.#set(now.step, one);
    if (point) await this.engine.call("freePoint");
  }

  /** Shows the right answer without grading one. */
  async reveal(): Promise<void> {
    const [story, now] = [state.story.peek(), presentQuestion()];
    if (!now) return;
    if (state.shownStep.peek()?.question?.point) {
      const point = await this.engine.call("showPoint");
      if (state.story.peek() !== story) return;
      state.pointPosition.value = point.at;
      this.#set(now.step, { ...now.one, answer: 0, point });
      return;
    }
    const { answer } = await this.engine.call("grade", 0);
    if (state.story.peek() === story) this.#set(now.step, { ...now.one, answer });
  }

  /** Shows the next step and remembers where to return. */
  async lookAhead(): Promise<void> {
    const [story, step] = [state.story.peek(), state.step.peek()];
    if (!story) return;
    await this.transport.on();
    returnQuestion.value = { story, step };
  }

  async returnToQuestion(): Promise<void> {
    const from = returnQuestion.peek();
    if (from) await this.transport.seek(from.step);
  }

  /** Continues playing if it was playing, else shows the next step. */
  async advance(): Promise<void> {
    if (state.isPausedAtQuestion.peek()) await this.transport.play();
    else await this.transport.on();
  }

  #set(step: number, one: QuestionState): void {
    state.questionStates.value = new Map(state.questionStates.peek()).set(step, one);
  }
}

/** Converts a point for the worker. */
const numbers = (at: LessonPointGrade["at"]): Float64Array => Float64Array.from(at);
