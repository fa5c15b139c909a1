/**
 * Keeps an engine running: starts one, and when it crashes or hangs starts another and asks for the scene to be brought
 * back. An engine that fails again and again is not started any more.
 */

import { EngineClient, type EngineEnd, EngineGone } from "./client";
import type { EngineSeam } from "./protocol";
import type { CallArguments, CallName, CallResult, Input, Seam } from "./seam";

export interface SupervisorEvents<S extends Seam = EngineSeam> {
  ready(info: S["info"]): void;
  changes(changes: S["changes"]): void;
  /** An engine ended. `again` resolves when its successor has the scene back, and is absent when there is none. */
  ended(end: EngineEnd, again: Promise<void> | undefined): void;
}

export interface Surroundings<S extends Seam = EngineSeam> {
  createWorker(): Worker;
  /** A canvas that was never given away: a canvas can be handed to one engine only. */
  freshCanvas(): OffscreenCanvas | undefined;
  options(): S["start"];
  /** Brings the scene back into a new engine. */
  restore(): Promise<void>;
  /** Whether it ended by what somebody asked of it, not by what it was started with. */
  wasAsked?(end: EngineEnd): boolean;
}

/**
 * So many ends one after the other within so many milliseconds are no accident; nor are so many that each came of something else that was asked.
 * What is asked in between has found an engine that ran: those before it no longer count.
 */
const tooMany = 4;
const tooManyAsked = 12;
const soon = 60_000;

export class Supervisor<S extends Seam = EngineSeam> {
  #client: EngineClient<S> | undefined;
  #ends: { at: number; asked: boolean }[] = [];

  constructor(
    private readonly around: Surroundings<S>,
    private readonly events: SupervisorEvents<S>,
  ) {}

  start(): void {
    const client = new EngineClient<S>(this.around.createWorker(), {
      ready: (info) => this.events.ready(info),
      changes: (changes) => this.events.changes(changes),
      ended: (end) => this.#ended(end),
    });
    this.#client = client;
    client.start(this.around.freshCanvas(), this.around.options());
  }

  /** Ends the engine for good, or until it is started again. Calls that are open are refused. */
  stop(): void {
    this.#client?.terminate();
    this.#client = undefined;
  }

  /** Another one with the scene, in the place of one that runs well, or after all that failed. */
  renew(): Promise<void> {
    this.stop();
    this.#ends = [];
    this.start();
    return this.around.restore();
  }

  input(input: Input): void {
    this.#client?.input(input);
  }

  call<Name extends CallName<S>>(name: Name, ...args: CallArguments<S, Name>): Promise<CallResult<S, Name>> {
    return this.callMoving(name, args, []);
  }

  callMoving<Name extends CallName<S>>(
    name: Name,
    args: CallArguments<S, Name>,
    transfer: Transferable[],
  ): Promise<CallResult<S, Name>> {
    return this.#client?.callMoving(name, args, transfer) ?? Promise.reject(new EngineGone());
  }

  #ended(end: EngineEnd): void {
    const now = performance.now();
    const asked = this.around.wasAsked?.(end) ?? false;
    this.#ends = [...this.#ends.filter(({ at }) => now - at < soon), { at: now, asked }];
    this.#client = undefined;
    const unasked = this.#ends.length - 1 - this.#ends.findLastIndex(({ asked }) => asked);
    if (unasked >= tooMany || this.#ends.length - unasked >= tooManyAsked) {
      this.events.ended(end, undefined);
      return;
    }
    this.start();
    this.events.ended(end, this.around.restore());
  }
}
