import { describe, expect, it } from "vitest";
import { scaleOf, stepped } from "../../src/learn/controls";

const parameter = {
  name: "n",
  kind: "number",
  min: 10,
  max: 100_000,
  step: 10,
  value: 100,
  log: true,
} as const;

describe("a slider's scale", () => {
  const log = scaleOf(parameter);

  it("reaches both ends and every power between, in steps only", () => {
    for (const value of [10, 100, 1000, 10_000, 100_000])
      expect(log.value(log.place(value))).toBeCloseTo(value, -1.5);
    expect([log.value(0), log.value(1000)]).toEqual([10, 100_000]);
    for (let place = 0; place <= 1000; place += 7) expect(log.value(place) % 10).toBeCloseTo(0);
  });

  it("is linear if it is not logarithmic", () => {
    const straight = scaleOf({ name: "n", kind: "number", min: -1, max: 1, step: 0.1, value: 0, log: false });
    expect([straight.place(-0.4), straight.value(-0.4), straight.step]).toEqual([-0.4, -0.4, 0.1]);
  });
});

describe("the keys of a logarithmic slider", () => {
  const walk = (from: number, key: string): number[] => {
    const seen = [from];
    for (let now = from; seen.length < 2000; seen.push(now)) {
      const next = stepped(parameter, now, key);
      if (next === undefined || next === now) break;
      now = next;
    }
    return seen;
  };

  it("move by at least one step from end to end and back", () => {
    for (const [from, key, to] of [
      [10, "ArrowRight", 100_000],
      [100_000, "ArrowLeft", 10],
      [10, "PageUp", 100_000],
    ] as const) {
      const seen = walk(from, key);
      expect(seen.at(-1)).toBe(to);
      expect(seen.length).toBeLessThan(150);
      for (const [i, value] of seen.slice(1, -1).entries())
        expect(Math.abs(value - (seen[i] ?? 0))).toBeGreaterThanOrEqual(10 - 1e-9);
    }
  });

  it("are left to the browser on a linear slider and at the ends", () => {
    expect(stepped({ ...parameter, log: false }, 100, "ArrowRight")).toBeUndefined();
    expect(stepped(parameter, 100, "End")).toBeUndefined();
  });
});
