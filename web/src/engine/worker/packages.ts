/** Starts the wasm package, with shared memory if this page may use it. */

import "../trusted";
import type { EngineInfo, FromEngine, StartOptions } from "../protocol";
import { usualThreads } from "../threads";
import type { Session as SessionType } from "../types";

type Package = Omit<typeof import("../../../pkg/single/index.js"), "default" | "initSync"> & {
  /** Starts the threads; absent if memory is not shared. */
  startThreads?: (threads: number) => Promise<void>;
};

/** The default number of threads of this page, including the one that starts them. */
export const ownThreads = usualThreads(navigator.hardwareConcurrency);

/** Starts the package. All workers of a page use the same build, so that it is loaded once, unless one is `alone`. */
export async function startPackage(alone = ownThreads === 1): Promise<Package> {
  if (self.crossOriginIsolated && !alone) {
    try {
      const {
        default: start,
        sharedParts,
        startPool,
        ...shared
      } = await import("../../../pkg/threads/index.js");
      await start();
      const startThreads = async (threads: number) => {
        await startThreadWorkers(threads - 1, sharedParts());
        startPool(threads);
      };
      return { ...shared, startThreads };
    } catch (error) {
      // A browser may refuse the maximum of shared memory, as iOS does. The answers are the same without it.
      console.error(error);
    }
  }
  const { default: start, ...single } = await import("../../../pkg/single/index.js");
  await start();
  return single;
}

/** Starts the workers for the threads of the pool, with the package over the same memory. */
async function startThreadWorkers(count: number, parts: unknown[]): Promise<void> {
  const ready = Array.from({ length: count }, () => {
    const worker = new Worker(new URL("./hand.worker.ts", import.meta.url), { type: "module", name: "hand" });
    liveWorkers.push(worker);
    worker.postMessage(parts);
    return new Promise<void>((resolve, reject) => {
      worker.onmessage = ({ data: lock }: MessageEvent<string | undefined>) => {
        // A thread that waits for another one cannot see that it has ended, but the page can.
        if (lock !== undefined) self.postMessage({ type: "alive", lock } satisfies FromEngine);
        worker.onerror = null; // from now on a failure there ends the engine
        resolve();
      };
      worker.onerror = (event) => {
        event.preventDefault(); // the engine works without it
        reject(new Error(event.message));
      };
    });
  });
  await Promise.all(ready);
}

/** Keeps a reference, because a browser may end a worker without one. */
const liveWorkers: Worker[] = [];

type CreateSession = (Session: typeof SessionType) => SessionType;

export interface Engine {
  session: SessionType;
  info: EngineInfo;
  /** Resolves with the new build when the threads run; absent if there are none. */
  threads?: Promise<EngineInfo>;
}

/** Starts an engine whose session `make` creates. The session runs on this thread until the threads are ready, so that the first picture is early. */
export async function startEngine(requested: StartOptions["threads"], make: CreateSession): Promise<Engine> {
  const isolated = self.crossOriginIsolated;
  const threads = typeof requested === "number" ? requested : ownThreads;
  const oneCore = requested === "auto" && threads < 2;
  const { Session, startThreads } = await startPackage(requested === "single" || oneCore);
  if (!startThreads) {
    const why =
      requested === "single" ? "asked" : !isolated ? "notIsolated" : oneCore ? "oneCore" : "poolFailed";
    return { session: make(Session), info: { build: "single", threads: 1, isolated, why } };
  }
  const pool = startThreads(threads);
  const session = make(Session);
  const info: EngineInfo = { build: "threads", threads, isolated };
  const joined = () => {
    session.useThreads();
    return info;
  };
  const left = (error: unknown): EngineInfo => {
    console.error(error);
    return { ...info, threads: 1, why: "poolFailed" };
  };
  return { session, info, threads: pool.then(joined, left) };
}
