/** The engine's reports about robots: joints, allowed pairs, the taught motion, and its check. */

import { computed, signal } from "@preact/signals-core";
import type {
  AllowedRow,
  Changes,
  CheckMethod,
  JointMapRow,
  JointRangesRow,
  MotionCheckRow,
  MotionRow,
  PartId,
  RobotId,
  RobotRow,
  SpheresRow,
} from "../engine/types";

export const robots = signal<RobotRow[]>([]);
export const allowedPairs = signal<AllowedRow[]>([]);
export const motion = signal<MotionRow | undefined>(undefined);
/** The check that runs, or the last one. */
export const check = signal<MotionCheckRow | undefined>(undefined);
/** The last complete check of each method, for comparison. */
export const reports = signal<Partial<Record<CheckMethod, MotionCheckRow>>>({});

/** The collisions of the sphere approximation in the present pose, while they are shown. */
export const sphereContacts = signal<SpheresRow | undefined>(undefined);

/** The values of a robot's joints at which parts meet, while they are shown. */
export const jointRanges = signal<JointRangesRow | undefined>(undefined);

/** The map of two joints, while it is shown. */
export const jointMap = signal<JointMapRow | undefined>(undefined);

/** The number of random poses that are tried to find allowed pairs. */
export const poseSamples = 500;

/** A robot whose joints a slider moves, and its target values. */
export interface JointDrag {
  robot: RobotId;
  values: number[];
  /** True after the slider is released: the next report of the engine applies again. */
  released: boolean;
}
export const jointDrag = signal<JointDrag | undefined>(undefined);

export const robotOfPart = computed(
  () => new Map<PartId, RobotRow>(robots.value.flatMap((robot) => robot.parts.map((part) => [part, robot]))),
);

/** Adds all parts of a robot, because dragging a link moves the whole robot. */
export const withRobots = (parts: readonly PartId[]): PartId[] => [
  ...new Set(parts.flatMap((part) => robotOfPart.value.get(part)?.parts ?? [part])),
];

/** Returns the values of all robots' joints, in the order of a motion's keys. */
export const valuesNow = (): number[] =>
  robots.peek().flatMap((robot) => robot.joints.map((joint) => joint.value));

/** The parts of the robot that a slider moves. */
export const draggedRobotParts = computed((): readonly PartId[] => {
  const hand = jointDrag.value;
  if (!hand || hand.released) return [];
  return robots.value.find((robot) => robot.id === hand.robot)?.parts ?? [];
});

export function applyRobots(changes: Changes): void {
  if (changes.robots) robots.value = changes.robots;
  // Every report of the scene has results, but robots that already are at the slider's values are not reported again.
  if (changes.results && jointDrag.peek()?.released) jointDrag.value = undefined;
  if (changes.allowed) allowedPairs.value = changes.allowed;
  if (changes.motion !== undefined) motion.value = changes.motion ?? undefined;
  if (changes.jointRanges !== undefined) jointRanges.value = changes.jointRanges ?? undefined;
  if (changes.jointMap !== undefined) jointMap.value = changes.jointMap ?? undefined;
  if (changes.spheres !== undefined) sphereContacts.value = changes.spheres ?? undefined;
  if (changes.check !== undefined) applyCheck(changes.check ?? undefined);
}

function applyCheck(row: MotionCheckRow | undefined): void {
  check.value = row;
  if (!row) {
    reports.value = {};
    return;
  }
  const before = reports.peek();
  const { exact, spheres } = before;
  // Whatever makes one check outdated does so for the other one, which the engine no longer has.
  const aged = row.outdated
    ? { ...(exact && { exact: outdated(exact) }), ...(spheres && { spheres: outdated(spheres) }) }
    : before;
  reports.value = row.running ? aged : { ...aged, [row.method]: row };
}

const outdated = (row: MotionCheckRow): MotionCheckRow => (row.outdated ? row : { ...row, outdated: true });
