/** Runs the cases one after the other and stores the results in `window.measured`. */

import * as single from "../pkg/single/index.js";
import type { Case, Engines } from "./case.ts";
import { cases } from "./cases.ts";

declare global {
  interface Window {
    measured: { cases: Case[]; done: boolean; failed?: string };
  }
}

async function engines(): Promise<Engines> {
  await single.default();
  if (!crossOriginIsolated) return { single, threads: undefined, pool: 1 };
  const threads = await import("../pkg/threads/index.js");
  await threads.default();
  const pool = Math.max(2, Math.min(navigator.hardwareConcurrency, 8));
  await threads.initThreadPool(pool);
  return { single, threads, pool };
}

async function run(): Promise<void> {
  window.measured = { cases: [], done: false };
  try {
    const ready = await engines();
    for (const measure of cases) {
      window.measured.cases.push(await measure(ready));
      await new Promise((next) => setTimeout(next)); // lets the page answer how far it is
    }
  } catch (error) {
    window.measured.failed = String((error as Error).stack ?? error);
  }
  window.measured.done = true;
}

void run();
