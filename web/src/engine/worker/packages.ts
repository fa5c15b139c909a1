/** Chooses between the two builds of the wasm package and starts the one that can run here. */

import type { EngineInfo, StartOptions } from "../protocol";
import type { Session as SessionType } from "../types";

export interface Engine {
  Session: typeof SessionType;
  info: EngineInfo;
}

export async function loadEngine(wish: StartOptions["threads"]): Promise<Engine> {
  const isolated = self.crossOriginIsolated;
  if (wish === "single") return single({ isolated, why: "asked" });
  if (!isolated) return single({ isolated, why: "notIsolated" });
  const threads = typeof wish === "number" ? wish : navigator.hardwareConcurrency || 1;
  if (threads < 2 && wish === "auto") return single({ isolated, why: "oneCore" });
  try {
    const { default: start, initThreadPool, Session } = await import("../../../pkg/threads/index.js");
    await start();
    await initThreadPool(threads);
    return { Session, info: { build: "threads", threads, isolated } };
  } catch (error) {
    // A browser may refuse the shared memory's maximum (iOS does): the answers are the same without it.
    console.error(error);
    return single({ isolated, why: "poolFailed" });
  }
}

async function single(reason: Pick<EngineInfo, "isolated" | "why">): Promise<Engine> {
  const { default: start, Session } = await import("../../../pkg/single/index.js");
  await start();
  return { Session, info: { build: "single", threads: 1, ...reason } };
}
