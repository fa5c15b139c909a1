import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SceneDocumentStore } from "../src/scenes/document-store";
import type { Link } from "../src/scenes/link";

const listeners = new Map<string, Set<unknown>>();
const asksBeforeLeaving = () => (listeners.get("beforeunload")?.size ?? 0) > 0;

let remembered: number;
/** True if the engine has ended. */
let isSilent: boolean;
let documents: {
  origin: { scene?: string };
  isChanging: boolean;
  document: object;
  remember(): Promise<Link | undefined>;
  markStable(): void;
};
let how: "kept" | "refused";
let store: typeof import("../src/state/store");
let saveState: typeof import("../src/state/works").saveState;
let left: boolean[];
let watcher: import("../src/scene-watcher").SceneWatcher;
let stableCount: number;

const change = () => {
  store.parts.value = [{ id: 0 }] as typeof store.parts.value;
};
const busy = (is: boolean) => {
  store.activity.value = { ...store.activity.peek(), busy: is };
};

beforeEach(async () => {
  // Each test has watchers and signals of its own.
  vi.resetModules();
  store = await import("../src/state/store");
  ({ saveState } = await import("../src/state/works"));
  const { watchScene } = await import("../src/scene-watcher");
  vi.useFakeTimers();
  listeners.clear();
  vi.stubGlobal("document", { addEventListener: () => undefined });
  vi.stubGlobal("addEventListener", (name: string, listener: unknown) =>
    listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
  );
  vi.stubGlobal("removeEventListener", (name: string, listener: unknown) =>
    listeners.get(name)?.delete(listener),
  );
  remembered = stableCount = 0;
  isSilent = false;
  how = "kept";
  left = [];
  const document = { origin: {}, opened: {}, last: {}, sources: [{}] };
  documents = {
    origin: document.origin,
    isChanging: false,
    document,
    remember: async () => {
      remembered += 1;
      if (isSilent) throw new Error("the engine was restarted before it answered");
      return undefined;
    },
    markStable: () => {
      stableCount += 1;
    },
  };
  store.engineInfo.value = {} as typeof store.engineInfo.value;
  watcher = watchScene({
    documents: documents as unknown as SceneDocumentStore,
    idle: async () => undefined,
    save: async (_, __, isLeft) => {
      left.push(isLeft);
      return how;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("the state of the scene", () => {
  it("is requested when the scene rests after a change", async () => {
    await pass(10_000);
    expect(left).toEqual([]);
    change();
    expect([saveState.peek(), asksBeforeLeaving()]).toEqual(["behind", true]);
    await pass(399);
    change();
    await pass(399);
    expect(left).toEqual([]);
    await pass(1);
    expect(left).toEqual([false]);
    expect([saveState.peek(), asksBeforeLeaving()]).toEqual(["kept", false]);
    await pass(10_000);
    expect(left).toEqual([false]);
  });

  it("is requested every two seconds while changes and checks continue", async () => {
    busy(true);
    for (let step = 0; step < 100; step++) {
      change();
      await pass(100);
    }
    expect(left).toHaveLength(5);
  });

  it("is known right after an action or a drag, before the engine fails", async () => {
    change();
    expect(watcher.isUpToDate()).toBe(false);
    await pass(0);
    expect([remembered, watcher.isUpToDate(), left.length]).toEqual([1, true, 0]);
    store.interaction.value = { ...store.interaction.peek(), drag: {} as never };
    change();
    await pass(300);
    expect([remembered, watcher.isUpToDate()]).toEqual([1, false]);
    store.interaction.value = { ...store.interaction.peek(), drag: null };
    await pass(0);
    expect([remembered, watcher.isUpToDate()]).toEqual([2, true]);
  });

  it("is unknown if the engine failed before it reported it", async () => {
    isSilent = true;
    change();
    await pass(0);
    expect([remembered, watcher.isUpToDate()]).toEqual([1, false]);
  });

  it("is sound after all queries about it were answered", async () => {
    change();
    await pass(399);
    expect([remembered, stableCount]).toEqual([1, 0]);
    await pass(1);
    expect(stableCount).toBe(1);
  });

  it("is not requested while the engine has other parts than the page", async () => {
    documents.isChanging = true;
    change();
    await pass(10_000);
    expect([remembered, saveState.peek()]).toEqual([0, "nothing"]);
  });

  it("is saved as it is known if the engine has ended and something could be lost", async () => {
    isSilent = true;
    change();
    await pass(0);
    documents.isChanging = true;
    watcher.saveNow();
    await pass(0);
    expect([left, saveState.peek()]).toEqual([[false], "behind"]);
  });

  it("is unknown from an engine that was replaced before it reported it", async () => {
    const { remember } = documents;
    documents.remember = () => {
      documents.isChanging = true;
      return remember();
    };
    change();
    await pass(0);
    expect([remembered, watcher.isUpToDate()]).toEqual([1, false]);
  });

  it("is saved before another scene replaces it, unless it is saved already", async () => {
    await watcher.leave();
    expect(left).toEqual([]);
    change();
    await watcher.leave();
    expect(left).toEqual([true]);
  });

  it("triggers a warning if it cannot be saved, but not if nothing can be lost", async () => {
    how = "refused";
    change();
    await pass(400);
    expect([saveState.peek(), asksBeforeLeaving()]).toEqual(["refused", true]);
    documents.origin.scene = "reducer";
    saveState.value = "nothing";
    change();
    expect(asksBeforeLeaving()).toBe(false);
    store.scene.value = { ...store.scene.peek(), canUndo: true };
    expect([saveState.peek(), asksBeforeLeaving()]).toEqual(["behind", true]);
  });
});
