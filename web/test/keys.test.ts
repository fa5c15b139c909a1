import { describe, expect, it } from "vitest";
import {
  nextTime,
  parseSeconds,
  placed,
  setTimeOfKey,
  slowdown,
  stretchKeys,
  swapKeys,
  without,
} from "../src/state/keys";

const keys = [
  { time: 0, values: [0, 0] },
  { time: 1, values: [1, 1] },
  { time: 3, values: [2, 2] },
];
const times = (list: readonly { time: number }[] | undefined) => list?.map(({ time }) => time);
const values = (list: readonly { values: number[] }[]) => list.map(({ values }) => values[0]);

describe("the list of taught poses", () => {
  it("begins at zero, and a new pose is a second after the last", () => {
    expect(nextTime([])).toBe(0);
    expect(nextTime(keys)).toBe(4);
  });

  it("inserts a pose at its time, in place of one with that time", () => {
    expect(values(placed(keys, 2, [7, 7]))).toEqual([0, 1, 7, 2]);
    expect(values(placed(keys, 1, [7, 7]))).toEqual([0, 7, 2]);
  });

  it("swaps poses while the times stay", () => {
    expect(times(swapKeys(keys, 0, 2))).toEqual([0, 1, 3]);
    expect(values(swapKeys(keys, 0, 2))).toEqual([2, 1, 0]);
    expect(swapKeys(keys, 0, 7)).toEqual(keys);
  });

  it("stays in order of time when a pose is moved, and no two poses have the same time", () => {
    expect(values(setTimeOfKey(keys, 0, 2) ?? [])).toEqual([1, 0, 2]);
    expect(setTimeOfKey(keys, 0, 3)).toBeUndefined();
    expect(times(setTimeOfKey(keys, 1, 1))).toEqual([0, 1, 3]);
  });

  it("is stretched from its first pose", () => {
    expect(times(stretchKeys(keys, 6))).toEqual([0, 2, 6]);
    expect(
      times(
        stretchKeys(
          [
            { time: 2, values: [] },
            { time: 4, values: [] },
          ],
          1,
        ),
      ),
    ).toEqual([2, 3]);
    expect(
      slowdown([
        { speed: -3, allowed: 2 },
        { speed: 2, allowed: 2 },
      ]),
    ).toBe(1.5);
    expect(slowdown([])).toBe(1);
  });

  it("leaves the given list unchanged", () => {
    const before = structuredClone(keys);
    for (const change of [
      without(keys, 1),
      placed(keys, 0.5, [1]),
      swapKeys(keys, 0, 1),
      setTimeOfKey(keys, 0, 9),
    ])
      expect(change).not.toBe(keys);
    expect(keys).toEqual(before);
    expect(values(without(keys, 1))).toEqual([0, 2]);
  });

  it("parses typed times", () => {
    expect(parseSeconds("2.5")).toBe(2.5);
    expect(parseSeconds("2,5 s")).toBe(2.5);
    expect(parseSeconds("1.00\u202fs")).toBe(1);
    expect(parseSeconds("500 ms")).toBe(0.5);
    for (const bad of ["", "-1", "soon", "1 m", "1.2.3"]) expect(parseSeconds(bad)).toBeUndefined();
  });
});
