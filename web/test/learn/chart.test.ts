import { describe, expect, it } from "vitest";
import { columns, tableOf } from "../../src/learn/chart-data";
import { marksOf } from "../../src/learn/chart-marks";
import type { LessonChart } from "../../src/learn/types";

type Line = LessonChart["lines"][number];

const chart = (lines: Line[], log = false): LessonChart => ({
  name: "times",
  x: { name: "level", log: false },
  y: { name: "ms", log },
  lines,
});
const line = (name: string, x: number[], y: (number | null)[], style: Line["style"] = "line"): Line => ({
  name,
  style,
  x,
  y,
});
const names = (key: string): string => ({ "line.sum": "=SUM(A1)", "axis.level": "level, whole" })[key] ?? key;

describe("the table of a chart", () => {
  it("has all digits of every number, and the unit in the head", () => {
    const table = tableOf(
      chart([line("a", [1, 2], [0.1 + 0.2, 1e-17]), line("sum", [2, 3], [5, null])]),
      names,
    );
    expect(table).toBe(
      [
        `"level, whole",line.a (axis.ms),'=SUM(A1) (axis.ms)`,
        "1,0.30000000000000004,",
        "2,1e-17,5",
        "3,,",
        "",
      ].join("\r\n"),
    );
  });

  it("keeps several points of a line at one x, and values that a logarithmic plot cannot show", () => {
    const log = chart([line("a", [1, 1, 2], [3, 4, 0], "points"), line("b", [1], [7])], true);
    expect(tableOf(log, names).split("\r\n").slice(1)).toEqual(["1,3,7", "1,4,", "2,0,", ""]);
    expect(columns(log)).toEqual([
      [1, 2],
      [4, null],
      [7, undefined],
    ]);
  });
});

describe("the marks of a chart", () => {
  it("distinguish lines without colour: one outline for each subject, hollow if it is not computed", () => {
    const marks = marksOf([
      line("plain", [1], [1]),
      line("published-plain", [1], [1], "published"),
      line("plain-compared", [1], [1]),
      line("hulls", [1], [1]),
    ]);
    expect(new Set(marks.map(({ outline }) => outline)).size).toBe(2);
    expect(marks.map(({ isFilled }) => isFilled)).toEqual([true, false, false, true]);
    const looks = marks.map((mark) => JSON.stringify(mark));
    expect(new Set(looks).size).toBe(4);
  });
});
