/**
 * Makes the worker show the requested lesson, values and step. Only the newest request counts, so that a slider can be faster than the stories. The
 * old picture stays until the new one is complete.
 */

import { batch } from "@preact/signals-core";
import { EngineEnded } from "../engine/client";
import { messageOf } from "../engine/english";
import type { Supervisor } from "../engine/supervisor";
import type { LessonProtocol } from "./protocol";
import { openPuzzle } from "./shown-view";
import * as state from "./state";
import type { LessonValues, StoryInfo } from "./types";

interface StepRequest {
  lesson: string;
  values: LessonValues;
  step: number;
  /** True if the story is opened again even if it is open. */
  reopens?: boolean;
  /** True if a worker ended while it worked on this request, which may be the cause. */
  isSuspect?: boolean;
}

interface OpenStory {
  key: string;
  story: StoryInfo;
}

export class LessonController {
  #requested: StepRequest | undefined;
  #shown: StepRequest | undefined;
  /** The story that the worker has open, and the one that it showed last. */
  #openStory: OpenStory | undefined;
  #shownStory: OpenStory | undefined;
  /** The request that the worker works on. */
  #inProgress: StepRequest | undefined;
  #running: Promise<void> | undefined;
  /** Pending from the end of a worker until its successor has fulfilled the request, or there is none. */
  #successor: { promise: Promise<void>; resolve(): void } | undefined;
  /** True if the last worker ended during a call and no other was started. */
  #isGone = false;
  #isOver = false;
  readonly #refusals = new WeakMap<StepRequest, Error>();

  constructor(
    private readonly engine: Pick<Supervisor<LessonProtocol>, "call">,
    /** Reports why a request failed. */
    private readonly refused: (why: string) => void,
  ) {}

  /** Resolves when this or a newer request is shown. Rejects if it is refused, which is also reported. */
  open(lesson: string, values: LessonValues, step = 0): Promise<void> {
    return this.#request({ lesson, values, step });
  }

  /** Changes values, at the same step if none is given. */
  set(values: LessonValues, step?: number): Promise<void> {
    const options = this.#requested;
    if (!options) return Promise.resolve();
    const reported = state.story.peek();
    const own = reported?.name === options.lesson ? reported.values : {};
    return this.#request({
      ...options,
      step: step ?? options.step,
      values: { ...own, ...options.values, ...values },
    });
  }

  show(step: number): Promise<void> {
    const options = this.#requested;
    return options ? this.#request({ ...options, step }) : Promise.resolve();
  }

  /** Shows the same step of the same story again, with new measurements. */
  remeasure(): Promise<void> {
    const options = this.#requested;
    return options ? this.#request({ ...options, reopens: true }) : Promise.resolve();
  }

  /** Returns to what is shown, with all that was computed, or else to the gallery. */
  cancel(): void {
    if (!this.#shown) this.leave();
    this.#requested = this.#shown;
    state.requested.value = this.#shown && requestOf(this.#shown);
    this.#stop();
  }

  /** Handles the progress of a long step, and stops a step that is no longer requested. */
  onProgress(fraction: number): void {
    if (!this.#inProgress) return;
    if (this.#inProgress === this.#requested) state.stepProgress.value = fraction;
    else this.#stop();
  }

  /** Returns to the gallery, without a story. */
  leave(): void {
    if (this.#inProgress) this.#stop();
    this.#requested = this.#shown = undefined;
    batch(() => {
      state.requested.value = state.story.value = state.shownStep.value = undefined;
      state.pending.value = false;
    });
  }

  /** Restores the state in a new worker: the request, unless two workers have ended at it, else what was last shown. */
  async restore(): Promise<void> {
    await this.#running?.catch(() => undefined);
    this.#openStory = this.#shownStory = undefined;
    this.#isOver = false;
    const options = this.#requested;
    if (options && options !== this.#shown && !options.isSuspect) {
      options.isSuspect = true;
      await this.#run();
    } else {
      if (options && options !== this.#shown) this.#refusals.set(options, new EngineEnded());
      if (this.#shown) await this.#seek({ ...this.#shown });
      else this.leave();
    }
    if (!this.#isGone) this.#resolveSuccessor();
  }

  /** Records that there is no worker until the user starts one. */
  markUnavailable(): void {
    this.#isOver = true;
    this.#rejectPending();
    this.#resolveSuccessor();
  }

  /** Rejects the pending request, which is fulfilled when there is a worker again. */
  #rejectPending(): void {
    if (this.#requested && this.#requested !== this.#shown)
      this.#refusals.set(this.#requested, new EngineEnded());
  }

  /** Resolves when all requests are shown. */
  async idle(): Promise<void> {
    while (this.#running ?? this.#successor) await (this.#running ?? this.#successor?.promise);
  }

  async #request(options: StepRequest): Promise<void> {
    await this.#seek(options);
    await this.#successor?.promise;
    const refusal = this.#refusals.get(options);
    if (refusal) throw refusal;
  }

  async #seek(options: StepRequest): Promise<void> {
    this.#requested = options;
    batch(() => {
      state.requested.value = requestOf(options);
      state.pending.value = true;
    });
    await this.#run();
  }

  /** Fulfils the request, and those that arrive meanwhile. */
  #run(): Promise<void> {
    this.#running ??= this.#fulfilAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #fulfilAll(): Promise<void> {
    this.#isGone = false;
    while (this.#requested && this.#requested !== this.#shown) {
      const options = this.#requested;
      try {
        await this.#fulfil(options);
      } catch (error) {
        if (error instanceof EngineEnded) return this.#wait(); // the request is repeated to its successor
        this.#refuse(options, error as Error);
      } finally {
        this.#inProgress = state.stepProgress.value = undefined;
      }
    }
    if (this.#openStory !== this.#shownStory) await this.#reopenShown();
    if (this.#requested === this.#shown) state.pending.value = false;
    // What follows the end of a request may make the next one.
    if (this.#requested !== this.#shown) await this.#fulfilAll();
  }

  #wait(): void {
    this.#isGone = true;
    if (this.#isOver) this.#rejectPending();
    else this.#successor ??= withResolve();
  }

  #resolveSuccessor(): void {
    this.#successor?.resolve();
    this.#successor = undefined;
  }

  /** Returns to the story that is shown, if nothing of the new one was shown. */
  async #reopenShown(): Promise<void> {
    this.#openStory = this.#shownStory;
    await this.engine.call("takeBack").catch(() => undefined); // if the worker has ended, `restore` asks its successor
  }

  #stop(): void {
    void this.engine.call("stop").catch(() => undefined); // a worker that has ended needs no stop
  }

  async #fulfil(options: StepRequest): Promise<void> {
    this.#inProgress = options;
    const like = storyKey(options);
    if (options.reopens || this.#openStory?.key !== like) {
      const story = await this.engine.call("open", options.lesson, options.values);
      this.#openStory = { key: like, story };
    }
    if (this.#requested !== options) return; // a newer one came meanwhile
    const { story } = this.#openStory;
    const step = Math.max(0, Math.min(options.step, story.steps - 1));
    const puzzle = openPuzzle.peek();
    const shown = await this.engine.call("show", step);
    if (!shown || this.#requested === undefined) return; // stopped, or left for the gallery
    // The step of a puzzle that was left is none of the lesson that was asked for.
    if (puzzle !== openPuzzle.peek() && this.#requested !== options && this.#requested !== this.#shown)
      return;
    this.#shownStory = this.#openStory;
    // A request that was cancelled too late is shown nevertheless.
    if (this.#requested === options || this.#requested === this.#shown)
      this.#requested = this.#shown = { ...options, step, reopens: false };
    batch(() => {
      if (!isSameStory(state.story.peek(), story)) {
        state.questionStates.value = new Map();
        state.lastSeenStep.value = 0;
      }
      state.story.value = story;
      state.shownStep.value = shown;
      // A puzzle does not tell what the steps before its own are about.
      if (!openPuzzle.peek()) state.lastSeenStep.value = Math.max(state.lastSeenStep.peek(), step);
    });
  }

  #refuse(options: StepRequest, error: Error): void {
    this.#refusals.set(options, error);
    this.refused(messageOf(error));
    if (this.#requested !== options) return;
    if (!this.#shown) this.leave();
    this.#requested = this.#shown;
    state.requested.value = this.#shown && requestOf(this.#shown);
  }
}

function withResolve(): { promise: Promise<void>; resolve(): void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((go) => {
    resolve = go;
  });
  return { promise, resolve };
}

const requestOf = ({ lesson, values }: StepRequest) => ({ lesson, values });

/** Returns whether two stories are the same; answers and seen steps belong to a story. */
export const isSameStory = (a: StoryInfo | undefined, b: StoryInfo): boolean =>
  a !== undefined && storyKey({ ...b, lesson: b.name }) === storyKey({ ...a, lesson: a.name });

/** Returns a key that is equal for requests for the same story. */
const storyKey = ({ lesson, values }: Pick<StepRequest, "lesson" | "values">): string =>
  JSON.stringify([lesson, Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))]);
