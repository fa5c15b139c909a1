import { describe, expect, it } from "vitest";
import type { PartRow } from "../src/engine/types";
import { countedFrom, leadingPart, limitsOf } from "../src/state/hinge";

const turn = 2 * Math.PI;

describe("limits of a hinge", () => {
  it("are what is typed, and what is left open is a full turn away", () => {
    expect(limitsOf(undefined, undefined)).toBeNull();
    expect(limitsOf(0, 1.5)).toEqual([0, 1.5]);
    expect(limitsOf(0.5, 0.5)).toEqual([0.5, 0.5]);
    expect(limitsOf(0.25, undefined)).toEqual([0.25, 0.25 + turn]);
    expect(limitsOf(undefined, 0.25)).toEqual([0.25 - turn, 0.25]);
  });

  it("are no more than a full turn apart, which degrees that were typed may be by rounding", () => {
    expect(limitsOf(1.5, 0)).toBeUndefined();
    expect(limitsOf(-4, 4)).toBeUndefined();
    const typed = [-170, 190].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
    const [least, most] = limitsOf(...typed) ?? [0, 0];
    expect(most - least).toBeLessThanOrEqual(turn);
  });

  it("go with the angle that is called 0", () => {
    expect(countedFrom(0.5, [0, 2])).toEqual([-0.5, 1.5]);
    expect(countedFrom(0.5, undefined)).toBeNull();
  });
});

it("the first hinge leads, else the first point", () => {
  const row = (pivot?: PartRow["pivot"]) => ({ pivot }) as PartRow;
  const [point, hinge] = [{ at: [0, 0, 0] as const }, { at: [1, 0, 0] as const, axis: [0, 0, 1] as const }];
  const rows = [row(), row({ at: [...point.at] }), row({ at: [...hinge.at], axis: [...hinge.axis] })];
  expect(leadingPart(rows)?.axis).toEqual([0, 0, 1]);
  expect(leadingPart(rows.slice(0, 2))?.at).toEqual([0, 0, 0]);
  expect(leadingPart(rows.slice(0, 1))).toBeUndefined();
});
