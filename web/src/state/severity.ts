/**
 * How bad a pair is, and the order of the results. Contact by design is not a clash: two meshes that only touch, or
 * cross by less than their facets deviate from the true surfaces, come after every interference.
 */

import type { PairRow, PartId } from "../engine/types";

export type Severity = "interference" | "contained" | "accuracy" | "contact" | "near" | "clear";

/** Worst first. */
export const severities: readonly Severity[] = [
  "interference",
  "contained",
  "accuracy",
  "contact",
  "near",
  "clear",
];

/** What the three cards above the list count. */
export const cards = {
  interfere: ["interference", "contained"],
  touch: ["accuracy", "contact"],
  near: ["near"],
} as const satisfies Record<string, readonly Severity[]>;

export interface Row extends PairRow {
  severity: Severity;
}

export function severityOf(pair: PairRow): Severity {
  switch (pair.kind) {
    case "crossing":
      return pair.interferes ? "interference" : "accuracy";
    case "contained":
      return "contained";
    case "touching":
      return "contact";
    case "clear":
      return pair.clearance?.belowLimit ? "near" : "clear";
  }
}

/** All pairs, worst first; among equals the deeper or nearer first, then in the engine's order. */
export function rowsOf(pairs: readonly PairRow[]): Row[] {
  return pairs
    .map((pair): Row => ({ ...pair, severity: severityOf(pair) }))
    .sort((p, q) => rank(p) - rank(q) || depth(q) - depth(p) || gap(p) - gap(q) || p.a - q.a || p.b - q.b);
}

export const involves = (row: Row, part: PartId): boolean => row.a === part || row.b === part;

/** How many rows each severity has. */
export function tally(rows: readonly Row[]): Record<Severity, number> {
  const counts: Record<Severity, number> = {
    interference: 0,
    contained: 0,
    accuracy: 0,
    contact: 0,
    near: 0,
    clear: 0,
  };
  for (const { severity } of rows) counts[severity] += 1;
  return counts;
}

const rank = (row: Row): number => severities.indexOf(row.severity);
const depth = (row: Row): number => row.penetration?.atLeast ?? 0;
const gap = (row: Row): number => row.clearance?.distance ?? 0;
