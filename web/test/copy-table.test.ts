import { expect, it } from "vitest";
import { rowsOf } from "../src/state/severity";
import { tableOf } from "../src/ui/copy-table";
import { apart, deep, part } from "./pairs";

it("the table has a line for every pair, and no name breaks out of its cell", () => {
  const parts = new Map([part(0, "gear\t<b>\n2"), part(1, "pinion")].map((each) => [each.id, each]));
  const table = tableOf(rowsOf([deep(0, 1, 1.38), apart(0, 1, 0.25)]), parts, "mm");
  const lines = table.split("\n").map((line) => line.split("\t"));
  expect(lines.map((line) => line.length)).toEqual([8, 8, 8]);
  expect(lines[1]).toEqual(["gear <b> 2", "pinion", "Interference", "0", "0", "", "1.38", "mm"]);
  expect(lines[2]?.[5]).toBe("0.25");
});
