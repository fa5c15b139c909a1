/** What was decided about the clashes, as the engine's review tells it; before one is asked for, every clash is new. */

import { computed, signal } from "@preact/signals-core";
import type { Clashes, ClashRow, ClashStatus } from "../engine/types";
import { cards, type Row, type Severity, severities, tally } from "./severity";
import { rows } from "./store";

/** A status, or that what was decided is worse since. */
export type Standing = ClashStatus | "changed";

/** In the order in which they come. */
export const statuses = ["new", "active", "reviewed", "approved", "resolved"] as const;
export const standings: readonly Standing[] = ["changed", ...statuses];

/** Undefined: nobody has decided anything. */
export const review = signal<Clashes | undefined>(undefined);
export const standingFilter = signal<Standing | undefined>(undefined);
/** The list of tests is open, and so the clashes are looked at whether anybody decides anything or not. */
export const testsOpen = signal(false);
/** The name of the test whose clashes alone are listed, and decided about. */
export const testFilter = signal<string | undefined>(undefined);
/** The rows that are decided about together, by their keys. */
export const chosen = signal<ReadonlySet<string>>(new Set());
/** How far the pictures of a report are. */
export const picturing = signal<{ done: number; of: number } | undefined>(undefined);

/** What a pair is called in lists. */
export const keyOf = ({ a, b }: { a: number; b: number }): string => `${a}-${b}`;

/** Of pairs whose parts are there, and the test of which comes first; of one test, if one is chosen. */
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

const hits: ReadonlySet<Severity> = new Set([...cards.interfere, ...cards.duplicate]);
/** What the page's own tests call a clash, in place of which the engine's review says it once there is one. */
const clashing: ReadonlySet<Severity> = new Set([...hits, ...cards.near]);

/** How a pair stands; undefined: it is no clash. */
export function standingOf(row: Row): Standing | undefined {
  const clash = clashOf(row);
  if (clash) return clash.changed ? "changed" : clash.status;
  return !review.value && clashing.has(row.severity) ? "new" : undefined;
}

/** Whether it cannot be told of two parts. */
export const isUndecided = (pair: { a: number; b: number }): boolean => undecided.value.has(keyOf(pair));
const undecided = computed(
  () =>
    new Set(
      rows.value.flatMap((row) =>
        row.severity === "undecided" ? [keyOf(row), keyOf({ a: row.b, b: row.a })] : [],
      ),
    ),
);

/** Of clashes something can be said, and of pairs that are undecided, which it makes some. */
export const canDecide = (row: Row): boolean =>
  standingOf(row) !== undefined || (row.severity === "undecided" && testFilter.value === undefined);

export const isApproved = (row: Row): boolean => standingOf(row) === "approved";

export const approvedRows = computed(() => (byPair.value.size > 0 ? rows.value.filter(isApproved) : []));
/** The pairs that were not: those that are counted, wherever a count is shown. */
export const unapproved = computed(() =>
  approvedRows.value.length > 0 ? rows.value.filter((row) => !isApproved(row)) : rows.value,
);

/** How many of them there are of each kind, and how many pairs were approved. */
export const counted = computed(() => ({
  counts: tally(unapproved.value),
  approved: approvedRows.value.length,
}));

/** How many clashes stand so. */
export const standingCounts = computed(() => {
  const counts = new Map<Standing, number>();
  for (const row of rows.value) {
    const standing = standingOf(row);
    if (standing) counts.set(standing, (counts.get(standing) ?? 0) + 1);
  }
  return counts;
});

/** What is approved comes after what is as bad and is not. */
export function sunk(rows: readonly Row[]): readonly Row[] {
  if (byPair.value.size === 0) return rows;
  const rank = (row: Row) =>
    2 * (hits.has(row.severity) ? 0 : severities.indexOf(row.severity)) + Number(isApproved(row));
  return rows
    .map((row) => ({ row, rank: rank(row) }))
    .sort((p, q) => p.rank - q.rank)
    .map(({ row }) => row);
}
