import { beforeEach, describe, expect, it } from "vitest";
import { Cancelled } from "../src/engine/loader-client";
import type { PartRow } from "../src/engine/types";
import { Refiner } from "../src/refine-actions";
import type { SceneDocumentStore } from "../src/scenes/document-store";
import { OutOfMemory } from "../src/scenes/reading";
import { messages } from "../src/state/messages";
import * as store from "../src/state/store";
import { solids } from "../src/state/verified";
import { part } from "./pairs";

/** A document store that records requests and can fail. */
class FakeDocumentStore {
  asked: [part: string, accuracy: number][] = [];
  error: Error | undefined;
  async refine({ name }: PartRow, accuracy: number) {
    this.asked.push([name, accuracy]);
    const { label, title } = store.loading.peek() ?? {};
    expect([label, title]).toEqual([name, `Meshing ${name} again`]);
    if (this.error) throw this.error;
    return { parts: 3, warnings: ["It is estimated."] };
  }
}

let documents: FakeDocumentStore;
let finer: Refiner;

beforeEach(() => {
  messages.value = [];
  solids.value = [[{ file: 0, instance: 0 }, { file: 0, instance: 1 }, { file: 0, instance: 2 }, undefined]];
  const rows = [0.08, 0, undefined, undefined].map((deviation, index) =>
    part(index, `part ${index}`, { index, source: 0, ...(deviation !== undefined && { deviation }) }),
  );
  store.parts.value = rows;
  documents = new FakeDocumentStore();
  finer = new Refiner(documents as unknown as SceneDocumentStore, (work) => work());
});

describe("refining a part", () => {
  it("uses a quarter of the deviation or the requested accuracy, and is reported", async () => {
    await finer.refine(0);
    await finer.refine(2, 0.5);
    expect(documents.asked).toEqual([
      ["part 0", 0.02],
      ["part 2", 0.5],
    ]);
    expect(messages.value.map(({ text }) => text)).toEqual([
      "It is estimated.",
      expect.stringMatching(/^part 2 and 2 parts of the same product: triangles within 0\.5/),
      "It is estimated.",
      expect.stringMatching(/^part 0 and 2 parts of the same product: triangles within 0\.02/),
    ]);
    expect(store.loading.value).toBeUndefined();
  });

  it("requires a STEP file, a curved surface and an accuracy above 0", async () => {
    await expect(finer.refine(1)).rejects.toThrow("All faces of part 1 are flat");
    await expect(finer.refine(2)).rejects.toThrow("Type the deviation that you want");
    await expect(finer.refine(3, 1)).rejects.toThrow("Only parts of STEP files");
    for (const bad of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      await expect(finer.refine(0, bad)).rejects.toThrow(`“${bad}” is not an accuracy`);
    expect(documents.asked).toEqual([]);
  });

  it("changes nothing if it fails or is cancelled, which is reported", async () => {
    for (const [error, tone, words] of [
      [new Cancelled(), "info", /Nothing was changed/],
      [new OutOfMemory([]), "error", /part 0 could not be meshed again/],
    ] as const) {
      documents.error = error;
      finer.ask(0, 0.01);
      await new Promise((resolve) => setTimeout(resolve));
      expect(messages.value[0]).toMatchObject({ tone, text: expect.stringMatching(words) });
      expect(store.loading.value).toBeUndefined();
    }
    expect(messages.value[0]?.detail).toMatch(/larger deviation/);
  });
});
