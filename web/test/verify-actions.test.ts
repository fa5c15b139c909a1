import { beforeEach, describe, expect, it } from "vitest";
import { Cancelled, LoaderHung } from "../src/engine/loader-client";
import type { KernelResult, VerifyPair } from "../src/engine/types";
import type { SceneDocumentStore } from "../src/scenes/document-store";
import { FilesUnreadable } from "../src/scenes/reading";
import { messages } from "../src/state/messages";
import * as store from "../src/state/store";
import { forgetAnswers, solids, verifiedOf, verifying } from "../src/state/verified";
import { Verification } from "../src/verify-actions";
import { part } from "./pairs";

type Reported = (place: number, answer: KernelResult, memory?: number) => void;

/** A document store whose loader answers on request. */
class FakeDocumentStore {
  asked: { source: number; pairs: VerifyPair[]; reported: Reported }[] = [];
  #end: { resolve(): void; reject(error: Error): void } | undefined;
  verify(source: number, pairs: VerifyPair[], reported: Reported): Promise<void> {
    this.asked.push({ source, pairs, reported });
    return new Promise((resolve, reject) => {
      this.#end = { resolve, reject };
    });
  }
  answer(place: number, distance: number): void {
    this.asked.at(-1)?.reported(place, { volume: 0, distance }, 2e8 + place);
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
let verification: Verification;

beforeEach(() => {
  forgetAnswers();
  messages.value = [];
  solids.value = [
    [
      { file: 0, instance: 7 },
      { file: 0, instance: 8 },
      { file: 1, instance: 0 },
      { file: 1, instance: 1 },
    ],
  ];
  store.parts.value = [0, 1, 2, 3].map((id) => part(id, `part ${id}`, { pose: [1, 0, 0, 0, id, 0, 0] }));
  documents = new FakeDocumentStore();
  verification = new Verification(documents as unknown as SceneDocumentStore, (work) => work());
});

describe("verifying", () => {
  it("queries file by file, stores each answer at once, and reports the result", async () => {
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
    expect(verifiedOf({ a: 0, b: 1 })?.answer).toEqual({ volume: 0, distance: 0.5 });
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
    expect(verifiedOf({ a: 0, b: 1 })).toBeDefined();
    expect(messages.value[0]?.text).toMatch(/^Verification was cancelled\./);
    const again = verification.verify([{ a: 2, b: 3 }]);
    documents.end();
    await again;
  });

  it("reports the reason of a failure", async () => {
    for (const [error, words] of [
      [new FilesUnreadable(), /can no longer be read.*Open it again\.$/],
      [new LoaderHung(10), /did not respond for 10 minutes/],
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
