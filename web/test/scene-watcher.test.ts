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

describe("how the scene is", () => {
  it("is asked for when it has come to rest after a change", async () => {
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

  it("is asked for every two seconds while changes do not end and checks go on", async () => {
    busy(true);
    for (let step = 0; step < 100; step++) {
      change();
      await pass(100);
    }
    expect(left).toHaveLength(5);
  });

  it("is known for when the engine fails as soon as something is done, and once a drag is over", async () => {
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

  it("is not known where the engine failed before it told", async () => {
    isSilent = true;
    change();
    await pass(0);
    expect([remembered, watcher.isUpToDate()]).toEqual([1, false]);
  });

  it("is something that an engine is well with once all about it is answered", async () => {
    change();
    await pass(399);
    expect([remembered, stableCount]).toEqual([1, 0]);
    await pass(1);
    expect(stableCount).toBe(1);
  });

  it("is not asked for while the engine has other parts than the page knows of", async () => {
    documents.isChanging = true;
    change();
    await pass(10_000);
    expect([remembered, saveState.peek()]).toEqual([0, "nothing"]);
  });

  it("is kept as far as it is known where the engine is gone, and there is still something to lose", async () => {
    isSilent = true;
    change();
    await pass(0);
    documents.isChanging = true;
    watcher.saveNow();
    await pass(0);
    expect([left, saveState.peek()]).toEqual([[false], "behind"]);
  });

  it("is not known from an engine that was replaced before it told", async () => {
    const { remember } = documents;
    documents.remember = () => {
      documents.isChanging = true;
      return remember();
    };
    change();
    await pass(0);
    expect([remembered, watcher.isUpToDate()]).toEqual([1, false]);
  });

  it("is kept before another scene takes its place, if it is not yet", async () => {
    await watcher.leave();
    expect(left).toEqual([]);
    change();
    await watcher.leave();
    expect(left).toEqual([true]);
  });

  it("is warned of where it cannot be kept, but not where there is nothing to lose", async () => {
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
