/** Names parts that stand alone in a sentence: with the robot's name before them, if another part has the same name. */

import { computed } from "@preact/signals-core";
import type { PartId, PartRow, RobotRow } from "../engine/types";
import type { Units } from "./format";
import { robots } from "./robots";
import { parts } from "./store";
import { units } from "./units";

export function namesOf(parts: readonly PartRow[], robots: readonly RobotRow[]): Map<PartId, string> {
  const times = new Map<string, number>();
  for (const { name } of parts) times.set(name, (times.get(name) ?? 0) + 1);
  const owners = new Map(robots.flatMap(({ name, parts }) => parts.map((part) => [part, name])));
  return new Map(
    parts.map(({ id, name }) => {
      const owner = owners.get(id);
      return [id, owner && (times.get(name) ?? 0) > 1 ? `${owner} ${name}` : name];
    }),
  );
}

export const names = computed(() => namesOf(parts.value, robots.value));

export const nameOf = (part: PartId): string => names.value.get(part) ?? "";

/** The names of parts and the units for sentences about them. */
export interface Names {
  name(part: PartId): string;
  units: Units;
}

export const namesNow = (): Names => ({ name: nameOf, units: units.value });

/** The letters at the end of a name that are always shown, because they distinguish parts. */
const tailLetters = 7;

/** Shortens a name in its middle to at most this many letters. */
export function shortened(name: string, most: number): string {
  const letters = [...name];
  if (letters.length <= most) return name;
  const end = Math.ceil((most - 1) / 2);
  return `${letters.slice(0, most - 1 - end).join("")}…${letters.slice(-end).join("")}`;
}

/** Splits a name into the part that may be shortened and the part that stays. */
export function splitForEllipsis(name: string): [head: string, tail: string] {
  const letters = [...name];
  return [letters.slice(0, -tailLetters).join(""), letters.slice(-tailLetters).join("")];
}
