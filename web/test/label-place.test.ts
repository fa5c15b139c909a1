import { expect, it } from "vitest";
import { beside } from "../src/ui/label-place";

const bars = [
  { left: 8, top: 8, right: 352, bottom: 44 },
  { left: 8, top: 50, right: 352, bottom: 90 },
  { left: 40, top: 500, right: 320, bottom: 540 },
];

it("a label under a floating element moves beside it", () => {
  expect(beside(180, 300, bars, 560)).toBe(300);
  // It is under the first bar, and below that it would be under the second.
  expect(beside(180, 30, bars, 560)).toBe(105);
  expect(beside(180, 70, bars, 560)).toBe(105);
  expect(beside(180, 520, bars, 560)).toBe(485);
  // It is beside a bar that is narrower.
  expect(beside(500, 30, bars, 560)).toBe(30);
});

it("a label without free space stays in place", () => {
  const all = [
    { left: 0, top: 0, right: 360, bottom: 290 },
    { left: 0, top: 300, right: 360, bottom: 560 },
  ];
  expect(beside(180, 100, all, 560)).toBe(100);
});
