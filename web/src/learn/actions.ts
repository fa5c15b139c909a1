/** What a user can ask of the learn page. The regions know these; only `app.ts` knows how they are done. */

import type { LessonValues } from "./types";

export interface Actions {
  set(values: LessonValues): void;
  answer(choice: number): void;
  seek(step: number): void;
  fit(): void;
  share(): void;
  embed(): void;
  toggle(): void;
  on(): void;
  back(): void;
  reset(): void;
  setSpeed(speed: number): void;
}
