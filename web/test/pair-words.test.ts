import { expect, it } from "vitest";
import type { PairRow } from "../src/engine/types";
import { asIs } from "../src/state/format";
import { rowsOf } from "../src/state/severity";
import { basisOf, why } from "../src/ui/pair/words";
import { undecided } from "./pairs";

const told = { units: asIs("mm"), name: String, isModel: () => false };

it("says from where it is known how far facets are off, and rounds no bound down", () => {
  const words = (basis: PairRow["basis"], deviation: number) => {
    const [row] = rowsOf([undecided(0, 1, { basis, deviation })]);
    return row && [basisOf(row, told), why(row, told)].join("; ").replaceAll(/[\u202f\u00a0]/g, " ");
  };
  expect(words("estimated", 0.0421)).toBe(
    "facets may be off by ~0.042 mm, estimated from the facets; " +
      "facets may be off by ~0.042 mm: a finer mesh or the true surface would tell",
  );
  expect(words("bounded", 0.0421)).toBe(
    "facets are off by ≤ 0.043 mm, by the CAD file’s surfaces; facets are off by ≤ 0.043 mm: a finer mesh would tell",
  );
  expect(words("exact", 0)).toMatch(/^planar faces: exact/);
});
