/** The joint that the user is describing, and what can carry it. */

import { signal } from "@preact/signals-core";
import type { PartId, PartRow, Pivot, RobotRow } from "../engine/types";
import { involves, type Row } from "./result-class";

/** The axis of the joint: of the hinge that the user picked, or of the scene. */
export type JointAxis = "hinge" | "x" | "y" | "z";

/** The limits, in radians or lengths; undefined where there is none. */
interface Limits {
  least: number | undefined;
  most: number | undefined;
}

/** The choices of the user so far. The scene gives the others. */
export interface JointDraft {
  parts: readonly PartId[];
  name?: string;
  kind: "revolute" | "prismatic";
  axis?: JointAxis;
  carrier?: PartId | "scene";
  limits?: Limits;
}

export const jointDraft = signal<JointDraft | undefined>(undefined);

export const beginJoint = (parts: readonly PartRow[]): void => {
  jointDraft.value = { parts: parts.map(({ id }) => id), kind: "revolute" };
};

export const changeDraft = (changed: Partial<JointDraft>): void => {
  const draft = jointDraft.peek();
  if (draft) jointDraft.value = { ...draft, ...changed };
};

/** Returns whether the description is about these parts. */
export const isDraftFor = (parts: readonly PartId[]): boolean => {
  const drafted = jointDraft.value?.parts;
  return drafted?.length === parts.length && parts.every((part, at) => part === drafted[at]);
};

/** Returns the limits of the described joint: those that were typed, or else those of its hinge. */
export function limitsOfDraft({ kind, axis, limits }: JointDraft, hinge: Pivot | undefined): Limits {
  const [least, most] = (kind === "revolute" && (axis ?? "hinge") === "hinge" && hinge?.limits) || [];
  return limits ?? { least, most };
}

/** The largest number of carriers that are offered. */
const maxCarriers = 200;

/** The parts that may carry a joint. */
export interface Carriers {
  /** Those that are near: first those that meet the moved parts, in the scene's order, which often begins with the base; then the nearest. */
  near: readonly PartId[];
  others: readonly PartId[];
}

/** Returns the parts that may carry a joint of some parts. A robot of a file carries none, and no part of a moved mechanism. */
export function carriersOf(
  moved: readonly PartId[],
  parts: readonly PartId[],
  rows: readonly Row[],
  robotOf: ReadonlyMap<PartId, RobotRow>,
): Carriers {
  const own = new Set(moved);
  const movedRobots = new Set(moved.map((part) => robotOf.get(part)?.id));
  const isFree = (part: PartId) => {
    const robot = robotOf.get(part);
    return !own.has(part) && (!robot || (robot.isMechanism && !movedRobots.has(robot.id)));
  };
  const neighbours = rows.flatMap((row) => {
    if (!moved.some((part) => involves(row, part))) return [];
    const part = own.has(row.a) ? row.b : row.a;
    return isFree(part) ? [{ part, meets: row.class !== "clear" }] : [];
  });
  const meeting = neighbours.filter(({ meets }) => meets).sort((a, b) => a.part - b.part);
  const near = new Set([...meeting, ...neighbours].map(({ part }) => part));
  const others = parts.filter((part) => isFree(part) && !near.has(part));
  return { near: [...near], others: others.slice(0, Math.max(0, maxCarriers - near.size)) };
}

/** Returns the first of “joint 1”, “joint 2”, … that no joint has. */
export function freeJointName(word: string, robots: readonly RobotRow[]): string {
  const taken = new Set(
    robots.flatMap(({ joints, followers }) => [...joints, ...followers].map(({ name }) => name)),
  );
  let number = 1;
  while (taken.has(`${word} ${number}`)) number += 1;
  return `${word} ${number}`;
}
