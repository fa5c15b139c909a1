/** What the element is given, and what it tells: of names and types in here some program may depend. */

import type { PairRow, PartId, PartRow, Totals } from "../../../src/engine/types";

/** A part's number or, where it is its alone, its name. */
export type PartName = PartId | string;

/** A file to open: its name, which may say what it is, and its bytes. */
export interface GivenFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer> | ArrayBuffer | Blob | string;
}

/** Also the attribute `data-state`: what a test waits for. */
export type ViewerState = "loading" | "busy" | "idle" | "error";

/** The element's own events; all bubble, and leave shadow roots. */
export interface ViewerEvents {
  /** The engine runs: on so many threads. */
  "nearpoint-ready": CustomEvent<{ threads: number }>;
  /** Something was opened; the answers are still to come. */
  "nearpoint-loaded": CustomEvent<{ title: string; parts: readonly PartRow[]; warnings: readonly string[] }>;
  /** While something is opened: 0…1, or undefined where nobody can tell. */
  "nearpoint-progress": CustomEvent<{ doing: string; done: number | undefined }>;
  /** Every question is answered, for the poses as they are. */
  "nearpoint-checked": CustomEvent<{ totals: Totals; results: readonly PairRow[] }>;
  /** Parts came, went, or moved; during a drag, too. */
  "nearpoint-changed": CustomEvent<{ parts: readonly PartRow[] }>;
  /**
   * Something failed, in a sentence. `load`: nothing was opened, and what was there is; `refused`: the scene would not have it; `engine`: it was
   * restarted, or could not be, or the next one does not have the scene any more; `picture`: there is none, all else works.
   */
  "nearpoint-error": CustomEvent<{ code: "load" | "refused" | "engine" | "picture"; message: string }>;
}
