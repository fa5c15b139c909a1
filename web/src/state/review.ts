/** The decisions about the clashes, as the engine's review reports them. Before a review exists, every clash is new. */

import { computed, signal } from "@preact/signals-core";
import type { Clashes, ClashRow, ClashStatus } from "../engine/types";
import { cards, type ResultClass, type Row, resultClasses, tally } from "./result-class";
import { rows } from "./store";

/** A status, or "changed" if the clash became worse after the decision. */
export type ReviewStatus = ClashStatus | "changed";

/** The statuses in their order. */
export const clashStatuses = ["new", "active", "reviewed", "approved", "resolved"] as const;
export const reviewStatuses: readonly ReviewStatus[] = ["changed", ...clashStatuses];

/** The review; undefined if there are no decisions. */
export const review = signal<Clashes | undefined>(undefined);
/** The name of the only test whose clashes are listed and decided about. */
export const testFilter = signal<string | undefined>(undefined);
/** The keys of the rows that are decided about together. */
export const selectedKeys = signal<ReadonlySet<string>>(new Set());
/** The progress of a report: of its moves or its pictures. */
export const reportProgress = signal<{ step: "moves" | "pictures"; done: number; of: number } | undefined>(
  undefined,
);

/** Returns the key of a pair in lists. */
export const keyOf = ({ a, b }: { a: number; b: number }): string => `${a}-${b}`;

/** The first clash of each pair whose parts exist; of one test, if one is selected. */
const byPair = computed(() => {
  const found = new Map<string, ClashRow>();
  const only = testFilter.value;
  for (const clash of review.value?.clashes ?? []) {
    const { a, b } = clash;
    if (!clash.found || a === null || b === null || (only !== undefined && clash.test !== only)) continue;
    const key = a < b ? keyOf({ a, b }) : keyOf({ a: b, b: a });
    if (!found.has(key)) found.set(key, clash);
  }
  return found;
});

export const clashOf = (pair: { a: number; b: number }): ClashRow | undefined =>
  byPair.value.get(keyOf(pair));

const clashClasses: ReadonlySet<ResultClass> = new Set([...cards.interfere, ...cards.duplicate]);
/** The classes that count as clashes as long as the engine has no review. */
const unreviewedClasses: ReadonlySet<ResultClass> = new Set([...clashClasses, ...cards.near]);

/** Returns the review status of a pair; undefined if it is no clash. */
export function reviewStatusOf(row: Row): ReviewStatus | undefined {
  const clash = clashOf(row);
  if (clash) return clash.changed ? "changed" : clash.status;
  return !review.value && unreviewedClasses.has(row.severity) ? "new" : undefined;
}

export const isUndecided = (pair: { a: number; b: number }): boolean => undecided.value.has(keyOf(pair));
const undecided = computed(
  () =>
    new Set(
      rows.value.flatMap((row) =>
        row.severity === "undecided" ? [keyOf(row), keyOf({ a: row.b, b: row.a })] : [],
      ),
    ),
);

/** Returns whether the user can decide about a row: clashes, and undecided pairs, which become clashes by it. */
export const canDecide = (row: Row): boolean =>
  reviewStatusOf(row) !== undefined || (row.severity === "undecided" && testFilter.value === undefined);

export const isApproved = (row: Row): boolean => reviewStatusOf(row) === "approved";

export const approvedRows = computed(() => (byPair.value.size > 0 ? rows.value.filter(isApproved) : []));
/** The pairs that are not approved, which are the ones that all counts include. */
export const unapproved = computed(() =>
  approvedRows.value.length > 0 ? rows.value.filter((row) => !isApproved(row)) : rows.value,
);

/** The counts of these pairs by class, and of the approved ones. */
export const counted = computed(() => ({
  counts: tally(unapproved.value),
  approved: approvedRows.value.length,
}));

/** Moves approved rows behind others of the same class. */
export function withApprovedLast(rows: readonly Row[]): readonly Row[] {
  if (byPair.value.size === 0) return rows;
  const rank = (row: Row) =>
    2 * (clashClasses.has(row.severity) ? 0 : resultClasses.indexOf(row.severity)) + Number(isApproved(row));
  return rows
    .map((row) => ({ row, rank: rank(row) }))
    .sort((p, q) => p.rank - q.rank)
    .map(({ row }) => row);
}
