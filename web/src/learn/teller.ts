/**
 * Brings the worker to what is wished for: a lesson, its values, a step. Only the newest wish counts, so that a slider
 * may be dragged faster than stories are told; what is shown stays until the next is whole.
 */

import { batch } from "@preact/signals-core";
import { EngineGone } from "../engine/client";
import type { Supervisor } from "../engine/supervisor";
import type { LessonSeam } from "./protocol";
import * as state from "./state";
import type { LessonValues, StoryInfo } from "./types";

interface Wish {
  lesson: string;
  values: LessonValues;
  step: number;
}

export class Teller {
  #wish: Wish | undefined;
  #shown: Wish | undefined;
  /** What the worker has open. */
  #open: { like: string; story: StoryInfo } | undefined;
  #running: Promise<void> | undefined;
  readonly #refusals = new WeakMap<Wish, Error>();

  constructor(
    private readonly engine: Pick<Supervisor<LessonSeam>, "call">,
    /** Says why a wish was not fulfilled. */
    private readonly refused: (why: string) => void,
  ) {}

  /** Resolves when the wish, or a newer one, is shown; rejects when it is refused, which is also said. */
  open(lesson: string, values: LessonValues, step = 0): Promise<void> {
    return this.#want({ lesson, values, step });
  }

  set(values: LessonValues): Promise<void> {
    const wish = this.#wish;
    if (!wish) return Promise.resolve();
    return this.#want({ ...wish, values: { ...state.story.peek()?.values, ...wish.values, ...values } });
  }

  show(step: number): Promise<void> {
    const wish = this.#wish;
    return wish ? this.#want({ ...wish, step }) : Promise.resolve();
  }

  /** Back to the gallery: no story is shown. */
  leave(): void {
    this.#wish = this.#shown = undefined;
    batch(() => {
      state.wished.value = state.story.value = state.shown.value = undefined;
      state.pending.value = false;
    });
  }

  /** After the worker was replaced: what was last shown, again. */
  async restore(): Promise<void> {
    await this.#running?.catch(() => undefined);
    this.#open = undefined;
    if (this.#shown) await this.#want({ ...this.#shown });
    else this.leave();
  }

  /** Resolves when nothing is wished that is not shown. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #want(wish: Wish): Promise<void> {
    this.#wish = wish;
    batch(() => {
      state.wished.value = { lesson: wish.lesson, values: wish.values };
      state.pending.value = true;
    });
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
    const refusal = this.#refusals.get(wish);
    if (refusal) throw refusal;
  }

  async #run(): Promise<void> {
    while (this.#wish && this.#wish !== this.#shown) {
      const wish = this.#wish;
      try {
        await this.#fulfil(wish);
      } catch (error) {
        if (error instanceof EngineGone) return; // its successor is asked again
        this.#refuse(wish, error as Error);
      }
    }
    state.pending.value = false;
  }

  async #fulfil(wish: Wish): Promise<void> {
    const like = likeness(wish);
    if (this.#open?.like !== like) {
      const story = await this.engine.call("open", wish.lesson, wish.values);
      this.#open = { like, story };
    }
    if (this.#wish !== wish) return; // a newer one came meanwhile
    const { story } = this.#open;
    const step = Math.max(0, Math.min(wish.step, story.steps - 1));
    const shown = await this.engine.call("show", step);
    if (this.#wish === undefined) return; // left for the gallery
    if (this.#wish === wish) this.#wish = this.#shown = { ...wish, step };
    batch(() => {
      if (state.story.peek() !== story) {
        state.answers.value = new Map();
        state.furthest.value = 0;
      }
      state.story.value = story;
      state.shown.value = shown;
      state.furthest.value = Math.max(state.furthest.peek(), step);
    });
  }

  #refuse(wish: Wish, error: Error): void {
    this.#refusals.set(wish, error);
    this.refused(error.message);
    if (this.#wish !== wish) return;
    if (!this.#shown) this.leave();
    this.#wish = this.#shown;
    state.wished.value = this.#shown && { lesson: this.#shown.lesson, values: this.#shown.values };
  }
}

/** Equal for wishes for the same story. */
const likeness = ({ lesson, values }: Wish): string =>
  JSON.stringify([lesson, Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))]);
