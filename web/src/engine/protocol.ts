/** The messages between the page and its two workers: the engine's seam, and what the loader is asked. */

import type { FromWorker, ToWorker } from "./seam";
import type { Changes, Parsed, Session, Wish } from "./types";

/** The methods of `Session` that the page may call by name, each answered by one reply. */
export const sessionMethods = [
  "addParts",
  "command",
  "setTool",
  "hover",
  "focusPair",
  "resize",
  "setTheme",
  "view",
  "camera",
  "snapshot",
  "pairDetails",
  "bodyFile",
  "pickAt",
  "project",
  "hash",
  "sceneFile",
  "motionFile",
  "removalFile",
  "readMotion",
  "restore",
  "memory",
  "crashForTest",
  "loseContextForTest",
] as const satisfies readonly (keyof Session)[];

type SessionCalls = Pick<Session, (typeof sessionMethods)[number]>;

/** What the engine worker answers: the session's methods, and those that need the worker's own loop. */
export interface EngineCalls extends SessionCalls {
  /** Resolves when no query is pending and the picture shows the newest state. */
  settle(): void;
  /** The canvas as a PNG. */
  screenshot(): Blob;
  /** Advances the queries by about so many milliseconds; false: nothing is left to do. */
  step(budgetMs: number): boolean;
  /** Never returns: for tests of the watchdog. */
  hangForTest(): void;
}

export interface StartOptions {
  width: number;
  height: number;
  dpr: number;
  theme: "light" | "dark";
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

export type ToLoader = { type: "parse"; id: number; files: FileToRead[]; wish: Wish };

export type FromLoader =
  | { type: "ready" }
  | { type: "progress"; id: number; done: number; doing: string }
  | { type: "parsed"; id: number; parsed: Parsed }
  | { type: "failed"; id: number; message: string }
  /** The parser itself failed (out of memory, a panic); the worker must be replaced. */
  | { type: "crashed"; id: number; message: string };

/** The buffers of a parsed import, to move them instead of copying. */
export function buffersOf(parsed: Parsed): Transferable[] {
  return parsed.meshes.flatMap((mesh) => [mesh.positions.buffer, mesh.triangles.buffer, mesh.faces.buffer]);
}
