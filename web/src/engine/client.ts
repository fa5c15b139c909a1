/** The page's side of a worker: calls with answers, events, and the worker's end. */

import { MessageError } from "./english";
import { message } from "./message";
import type { EngineProtocol } from "./protocol";
import { Watchdog } from "./watchdog";
import { onWorkerLockReleased } from "./worker-lock";
import type {
  CallArguments,
  CallName,
  CallResult,
  FromWorker,
  Input,
  ToWorker,
  WorkerProtocol,
} from "./worker-protocol";

/** The end of an engine. `open` lists the calls whose outcome is unknown: without an answer, or without a report since. */
export type EngineEnd = { how: "crashed" | "hung" | "gone"; message: string; open: readonly string[] };

export interface EngineEvents<S extends WorkerProtocol = EngineProtocol> {
  ready(info: S["info"]): void;
  changes(changes: S["changes"]): void;
  /** Reports that the worker has ended. Every open call has been refused. */
  ended(end: EngineEnd): void;
}

/** The methods of a `Worker` that the client uses; tests pass a substitute. */
export type Port = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

interface PendingCall {
  name: string;
  resolve(value: unknown): void;
  reject(reason: Error): void;
}

export class EngineClient<S extends WorkerProtocol = EngineProtocol> {
  readonly #worker: Port;
  readonly #watchdog: Watchdog;
  readonly #open = new Map<number, PendingCall>();
  /** Aborts the check for life when the worker has ended. */
  readonly #lifetime = new AbortController();
  /** The actions since the last report. */
  #unreported: string[] = [];
  #next = 1;
  #ended = false;
  /** True if the worker ends when no call is open. */
  #isLeaving = false;

  constructor(
    worker: Port,
    private readonly events: EngineEvents<S>,
  ) {
    this.#worker = worker;
    this.#watchdog = new Watchdog(
      (beat) => this.#post({ type: "ping", beat }),
      () => this.#end("hung", ""),
    );
    worker.addEventListener("message", (event) => this.#receive((event as MessageEvent<FromWorker<S>>).data));
    worker.addEventListener("error", (event) => {
      event.preventDefault?.();
      this.#end("crashed", (event as ErrorEvent).message ?? "the worker could not be loaded");
    });
  }

  start(canvas: OffscreenCanvas | undefined, options: S["start"]): void {
    this.#post({ type: "start", canvas, options }, canvas ? [canvas] : []);
    this.#watchdog.start();
  }

  input(input: Input): void {
    // The worker reports pointer drags while they last.
    if (input.on !== "pointer" && input.on !== "wheel") this.#unreported.push(input.on);
    this.#post({ type: "input", input });
  }

  call<Name extends CallName<S>>(name: Name, ...args: CallArguments<S, Name>): Promise<CallResult<S, Name>> {
    return this.callMoving(name, args, []);
  }

  /** Makes a call whose typed arrays move to the worker instead of being copied. */
  callMoving<Name extends CallName<S>>(
    name: Name,
    args: CallArguments<S, Name>,
    transfer: Transferable[],
  ): Promise<CallResult<S, Name>> {
    if (this.#ended) return Promise.reject(new EngineEnded());
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#open.set(id, { name, resolve: resolve as PendingCall["resolve"], reject });
      this.#post({ type: "call", id, name, args }, transfer);
    });
  }

  /** Terminates the worker once all calls are answered. If it were cut off while it loads a part of itself, it would report an error. */
  leave(): void {
    this.#isLeaving = true;
    this.#leaveIfAnswered();
  }

  terminate(): void {
    this.#ended = true;
    this.#watchdog.stop();
    this.#lifetime.abort();
    this.#worker.terminate();
    for (const { reject } of this.#open.values()) reject(new EngineEnded());
    this.#open.clear();
  }

  #post(message: ToWorker<S>, transfer: Transferable[] = []): void {
    if (!this.#ended) this.#worker.postMessage(message, transfer);
  }

  #receive(message: FromWorker<S>): void {
    if (this.#ended) return;
    this.#watchdog.onMessage(message.type === "drawing");
    switch (message.type) {
      case "ready":
        this.events.ready(message.info);
        break;
      case "alive":
        onWorkerLockReleased(message.lock, this.#lifetime.signal, () => this.#end("gone", ""));
        break;
      case "changes":
        this.#unreported = [];
        this.events.changes(message.changes);
        break;
      case "pong":
        this.#watchdog.pong(message.beat);
        break;
      case "reply":
        this.#take(message.id)?.resolve(message.value);
        this.#leaveIfAnswered();
        break;
      case "refused":
        this.#take(message.id)?.reject(new MessageError(message.message));
        this.#leaveIfAnswered();
        break;
      case "crashed":
        this.#end("crashed", message.message);
    }
  }

  #leaveIfAnswered(): void {
    if (this.#isLeaving && this.#open.size === 0) this.terminate();
  }

  #take(id: number): PendingCall | undefined {
    const open = this.#open.get(id);
    if (open) this.#unreported.push(open.name);
    this.#open.delete(id);
    return open;
  }

  #end(how: EngineEnd["how"], message: string): void {
    if (this.#ended) return;
    const open = [...this.#unreported, ...[...this.#open.values()].map(({ name }) => name)];
    this.terminate();
    this.events.ended({ how, message, open });
  }
}

/** The error of a call without an answer: its worker was replaced, or there is none any more. */
export class EngineEnded extends MessageError {
  constructor() {
    super(message("page-engine-restarted"));
    this.name = "EngineGone";
  }
}
