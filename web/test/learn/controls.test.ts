import { describe, expect, it } from "vitest";
import { scaleOf } from "../../src/learn/controls";

describe("a slider's scale", () => {
  const log = scaleOf({ name: "n", kind: "number", min: 10, max: 100_000, step: 10, value: 100, log: true });

  it("reaches both ends and every power between, and only steps", () => {
    for (const value of [10, 100, 1000, 10_000, 100_000])
      expect(log.value(log.place(value))).toBeCloseTo(value, -1.5);
    expect([log.value(0), log.value(1000)]).toEqual([10, 100_000]);
    for (let place = 0; place <= 1000; place += 7) expect(log.value(place) % 10).toBeCloseTo(0);
  });

  it("is straight where it is not logarithmic", () => {
    const straight = scaleOf({ name: "n", kind: "number", min: -1, max: 1, step: 0.1, value: 0, log: false });
    expect([straight.place(-0.4), straight.value(-0.4), straight.step]).toEqual([-0.4, -0.4, 0.1]);
  });
});
