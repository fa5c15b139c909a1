import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Cancelled, LoaderHung } from "../src/engine/loader-client";
import type { KernelCheck, VerifiedPair, VerifyPair } from "../src/engine/types";
import type { SavedAnswer } from "../src/scenes/document";
import type { SceneDocumentStore } from "../src/scenes/document-store";
import { FilesUnreadable } from "../src/scenes/reading";
import { messages } from "../src/state/messages";
import { rowsOf } from "../src/state/result-class";
import { Sequence } from "../src/state/sequence";
import * as store from "../src/state/store";
import { solids, verifying } from "../src/state/verified";
import { Verification } from "../src/verify-actions";
import { part, undecided } from "./pairs";

type Reported = (place: number, answer: KernelCheck, memory?: number) => void;

/** A document store whose loader answers on request. */
class FakeDocumentStore {
  asked: { source: number; pairs: VerifyPair[]; reported: Reported }[] = [];
  document: { answers?: SavedAnswer[] } = {};
  #end: { resolve(): void; reject(error: Error): void } | undefined;
  verify(source: number, pairs: VerifyPair[], reported: Reported): Promise<void> {
    this.asked.push({ source, pairs, reported });
    return new Promise((resolve, reject) => {
      this.#end = { resolve, reject };
    });
  }
  answer(place: number, distance: number): void {
    const answer = { volume: 0, distance };
    const check = { answer, class: distance > 0 ? "clear" : "touches", isOutdated: false } as const;
    this.asked.at(-1)?.reported(place, check, 2e8 + place);
  }
  end(): void {
    this.#end?.resolve();
  }
  fail(error: Error): void {
    this.#end?.reject(error);
  }
  cancel(): void {
    this.fail(new Cancelled());
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
let documents: FakeDocumentStore;
let kept: VerifiedPair[];
/** The numbers of answers that the engine got together. */
let batches: number[];
let verification: Verification;

beforeEach(() => {
  kept = [];
  batches = [];
  messages.value = [];
  verifying.value = undefined;
  solids.value = [
    [
      { file: 0, instance: 7 },
      { file: 0, instance: 8 },
      { file: 1, instance: 0 },
      { file: 1, instance: 1 },
    ],
  ];
  store.rows.value = [];
  store.parts.value = [0, 1, 2, 3].map((id) => part(id, `part ${id}`, { pose: [1, 0, 0, 0, id, 0, 0] }));
  documents = new FakeDocumentStore();
  const queue = new Sequence();
  verification = new Verification(
    documents as unknown as SceneDocumentStore,
    (work) => queue.run(work),
    async (answers) => {
      batches.push(answers.length);
      kept.push(...answers);
    },
    async () => undefined,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

describe("verifying", () => {
  it("queries file by file, gives each answer to the engine at once, and reports the result", async () => {
    verification.ask([
      { a: 0, b: 1 },
      { a: 2, b: 3 },
    ]);
    await settled();
    expect(documents.asked[0]).toMatchObject({
      source: 0,
      pairs: [{ a: { solid: { instance: 7 }, pose: [1, 0, 0, 0, 0, 0, 0] }, b: { solid: { instance: 8 } } }],
    });
    documents.answer(0, 0.5);
    expect(verifying.value).toEqual({ done: 1, of: 2, memory: 2e8 });
    expect(kept).toEqual([
      {
        a: [0, [1, 0, 0, 0, 0, 0, 0]],
        b: [1, [1, 0, 0, 0, 1, 0, 0]],
        answer: { volume: 0, distance: 0.5 },
      },
    ]);
    documents.end();
    await settled();
    expect(documents.asked[1]).toMatchObject({ pairs: [{ a: { solid: { file: 1 } } }] });
    documents.answer(0, 0);
    documents.end();
    await settled();
    expect(verifying.value).toBeUndefined();
    expect(messages.value[0]).toMatchObject({
      text: "The CAD kernel verified 2 pairs: 1 touches, 1 clear.",
      detail: "The CAD kernel used 200\u202fMB of memory and has released it.",
    });
  });

  it("keeps the answers from before a cancellation, and can continue", async () => {
    verification.ask([
      { a: 0, b: 1 },
      { a: 1, b: 0 },
    ]);
    await settled();
    documents.answer(0, 2);
    verification.cancel();
    await settled();
    expect(verifying.value).toBeUndefined();
    expect(kept).toHaveLength(1);
    expect(messages.value[0]?.text).toMatch(/^Verification was cancelled\./);
    const again = verification.verify([{ a: 2, b: 3 }]);
    await settled();
    documents.answer(0, 1);
    documents.end();
    expect(await again).toMatchObject([{ a: 2, b: 3, answer: { distance: 1 }, class: "clear" }]);
  });

  it("gives the engine the first answer at once and the next ones together", async () => {
    const three = [1, 2, 3].map((b) => ({ a: 0, b }));
    solids.value = [[0, 1, 2, 3].map((instance) => ({ file: 0, instance }))];
    vi.useFakeTimers();
    const done = verification.verify(three);
    await vi.advanceTimersByTimeAsync(0);
    for (const place of [0, 1]) documents.answer(place, 1);
    expect(batches).toEqual([1]);
    await vi.advanceTimersByTimeAsync(300);
    expect(batches).toEqual([1, 1]);
    documents.answer(2, 1);
    documents.end();
    await done;
    expect(batches).toEqual([1, 1, 1]);
    expect(kept.map(({ b }) => b[0])).toEqual([1, 2, 3]);
  });

  it("gives a pair at which the kernel hangs no result, goes on after it, and stops after three", async () => {
    const all = [1, 2, 3].flatMap((b) => [
      { a: 0, b },
      { a: b, b: 0 },
    ]);
    solids.value = [[0, 1, 2, 3].map((instance) => ({ file: 0, instance }))];
    verification.ask(all);
    await settled();
    documents.answer(0, 1);
    for (const left of [6, 4, 3]) {
      expect(documents.asked.at(-1)?.pairs).toHaveLength(left);
      documents.fail(new LoaderHung(10));
      await settled();
    }
    expect(documents.asked).toHaveLength(3);
    expect(kept.map(({ answer }) => "why" in answer)).toEqual([false, true, true, true]);
    expect(messages.value[0]).toMatchObject({
      tone: "error",
      detail: expect.stringMatching(/did not respond for 10 minutes/),
    });
  });

  it("reports the reason of a failure", async () => {
    for (const [error, words] of [
      [new FilesUnreadable(), /can no longer be read.*Open it again\.$/],
      [
        new Error("a.step: the CAD kernel ran out of memory."),
        /^a\.step: the CAD kernel ran out of memory\.$/,
      ],
    ] as const) {
      verification.ask([{ a: 0, b: 1 }]);
      await settled();
      documents.fail(error);
      await settled();
      expect(messages.value[0]).toMatchObject({ tone: "error", detail: expect.stringMatching(words) });
    }
    await expect(verification.verify([{ a: 1, b: 2 }])).rejects.toThrow(
      "Only two solids of the same STEP file",
    );
    expect(verifying.value).toBeUndefined();
  });
});

describe("settling undecided pairs unrequested", () => {
  const idle = (value: boolean) => {
    store.activity.value = { ...store.activity.peek(), busy: !value };
  };
  let stop: () => void;
  const drag = { mode: "move", parts: [1], snapping: false } as const;
  const hold = (on: boolean) => {
    store.interaction.value = { ...store.interaction.peek(), drag: on ? { ...drag, parts: [1] } : null };
  };
  const list = (isOutdated?: boolean) => {
    const kernel = isOutdated !== undefined && {
      kernel: { answer: { volume: 0, distance: 1 }, class: "clear" as const, isOutdated },
    };
    store.rows.value = rowsOf([undecided(0, 1, { ...kernel })]);
  };

  beforeEach(() => {
    store.engineInfo.value = { build: "single", threads: 1, isolated: false };
    hold(false);
    idle(false);
    stop = verification.watch();
  });

  afterEach(() => {
    stop();
  });

  it("begins when all results are known, and again when parts have rested after a motion", async () => {
    list();
    await settled();
    expect(documents.asked).toHaveLength(0);
    idle(true);
    await settled();
    expect(documents.asked).toHaveLength(1);
    documents.answer(0, 1);
    store.rows.value = [];
    documents.end();
    await settled();
    expect(messages.value).toEqual([]);

    vi.useFakeTimers();
    hold(true);
    list(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(documents.asked).toHaveLength(1);
    hold(false);
    await vi.advanceTimersByTimeAsync(900);
    expect(documents.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(documents.asked).toHaveLength(2);
    documents.end();
    store.rows.value = [];
    await vi.advanceTimersByTimeAsync(10);
  });

  it("begins at once for a program that waits for the end of all work, but not again after a cancellation", async () => {
    verification.settleNow();
    expect(documents.asked).toHaveLength(0);
    list();
    idle(true);
    await settled();
    vi.useFakeTimers();
    store.rows.value = [];
    documents.end();
    await vi.advanceTimersByTimeAsync(10);
    list(true);
    verification.settleNow();
    await vi.advanceTimersByTimeAsync(10);
    expect(documents.asked).toHaveLength(2);
    verification.cancel();
    await vi.advanceTimersByTimeAsync(10);
    list();
    verification.settleNow();
    await vi.advanceTimersByTimeAsync(5000);
    expect(documents.asked).toHaveLength(2);
  });

  it("does not ask again about a pair without a result", async () => {
    store.rows.value = rowsOf([undecided(0, 1, { kernel: { answer: { why: "none" }, isOutdated: false } })]);
    idle(true);
    await settled();
    expect(documents.asked).toHaveLength(0);
  });

  it("stops when the user cancels or the kernel fails, until a request or another scene", async () => {
    list();
    idle(true);
    await settled();
    verification.cancel();
    await settled();
    expect(messages.value[0]?.text).toMatch(/^Verification was cancelled\./);
    vi.useFakeTimers();
    list();
    await vi.advanceTimersByTimeAsync(5000);
    expect(documents.asked).toHaveLength(1);
    verification.begin();
    list();
    await vi.advanceTimersByTimeAsync(10);
    expect(documents.asked).toHaveLength(2);
    documents.fail(new FilesUnreadable());
    await vi.advanceTimersByTimeAsync(5000);
    expect(documents.asked).toHaveLength(2);
    expect(messages.value[0]).toMatchObject({ tone: "warning" });
  });

  it("makes way for other work without a message, and continues after it", async () => {
    list();
    idle(true);
    await settled();
    verification.interrupt();
    await settled();
    expect(messages.value).toEqual([]);
    vi.useFakeTimers();
    list();
    await vi.advanceTimersByTimeAsync(1100);
    expect(documents.asked).toHaveLength(2);
  });
});

describe("answers from before a reload", () => {
  const check = (volume: number) => ({ answer: { volume, distance: 0 }, isOutdated: false });

  it("are those that hold in the present poses, by source and index, without refusals", () => {
    store.rows.value = rowsOf([
      undecided(0, 1, { kernel: check(2) }),
      undecided(0, 2, { kernel: { ...check(3), isOutdated: true } }),
      undecided(1, 2, { kernel: { answer: { why: "no" }, isOutdated: false } }),
    ]);
    const poses = [0, 1].map((x) => [1, 0, 0, 0, x, 0, 0]);
    expect(verification.answers()).toEqual([
      { source: 0, parts: [0, 1], poses, answer: { volume: 2, distance: 0 }, kernel: "occt-7.0.0.wasm" },
    ]);
  });

  it("are given to the engine under the new ids before the kernel is asked", async () => {
    store.rows.value = rowsOf([undecided(0, 1, { kernel: check(0) })]);
    // Malformed ones, as of damaged storage, are left out.
    const malformed = [null, { source: 0 }, { source: 0, parts: [0, 1], poses: [[1], [2]], answer: {} }];
    documents.document = {
      answers: [...(malformed as unknown as SavedAnswer[]), ...verification.answers()],
    };
    // The same parts have other ids, and a part in between is gone.
    store.parts.value = [5, 6, 8].map((id) =>
      part(id, `part ${id - 5}`, { index: id - 5, pose: [1, 0, 0, 0, id - 5, 0, 0] }),
    );
    store.rows.value = rowsOf([undecided(5, 6)]);
    verification.begin();
    expect(verification.answers()).toHaveLength(1);
    const end = verification.watch();
    store.engineInfo.value = { build: "single", threads: 1, isolated: false };
    store.activity.value = { ...store.activity.peek(), busy: false };
    await settled();
    const [a, b] = [0, 1].map((x) => [1, 0, 0, 0, x, 0, 0]);
    expect(kept).toEqual([{ a: [5, a], b: [6, b], answer: { volume: 0, distance: 0 } }]);
    await settled();
    // The engine of this test does not settle the pair, so that the kernel is asked, but only after that.
    expect(documents.asked).toHaveLength(1);
    verification.cancel();
    end();
    store.engineInfo.value = undefined;
  });

  it("are left out if another kernel gave them", () => {
    store.rows.value = rowsOf([undecided(0, 1, { kernel: check(0) }), undecided(0, 2, { kernel: check(0) })]);
    const [one, other] = verification.answers() as [SavedAnswer, SavedAnswer];
    documents.document = { answers: [{ ...one, kernel: "occt-6.9.0.wasm" }, other] };
    verification.begin();
    expect(verification.answers()).toEqual([other]);
  });

  it("do not make the kernel start during a drag", async () => {
    store.rows.value = rowsOf([undecided(0, 1, { kernel: check(0) })]);
    documents.document = { answers: [...verification.answers()] };
    store.rows.value = rowsOf([undecided(0, 1)]);
    verification.begin();
    const end = verification.watch();
    store.engineInfo.value = { build: "single", threads: 1, isolated: false };
    store.activity.value = { ...store.activity.peek(), busy: false };
    const still = store.interaction.peek();
    store.interaction.value = { ...still, drag: {} as NonNullable<typeof still.drag> };
    await settled();
    await settled();
    expect(kept).toHaveLength(1);
    expect(documents.asked).toHaveLength(0);
    end();
    store.interaction.value = still;
    store.engineInfo.value = undefined;
  });
});
