/** Merges the engine's reports, which contain only the rows that changed and replace those with the same keys. */

import type { Delta, PairRow, PartId, PartRow } from "../engine/types";

/** The numbers that identify and order a row. */
type Key = readonly number[];

/** The result of a merge: all rows in order of their keys, and the rows that were removed or replaced. */
interface Merged<Row> {
  all: Row[];
  old: readonly Row[];
}

export function mergeRows<Row, Id>(
  before: readonly Row[],
  { afresh, rows, gone }: Delta<Row, Id>,
  keyOf: (row: Row) => Key,
  keyOfId: (id: Id) => Key,
): Merged<Row> {
  if (afresh) return { all: rows, old: before };
  const at = (key: Key): Row | undefined => {
    const row = before[partitionPoint(before, (row) => compareKeys(keyOf(row), key) < 0)];
    return row && compareKeys(keyOf(row), key) === 0 ? row : undefined;
  };
  const compare = (p: Row, q: Row) => compareKeys(keyOf(p), keyOf(q));
  const keys = [...rows.map(keyOf), ...gone.map(keyOfId)];
  const old = keys.map(at).filter((row) => row !== undefined);
  return { all: replaceRows(before, old, rows, compare), old };
}

/** Merges parts, in order of their numbers. */
export const mergeParts = (before: readonly PartRow[], delta: Delta<PartRow, PartId>): PartRow[] =>
  mergeRows(before, delta, keyOfPart, (id) => [id]).all;
const keyOfPart = ({ id }: PartRow): Key => [id];

/** Merges pairs, in order of their parts. */
export const mergePairs = <Pair extends readonly number[]>(
  before: readonly PairRow[],
  delta: Delta<PairRow, Pair>,
): Merged<PairRow> => mergeRows(before, delta, keyOfPair, (pair) => pair);
const keyOfPair = ({ a, b }: PairRow): Key => [a, b];

/** Removes some rows from an ordered list and adds others. `compare` distinguishes any two rows. */
export function replaceRows<Row>(
  before: readonly Row[],
  old: readonly Row[],
  others: readonly Row[],
  compare: (p: Row, q: Row) => number,
): Row[] {
  const place = (row: Row) => partitionPoint(before, (other) => compare(other, row) < 0);
  const gone = new Set(old.map(place));
  const added = [...others].sort(compare);
  const places = added.map(place);
  const all: Row[] = [];
  let next = 0;
  for (let i = 0; i <= before.length; i += 1) {
    for (; places[next] === i; next += 1) all.push(added[next] as Row);
    if (i < before.length && !gone.has(i)) all.push(before[i] as Row);
  }
  return all;
}

/** Returns how many rows come before, in a list that begins with all of these. */
export function partitionPoint<Row>(rows: readonly Row[], isBefore: (row: Row) => boolean): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isBefore(rows[middle] as Row)) from = middle + 1;
    else to = middle;
  }
  return from;
}

function compareKeys(p: Key, q: Key): number {
  const at = p.findIndex((number, i) => number !== q[i]);
  return (p[at] ?? 0) - (q[at] ?? 0);
}
