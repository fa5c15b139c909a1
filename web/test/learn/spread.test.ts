import { describe, expect, it } from "vitest";
import { spread } from "../../src/learn/spread";

describe("labels", () => {
  it("stay where they are when there is room", () => {
    const spots = [
      { x: 50, y: 50, width: 40 },
      { x: 50, y: 80, width: 40 },
      { x: 120, y: 55, width: 40 },
    ];
    expect(spread(spots, 400)).toEqual(spots);
  });

  it("are moved apart and kept inside", () => {
    const spots = Array.from({ length: 6 }, (_, i) => ({ x: 395 + i, y: 100, width: 60 }));
    const placed = spread(spots, 400);
    for (const [i, a] of placed.entries()) {
      expect(a.x + a.width / 2).toBeLessThanOrEqual(400);
      expect(Math.abs(a.y - 100)).toBeLessThan(80);
      for (const b of placed.slice(i + 1)) expect(Math.abs(a.y - b.y)).toBeGreaterThanOrEqual(18.9);
    }
  });
});
