/** Computes with the limits and angles of hinges. */

import type { PartRow, Pivot } from "../engine/types";

const fullTurn = 2 * Math.PI;

/**
 * Returns the limits from the typed texts, in radians. An empty field is a full turn from the other one. Null: both are empty. Undefined: the lower
 * exceeds the upper, or they are more than a full turn apart.
 */
export function limitsOf(
  least: number | undefined,
  most: number | undefined,
): [least: number, most: number] | null | undefined {
  if (least === undefined) return most === undefined ? null : [most - fullTurn, most];
  if (most === undefined) return [least, least + fullTurn];
  const isTurn = Math.abs(most - least - fullTurn) < 1e-9;
  if (most < least || (most - least > fullTurn && !isTurn)) return undefined;
  return [least, isTurn ? least + fullTurn : most];
}

/** Returns the pivot that some parts turn about: the first hinge, else the first point. */
export const leadingPivot = (parts: readonly PartRow[]): Pivot | undefined =>
  (parts.find(({ pivot }) => pivot?.axis) ?? parts.find(({ pivot }) => pivot))?.pivot;

/** Returns the same limits if this angle is called 0. */
export const countedFrom = (angle: number, limits: Pivot["limits"]): [number, number] | null =>
  limits ? [limits[0] - angle, limits[1] - angle] : null;
