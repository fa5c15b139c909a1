import { beforeEach, describe, expect, it } from "vitest";
import type { Bunch, ClashRow } from "../src/engine/types";
import { rowsOf } from "../src/state/result-class";
import { clearFilters, toggleFilters } from "../src/state/result-filters";
import {
  commonName,
  groupBy,
  isGroupLine,
  lineKey,
  linesOf,
  openGroups,
  pairsOf,
  toggleGroup,
} from "../src/state/result-groups";
import { review } from "../src/state/review";
import { parts, rows } from "../src/state/store";
import { titleOf } from "../src/ui/review/group-row";
import { clash, deep, part, reviewed, touching, undecided } from "./pairs";

const reported = (clashes: ClashRow[], bunches: Bunch[] | null) => reviewed(clashes, { bunches });
const all = rowsOf([deep(0, 1, 0.4), deep(0, 2, 0.3), deep(0, 3, 0.2), deep(4, 5, 0.1), touching(1, 2)]);
const four = [clash(1, 0, 1), clash(2, 2, 0), clash(3, 0, 3), clash(4, 4, 5)];
const keys = () => linesOf(rows.value).all.map(lineKey);

beforeEach(() => {
  parts.value = ["plate", "bolt 1", "bolt 12", "bolt 3", "pin", "base"].map((name, id) => part(id, name));
  rows.value = all;
  openGroups.value = new Set();
  groupBy.value = undefined;
  review.value = reviewed(four);
});

describe("the grouped list", () => {
  it("is the plain list if no pairs belong together", () => {
    expect(linesOf(all).all).toBe(all);
  });

  it("has a line for each group at its first pair, and each pair once, open or closed", () => {
    groupBy.value = "sameness";
    review.value = reported(four, [
      { of: [], clashes: [1, 2, 3] },
      { of: [], clashes: [4] },
    ]);
    expect(keys()).toEqual(["sameness 1", "4-5", "1-2"]);
    const [line] = linesOf(all).all;
    expect(line && isGroupLine(line) && titleOf(line, groupBy.value)).toBe("plate × bolt …");
    expect(new Set(pairsOf(linesOf(all).all))).toEqual(new Set(all));
    toggleGroup("sameness 1");
    expect(keys()).toEqual(["sameness 1", "0-1", "0-2", "0-3", "4-5", "1-2"]);
    expect(linesOf(all).inside.size).toBe(3);
    toggleGroup("sameness 1");
    expect(keys()).toHaveLength(3);
  });

  it("has one closed line for more than four undecided pairs of coarse meshes, unless only they are listed", () => {
    const off = (n: number) => undecided(0, n, { deviation: n / 100 });
    const open = undecided(8, 9, { because: "openA" });
    const some = rowsOf([deep(8, 10, 1), ...[1, 2, 3, 4].map(off), open, touching(10, 11)]);
    expect(linesOf(some).all).toBe(some);
    const more = rowsOf([...some, off(5)]);
    const lines = () => linesOf(more).all.map(lineKey);
    expect(lines()).toEqual(["8-10", "coarse", "8-9", "10-11"]);
    toggleGroup("coarse");
    expect(lines()).toEqual(["8-10", "coarse", "0-1", "0-2", "0-3", "0-4", "0-5", "8-9", "10-11"]);
    expect(linesOf(more).inside.size).toBe(5);
    toggleFilters("undecided");
    expect(linesOf(more).all).toBe(more);
    clearFilters();
  });

  it("groups only listed pairs; a group with one listed pair is that pair", () => {
    groupBy.value = "part";
    review.value = reported(four, [{ of: ["machine", "plate"], clashes: [1, 2, 3] }]);
    expect(linesOf(all.slice(1)).all.map(lineKey)).toEqual(["part 1", "4-5", "1-2"]);
    expect(linesOf(all.slice(2)).all.map(lineKey)).toEqual(["0-3", "4-5", "1-2"]);
  });

  it("uses names that a user gave, even for one clash", () => {
    groupBy.value = "hand";
    review.value = reported(
      [
        clash(1, 0, 1, { group: "fit" }),
        clash(2, 2, 0),
        clash(3, 0, 3, { group: "fit" }),
        clash(4, 4, 5, { group: "pins" }),
      ],
      null,
    );
    const { all: lines } = linesOf(all);
    expect(
      lines.map((line) =>
        isGroupLine(line) ? `${titleOf(line, "hand")} × ${line.rows.length}` : lineKey(line),
      ),
    ).toEqual(["fit × 2", "0-2", "pins × 1", "1-2"]);
  });

  it("names tree nodes by their last names, and the root in words", () => {
    groupBy.value = { level: 2 };
    review.value = reported(four, [
      { of: ["machine / drive", "machine / frame"], clashes: [1, 2] },
      { of: [""], clashes: [3, 4] },
    ]);
    const titles = linesOf(all).all.flatMap((line) =>
      isGroupLine(line) ? [titleOf(line, groupBy.value)] : [],
    );
    expect(titles).toEqual(["drive × frame", "top level"]);
  });
});

describe("the common part of names", () => {
  it.each([
    [["bolt", "bolt"], "bolt"],
    [["bolt 1", "bolt 12", "bolt 2"], "bolt …"],
    [["bolt 11", "bolt 12"], "bolt …"],
    [["gear", "pinion"], "gear…"],
    [[], ""],
  ])("%j → %s", (names, common) => {
    expect(commonName(names)).toBe(common);
  });
});
