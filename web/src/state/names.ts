/** Names parts that stand alone in a sentence: with the robot's name before them, if another part has the same name. */

import { computed } from "@preact/signals-core";
import type { PartId, PartRow, RobotRow } from "../engine/types";
import type { Units } from "./format";
import { robots } from "./robots";
import { parts } from "./store";
import { units } from "./units";
import { widthOf } from "./visible-rows";

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

/** Shortens a name in its middle to at most this many letters; a wide one counts as two. */
export function shortened(name: string, most: number): string {
  if (widthOf(name) <= most) return name;
  const letters = [...name];
  const end = Math.ceil((most - 1) / 2);
  const tail = firstOf(letters.toReversed(), end).toReversed();
  return `${firstOf(letters, most - 1 - end).join("")}…${tail.join("")}`;
}

/** Returns as many of the first letters as fit into a width. */
function firstOf(letters: readonly string[], most: number): readonly string[] {
  let width = 0;
  const end = letters.findIndex((letter) => {
    width += widthOf(letter);
    return width > most;
  });
  return end < 0 ? letters : letters.slice(0, end);
}

/** Splits a name into the part that may be shortened and the part that stays. */
export function splitForEllipsis(name: string): [head: string, tail: string] {
  const letters = [...name];
  return [letters.slice(0, -tailLetters).join(""), letters.slice(-tailLetters).join("")];
}
