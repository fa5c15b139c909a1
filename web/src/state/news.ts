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
  const kept = new Map<string, Row>();
  if (!afresh) for (const row of before) kept.set(keyOf(row).join(), row);
  for (const id of gone) kept.delete(keyOfId(id).join());
  const known = kept.size;
  for (const row of rows) kept.set(keyOf(row).join(), row);
  const all = [...kept.values()];
  return kept.size === known ? all : all.sort((p, q) => compared(keyOf(p), keyOf(q)));
}

function compared(p: Key, q: Key): number {
  const at = p.findIndex((number, i) => number !== q[i]);
  return (p[at] ?? 0) - (q[at] ?? 0);
}
