/** Keeps an engine running. After a crash or a hang it starts another one and restores the scene. It gives up on an engine that fails repeatedly. */

import { EngineClient, type EngineEnd, EngineEnded } from "./client";
import type { EngineProtocol } from "./protocol";
import type { CallArguments, CallName, CallResult, Input, WorkerProtocol } from "./worker-protocol";

export interface SupervisorEvents<S extends WorkerProtocol = EngineProtocol> {
  ready(info: S["info"]): void;
  changes(changes: S["changes"]): void;
  /** Reports that an engine ended. `again` resolves when its successor has the scene back; it is absent if there is no successor. */
  ended(end: EngineEnd, again: Promise<void> | undefined): void;
}

export interface SupervisorHost<S extends WorkerProtocol = EngineProtocol> {
  createWorker(): Worker;
  /** Returns a canvas that no engine had, because a canvas can be transferred only once. */
  freshCanvas(): OffscreenCanvas | undefined;
  options(): S["start"];
  /** Restores the scene in a new engine. */
  restore(): Promise<void>;
  /** Returns whether an engine ended because of a request, not because of what it was started with. */
  wasRequested?(end: EngineEnd): boolean;
}

/**
 * This many ends in a row are no accident, within the time below or each after another request. A request while an engine runs well resets the count.
 */
const maxEnds = 4;
const maxRequestedEnds = 12;
const endWindowMs = 60_000;

export class Supervisor<S extends WorkerProtocol = EngineProtocol> {
  #client: EngineClient<S> | undefined;
  #ends: { at: number; wasRequested: boolean }[] = [];

  constructor(
    private readonly host: SupervisorHost<S>,
    private readonly events: SupervisorEvents<S>,
  ) {}

  start(): void {
    const client = new EngineClient<S>(this.host.createWorker(), {
      ready: (info) => this.events.ready(info),
      changes: (changes) => this.events.changes(changes),
      ended: (end) => this.#ended(end),
    });
    this.#client = client;
    client.start(this.host.freshCanvas(), this.host.options());
  }

  /** Ends the engine until it is started again. Open calls are refused. */
  stop(): void {
    this.#client?.terminate();
    this.#client = undefined;
  }

  /** Starts another engine with the scene, in place of a running one or after a failure. */
  renew(): Promise<void> {
    this.stop();
    this.#ends = [];
    this.start();
    return this.host.restore();
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
    return this.#client?.callMoving(name, args, transfer) ?? Promise.reject(new EngineEnded());
  }

  #ended(end: EngineEnd): void {
    const now = performance.now();
    const wasRequested = this.host.wasRequested?.(end) ?? false;
    this.#ends = [...this.#ends.filter(({ at }) => now - at < endWindowMs), { at: now, wasRequested }];
    this.#client = undefined;
    const unasked = this.#ends.length - 1 - this.#ends.findLastIndex(({ wasRequested: asked }) => asked);
    if (unasked >= maxEnds || this.#ends.length - unasked >= maxRequestedEnds) {
      this.events.ended(end, undefined);
      return;
    }
    this.start();
    this.events.ended(end, this.host.restore());
  }
}
