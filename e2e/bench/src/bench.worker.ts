/**
 * Runs the cases one after the other, in a worker as in the product: the page's main thread may neither wait for other threads, where it would spin on
 * a core that they need, nor load the parts of a package.
 */

import "../../../web/src/engine/trusted.ts";
import * as single from "../pkg/single/index.js";
import type { Case, Engines } from "./case.ts";
import { cases } from "./cases.ts";
import { takeFewSamples } from "./clock.ts";

/** A message of this worker: a case, why it failed, or that all cases have run. */
export type FromBench = { measured: Case } | { failed: string } | { done: true };

const post = (message: FromBench) => self.postMessage(message);

async function engines(): Promise<Engines> {
  await single.default();
  if (!crossOriginIsolated) throw new Error("the page is not isolated, so it has no threads");
  const threads = await import("../pkg/threads/index.js");
  await threads.default();
  const pool = Math.max(2, Math.min(navigator.hardwareConcurrency, 8));
  await threads.initThreadPool(pool);
  return { single, threads, pool };
}

self.onmessage = async ({ data: { isShort } }: MessageEvent<{ isShort: boolean }>) => {
  try {
    if (isShort) takeFewSamples();
    const ready = await engines();
    for (const measure of cases) post({ measured: await measure(ready) });
    post({ done: true });
  } catch (error) {
    post({ failed: String((error as Error).stack ?? error) });
  }
};
