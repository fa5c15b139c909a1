/**
 * What a page and one of its workers agree on: calls by name, each answered by one reply, user input that needs no
 * answer, and reports of what changed. Each direction is one union, told apart by `type`.
 */

import type { CanvasReport, Key, Pointer, Session, SessionOptions, Wheel } from "./types";

/** One page and one worker. */
export interface Seam {
  /** What the worker answers. */
  calls: object;
  /** What it is started with. */
  start: object;
  /** What it says of itself once it runs. */
  info: unknown;
  /** What it reports whenever something visible changed. */
  changes: unknown;
}

/** What the worker's own loop calls, and nobody else. */
type OfTheLoop = "free" | "pointer" | "wheel" | "doubleClick" | "key" | "blur" | "step" | "draw" | "changes";

/** A session's methods by name, as the package declares them, and what a worker answers besides or in their place. */
export type Calls<Session, Own extends object> = {
  [Name in Exclude<keyof Session & string, OfTheLoop | keyof WorkerCalls | keyof Own>]: Session[Name];
} & WorkerCalls &
  Own;

/** What every worker answers by itself. */
export interface WorkerCalls {
  /** Resolves when no query is pending and the picture shows the newest state. */
  settle(): void;
  /** Resolves when no query is pending; the picture may be older. */
  answered(): void;
  /** The canvas as a PNG. */
  screenshot(): Blob;
  /** Never returns: for tests of the watchdog. */
  hangForTest(): void;
}

/** What all sessions have. */
export type StageCalls = Pick<Session, "resize" | "setTheme" | "crashForTest" | "loseContextForTest"> &
  WorkerCalls;
export type StageStart = Required<Pick<SessionOptions, "width" | "height" | "dpr" | "theme">>;

/** A seam to a worker with a session behind a canvas. */
export interface StageSeam extends Seam {
  calls: StageCalls;
  start: StageStart;
  changes: CanvasReport;
}

export type CallName<S extends Seam> = keyof S["calls"] & string;
export type CallArguments<S extends Seam, Name extends CallName<S>> = S["calls"][Name] extends (
  ...args: infer Args
) => unknown
  ? Args
  : never;
export type CallResult<S extends Seam, Name extends CallName<S>> = S["calls"][Name] extends (
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

export type ToWorker<S extends Seam> =
  | { type: "start"; canvas: OffscreenCanvas | undefined; options: S["start"] }
  | { type: "input"; input: Input }
  | { type: "call"; id: number; name: CallName<S>; args: unknown[] }
  | { type: "ping"; beat: number };

export type FromWorker<S extends Seam> =
  | { type: "ready"; info: S["info"] }
  /** It is there as long as nobody else gets this lock, or one of its pool's threads is. */
  | { type: "alive"; lock: string }
  | { type: "changes"; changes: S["changes"] }
  /** A picture begins; what is said next says that it is over. */
  | { type: "drawing" }
  | { type: "reply"; id: number; value: unknown }
  | { type: "refused"; id: number; message: string }
  | { type: "pong"; beat: number }
  /** A panic or a failed start: this worker is of no more use. */
  | { type: "crashed"; message: string };
