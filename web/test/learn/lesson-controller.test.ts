import { beforeEach, describe, expect, it } from "vitest";
import { EngineEnded } from "../../src/engine/client";
import { LessonController } from "../../src/learn/lesson-controller";
import { newQuestion } from "../../src/learn/question-state";
import * as state from "../../src/learn/state";
import { FakeWorker } from "./fake-worker";

let worker: FakeWorker;
let controller: LessonController;
let refusals: string[];

beforeEach(() => {
  worker = new FakeWorker();
  refusals = [];
  controller = new LessonController({ call: worker.call }, (why) => refusals.push(why));
  controller.leave();
});

describe("the lesson controller", () => {
  it("opens a lesson and shows its step, at most the last", async () => {
    await controller.open("gilbert", { gap: 2 }, 99);
    expect(state.story.value).toMatchObject({ name: "gilbert", values: { gap: 2, shapes: "boxes" } });
    expect(state.step.value).toBe(5);
    expect(state.pending.value).toBe(false);
  });

  it("shows only the newest of the requests made while it is busy", async () => {
    await controller.open("gilbert", {});
    worker.calls.length = 0;
    worker.hold();
    const shows = [1, 2, 3, 4].map((step) => controller.show(step));
    expect(state.pending.value).toBe(true);
    worker.release();
    await Promise.all(shows);
    expect(worker.calls).toEqual(["show 1", "show 4"]);
    expect(state.step.value).toBe(4);
  });

  it("keeps the step when a value is changed, and opens no story twice", async () => {
    await controller.open("gilbert", {}, 3);
    await controller.set({ gap: 5 });
    expect(state.story.value?.values.gap).toBe(5);
    expect(state.step.value).toBe(3);
    await controller.show(4);
    expect(worker.calls.filter((call) => call.startsWith("open"))).toHaveLength(2);
  });

  it("keeps the shown step if a request is refused, and reports the reason", async () => {
    await controller.open("gilbert", {}, 2);
    worker.refuse = "no such lesson";
    await expect(controller.open("nope", {})).rejects.toThrow("no such lesson");
    expect(refusals).toEqual(["no such lesson"]);
    expect(state.story.value?.name).toBe("gilbert");
    expect(state.requested.value?.lesson).toBe("gilbert");
    worker.refuse = undefined;
    await controller.show(3);
    expect(state.step.value).toBe(3);
  });

  it("clears answers when another story is opened, but not with another step", async () => {
    await controller.open("gilbert", {});
    state.questionStates.value = new Map([[0, newQuestion("gilbert.done")]]);
    await controller.show(1);
    expect(state.questionStates.value.size).toBe(1);
    await controller.set({ gap: 3 });
    expect(state.questionStates.value.size).toBe(0);
  });

  /** A lesson controller whose worker can be replaced, as the supervisor does it. */
  const replaceable = () => {
    let now = worker;
    const call = ((...args: unknown[]) => (now.call as (...args: unknown[]) => unknown)(...args)) as never;
    controller = new LessonController({ call }, (why) => refusals.push(why));
    return {
      end: () => {
        now.call = (() => Promise.reject(new EngineEnded())) as never;
      },
      start: () => {
        now = new FakeWorker();
        return now;
      },
    };
  };
  /** Resolves when all work that needs no time is done. */
  const turn = () => new Promise((go) => setTimeout(go));

  it("sends only the newest request to a new worker", async () => {
    const { end, start } = replaceable();
    await controller.open("gilbert", { gap: 2 }, 4);
    end();
    let isShown = false;
    const opened = controller.open("exact-predicates", {}).then(() => {
      isShown = true;
    });
    await turn();
    expect(isShown).toBe(false);
    const next = start();
    await controller.restore();
    await opened;
    expect(next.calls).toEqual(['open "exact-predicates" {}', "show 0"]);
    expect(state.story.value?.name).toBe("exact-predicates");
    await controller.idle();
  });

  it("restores the last shown step and refuses the request after two workers have ended at it", async () => {
    const { end, start } = replaceable();
    await controller.open("gilbert", { gap: 2 }, 4);
    end();
    const set = expect(controller.set({ gap: 9 })).rejects.toThrow("restarted before");
    await turn();
    start();
    end();
    await controller.restore();
    const next = start();
    await controller.restore();
    await set;
    expect(next.calls).toEqual(['open "gilbert" {"gap":2}', "show 4"]);
    expect(state.story.value?.values.gap).toBe(2);
    expect(refusals).toEqual([]);
  });

  it("rejects all requests if no worker can be started", async () => {
    const { end } = replaceable();
    await controller.open("gilbert", {});
    end();
    const show = expect(controller.show(3)).rejects.toThrow("restarted before");
    await turn();
    controller.markUnavailable();
    await show;
    await controller.idle();
  });

  it("reports the progress of a long step, and returns to the previous step on cancel", async () => {
    await controller.open("gilbert", {}, 2);
    worker.calls.length = 0;
    worker.hold();
    const show = controller.show(4);
    await Promise.resolve();
    controller.onProgress(0.4);
    expect(state.stepProgress.value).toBe(0.4);
    controller.cancel();
    worker.release();
    await show;
    expect(worker.calls).toEqual(["show 4", "stop"]);
    expect([state.step.value, state.pending.value, state.stepProgress.value]).toEqual([2, false, undefined]);
    await controller.show(4);
    expect(state.step.value).toBe(4);
  });

  it("returns to the shown story when another one is cancelled", async () => {
    await controller.open("gilbert", { gap: 2 }, 2);
    state.questionStates.value = new Map([[0, newQuestion("gilbert.done")]]);
    worker.calls.length = 0;
    worker.hold();
    const set = controller.set({ gap: 7 });
    controller.cancel();
    worker.release();
    await set;
    expect(worker.calls).toEqual(['open "gilbert" {"gap":7,"shapes":"boxes"}', "stop", "takeBack"]);
    expect([state.story.value?.values.gap, state.requested.value?.values.gap]).toEqual([2, 2]);
    expect(state.questionStates.value.size).toBe(1);
    worker.calls.length = 0;
    await controller.show(3);
    expect(worker.calls).toEqual(["show 3"]);
  });

  it("stops a long step for a newer request", async () => {
    await controller.open("gilbert", {}, 0);
    worker.calls.length = 0;
    worker.hold();
    const shows = [controller.show(5), controller.show(1)];
    controller.onProgress(0.1);
    worker.release();
    await Promise.all(shows);
    expect(worker.calls).toEqual(["show 5", "stop", "show 1"]);
    expect(state.step.value).toBe(1);
  });

  it("opens a story again without clearing its answers", async () => {
    await controller.open("gilbert", {}, 2);
    state.questionStates.value = new Map([
      [1, { ...newQuestion("q"), tries: 1, right: true, answer: 0, given: 0 }],
    ]);
    worker.calls.length = 0;
    await controller.remeasure();
    await controller.show(3);
    expect(worker.calls).toEqual(['open "gilbert" {}', "show 2", "show 3"]);
    expect(state.questionStates.value.size).toBe(1);
  });

  it("returns to the gallery when the very first story is cancelled", async () => {
    worker.hold();
    const opening = controller.open("gilbert", {}, 2);
    controller.cancel();
    worker.release();
    await opening;
    expect([state.story.value, state.requested.value, state.pending.value]).toEqual([
      undefined,
      undefined,
      false,
    ]);
  });
});
