import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { EngineEnded } from "../src/engine/client";
import { type LoaderClient, LoaderDied } from "../src/engine/loader-client";
import type { FileToRead } from "../src/engine/protocol";
import type { Supervisor } from "../src/engine/supervisor";
import type {
  Comparison,
  ImportOptions,
  KernelCheck,
  NewMeshes,
  ParsedFiles,
  PartRow,
  RefinementRow,
  SolidId,
  VerifyPair,
} from "../src/engine/types";
import { isExample } from "../src/scenes/catalogue";
import { SceneDocumentStore } from "../src/scenes/document-store";
import type { Link } from "../src/scenes/link";
import { FilesUnreadable, OutOfMemory } from "../src/scenes/reading";
import { toSavedScene } from "../src/scenes/saved-work";
import { titleIn } from "../src/scenes/summary";

/** An engine that only records its input: a part is its file's name. */
class Engine {
  parts: string[] = [];
  /** The entries of parts in its scene file, if they have more than names. */
  entries: Record<string, unknown>[] | undefined;
  poses: unknown[] = [];
  refuse: string | undefined;
  /** The distance limits that were set, each with the number of parts at that time. */
  within: [number, number][] = [];
  /** The ids that parts of a revision have in its report, and those that the scene has. */
  revisedIds: number[] = [7];
  ids: number[] = [7];
  /** The calls about batches and revisions, with their numbers. */
  calls: (string | number)[][] = [];
  async call(name: string, ...args: unknown[]): Promise<unknown> {
    const command = args[0] as { type: string };
    if (name === "command" && command.type === "clear") this.parts = [];
    if (name === "reviewForget") this.calls.push([name]);
    if (name === "alike" && !this.ids.includes(args[0] as number)) throw new Error("no such part");
    if (name === "lookWithin") this.within.push([args[0] as number, this.parts.length]);
    if (name === "sceneFile")
      return JSON.stringify({
        version: 1,
        models: [],
        parts: this.entries ?? this.parts.map((part) => ({ part })),
        unit: "mm",
      });
    if (name === "restore") {
      if (this.refuse) throw new Error(this.refuse);
      const scene = JSON.parse(args[0] as string) as { parts?: { part: unknown; removed?: boolean }[] };
      const isGone = (part: unknown) => typeof part === "string" && !this.parts.includes(part);
      const lost = scene.parts?.find(({ part, removed }) => !removed && isGone(part));
      if (lost) throw new Error(`Model 0 has no part ${lost.part}.`);
      this.poses.push(scene);
    }
    return undefined;
  }
  /** The parts that were triangulated again. */
  reshaped: unknown[] = [];
  /** The parts that exceed the memory. */
  tooLarge: string[] = [];
  async callMoving(
    name: string,
    args: [ParsedFiles, number] | [number, NewMeshes, number],
  ): Promise<unknown> {
    if (name === "reshape") this.reshaped.push(args);
    if (name === "reviewRevise") {
      const [parsed, replaced, source] = args as unknown as [ParsedFiles, number, number];
      if (this.refuse) throw new Error(this.refuse);
      this.calls.push([name, parsed.parts[0]?.name ?? "", replaced, source]);
      this.parts = parsed.parts.map((part) => part.name);
      this.entries = [
        ...this.parts.map((part) => ({ model: source, part })),
        { model: replaced, part: 0, removed: true },
      ];
      return { number: 1, replaced, source, parts: this.revisedIds.map((part) => ({ part })) };
    }
    const [parsed] = args;
    if (typeof parsed === "number") return undefined;
    const names = parsed.parts.map((part) => part.name);
    this.calls.push([name, names[0] ?? "", args[1] as number]);
    const fitting = names.filter((part) => !this.tooLarge.includes(part));
    this.parts.push(...fitting);
    const ids = fitting.map((_, i) => i);
    return fitting.length < names.length ? { ids, leftOut: "left out for want of memory" } : { ids };
  }
}

/** A loader that finds one part in a file, and cannot read files named bad. */
const loader = {
  cancel: () => undefined,
  async verify(files: FileToRead[], _: VerifyPair[], reported: (place: number, answer: KernelCheck) => void) {
    if (files.some(({ path }) => path.startsWith("huge"))) throw new LoaderDied("unreachable");
    reported(0, { answer: { volume: 1, distance: 0 }, class: "interferes", isOutdated: false });
  },
  wishes: [] as ImportOptions[],
  async refine(files: FileToRead[], { file }: SolidId, accuracy: number): Promise<RefinementRow> {
    if (files.some(({ path }) => path.startsWith("huge"))) throw new LoaderDied("unreachable");
    const solids = [3, 8].map((instance, mesh) => ({ solid: { file, instance }, mesh }));
    return { solids, meshes: [], warnings: [`within ${accuracy}`] };
  },
  async parse(files: FileToRead[], options: ImportOptions): Promise<ParsedFiles> {
    this.wishes.push(options);
    if (files.some(({ path }) => path.startsWith("huge"))) throw new LoaderDied("unreachable");
    if (files.some(({ path }) => path.startsWith("bad")))
      throw new Error("bad.stl ends in the middle of triangle 3.");
    const parts = files.map(({ path }, place) => ({
      name: path,
      file: place,
      group: [],
      mesh: 0,
      pose: [1, 0, 0, 0, 0, 0, 0],
      colour: [1, 1, 1, 1],
      ...(path.endsWith(".step") && { solid: { file: 0, instance: 3 } }),
    }));
    return { parts, meshes: [], unit: "mm", up: "z", warnings: [] } as unknown as ParsedFiles;
  },
};

const file = (path: string, text = "x"): FileToRead => ({ path, blob: new Blob([text]) });
/** A substitute for the browser's reader of data: addresses, which Node lacks. */
class Reader {
  result = "";
  onload: () => void = () => undefined;
  async readAsDataURL(blob: Blob): Promise<void> {
    this.result = `data:${blob.type};base64,${Buffer.from(await blob.arrayBuffer()).toString("base64")}`;
    this.onload();
  }
}

let engine: Engine;
let documents: SceneDocumentStore;
/** The comparison with the earlier revision, and the reports after each opening. */
let shown: Comparison | undefined;
let compared: unknown[];
/** The number of reports that the engine lost the scene. */
let sceneLost: number;

beforeEach(() => {
  vi.stubGlobal("document", { baseURI: "http://localhost/" });
  vi.stubGlobal("FileReader", Reader);
  engine = new Engine();
  loader.wishes = [];
  sceneLost = 0;
  shown = undefined;
  compared = [];
  documents = new SceneDocumentStore(engine as unknown as Supervisor, loader as unknown as LoaderClient, {
    progress: () => undefined,
    replaced: (now) => compared.push(now?.shown),
    comparison: () => shown,
    sceneLost: () => {
      sceneLost += 1;
    },
  });
});

afterAll(() => void vi.unstubAllGlobals());

describe("the document store", () => {
  it("adds files to the scene", async () => {
    await documents.openFiles([file("a.stl")]);
    await documents.openFiles([file("b.stl"), file("c.stl")]);
    expect(engine.parts).toEqual(["a.stl", "b.stl", "c.stl"]);
  });

  it("opens files alone or in place of an example, and names the scene by its remaining files", async () => {
    const title = () => titleIn(documents.document);
    await documents.openFiles([file("a.stl"), file("c.stl"), file("d.stl")]);
    expect(title()).toBe("a.stl and 2 more");
    await documents.openFiles([file("b.stl")], { joins: "unlessExample" });
    engine.entries = [0, 1, 2].map((part) => ({ model: 0, part }));
    engine.entries.push({ model: 1, part: 0 });
    await documents.remember();
    expect(title()).toBe("a.stl and 3 more");
    engine.entries = engine.entries.map((entry, i) => ({ ...entry, ...(i < 2 && { removed: true }) }));
    await documents.remember();
    expect(title()).toBe("d.stl and 1 more");
    engine.entries = undefined;
    const opened = await documents.openFiles([file("e.stl")], { joins: "never" });
    expect(opened.hasJoined).toBeUndefined();
    expect([engine.parts, title()]).toEqual([["e.stl"], "e.stl"]);
    await documents.openFiles([file("f.stl")]);
    expect(engine.parts).toEqual(["e.stl", "f.stl"]);
  });

  it("replaces an example by dropped files, without the example's name", async () => {
    vi.stubGlobal("fetch", async (url: string) => {
      const example = { version: 1, title: "A box", description: "two boxes", models: [{ url: "box.stl" }] };
      return new Response(url.endsWith(".json") ? JSON.stringify(example) : "x");
    });
    await documents.openLink({ scene: "box-in-box" });
    expect([isExample(documents.origin), titleIn(documents.document)]).toEqual([true, "A box in a box"]);
    await documents.openFiles([file("a.step")], { joins: "unlessExample" });
    expect([engine.parts, isExample(documents.origin), titleIn(documents.document)]).toEqual([
      ["a.step"],
      false,
      "a.step",
    ]);
    // A model that is added to an example is named beside it, and alone after the example is removed.
    await documents.openLink({ scene: "box-in-box" });
    await documents.openFiles([file("a.step")]);
    engine.entries = [{ part: 0 }, { model: 1, part: 0 }];
    await documents.remember();
    expect(titleIn(documents.document)).toBe("A box in a box and 1 more");
    engine.entries = [
      { part: 0, removed: true },
      { model: 1, part: 0 },
    ];
    await documents.remember();
    expect(titleIn(documents.document)).toBe("a.step");
    expect(JSON.parse(await documents.save()).title).toBe("a.step");
  });

  it("restores the previous scene as another one if a second engine fails at the latest state", async () => {
    await documents.openFiles([file("a.stl")]);
    documents.markStable();
    const { opened } = documents.document;
    await documents.openFiles([file("b.stl")]);
    expect(await documents.restore()).toBe("last");
    expect(engine.parts).toEqual(["a.stl", "b.stl"]);
    expect(await documents.restore()).toBe("before");
    expect(engine.parts).toEqual(["a.stl"]);
    expect(documents.document.opened).not.toBe(opened);
  });

  it("restores the latest state each time if every engine fails after an edit", async () => {
    await documents.openFiles([file("a.stl")]);
    documents.markStable();
    await documents.openFiles([file("b.stl")]);
    for (let n = 0; n < 3; n++) {
      expect(await documents.restore()).toBe("last");
      documents.clearSuspect();
    }
    expect(engine.parts).toEqual(["a.stl", "b.stl"]);
  });

  it("restores the set-aside state if no engine can be started even with the previous one, unless that was edited", async () => {
    const gaveWay = async () => {
      await documents.openFiles([file("a.stl")]);
      documents.markStable();
      await documents.openFiles([file("b.stl")]);
      const { opened } = documents.document;
      for (const restored of ["last", "before", "before"]) expect(await documents.restore()).toBe(restored);
      return opened;
    };
    const opened = await gaveWay();
    documents.abandonRecovery();
    expect(documents.document.sources.map(({ label }) => label)).toEqual(["a.stl", "b.stl"]);
    expect(documents.document.opened, "it goes on being the same work").toBe(opened);
    expect(await documents.restore()).toBe("last");
    await documents.clear();
    await gaveWay();
    engine.entries = [{ part: "a.stl", pose: [1, 0, 0, 0, 5, 0, 0] }];
    await documents.remember();
    documents.abandonRecovery();
    expect(documents.document.sources.map(({ label }) => label)).toEqual(["a.stl"]);
  });

  it("accepts no state from an engine that does not have the scene yet", async () => {
    await documents.openFiles([file("a.stl")]);
    await documents.remember();
    const { last } = documents.document;
    documents.engineLost();
    engine.parts = [];
    expect([documents.isChanging, await documents.remember()]).toEqual([true, undefined]);
    expect(documents.document.last).toBe(last);
    await documents.restore();
    expect([documents.isChanging, engine.parts]).toEqual([false, ["a.stl"]]);
  });

  it("leaves the restoring to the next engine if one ends while it receives another scene", async () => {
    await documents.openFiles([file("a.stl")]);
    documents.markStable();
    const { opened } = documents.document;
    const scene = { version: 1, models: [{ url: "b.glb" }], parts: [] };
    engine.refuse = "the engine was restarted before it answered";
    vi.spyOn(engine, "callMoving").mockImplementationOnce(async () => {
      documents.engineLost();
      throw new Error(engine.refuse);
    });
    const opening = documents.openFiles([file("scene.json", JSON.stringify(scene)), file("b.glb")]);
    await expect(opening).rejects.toThrow(/restarted/);
    engine.refuse = undefined;
    expect(await documents.restore(), "nothing has failed at it").toBe("last");
    expect([documents.document.opened, engine.parts]).toEqual([opened, ["a.stl"]]);
  });

  it("reads the state of added files at once, or does not add them", async () => {
    await documents.openFiles([file("a.stl")]);
    engine.entries = ["a.stl", "a.stl", "b.stl"].map((part) => ({ part }));
    await documents.openFiles([file("b.stl")]);
    await documents.restore();
    expect(engine.poses.at(-1), "also what is there twice, and in this order").toMatchObject({
      parts: engine.entries,
    });
    const call = engine.call.bind(engine);
    vi.spyOn(engine, "call").mockImplementation((name, ...args) =>
      name === "sceneFile" ? Promise.reject(new EngineEnded()) : call(name, ...args),
    );
    await expect(documents.openFiles([file("c.stl")])).rejects.toThrow(/restarted/);
    expect(documents.document.sources.map(({ label }) => label)).toEqual(["a.stl", "b.stl"]);
  });

  it("treats a scene that a new engine accepts only in part as refused, and restores the previous one", async () => {
    await documents.openFiles([file("a.stl")]);
    documents.markStable();
    await documents.openFiles([file("b.stl")]);
    const { opened } = documents.document;
    engine.tooLarge = ["b.stl"];
    expect(await documents.restore()).toBe("before");
    expect([engine.parts, documents.refusal?.message]).toEqual([["a.stl"], "left out for want of memory"]);
    expect(documents.document.opened, "it is kept as another work").not.toBe(opened);
    documents.abandonRecovery();
    engine.tooLarge = [];
    expect(await documents.restore()).toBe("last");
    expect([engine.parts, documents.refusal]).toEqual([["a.stl", "b.stl"], undefined]);
  });

  it("restores a scene without the parts that were left out from the start", async () => {
    engine.tooLarge = ["b.stl"];
    await documents.openFiles([file("a.stl"), file("b.stl")]);
    expect(await documents.restore()).toBe("last");
    expect([engine.parts, documents.refusal]).toEqual([["a.stl"], undefined]);
  });

  it("reports no scene if the previous one is refused, too, and restores all in another engine", async () => {
    await documents.openFiles([file("a.stl")]);
    await documents.openFiles([file("b.stl")]);
    documents.markStable();
    documents.engineLost();
    engine.tooLarge = ["b.stl"];
    await expect(documents.restore()).rejects.toThrow(/want of memory/);
    expect([documents.isChanging, await documents.remember(), engine.parts]).toEqual([true, undefined, []]);
    documents.abandonRecovery();
    engine.tooLarge = [];
    expect(await documents.restore()).toBe("last");
    expect(engine.parts).toEqual(["a.stl", "b.stl"]);
  });

  it("does not fall back if a part of the page could not be fetched, or if the engine ends", async () => {
    await documents.openFiles([file("a.stl")]);
    documents.markStable();
    await documents.openFiles([file("b.stl")]);
    for (const error of [new Error("A part of this page could not be fetched."), new EngineEnded()]) {
      vi.spyOn(engine, "callMoving").mockRejectedValueOnce(error);
      await expect(documents.restore()).rejects.toBe(error);
      documents.clearSuspect();
      expect(documents.document.sources.map(({ label }) => label)).toEqual(["a.stl", "b.stl"]);
    }
  });

  it("requests another engine if one refuses a scene and then also the old one", async () => {
    await documents.openFiles([file("a.stl")]);
    const { last } = documents.document;
    engine.tooLarge = ["a.stl", "b.glb"];
    const scene = JSON.stringify({ version: 1, models: [{ url: "b.glb" }], parts: [] });
    const opening = documents.openFiles([file("scene.json", scene), file("b.glb")]);
    await expect(opening).rejects.toThrow(/want of memory/);
    expect([sceneLost, documents.isChanging, await documents.remember()]).toEqual([1, true, undefined]);
    engine.tooLarge = [];
    expect(await documents.restore()).toBe("last");
    expect([engine.parts, documents.isChanging]).toEqual([["a.stl"], false]);
    expect(documents.document.last).toEqual(last);
  });

  it("restores the edits since an engine failed, and nothing if there was no previous scene", async () => {
    await documents.openFiles([file("a.stl")]);
    expect(await documents.restore()).toBe("last");
    engine.entries = [{ part: "a.stl", pose: [1, 0, 0, 0, 5, 0, 0] }];
    await documents.remember();
    expect(await documents.restore()).toBe("last");
    expect(engine.poses.at(-1)).toMatchObject({ parts: engine.entries });
    engine.parts = [];
    expect(await documents.restore()).toBe("nothing");
    expect(engine.parts).toEqual([]);
  });

  it("replaces a file by its revision, and omits the old file from saved scenes", async () => {
    await documents.openFiles([file("a.stl")]);
    const asked: [string, string[]][] = [];
    const newcomer = async ({ label }: { label: string }, { parts }: ParsedFiles) => {
      asked.push([label, parts.map(({ name }) => name)]);
      return 0;
    };
    const opened = await documents.openFiles([file("b.stl")], { resolveRevision: newcomer });
    expect(opened).toMatchObject({ parts: 1, revised: { replaced: 0, source: 1 } });
    expect([asked, engine.parts]).toEqual([[["b.stl", ["b.stl"]]], ["b.stl"]]);
    // Undo needs both.
    expect(documents.document.sources.map(({ label }) => label)).toEqual(["a.stl", "b.stl"]);
    const saved = JSON.parse(await documents.save());
    expect(saved).toMatchObject({ models: [{ name: "b.stl" }], parts: [{ model: 0, part: "b.stl" }] });
    await documents.remember();
    expect(toSavedScene(documents.document).sources.map(({ label }) => label)).toEqual(["b.stl"]);
    await documents.restore();
    expect(documents.document.sources.map(({ label }) => label)).toEqual(["b.stl"]);
    expect(engine.poses.at(-1)).toMatchObject({ parts: [{ model: 0, part: "b.stl" }] });
  });

  it("keeps the old file if its revision is refused or cancelled", async () => {
    await documents.openFiles([file("a.stl")]);
    engine.refuse = "It is rather another assembly.";
    await expect(documents.openFiles([file("b.stl")], { resolveRevision: async () => 0 })).rejects.toThrow(
      /another assembly/,
    );
    const unwanted = async () => Promise.reject(new Error("cancelled"));
    await expect(documents.openFiles([file("b.stl")], { resolveRevision: unwanted })).rejects.toThrow(
      /cancelled/,
    );
    expect(engine.parts).toEqual(["a.stl"]);
    expect(documents.document.sources.map(({ label }) => label)).toEqual(["a.stl"]);
    expect(documents.isChanging).toBe(false);
  });

  /** Opens a file and its revision, whose comparison is open, and returns what the browser saves. */
  const revisedScene = async () => {
    const entries = [{ model: 0, part: 0, pose: [1, 0, 0, 0, 5, 0, 0] }];
    await documents.openFiles([file("a.stl", "one")]);
    engine.entries = entries;
    await documents.openFiles([file("b.stl", "two")], { resolveRevision: async () => 0 });
    documents.decisions = { version: 1 };
    await documents.remember();
    engine.entries = undefined;
    engine.calls = [];
    return { saved: toSavedScene(documents.document), entries };
  };

  it("saves a revision with the earlier one while both are compared, and replaces that again when it is opened", async () => {
    shown = { wipe: 0.5 };
    const { saved, entries } = await revisedScene();
    expect(saved.sources.map(({ label }) => label)).toEqual(["b.stl"]);
    expect(saved.revised).toMatchObject({ source: 0, shown, parts: entries, earlier: { label: "a.stl" } });
    await documents.openSaved(saved);
    expect(engine.calls).toEqual([
      ["reviewForget"],
      ["addParts", "a.stl", 1],
      ["reviewRevise", "b.stl", 1, 0],
    ]);
    expect(engine.poses.at(-2)).toMatchObject({ parts: [{ ...entries[0], model: 1 }] });
    expect(compared).toEqual([undefined, { wipe: 0.5 }]);
    await documents.remember();
    const { sources, revised } = saved;
    expect(toSavedScene(documents.document)).toMatchObject({ sources, revised });
    // A closed comparison needs no earlier file.
    shown = undefined;
    await documents.remember();
    expect(toSavedScene(documents.document)).not.toHaveProperty("revised");
  });

  it("opens the revision alone if the earlier file is unreadable or refused, or if the parts have other numbers now", async () => {
    shown = "both";
    const { saved } = await revisedScene();
    const unreadable = { ...saved.revised, earlier: { label: "bad", options: {}, files: [file("bad.stl")] } };
    await documents.openSaved({ ...saved, revised: unreadable as NonNullable<typeof saved.revised> });
    expect(engine.calls).toEqual([["addParts", "b.stl", 0]]);
    const wrong = { ...saved.revised, parts: [{ model: 0, part: "none" }] };
    await documents.openSaved({ ...saved, revised: wrong as NonNullable<typeof saved.revised> });
    expect([engine.parts, engine.calls.at(-1)]).toEqual([["b.stl"], ["addParts", "b.stl", 0]]);
    engine.ids = [8];
    await documents.openSaved(saved);
    expect([engine.parts, engine.calls.at(-1)]).toEqual([["b.stl"], ["reviewForget"]]);
    expect(compared.slice(1)).toEqual([undefined, undefined, undefined]);
    await documents.remember();
    expect(toSavedScene(documents.document)).not.toHaveProperty("revised");
  });

  it("gives the open scene its decisions again if a saved revision fails after the engine dropped them", async () => {
    shown = "both";
    const { saved } = await revisedScene();
    await documents.openFiles([file("c.stl")], { joins: "never" });
    const kept = { version: 1, of: "c.stl" };
    documents.decisions = kept;
    const { length } = compared;
    const call = engine.call.bind(engine);
    let fails = true;
    vi.spyOn(engine, "call").mockImplementation(async (name, ...args) => {
      // An update of the clashes stores what the engine has now: none.
      if (name === "reviewForget") documents.decisions = { version: 1 };
      if (name === "restore" && fails && engine.calls.at(-1)?.[0] === "reviewRevise") {
        fails = false;
        throw new Error("no such part");
      }
      return call(name, ...args);
    });
    await expect(documents.openSaved(saved)).rejects.toThrow("no such part");
    expect([engine.parts, documents.decisions, documents.document.last.decisions]).toEqual([
      ["c.stl"],
      kept,
      kept,
    ]);
    expect(compared.slice(length), "the decisions are read again, once").toEqual([undefined]);
  });

  it("sets the distance limit again for a revision alone", async () => {
    shown = "both";
    const { saved } = await revisedScene();
    const wrong = { ...saved.revised, parts: [{ model: 0, part: "none" }] };
    const last = { ...saved.last, within: 3 };
    await documents.openSaved({ ...saved, last, revised: wrong as NonNullable<typeof saved.revised> });
    expect(engine.within).toEqual([
      [3, 0],
      [3, 0],
    ]);
  });

  it("keeps the scene if a file cannot be read", async () => {
    await documents.openFiles([file("a.stl")]);
    await expect(documents.openFiles([file("bad.stl")])).rejects.toThrow(/triangle 3/);
    await expect(documents.openFiles([file("huge.stl", "12345")])).rejects.toEqual(
      new OutOfMemory([file("huge.stl", "12345")]),
    );
    expect(engine.parts).toEqual(["a.stl"]);
  });

  it("omits and reports parts that exceed the memory; if none fits, the scene stays", async () => {
    await documents.openFiles([file("a.stl")]);
    engine.tooLarge = ["c.stl"];
    const { parts, warnings } = await documents.openFiles([file("b.stl"), file("c.stl")]);
    expect([parts, warnings]).toEqual([1, ["left out for want of memory"]]);
    expect(engine.parts).toEqual(["a.stl", "b.stl"]);
    await expect(documents.openFiles([file("c.stl")])).rejects.toThrow(/want of memory/);
    expect(engine.parts).toEqual(["a.stl", "b.stl"]);
  });

  it("restores the old scene if the engine refuses a new one", async () => {
    await documents.openFiles([file("a.stl")]);
    const scene = { version: 1, models: [{ url: "../models/b.glb" }], parts: [{ part: "c" }] };
    const opening = documents.openFiles([file("scene.json", JSON.stringify(scene)), file("models/b.glb")]);
    await expect(opening).rejects.toThrow("Model 0 has no part c.");
    expect(engine.parts).toEqual(["a.stl"]);
  });

  it("sets the distance limit before parts are added", async () => {
    await documents.openFiles([file("a.stl")]);
    expect(engine.within).toEqual([]);
    const scene = { version: 1, within: 0, models: [{ url: "b.glb" }] };
    await documents.openFiles([file("scene.json", JSON.stringify(scene)), file("b.glb")]);
    expect(engine.within).toEqual([[0, 0]]);
  });

  it("restores everything in a new engine, in the remembered state", async () => {
    await documents.openFiles([file("a.stl")]);
    await documents.openFiles([file("b.stl")]);
    await documents.remember();
    engine.parts = [];
    await documents.restore();
    expect(engine.parts).toEqual(["a.stl", "b.stl"]);
    expect(engine.poses.at(-1)).toMatchObject({ parts: [{ part: "a.stl" }, { part: "b.stl" }] });
  });

  it("saves files from this computer in the scene file, and opens them from it", async () => {
    await documents.openFiles([file("a.stl", "solid a")]);
    const saved = await documents.save();
    expect(JSON.parse(saved).models).toEqual([
      { name: "a.stl", data: `data:application/octet-stream;base64,${btoa("solid a")}` },
    ]);
    engine.parts = [];
    await documents.openFiles([file("saved.json", saved)]);
    expect(engine.parts).toEqual(["a.stl"]);
  });

  it("saves the requested accuracy of each model, and opens the model with it", async () => {
    const wished = () => loader.wishes.map(({ accuracy }) => accuracy);
    await documents.openFiles([file("a.stl", "solid a")], { accuracy: 0.5 });
    await documents.openFiles([file("b.step")], { accuracy: 0.02 });
    await documents.openFiles([file("c.step")]);
    expect(wished()).toEqual([0.5, 0.02, undefined]);
    const saved = await documents.save();
    const accuracies = (text: string) =>
      JSON.parse(text).models.map((model: { accuracy?: number }) => model.accuracy);
    expect(accuracies(saved)).toEqual([undefined, 0.02, undefined]);
    loader.wishes = [];
    await documents.openFiles([file("saved.json", saved)], { accuracy: 3 });
    expect(wished()).toEqual([undefined, 0.02, undefined]);
    expect(accuracies(await documents.save())).toEqual([undefined, 0.02, undefined]);
    loader.wishes = [];
    await documents.remember();
    await documents.restore();
    expect(wished()).toEqual([undefined, 0.02, undefined]);
  });

  it("includes a requested accuracy in links and in scene files that name their models", async () => {
    const models = [{ url: "a.step", accuracy: 0.5 }, { url: "b.step" }];
    const scene = JSON.stringify({ version: 1, models });
    vi.stubGlobal("fetch", async (url: string) =>
      Promise.resolve(new Response(url.endsWith(".json") ? scene : "x")),
    );
    await documents.openLink({ scene: "http://localhost/all.json" });
    // If the file has no unit, that of its first model applies.
    const frame = { unit: "mm", up: "z" };
    expect(loader.wishes).toEqual([
      { keepsFrames: true, accuracy: 0.5 },
      { keepsFrames: true, scene: frame },
    ]);
    expect(await documents.remember()).toMatchObject({ scene: "http://localhost/all.json" });
    expect(await documents.remember()).not.toHaveProperty("accuracy");
    loader.wishes = [];
    await documents.openLink({ scene: "http://localhost/all.json", accuracy: 0.1 });
    expect(loader.wishes).toMatchObject([{ accuracy: 0.1 }, { accuracy: 0.1 }]);
    expect(await documents.remember()).toMatchObject({ accuracy: 0.1 });
    expect(JSON.parse(await documents.save()).models).toEqual(
      ["a", "b"].map((name) => ({ url: `http://localhost/${name}.step`, accuracy: 0.1 })),
    );
    loader.wishes = [];
    await documents.openLink({ scene: "http://localhost/c.step", accuracy: 0.2 });
    expect(loader.wishes).toEqual([{ accuracy: 0.2 }]);
    expect(await documents.remember()).toMatchObject({ scene: "http://localhost/c.step", accuracy: 0.2 });
  });

  it("knows which parts are solids of CAD files, and verifies them while it has the files", async () => {
    await documents.openFiles([file("a.stl")]);
    await documents.openFiles([file("b.stl"), file("c.step")]);
    expect(documents.solids).toEqual([[], [undefined, { file: 0, instance: 3 }]]);
    const reported: unknown[] = [];
    const ask = (source: number) =>
      documents.verify(source, [], (place, answer) => reported.push([place, answer]));
    await ask(1);
    expect(reported).toMatchObject([[0, { answer: { volume: 1, distance: 0 } }]]);
    await expect(ask(2)).rejects.toBeInstanceOf(FilesUnreadable);
    const moved = new Blob(["x"]);
    moved.slice = () =>
      ({ arrayBuffer: () => Promise.reject(new DOMException("gone", "NotReadableError")) }) as never;
    await documents.openFiles([{ path: "d.step", blob: moved }]);
    await expect(ask(2)).rejects.toBeInstanceOf(FilesUnreadable);
    await documents.clear();
    expect(documents.solids).toEqual([]);
    await expect(ask(0)).rejects.toBeInstanceOf(FilesUnreadable);
  });

  it("triangulates the product of a solid again, and gives each of its parts the mesh", async () => {
    await documents.openFiles([file("a.stl"), file("b.step")]);
    const row = { id: 7, name: "b", source: 0, index: 1 } as PartRow;
    expect(await documents.refine(row, 0.01)).toEqual({ parts: 1, warnings: ["within 0.01"] });
    const parts = [{ index: 1, mesh: 0 }];
    expect(engine.reshaped).toEqual([[7, { parts, meshes: [] }, 0.01]]);
    await expect(documents.refine({ ...row, index: 0 }, 0.01)).rejects.toBeInstanceOf(FilesUnreadable);
  });

  it("reads parts with their last accuracy, from scene files, links and for a new engine", async () => {
    const entries = [{ model: 1, part: 4, accuracy: 0.5 }, { part: 0, accuracy: 0.01 }, { part: 2 }];
    const models = [{ url: "http://localhost/a.step" }, { url: "http://localhost/b.step", accuracy: 2 }];
    const scene = JSON.stringify({ version: 1, models, parts: entries });
    vi.stubGlobal("fetch", async (url: string) => new Response(url.endsWith(".json") ? scene : "x"));
    engine.entries = entries;
    await documents.openLink({ scene: "http://localhost/all.json" });
    expect(loader.wishes).toMatchObject([
      { accuracies: [[0, 0.01]] },
      { accuracy: 2, accuracies: [[4, 0.5]] },
    ]);
    engine.entries = entries.map((entry, i) => (i === 1 ? { part: 0, accuracy: 0.001 } : entry));
    const link = await documents.remember();
    expect(link?.patch?.parts).toEqual({ 1: { part: 0, accuracy: 0.001 } });
    const finest = [{ accuracies: [[0, 0.001]] }, { accuracy: 2, accuracies: [[4, 0.5]] }];
    loader.wishes = [];
    await documents.restore();
    expect(loader.wishes).toMatchObject(finest);
    engine.entries = entries;
    loader.wishes = [];
    await documents.openLink(link as Link);
    expect(loader.wishes).toMatchObject(finest);
  });

  it("opens a saved scene in its last state: own files from their bytes, others from their addresses", async () => {
    const fetched: string[] = [];
    vi.stubGlobal("fetch", async (url: string) => {
      fetched.push(url);
      return new Response("x");
    });
    await documents.openLink({ scene: "http://localhost/a.stl" });
    await documents.openFiles([file("b.step")], { accuracy: 0.5 });
    await documents.remember();
    const kept = toSavedScene(documents.document);
    await documents.clear();
    loader.wishes = [];
    expect(await documents.openSaved(kept)).toMatchObject({ parts: 2 });
    expect(engine.parts).toEqual(["a.stl", "b.step"]);
    expect(engine.poses.at(-1)).toMatchObject({ parts: [{ part: "a.stl" }, { part: "b.step" }] });
    expect(fetched).toEqual(["http://localhost/a.stl", "http://localhost/a.stl"]);
    expect(loader.wishes).toMatchObject([{}, { accuracy: 0.5 }]);
    expect(documents.origin.title).toBe("a.stl");
    expect(await documents.remember()).toBeUndefined();
    expect(toSavedScene(documents.document)).toEqual(kept);
  });

  it("is marked as changing while the engine has other parts than the document", async () => {
    const opening = documents.openFiles([file("a.stl")]);
    expect(documents.isChanging).toBe(false);
    const seen: boolean[] = [];
    vi.spyOn(engine, "callMoving").mockImplementation(async () => {
      seen.push(documents.isChanging);
      return { ids: [0] };
    });
    await opening;
    await documents.openFiles([file("b.stl")]);
    await documents.restore();
    expect(seen).toEqual([true, true, true, true]);
    expect(documents.isChanging).toBe(false);
  });

  it("returns no link for files from this computer", async () => {
    await documents.openFiles([file("a.stl")]);
    expect(await documents.remember()).toBeUndefined();
  });
});
