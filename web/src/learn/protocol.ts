/** The seam between the learn page and its worker: one `LessonSession`. */

import type { LessonChanges, LessonInfo, LessonSession, LessonValues, StoryInfo } from "./types";

/** The methods of `LessonSession` that the page may call by name. */
export const sessionMethods = [
  "show",
  "grade",
  "view",
  "resize",
  "setTheme",
] as const satisfies readonly (keyof LessonSession)[];

type SessionCalls = Pick<LessonSession, (typeof sessionMethods)[number]>;

export interface LessonCalls extends SessionCalls {
  lessons(): LessonInfo[];
  /** Fetches and reads the models that the lesson wants, then opens it. */
  open(name: string, values: LessonValues): Promise<StoryInfo>;
  /** Resolves when the picture shows the newest state. */
  settle(): void;
  /** The canvas as a PNG. */
  screenshot(): Blob;
  /** Fails as a panic does, to see that the page recovers. */
  crashForTest(): void;
}

export interface LessonStart {
  width: number;
  height: number;
  dpr: number;
  theme: "light" | "dark";
  /** The address that the files of models are below. */
  base: string;
}

export interface LessonSeam {
  calls: LessonCalls;
  start: LessonStart;
  /** How many threads lessons may use. */
  info: { threads: number };
  changes: LessonChanges & { busy: boolean };
}
