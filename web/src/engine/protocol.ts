/** The messages between the page and its two workers: the engine's seam, and what the loader is asked. */

import type { Compiled } from "./compiled";
import type { Calls, FromWorker, StageStart, ToWorker } from "./seam";
import type {
  CameraState,
  Changes,
  Clashes,
  Comparison,
  Decision,
  Heading,
  KernelAnswer,
  OthersLook,
  Parsed,
  Refined,
  ReportFormat,
  Revised,
  Session,
  SolidId,
  SourceFile,
  Taken,
  VerifyPair,
  Wish,
} from "./types";

/** What is decided about the scene's clashes: `Decisions` of the package, with the session's scene. */
export interface ReviewCalls {
  reviewLook(): Clashes;
  reviewAct(decision: Decision): Clashes;
  /** Undefined: what came last was no decision. */
  reviewUndo(): Clashes | undefined;
  reviewRedo(): Clashes | undefined;
  reviewFile(): string;
  reviewRead(text: string): Clashes;
  /** A change of the tests, what they are as a file, the parts of a set, and parts as a set; all of it as JSON. */
  reviewTests(change: string): Clashes;
  reviewTestsFile(): string;
  reviewPartsIn(set: string): number[];
  reviewSetOf(parts: number[]): string;
  /** What clashes are told together by from now on, as JSON. */
  reviewGroup(by: string | undefined): Clashes;
  /** What a clash looks like in the next report. */
  reviewPicture(clash: number, camera: CameraState, png: Uint8Array): void;
  reviewReport(format: ReportFormat, heading: Heading): Uint8Array;
  reviewForget(): void;
  /** A new revision of a source's model takes its place, as another source. */
  reviewRevise(parsed: Parsed, replaced: number, source: number): Revised;
  /** The last one; undefined: there is none, or it was undone. */
  reviewRevision(): Revised | undefined;
  /** What the picture shows of it; undefined: the scene as it is. */
  reviewCompare(show?: Comparison): void;
  /** Files of others, one undo entry each. */
  reviewTakeDecisions(text: string): Clashes;
  reviewHear(file: SourceFile, by: string, at: string): Taken;
  /** From where others looked at a clash. */
  reviewOthersLook(clash: number): OthersLook | undefined;
}

/** What the engine worker answers. `step` advances the queries and reports. */
export type EngineCalls = Calls<Session, Pick<Session, "step"> & ReviewCalls>;

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
