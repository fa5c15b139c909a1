import { beforeEach, describe, expect, it } from "vitest";
import { NextStep } from "../../src/learn/next-step";
import * as state from "../../src/learn/state";
import type { StepInfo } from "../../src/learn/types";

const reported = [["begin"], ["refine"], ["refine", "found"], ["refine"], ["end"]];

/** A worker that returns the keys of steps and records its requests. */
class Keys {
  readonly asked: number[] = [];
  meanwhile: (() => void) | undefined;
  call = (async (name: string, step: number) => {
    expect(name).toBe("keys");
    this.asked.push(step);
    await Promise.resolve();
    this.meanwhile?.();
    return reported[step];
  }) as never;
}

const at = (index: number) => {
  state.shownStep.value = { index, say: reported[index]?.[0] ?? "" } as StepInfo;
};

let worker: Keys;
let next: NextStep;
beforeEach(() => {
  state.story.value = { name: "fake", values: {}, steps: reported.length };
  state.pending.value = false;
  worker = new Keys();
  next = new NextStep(worker);
});

describe("the next step with a key", () => {
  it("is after the shown step, by its text or by an event", async () => {
    at(1);
    expect(await next.find(new Set(["refine"]))).toBe(2);
    expect(await next.find(new Set(["found", "end"]))).toBe(2);
    at(2);
    expect(await next.find(new Set(["end"]))).toBe(4);
  });

  it("continues at the first step and ends with the shown one", async () => {
    at(3);
    expect(await next.find(new Set(["begin"]))).toBe(0);
    expect(await next.find(new Set(["found"]))).toBe(2);
    at(4);
    expect(await next.find(new Set(["end"]))).toBe(4);
  });

  it("is none if no step has the key; each step is requested once", async () => {
    at(0);
    expect(await next.find(new Set(["nowhere"]))).toBe("none");
    expect(await next.find(new Set(["end"]))).toBe(4);
    expect([...worker.asked].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it("is no longer searched after another request", async () => {
    at(0);
    worker.meanwhile = () => {
      state.pending.value = true;
    };
    expect(await next.find(new Set(["end"]))).toBe("overtaken");
    expect(worker.asked).toEqual([1]);
    expect(state.searchedKeys.value).toBeUndefined();
    worker.meanwhile = undefined;
    state.pending.value = false;
    const first = next.find(new Set(["end"]));
    expect(await next.find(new Set(["found"]))).toBe(2);
    expect(await first).toBe("overtaken");
  });
});
