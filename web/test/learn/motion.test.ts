import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { chartsNow, MotionPlayer, motion, moving, showsPoses, time } from "../../src/learn/motion";
import { shownStep, speed } from "../../src/learn/state";
import type { LessonMotion, StepInfo } from "../../src/learn/types";

const share: LessonMotion = { from: 0, to: 1, at: 0.5, unit: "share" };
const seconds: LessonMotion = { from: 0, to: 3, at: 1, unit: "seconds" };

const stepWith = (motion?: LessonMotion): StepInfo =>
  ({
    index: 0,
    charts: ["seconds", "step"].map((name) => ({ name, x: { name }, at: 7, lines: [] })),
    ...(motion && { motion }),
  }) as unknown as StepInfo;

/** A display and a worker for the player. */
class Bench {
  now = 0;
  frames: (() => void)[] = [];
  shown: [number, boolean][] = [];
  readonly player = new MotionPlayer(async (at, poses) => void this.shown.push([at, poses]), {
    now: () => this.now,
    frame: (next) => this.frames.push(next),
  });
  async pass(millis: number): Promise<void> {
    this.now += millis;
    for (const frame of this.frames.splice(0)) frame();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

let bench: Bench;
let stop: () => void;
beforeEach(() => {
  bench = new Bench();
  stop = bench.player.watch();
  shownStep.value = stepWith(seconds);
});
afterEach(() => {
  stop();
  speed.value = 1;
  shownStep.value = undefined;
});

describe("the motion of a step", () => {
  it("begins at the time that the step shows, and plays by the clock to the end", async () => {
    expect([time.value, bench.shown]).toEqual([1, []]);
    bench.player.play();
    await bench.pass(500);
    expect(time.value).toBeCloseTo(1.5);
    speed.value = 2;
    await bench.pass(500);
    expect(time.value).toBeCloseTo(2.5);
    await bench.pass(500);
    expect([time.value, moving.value]).toEqual([3, false]);
    expect(bench.shown.at(-1)).toEqual([3, false]);
  });

  it("starts over from the end, and plays a whole path in four seconds", async () => {
    shownStep.value = stepWith(share);
    bench.player.seek(2);
    expect(time.value).toBe(1);
    bench.player.play();
    expect(time.value).toBe(0);
    await bench.pass(1000);
    expect(time.value).toBeCloseTo(0.25);
  });

  it("pauses where the slider is moved, and shows poses only on request", async () => {
    bench.player.play();
    bench.player.seek(0.25);
    expect([time.value, moving.value]).toEqual([0.25, false]);
    bench.player.setPoses(true);
    await bench.pass(0);
    expect(bench.shown.at(-1)).toEqual([0.25, true]);
  });

  it("stops at a new step, which shows its own time even if an older picture is late", async () => {
    bench.player.setPoses(true);
    bench.player.play();
    bench.now += 10;
    for (const frame of bench.frames.splice(0)) frame();
    shownStep.value = stepWith(share);
    await bench.pass(0);
    expect(bench.shown.at(-1)).toEqual([0.5, false]);
    expect([time.value, moving.value, showsPoses.value]).toEqual([0.5, false, false]);
  });

  it("does nothing in a step without motion", () => {
    shownStep.value = stepWith();
    bench.player.play();
    bench.player.seek(1);
    expect([motion.value, moving.value, bench.shown]).toEqual([undefined, false, []]);
  });

  it("moves the cursor of charts over its time, and of no others", () => {
    expect(chartsNow.value.map(({ at }) => at)).toEqual([7, 7]);
    bench.player.seek(2);
    expect(chartsNow.value.map(({ at }) => at)).toEqual([2, 7]);
  });
});
