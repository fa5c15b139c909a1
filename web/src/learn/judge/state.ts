/** The run of the judge that is shown, and the two workers that it needs while its page is open. */

import { effect, signal } from "@preact/signals-core";
import type { EngineClient } from "../../engine/client";
import { dismiss, startWorker } from "../classroom/lookahead";
import { openPage } from "../course/state";
import type { LessonProtocol } from "../protocol";
import type { PolygonDistance } from "../types";
import { type JudgeResult, judge } from "./judge";
import type { FunctionName } from "./names";
import { Runner, TooSlow } from "./runner";

/** A verdict, or the reason why there is none, about this code. */
export interface Result {
  code: string;
  verdict: JudgeResult | { kind: "slow" } | { kind: "unavailable"; why: string };
}

export const isRunning = signal(false);

/** The last result of each function. */
export const results = signal<Readonly<Partial<Record<FunctionName, Result>>>>({});

let engine: EngineClient<LessonProtocol> | undefined;
const runner = new Runner(
  () => new Worker(new URL("../worker/judge.worker.ts", import.meta.url), { type: "module", name: "judge" }),
);

/** Between calls the engine shows that it is alive, on slow computers too. */
const pairsInCall = 25;

/** True if the present run was stopped on request. */
let isStopped = false;

export async function judgeCode(name: FunctionName, code: string): Promise<void> {
  if (isRunning.peek()) return;
  isRunning.value = true;
  isStopped = false;
  try {
    engine ??= startWorker();
    const client = engine;
    const verdict = await judge(code, name, {
      measure: async (pairs) => {
        const all: (PolygonDistance | null)[] = [];
        for (let i = 0; i < pairs.length; i += pairsInCall)
          all.push(...(await client.call("polygonDistances", pairs.slice(i, i + pairsInCall))));
        if (isStopped) throw new Error("stopped");
        return all;
      },
      run: (code, name, pairs) => runner.run({ code, name, pairs }),
    });
    show(name, { code, verdict });
  } catch (error) {
    if (isStopped) return;
    if (error instanceof TooSlow) show(name, { code, verdict: { kind: "slow" } });
    else {
      const why = error instanceof Error ? error.message : String(error);
      show(name, { code, verdict: { kind: "unavailable", why } });
      release(); // both start anew the next time
    }
  } finally {
    isRunning.value = false;
  }
}

const show = (name: FunctionName, result: Result): void => {
  results.value = { ...results.peek(), [name]: result };
};

/** Stops the run; the last result stays. */
export function stop(): void {
  isStopped = true;
  release();
}

function release(): void {
  runner.stop();
  if (engine) dismiss(engine);
  engine = undefined;
}

// Whoever leaves the page needs neither worker.
effect(() => {
  if (openPage.value?.kind !== "judge") stop();
});
