import { describe, expect, it } from "vitest";
import { readAddress } from "../../src/learn/address";
import { readPage, writePage } from "../../src/learn/course/address";
import { course } from "../../src/learn/course/chapters";
import { termFinder } from "../../src/learn/course/finder";
import { terms as all, findTerms, type Term } from "../../src/learn/course/glossary";
import type { LessonProgress, Progress } from "../../src/learn/course/lesson-progress";
import { addressOf, type DeepLink, links } from "../../src/learn/course/links";
import { allItems, inOrder, itemOf, minutesLeft, nextItem, nextOf } from "../../src/learn/course/plan";
import { notesOf } from "../../src/learn/course/teaching";
import type { LessonInfo } from "../../src/learn/types";
import fieldTerms from "../../texts/terms.json";
import { entriesOf } from "../texts";
import { en } from "./catalogues";

const texts: Record<string, unknown> = en;
const lessons = Object.keys(texts)
  .filter((key) => key.startsWith("lesson."))
  .map((key) => key.slice("lesson.".length));
const names = allItems().map(({ name }) => name);

const teaching = Object.fromEntries(
  course.flatMap(({ name }) => {
    const notes = notesOf(name);
    return notes ? [[name, notes]] : [];
  }),
);

/** Returns the texts of a lesson, which are in its folder. */
const saidIn = (lesson: string): string[] =>
  entriesOf("en", "lessons").flatMap(({ key, file, parts }) =>
    file.startsWith(`${lesson.replaceAll("-", "_")}/`) && key.startsWith("say.")
      ? Object.entries(parts).flatMap(([name, text]) => (name.startsWith("text") ? [text] : []))
      : [],
  );
/** All texts, each with its chapter. */
const said = course.flatMap(({ name: chapter, stops }) =>
  stops.flatMap(({ name }) => saidIn(name)).map((text) => ({ text, chapter })),
);

describe("the course", () => {
  it("has every lesson once, and only tools besides", () => {
    expect(new Set(names).size).toBe(names.length);
    const rooms = names.filter((name) => itemOf(name)?.room);
    expect([...lessons, ...rooms].sort()).toEqual([...names].sort());
  });

  it("requires only earlier items", () => {
    for (const [i, { name, needs }] of allItems().entries())
      for (const need of needs) expect(names.slice(0, i), `${name} needs ${need}`).toContain(need);
    for (const [i, { name, needs }] of course.entries())
      for (const need of needs)
        expect(
          course.slice(0, i).map((chapter) => chapter.name),
          `${name} needs ${need}`,
        ).toContain(need);
  });

  it("requires the chapters of all prerequisites of its lessons", () => {
    for (const { name, needs, stops } of course) {
      const elsewhere = stops
        .flatMap((stop) => stop.needs)
        .map((need) => course.find((chapter) => chapter.stops.some((stop) => stop.name === need))?.name)
        .filter((chapter) => chapter !== name);
      for (const chapter of elsewhere) expect(reach(needs), `${name} needs ${chapter}`).toContain(chapter);
    }
  });

  it("has a name, a goal and notes for each chapter", () => {
    for (const { name } of course) {
      expect(texts[`chapter.${name}`], name).toBeTypeOf("string");
      expect(texts[`goal.${name}`], name).toBeTypeOf("string");
    }
    expect(Object.keys(teaching)).toEqual(course.map(({ name }) => name));
  });

  it("leads from each lesson to the next, and from the last to none", () => {
    const walked = [names[0] as string];
    for (let next = nextOf(walked[0] as string); next; next = nextOf(next.name)) walked.push(next.name);
    expect(walked).toEqual(names);
    expect(nextOf("no lesson")).toBeUndefined();
    // Alone, a chapter ends with its last lesson.
    expect(nextOf("far-and-near")?.name).toBe("rank-by-rank");
    expect(nextOf("far-and-near", allItems("closest-points"))).toBeUndefined();
  });

  it("sorts lessons, with unknown ones last in their chapter", () => {
    const info = (name: string, chapter: string) => ({ name, chapter }) as LessonInfo;
    const mixed = [
      info("sheet-music", "another"),
      info("flat-line", "closest-points"),
      info("new-one", "closest-points"),
      info("rank-by-rank", "hierarchical-spheres"),
      info("gilbert", "closest-points"),
    ];
    expect(inOrder(mixed).map(({ name }) => name)).toEqual([
      "gilbert",
      "flat-line",
      "new-one",
      "rank-by-rank",
      "sheet-music",
    ]);
  });

  it("names the next item and the remaining time", () => {
    const begun = (furthest: number, seen: string, ended?: string): LessonProgress => ({
      opened: "2026-01-01T00:00:00.000Z",
      seen,
      furthest,
      steps: 11,
      ...(ended && { ended }),
    });
    const nothing: Progress = new Map();
    expect(nextItem(nothing)?.name).toBe("how-far-apart");
    const all = minutesLeft(allItems(), nothing);
    const some: Progress = new Map([
      ["gilbert", begun(10, "2026-01-03T00:00:00.000Z", "2026-01-03T00:00:00.000Z")],
      ["arch", begun(5, "2026-01-02T00:00:00.000Z")],
      ["flat-line", begun(3, "2026-01-01T00:00:00.000Z")],
    ]);
    expect(nextItem(some)?.name).toBe("arch");
    // All of one lesson, half of another and three tenths of a third were seen: 20, 10 and 4.5 of their minutes.
    expect(minutesLeft(allItems(), some)).toBe(Math.ceil((all - 34.5) / 5) * 5);
  });
});

const reach = (names: readonly string[]): string[] =>
  names.flatMap((name) => [name, ...reach(course.find((chapter) => chapter.name === name)?.needs ?? [])]);

describe("addresses of course pages", () => {
  it("are parsed as they are written", () => {
    for (const page of [
      { kind: "glossary" },
      { kind: "glossary", of: "support-mapping" },
      { kind: "teacher", of: "ü & = ?" },
    ] as const)
      expect(readPage(writePage(page))).toEqual(page);
    expect(readPage("#glossary=%E0%A4%A")).toEqual({ kind: "glossary", of: "%E0%A4%A" });
    for (const hash of ["", "#gilbert", "#gilbert?shapes=boxes", "#glossaryx=1"])
      expect(readPage(hash), hash).toBeUndefined();
  });
});

describe("steps in the notes", () => {
  it("belong to existing lessons, parameters and choices", () => {
    for (const [id, { lesson, values }] of Object.entries<DeepLink>(links)) {
      expect(lessons, id).toContain(lesson);
      for (const [name, value] of Object.entries(values)) {
        expect(texts[`parameter.${lesson}.${name}`], `${id}: ${name}`).toBeTypeOf("string");
        if (typeof value === "string")
          expect(texts[`choice.${lesson}.${name}.${value}`], `${id}: ${name}=${value}`).toBeTypeOf("string");
      }
    }
  });

  it("have a text in the catalogue and a working address", () => {
    for (const [id, link] of Object.entries<DeepLink>(links)) {
      expect(texts[`say.${link.say}`], id).toBeTypeOf("object");
      const place = readAddress(addressOf(link));
      expect(place, id).toEqual({
        lesson: link.lesson,
        step: link.step,
        values: Object.fromEntries(Object.entries(link.values).map(([name, value]) => [name, String(value)])),
      });
    }
  });

  it("are each used in some notes", () => {
    const shown = JSON.stringify(teaching);
    for (const id of Object.keys(links)) expect(shown, id).toContain(`"${id}"`);
  });
});

describe("the teacher's notes", () => {
  it("are complete, and every exercise has space for the answer", () => {
    for (const [name, notes] of Object.entries(teaching)) {
      for (const rows of [notes.aim, notes.plan, notes.ask, notes.pitfalls, notes.exercises])
        expect(rows.length, name).toBeGreaterThanOrEqual(2);
      for (const { task, solution, lines } of notes.exercises) {
        expect(task.length * solution.length, name).toBeGreaterThan(0);
        expect(lines, name).toBeGreaterThanOrEqual(3);
      }
      expect(
        notes.plan.reduce((sum, { minutes }) => sum + minutes, 0),
        name,
      ).toBe(90);
    }
  });
});

describe("the glossary", () => {
  const terms = all.value;
  const find = termFinder(terms);
  const linked = (text: string, chapter?: string) =>
    find(text, chapter, new Set()).flatMap((piece) => (typeof piece === "string" ? [] : [piece]));

  it("has fifty terms or more, each with a text and the lessons that show it", () => {
    expect(terms.length).toBeGreaterThanOrEqual(50);
    for (const { key, text, shown, see = [] } of terms) {
      expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(text, key).toMatch(/^[A-Z].*[.]$/s);
      if (!(key in fieldTerms)) expect(shown.length, key).toBeGreaterThan(0);
      for (const name of shown) expect(names, `${key}: ${name}`).toContain(name);
      for (const other of see)
        expect(
          terms.map((term) => term.key),
          `${key}: ${other}`,
        ).toContain(other);
    }
  });

  it("has no orphan: the lessons use each term, or a term that links to it", () => {
    const met = new Set(
      said.flatMap(({ text, chapter }) => linked(text, chapter).map(({ term }) => term.key)),
    );
    for (const { see = [] } of terms.filter(({ key }) => met.has(key))) for (const key of see) met.add(key);
    const keys = terms.map(({ key }) => key).filter((key) => !(key in fieldTerms));
    expect(keys.filter((key) => !met.has(key))).toEqual([]);
  });

  it("has a term in every lesson", () => {
    for (const name of lessons) {
      const chapter = course.find(({ stops }) => stops.some((stop) => stop.name === name))?.name;
      const texts = saidIn(name);
      expect(texts.flatMap((text) => linked(text, chapter)).length, name).toBeGreaterThan(0);
    }
  });

  it("gives each word one meaning in a chapter", () => {
    const uses = new Map<string, string[]>();
    for (const { key, forms, aliases = [], only } of terms)
      for (const form of new Set([...forms, ...aliases].map((form) => form.toLowerCase())))
        for (const chapter of only ?? course.map(({ name }) => name)) {
          const use = `${form} in ${chapter}`;
          uses.set(use, [...(uses.get(use) ?? []), key]);
        }
    for (const [use, keys] of uses) expect(keys, use).toHaveLength(1);
  });

  it.each<[name: string, key: string, lesson?: string]>([
    ["SAT", "separated", "gilbert"],
    ["separating axis theorem", "separated", "axis-by-axis"],
    ["GJK", "gjk", "gilbert"],
    ["Gilbert–Johnson–Keerthi", "gjk", "four-methods"],
    ["EPA", "epa", "gilbert"],
    ["MTV", "way-out", "depth-between"],
    ["penetration depth", "penetration-depth", "gilbert"],
    ["Minkowski difference", "minkowski-difference", "gilbert"],
    ["Minkowski sum", "minkowski-difference", "gilbert"],
    ["support function", "support-mapping", "gilbert"],
    ["closest points", "witness-points", "gilbert"],
    ["BVH", "bounding-volume-hierarchy", "rank-by-rank"],
    ["AABB", "bounding-box", "rank-by-rank"],
    ["OBB", "oriented-bounding-box"],
    ["kDOP", "discrete-oriented-polytope"],
    ["k-dop", "discrete-oriented-polytope"],
    ["SAH", "surface-area-heuristic"],
    ["SDF", "signed-distance-field"],
    ["signed distance field", "signed-distance-field"],
    ["sphere tree", "sphere-tree", "rank-by-rank"],
    ["sweep and prune", "sweep-and-prune", "sweep-and-prune"],
    ["SAP", "sweep-and-prune", "sweep-and-prune"],
    ["broadphase", "broad-phase", "two-stages"],
    ["narrow phase", "broad-phase", "two-stages"],
    ["octree", "octree", "moving-tree"],
    ["voxel", "voxel", "moving-tree"],
    ["CCD", "continuous-collision", "caught-in-between"],
    ["continuous collision detection", "continuous-collision", "caught-in-between"],
    ["time of impact", "continuous-collision", "caught-in-between"],
    ["TOI", "continuous-collision", "caught-in-between"],
    ["tunneling", "tunnelling", "caught-in-between"],
    ["conservative advancement", "conservative-advancement", "safe-steps"],
    ["convex decomposition", "convex-decomposition", "decomposition"],
    ["V-HACD", "convex-decomposition", "decomposition"],
    ["CoACD", "convex-decomposition", "decomposition"],
    ["C-space", "configuration-space", "configuration-space"],
    ["configuration space", "configuration-space", "configuration-space"],
    ["A*", "a-star", "taken-out"],
    ["D* Lite", "d-star-lite", "move-it"],
    ["Dijkstra", "dijkstra"],
    ["RRT", "sampling-based-planning"],
    ["PRM", "sampling-based-planning"],
    ["NFP", "no-fit-polygon", "four-methods"],
    ["contact manifold", "contact-manifold"],
    ["clash", "interference"],
    ["undecided", "undecided"],
    ["deviation of a mesh", "deviation"],
    ["tolerance zone", "tolerance-zone"],
    ["sagitta", "bulge", "caught-in-between"],
    ["winding number", "winding-number", "body-in-common"],
    ["watertight mesh", "watertight"],
    ["manifold mesh", "manifold-mesh"],
    ["welding", "welding"],
    ["mate", "face-constraint", "degrees-of-freedom"],
    ["removal path", "removal-path", "taken-out"],
    ["simulation of simplicity", "symbolic-perturbation"],
    ["IK", "kinematics", "two-arms"],
  ])("finds “%s” first, by any name: %s", (name, key, lesson) => {
    const [first] = findTerms(name);
    expect(first?.key).toBe(key);
    if (lesson) expect(first?.shown).toContain(lesson);
  });

  // The course has no lesson about these, and must not claim one.
  it.each(["OBB", "SAH", "signed distance field", "RRT"])("finds “%s” without a lesson", (name) =>
    expect(findTerms(name)[0]?.shown).toEqual([]),
  );

  it("finds terms by their definitions, too, and all terms for an empty search", () => {
    expect(findTerms("rubber sheet").map(({ key }) => key)).toEqual(["convex-hull"]);
    expect(findTerms(" ")).toEqual(terms);
    expect(findTerms("no such term")).toEqual([]);
  });

  it("links whole words, the longest first, each term once in a step", () => {
    const term = (key: string, ...forms: string[]): Term => ({ key, name: key, forms, text: "", shown: [] });
    const find = termFinder([
      term("support", "support point", "support points"),
      term("point", "point"),
      { ...term("leg", "leg"), only: ["paths"] },
    ]);
    const seen = new Set<string>();
    const pieces = find("Legs of a Support point; this point, and another support point.", "spheres", seen);
    expect(
      pieces.map((piece) => (typeof piece === "string" ? piece : `[${piece.term.key}:${piece.text}]`)),
    ).toEqual([
      "Legs of a ",
      "[support:Support point]",
      "; this ",
      "[point:point]",
      ", and another support point.",
    ]);
    expect(find("the point again, a leg", "spheres", seen)).toEqual(["the point again, a leg"]);
    expect(find("a leg", "paths", seen)).toHaveLength(2);
    expect(find("", "paths", seen)).toEqual([]);
  });
});
