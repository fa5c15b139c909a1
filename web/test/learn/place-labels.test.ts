import { describe, expect, it } from "vitest";
import { type LabelBox, placeLabels } from "../../src/learn/place-labels";
import { randomData } from "../random-data";

const apart = (a: LabelBox, b: LabelBox): boolean =>
  Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2;

function check(placed: readonly LabelBox[], width: number, height: number): void {
  for (const [i, a] of placed.entries()) {
    expect(a.x - a.width / 2).toBeGreaterThanOrEqual(0);
    expect(a.x + a.width / 2).toBeLessThanOrEqual(width);
    expect(a.y - a.height / 2).toBeGreaterThanOrEqual(0);
    expect(a.y + a.height / 2).toBeLessThanOrEqual(height);
    for (const b of placed.slice(i + 1)) expect(apart(a, b), JSON.stringify([a, b])).toBe(true);
  }
}

describe("labels", () => {
  it("stay in place if there is space", () => {
    const spots = [
      { x: 50, y: 50, width: 40, height: 19 },
      { x: 50, y: 80, width: 40, height: 19 },
      { x: 120, y: 55, width: 40, height: 19 },
    ];
    expect(placeLabels(spots, 400, 300)).toEqual(spots);
  });

  it("are moved apart by a short distance and kept inside", () => {
    const spots = Array.from({ length: 6 }, (_, i) => ({ x: 395 + i, y: 100, width: 60, height: 19 }));
    const placed = placeLabels(spots, 400, 300);
    expect(placed).toHaveLength(6);
    check(placed, 400, 300);
    for (const { y } of placed) expect(Math.abs(y - 100)).toBeLessThan(80);
  });

  it("are no wider than the picture", () => {
    const placed = placeLabels([{ x: 10, y: 5, width: 900, height: 19 }], 390, 329);
    expect(placed).toMatchObject([{ x: 195, width: 390, y: 9.5 }]);
  });

  it("never overlap or leave the picture, for any number and any positions", () => {
    for (const [width, height] of [
      [840, 748],
      [424, 565],
      [220, 977],
      [390, 329],
      [844, 221],
      [30, 12],
    ] as const)
      for (let seed = 1; seed <= 40; seed++) {
        const next = randomData(seed).number;
        const spots = Array.from({ length: 1 + Math.floor(30 * next()) }, (_, i) => ({
          x: width * (1.4 * next() - 0.2),
          y: height * (1.4 * next() - 0.2),
          width: 12 + 160 * next() ** 2,
          height: 15 + 8 * next(),
          i,
        }));
        const placed = placeLabels(spots, width, height);
        check(placed, width, height);
        if (height > 25) expect(placed[0]?.i, `seed ${seed}`).toBe(0);
      }
  });
});
