/** The engine tells of many rows only those that changed: they take the place of those with the same keys. */

import type { News, PairRow, PartId, PartRow } from "../engine/types";

/** Numbers that name a row, and by which rows are in order. */
type Key = readonly number[];

/** What came of news: all rows in the order of their keys, and those that are no more, or no more as they were. */
interface Merged<Row> {
  all: Row[];
  old: readonly Row[];
}

export function merged<Row, Id>(
  before: readonly Row[],
  { afresh, rows, gone }: News<Row, Id>,
  keyOf: (row: Row) => Key,
  keyOfId: (id: Id) => Key,
): Merged<Row> {
  if (afresh) return { all: rows, old: before };
  const at = (key: Key): Row | undefined => {
    const row = before[placeOf(before, (row) => comparedKeys(keyOf(row), key) < 0)];
    return row && comparedKeys(keyOf(row), key) === 0 ? row : undefined;
  };
  const compare = (p: Row, q: Row) => comparedKeys(keyOf(p), keyOf(q));
  const keys = [...rows.map(keyOf), ...gone.map(keyOfId)];
  const old = keys.map(at).filter((row) => row !== undefined);
  return { all: changed(before, old, rows, compare), old };
}

/** The parts, in order of their numbers. */
export const withParts = (before: readonly PartRow[], news: News<PartRow, PartId>): PartRow[] =>
  merged(before, news, keyOfPart, (id) => [id]).all;
const keyOfPart = ({ id }: PartRow): Key => [id];

/** The pairs, in order of their parts. */
export const withPairs = <Pair extends readonly number[]>(
  before: readonly PairRow[],
  news: News<PairRow, Pair>,
): Merged<PairRow> => merged(before, news, keyOfPair, (pair) => pair);
const keyOfPair = ({ a, b }: PairRow): Key => [a, b];

/** A list that is in order, less some of its rows and with others; `compare` tells every row from every other. */
export function changed<Row>(
  before: readonly Row[],
  old: readonly Row[],
  others: readonly Row[],
  compare: (p: Row, q: Row) => number,
): Row[] {
  const place = (row: Row) => placeOf(before, (other) => compare(other, row) < 0);
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

/** How many rows come before, in a list that begins with all of these. */
export function placeOf<Row>(rows: readonly Row[], isBefore: (row: Row) => boolean): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isBefore(rows[middle] as Row)) from = middle + 1;
    else to = middle;
  }
  return from;
}

function comparedKeys(p: Key, q: Key): number {
  const at = p.findIndex((number, i) => number !== q[i]);
  return (p[at] ?? 0) - (q[at] ?? 0);
}
