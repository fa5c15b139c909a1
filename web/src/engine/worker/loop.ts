/**
 * The engine's loop: short steps of the queries between messages, so that the newest pose always wins, and at most
 * one picture a display frame, and only when something visible changed.
 */

import type { Changes, Session } from "../types";

/** Milliseconds of query work between two looks at the message queue. */
const stepBudget = 8;
/** With the page hidden there are no animation frames; a picture for a screenshot may still be asked for. */
const hiddenFrame = 100;

export class Loop {
  #stepping = false;
  #drawing = false;
  #settled: (() => void)[] = [];
  /** A channel's message is a task like any other: user input that is already queued comes first. */
  readonly #turn = new MessageChannel();

  constructor(
    private readonly session: Session,
    private readonly report: (changes: Changes) => void,
    private readonly fail: (error: unknown) => void,
  ) {
    this.#turn.port1.onmessage = () => this.#guard(() => this.#step());
  }

  /** Something may have changed: steps, draws and reports until there is nothing left to do. */
  wake(): void {
    if (!this.#stepping) {
      this.#stepping = true;
      this.#turn.port2.postMessage(undefined);
    }
    this.#askForFrame();
  }

  /** Resolves when the queries are done and drawn. */
  settle(): Promise<void> {
    return new Promise((resolve) => {
      this.#settled.push(resolve);
      this.wake();
    });
  }

  #step(): void {
    this.#stepping = false;
    const more = this.session.step(stepBudget);
    if (more) {
      this.#stepping = true;
      this.#turn.port2.postMessage(undefined);
    }
    this.#afterwards();
  }

  #draw(): void {
    this.#drawing = false;
    this.session.draw();
    this.#afterwards();
  }

  #afterwards(): void {
    const changes = this.session.changes();
    this.report(changes);
    if (changes.busy) this.#askForFrame();
    else if (!this.#stepping && !this.#drawing) for (const resolve of this.#settled.splice(0)) resolve();
  }

  #askForFrame(): void {
    if (this.#drawing) return;
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
      this.fail(error);
    }
  }
}
