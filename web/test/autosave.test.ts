import "fake-indexeddb/auto";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { AutoSave } from "../src/autosave";
import type { SceneDocument } from "../src/scenes/document";
import type { SceneDocumentStore } from "../src/scenes/document-store";
import type { SavedWork } from "../src/scenes/saved-work";
import { WorkStore } from "../src/scenes/work-store";
import { messages } from "../src/state/messages";
import { offeredId, saveRefusal, works } from "../src/state/works";
import { readTabWork } from "../src/tab-work";

/** The browser's locks, which all tabs share. */
class Locks {
  readonly #held = new Map<string, Promise<unknown>>();
  async request(
    name: string,
    { ifAvailable, signal }: LockOptions,
    held: (lock: Lock | null) => Promise<unknown> | unknown,
  ): Promise<unknown> {
    const before = this.#held.get(name);
    if (before && ifAvailable) return held(null);
    const refused = new Promise((_, reject) =>
      signal?.addEventListener("abort", () => reject(signal.reason)),
    );
    if (before) await Promise.race([before, refused]);
    const ended = Promise.resolve(held({ name, mode: "exclusive" })).then(() => this.#held.delete(name));
    this.#held.set(name, ended);
    return ended;
  }
  async query() {
    return { held: [...this.#held.keys()].map((name) => ({ name })) };
  }
}

const shipped = { scene: "reducer", title: "Gear reducer" };
const scene = (name: string, more: object = {}) => ({ version: 1, parts: [{ part: 0, name }], ...more });
/** A scene that is opened, and its present state. */
const opened = (origin: SceneDocument["origin"], own?: string): SceneDocument => {
  const begun = scene("as it came");
  const files = own === undefined ? [] : [{ path: own, blob: new Blob([own]) }];
  return { origin, sources: [{ label: "", options: {}, files }], opened: begun, begun, last: begun };
};
const linkOf = ({ origin }: SceneDocument) => (origin.scene ? { scene: origin.scene } : undefined);

/** A page with its document and its own session. */
class Tab {
  readonly session = new Map<string, string>();
  readonly documents = { document: opened({ title: "" }) } as {
    document: SceneDocument;
  } & SceneDocumentStore;
  readonly opened: SavedWork[] = [];
  readonly autosave: AutoSave;
  constructor(workStore = new WorkStore(name)) {
    const open = async (kept: SavedWork) => {
      this.opened.push(kept);
      this.documents.document =
        "sources" in kept
          ? {
              ...opened(kept.origin),
              sources: kept.sources.map((it) => ({ files: [], ...it })),
              last: kept.last,
            }
          : opened(shipped);
      return true;
    };
    this.autosave = new AutoSave({ documents: this.documents, open }, workStore);
  }
  /** Runs a request as this tab. */
  async take(change?: object, isLeft = false) {
    this.enter();
    const { document } = this.documents;
    if (change) this.documents.document = { ...document, last: { ...document.last, ...change } };
    return this.autosave.save(this.documents.document, linkOf(this.documents.document), isLeft);
  }
  enter(): this {
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => this.session.get(key) ?? null,
      setItem: (key: string, value: string) => void this.session.set(key, value),
      removeItem: (key: string) => void this.session.delete(key),
    });
    return this;
  }
  close(): void {
    this.enter().autosave.leave();
  }
}

let name = "";
let count = 0;
let room: { quota?: number; usage?: number };
const persist = vi.fn(async () => true);

beforeEach(() => {
  count += 1;
  name = `autosave ${count}`;
  room = {};
  persist.mockClear();
  vi.stubGlobal("document", { hidden: true });
  vi.stubGlobal("location", { hash: "#here" });
  vi.stubGlobal("navigator", { locks: new Locks(), storage: { estimate: async () => room, persist } });
  messages.value = [];
  saveRefusal.value = undefined;
  offeredId.value = undefined;
});

afterAll(() => void vi.unstubAllGlobals());

const said = () => messages.peek().map(({ text }) => text);
const listed = async (tab: Tab) => {
  await tab.autosave.refresh();
  return works.peek().map(({ title, open }) => [title, open]);
};

describe("autosave", () => {
  it("does not save an example scene that was only viewed", async () => {
    const tab = new Tab();
    tab.documents.document = opened(shipped);
    expect(await tab.take({ camera: [1], selection: [0] })).toBe("nothing");
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(name);
    expect(await tab.take({ limit: 1 })).toBe("kept");
    expect(await listed(tab)).toEqual([["Gear reducer", "here"]]);
    expect(persist).not.toHaveBeenCalled();
  });

  it("saves own files at once, requests persistent storage and then writes only changes", async () => {
    const workStore = new WorkStore(name);
    const put = vi.spyOn(workStore, "put");
    const tab = new Tab(workStore);
    tab.documents.document = opened({ title: "a.stl" }, "a.stl");
    expect(await tab.take()).toBe("kept");
    expect(await tab.take()).toBe("kept");
    expect(put).toHaveBeenCalledTimes(1);
    expect(persist).toHaveBeenCalledTimes(1);
    await tab.take({ limit: 1 });
    expect(put).toHaveBeenCalledTimes(2);
    expect(works.peek()).toMatchObject([{ title: "a.stl", parts: 1, open: "here" }]);
    expect(readTabWork()).toEqual({ id: works.peek()[0]?.id, hash: "#here", isLinked: false });
  });

  it("restores a work in the tab that had it, and continues it there", async () => {
    const tab = new Tab();
    tab.documents.document = opened({ title: "a.stl" }, "a.stl");
    await tab.take({ limit: 3 });
    const { id } = readTabWork() ?? { id: "" };
    // The old page may still be closing when the next one starts.
    setTimeout(() => tab.autosave.leave(), 20);
    const again = new Tab();
    expect(await again.enter().autosave.open(id, true)).toBe(true);
    expect(again.opened).toMatchObject([{ last: { limit: 3 }, sources: [{ files: [{ path: "a.stl" }] }] }]);
    expect(said()).toEqual(["Restored from this browser: a.stl."]);
    await again.take({ limit: 4 });
    expect(works.peek()).toHaveLength(1);
  });

  it("gives each tab its own work, even if two tabs opened the same one", async () => {
    const [one, other] = [new Tab(), new Tab()];
    one.documents.document = opened({ title: "a.stl" }, "a.stl");
    await one.take();
    const { id } = readTabWork() ?? { id: "" };
    await other.enter().autosave.offer();
    expect(offeredId.peek()).toBeUndefined();
    await other.autosave.open(id);
    expect(said()).toEqual(["Opened as a copy: a.stl."]);
    await other.take({ limit: 7 });
    expect(await listed(other)).toEqual([
      ["a.stl", "here"],
      ["a.stl", "elsewhere"],
    ]);
    await one.take({ limit: 8 });
    const texts = await Promise.all(works.peek().map(({ id }) => new WorkStore(name).get(id)));
    const limits = texts.map((work) => JSON.parse(work?.text ?? "").last.limit);
    expect(limits.sort()).toEqual([7, 8]);
  });

  it("offers the latest work that no tab has open", async () => {
    const [one, two, three] = [new Tab(), new Tab(), new Tab()];
    for (const [at, tab] of [one, two].entries()) {
      vi.spyOn(Date, "now").mockReturnValue(at);
      tab.documents.document = opened({ title: `${at}.stl` }, "a.stl");
      await tab.take();
    }
    one.close();
    await Promise.resolve(); // the browser releases the lock
    await three.enter().autosave.offer();
    expect(works.peek().map(({ title, open, id }) => [title, open, id === offeredId.peek()])).toEqual([
      ["1.stl", "elsewhere", false],
      ["0.stl", false, true],
    ]);
    vi.restoreAllMocks();
  });

  it("deletes all works that no other tab has open; the open work is saved again after the next change", async () => {
    const [one, other] = [new Tab(), new Tab()];
    one.documents.document = opened({ title: "a.stl" }, "a.stl");
    await one.take();
    other.documents.document = opened({ title: "b.stl" }, "b.stl");
    await other.take();
    await other.autosave.delete();
    expect(await listed(other)).toEqual([["a.stl", "elsewhere"]]);
    expect(readTabWork()).toBeUndefined();
    expect(await other.take({ camera: [3] })).toBe("nothing");
    expect(await other.take({ limit: 3 })).toBe("kept");
    expect(await listed(other)).toHaveLength(2);
  });

  it("saves the last state of a scene that was replaced, and the new scene as another work", async () => {
    const tab = new Tab();
    tab.documents.document = opened({ title: "a.stl" }, "a.stl");
    const before = { ...tab.documents.document, last: scene("moved") };
    tab.enter();
    const taken = tab.autosave.save(before, undefined, true);
    tab.documents.document = opened({ title: "b.stl" }, "b.stl");
    await taken;
    await tab.take();
    expect((await listed(tab)).sort()).toEqual([
      ["a.stl", false],
      ["b.stl", "here"],
    ]);
    const kept = works.peek().find(({ title }) => title === "a.stl");
    expect((await new WorkStore(name).get(kept?.id ?? ""))?.text).toContain("moved");
  });

  it("continues a linked work after a reload, but not the work of another scene", async () => {
    const tab = new Tab();
    tab.documents.document = opened(shipped);
    await tab.take({ limit: 2 });
    const { id, isLinked } = readTabWork() ?? { id: "" };
    expect(isLinked).toBe(true);
    tab.close();
    const again = new Tab();
    again.documents.document = opened({ ...shipped, scene: "spheres" });
    await again.enter().autosave.resume(id);
    expect(readTabWork()).toBeUndefined();
    again.documents.document = opened(shipped);
    await again.autosave.resume(id);
    expect(readTabWork()?.id).toBe(id);
    expect(said()).toEqual(["Restored from this browser: Gear reducer."]);
  });

  it("reports once that storage is full, with the size needed, and tries again", async () => {
    room = { quota: 10, usage: 8 };
    const tab = new Tab();
    tab.documents.document = opened({ title: "a.stl" }, "a.stl");
    expect(await tab.take()).toBe("refused");
    expect(await tab.take({ limit: 1 })).toBe("refused");
    expect(said()).toEqual(["There is no room for this scene in this browser."]);
    expect(messages.peek()[0]?.detail).toMatch(/take 5\s?B, and 2\s?B are left/);
    expect(saveRefusal.peek()).toBe("full");
    room = {};
    expect(await tab.take({ limit: 2 })).toBe("kept");
    expect(saveRefusal.peek()).toBeUndefined();
  });

  it("reports once, as information, that nothing can be saved; not at all if the address holds the state", async () => {
    const workStore = new WorkStore(name);
    const no = async () => Promise.reject(new DOMException("no", "SecurityError"));
    Object.assign(workStore, { put: no, list: no, missing: no });
    const tab = new Tab(workStore);
    await tab.enter().autosave.offer();
    expect(saveRefusal.peek()).toBe("refused");
    tab.documents.document = opened(shipped);
    expect(await tab.take({ limit: 1 })).toBe("kept");
    expect(said()).toEqual([]);
    tab.documents.document = opened({ title: "a.stl" }, "a.stl");
    expect(await tab.take()).toBe("refused");
    expect(await tab.take({ limit: 1 })).toBe("refused");
    expect(said()).toEqual(["This browser does not let the page keep copies."]);
    expect(messages.peek()[0]?.tone).toBe("info");
  });

  it("saves works and opens copies in browsers without locks", async () => {
    vi.stubGlobal("navigator", {});
    const tab = new Tab();
    tab.documents.document = opened({ title: "a.stl" }, "a.stl");
    expect(await tab.take()).toBe("kept");
    const other = new Tab();
    await other.enter().autosave.open(readTabWork()?.id ?? works.peek()[0]?.id ?? "");
    await other.take({ limit: 1 });
    expect(works.peek()).toHaveLength(2);
  });
});
