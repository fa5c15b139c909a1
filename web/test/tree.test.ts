import { describe, expect, it } from "vitest";
import { rowsOf } from "../src/state/severity";
import { treeRows } from "../src/state/tree";
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

  it("counts each pair of a group once, also those inside it, and hides what it holds when it is closed", () => {
    const [, group] = rows([], "");
    expect(group).toMatchObject({ kind: "group", parts: [1, 2], open: true });
    expect(group).toMatchObject({ interfering: 2, undecided: 1, within: 1 });
    expect(shown(rows([group?.key ?? ""], ""))).toEqual(["-housing base", "-bearings", "-gear"]);
  });

  it("keeps only matches of the filter, and opens their groups", () => {
    const closed = [rows([], "")[1]?.key ?? ""];
    expect(shown(rows(closed, "INNER"))).toEqual(["-bearings", "--inner"]);
    expect(shown(rows(closed, "bear"))).toEqual(["-bearings", "--outer", "--inner"]);
    expect(rows(closed, "nothing is called this")).toEqual([]);
  });

  it("keeps groups of the same name in different places apart", () => {
    const twins = [part(0, "a", { group: ["left", "bolts"] }), part(1, "b", { group: ["right", "bolts"] })];
    const keys = rows([], "", twins).map((row) => row.key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
