/** The engine tells of many rows only those that changed: they take the place of those with the same keys. */

import type { News } from "../engine/types";

/** Numbers that name a row, and by which rows are in order. */
type Key = readonly number[];

export function merged<Row, Id>(
  before: readonly Row[],
  { afresh, rows, gone }: News<Row, Id>,
  keyOf: (row: Row) => Key,
  keyOfId: (id: Id) => Key,
): Row[] {
  if (afresh) return rows;
  // All three are in the order of their keys.
  let [next, lost] = [0, 0];
  const kept = before.filter((row) => {
    const key = keyOf(row);
    while (next < rows.length && compared(keyOf(rows[next] as Row), key) < 0) next += 1;
    while (lost < gone.length && compared(keyOfId(gone[lost] as Id), key) < 0) lost += 1;
    const isNew = next < rows.length && compared(keyOf(rows[next] as Row), key) === 0;
    return !isNew && !(lost < gone.length && compared(keyOfId(gone[lost] as Id), key) === 0);
  });
  return inOrder(kept, rows, (p, q) => compared(keyOf(p), keyOf(q)));
}

/** Two lists that are in order, as one. */
export function inOrder<Row>(
  some: readonly Row[],
  others: readonly Row[],
  compare: (p: Row, q: Row) => number,
): Row[] {
  const all: Row[] = [];
  let next = 0;
  for (const row of some) {
    for (; next < others.length && compare(others[next] as Row, row) < 0; next += 1)
      all.push(others[next] as Row);
    all.push(row);
  }
  for (; next < others.length; next += 1) all.push(others[next] as Row);
  return all;
}

function compared(p: Key, q: Key): number {
  const at = p.findIndex((number, i) => number !== q[i]);
  return (p[at] ?? 0) - (q[at] ?? 0);
}
