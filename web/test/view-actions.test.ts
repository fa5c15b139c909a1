import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { CameraState } from "../src/engine/types";
import { camera, focusedPair, parts } from "../src/state/store";
import { viewState } from "../src/state/view-state";
import { readCloseUp, storeCloseUp } from "../src/tab-close-up";
import type { Ask } from "../src/ui/actions";
import { ViewController } from "../src/view-actions";
import { part } from "./pairs";

const cameraAt = (x: number): CameraState => ({
  eye: [x, 0, 0],
  target: [0, 0, 0],
  up: [0, 0, 1],
  fieldOfView: 0.5,
});
let asked: unknown[];
const ask = (async (...call: unknown[]) => void asked.push(call)) as unknown as Ask;
const show = (shown: [number, number] | null) => {
  viewState.value = { ...viewState.peek(), shown };
};
const scene = (ids: readonly number[], selected: readonly number[]) => {
  parts.value = ids.map((id, i) => part(id, `part ${i}`, { selected: selected.includes(id) }));
};
/** The engine and the selection after a command that selects these parts. */
const select = (some: number[]) => ["command", { type: "select", parts: some }];

beforeEach(() => {
  const session = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => void session.set(key, value),
    removeItem: (key: string) => void session.delete(key),
  });
  vi.stubGlobal("location", { hash: "#scene" });
  asked = [];
  show(null);
  camera.value = cameraAt(1);
});

afterAll(() => void vi.unstubAllGlobals());

/** Shows parts 2 and 3 while part 1 is selected, and stores this as a page does that ends. */
function closeUpBeforeReload(): void {
  scene([1, 2, 3], [1]);
  const page = new ViewController(ask);
  page.show(2, 3);
  show([2, 3]);
  scene([1, 2, 3], [2, 3]);
  camera.value = cameraAt(2);
  storeCloseUp(page.closeUp());
  show(null);
  asked = [];
}

describe("the way back from a shown pair", () => {
  it("leads to the selection from before, after any number of pairs", () => {
    scene([1, 2, 3], [1]);
    const page = new ViewController(ask);
    page.show(2, 3);
    show([2, 3]);
    scene([1, 2, 3], [2, 3]);
    page.show(1, 3);
    show([1, 3]);
    show(null);
    expect(asked.at(-1)).toEqual(select([1]));
    expect(focusedPair.value).toBeUndefined();
  });

  it("stays while pictures of other pairs are taken", async () => {
    scene([1, 2, 3], [1]);
    const page = new ViewController(ask);
    page.show(2, 3);
    show([2, 3]);
    asked = [];
    await page.hold(async () => {
      for (const shown of [null, [1, 2], [2, 3]] as const) show(shown && [...shown]);
    });
    expect(asked).toEqual([["settle"]]);
    show(null);
    expect(asked.at(-1)).toEqual(select([1]));
  });

  it("is taken if the pair is gone after the pictures, and forgotten with the scene", async () => {
    scene([1, 2, 3], [1]);
    const page = new ViewController(ask);
    page.show(2, 3);
    show([2, 3]);
    await page.hold(async () => show(null));
    expect(asked.at(-1)).toEqual(select([1]));
    expect(focusedPair.value).toBeUndefined();
    page.show(2, 3);
    show([2, 3]);
    page.forget();
    asked = [];
    await page.hold(async () => show(null));
    expect(asked).toEqual([]);
    scene([1, 2, 3], [3]);
    page.show(1, 2);
    show([1, 2]);
    show(null);
    expect(asked.at(-1)).toEqual(select([3]));
  });

  it("is there after a reload, in which the parts have other ids", () => {
    closeUpBeforeReload();
    const stored = readCloseUp();
    scene([5, 7, 8], [7, 8]);
    const page = new ViewController(ask);
    if (stored) page.restore(stored);
    expect(asked).toEqual([
      ["view", { camera: cameraAt(1) }],
      select([7, 8]),
      ["show", 7, 8],
      ["view", { camera: cameraAt(2) }],
    ]);
    show([7, 8]);
    expect(page.closeUp()).toEqual(stored);
    show(null);
    expect(asked.at(-1)).toEqual(select([5]));
  });

  it("is not restored in another scene, at another address, beside a pair that the user has chosen, or if it is damaged", () => {
    closeUpBeforeReload();
    const stored = readCloseUp();
    if (!stored) throw new Error("nothing was stored");
    const page = new ViewController(ask);
    scene([1, 2], []);
    page.restore(stored);
    scene([1, 2, 3], []);
    show([1, 2]);
    page.restore(stored);
    expect(asked).toEqual([]);
    vi.stubGlobal("location", { hash: "#other" });
    expect(readCloseUp()).toBeUndefined();
    vi.stubGlobal("location", { hash: "#scene" });
    sessionStorage.setItem("nearpoint.closeUp", '{"hash":"#scene","shown":{"pair":[1]}}');
    expect(readCloseUp()).toBeUndefined();
    show(null);
    storeCloseUp(page.closeUp());
    expect(sessionStorage.getItem("nearpoint.closeUp")).toBeNull();
  });
});
