/** Where one part is as seen from another, to tell whether they have moved against each other. */

import type { Pose, Xyz } from "../engine/types";

/** The other part's frame in the one's, and how large the numbers are that it was made of. */
export interface Place {
  turn: [w: number, x: number, y: number, z: number];
  shift: Xyz;
  scale: number;
}

export function placeOf(one: Pose, other: Pose): Place {
  const [w, x, y, z] = one;
  const [tw, tx, ty, tz] = [other[0], other[1], other[2], other[3]];
  const by: Xyz = [other[4] - one[4], other[5] - one[5], other[6] - one[6]];
  // v' = v + 2 u × (u × v − w v), with u the vector of the one's rotation: turned back by it.
  const u: Xyz = [x, y, z];
  const inner = cross(u, by).map((value, i) => value - w * (by[i] ?? 0)) as Xyz;
  const outer = cross(u, inner);
  return {
    turn: [
      w * tw + x * tx + y * ty + z * tz,
      w * tx - x * tw - y * tz + z * ty,
      w * ty - y * tw - z * tx + x * tz,
      w * tz - z * tw - x * ty + y * tx,
    ],
    shift: [by[0] + 2 * outer[0], by[1] + 2 * outer[1], by[2] + 2 * outer[2]],
    scale: Math.max(...one.slice(4).map(Math.abs), ...other.slice(4).map(Math.abs)),
  };
}

/** What is less than this share of the numbers is what moving both together rounds. */
const rounding = 1e-12;

export function isSamePlace(a: Place, b: Place): boolean {
  const size = Math.max(a.scale, b.scale);
  // A rotation and its negative are the same.
  const sign = a.turn.reduce((dot, value, i) => dot + value * (b.turn[i] ?? 0), 0) < 0 ? -1 : 1;
  return (
    a.turn.every((value, i) => Math.abs(value - sign * (b.turn[i] ?? 0)) <= rounding) &&
    a.shift.every((value, i) => Math.abs(value - (b.shift[i] ?? 0)) <= rounding * size)
  );
}

const cross = (a: Xyz, b: Xyz): Xyz => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
