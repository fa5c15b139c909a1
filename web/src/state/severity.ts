/**
 * How bad a pair is, and the order of the results. The engine tells by proof what is certain: parts that overlap whatever
 * their true surfaces are interfere; those of which that cannot be told are undecided, and come after every interference;
 * contact by design is not a clash. Parts in the same place are one thing twice, not a clash of two.
 */

import type { PairRow, PartId } from "../engine/types";

export type Severity =
  | "interference"
  | "contained"
  | "duplicate"
  | "undecided"
  | "contact"
  | "near"
  | "clear";

/** Worst first. */
export const severities: readonly Severity[] = [
  "interference",
  "contained",
  "duplicate",
  "undecided",
  "contact",
  "near",
  "clear",
];

/** What the cards above the list count. */
export const cards = {
  interfere: ["interference", "contained"],
  undecided: ["undecided"],
  touch: ["contact"],
  near: ["near"],
  duplicate: ["duplicate"],
} as const satisfies Record<string, readonly Severity[]>;

export interface Row extends PairRow {
  severity: Severity;
}

export function severityOf(pair: PairRow): Severity {
  if (pair.duplicate) return "duplicate";
  switch (pair.class) {
    case "interferes":
      return pair.kind === "contained" ? "contained" : "interference";
    case "undecided":
      return "undecided";
    case "touches":
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
    duplicate: 0,
    undecided: 0,
    contact: 0,
    near: 0,
    clear: 0,
  };
  for (const { severity } of rows) counts[severity] += 1;
  return counts;
}

const rank = (row: Row): number => severities.indexOf(row.severity);
const depth = (row: Row): number => row.depth?.lower ?? 0;
const gap = (row: Row): number => row.clearance?.distance ?? 0;
