/**
 * Looks for the next step that tells one of some keys. One step after the other is asked for: a long story, or one whose
 * steps have to be measured, keeps the worker from nothing else for longer than a step takes.
 */

import type { Supervisor } from "../engine/supervisor";
import type { LessonSeam } from "./protocol";
import * as state from "./state";
import type { StoryInfo } from "./types";

/** A step; or that there is none, or that something else was asked for meanwhile. */
type Found = number | "none" | "overtaken";

export class NextStep {
  /** What the steps of a story tell, as far as that is known. */
  readonly #told = new WeakMap<StoryInfo, string[][]>();

  constructor(private readonly engine: Pick<Supervisor<LessonSeam>, "call">) {}

  /** After the step shown, from the last one round to the first, and at last the step shown itself. */
  async find(keys: ReadonlySet<string>): Promise<Found> {
    const story = state.story.peek();
    if (!story) return "overtaken";
    const from = state.step.peek();
    state.looking.value = keys;
    const isWanted = () =>
      state.looking.peek() === keys &&
      state.story.peek() === story &&
      state.step.peek() === from &&
      !state.pending.peek();
    try {
      return await this.#find(keys, story, from, isWanted);
    } finally {
      if (state.looking.peek() === keys) state.looking.value = undefined;
    }
  }

  async #find(
    keys: ReadonlySet<string>,
    story: StoryInfo,
    from: number,
    isWanted: () => boolean,
  ): Promise<Found> {
    const known = this.#told.get(story) ?? [];
    this.#told.set(story, known);
    for (let i = 1; i <= story.steps; i++) {
      const step = (from + i) % story.steps;
      const told = known[step] ?? (await this.engine.call("keys", step));
      if (!isWanted()) return "overtaken"; // what was told may be of another story
      known[step] = told;
      if (told.some((key) => keys.has(key))) return step;
    }
    return "none";
  }
}
