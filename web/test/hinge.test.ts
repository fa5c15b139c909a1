import { describe, expect, it } from "vitest";
import type { PartRow } from "../src/engine/types";
import { countedFrom, leadingPivot, limitsOf } from "../src/state/hinge";

const turn = 2 * Math.PI;

describe("the limits of a hinge", () => {
  it("are as typed, and an empty limit is a full turn from the other", () => {
    expect(limitsOf(undefined, undefined)).toBeNull();
    expect(limitsOf(0, 1.5)).toEqual([0, 1.5]);
    expect(limitsOf(0.5, 0.5)).toEqual([0.5, 0.5]);
    expect(limitsOf(0.25, undefined)).toEqual([0.25, 0.25 + turn]);
    expect(limitsOf(undefined, 0.25)).toEqual([0.25 - turn, 0.25]);
  });

  it("are at most a full turn apart, up to the rounding of typed degrees", () => {
    expect(limitsOf(1.5, 0)).toBeUndefined();
    expect(limitsOf(-4, 4)).toBeUndefined();
    const typed = [-170, 190].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
    const [least, most] = limitsOf(...typed) ?? [0, 0];
    expect(most - least).toBeLessThanOrEqual(turn);
  });

  it("shift with the angle that is called 0", () => {
    expect(countedFrom(0.5, [0, 2])).toEqual([-0.5, 1.5]);
    expect(countedFrom(0.5, undefined)).toBeNull();
  });
});

it("the first hinge is the pivot of several parts, else the first point", () => {
  const row = (pivot?: PartRow["pivot"]) => ({ pivot }) as PartRow;
  const [point, hinge] = [{ at: [0, 0, 0] as const }, { at: [1, 0, 0] as const, axis: [0, 0, 1] as const }];
  const rows = [row(), row({ at: [...point.at] }), row({ at: [...hinge.at], axis: [...hinge.axis] })];
  expect(leadingPivot(rows)?.axis).toEqual([0, 0, 1]);
  expect(leadingPivot(rows.slice(0, 2))?.at).toEqual([0, 0, 0]);
  expect(leadingPivot(rows.slice(0, 1))).toBeUndefined();
});
