import { beforeEach, describe, expect, it } from "vitest";
import { EngineGone } from "../../src/engine/client";
import * as state from "../../src/learn/state";
import { Teller } from "../../src/learn/teller";
import { FakeWorker } from "./told";

let worker: FakeWorker;
let teller: Teller;
let refusals: string[];

beforeEach(() => {
  worker = new FakeWorker();
  refusals = [];
  teller = new Teller({ call: worker.call }, (why) => refusals.push(why));
  teller.leave();
});

describe("the teller", () => {
  it("opens a lesson and shows its step, no further than the last", async () => {
    await teller.open("gilbert", { gap: 2 }, 99);
    expect(state.story.value).toMatchObject({ name: "gilbert", values: { gap: 2, shapes: "boxes" } });
    expect(state.step.value).toBe(5);
    expect(state.pending.value).toBe(false);
  });

  it("shows only the newest of the wishes that came while it was busy", async () => {
    await teller.open("gilbert", {});
    worker.calls.length = 0;
    worker.hold();
    const shows = [1, 2, 3, 4].map((step) => teller.show(step));
    expect(state.pending.value).toBe(true);
    worker.release();
    await Promise.all(shows);
    expect(worker.calls).toEqual(["show 1", "show 4"]);
    expect(state.step.value).toBe(4);
  });

  it("keeps the step when a value is changed, and opens no story twice", async () => {
    await teller.open("gilbert", {}, 3);
    await teller.set({ gap: 5 });
    expect(state.story.value?.values.gap).toBe(5);
    expect(state.step.value).toBe(3);
    await teller.show(4);
    expect(worker.calls.filter((call) => call.startsWith("open"))).toHaveLength(2);
  });

  it("keeps what is shown when a wish is refused, and says why", async () => {
    await teller.open("gilbert", {}, 2);
    worker.refuse = "no such lesson";
    await expect(teller.open("nope", {})).rejects.toThrow("no such lesson");
    expect(refusals).toEqual(["no such lesson"]);
    expect(state.story.value?.name).toBe("gilbert");
    expect(state.wished.value?.lesson).toBe("gilbert");
    worker.refuse = undefined;
    await teller.show(3);
    expect(state.step.value).toBe(3);
  });

  it("forgets answers with the story they belong to, not with a step", async () => {
    await teller.open("gilbert", {});
    state.answers.value = new Map([[0, { right: true, answer: 0, choice: 0 }]]);
    await teller.show(1);
    expect(state.answers.value.size).toBe(1);
    await teller.set({ gap: 3 });
    expect(state.answers.value.size).toBe(0);
  });

  it("brings what was last shown back into a new worker, not the wish that it died of", async () => {
    let now = worker;
    const call = ((...args: unknown[]) => (now.call as (...args: unknown[]) => unknown)(...args)) as never;
    teller = new Teller({ call }, (why) => refusals.push(why));
    await teller.open("gilbert", { gap: 2 }, 4);
    worker.call = (() => Promise.reject(new EngineGone())) as never;
    await teller.set({ gap: 9 });
    now = new FakeWorker();
    await teller.restore();
    expect(now.calls).toEqual(['open "gilbert" {"gap":2}', "show 4"]);
    expect(state.story.value?.values.gap).toBe(2);
    expect(refusals).toEqual([]);
  });
});
