/** The 26 directions of the view cube: its faces, edges and corners. */

import type { CameraState, SceneRow, Xyz } from "../engine/types";

/** A side as seen from the front: right (1) or left (−1), front or back, top or bottom; 0: neither. */
export type Sides = readonly [right: number, front: number, top: number];

export type SideName = "front" | "back" | "left" | "right" | "top" | "bottom";

/** A face of the cube, with the sides to its right and at its lower edge when it is seen upright. */
export interface CubeFace {
  name: SideName;
  outwards: Sides;
  right: Sides;
  down: Sides;
}

export const cubeFaces: readonly CubeFace[] = [
  { name: "front", outwards: [0, 1, 0], right: [1, 0, 0], down: [0, 0, -1] },
  { name: "back", outwards: [0, -1, 0], right: [-1, 0, 0], down: [0, 0, -1] },
  { name: "left", outwards: [-1, 0, 0], right: [0, 1, 0], down: [0, 0, -1] },
  { name: "right", outwards: [1, 0, 0], right: [0, -1, 0], down: [0, 0, -1] },
  { name: "top", outwards: [0, 0, 1], right: [1, 0, 0], down: [0, 1, 0] },
  { name: "bottom", outwards: [0, 0, -1], right: [1, 0, 0], down: [0, -1, 0] },
];

const steps = [-1, 0, 1];
/** The fields of a face, row by row: offsets to the right and down. */
export const fields = steps.flatMap((down) => steps.map((right) => [right, down] as const));

const plus = (a: Sides, b: Sides, times: number): Sides => [
  a[0] + times * b[0],
  a[1] + times * b[1],
  a[2] + times * b[2],
];

/** Returns the direction of a field of a face: its middle is the face, its borders are edges and corners. */
export const sidesAt = ({ outwards, right, down }: CubeFace, [x, y]: readonly [number, number]): Sides =>
  plus(plus(outwards, right, x), down, y);

const all = steps.flatMap((right) =>
  steps.flatMap((front) => steps.map((top): Sides => [right, front, top])),
);
export const directions = all.filter((sides) => sides.some((side) => side !== 0));

export const keyOfSides = (sides: Sides): string => sides.join(" ");

export const namesOfSides = ([right, front, top]: Sides): SideName[] => [
  ...(front === 0 ? [] : [front > 0 ? ("front" as const) : ("back" as const)]),
  ...(right === 0 ? [] : [right > 0 ? ("right" as const) : ("left" as const)]),
  ...(top === 0 ? [] : [top > 0 ? ("top" as const) : ("bottom" as const)]),
];

/** Returns the direction in the scene's axes, of any length. */
export const vectorOf = ([right, front, top]: Sides, up: SceneRow["up"]): Xyz =>
  up === "z" ? [right, 0 - front, top] : [right, top, front];

/** Returns the sides of a direction in the scene's axes. */
export const sidesOf = ([x, y, z]: Xyz, up: SceneRow["up"]): Sides =>
  up === "z" ? [x, 0 - y, z] : [x, z, y];

/** The horizontal sides around the cube, to the right. */
const ring = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const;

/** Returns the direction after an arrow key; undefined for other keys. */
export function sidesAfterKey(key: string, sides: Sides): Sides | undefined {
  const [right, front, top] = sides;
  const isPole = right === 0 && front === 0;
  const turn = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (turn !== undefined) {
    const at = ring.findIndex(([r, f]) => r === right && f === front);
    const [r, f] = ring.at((at + turn) % ring.length) ?? [right, front];
    return isPole ? sides : [r, f, top];
  }
  const rise = { ArrowUp: 1, ArrowDown: -1 }[key];
  if (rise === undefined || (isPole && rise === top)) return rise === undefined ? undefined : sides;
  if (isPole) return [0, 1, top];
  return top === rise ? [0, 0, top] : [right, front, top + rise];
}

/** The directions to the right, down and towards the eye on the screen. */
export interface ScreenAxes {
  right: Xyz;
  down: Xyz;
  back: Xyz;
}

export function screenAxes({ eye, target, up }: Pick<CameraState, "eye" | "target" | "up">): ScreenAxes {
  const back = unit([eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]]);
  const right = unit(cross(up, back));
  return { right, down: cross(right, back), back };
}

/** Returns the direction, of some, that is nearest to where the camera looks from. */
export function nearestSides({ back }: ScreenAxes, up: SceneRow["up"], some = directions): Sides {
  const facing = (sides: Sides) => dot(unit(vectorOf(sides, up)), back);
  return some.reduce((best, sides) => (facing(sides) > facing(best) ? sides : best));
}

/** Returns where a vector of the scene points on the screen: right, down and towards the eye. */
export const onScreen = ({ right, down, back }: ScreenAxes, v: Xyz): Xyz => [
  dot(right, v),
  dot(down, v),
  dot(back, v),
];

/** Returns where a direction points on the screen when the view is from the front: right, down and towards the eye. */
export const fromFront = ([right, front, top]: Sides): Xyz => [right, 0 - top, front];

/** Returns the rotation from the view from the front to the present one, as the columns of a matrix. */
export function turnFromFront(screen: ScreenAxes, up: SceneRow["up"]): readonly [Xyz, Xyz, Xyz] {
  const column = (sides: Sides) => onScreen(screen, vectorOf(sides, up));
  return [column([1, 0, 0]), column([0, 0, -1]), column([0, 1, 0])];
}

const dot = (a: Xyz, b: Xyz): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Xyz, b: Xyz): Xyz => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
function unit(v: Xyz): Xyz {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}
