/** Starts the worker of the cases and stores its results in `window.measured`. Loaded as `?short`, it takes few samples. */

import "../../../web/src/engine/trusted.ts";
import type { Case } from "./case.ts";
import type { FromBench } from "./bench.worker.ts";

declare global {
  interface Window {
    measured: { cases: Case[]; done: boolean; failed?: string };
  }
}

window.measured = { cases: [], done: false };

function fail(reason: string): void {
  window.measured.failed = reason;
  window.measured.done = true;
}

const worker = new Worker(new URL("./bench.worker.ts", import.meta.url), { type: "module" });
worker.onmessage = ({ data }: MessageEvent<FromBench>) => {
  if ("failed" in data) fail(data.failed);
  else if ("measured" in data) window.measured.cases.push(data.measured);
  else window.measured.done = true;
};
worker.onerror = ({ message }) => fail(message || "the worker of the cases did not start");
worker.postMessage({ isShort: location.search === "?short" });
