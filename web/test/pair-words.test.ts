import { expect, it } from "vitest";
import type { PairRow } from "../src/engine/types";
import { sameUnits, volumeBetween } from "../src/state/format";
import { rowsOf } from "../src/state/result-class";
import {
  basisOf,
  certaintyText,
  clearanceOf,
  depthOf,
  signBetween,
  undecidedText,
} from "../src/ui/pair/words";
import { apart, deep, undecided } from "./pairs";

const reported = { units: sameUnits("mm"), name: String, isModel: () => false };

it("the source of the deviation is named, and no bound is rounded down", () => {
  const words = (basis: PairRow["basis"], deviation: number) => {
    const [row] = rowsOf([undecided(0, 1, { basis, deviation })]);
    return (
      row &&
      [basisOf(row, reported), undecidedText(row, reported)].join("; ").replaceAll(/[\u202f\u00a0]/g, " ")
    );
  };
  expect(words("estimated", 0.0421)).toBe(
    "facets may deviate by ~0.042 mm, estimated from the facets; " +
      "facets may deviate by ~0.042 mm, and the overlap is no deeper: a finer mesh or the true surface may decide",
  );
  expect(words("bounded", 0.0421)).toBe(
    "facets deviate by ≤ 0.043 mm from the CAD file’s surfaces; facets deviate by ≤ 0.043 mm, and the overlap is no deeper: a finer mesh may decide",
  );
  expect(words("exact", 0)).toMatch(/^planar faces: no deviation/);
});

const units = sameUnits("mm");
const only = (pair: PairRow) => {
  const [row] = rowsOf([pair]);
  if (!row) throw new Error("a pair makes a row");
  return row;
};
const plain = (words: string | undefined) => words?.replaceAll(/[\u202f\u00a0]/g, " ");

it("numbers are marked as exact, as bounds, or as valid for the meshes only", () => {
  const pair = (lower: number, upper: number, boundsOf: PairRow["boundsOf"]) =>
    only({ ...deep(0, 1, lower, upper), boundsOf });
  expect(certaintyText(pair(0.1, 0.1, "solids"), units)).toBe("exact");
  expect(certaintyText(pair(0.05, 0.19, "solids"), units)).toBe("bounded");
  expect(certaintyText(pair(0.1323, 0.1335, "meshes"), units)).toBe("of the mesh");
});

it("parts that are clear although their meshes cross have one result", () => {
  const origin = [0, 0, 0] as const;
  const row = only({
    ...apart(0, 1, 0),
    kind: "crossing",
    clearance: { distance: 0, lower: 0, upper: 0.013, onA: [...origin], onB: [...origin], belowLimit: false },
  });
  expect(row.severity).toBe("clear");
  expect(plain(clearanceOf(row, units))).toBe("≤ 0.013 mm");
  expect([depthOf(row, units), certaintyText(row, units), signBetween(row)]).toEqual([
    undefined,
    "bounded",
    "↔",
  ]);
});

it("no bound of a volume is rounded inwards", () => {
  const said = (low: number, high: number) => plain(volumeBetween([low, high], units));
  expect(said(42.77, 42.77)).toBe("42.8 mm³");
  expect(said(21.02, 63.41)).toBe("21–63.5 mm³");
  expect(said(0, 63.41)).toBe("≤ 63.5 mm³");
  expect(said(0.0000001, 1234.5)).toBe("≤ 1 235 mm³");
});
