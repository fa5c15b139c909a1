/** What parts and robots are called where they stand alone in a sentence. */

import { computed } from "@preact/signals-core";
import type { PartId, PartRow, RobotId, RobotRow } from "../engine/types";
import { robots as words } from "../ui/strings/robots";
import { robots } from "./robots";
import { parts } from "./store";

/** Robots that are called the same go by their place among all. */
export function robotNamesOf(robots: readonly RobotRow[]): Map<RobotId, string> {
  const isShared = (name: string) => robots.filter((other) => other.name === name).length > 1;
  return new Map(robots.map(({ id, name }, i) => [id, isShared(name) ? words.joints.nth(i + 1) : name]));
}

/** A part's own name, with its robot's before it if another part is called the same. */
export function namesOf(parts: readonly PartRow[], robots: readonly RobotRow[]): Map<PartId, string> {
  const times = new Map<string, number>();
  for (const { name } of parts) times.set(name, (times.get(name) ?? 0) + 1);
  const robotNames = robotNamesOf(robots);
  const owners = new Map(robots.flatMap(({ id, parts }) => parts.map((part) => [part, robotNames.get(id)])));
  return new Map(
    parts.map(({ id, name }) => {
      const owner = owners.get(id);
      return [id, owner && (times.get(name) ?? 0) > 1 ? `${owner} ${name}` : name];
    }),
  );
}

export const names = computed(() => namesOf(parts.value, robots.value));
const robotNames = computed(() => robotNamesOf(robots.value));

export const nameOf = (part: PartId): string => names.value.get(part) ?? "";
export const robotName = (robot: RobotId): string => robotNames.value.get(robot) ?? "";
