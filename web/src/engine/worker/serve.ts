/** The worker's side of the protocol: takes messages in order, answers calls, and distinguishes refusals from failures. */

import { holdWorkerLock } from "../worker-lock";
import type { FromWorker, Input, ToWorker, WorkerProtocol } from "../worker-protocol";
import { isPanic, sentence } from "./failure";

/** A running worker. */
export interface RunningWorker<S extends WorkerProtocol> {
  info: S["info"];
  /** The first report. */
  changes: S["changes"];
  /** Finds the function for calls of a name; undefined if there is none. */
  find(name: string): ((...args: unknown[]) => unknown) | undefined;
  feed(input: Input): void;
  /** Reports that something may have changed. */
  wake(): void;
}

export interface WorkerOutput<S extends WorkerProtocol> {
  /** Reports that another build runs than was reported before. */
  ready(info: S["info"]): void;
  report(changes: S["changes"]): void;
  /** Reports that a picture begins; a report follows it. */
  draws(): void;
  crash(error: unknown): void;
}

/** Serves messages. The first one starts the worker; calls that arrive before it has started are answered afterwards, in order. */
export function serve<S extends WorkerProtocol>(
  start: (
    canvas: OffscreenCanvas | undefined,
    options: S["start"],
    out: WorkerOutput<S>,
  ) => Promise<RunningWorker<S>>,
): void {
  type Start = Extract<ToWorker<S>, { type: "start" }>;
  type Call = Extract<ToWorker<S>, { type: "call" }>;
  let served: RunningWorker<S> | undefined;
  let early: Call[] = [];

  const post = (message: FromWorker<S>) => self.postMessage(message);
  const out: WorkerOutput<S> = {
    ready: (info) => post({ type: "ready", info }),
    report: (changes) => post({ type: "changes", changes }),
    draws: () => post({ type: "drawing" }),
    crash: (error) => post({ type: "crashed", message: sentence(error) }),
  };

  const begin = async ({ canvas, options }: Start) => {
    void holdWorkerLock().then((lock) => lock !== undefined && post({ type: "alive", lock }));
    served = await start(canvas, options, out);
    out.ready(served.info);
    out.report(served.changes);
    for (const call of early) void answer(call, served);
    early = [];
    served.wake();
  };

  const answer = async ({ id, name, args }: Call, to: RunningWorker<S>) => {
    try {
      const method = to.find(name);
      if (!method) throw new Error(`the worker has no call named ${name}`);
      const value = await method(...args);
      to.wake();
      post({ type: "reply", id, value });
    } catch (error) {
      if (isPanic(error)) out.crash(error);
      else post({ type: "refused", id, message: sentence(error) });
    }
  };

  const feed = (input: Input) => {
    try {
      served?.feed(input); // pointer moves before the start are dropped
      served?.wake();
    } catch (error) {
      out.crash(error);
    }
  };

  self.onmessage = ({ data: message }: MessageEvent<ToWorker<S>>) => {
    if (message.type === "start") begin(message).catch(out.crash);
    else if (message.type === "ping") post({ type: "pong", beat: message.beat });
    else if (message.type === "input") feed(message.input);
    else if (served) void answer(message, served);
    else early.push(message);
  };
}
