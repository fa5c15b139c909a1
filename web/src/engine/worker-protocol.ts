/**
 * Defines the protocol between a page and one of its workers: calls by name with one reply each, user input without a reply, and reports of changes.
 * Each direction is one union with the tag `type`.
 */

import type { CanvasReport, Key, Pointer, Session, SessionOptions, Wheel } from "./types";

/** The types of one page and one worker. */
export interface WorkerProtocol {
  /** The calls that the worker answers. */
  calls: object;
  /** The options that the worker is started with. */
  start: object;
  /** The worker's description of itself after it started. */
  info: unknown;
  /** The report after every visible change. */
  changes: unknown;
}

/** The methods that only the worker's own loop calls. */
type LoopMethod = "free" | "pointer" | "wheel" | "doubleClick" | "key" | "blur" | "step" | "draw" | "changes";

/** The calls by name: the session's methods, as the package declares them, and those that a worker adds or replaces. */
export type Calls<Session, Own extends object> = {
  [Name in Exclude<keyof Session & string, LoopMethod | keyof WorkerCalls | keyof Own>]: Session[Name];
} & WorkerCalls &
  Own;

/** The calls that every worker answers by itself. */
export interface WorkerCalls {
  /** Resolves when no query is pending and the picture shows the latest state. */
  settle(): void;
  /** Resolves when no query is pending; the picture may be older. */
  answered(): void;
  /** Returns the canvas as a PNG. */
  screenshot(): Blob;
  /** Never returns, to test the watchdog. */
  hangForTest(): void;
}

/** The calls that all sessions have. */
export type CanvasCalls = Pick<Session, "resize" | "setTheme" | "crashForTest" | "loseContextForTest"> &
  WorkerCalls;
export type CanvasStart = Required<Pick<SessionOptions, "width" | "height" | "dpr" | "theme">>;

/** The protocol of a worker with a session behind a canvas. */
export interface CanvasProtocol extends WorkerProtocol {
  calls: CanvasCalls;
  start: CanvasStart;
  changes: CanvasReport;
}

export type CallName<S extends WorkerProtocol> = keyof S["calls"] & string;
export type CallArguments<S extends WorkerProtocol, Name extends CallName<S>> = S["calls"][Name] extends (
  ...args: infer Args
) => unknown
  ? Args
  : never;
export type CallResult<S extends WorkerProtocol, Name extends CallName<S>> = S["calls"][Name] extends (
  ...args: never[]
) => infer Value
  ? Awaited<Value>
  : never;

/** User input on the canvas, sent without waiting for an answer. */
export type Input =
  | ({ on: "pointer" } & Pointer)
  | ({ on: "wheel" } & Wheel)
  | ({ on: "key" } & Key)
  | { on: "doubleClick"; x: number; y: number }
  | { on: "blur" };

export type ToWorker<S extends WorkerProtocol> =
  | { type: "start"; canvas: OffscreenCanvas | undefined; options: S["start"] }
  | { type: "input"; input: Input }
  | { type: "call"; id: number; name: CallName<S>; args: unknown[] }
  | { type: "ping"; beat: number };

export type FromWorker<S extends WorkerProtocol> =
  | { type: "ready"; info: S["info"] }
  /** The worker or a thread of its pool lives until the page gets this lock. */
  | { type: "alive"; lock: string }
  | { type: "changes"; changes: S["changes"] }
  /** A picture begins; the next message means that it is done. */
  | { type: "drawing" }
  | { type: "reply"; id: number; value: unknown }
  | { type: "refused"; id: number; message: string }
  | { type: "pong"; beat: number }
  /** A panic or a failed start: the worker must be replaced. */
  | { type: "crashed"; message: string };
