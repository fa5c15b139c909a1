/**
 * The class of a pair in the results, and the order of the results. The engine proves what is certain. Parts that overlap for every possible true
 * surface interfere. Undecided pairs come after every interference. Contact by design is not a clash. Parts in the same place are duplicates, not a clash.
 */

import type { PairRow, PartId } from "../engine/types";
import { partitionPoint, replaceRows } from "./delta";

export type ResultClass =
  | "interference"
  | "contained"
  | "duplicate"
  | "undecided"
  | "contact"
  | "near"
  | "clear";

/** The classes, the worst first. */
export const resultClasses: readonly ResultClass[] = [
  "interference",
  "contained",
  "duplicate",
  "undecided",
  "contact",
  "near",
  "clear",
];

/** The classes that the cards above the list count. */
export const cards = {
  interfere: ["interference", "contained"],
  undecided: ["undecided"],
  touch: ["contact"],
  near: ["near"],
  duplicate: ["duplicate"],
} as const satisfies Record<string, readonly ResultClass[]>;

export interface Row extends PairRow {
  severity: ResultClass;
}

export function resultClassOf(pair: PairRow): ResultClass {
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

const rowOf = (pair: PairRow): Row => ({ ...pair, severity: resultClassOf(pair) });

/** Returns all pairs, the worst first. Pairs of equal class are ordered by depth or distance, then in the engine's order. */
export const rowsOf = (pairs: readonly PairRow[]): Row[] => pairs.map(rowOf).sort(compareRows);

/** Returns the rows after some pairs were removed and others added. */
export const rowsWith = (before: readonly Row[], old: readonly PairRow[], pairs: readonly PairRow[]): Row[] =>
  replaceRows(before, old.map(rowOf), pairs.map(rowOf), compareRows);

const compareRows = (p: Row, q: Row): number =>
  rank(p) - rank(q) ||
  depth(q) - depth(p) ||
  maxDepth(q) - maxDepth(p) ||
  gap(p) - gap(q) ||
  p.a - q.a ||
  p.b - q.b;

export const involves = (row: Row, part: PartId): boolean => row.a === part || row.b === part;

/** Counts the rows of each class, of rows with the worst first. */
export function tally(rows: readonly Row[]): Record<ResultClass, number> {
  const worse = resultClasses.map((_, place) => partitionPoint(rows, (row) => rank(row) < place));
  const count = (place: number) => (worse[place + 1] ?? rows.length) - (worse[place] ?? 0);
  return Object.fromEntries(resultClasses.map((name, place) => [name, count(place)])) as Record<
    ResultClass,
    number
  >;
}

const rank = (row: Row): number => resultClasses.indexOf(row.severity);
const depth = (row: Row): number => row.depth?.lower ?? 0;
const maxDepth = (row: Row): number => row.depth?.upper ?? 0;
const gap = (row: Row): number => row.clearance?.distance ?? 0;
