/**
 * Parts that are one thing at this moment, because they are dragged or selected together: what is said of them is said of
 * them against all others. What their own parts are to each other does not change by moving them together; the links of a
 * robot do not move together.
 */

import type { PartId } from "../engine/types";
import type { Row } from "./severity";

/** The rows that tell how the group is to others, in the same order. */
export function againstOthers(
  rows: readonly Row[],
  group: readonly PartId[],
  isLink: (part: PartId) => boolean,
): Row[] {
  const own = new Set(group);
  return rows.filter(({ a, b }) => own.has(a) !== own.has(b) || (own.has(a) && isLink(a) && isLink(b)));
}
