/** Chooses between the two builds of the app's wasm package and starts the one that can run here. */

import type { EngineInfo, StartOptions } from "../protocol";
import type { Session as SessionType } from "../types";

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
  if (wish === "single") return single({ isolated, why: "asked" }, make);
  if (!isolated) return single({ isolated, why: "notIsolated" }, make);
  const threads = typeof wish === "number" ? wish : navigator.hardwareConcurrency || 1;
  if (threads < 2 && wish === "auto") return single({ isolated, why: "oneCore" }, make);
  try {
    const { default: start, initThreadPool, Session } = await import("../../../pkg/threads/index.js");
    await start();
    const pool = initThreadPool(threads);
    const session = make(Session);
    const info: EngineInfo = { build: "threads", threads, isolated };
    const joined = () => {
      session.useThreads();
      return info;
    };
    const alone = (error: unknown): EngineInfo => {
      console.error(error);
      return { ...info, threads: 1, why: "poolFailed" };
    };
    return { session, info, threads: pool.then(joined, alone) };
  } catch (error) {
    // A browser may refuse the shared memory's maximum (iOS does): the answers are the same without it.
    console.error(error);
    return single({ isolated, why: "poolFailed" }, make);
  }
}

async function single(reason: Pick<EngineInfo, "isolated" | "why">, make: Make): Promise<Engine> {
  const { default: start, Session } = await import("../../../pkg/single/index.js");
  await start();
  return { session: make(Session), info: { build: "single", threads: 1, ...reason } };
}
