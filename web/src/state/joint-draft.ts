/** The joint that the user is describing, and what can carry it. */

import { signal } from "@preact/signals-core";
import type { PartId, PartRow, Pivot, RobotRow } from "../engine/types";
import { involves, type Row } from "./result-class";
import { robotOfPart } from "./robots";
import { rows } from "./store";

/** The axis of the joint: of the hinge that the user picked, or of the scene. */
export type JointAxis = "hinge" | "x" | "y" | "z";

export interface JointDraft {
  parts: readonly PartId[];
  /** The typed name; empty for the first free one. */
  name: string;
  kind: "revolute" | "prismatic";
  axis: JointAxis;
  /** Undefined: the scene. */
  carrier: PartId | undefined;
  /** The limits, in radians or lengths; undefined if there are none. */
  least: number | undefined;
  most: number | undefined;
}

export const jointDraft = signal<JointDraft | undefined>(undefined);

/** Begins with a joint that turns about the hinge of the parts, carried by the part that is nearest. */
export function beginJoint(parts: readonly PartRow[], hinge: Pivot | undefined): void {
  const ids = parts.map(({ id }) => id);
  const [least, most] = hinge?.limits ?? [];
  const [carrier] = carriersOf(ids, rows.peek(), robotOfPart.peek());
  const axis = hinge ? "hinge" : "z";
  jointDraft.value = { parts: ids, name: "", kind: "revolute", axis, carrier, least, most };
}

export const changeDraft = (changed: Partial<JointDraft>): void => {
  const draft = jointDraft.peek();
  if (draft) jointDraft.value = { ...draft, ...changed };
};

/** Returns whether the description is about these parts. */
export const isDraftFor = (parts: readonly PartId[]): boolean => {
  const drafted = jointDraft.value?.parts;
  return drafted?.length === parts.length && parts.every((part, at) => part === drafted[at]);
};

/** The largest number of carriers that are offered. */
const maxCarriers = 20;

/**
 * Returns the parts that may carry a joint of these parts: first those that meet them, in the scene's order, which often begins with the base; then the
 * nearest. A robot of a file carries none.
 */
export function carriersOf(
  parts: readonly PartId[],
  rows: readonly Row[],
  robotOf: ReadonlyMap<PartId, RobotRow>,
): PartId[] {
  const own = new Set(parts);
  const neighbours = rows.flatMap((row) => {
    if (!parts.some((part) => involves(row, part))) return [];
    const part = own.has(row.a) ? row.b : row.a;
    const isFree = !own.has(part) && robotOf.get(part)?.isMechanism !== false;
    return isFree ? [{ part, meets: row.class !== "clear" }] : [];
  });
  const meeting = neighbours.filter(({ meets }) => meets).sort((a, b) => a.part - b.part);
  return [...new Set([...meeting, ...neighbours].map(({ part }) => part))].slice(0, maxCarriers);
}

/** Returns the first of “joint 1”, “joint 2”, … that no joint has. */
export function freeJointName(word: string, robots: readonly RobotRow[]): string {
  const taken = new Set(
    robots.flatMap(({ joints, followers }) => [...joints, ...followers].map(({ name }) => name)),
  );
  for (let number = 1; ; number++) {
    const name = `${word} ${number}`;
    if (!taken.has(name)) return name;
  }
}
