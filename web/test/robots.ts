/** Robots, motions and checks as the engine reports them, for tests of the page. */

import type { MotionCheckRow, MotionRow, PairCheckRow, RobotRow } from "../src/engine/types";

export const robot = (id: number, name: string, parts: number[]): RobotRow => ({
  id,
  name,
  base: [1, 0, 0, 0, 0, 0, 0],
  parts,
  joints: [{ name: "joint_1", kind: "revolute", lower: -1, upper: 1, speed: null, value: 0 }],
  baseParts: [],
  isMechanism: false,
  followers: [],
});

export const motion = (more: Partial<MotionRow> = {}): MotionRow => ({
  form: "cubic",
  keys: [
    { time: 0, values: [0] },
    { time: 4, values: [1] },
  ],
  start: 0,
  end: 4,
  joints: ["arm/joint_1"],
  time: 0,
  tooFast: [],
  ...more,
});

export const meeting = (
  a: number,
  b: number,
  ...runs: [from: number, to: number, certain?: boolean][]
): PairCheckRow => ({
  a,
  b,
  intervals: runs.map(([from, to, certain = true]) => ({ from, to, certain })),
  within: 1,
  ...(runs[0] && { first: { time: runs[0][0], at: [1, 2, 3], triangles: 5 } }),
});

export const check = (more: Partial<MotionCheckRow> = {}): MotionCheckRow => ({
  method: "exact",
  accuracy: 1,
  stopAtFirst: false,
  progress: 1,
  running: false,
  complete: true,
  outdated: false,
  ms: 12,
  checked: 9,
  tests: { intervals: 90, clearances: 9, spheres: 0 },
  pairs: [],
  curve: [],
  ...more,
});
