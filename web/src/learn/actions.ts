/** What a user can ask of the learn page. The regions know these; only `app.ts` knows how they are done. */

import type { LessonValues } from "./types";

export interface Actions {
  set(values: LessonValues): void;
  seek(step: number): void;
  /** To the next step that tells one of these. */
  seekTold(keys: ReadonlySet<string>): void;
  fit(): void;
  share(): void;
  embed(): void;
  toggle(): void;
  on(): void;
  back(): void;
  reset(): void;
  setSpeed(speed: number): void;
  /** Measures anew. */
  again(): void;
  /** Gives up what is not shown yet. */
  cancel(): void;
  /** Another worker, with another picture. */
  renew(): void;
}
