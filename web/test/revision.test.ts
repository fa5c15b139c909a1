import { beforeEach, describe, expect, it } from "vitest";
import type { FileToRead } from "../src/engine/protocol";
import type {
  Clashes,
  ClashRow,
  ParsedFiles,
  PartChangeRow,
  PartRow,
  RevisionReport,
} from "../src/engine/types";
import { areIssues, kindOfJson } from "../src/scenes/kinds";
import { similarSources } from "../src/scenes/similarity";
import type { Source } from "../src/scenes/sources";
import { withoutUnusedSources } from "../src/scenes/unused-sources";
import { review } from "../src/state/review";
import { byKind, changedClashes, revision } from "../src/state/revision";
import { unknownTopics } from "../src/ui/revision/unknown";
import { revisionText } from "../src/ui/strings/revision";

const file = (path: string, text = ""): FileToRead => ({ path, blob: new Blob([text]) });

/** The diagnostics of a mesh with this many triangles. */
const diagnostics = (triangles: number) =>
  ({ triangles, vertices: triangles / 2 + 2, faces: 6 }) as PartRow["diagnostics"];
const words = (path: string) => path.split("/");
const here = (source: number, ...parts: [path: string, triangles: number][]): PartRow[] =>
  parts.map(([path, triangles], index) => {
    const group = words(path);
    const name = group.pop() ?? "";
    return { source, index, name, group, diagnostics: diagnostics(triangles) } as PartRow;
  });
const read = (...parts: [path: string, triangles: number][]) =>
  ({
    parts: parts.map(([path], mesh) => {
      const group = words(path);
      return { name: group.pop() ?? "", group, mesh };
    }),
    meshes: parts.map(([, triangles]) => ({ diagnostics: diagnostics(triangles) })),
    robots: [],
  }) as unknown as ParsedFiles;
const batch = (label: string, ...paths: string[]) => ({
  label,
  files: (paths.length > 0 ? paths : [label]).map((path) => ({ path })),
});

describe("the model that a file may revise", () => {
  const parts = here(0, ["r1/gear", 100], ["r1/pinion", 60], ["r1/base/housing", 400], ["r1/bolt", 30]);
  const sources = [batch("reducer-r1.step")];

  it("is found by paths, also below a root with another name", () => {
    const [found] = similarSources(
      batch("reducer-r2.step"),
      read(["r2/gear", 120], ["r2/base/housing", 380], ["r2/cover", 50]),
      sources,
      parts,
    );
    expect(found).toMatchObject({ source: 0, parts: 4, found: 2, isNamed: false });
  });

  it("is found by the file's name, and by meshes if all names differ", () => {
    const named = similarSources(batch("a", "new/reducer-r1.step"), read(["x", 12]), sources, parts);
    expect(named).toMatchObject([{ found: 0, isNamed: true }]);
    const renamed = read(["a", 100], ["b", 60], ["c", 400], ["d", 31]);
    expect(similarSources(batch("other.stl"), renamed, sources, parts)).toMatchObject([{ found: 3 }]);
  });

  it("is none if little is similar: other names, boxes, one part, robots", () => {
    const strange = read(["a", 12], ["b", 12], ["c", 12], ["d", 12]);
    expect(similarSources(batch("other.step"), strange, sources, parts)).toEqual([]);
    const boxes = here(0, ["a", 12], ["b", 12], ["c", 12]);
    const others = read(["d", 12], ["e", 12], ["f", 12]);
    expect(similarSources(batch("x.stl"), others, [batch("y.stl")], boxes)).toEqual([]);
    const one = here(0, ["bolt", 12]);
    expect(similarSources(batch("x.stl"), read(["bolt", 12]), [batch("y.stl")], one)).toEqual([]);
    const robot = { ...read(["r1/gear", 100]), robots: [{}] } as unknown as ParsedFiles;
    expect(similarSources(batch("reducer-r1.step"), robot, sources, parts)).toEqual([]);
  });

  it("is the most similar first, and never one that was removed", () => {
    const both = [...here(1, ["gear", 100], ["pin", 60]), ...here(2, ["gear", 100], ["pinion", 60])];
    const all = [batch("gone.step"), batch("b.step"), batch("c.step")];
    const found = similarSources(batch("d.step"), read(["gear", 100], ["pinion", 60]), all, both);
    expect(found.map(({ source }) => source)).toEqual([2, 1]);
  });
});

describe("a scene without its unused files", () => {
  const source = (label: string): Source => ({ label, files: [file(label)], options: {} });
  const sources = [source("old.step"), source("other.step"), source("new.step")];

  it("has the other files, with new indices for parts and robots", () => {
    const last = {
      models: [{ url: "source:0" }, { url: "source:1" }, { url: "source:2" }],
      parts: [
        { model: 2, part: 0 },
        { model: 1, part: 0 },
        { model: 2, part: 1, removed: true },
        { model: 0, part: 0, removed: true },
      ],
      robots: [{ model: 1, robot: 0 }],
      selection: [1],
    };
    const made = withoutUnusedSources({ sources, last });
    expect(made.sources.map(({ label }) => label)).toEqual(["other.step", "new.step"]);
    expect(made.last).toEqual({
      models: [{ url: "source:1" }, { url: "source:2" }],
      parts: [
        { model: 1, part: 0 },
        { model: 0, part: 0 },
        { model: 1, part: 1, removed: true },
      ],
      robots: [{ model: 0, robot: 0 }],
      selection: [1],
    });
  });

  it("is unchanged if all files are used, or nothing is known", () => {
    for (const last of [{}, { parts: [0, 1, 2].map((model) => ({ model, part: 0 })) }]) {
      const made = { sources, last };
      expect(withoutUnusedSources(made)).toBe(made);
    }
  });
});

describe("the kind of a file that is no model", () => {
  it("is identified by its content", async () => {
    const json = (value: unknown) => kindOfJson(file("x.json", JSON.stringify(value)));
    expect(await json({ version: 1, tests: [], clashes: [], parts: [] })).toBe("decisions");
    expect(await json({ version: 1, tests: [] })).toBe("tests");
    expect(await json({ version: 1, models: [], decisions: { tests: [], clashes: [] } })).toBe(undefined);
    expect(await json({ version: 1, models: [], clashes: [] })).toBe(undefined);
    expect(await json(null)).toBe(undefined);
    expect(await kindOfJson(file("x.json", "{"))).toBe(undefined);
    expect(await kindOfJson(file("x.gltf", '{"clashes":[]}'))).toBe(undefined);
  });

  it("is BCF by its name, or by the content of an archive", async () => {
    expect(await areIssues(file("a.BCFzip"))).toBe(true);
    expect(await areIssues(file("a.bcf"))).toBe(true);
    expect(await areIssues(file("a.zip", `PK${"x".repeat(70_000)}bcf.version`))).toBe(true);
    expect(await areIssues(file("a.zip", `PKbcf.version${"x".repeat(70_000)}`))).toBe(false);
    expect(await areIssues(file("a.stl", "bcf.version"))).toBe(false);
  });
});

describe("the revision report", () => {
  const part = (became: PartChangeRow["became"]): PartChangeRow => ({
    part: became === "removed" ? null : 1,
    name: became,
    group: [],
    became,
    moved: 0,
  });
  const clash = (a: number, b: number, kind: ClashRow["news"]): ClashRow =>
    ({ id: a, a, b, found: kind !== "gone", news: kind, comments: [] }) as unknown as ClashRow;

  beforeEach(() => {
    const reported: RevisionReport = {
      number: 1,
      replaced: 0,
      source: 1,
      parts: [part("moved"), part("same"), part("removed"), part("moved")],
    };
    revision.value = reported;
    review.value = {
      clashes: [clash(0, 1, "new"), clash(1, 2, "worse"), clash(2, 3, null), clash(3, 4, "gone")],
    } as unknown as Clashes;
  });

  it("counts the changes of parts and of clashes", () => {
    expect(byKind.value.get("moved")?.length).toBe(2);
    expect(byKind.value.has("added")).toBe(false);
    const { fresh, worse, gone } = changedClashes.value;
    expect([fresh.length, worse.length, gone.length]).toEqual([1, 1, 1]);
  });

  it("is described in sentences with counts", () => {
    const { offer } = revisionText;
    expect(offer.about({ file: "b.step", of: "a.step", found: 3, parts: 4 })).toBe(
      "“b.step” looks like a new revision of “a.step”: 3 of its 4 parts are there, too.",
    );
    expect(unknownTopics(["a", "b", "c", "d", "e"])).toBe(
      "5 topics refer to no clash of this scene: “a”, “b”, “c”, 2 more.",
    );
  });
});
