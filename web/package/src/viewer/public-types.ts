/** The inputs and events of the element. They are public: programs may depend on their names and types. */

import type { PairRow, PartId, PartRow, Totals } from "../../../src/engine/types";

/** The number of a part or, if no other part has it, its name. */
export type PartName = PartId | string;

/** A file to open: its name, which may show the format, and its bytes. */
export interface GivenFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer> | ArrayBuffer | Blob | string;
}

/** The state of the element, also in the attribute `data-state`, on which tests can wait. */
export type ViewerState = "loading" | "busy" | "idle" | "error";

/** The element's own events. All of them bubble and cross shadow roots. */
export interface ViewerEvents {
  /** The engine runs, with this number of threads. */
  "nearpoint-ready": CustomEvent<{ threads: number }>;
  /** Something was opened; the answers follow. */
  "nearpoint-loaded": CustomEvent<{ title: string; parts: readonly PartRow[]; warnings: readonly string[] }>;
  /** Something is being opened: `done` is 0…1, or undefined if it is unknown. */
  "nearpoint-progress": CustomEvent<{ doing: string; done: number | undefined }>;
  /** All queries are answered for the present poses. */
  "nearpoint-checked": CustomEvent<{ totals: Totals; results: readonly PairRow[] }>;
  /** Parts were added, removed or moved, also during a drag. */
  "nearpoint-changed": CustomEvent<{ parts: readonly PartRow[] }>;
  /**
   * Something failed; `message` is a sentence. `load`: nothing was opened and the old scene stays. `refused`: the scene rejected the change.
   * `engine`: the engine was restarted, or could not be, or lost the scene. `picture`: there is no picture; all else works.
   */
  "nearpoint-error": CustomEvent<{ code: "load" | "refused" | "engine" | "picture"; message: string }>;
}
