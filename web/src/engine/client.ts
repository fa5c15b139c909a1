/** The page's end of a worker: calls with answers, events, and the worker's end. */

import type { EngineSeam } from "./protocol";
import type { CallArguments, CallName, CallResult, FromWorker, Input, Seam, ToWorker } from "./seam";
import { Watchdog } from "./watchdog";

export type EngineEnd = { how: "crashed" | "hung"; message: string };

export interface EngineEvents<S extends Seam = EngineSeam> {
  ready(info: S["info"]): void;
  changes(changes: S["changes"]): void;
  /** The worker is gone; every open call has been refused. */
  ended(end: EngineEnd): void;
}

/** What the client needs of a `Worker`; tests give another. */
export type Port = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

interface Open {
  resolve(value: unknown): void;
  reject(reason: Error): void;
}

export class EngineClient<S extends Seam = EngineSeam> {
  readonly #worker: Port;
  readonly #watchdog: Watchdog;
  readonly #open = new Map<number, Open>();
  #next = 1;
  #ended = false;

  constructor(
    worker: Port,
    private readonly events: EngineEvents<S>,
  ) {
    this.#worker = worker;
    this.#watchdog = new Watchdog(
      (beat) => this.#post({ type: "ping", beat }),
      () => this.#end({ how: "hung", message: "" }),
    );
    worker.addEventListener("message", (event) => this.#receive((event as MessageEvent<FromWorker<S>>).data));
    worker.addEventListener("error", (event) => {
      event.preventDefault?.();
      this.#end({
        how: "crashed",
        message: (event as ErrorEvent).message ?? "the worker could not be loaded",
      });
    });
  }

  start(canvas: OffscreenCanvas | undefined, options: S["start"]): void {
    this.#post({ type: "start", canvas, options }, canvas ? [canvas] : []);
    this.#watchdog.start();
  }

  input(input: Input): void {
    this.#post({ type: "input", input });
  }

  call<Name extends CallName<S>>(name: Name, ...args: CallArguments<S, Name>): Promise<CallResult<S, Name>> {
    return this.callMoving(name, args, []);
  }

  /** A call whose typed arrays move to the worker instead of being copied. */
  callMoving<Name extends CallName<S>>(
    name: Name,
    args: CallArguments<S, Name>,
    transfer: Transferable[],
  ): Promise<CallResult<S, Name>> {
    if (this.#ended) return Promise.reject(new EngineGone());
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve: resolve as Open["resolve"], reject });
      this.#post({ type: "call", id, name, args }, transfer);
    });
  }

  terminate(): void {
    this.#ended = true;
    this.#watchdog.stop();
    this.#worker.terminate();
    for (const { reject } of this.#open.values()) reject(new EngineGone());
    this.#open.clear();
  }

  #post(message: ToWorker<S>, transfer: Transferable[] = []): void {
    if (!this.#ended) this.#worker.postMessage(message, transfer);
  }

  #receive(message: FromWorker<S>): void {
    if (this.#ended) return;
    this.#watchdog.heard(message.type === "drawing");
    switch (message.type) {
      case "ready":
        this.events.ready(message.info);
        break;
      case "changes":
        this.events.changes(message.changes);
        break;
      case "pong":
        this.#watchdog.pong(message.beat);
        break;
      case "reply":
        this.#take(message.id)?.resolve(message.value);
        break;
      case "refused":
        this.#take(message.id)?.reject(new Error(message.message));
        break;
      case "crashed":
        this.#end({ how: "crashed", message: message.message });
    }
  }

  #take(id: number): Open | undefined {
    const open = this.#open.get(id);
    this.#open.delete(id);
    return open;
  }

  #end(end: EngineEnd): void {
    if (this.#ended) return;
    this.terminate();
    this.events.ended(end);
  }
}

/** Why a call has no answer: its worker was replaced. */
export class EngineGone extends Error {
  constructor() {
    super("the engine was restarted before it answered");
    this.name = "EngineGone";
  }
}
