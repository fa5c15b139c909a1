import { describe, expect, it } from "vitest";
import { treeRows } from "../src/state/tree";
import { part } from "./pairs";

const parts = [
  part(0, "housing base", { group: ["reducer"], interfering: 2 }),
  part(1, "outer", { group: ["reducer", "bearings"], interfering: 1 }),
  part(2, "inner", { group: ["reducer", "bearings"] }),
  part(3, "gear", { group: ["reducer"] }),
];
const rows = (closed: string[], filter: string, of = parts) => treeRows(of, new Set(closed), filter);
const shown = (rows: ReturnType<typeof treeRows>) =>
  rows.map((row) => `${"-".repeat(row.level)}${row.kind === "group" ? row.name : row.part.name}`);

describe("the part tree", () => {
  it("shows groups and parts in the file's order, without the file's single root", () => {
    expect(shown(rows([], ""))).toEqual(["-housing base", "-bearings", "--outer", "--inner", "-gear"]);
  });

  it("sums what a group holds, and hides it when the group is closed", () => {
    const [, group] = rows([], "");
    expect(group).toMatchObject({ kind: "group", parts: [1, 2], interfering: 1, open: true });
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
