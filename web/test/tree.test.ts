import { describe, expect, it } from "vitest";
import { rowsOf } from "../src/state/result-class";
import { groupKeys, rowOf, treeRows, withoutApproved } from "../src/state/tree";
import { deep, part, touching, undecided } from "./pairs";

const parts = [
  part(0, "housing base", { group: ["reducer"] }),
  part(1, "outer", { group: ["reducer", "bearings"] }),
  part(2, "inner", { group: ["reducer", "bearings"] }),
  part(3, "gear", { group: ["reducer"] }),
];
const pairs = rowsOf([deep(0, 1, 1), deep(1, 2, 1), undecided(2, 3), touching(1, 3)]);
const rows = (closed: string[], filter: string, of = parts) => treeRows(of, pairs, new Set(closed), filter);
const shown = (rows: ReturnType<typeof treeRows>) =>
  rows.map((row) => `${"-".repeat(row.level)}${row.kind === "group" ? row.name : row.part.name}`);

describe("the part tree", () => {
  it("shows groups and parts in the file's order, without the file's single root", () => {
    expect(shown(rows([], ""))).toEqual(["-housing base", "-bearings", "--outer", "--inner", "-gear"]);
  });

  it("counts each pair of a group once, also inner ones, and hides the content of a closed group", () => {
    const [, group] = rows([], "");
    expect(group).toMatchObject({ kind: "group", parts: [1, 2], open: true });
    expect(group).toMatchObject({ interfering: 2, undecided: 1, within: 1 });
    expect(shown(rows([group?.key ?? ""], ""))).toEqual(["-housing base", "-bearings", "-gear"]);
  });

  it("does not count approved pairs", () => {
    const met = parts.map((part) => ({ ...part, interfering: 2, undecided: 1 }));
    const approved = pairs.filter(({ a, b }) => (a === 0 && b === 1) || (a === 2 && b === 3));
    const counted = withoutApproved(met, pairs, approved);
    expect(counted.parts.map(({ interfering, undecided }) => [interfering, undecided])).toEqual([
      [1, 1],
      [1, 1],
      [2, 0],
      [2, 0],
    ]);
    const [, group] = treeRows(counted.parts, counted.pairs, new Set(), "");
    expect(group).toMatchObject({ interfering: 1, undecided: 0, within: 1 });
    expect(withoutApproved(met, pairs, [])).toEqual({ parts: met, pairs });
  });

  it("keeps only matches of the filter, and opens their groups", () => {
    const closed = [rows([], "")[1]?.key ?? ""];
    expect(shown(rows(closed, "INNER"))).toEqual(["-bearings", "--inner"]);
    expect(shown(rows(closed, "bear"))).toEqual(["-bearings", "--outer", "--inner"]);
    expect(rows(closed, "nothing is called this")).toEqual([]);
  });

  it("gives the position of each row and the state of a group's parts", () => {
    const all = rows([], "", [
      ...parts.slice(0, 2),
      { ...part(2, "inner", { group: ["reducer", "bearings"] }), visible: false },
      part(3, "gear", { group: ["reducer"], selected: true }),
    ]);
    expect(all.map(({ level, place, of }) => [level, place, of])).toEqual([
      [1, 1, 3],
      [1, 2, 3],
      [2, 1, 2],
      [2, 2, 2],
      [1, 3, 3],
    ]);
    expect(all[1]).toMatchObject({ visible: 1, selected: 0 });
    expect(all[2]).toMatchObject({ path: ["bearings"] });
  });

  it("finds a part's row, or that of the closed group around it", () => {
    const closed = groupKeys(parts);
    expect(closed).toHaveLength(1);
    expect(rowOf(rows([], ""), 2)).toBe(3);
    expect(rowOf(rows(closed, ""), 2)).toBe(1);
    expect(rowOf(rows([], "gear"), 2)).toBe(-1);
  });

  it("lists and counts ten levels of five thousand parts", () => {
    const path = (id: number) =>
      Array.from({ length: 10 }, (_, level) => `${level}.${Math.floor(id / 4 ** level)}`).reverse();
    const many = Array.from({ length: 5000 }, (_, id) => part(id, `part ${id}`, { group: path(id) }));
    const met = rowsOf(many.slice(1).map(({ id }) => deep(id - 1, id, 1)));
    const all = treeRows(many, met, new Set(), "");
    expect(Math.max(...all.map((row) => row.level))).toBeGreaterThanOrEqual(8);
    const outermost = all.filter((row) => row.kind === "group" && row.level === 1);
    expect(outermost.flatMap((row) => (row.kind === "group" ? row.parts : []))).toHaveLength(5000);
  });

  it("separates groups of the same name in different places", () => {
    const twins = [part(0, "a", { group: ["left", "bolts"] }), part(1, "b", { group: ["right", "bolts"] })];
    const keys = rows([], "", twins).map((row) => row.key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
