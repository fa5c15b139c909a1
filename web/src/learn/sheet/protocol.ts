/** The seam between the page and the sheet's worker: one `SheetSession`. */

import type { SheetChanges, SheetSession } from "./types";

/** The methods of `SheetSession` that the page may call by name. */
export const sessionMethods = [
  "open",
  "read",
  "save",
  "keep",
  "restore",
  "contours",
  "setMode",
  "select",
  "place",
  "moveTo",
  "turnTo",
  "drag",
  "part",
  "setFixed",
  "duplicate",
  "remove",
  "undo",
  "redo",
  "tidy",
  "cancelTidy",
  "at",
  "seen",
  "view",
  "resize",
  "setTheme",
] as const satisfies readonly (keyof SheetSession)[];

type SessionCalls = Pick<SheetSession, (typeof sessionMethods)[number]>;

export interface SheetCalls extends SessionCalls {
  /** Resolves when the picture shows the newest state, and nothing is being tidied. */
  settle(): void;
  /** The canvas as a PNG. */
  screenshot(): Blob;
  /** Drags a contour in small steps around where it is, draws each time, and says how long a step takes, milliseconds. */
  timed(id: number, steps: number): { sheet: number; draw: number };
}

export interface SheetSeam {
  calls: SheetCalls;
  start: { width: number; height: number; dpr: number; theme: "light" | "dark" };
  info: undefined;
  changes: SheetChanges;
}
