import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "vitest";
import { WorkStore } from "../src/scenes/work-store";

const blob = (text: string) => new Blob([text]);
const known = (id: string, at = 0) => ({ id, title: `the ${id}`, parts: 2, at });
const files = (...named: [string, Blob][]) => new Map(named);

let store: WorkStore;
let count = 0;
let name: string;

beforeEach(() => {
  count += 1;
  name = `test ${count}`;
  store = new WorkStore(name);
});

const allFiles = async () => {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
  });
  const request = database.transaction("files").objectStore("files").getAllKeys();
  return new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
};

describe("the work store", () => {
  it("creates no database to report that it is empty", async () => {
    expect(await store.list()).toEqual([]);
    expect(await indexedDB.databases()).not.toContainEqual(expect.objectContaining({ name }));
  });

  it("returns the stored works, the latest first", async () => {
    await store.put(known("a", 1), { text: "{}", files: files(["x", blob("xyz")]) });
    await store.put(known("b", 2), { text: "{}", files: files() });
    expect(await store.list()).toEqual([
      { ...known("b", 2), bytes: 2, files: [] },
      { ...known("a", 1), bytes: 5, files: ["x"] },
    ]);
    const found = await new WorkStore(name).get("a");
    expect(found?.text).toBe("{}");
    expect(await found?.files.get("x")?.text()).toBe("xyz");
    expect(await store.get("c")).toBeUndefined();
  });

  it("stores a file once, until no work names it any more", async () => {
    await store.put(known("a"), { text: "1", files: files(["x", blob("x")], ["y", blob("y")]) });
    expect(await store.missing(["x", "z"])).toEqual(["z"]);
    await store.put(known("b"), { text: "2", files: files(["x", blob("x")]) });
    expect(await allFiles()).toEqual(["x", "y"]);
    await store.put(known("a"), { text: "3", files: files(["x", blob("x")]) });
    expect(await allFiles()).toEqual(["x"]);
    await store.delete(["a"]);
    expect(await allFiles()).toEqual(["x"]);
    await store.delete(["b"]);
    expect(await allFiles()).toEqual([]);
    expect(await store.list()).toEqual([]);
  });

  it("keeps the old work if a new one is refused", async () => {
    await store.put(known("a"), { text: "old", files: files(["x", blob("x")]) });
    const unkeepable = (() => undefined) as unknown as Blob; // a value that cannot be cloned
    const put = store.put(known("a"), { text: "new", files: files(["x", blob("x")], ["y", unkeepable]) });
    await expect(put).rejects.toThrow();
    expect((await store.get("a"))?.text).toBe("old");
    expect(await allFiles()).toEqual(["x"]);
  });

  it("reports that the browser stores nothing, and tries again", async () => {
    const { open } = indexedDB;
    indexedDB.open = () => {
      throw new DOMException("no", "SecurityError");
    };
    const put = () => store.put(known("a"), { text: "", files: files() });
    await expect(put()).rejects.toThrow("no");
    indexedDB.open = open;
    await expect(put()).resolves.toMatchObject({ id: "a" });
  });
});
