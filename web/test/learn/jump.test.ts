import { beforeEach, describe, expect, it } from "vitest";
import { inFrame, onPath, part, placeByKey, start, wall } from "../../src/learn/jump/figure";
import * as state from "../../src/learn/jump/state";
import { points } from "../../src/learn/svg-points";
import type { MotionTests, StraightMotion } from "../../src/learn/types";

/** An engine that answers when the test says so. */
class Bench {
  sent: StraightMotion[] = [];
  answers: { resolve(tests: MotionTests): void; reject(error: Error): void }[] = [];
  readonly jump = new state.Jump((motion) => {
    this.sent.push(motion);
    return new Promise((resolve, reject) => this.answers.push({ resolve, reject }));
  });

  async answer(tests: MotionTests | Error): Promise<void> {
    for (const { resolve, reject } of this.answers.splice(0))
      if (tests instanceof Error) reject(tests);
      else resolve(tests);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

let bench: Bench;
beforeEach(() => {
  bench = new Bench();
  state.place.value = start;
  state.poses.value = 1;
  state.answer.value = undefined;
  state.failed.value = false;
});

const hit: MotionTests = { contact: { fraction: 0.25, point: [-4, 46] } };

describe("the jump", () => {
  it("sends the contours that are drawn, and shows the answer about the present place", async () => {
    bench.jump.moveTo([100, 46]);
    expect(state.phase.value).toBe("asking");
    expect(bench.sent).toEqual([{ fixed: wall, moving: [part], from: start, to: [100, 46], poses: 1 }]);
    await bench.answer(hit);
    expect(state.phase.value).toBe("answered");
    expect(state.shown.value?.tests).toEqual(hit);
  });

  it("sends only the newest of the places that the pointer passes while the engine works", async () => {
    for (const x of [0, 40, 80]) bench.jump.moveTo([x, 0]);
    expect(bench.sent).toHaveLength(1);
    await bench.answer({});
    expect(bench.sent.at(-1)?.to).toEqual([80, 0]);
    expect(bench.sent).toHaveLength(2);
    expect(state.phase.value).toBe("asking");
    await bench.answer(hit);
    expect(state.phase.value).toBe("answered");
  });

  it("tests again when the number of poses changes", async () => {
    bench.jump.moveTo([100, 46]);
    await bench.answer(hit);
    bench.jump.setPoses(12);
    expect(state.phase.value).toBe("asking");
    expect(bench.sent.at(-1)).toMatchObject({ to: [100, 46], poses: 12 });
  });

  it("loads the engine's part once, without an answer to show", async () => {
    bench.jump.prepare();
    bench.jump.prepare();
    expect(bench.sent).toHaveLength(1);
    await bench.answer(new Error("no network"));
    expect(state.phase.value).toBe("start");
    bench.jump.moveTo([100, 46]);
    expect(bench.sent).toHaveLength(2);
    expect(state.shown.value).toBeUndefined();
  });

  it("says that the tests failed, until they succeed", async () => {
    bench.jump.moveTo([100, 46]);
    await bench.answer(new Error("ended"));
    expect(state.phase.value).toBe("failed");
    bench.jump.moveTo([90, 46]);
    await bench.answer(hit);
    expect(state.phase.value).toBe("answered");
  });

  it("tells a missed collision from one that a pose shows, and from none", () => {
    expect(state.verdictOf(hit)).toBe("missed");
    expect(state.verdictOf({ ...hit, pose: 3 })).toBe("late");
    expect(state.verdictOf({})).toBe("free");
  });
});

describe("the figure of the jump", () => {
  it("keeps the part in the frame", () => {
    expect(inFrame([1000, -1000])).toEqual([154, -82]);
    expect(inFrame([12, 34])).toEqual([12, 34]);
  });

  it("moves the part by keys, and back to the start", () => {
    expect(placeByKey([0, 0], "ArrowRight", false)).toEqual([10, 0]);
    expect(placeByKey([0, 0], "ArrowUp", true)).toEqual([0, -2]);
    expect(placeByKey([154, 0], "ArrowRight", false)).toEqual([154, 0]);
    expect(placeByKey([50, 0], "Home", false)).toEqual(start);
    expect(placeByKey([50, 0], "Enter", false)).toBeUndefined();
  });

  it("draws places on the path, and contours as SVG does", () => {
    expect(onPath([70, 46], 0.5)).toEqual([-30, 46]);
    expect(
      points([
        [1, 2],
        [3.5, -4],
      ]),
    ).toBe("1,2 3.5,-4");
  });
});
