/** Defines the messages between the page and its two workers, the engine and the loader. */

import type { Compiled } from "./compiled";
import type {
  Changes,
  Clashes,
  ImportOptions,
  KernelCheck,
  ParsedFiles,
  RefinementRow,
  Session,
  SolidId,
  VerifyPair,
} from "./types";
import type { CallName, CallResult, Calls, CanvasStart, FromWorker, ToWorker } from "./worker-protocol";

/** The calls that the engine worker answers: the methods of the package's session. `step` advances the queries and reports. */
export type EngineCalls = Calls<Session, Pick<Session, "step">>;

/** The calls that change a review and return the clashes after it. */
export type ReviewCall = {
  [Name in CallName<EngineProtocol>]: CallResult<EngineProtocol, Name> extends Clashes ? Name : never;
}[CallName<EngineProtocol>];

export interface StartOptions extends CanvasStart {
  /** True if parts that snap or release move there smoothly. */
  glide: boolean;
  /** True if the picture shows the scene's axes; absent: true. */
  axes?: boolean;
  /** The number of threads. "single" uses the package without shared memory even where threads would work. */
  threads: "auto" | "single" | number;
}

/** The build that runs, and why it is not the faster one. */
export interface EngineInfo {
  build: "threads" | "single";
  threads: number;
  isolated: boolean;
  /** The reason why there are no threads; absent if there are. */
  why?: "notIsolated" | "asked" | "oneCore" | "poolFailed";
}

export interface EngineProtocol {
  calls: EngineCalls;
  start: StartOptions;
  info: EngineInfo;
  changes: Changes;
}
export type ToEngine = ToWorker<EngineProtocol>;
export type FromEngine = FromWorker<EngineProtocol>;

/** A file for the loader. It reads the bytes, away from the main thread. */
export interface FileToRead {
  path: string;
  blob: Blob;
}

export type ToLoader = {
  id: number;
  files: FileToRead[];
  /** The compiled kernel; absent if none seemed to be needed. */
  kernel?: Compiled;
} & (
  | { type: "parse"; options: ImportOptions }
  /** Asks the CAD kernel about pairs of solids of one of the files. */
  | { type: "verify"; pairs: VerifyPair[] }
  /** Covers the product of a solid of one of the files with triangles again. */
  | { type: "finer"; solid: SolidId; accuracy: number }
);

export type FromLoader =
  /** The worker is ready. `lock`: it lives until the page gets this lock. */
  | { type: "ready"; lock?: string }
  /** A file needs a CAD kernel, so the page must ask again with one. */
  | { type: "needsKernel"; id: number }
  /** The progress. `memory`: the bytes that the CAD kernel has taken so far. */
  | { type: "progress"; id: number; done: number; doing: string; memory?: number }
  /** The files were read. `isSpent`: the worker started a third-party module, whose memory is freed only with the worker. */
  | { type: "parsed"; id: number; parsed: ParsedFiles; isSpent: boolean }
  | { type: "refined"; id: number; refined: RefinementRow; isSpent: boolean }
  /** The answer about the pair at an index of the list. Answers come in order, and `verified` after the last. */
  | { type: "answer"; id: number; index: number; answer: KernelCheck; memory?: number }
  | { type: "verified"; id: number; isSpent: boolean }
  | { type: "failed"; id: number; message: string; isSpent: boolean }
  /** The parser itself failed (out of memory, a panic); the worker must be replaced. */
  | { type: "crashed"; id: number; message: string };

/** Returns the buffers of meshes, to move them instead of copying. */
export function buffersOf({ meshes }: Pick<ParsedFiles, "meshes">): Transferable[] {
  return meshes.flatMap(({ positions, triangles, faces, surfaces, deviations, faceColours }) =>
    [positions, triangles, faces, surfaces, deviations, faceColours].map((list) => list.buffer),
  );
}
