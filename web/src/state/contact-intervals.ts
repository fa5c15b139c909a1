/** Extracts from a check of the motion what happens at a time. */

import type { MotionCheckRow, PairCheckRow, PartId } from "../engine/types";

export interface ContactInterval {
  a: PartId;
  b: PartId;
  from: number;
  to: number;
  certain: boolean;
}

const intervalsOf = ({ a, b, intervals }: PairCheckRow): ContactInterval[] =>
  intervals.map((interval) => ({ a, b, ...interval }));

const byTime = (p: ContactInterval, q: ContactInterval): number => p.from - q.from || p.a - q.a || p.b - q.b;

/** Returns all contacts, in order of time. */
export const contactIntervals = (check: MotionCheckRow): ContactInterval[] =>
  check.pairs.flatMap(intervalsOf).sort(byTime);

/** Returns the pairs that come into contact, in the order of their first contact. */
export const contactPairs = (check: MotionCheckRow): PairCheckRow[] =>
  check.pairs.filter(({ intervals }) => intervals.length > 0).sort((p, q) => startOf(p) - startOf(q));

export const startOf = ({ intervals }: PairCheckRow): number =>
  intervals[0]?.from ?? Number.POSITIVE_INFINITY;

/** Returns the contacts at a time, the earliest first. */
export const contactsAt = (check: MotionCheckRow, time: number): ContactInterval[] =>
  contactIntervals(check).filter(({ from, to }) => from <= time && time <= to);

/** Returns when a contact begins after one time and before another; undefined if nothing does. */
export const nextContact = (check: MotionCheckRow, after: number, until: number): number | undefined =>
  contactIntervals(check).find(({ from }) => from > after && from <= until)?.from;

/** Returns the intervals in which anything is in contact, merged where they overlap; certain if all of their contacts are. */
export function mergedIntervals(
  pairs: readonly PairCheckRow[],
): { from: number; to: number; certain: boolean }[] {
  const all = pairs.flatMap(intervalsOf).sort(byTime);
  const runs: { from: number; to: number; certain: boolean }[] = [];
  for (const { from, to, certain } of all) {
    const last = runs.at(-1);
    if (!last || from > last.to) runs.push({ from, to, certain });
    else {
      last.to = Math.max(last.to, to);
      last.certain = last.certain && certain;
    }
  }
  return runs;
}
