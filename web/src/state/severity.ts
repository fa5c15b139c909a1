/**
 * How bad a pair is, and the order of the results. The engine tells by proof what is certain: parts that overlap whatever
 * their true surfaces are interfere; those of which that cannot be told are undecided, and come after every interference;
 * contact by design is not a clash. Parts in the same place are one thing twice, not a clash of two.
 */

import type { PairRow, PartId } from "../engine/types";
import { inOrder } from "./news";

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

/** The row of each pair; a pair that is told anew is another object. */
const made = new WeakMap<PairRow, Row>();

function rowOf(pair: PairRow): Row {
  const known = made.get(pair);
  if (known) return known;
  const row = { ...pair, severity: severityOf(pair) };
  made.set(pair, row);
  return row;
}

/** All pairs, worst first; among equals the deeper or nearer first, then in the engine's order. `before`: what this was the last time, most of which still is. */
export function rowsOf(pairs: readonly PairRow[], before: readonly Row[] = []): Row[] {
  const all = new Set(pairs.map(rowOf));
  const kept = before.filter((row) => all.delete(row));
  return inOrder(kept, [...all].sort(compared), compared);
}

const compared = (p: Row, q: Row): number =>
  rank(p) - rank(q) || depth(q) - depth(p) || gap(p) - gap(q) || p.a - q.a || p.b - q.b;

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
