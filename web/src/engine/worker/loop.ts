/**
 * The engine's loop: short steps of the queries between messages, so that the newest pose always wins, and at most
 * one picture a display frame, and only when something visible changed.
 */

import type { Seam } from "../seam";
import type { Out } from "./serve";

/** What the loop keeps going. */
export interface Looped<Changes extends { busy: boolean }> {
  /** Advances the work by about so many milliseconds; false: nothing is left. */
  step(budgetMs: number): boolean;
  draw(): unknown;
  /** How many milliseconds the display took for the last picture, at least; undefined while it is on its way. */
  pictureMs(): number | undefined;
  /** What changed since the last call. */
  changes(): Changes;
}

/** Milliseconds of query work between two looks at the message queue, while someone is doing something. */
const shortStep = 8;
/** And while no one does: a query that is cut short is begun again, so longer steps waste less. */
const longStep = 40;
/** Someone who did something so many milliseconds ago is about to do more. */
const attention = 400;
/** With the page hidden there are no animation frames; a picture for a screenshot may still be asked for. */
const hiddenFrame = 100;
/** While queries run and no one does anything, pictures only show how far they are: no reason to slow them down. */
const unhurried = 250;
/** Nor to spend more than this share of the time on them, where there is no GPU and a picture keeps the queries' cores busy. */
const pictureShare = 0.05;

export class Loop<Changes extends { busy: boolean }> {
  #stepping = false;
  #drawing = false;
  /** Someone did something that a picture has not shown yet. */
  #hurry = true;
  #wokenAt = 0;
  #drawnAt = 0;
  /** How long the last picture and its report kept this thread. */
  #drawMs = 0;
  #reportedAt = 0;
  #settled: (() => void)[] = [];
  /** A channel's message is a task like any other: user input that is already queued comes first. */
  readonly #turn = new MessageChannel();

  constructor(
    private readonly session: Looped<Changes>,
    private readonly out: Pick<Out<{ changes: Changes } & Seam>, "report" | "draws" | "crash">,
  ) {
    this.#turn.port1.onmessage = () => this.#guard(() => this.#step());
  }

  /** Something may have changed: steps, draws and reports until there is nothing left to do. */
  wake(): void {
    this.#hurry = true;
    this.#wokenAt = performance.now();
    this.#go();
  }

  /** Resolves when the queries are done and drawn. */
  settle(): Promise<void> {
    return new Promise((resolve) => {
      this.#settled.push(resolve);
      this.#go();
    });
  }

  #go(): void {
    if (!this.#stepping) {
      this.#stepping = true;
      this.#turn.port2.postMessage(undefined);
    }
    this.#askForFrame();
  }

  #step(): void {
    this.#stepping = false;
    // Pictures never take more of this thread's time than the queries.
    const inTurn = Math.min(Math.max(shortStep, this.#drawMs), longStep);
    const more = this.session.step(performance.now() - this.#wokenAt < attention ? inTurn : longStep);
    if (more) {
      this.#stepping = true;
      this.#turn.port2.postMessage(undefined);
    }
    if (more && performance.now() - this.#reportedAt < this.#reportPeriod()) this.#askForFrame();
    else this.#afterwards();
  }

  /** A report lists all results: while someone drags, one a frame; while no one does anything, a few a second. */
  #reportPeriod(): number {
    return this.#hurry ? 16 : unhurried / 2;
  }

  /** Whether a picture is worth what it takes: one that shows what someone did, or how far queries are. */
  #isDue(): boolean {
    const took = this.session.pictureMs(); // looked at in each step, so that it is known well
    if (!this.#stepping || this.#hurry) return true;
    return (
      took !== undefined && performance.now() - this.#drawnAt >= Math.max(unhurried, took / pictureShare)
    );
  }

  #draw(): void {
    this.#drawing = false;
    if (this.session.pictureMs() === undefined) {
      this.#askForFrame(); // pictures never pile up
      return;
    }
    this.#hurry = false;
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
    const timer = setTimeout(draw, hiddenFrame);
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
