/** What the engine reports of robots: their joints, the pairs that may meet, the taught motion, and its check. */

import { computed, signal } from "@preact/signals-core";
import type {
  AllowedRow,
  Changes,
  CheckMethod,
  CheckRow,
  MotionRow,
  PartId,
  RobotId,
  RobotRow,
  SpheresRow,
} from "../engine/types";

export const robots = signal<RobotRow[]>([]);
export const allowed = signal<AllowedRow[]>([]);
export const motion = signal<MotionRow | undefined>(undefined);
/** The check that runs, or the last one. */
export const check = signal<CheckRow | undefined>(undefined);
/** The last check of each method that is no longer running, to be compared. */
export const reports = signal<Partial<Record<CheckMethod, CheckRow>>>({});

/** Where parts collide now as spheres tell it, while they are shown. */
export const spheres = signal<SpheresRow | undefined>(undefined);

/** Random poses that are tried to find pairs that may meet. */
export const samples = 500;

/** A robot whose joints are being moved by a slider, and where the hand wants them. */
export interface Held {
  robot: RobotId;
  values: number[];
  /** Let go: the engine's next report is the truth again. */
  released: boolean;
}
export const held = signal<Held | undefined>(undefined);

export const robotOfPart = computed(
  () => new Map<PartId, RobotRow>(robots.value.flatMap((robot) => robot.parts.map((part) => [part, robot]))),
);

/** Whoever drags a link moves the whole robot. */
export const withRobots = (parts: readonly PartId[]): PartId[] => [
  ...new Set(parts.flatMap((part) => robotOfPart.value.get(part)?.parts ?? [part])),
];

/** The values of all robots' joints, as the keys of a motion have them. */
export const valuesNow = (): number[] =>
  robots.peek().flatMap((robot) => robot.joints.map((joint) => joint.value));

/** The parts of the robot that a slider moves. */
export const heldParts = computed((): readonly PartId[] => {
  const hand = held.value;
  if (!hand || hand.released) return [];
  return robots.value.find((robot) => robot.id === hand.robot)?.parts ?? [];
});

export function takeRobots(changes: Changes): void {
  if (changes.robots) robots.value = changes.robots;
  // Every report of the scene has its results; robots that are where the slider had them already are not reported again.
  if (changes.results && held.peek()?.released) held.value = undefined;
  if (changes.allowed) allowed.value = changes.allowed;
  if (changes.motion !== undefined) motion.value = changes.motion ?? undefined;
  if (changes.spheres !== undefined) spheres.value = changes.spheres ?? undefined;
  if (changes.check !== undefined) takeCheck(changes.check ?? undefined);
}

function takeCheck(row: CheckRow | undefined): void {
  check.value = row;
  if (!row) {
    reports.value = {};
    return;
  }
  const before = reports.peek();
  const { exact, spheres } = before;
  // What puts one check out of date does so to the other, which the engine no longer knows.
  const aged = row.outdated
    ? { ...(exact && { exact: old(exact) }), ...(spheres && { spheres: old(spheres) }) }
    : before;
  reports.value = row.running ? aged : { ...aged, [row.method]: row };
}

const old = (row: CheckRow): CheckRow => (row.outdated ? row : { ...row, outdated: true });
