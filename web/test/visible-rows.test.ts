import { describe, expect, it } from "vitest";
import { lettersIn, scrollToShow, visibleRange } from "../src/state/visible-rows";
import { indent } from "../src/ui/tree-row";

const sight = (top: number, height = 400) => ({ top, height, width: 300, row: 20 });

it("two lines of a row have space for twice the letters, less the number beside the first name", () => {
  const [first, second] = lettersIn(1, 304);
  expect(lettersIn(2, 304)).toEqual([first + second, 2 * second]);
  expect(second - first).toBeGreaterThan(10);
  expect(lettersIn(2, 500)[1]).toBeGreaterThan(2 * second);
});

describe("the drawn rows of a long list", () => {
  it("are all rows of a short list", () => {
    expect(visibleRange(100, sight(0, 0))).toEqual([0, 100]);
    expect(visibleRange(0, sight(0))).toEqual([0, 0]);
  });

  it("cover the visible rows and a few more", () => {
    for (const top of [0, 7, 2000, 50_000, 99_600]) {
      const [from, to] = visibleRange(5000, sight(top));
      expect(from * 20).toBeLessThanOrEqual(top);
      expect(to * 20).toBeGreaterThanOrEqual(Math.min(top + 400, 100_000));
      expect(to - from).toBeLessThanOrEqual(45);
    }
  });

  it("exist when a list has become shorter than its scroll position", () => {
    const [from, to] = visibleRange(150, sight(90_000));
    expect([from < 130, to]).toEqual([true, 150]);
  });

  it("are scrolled into view by as little as possible", () => {
    expect(scrollToShow(30, sight(500))).toBe(500);
    expect(scrollToShow(10, sight(500))).toBe(200);
    expect(scrollToShow(60, sight(500))).toBe(820);
  });
});

describe("the indentation of a deep row", () => {
  it("grows by less and less up to a limit", () => {
    const steps = Array.from({ length: 14 }, (_, i) => indent(i + 2) - indent(i + 1));
    expect(steps).toEqual([...steps].sort((a, b) => b - a));
    expect(steps.at(-1)).toBe(0);
    expect(indent(10)).toBeGreaterThan(indent(9));
  });
});
