import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cursor, isOffMotion, loop, Playback, playing, speed, stopAtContact } from "../src/state/playback";
import { check as checkSignal, jointDrag, motion as motionSignal, robots } from "../src/state/robots";
import { check, meeting, motion, robot } from "./robots";

/** A display and an engine whose frames and answers come when the test says so. */
class Bench {
  time = 0;
  frames: (() => void)[] = [];
  sent: number[] = [];
  answers: (() => void)[] = [];
  hits = new Set<string>();
  readonly playback = new Playback(
    (time) => {
      this.sent.push(time);
      return new Promise<void>((resolve) => this.answers.push(resolve));
    },
    () => this.hits,
    { now: () => this.time, frame: (next) => this.frames.push(next) },
  );
  /** Shows the next picture after this many milliseconds. */
  pass(millis: number): void {
    this.time += millis;
    for (const frame of this.frames.splice(0)) frame();
  }
  async answer(): Promise<void> {
    for (const answer of this.answers.splice(0)) answer();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

let bench: Bench;
beforeEach(() => {
  bench = new Bench();
  motionSignal.value = motion();
  checkSignal.value = undefined;
  cursor.value = 0;
});
afterEach(() => {
  playing.value = loop.value = stopAtContact.value = false;
  speed.value = 1;
});

describe("playing a motion", () => {
  it("follows the clock, and stops at the end", async () => {
    bench.playback.play();
    bench.pass(1500);
    expect(cursor.value).toBeCloseTo(1.5);
    speed.value = 2;
    bench.pass(1000);
    expect(cursor.value).toBeCloseTo(3.5);
    bench.pass(1000);
    expect([cursor.value, playing.value]).toEqual([4, false]);
    bench.playback.play();
    expect([cursor.value, playing.value]).toEqual([0, true]);
  });

  it("sends one time at once, then the newest", async () => {
    bench.playback.play();
    bench.pass(100);
    bench.pass(100);
    bench.pass(100);
    expect(bench.sent).toHaveLength(1);
    await bench.answer();
    expect(bench.sent).toHaveLength(2);
    expect(bench.sent[1]).toBeCloseTo(0.3);
    await bench.answer();
    expect(bench.sent).toHaveLength(2);
  });

  it("begins again if it repeats", () => {
    loop.value = true;
    bench.playback.play();
    bench.pass(4500);
    expect(cursor.value).toBeCloseTo(0.5);
    expect(playing.value).toBe(true);
  });

  it("stops where a contact of the check begins, and continues from there", () => {
    stopAtContact.value = true;
    checkSignal.value = check({ pairs: [meeting(1, 2, [1.25, 2]), meeting(1, 3, [3, 3.5])] });
    bench.playback.play();
    bench.pass(1000);
    bench.pass(1000);
    expect([cursor.value, playing.value]).toEqual([1.25, false]);
    bench.playback.play();
    bench.pass(5000);
    expect([cursor.value, playing.value]).toEqual([3, false]);
  });

  it("without a valid check stops at a new interference in the results", () => {
    stopAtContact.value = true;
    checkSignal.value = check({ outdated: true, pairs: [meeting(1, 2, [0.1, 4])] });
    bench.hits = new Set(["1 5"]);
    bench.playback.play();
    bench.pass(500);
    expect(playing.value).toBe(true); // that pair interfered before
    bench.hits = new Set(["1 5", "1 2"]);
    bench.pass(100);
    expect([cursor.value, playing.value]).toEqual([0.5, false]);
  });

  it("a seek pauses, stays within the motion, and resolves when the engine is there", async () => {
    bench.playback.play();
    let there = false;
    void bench.playback.seek(9).then(() => {
      there = true;
    });
    expect([cursor.value, playing.value]).toEqual([4, false]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(there).toBe(false);
    await bench.answer();
    expect(there).toBe(true);
  });

  it("detects whether the robots are off the motion, and begins a new motion at its start", () => {
    const stop = bench.playback.watch();
    motionSignal.value = undefined;
    robots.value = [robot(0, "arm", [1])];
    cursor.value = 3;
    motionSignal.value = motion({ time: null, start: 0 });
    expect([cursor.value, isOffMotion.value]).toEqual([0, false]);
    cursor.value = 4; // another pose than the robot's
    expect(isOffMotion.value).toBe(true);
    motionSignal.value = motion({ time: 4 });
    expect(isOffMotion.value).toBe(false);
    robots.value = [];
    stop();
  });

  it("follows the engine while no time is requested, and pauses while a robot is dragged", () => {
    const stop = bench.playback.watch();
    motionSignal.value = motion({ time: 2.5 });
    expect(cursor.value).toBe(2.5);
    motionSignal.value = motion({ time: null });
    expect(cursor.value).toBe(2.5);
    bench.playback.play();
    robots.value = [robot(0, "arm", [1])];
    jointDrag.value = { robot: 0, values: [0], released: false };
    expect(playing.value).toBe(false);
    jointDrag.value = undefined;
    robots.value = [];
    stop();
  });
});
