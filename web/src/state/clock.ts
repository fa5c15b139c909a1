/** The clock that plays motions, a frame of the display at a time; a test gives one of its own. */

export interface Clock {
  /** Milliseconds. */
  now(): number;
  frame(next: () => void): void;
}

export const display: Clock = {
  now: () => performance.now(),
  frame: (next) => void requestAnimationFrame(next),
};
