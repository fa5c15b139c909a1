/** The page's side of the worker with the interpreter. A run that takes too long ends with its worker. */

import type { PolygonPair } from "../types";
import type { Run } from "./interpreter";
import type { FunctionName } from "./names";

export interface RunRequest {
  code: string;
  name: FunctionName;
  pairs: readonly PolygonPair[];
}

/** The worker's answer; `crashed` if the interpreter itself failed. */
export type RunReply = { run: Run } | { crashed: string };

/** The methods of a `Worker` that the runner uses; tests pass a substitute. */
export type RunPort = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

/** The seconds that a run for many pairs may take. No round of simplifying starts after as many. */
export const maxSeconds = 20;

/** Says that a run was stopped because it took too long. */
export class TooSlow extends Error {}

export class Runner {
  #worker: RunPort | undefined;
  #reject: ((reason: Error) => void) | undefined;

  constructor(
    private readonly start: () => RunPort,
    private readonly maxMs = maxSeconds * 1000,
  ) {}

  /** Runs code; one run at a time. */
  run(request: RunRequest): Promise<Run> {
    const worker = this.#worker ?? this.#begin();
    return new Promise<Run>((resolve, reject) => {
      const timer = setTimeout(() => this.#end(new TooSlow()), this.maxMs);
      this.#reject = (reason) => {
        clearTimeout(timer);
        reject(reason);
      };
      const taken = new AbortController();
      worker.addEventListener(
        "message",
        (event) => {
          clearTimeout(timer);
          taken.abort();
          const reply = (event as MessageEvent<RunReply>).data;
          if ("run" in reply) resolve(reply.run);
          else this.#end(new Error(reply.crashed));
        },
        { signal: taken.signal },
      );
      worker.postMessage(request);
    });
  }

  /** Ends the worker; an open run is rejected. */
  stop(): void {
    this.#end(new Error("stopped"));
  }

  #begin(): RunPort {
    const worker = this.start();
    this.#worker = worker;
    worker.addEventListener("error", (event) => {
      event.preventDefault?.();
      this.#end(new Error((event as ErrorEvent).message ?? "the interpreter could not be loaded"));
    });
    return worker;
  }

  #end(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#reject?.(reason);
    this.#reject = undefined;
  }
}
