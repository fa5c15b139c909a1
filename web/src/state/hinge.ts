/** How far a hinge may be open, as it is typed. */

import type { PartRow, Pivot } from "../engine/types";

const full = 2 * Math.PI;

/**
 * Limits from what is typed of them, radians: what is left open is a full turn from the other. Null: none is typed. Undefined: they are none,
 * the least above the largest, or more than a full turn apart.
 */
export function limitsOf(
  least: number | undefined,
  most: number | undefined,
): [least: number, most: number] | null | undefined {
  if (least === undefined) return most === undefined ? null : [most - full, most];
  if (most === undefined) return [least, least + full];
  const isTurn = Math.abs(most - least - full) < 1e-9;
  if (most < least || (most - least > full && !isTurn)) return undefined;
  return [least, isTurn ? least + full : most];
}

/** Of some parts the pivot that leads: the first hinge, else the first point. */
export const leading = (parts: readonly PartRow[]): Pivot | undefined =>
  (parts.find(({ pivot }) => pivot?.axis) ?? parts.find(({ pivot }) => pivot))?.pivot;

/** The same limits where the angle is called 0. */
export const countedFrom = (angle: number, limits: Pivot["limits"]): [number, number] | null =>
  limits ? [limits[0] - angle, limits[1] - angle] : null;
