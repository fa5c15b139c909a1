/** Starts the wasm package: with shared memory where this page may have it, without anywhere else. */

import "../trusted";
import type { EngineInfo, FromEngine, StartOptions } from "../protocol";
import { usualThreads } from "../threads";
import type { Session as SessionType } from "../types";

type Package = Omit<typeof import("../../../pkg/single/index.js"), "default" | "initSync"> & {
  /** Starts so many threads; absent where memory is not shared. */
  startThreads?: (threads: number) => Promise<void>;
};

/** How many threads this page starts by itself, the starting one among them. */
export const ownThreads = usualThreads(navigator.hardwareConcurrency);

/** All workers of a page start the same package, so that it is loaded once, unless one shall be `alone`. */
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
        await hands(threads - 1, sharedParts());
        startPool(threads);
      };
      return { ...shared, startThreads };
    } catch (error) {
      // A browser may refuse the shared memory's maximum (iOS does): the answers are the same without it.
      console.error(error);
    }
  }
  const { default: start, ...single } = await import("../../../pkg/single/index.js");
  await start();
  return single;
}

/** Workers that have the package over the same memory, and are about to work as threads of its pool. */
async function hands(count: number, parts: unknown[]): Promise<void> {
  const ready = Array.from({ length: count }, () => {
    const worker = new Worker(new URL("./hand.worker.ts", import.meta.url), { type: "module", name: "hand" });
    kept.push(worker);
    worker.postMessage(parts);
    return new Promise<void>((resolve, reject) => {
      worker.onmessage = ({ data: lock }: MessageEvent<string | undefined>) => {
        // The thread that waits for another cannot see that it is gone, but the page can.
        if (lock !== undefined) self.postMessage({ type: "alive", lock } satisfies FromEngine);
        worker.onerror = null; // from now on what fails there is the engine's end
        resolve();
      };
      worker.onerror = (event) => {
        event.preventDefault(); // one can do without
        reject(new Error(event.message));
      };
    });
  });
  await Promise.all(ready);
}

/** A browser may end a worker that nobody knows. */
const kept: Worker[] = [];

type Make = (Session: typeof SessionType) => SessionType;

export interface Engine {
  session: SessionType;
  info: EngineInfo;
  /** Resolves when the threads are there, to what runs from then on; absent where there are none. */
  threads?: Promise<EngineInfo>;
}

/** `make` makes the session. It runs on this thread until the others are there: the first picture does not wait for them. */
export async function startEngine(wish: StartOptions["threads"], make: Make): Promise<Engine> {
  const isolated = self.crossOriginIsolated;
  const threads = typeof wish === "number" ? wish : ownThreads;
  const oneCore = wish === "auto" && threads < 2;
  const { Session, startThreads } = await startPackage(wish === "single" || oneCore);
  if (!startThreads) {
    const why = wish === "single" ? "asked" : !isolated ? "notIsolated" : oneCore ? "oneCore" : "poolFailed";
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
