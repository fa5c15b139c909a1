import { describe, expect, it } from "vitest";
import type { CameraState, Xyz } from "../src/engine/types";
import {
  cubeFaces,
  directions,
  fields,
  keyOfSides,
  namesOfSides,
  nearestSides,
  onScreen,
  screenAxes,
  sidesAfterKey,
  sidesAt,
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
