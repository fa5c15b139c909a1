/** The actions that a user can ask of the learn page. Regions only know these; only `app.ts` knows how they are done. */

import type { LessonValues } from "./types";

export interface Actions {
  set(values: LessonValues): void;
  seek(step: number): void;
  /** Goes to the next step that shows one of these keys. */
  seekKeys(keys: ReadonlySet<string>): void;
  fit(): void;
  share(): void;
  embed(): void;
  toggle(): void;
  next(): void;
  previous(): void;
  reset(): void;
  setSpeed(speed: number): void;
  /** Switches between the reading view and one step at a time; the step stays. */
  toggleReading(): void;
  /** Measures again. */
  remeasure(): void;
  /** Cancels what is not shown yet. */
  cancel(): void;
  /** Starts another worker, with a new canvas. */
  restartWorker(): void;
}
