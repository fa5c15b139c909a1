/** Controls which step is shown when: play, pause, forward, back. A manual action ends playing. */

import * as state from "./state";

export const speeds = [0.5, 1, 2] as const;

/** The milliseconds of a whole story at speed 1. */
const wholeStoryMs = 30_000;
/** The shortest and the longest time of a step. */
const minStepMs = 120;
const maxStepMs = 1800;

export const period = (steps: number, speed: number): number =>
  Math.min(maxStepMs, Math.max(minStepMs, wholeStoryMs / Math.max(1, steps))) / speed;

export class Transport {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (step: number) => Promise<void>,
    /** Returns whether playing must stop at a question of the present step. */
    private readonly mustPause: () => boolean = () => false,
  ) {}

  /** Plays; from the end it starts over. */
  async play(): Promise<void> {
    if (state.playing.peek() || state.steps.peek() < 2) return;
    state.playing.value = true;
    state.isPausedAtQuestion.value = false;
    if (state.step.peek() >= state.steps.peek() - 1) await this.#go(0);
    this.#wait();
  }

  pause(): void {
    state.playing.value = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (state.playing.peek()) this.pause();
    else void this.play();
  }

  on(): Promise<void> {
    return this.seek(state.step.peek() + 1);
  }

  back(): Promise<void> {
    return this.seek(state.step.peek() - 1);
  }

  seek(step: number): Promise<void> {
    this.pause();
    state.isPausedAtQuestion.value = false;
    return this.#go(step);
  }

  /** Returns to the first step, with all questions open again. */
  async reset(): Promise<void> {
    this.pause();
    // The answers are cleared before the step is shown; otherwise a question would be answered at once.
    state.questionStates.value = new Map();
    state.isPausedAtQuestion.value = false;
    state.lastSeenStep.value = 0;
    await this.#go(0);
  }

  setSpeed(speed: number): void {
    state.speed.value = speed;
    if (!state.playing.peek()) return;
    clearTimeout(this.#timer);
    this.#wait();
  }

  faster(): void {
    this.setSpeed(speeds.find((speed) => speed > state.speed.peek()) ?? state.speed.peek());
  }

  slower(): void {
    this.setSpeed(speeds.findLast((speed) => speed < state.speed.peek()) ?? state.speed.peek());
  }

  #wait(): void {
    if (!state.playing.peek()) return;
    this.#timer = setTimeout(() => void this.#next(), period(state.steps.peek(), state.speed.peek()));
  }

  async #next(): Promise<void> {
    const last = state.steps.peek() - 1;
    if (state.step.peek() < last) await this.#go(state.step.peek() + 1);
    if (!state.playing.peek()) return;
    const waits = this.mustPause();
    if (waits || state.step.peek() >= state.steps.peek() - 1) this.pause();
    else this.#wait();
    state.isPausedAtQuestion.value = waits;
  }

  async #go(step: number): Promise<void> {
    const last = Math.max(0, state.steps.peek() - 1);
    try {
      await this.show(Math.max(0, Math.min(step, last)));
    } catch {
      this.pause(); // the reason is reported at the refusal
    }
  }
}
