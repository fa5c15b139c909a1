/** Chooses between the two builds of the wasm package and starts the one that can run here. */

import type { EngineInfo, StartOptions } from "../protocol";
import type { Session as SessionType } from "../types";
import { loadSingle } from "./single";

type Make = (Session: typeof SessionType, info: EngineInfo) => SessionType;

export interface Engine {
  session: SessionType;
  info: EngineInfo;
}

/** `make` makes the session; a second time if the first package turns out not to run here. */
export async function startEngine(wish: StartOptions["threads"], make: Make): Promise<Engine> {
  const isolated = self.crossOriginIsolated;
  if (wish === "single") return single({ isolated, why: "asked" }, make);
  if (!isolated) return single({ isolated, why: "notIsolated" }, make);
  const threads = typeof wish === "number" ? wish : navigator.hardwareConcurrency || 1;
  if (threads < 2 && wish === "auto") return single({ isolated, why: "oneCore" }, make);
  let session: SessionType | undefined;
  try {
    const { default: start, initThreadPool, Session } = await import("../../../pkg/threads/index.js");
    await start();
    const pool = initThreadPool(threads);
    const info: EngineInfo = { build: "threads", threads, isolated };
    // The threads take their time: meanwhile the session gets the graphics ready. Nothing is asked of it before they are there.
    session = make(Session, info);
    await pool;
    return { session, info };
  } catch (error) {
    // A browser may refuse the shared memory's maximum (iOS does): the answers are the same without it.
    console.error(error);
    session?.free();
    return single({ isolated, why: "poolFailed" }, make);
  }
}

async function single(reason: Pick<EngineInfo, "isolated" | "why">, make: Make): Promise<Engine> {
  const { Session } = await loadSingle();
  const info: EngineInfo = { build: "single", threads: 1, ...reason };
  return { session: make(Session, info), info };
}
