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
/** And once no one has done anything for so long: threads that share a slice wait for each other at its end. */
const longestStep = 120;
const absence = 1000;
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
  /** Something was asked that no step has looked at. */
  #asked = false;
  /** The last step has left something. */
  #more = false;
  #drawnAt = 0;
  /** How long the last picture and its report kept this thread. */
  #drawMs = 0;
  #reportedAt = 0;
  #settled: (() => void)[] = [];
  #answered: (() => void)[] = [];
  /** A channel's message is a task like any other: user input that is already queued comes first. */
  readonly #turn = new MessageChannel();

  constructor(
    private readonly session: Looped<Changes>,
    private readonly out: Pick<Out<{ changes: Changes } & Seam>, "report" | "draws" | "crash">,
  ) {
    this.#turn.port1.onmessage = () => {
      this.#stepping = false;
      this.#guard(() => this.#step());
    };
  }

  /** Something may have changed: steps, draws and reports until there is nothing left to do. */
  wake(): void {
    this.#hurry = true;
    this.#asked = true;
    this.#wokenAt = performance.now();
    this.#go();
  }

  /** Resolves when the queries are done and told; the picture may still be on its way. */
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
    this.#goOn();
    this.#askForFrame();
  }

  #step(): void {
    this.#asked = false;
    this.#more = this.session.step(this.#slice());
    if (this.#more) this.#goOn();
    if (this.#more && performance.now() - this.#reportedAt < this.#reportPeriod()) this.#askForFrame();
    else this.#afterwards();
  }

  /** How long to work before the next look at the messages. */
  #slice(): number {
    const since = performance.now() - this.#wokenAt;
    // Pictures never take more of this thread's time than the queries.
    if (since < attention) return Math.min(Math.max(shortStep, this.#drawMs), longStep);
    return since < absence ? longStep : longestStep;
  }

  #goOn(): void {
    if (this.#stepping) return;
    this.#stepping = true;
    this.#turn.port2.postMessage(undefined);
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

  /** What was asked is answered first, as far as a slice goes; and to its end, if a picture would keep it waiting for long. */
  #isForestalled(): boolean {
    if (this.#asked) this.#step();
    const isLong = Math.max(this.#drawMs, this.session.pictureMs() ?? 0) > longStep;
    return this.#more && isLong && performance.now() - this.#drawnAt < unhurried;
  }

  #draw(): void {
    const isForestalled = this.#isForestalled();
    this.#drawing = false;
    if (isForestalled || this.session.pictureMs() === undefined) {
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
