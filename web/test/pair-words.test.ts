import { expect, it } from "vitest";
import type { PairFit, PairRow, Xyz } from "../src/engine/types";
import { sameUnits, volumeBetween } from "../src/state/format";
import { rowsOf } from "../src/state/result-class";
import { fitTexts } from "../src/ui/pair/fits";
import { placeText } from "../src/ui/pair/place";
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

it("fits state both diameters and the play or the interference, the tightest first and each once", () => {
  const fit = (hole: number, shaft: number, offset = 0): PairFit => ({
    inner: "b",
    hole,
    shaft,
    play: hole - shaft,
    length: 10,
    offset,
    centre: [0, 0, 0],
    faces: [1, 2],
  });
  const lines = (...fits: PairFit[]) => fitTexts(only({ ...deep(0, 1, 0.1), fits }), units).map(plain);
  expect(lines(fit(32.02, 32.24))).toEqual(["fit: hole ⌀32.02 mm, shaft ⌀32.24 mm, 0.22 mm interference"]);
  expect(lines(fit(100.05, 100.03, 0.005))).toEqual([
    "fit: hole ⌀100.05 mm, shaft ⌀100.03 mm, 0.02 mm play, axes 0.005 mm apart",
  ]);
  expect(lines(fit(6, 6), fit(6, 6 + 1e-9))).toEqual(["fit: hole and shaft ⌀6 mm, no play"]);
  const many = [1, 2, 3, 4, 5, 6].map((size) => fit(size, size - 0.1));
  expect(lines(...many).slice(3)).toEqual(["fit: hole ⌀4 mm, shaft ⌀3.9 mm, 0.1 mm play", "2 more fits"]);
  expect(fitTexts(only(deep(0, 1, 0.1)), units)).toEqual([]);
});

it("the place is the deepest point or the middle between the nearest ones, with the faces there", () => {
  const names = { name: (part: number) => "ab"[part] ?? "", units };
  const near = apart(0, 1, 2);
  const ends = { onA: [1, 2, 3] as Xyz, onB: [1, 2, 5] as Xyz };
  const clearance = near.clearance && { ...near.clearance, ...ends };
  expect(plain(placeText(only({ ...near, ...(clearance && { clearance }) }), names))).toBe(
    "place x 1, y 2, z 4 mm",
  );
  const inside = { ...deep(0, 1, 0.1), placeFaces: [7, 3] as [number, number] };
  expect(plain(placeText(only(inside), names))).toBe("place x 0, y 0, z 0 mm: face 7 of a, face 3 of b");
});
