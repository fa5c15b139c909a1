/** The quiz: asks questions, has the worker grade, allows retries and looks ahead, and records the results. */

import { effect, signal, untracked } from "@preact/signals-core";
import type { Supervisor } from "../engine/supervisor";
import { shows } from "./embed/parts";
import type { LessonSeam } from "./protocol";
import { keep } from "./score";
import * as state from "./state";
import { stops } from "./stops";
import type { Transport } from "./transport";
import { isGiven, isOpen, met, type Try, tally } from "./tries";
import type { LessonGrade, LessonPointGrade, StoryInfo } from "./types";
import { caption } from "./words";

/** The question from which the user looked ahead to the next step. */
export const cameFrom = signal<{ story: StoryInfo; step: number } | undefined>(undefined);

/** Returns the question of the present step and its attempts. */
export function asked(): { step: number; one: Try } | undefined {
  const now = state.shown.value;
  const one = now?.question && state.answers.value.get(now.index);
  return now && one && { step: now.index, one };
}

/** Returns the choice with this name, while the question can be answered. A number alone in the picture belongs to something else. */
export function choiceNamed(words: string): number | undefined {
  const one = asked()?.one;
  if (!one || !isOpen(one) || isGiven(one) || !isName(words)) return undefined;
  const choices = state.shown.value?.question?.choices ?? [];
  const place = choices.findIndex((choice) => caption(choice) === words);
  return place < 0 ? undefined : place;
}

/** Returns whether a text is a name and not only a number. */
export const isName = (words: string): boolean => /\p{L}/u.test(words);

/** Returns whether playing must stop here: the step has an unanswered question, and its panel is visible. */
export function stopsHere(): boolean {
  const now = untracked(asked);
  return stops.peek() && untracked(() => shows("question")) && now !== undefined && isOpen(now.one);
}

export class Quiz {
  constructor(
    private readonly engine: Pick<Supervisor<LessonSeam>, "call">,
    private readonly transport: Transport,
  ) {}

  /** Records which questions appear, and their results. */
  watch(): void {
    effect(() => {
      const now = state.shown.value;
      if (!now?.question || state.answers.peek().has(now.index)) return;
      if (now.question.point && !shows("figure")) return; // nothing to drag
      this.#set(now.index, met(now.question.name));
    });
    // The point is put back to its last position when the user returns to its question, or another worker shows it.
    effect(() => {
      const now = state.shown.value;
      const point = now?.question?.point && state.answers.peek().get(now.index)?.point;
      state.pin.value = point?.at ?? now?.pin;
      if (point) void this.engine.call("gradePoint", numbers(point.at)).catch(() => undefined); // a restored worker is asked again
    });
    effect(() => {
      const name = state.story.value?.name;
      if (name) keep(name, tally(state.answers.value), Date.now());
    });
    effect(() => {
      const [from, now] = [cameFrom.peek(), state.shown.value];
      if (from && (state.story.peek() !== from.story || now?.index !== from.step + 1))
        cameFrom.value = undefined;
    });
  }

  /** Answers with the index of a choice, or with a number. */
  async answer(given: number): Promise<LessonGrade> {
    const [story, step] = [state.story.peek(), state.step.peek()];
    const seen = state.furthest.peek() > step;
    const { right, answer } = await this.engine.call("grade", given);
    const one = state.answers.peek().get(step);
    if (one && isOpen(one) && state.story.peek() === story) {
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
    const seen = state.furthest.peek() > step;
    const point = await this.engine.call("gradePoint", at && numbers(at));
    const one = state.answers.peek().get(step);
    if (one && isOpen(one) && state.story.peek() === story) {
      const { right } = point;
      state.pin.value = point.at;
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
  async give(): Promise<void> {
    const now = asked();
    if (now && isOpen(now.one) && !isGiven(now.one)) await this.point();
  }

  /** Withdraws the last answer. */
  async retry(): Promise<void> {
    const now = asked();
    if (!now) return;
    const { given: _, point, ...one } = now.one;
    this.#set(now.step, one);
    if (point) await this.engine.call("freePoint");
  }

  /** Shows the right answer without grading one. */
  async reveal(): Promise<void> {
    const [story, now] = [state.story.peek(), asked()];
    if (!now) return;
    if (state.shown.peek()?.question?.point) {
      const point = await this.engine.call("showPoint");
      if (state.story.peek() !== story) return;
      state.pin.value = point.at;
      this.#set(now.step, { ...now.one, answer: 0, point });
      return;
    }
    const { answer } = await this.engine.call("grade", 0);
    if (state.story.peek() === story) this.#set(now.step, { ...now.one, answer });
  }

  /** Shows the next step and remembers where to return. */
  async seeWhy(): Promise<void> {
    const [story, step] = [state.story.peek(), state.step.peek()];
    if (!story) return;
    await this.transport.on();
    cameFrom.value = { story, step };
  }

  async comeBack(): Promise<void> {
    const from = cameFrom.peek();
    if (from) await this.transport.seek(from.step);
  }

  /** Continues playing if it was playing, else shows the next step. */
  async goOn(): Promise<void> {
    if (state.waits.peek()) await this.transport.play();
    else await this.transport.on();
  }

  #set(step: number, one: Try): void {
    state.answers.value = new Map(state.answers.peek()).set(step, one);
  }
}

/** Converts a point for the worker. */
const numbers = (at: LessonPointGrade["at"]): Float64Array => Float64Array.from(at);
