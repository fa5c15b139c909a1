import { describe, expect, it } from "vitest";
import type { SectionRow } from "../src/engine/types";
import { matchesWords, wordsOf } from "../src/state/search";
import { axisOf, flipped, offsetAt, offsetFraction, withSection } from "../src/state/view-state";

const cut = (normal: [number, number, number], offset: number): SectionRow => ({
  normal,
  offset,
  range: [-10, 30],
});

describe("a plane that cuts the picture open", () => {
  it("is across an axis, whichever side is cut away, or slanted", () => {
    expect(axisOf(cut([0, 1, 0], 3))).toBe("y");
    expect(axisOf(cut([0, 0, -1], 3))).toBe("z");
    expect(axisOf(cut([0.6, 0.8, 0], 3))).toBeUndefined();
  });

  it("has its place in its range, and back", () => {
    for (const offset of [-10, 0, 12.5, 30])
      expect(offsetAt(cut([1, 0, 0], 0), offsetFraction(cut([1, 0, 0], offset)))).toBe(offset);
    expect([offsetFraction(cut([1, 0, 0], -99)), offsetFraction(cut([1, 0, 0], 99))]).toEqual([0, 1]);
    expect(offsetFraction({ normal: [1, 0, 0], offset: 5, range: [5, 5] })).toBe(0);
  });

  it("is the same place when its other side is cut away", () => {
    expect(flipped(cut([0, 1, 0], 3))).toEqual({ normal: [0, -1, 0], offset: -3 });
  });

  it("is changed or taken away without the others", () => {
    const cuts = [cut([1, 0, 0], 1), cut([0, 1, 0], 2)];
    expect(withSection(cuts, 0, undefined)).toEqual([{ normal: [0, 1, 0], offset: 2 }]);
    expect(withSection(cuts, 1, { normal: [0, 0, 1] })).toEqual([
      { normal: [1, 0, 0], offset: 1 },
      { normal: [0, 0, 1] },
    ]);
  });
});

describe("words typed above the results", () => {
  it("are all in the two names, whatever their case and order", () => {
    expect(matchesWords(wordsOf("  PIN gear "), "gear 2", "Pinion")).toBe(true);
    expect(matchesWords(wordsOf("bolt gear"), "gear 2", "Pinion")).toBe(false);
    expect(matchesWords(wordsOf(""), "a", "b")).toBe(true);
  });
});
