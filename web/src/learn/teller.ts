/**
 * Makes the worker show the requested lesson, values and step. Only the newest request counts, so that a slider can be faster than the stories. The
 * old picture stays until the new one is complete.
 */

import { batch } from "@preact/signals-core";
import { EngineGone } from "../engine/client";
import { messageOf } from "../engine/english";
import type { Supervisor } from "../engine/supervisor";
import type { LessonSeam } from "./protocol";
import * as state from "./state";
import type { LessonValues, StoryInfo } from "./types";

interface Wish {
  lesson: string;
  values: LessonValues;
  step: number;
  /** True if the story is opened again even if it is open. */
  anew?: boolean;
  /** True if a worker ended while it worked on this request, which may be the cause. */
  isSuspect?: boolean;
}

interface Open {
  like: string;
  story: StoryInfo;
}

export class Teller {
  #wish: Wish | undefined;
  #shown: Wish | undefined;
  /** The story that the worker has open, and the one that it showed last. */
  #open: Open | undefined;
  #told: Open | undefined;
  /** The request that the worker works on. */
  #telling: Wish | undefined;
  #running: Promise<void> | undefined;
  /** Pending from the end of a worker until its successor has fulfilled the request, or there is none. */
  #between: { promise: Promise<void>; resolve(): void } | undefined;
  /** True if the last worker ended during a call and no other was started. */
  #isGone = false;
  #isOver = false;
  readonly #refusals = new WeakMap<Wish, Error>();

  constructor(
    private readonly engine: Pick<Supervisor<LessonSeam>, "call">,
    /** Reports why a request failed. */
    private readonly refused: (why: string) => void,
  ) {}

  /** Resolves when this or a newer request is shown. Rejects if it is refused, which is also reported. */
  open(lesson: string, values: LessonValues, step = 0): Promise<void> {
    return this.#want({ lesson, values, step });
  }

  set(values: LessonValues): Promise<void> {
    const wish = this.#wish;
    if (!wish) return Promise.resolve();
    const told = state.story.peek();
    const own = told?.name === wish.lesson ? told.values : {};
    return this.#want({ ...wish, values: { ...own, ...wish.values, ...values } });
  }

  show(step: number): Promise<void> {
    const wish = this.#wish;
    return wish ? this.#want({ ...wish, step }) : Promise.resolve();
  }

  /** Shows the same step of the same story again, with new measurements. */
  again(): Promise<void> {
    const wish = this.#wish;
    return wish ? this.#want({ ...wish, anew: true }) : Promise.resolve();
  }

  /** Returns to what is shown, with all that was computed, or else to the gallery. */
  cancel(): void {
    if (!this.#shown) this.leave();
    this.#wish = this.#shown;
    state.wished.value = this.#shown && wishedOf(this.#shown);
    this.#stop();
  }

  /** Handles the progress of a long step, and stops a step that is no longer requested. */
  hear(share: number): void {
    if (!this.#telling) return;
    if (this.#telling === this.#wish) state.telling.value = share;
    else this.#stop();
  }

  /** Returns to the gallery, without a story. */
  leave(): void {
    if (this.#telling) this.#stop();
    this.#wish = this.#shown = undefined;
    batch(() => {
      state.wished.value = state.story.value = state.shown.value = undefined;
      state.pending.value = false;
    });
  }

  /** Restores the state in a new worker: the request, unless two workers have ended at it, else what was last shown. */
  async restore(): Promise<void> {
    await this.#running?.catch(() => undefined);
    this.#open = this.#told = undefined;
    this.#isOver = false;
    const wish = this.#wish;
    if (wish && wish !== this.#shown && !wish.isSuspect) {
      wish.isSuspect = true;
      await this.#run();
    } else {
      if (wish && wish !== this.#shown) this.#refusals.set(wish, new EngineGone());
      if (this.#shown) await this.#seek({ ...this.#shown });
      else this.leave();
    }
    if (!this.#isGone) this.#goOn();
  }

  /** Records that there is no worker until the user starts one. */
  giveUp(): void {
    this.#isOver = true;
    this.#leaveOpen();
    this.#goOn();
  }

  /** Rejects the pending request, which is fulfilled when there is a worker again. */
  #leaveOpen(): void {
    if (this.#wish && this.#wish !== this.#shown) this.#refusals.set(this.#wish, new EngineGone());
  }

  /** Resolves when all requests are shown. */
  async settled(): Promise<void> {
    while (this.#running ?? this.#between) await (this.#running ?? this.#between?.promise);
  }

  async #want(wish: Wish): Promise<void> {
    await this.#seek(wish);
    await this.#between?.promise;
    const refusal = this.#refusals.get(wish);
    if (refusal) throw refusal;
  }

  async #seek(wish: Wish): Promise<void> {
    this.#wish = wish;
    batch(() => {
      state.wished.value = wishedOf(wish);
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
    while (this.#wish && this.#wish !== this.#shown) {
      const wish = this.#wish;
      try {
        await this.#fulfil(wish);
      } catch (error) {
        if (error instanceof EngineGone) return this.#wait(); // the request is repeated to its successor
        this.#refuse(wish, error as Error);
      } finally {
        this.#telling = state.telling.value = undefined;
      }
    }
    if (this.#open !== this.#told) await this.#takeBack();
    if (this.#wish === this.#shown) state.pending.value = false;
    else await this.#fulfilAll();
  }

  #wait(): void {
    this.#isGone = true;
    if (this.#isOver) this.#leaveOpen();
    else this.#between ??= withResolve();
  }

  #goOn(): void {
    this.#between?.resolve();
    this.#between = undefined;
  }

  /** Returns to the story that is shown, if nothing of the new one was shown. */
  async #takeBack(): Promise<void> {
    this.#open = this.#told;
    await this.engine.call("takeBack").catch(() => undefined); // a worker that is gone is asked again by `restore`
  }

  #stop(): void {
    void this.engine.call("stop").catch(() => undefined); // a worker that is gone has stopped
  }

  async #fulfil(wish: Wish): Promise<void> {
    this.#telling = wish;
    const like = likeness(wish);
    if (wish.anew || this.#open?.like !== like) {
      const story = await this.engine.call("open", wish.lesson, wish.values);
      this.#open = { like, story };
    }
    if (this.#wish !== wish) return; // a newer one came meanwhile
    const { story } = this.#open;
    const step = Math.max(0, Math.min(wish.step, story.steps - 1));
    const shown = await this.engine.call("show", step);
    if (!shown || this.#wish === undefined) return; // stopped, or left for the gallery
    this.#told = this.#open;
    // A request that was cancelled too late is shown nevertheless.
    if (this.#wish === wish || this.#wish === this.#shown)
      this.#wish = this.#shown = { ...wish, step, anew: false };
    batch(() => {
      if (!isSame(state.story.peek(), story)) {
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
    this.refused(messageOf(error));
    if (this.#wish !== wish) return;
    if (!this.#shown) this.leave();
    this.#wish = this.#shown;
    state.wished.value = this.#shown && wishedOf(this.#shown);
  }
}

function withResolve(): { promise: Promise<void>; resolve(): void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((go) => {
    resolve = go;
  });
  return { promise, resolve };
}

const wishedOf = ({ lesson, values }: Wish) => ({ lesson, values });

/** Returns whether two stories are the same; answers and seen steps belong to a story. */
const isSame = (a: StoryInfo | undefined, b: StoryInfo): boolean =>
  a !== undefined && likeness({ ...b, lesson: b.name }) === likeness({ ...a, lesson: a.name });

/** Returns a key that is equal for requests for the same story. */
const likeness = ({ lesson, values }: Pick<Wish, "lesson" | "values">): string =>
  JSON.stringify([lesson, Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))]);
