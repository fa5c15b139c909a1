/** Predict, then see: asks, has the worker grade, lets try again and look, and keeps how it went. */

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

/** The question that one came from to see what the next step shows. */
export const cameFrom = signal<{ story: StoryInfo; step: number } | undefined>(undefined);

/** The question of the step shown, and what became of it. */
export function asked(): { step: number; one: Try } | undefined {
  const now = state.shown.value;
  const one = now?.question && state.answers.value.get(now.index);
  return now && one && { step: now.index, one };
}

/** Which choice of the question, while it can be answered, has this name. A bare number in the picture is another's name. */
export function choiceNamed(words: string): number | undefined {
  const one = asked()?.one;
  if (!one || !isOpen(one) || isGiven(one) || !isName(words)) return undefined;
  const choices = state.shown.value?.question?.choices ?? [];
  const place = choices.findIndex((choice) => caption(choice) === words);
  return place < 0 ? undefined : place;
}

/** Whether a text names something, rather than counts it. */
export const isName = (words: string): boolean => /\p{L}/u.test(words);

/** Whether playing is to stop at the step shown: it asks, was not answered, and there is a panel to answer in. */
export function stopsHere(): boolean {
  const now = untracked(asked);
  return stops.peek() && untracked(() => shows("question")) && now !== undefined && isOpen(now.one);
}

export class Quiz {
  constructor(
    private readonly engine: Pick<Supervisor<LessonSeam>, "call">,
    private readonly transport: Transport,
  ) {}

  /** Notes which questions are met, and keeps how they went. */
  watch(): void {
    effect(() => {
      const now = state.shown.value;
      if (!now?.question || state.answers.peek().has(now.index)) return;
      if (now.question.point && !shows("figure")) return; // nothing to drag
      this.#set(now.index, met(now.question.name));
    });
    // The point lies where it was put last when one comes back to its question, or another worker shows it.
    effect(() => {
      const now = state.shown.value;
      const point = now?.question?.point && state.answers.peek().get(now.index)?.point;
      state.pin.value = point?.at ?? now?.pin;
      if (point) void this.engine.call("gradePoint", numbers(point.at)).catch(() => undefined); // it asks again when it is back
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

  /** The place of a choice, or a number. */
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

  /** By the point in the picture, where it lies or at a place. */
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

  /** The same, where that is still open. */
  async give(): Promise<void> {
    const now = asked();
    if (now && isOpen(now.one) && !isGiven(now.one)) await this.point();
  }

  /** Takes the last answer back. */
  async retry(): Promise<void> {
    const now = asked();
    if (!now) return;
    const { given: _, point, ...one } = now.one;
    this.#set(now.step, one);
    if (point) await this.engine.call("freePoint");
  }

  /** The right answer, without giving one. */
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

  /** Shows the next step, from where one comes back. */
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

  /** Plays on if it was playing, else shows the next step. */
  async goOn(): Promise<void> {
    if (state.waits.peek()) await this.transport.play();
    else await this.transport.on();
  }

  #set(step: number, one: Try): void {
    state.answers.value = new Map(state.answers.peek()).set(step, one);
  }
}

/** As the worker takes them. */
const numbers = (at: LessonPointGrade["at"]): Float64Array => Float64Array.from(at);
