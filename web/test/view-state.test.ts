import { describe, expect, it } from "vitest";
import type { SectionRow } from "../src/engine/types";
import { matchesWords, wordsOf } from "../src/state/search";
import { axisOf, flipped, offsetAt, offsetFraction, withSection } from "../src/state/view-state";

const cut = (normal: [number, number, number], offset: number): SectionRow => ({
  normal,
  offset,
  range: [-10, 30],
});

describe("a section plane", () => {
  it("is normal to an axis for either hidden side, or slanted", () => {
    expect(axisOf(cut([0, 1, 0], 3))).toBe("y");
    expect(axisOf(cut([0, 0, -1], 3))).toBe("z");
    expect(axisOf(cut([0.6, 0.8, 0], 3))).toBeUndefined();
  });

  it("converts between its offset and its position in the range", () => {
    for (const offset of [-10, 0, 12.5, 30])
      expect(offsetAt(cut([1, 0, 0], 0), offsetFraction(cut([1, 0, 0], offset)))).toBe(offset);
    expect([offsetFraction(cut([1, 0, 0], -99)), offsetFraction(cut([1, 0, 0], 99))]).toEqual([0, 1]);
    expect(offsetFraction({ normal: [1, 0, 0], offset: 5, range: [5, 5] })).toBe(0);
  });

  it("has the same position when its hidden side is flipped", () => {
    expect(flipped(cut([0, 1, 0], 3))).toEqual({ normal: [0, -1, 0], offset: -3 });
  });

  it("is changed or removed without the others", () => {
    const cuts = [cut([1, 0, 0], 1), cut([0, 1, 0], 2)];
    expect(withSection(cuts, 0, undefined)).toEqual([{ normal: [0, 1, 0], offset: 2 }]);
    expect(withSection(cuts, 1, { normal: [0, 0, 1] })).toEqual([
      { normal: [1, 0, 0], offset: 1 },
      { normal: [0, 0, 1] },
    ]);
  });
});

describe("the filter words of the results", () => {
  it("must all be in the two names, in any case and order", () => {
    expect(matchesWords(wordsOf("  PIN gear "), "gear 2", "Pinion")).toBe(true);
    expect(matchesWords(wordsOf("bolt gear"), "gear 2", "Pinion")).toBe(false);
    expect(matchesWords(wordsOf(""), "a", "b")).toBe(true);
  });
});
