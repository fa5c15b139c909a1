/**
 * What a page and one of its workers agree on: calls by name, each answered by one reply, user input that needs no
 * answer, and reports of what changed. Each direction is one union, told apart by `type`.
 */

import type { Key, Pointer, Wheel } from "./types";

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
  | { type: "changes"; changes: S["changes"] }
  | { type: "reply"; id: number; value: unknown }
  | { type: "refused"; id: number; message: string }
  | { type: "pong"; beat: number }
  /** A panic or a failed start: this worker is of no more use. */
  | { type: "crashed"; message: string };
