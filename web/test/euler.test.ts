import { describe, expect, it } from "vitest";
import { anglesOf, between, poseOf } from "../src/state/euler";

const near = (a: readonly number[], b: readonly number[]) => {
  for (const [i, value] of a.entries()) expect(value).toBeCloseTo(b[i] ?? Number.NaN, 9);
};

describe("typed rotations", () => {
  it("are formatted as they were typed", () => {
    for (const x of [-3, -0.5, 0, 1, 3])
      for (const y of [-1.5, 0, 0.7])
        for (const z of [-2, 0, 3.1]) near(anglesOf(poseOf([x, y, z], [0, 0, 0])), [x, y, z]);
  });

  it("give the same rotation at the pole", () => {
    for (const y of [Math.PI / 2, -Math.PI / 2]) {
      const pose = poseOf([0.4, y, 0.9], [1, 2, 3]);
      const again = poseOf(anglesOf(pose), [1, 2, 3]);
      expect(between(pose, again).turned).toBeLessThan(1e-6);
    }
  });

  it("measure the translation and rotation between two poses", () => {
    const { moved, turned } = between(poseOf([0, 0, 0], [0, 0, 0]), poseOf([0, 0, 0.5], [3, 4, 0]));
    expect(moved).toBe(5);
    expect(turned).toBeCloseTo(0.5, 12);
  });
});
