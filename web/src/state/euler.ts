/**
 * Converts poses to the numbers that a person types: a position, and three rotations about the scene's fixed axes, first x, then y, then z. They
 * equal z, y', x'' about the rotating axes ("roll, pitch, yaw"). Angles are in radians.
 */

import type { Pose, Xyz } from "../engine/types";

/** Returns the angles about x, y and z of this rotation. At the pole (y = ±90°) the angle about x is zero. */
export function anglesOf([w, x, y, z]: Pose): Xyz {
  const sinY = Math.max(-1, Math.min(1, 2 * (w * y - x * z)));
  // Nearer to the pole than this, doubles cannot distinguish the axes of x and z.
  if (Math.abs(sinY) > 1 - 1e-12)
    return [0, Math.sign(sinY) * (Math.PI / 2), -2 * Math.sign(sinY) * Math.atan2(x, w)];
  return [
    Math.atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)),
    Math.asin(sinY),
    Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)),
  ];
}

/** Returns the pose with these angles at this position. */
export function poseOf([rx, ry, rz]: Xyz, [tx, ty, tz]: Xyz): Pose {
  const [cx, sx] = [Math.cos(rx / 2), Math.sin(rx / 2)];
  const [cy, sy] = [Math.cos(ry / 2), Math.sin(ry / 2)];
  const [cz, sz] = [Math.cos(rz / 2), Math.sin(rz / 2)];
  return [
    cz * cy * cx + sz * sy * sx,
    cz * cy * sx - sz * sy * cx,
    cz * sy * cx + sz * cy * sx,
    sz * cy * cx - cz * sy * sx,
    tx,
    ty,
    tz,
  ];
}

/** Returns the distance of two poses: the length of the translation and the angle of the rotation. */
export function between(a: Pose, b: Pose): { moved: number; turned: number } {
  const moved = Math.hypot(b[4] - a[4], b[5] - a[5], b[6] - a[6]);
  const dot = Math.abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]);
  return { moved, turned: 2 * Math.acos(Math.min(1, dot)) };
}
