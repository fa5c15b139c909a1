/**
 * Runs the engine's loop. Queries advance in short steps between messages, so that the latest pose always wins. It draws at most one picture for each
 * display frame, and only after a visible change.
 */

import type { WorkerProtocol } from "../worker-protocol";
import type { WorkerOutput } from "./serve";

/** The work that the loop runs. */
export interface LoopWork<Changes extends { busy: boolean }> {
  /** Advances the work by about this many milliseconds. Returns false if nothing is left. */
  step(budgetMs: number): boolean;
  draw(): unknown;
  /** Returns the least time that the display took for the last picture, in milliseconds; undefined while it is not done. */
  pictureMs(): number | undefined;
  /** Returns the changes since the last call. */
  changes(): Changes;
}

/** Milliseconds of query work between two checks of the message queue, while the user is active. */
const shortStepMs = 8;
/** Milliseconds of query work while the user is inactive. A query that is interrupted starts again, so longer steps waste less. */
const longStepMs = 40;
/** Milliseconds of query work after a longer inactivity. Threads that share a slice wait for each other at its end. */
const longestStepMs = 120;
const inactiveAfterMs = 1000;
/** Milliseconds after an input in which the user counts as active. */
const activeMs = 400;
/** The frame time of a hidden page, which has no animation frames but may need a picture for a screenshot. */
const hiddenFrameMs = 100;
/** The frame time while queries run and the user is inactive. Pictures then only show progress and must not slow the queries. */
const inactiveFrameMs = 250;
/** The largest fraction of the time for such pictures. Without a GPU, a picture uses the cores of the queries. */
const maxPictureFraction = 0.05;

export class Loop<Changes extends { busy: boolean }> {
  #stepping = false;
  #drawing = false;
  /** True if an input is not drawn yet. */
  #isUrgent = true;
  #wokenAt = 0;
  /** True if no step has handled the latest request yet. */
  #asked = false;
  /** True if the last step left work. */
  #more = false;
  #drawnAt = 0;
  /** Milliseconds that the last picture and its report took on this thread. */
  #drawMs = 0;
  #reportedAt = 0;
  #settled: (() => void)[] = [];
  #answered: (() => void)[] = [];
  /** The channel that schedules the next step. Its message is a task like any other, so user input that is queued comes first. */
  readonly #turn = new MessageChannel();

  constructor(
    private readonly session: LoopWork<Changes>,
    private readonly out: Pick<
      WorkerOutput<{ changes: Changes } & WorkerProtocol>,
      "report" | "draws" | "crash"
    >,
  ) {
    this.#turn.port1.onmessage = () => {
      this.#stepping = false;
      this.#guard(() => this.#step());
    };
  }

  /** Starts steps, pictures and reports until nothing is left to do. */
  wake(): void {
    this.#isUrgent = true;
    this.#asked = true;
    this.#wokenAt = performance.now();
    this.#go();
  }

  /** Resolves when the queries are done and reported; the picture may be older. */
  answered(): Promise<void> {
    return new Promise((resolve) => {
      this.#answered.push(resolve);
      this.#go();
    });
  }

  /** Resolves when the queries are done and drawn. */
  settle(): Promise<void> {
    return new Promise((resolve) => {
      this.#settled.push(resolve);
      this.#go();
    });
  }

  #go(): void {
    this.#scheduleStep();
    this.#askForFrame();
  }

  #step(): void {
    this.#asked = false;
    this.#more = this.session.step(this.#slice());
    if (this.#more) this.#scheduleStep();
    if (this.#more && performance.now() - this.#reportedAt < this.#reportPeriod()) this.#askForFrame();
    else this.#afterwards();
  }

  /** Returns how long to work before the next check of the messages. */
  #slice(): number {
    const since = performance.now() - this.#wokenAt;
    // Pictures never take more of this thread's time than the queries.
    if (since < activeMs) return Math.min(Math.max(shortStepMs, this.#drawMs), longStepMs);
    return since < inactiveAfterMs ? longStepMs : longestStepMs;
  }

  #scheduleStep(): void {
    if (this.#stepping) return;
    this.#stepping = true;
    this.#turn.port2.postMessage(undefined);
  }

  /** Returns the time between reports, which list all results: a frame while the user drags, longer while the user is inactive. */
  #reportPeriod(): number {
    return this.#isUrgent ? 16 : inactiveFrameMs / 2;
  }

  /** Returns whether a picture is due, because it shows an input or the progress of queries. */
  #isDue(): boolean {
    const took = this.session.pictureMs(); // measured in each step, so that it is accurate
    if (!this.#stepping || this.#isUrgent) return true;
    return (
      took !== undefined &&
      performance.now() - this.#drawnAt >= Math.max(inactiveFrameMs, took / maxPictureFraction)
    );
  }

  /** Returns whether requests are answered before the picture: for one slice, or completely if the picture would delay them for long. */
  #isDelayed(): boolean {
    if (this.#asked) this.#step();
    const isLong = Math.max(this.#drawMs, this.session.pictureMs() ?? 0) > longStepMs;
    return this.#more && isLong && performance.now() - this.#drawnAt < inactiveFrameMs;
  }

  #draw(): void {
    const isForestalled = this.#isDelayed();
    this.#drawing = false;
    if (isForestalled || this.session.pictureMs() === undefined) {
      this.#askForFrame(); // pictures never pile up
      return;
    }
    this.#isUrgent = false;
    this.out.draws();
    const began = performance.now();
    this.session.draw();
    this.#drawnAt = performance.now();
    this.#afterwards();
    this.#drawMs = performance.now() - began;
  }

  #afterwards(): void {
    const changes = this.session.changes();
    this.out.report(changes);
    this.#reportedAt = performance.now();
    if (!this.#more && !this.#asked) for (const resolve of this.#answered.splice(0)) resolve();
    if (changes.busy) this.#askForFrame();
    else if (!this.#stepping && !this.#drawing) for (const resolve of this.#settled.splice(0)) resolve();
  }

  #askForFrame(): void {
    if (this.#drawing || !this.#isDue()) return; // the next step asks again
    this.#drawing = true;
    let done = false;
    const draw = () => {
      if (done) return;
      done = true;
      clearTimeout(timer);
      this.#guard(() => this.#draw());
    };
    const timer = setTimeout(draw, hiddenFrameMs);
    self.requestAnimationFrame?.(draw);
  }

  #guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.out.crash(error);
    }
  }
}
