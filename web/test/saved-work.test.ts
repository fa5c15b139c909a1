import { afterEach, describe, expect, it, vi } from "vitest";
import { contentId } from "../src/scenes/content";
import { isChanged } from "../src/scenes/link";
import { isLink, pack, toSavedWork, unpack } from "../src/scenes/saved-work";
import { ago } from "../src/ui/saved-works";

afterEach(() => void vi.unstubAllGlobals());

describe("the content id of a file", () => {
  const blob = (size: number, last = 0) => {
    const bytes = new Uint8Array(size);
    bytes[size - 1] = last;
    return new Blob([bytes]);
  };

  it("is equal for equal bytes of any size, and different for others", async () => {
    const sizes = [0, 1, 4 * 2 ** 20, 4 * 2 ** 20 + 1, 9_000_000];
    const names = await Promise.all(sizes.map((size) => contentId(blob(size))));
    expect(new Set(names).size).toBe(sizes.length);
    expect(names[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(await contentId(blob(9_000_000))).toBe(names[4]);
    expect(await contentId(blob(9_000_000, 1))).not.toBe(names[4]);
  });

  it("is always different if the page cannot hash", async () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
    expect(await contentId(blob(1))).not.toBe(await contentId(blob(1)));
  });
});

describe("a saved scene", () => {
  const scene = { last: { version: 1, parts: [] }, opened: {}, begun: {}, origin: { title: "a.stl" } };
  const file = (path: string, text: string) => ({ path, blob: new Blob([text]) });

  it("holds the bytes of own files and the addresses of others, and is restored equal", async () => {
    const sources = [
      { label: "a.stl", options: { accuracy: 1 }, files: [file("a.stl", "aa")] },
      { label: "b", options: {}, files: [file("b.glb", "bb")], model: { url: "http://x.y/b.glb" } },
      { label: "c", options: {}, files: [file("c.stl", "aa")], model: { name: "c.stl", data: "data:,aa" } },
    ];
    const work = await pack(toSavedWork({ ...scene, sources }, undefined), contentId);
    expect(work.files.size).toBe(1); // a.stl and c.stl hold the same, and b is fetched again
    expect(work.text).not.toContain("data:");
    const back = unpack(work);
    expect(back).toMatchObject({
      origin: scene.origin,
      last: scene.last,
      sources: [
        { label: "a.stl", options: { accuracy: 1 }, files: [{ path: "a.stl" }] },
        { label: "b", model: { url: "http://x.y/b.glb" } },
        { label: "c", files: [{ path: "c.stl" }] },
      ],
    });
    if (!("sources" in back)) throw new Error("it became a link");
    expect(await back.sources[2]?.files?.[0]?.blob.text()).toBe("aa");
    expect((await pack(back, contentId)).text).toBe(work.text);
  });

  it("holds the kernel's answers about own files that are still in use, under their new numbers", () => {
    const answer = (source: number) => ({
      source,
      parts: [0, 1] as [number, number],
      poses: [[], []] as never,
      answer: { volume: 0, distance: 1 },
      kernel: "occt.wasm",
    });
    const sources = [
      { label: "old", options: {}, files: [file("old.stp", "o")] },
      { label: "own", options: {}, files: [file("own.stp", "p")] },
      { label: "web", options: {}, files: [file("web.stp", "q")], model: { url: "http://x.y/web.stp" } },
    ];
    const parts = [
      { model: 0, part: 0, removed: true },
      { model: 1, part: 0 },
      { model: 2, part: 0 },
    ];
    const made = { ...scene, last: { ...scene.last, parts }, sources, answers: [0, 1, 2].map(answer) };
    expect(toSavedWork(made, undefined)).toMatchObject({ answers: [answer(0)] });
    expect(toSavedWork({ ...made, answers: [] }, undefined)).not.toHaveProperty("answers");
  });

  it("holds the files of the earlier revision while both are compared, if there are decisions", async () => {
    const sources = [{ label: "new", options: {}, files: [file("new.stp", "n")] }];
    const earlier = { label: "old", options: {}, files: [file("old.stp", "o")] };
    const revised = { source: 0, earlier, parts: [{ model: 3, part: 0 }], shown: null };
    const last = { ...scene.last, decisions: { version: 1 } };
    const work = await pack(toSavedWork({ ...scene, last, sources, revised }, undefined), contentId);
    expect(work.files.size).toBe(2);
    const back = unpack(work);
    expect(back).toMatchObject({ revised: { ...revised, earlier: { label: "old" } } });
    if (!("sources" in back)) throw new Error("it became a link");
    expect(await back.revised?.earlier.files?.[0]?.blob.text()).toBe("o");
    expect((await pack(back, contentId)).text).toBe(work.text);
    expect(toSavedWork({ ...scene, sources, revised }, undefined)).not.toHaveProperty("revised");
  });

  it("reads the options of earlier versions by their old name", () => {
    const sources = [{ label: "a.stl", wish: { accuracy: 1 }, files: [] }];
    const saved = unpack({ text: JSON.stringify({ ...scene, sources }), files: new Map() });
    expect(saved).toMatchObject({ sources: [{ label: "a.stl", options: { accuracy: 1 } }] });
  });

  it("is a link if there is one", async () => {
    const link = { scene: "reducer", patch: { fields: { limit: 2 }, parts: {} } };
    const work = await pack(link, contentId);
    expect(work.files.size).toBe(0);
    expect(unpack(work)).toEqual(link);
    expect(isLink(unpack(work))).toBe(true);
  });

  it("is a link with the decisions, which no address holds", async () => {
    const decisions = { version: 1, clashes: [] };
    const made = { ...scene, last: { ...scene.last, decisions }, sources: [] };
    const kept = unpack(await pack(toSavedWork(made, { scene: "reducer" }), contentId));
    expect(kept).toEqual({ scene: "reducer", decisions });
    expect(isLink(kept)).toBe(false);
  });

  it("changes with edits, but not with the view", () => {
    const before = { version: 1, camera: [1], selection: [], limit: 1, parts: [{ part: 0 }] };
    expect(isChanged(before, { ...before, camera: [2], selection: [0] })).toBe(false);
    expect(isChanged(before, { ...before, limit: 2 })).toBe(true);
    expect(isChanged(before, { ...before, parts: [{ part: 0, name: "bolt" }] })).toBe(true);
    expect(isChanged(before, { ...before, parts: [{ part: 0 }, { part: 1 }] })).toBe(true);
  });
});

describe("a time difference", () => {
  it("is given in the largest unit that has passed", () => {
    const minute = 60_000;
    expect([0, 59_999].map(ago)).toEqual(["just now", "just now"]);
    expect([minute, 5.9 * minute].map(ago)).toEqual(["1 minute ago", "5 minutes ago"]);
    expect([60 * minute, 47 * 60 * minute].map(ago)).toEqual(["1 hour ago", "yesterday"]);
    expect(ago(72 * 60 * minute)).toBe("3 days ago");
  });
});
