import { expect, test } from "vitest";
import type { BetweenRow, MeasureRow, PickRow } from "../src/engine/types";
import { sameUnits, type Units } from "../src/state/format";
import { preciseArea, preciseLength } from "../src/state/precise";
import { tableOf } from "../src/ui/measure/table";
import { factsOf, headingOf } from "../src/ui/measure/words";

const mm = sameUnits("mm");
const inches: Units = { sceneUnit: "mm", displayUnit: "in" };

const pick = (more: Partial<PickRow>): PickRow => ({
  part: 3,
  kind: "face",
  what: "plane",
  at: [1, 2, 3],
  isExact: true,
  isWhole: true,
  deviation: 0,
  ...more,
});

const row = (picks: PickRow[], between: BetweenRow | null = null): MeasureRow => ({
  id: 7,
  picks,
  between,
  size: null,
});

const between = (more: Partial<BetweenRow>): BetweenRow => ({
  distance: 5,
  ends: [
    [0, 0, 0],
    [3, 0, -4],
  ],
  error: 0,
  isExact: true,
  ...more,
});

const factTexts = (measure: MeasureRow, units = mm) =>
  Object.fromEntries(factsOf(measure, units).map(({ name, value }) => [name, value]));

test("lengths keep every decimal that matters, and only 0 is written as 0", () => {
  expect(preciseLength(123.4567, mm)).toBe("123.4567\u202fmm");
  expect(preciseLength(12, mm)).toBe("12\u202fmm");
  expect(preciseLength(-0.5, mm)).toBe("−0.5\u202fmm");
  expect(preciseLength(1e-7, mm)).toBe("<\u202f0.0001\u202fmm");
  expect(preciseLength(0, mm)).toBe("0\u202fmm");
  expect(preciseLength(25.4, inches)).toBe("1\u202fin");
  expect(preciseLength(Number.NaN, mm)).toBe("–\u202fmm");
  expect(preciseArea(645.16, inches)).toBe("1\u202fin²");
});

test("a distance shows its component along each axis and its tolerance", () => {
  const two = [pick({}), pick({ part: 4 })];
  const exact = factTexts(row(two, between({ angle: 0, planes: 5 })));
  expect(exact).toMatchObject({ Distance: "5\u202fmm", "along X": "3\u202fmm", "along Y": "0\u202fmm" });
  expect(exact["along Z"]).toBe("4\u202fmm");
  expect(exact["From the plane"]).toBe("5\u202fmm");
  const off = factTexts(row(two, between({ error: 0.25, isExact: false, axes: 6 })));
  expect(off.Distance).toBe("≈\u202f5\u202fmm (± 0.25\u202fmm)");
  expect(off["Between axes"]).toBe("≈\u202f6\u202fmm");
  expect(factTexts(row(two, between({ distance: 0 })))).toEqual({ Distance: "0: they touch" });
});

test("a result from triangles is marked as such, and an exact one is not", () => {
  const cylinder = pick({ what: "cylinder", radius: 2.5, length: 10, area: 157, isWhole: false });
  const stated = factTexts(row([cylinder]));
  expect(stated).toMatchObject({ Diameter: "5\u202fmm", Radius: "2.5\u202fmm", Area: "≈\u202f157\u202fmm²" });
  const found = factTexts(row([{ ...cylinder, isExact: false }]));
  expect(found.Diameter).toBe("≈\u202f5\u202fmm");
  expect(headingOf(row([]), mm)).toBe("What was measured no longer exists.");
  const place = factTexts(row([pick({ kind: "point", what: "point" })]), inches);
  expect(place.Place).toBe("0.03937, 0.07874, 0.11811\u202fin");
});

test("the table has a line for each measurement, and no name breaks out of its cell", () => {
  const parts = new Map([
    [3, { name: '=1+1 "a", b' }],
    [4, { name: "pin" }],
  ]);
  const lines = tableOf(
    [
      row([pick({}), pick({ part: 4, what: "cylinder" })], between({ angle: Math.PI / 2 })),
      row([pick({ area: 12 })]),
    ],
    parts,
    mm,
  ).split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[0]?.split(",")).toHaveLength(25);
  expect(lines[1]).toBe(`1,"'=1+1 ""a"", b",Plane,pin,Cylinder,5,0,3,0,4,90,,,,,,,,,,,,,yes,mm`);
  expect(lines[2]).toContain(",12,");
});
