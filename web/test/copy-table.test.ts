import { expect, it } from "vitest";
import type { Xyz } from "../src/engine/types";
import { sameUnits } from "../src/state/format";
import { rowsOf } from "../src/state/result-class";
import { tableOf } from "../src/ui/copy-table";
import { apart, deep, part, volume } from "./pairs";

it("the table has a line for every pair, and no name breaks out of its cell", () => {
  const parts = new Map([part(0, "gear\t<b>\n2"), part(1, "pinion")].map((each) => [each.id, each]));
  const origin: Xyz = [0, 0, 0];
  const body = { ...volume(0.83), pieces: 2, centre: origin, low: origin, high: origin, triangles: 8 };
  const hit = { ...deep(0, 1, 1.38, 1.4), body };
  const table = tableOf(rowsOf([hit, apart(0, 1, 0.25)]), parts, sameUnits("mm"));
  const lines = table.split("\n").map((line) => line.split("\t"));
  expect(lines.map((line) => line.length)).toEqual([19, 19, 19]);
  expect(lines[1]).toEqual([
    ...["gear <b> 2", "pinion", "Interference", "", "0", "0", ""],
    ...["1.38", "1.4", "0.83", "2", "0.05", "mm"],
    ...["", "", "0.83", "0.83", "proof", "solids"],
  ]);
  expect(lines[2]?.[6]).toBe("0.25");

  const metres = { ...body, ...volume(8.3e-10) };
  const converted = tableOf(rowsOf([{ ...deep(0, 1, 0.001319), body: metres }]), parts, {
    sceneUnit: "m",
    displayUnit: "mm",
  });
  expect(converted.split("\n")[1]?.split("\t").slice(7, 13)).toEqual([
    "1.319",
    "1.319",
    "0.83",
    "2",
    "50",
    "mm",
  ]);
});
