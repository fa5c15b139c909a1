/** Finds a joint's value in the range that is searched. */

import type { JointRow } from "../engine/types";

const turn = 2 * Math.PI;

/** Returns whether a joint's values are angles. */
export const turns = ({ kind }: Pick<JointRow, "kind">): boolean => kind !== "prismatic";

/** Returns the value in the searched range. For a joint that turns without limits this is the same angle within half a turn. */
export function searchedValue(joint: Pick<JointRow, "kind" | "lower">, value: number): number {
  const isEndless = turns(joint) && joint.lower === null;
  return isEndless && Math.abs(value) > Math.PI ? value - turn * Math.round(value / turn) : value;
}
