/** Finds the next step that shows one of some keys. It requests one step at a time, so that a long story blocks the worker for at most one step. */

import type { Supervisor } from "../engine/supervisor";
import type { LessonProtocol } from "./protocol";
import * as state from "./state";
import type { StoryInfo } from "./types";

/** The result: a step, that there is none, or that another request came meanwhile. */
type FoundStep = number | "none" | "overtaken";

export class NextStep {
  /** The known keys of a story's steps. */
  readonly #keysOfSteps = new WeakMap<StoryInfo, string[][]>();

  constructor(private readonly engine: Pick<Supervisor<LessonProtocol>, "call">) {}

  /** Searches the steps after the present one, continues at the first, and ends with the present one. */
  async find(keys: ReadonlySet<string>): Promise<FoundStep> {
    const story = state.story.peek();
    if (!story) return "overtaken";
    const from = state.step.peek();
    state.searchedKeys.value = keys;
    const isWanted = () =>
      state.searchedKeys.peek() === keys &&
      state.story.peek() === story &&
      state.step.peek() === from &&
      !state.pending.peek();
    try {
      return await this.#find(keys, story, from, isWanted);
    } finally {
      if (state.searchedKeys.peek() === keys) state.searchedKeys.value = undefined;
    }
  }

  async #find(
    keys: ReadonlySet<string>,
    story: StoryInfo,
    from: number,
    isWanted: () => boolean,
  ): Promise<FoundStep> {
    const known = this.#keysOfSteps.get(story) ?? [];
    this.#keysOfSteps.set(story, known);
    for (let i = 1; i <= story.steps; i++) {
      const step = (from + i) % story.steps;
      const reported = known[step] ?? (await this.engine.call("keys", step));
      if (!isWanted()) return "overtaken"; // the answer may be about another story
      known[step] = reported;
      if (reported.some((key) => keys.has(key))) return step;
    }
    return "none";
  }
}
