import { describe, expect, it } from "vitest";
import type { CameraState, Xyz } from "../src/engine/types";
import {
  cubeFaces,
  directions,
  fields,
  fromFront,
  keyOfSides,
  namesOfSides,
  nearestSides,
  onScreen,
  screenAxes,
  sidesAfterKey,
  sidesAt,
  sidesOf,
  turnFromFront,
  vectorOf,
} from "../src/state/view-directions";

const cameraAt = (eye: Xyz, up: Xyz): CameraState => ({ eye, target: [0, 0, 0], up, fieldOfView: 0.5 });

describe("the view cube", () => {
  it("has 26 directions, each on the faces that it touches", () => {
    expect(directions).toHaveLength(26);
    const found = new Map<string, number>();
    for (const face of cubeFaces) {
      for (const field of fields) {
        const sides = sidesAt(face, field);
        expect(namesOfSides(sides)).toContain(face.name);
        found.set(keyOfSides(sides), (found.get(keyOfSides(sides)) ?? 0) + 1);
      }
    }
    expect(found.size).toBe(26);
    for (const sides of directions) expect(found.get(keyOfSides(sides))).toBe(namesOfSides(sides).length);
  });

  it("looks at the front of scenes of either up axis", () => {
    expect(vectorOf([0, 1, 0], "z")).toEqual([0, -1, 0]);
    expect(vectorOf([0, 1, 0], "y")).toEqual([0, 0, 1]);
    expect(vectorOf([0, 0, 1], "y")).toEqual([0, 1, 0]);
  });

  it("shows a face upright when the view is from there", () => {
    for (const up of ["y", "z"] as const) {
      for (const { outwards, right, down } of cubeFaces) {
        const above = vectorOf(down, up).map((c) => 0 - c) as Xyz;
        const screen = screenAxes(cameraAt(vectorOf(outwards, up), above));
        expect(onScreen(screen, vectorOf(outwards, up))).toEqual([0, 0, 1]);
        expect(onScreen(screen, vectorOf(right, up))).toEqual([1, 0, 0]);
        expect(onScreen(screen, vectorOf(down, up))).toEqual([0, 1, 0]);
        expect(nearestSides(screen, up)).toEqual(outwards);
      }
    }
  });

  it("is turned from the front as one body: a rotation, which takes each direction where the screen shows it", () => {
    for (const up of ["y", "z"] as const) {
      const above = vectorOf([0, 0, 1], up);
      const screen = screenAxes(cameraAt(vectorOf([2, 3, 1], up), above));
      const [x, y, z] = turnFromFront(screen, up);
      const cross = [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]];
      for (const [i, c] of cross.entries()) expect(c).toBeCloseTo(z[i] ?? Number.NaN, 12);
      for (const sides of directions) {
        expect(sidesOf(vectorOf(sides, up), up)).toEqual(sides);
        const [r, d, e] = fromFront(sides);
        const seen = onScreen(screen, vectorOf(sides, up));
        for (const i of [0, 1, 2] as const) expect(x[i] * r + y[i] * d + z[i] * e).toBeCloseTo(seen[i], 12);
      }
    }
  });

  it("is walked with the arrow keys: around in eight steps, and over the poles", () => {
    let sides = directions.find((each) => keyOfSides(each) === "0 1 1") ?? [0, 1, 1];
    const around = Array.from({ length: 8 }, () => {
      sides = sidesAfterKey("ArrowRight", sides) ?? sides;
      return keyOfSides(sides);
    });
    expect(around[0]).toBe("1 1 1");
    expect(around[7]).toBe("0 1 1");
    expect(new Set(around).size).toBe(8);
    expect(sidesAfterKey("ArrowLeft", [0, 1, 0])).toEqual([-1, 1, 0]);
    expect(sidesAfterKey("ArrowUp", [1, 0, 0])).toEqual([1, 0, 1]);
    expect(sidesAfterKey("ArrowUp", [1, 0, 1])).toEqual([0, 0, 1]);
    expect(sidesAfterKey("ArrowUp", [0, 0, 1])).toEqual([0, 0, 1]);
    expect(sidesAfterKey("ArrowDown", [0, 0, 1])).toEqual([0, 1, 1]);
    expect(sidesAfterKey("ArrowDown", [0, 1, -1])).toEqual([0, 0, -1]);
    expect(sidesAfterKey("Enter", [0, 1, 0])).toBeUndefined();
  });
});
