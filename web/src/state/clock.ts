/** The clock that plays motions, one display frame at a time; tests substitute their own. */

export interface Clock {
  /** Returns the time in milliseconds. */
  now(): number;
  frame(next: () => void): void;
}

export const display: Clock = {
  now: () => performance.now(),
  frame: (next) => void requestAnimationFrame(next),
};
