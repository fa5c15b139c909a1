/** What a part is called where it stands alone in a sentence: with its robot's name before it, if another part is called the same. */

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

/** What words about parts are made with: what parts are called, and how lengths are told. */
export interface Names {
  name(part: PartId): string;
  units: Units;
}

export const namesNow = (): Names => ({ name: nameOf, units: units.value });

/** So many letters of a name's end are shown however little room there is: they tell parts apart. */
const tail = 7;

/** A name in two: what gives way where there is no room, and what stays. */
export function headAndTail(name: string): [head: string, tail: string] {
  const letters = [...name];
  return [letters.slice(0, -tail).join(""), letters.slice(-tail).join("")];
}
