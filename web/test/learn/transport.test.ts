import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LessonController } from "../../src/learn/lesson-controller";
import { newQuestion } from "../../src/learn/question-state";
import * as state from "../../src/learn/state";
import { period, Transport } from "../../src/learn/transport";
import { FakeWorker } from "./fake-worker";

let worker: FakeWorker;
let transport: Transport;

beforeEach(async () => {
  vi.useFakeTimers();
  worker = new FakeWorker();
  const controller = new LessonController({ call: worker.call }, () => undefined);
  controller.leave();
  transport = new Transport((step) => controller.show(step));
  transport.pause();
  transport.setSpeed(1);
  await controller.open("gilbert", {});
});
afterEach(() => void vi.useRealTimers());

describe("the transport", () => {
  it("steps forward and back within the story", async () => {
    await transport.back();
    expect(state.step.value).toBe(0);
    await transport.on();
    await transport.on();
    expect(state.step.value).toBe(2);
    await transport.back();
    expect(state.step.value).toBe(1);
    await transport.seek(Number.MAX_SAFE_INTEGER);
    expect(state.step.value).toBe(5);
  });

  it("plays step by step to the end and stops there", async () => {
    await transport.play();
    const seen = [state.step.value];
    for (let i = 0; i < 5; i++) {
      expect(state.playing.value).toBe(true);
      await vi.advanceTimersByTimeAsync(period(6, 1));
      seen.push(state.step.value);
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 5]);
    expect(state.playing.value).toBe(false);
    await transport.play();
    expect(state.step.value).toBe(0);
  });

  it("waits for a slow step", async () => {
    await transport.play();
    worker.hold();
    await vi.advanceTimersByTimeAsync(100 * period(6, 1));
    expect(state.step.value).toBe(0);
    worker.release();
    await vi.advanceTimersByTimeAsync(0);
    expect(state.step.value).toBe(1);
  });

  it("stops playing after a manual step", async () => {
    await transport.play();
    await transport.seek(3);
    await vi.advanceTimersByTimeAsync(20 * period(6, 1));
    expect([state.playing.value, state.step.value]).toEqual([false, 3]);
  });

  it("plays faster and slower within its speeds", async () => {
    await transport.play();
    for (let i = 0; i < 3; i++) transport.faster();
    expect(state.speed.value).toBe(2);
    await vi.advanceTimersByTimeAsync(period(6, 2));
    expect(state.step.value).toBe(1);
    for (let i = 0; i < 5; i++) transport.slower();
    expect(state.speed.value).toBe(0.5);
  });

  it("opens all questions again on reset", async () => {
    await transport.seek(3);
    state.questionStates.value = new Map([[0, newQuestion("gilbert.done")]]);
    expect(state.lastSeenStep.value).toBe(3);
    await transport.reset();
    expect([state.step.value, state.questionStates.value.size, state.lastSeenStep.value]).toEqual([0, 0, 0]);
  });

  it("stops at a step that cannot be shown", async () => {
    await transport.play();
    worker.refuse = "broken";
    await vi.advanceTimersByTimeAsync(period(6, 1));
    expect(state.playing.value).toBe(false);
  });

  it("shows a step for a time between the shortest and the longest", () => {
    expect(period(2, 1)).toBe(1800);
    expect(period(100_000, 1)).toBe(120);
    expect(period(2, 2)).toBe(900);
  });
});
