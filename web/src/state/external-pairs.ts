/**
 * Treats parts that are dragged or selected together as one: only their pairs with other parts count. Moving them together does not change their own
 * pairs, except for the links of a robot, which do not move together.
 */

import type { PartId } from "../engine/types";
import type { Row } from "./result-class";

/** Returns the rows between the group and other parts, in the same order. */
export function externalPairs(
  rows: readonly Row[],
  group: readonly PartId[],
  isLink: (part: PartId) => boolean,
): Row[] {
  const own = new Set(group);
  return rows.filter(({ a, b }) => own.has(a) !== own.has(b) || (own.has(a) && isLink(a) && isLink(b)));
}
