/** The messages between the page and its two workers: the engine's seam, and what the loader is asked. */

import type { Compiled } from "./compiled";
import type { Calls, FromWorker, StageStart, ToWorker } from "./seam";
import type { Changes, KernelAnswer, Parsed, Refined, Session, SolidId, VerifyPair, Wish } from "./types";

/** What the engine worker answers: the methods of the package's session. `step` advances the queries and reports. */
export type EngineCalls = Calls<Session, Pick<Session, "step">>;

export interface StartOptions extends StageStart {
  /** Parts that take hold or let go glide there. */
  glide: boolean;
  /** "single" takes the package without shared memory even where threads would work. */
  threads: "auto" | "single" | number;
}

/** Which build runs, and why not the faster one. */
export interface EngineInfo {
  build: "threads" | "single";
  threads: number;
  isolated: boolean;
  /** Why there are no threads; absent when there are. */
  why?: "notIsolated" | "asked" | "oneCore" | "poolFailed";
}

export interface EngineSeam {
  calls: EngineCalls;
  start: StartOptions;
  info: EngineInfo;
  changes: Changes;
}
export type ToEngine = ToWorker<EngineSeam>;
export type FromEngine = FromWorker<EngineSeam>;

/** A file as it crosses to the loader: the bytes are read there, off the main thread. */
export interface FileToRead {
  path: string;
  blob: Blob;
}

export type ToLoader = {
  id: number;
  files: FileToRead[];
  /** Absent where none seemed to be needed. */
  kernel?: Compiled;
} & (
  | { type: "parse"; wish: Wish }
  /** Asks the CAD kernel about pairs of solids of one of the files. */
  | { type: "verify"; pairs: VerifyPair[] }
  /** Covers the product of a solid of one of the files with triangles again. */
  | { type: "finer"; solid: SolidId; accuracy: number }
);

export type FromLoader =
  /** `lock`: it is there as long as nobody else gets this. */
  | { type: "ready"; lock?: string }
  /** There is a file in it that needs a CAD kernel: the same shall be asked with one. */
  | { type: "needsKernel"; id: number }
  /** `memory`: the bytes that the CAD kernel has taken by now. */
  | { type: "progress"; id: number; done: number; doing: string; memory?: number }
  /** `isSpent`: a module of others was started for it, whose memory only ends with the worker. */
  | { type: "parsed"; id: number; parsed: Parsed; isSpent: boolean }
  | { type: "refined"; id: number; refined: Refined; isSpent: boolean }
  /** The answer about the pair in this place; each in turn, and `verified` after the last. */
  | { type: "answer"; id: number; place: number; answer: KernelAnswer; memory?: number }
  | { type: "verified"; id: number; isSpent: boolean }
  | { type: "failed"; id: number; message: string; isSpent: boolean }
  /** The parser itself failed (out of memory, a panic); the worker must be replaced. */
  | { type: "crashed"; id: number; message: string };

/** The buffers of meshes that were read, to move them instead of copying. */
export function buffersOf({ meshes }: Pick<Parsed, "meshes">): Transferable[] {
  return meshes.flatMap(({ positions, triangles, faces, surfaces, deviations }) =>
    [positions, triangles, faces, surfaces, deviations].map((list) => list.buffer),
  );
}
