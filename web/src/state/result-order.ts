/** The order in which the results are listed. */

import { computed, signal } from "@preact/signals-core";
import { language } from "./language";
import { nameOf } from "./names";
import type { Row } from "./result-class";

/** The orders. `worst`: by class, then by depth or distance, which is the order of the rows themselves. */
export const resultOrders = ["worst", "depth", "volume", "clearance", "names"] as const;
export type ResultOrder = (typeof resultOrders)[number];

export const resultOrder = signal<ResultOrder>("worst");

/** The comparisons. Pairs without the number come last; equal pairs stay in the order of the rows. */
const compare: Record<Exclude<ResultOrder, "worst">, (p: Row, q: Row) => number> = {
  depth: (p, q) => descending(p.depth?.upper, q.depth?.upper),
  volume: (p, q) => descending(p.body?.volumeBounds[1], q.body?.volumeBounds[1]),
  clearance: (p, q) => -descending(p.clearance?.lower, q.clearance?.lower, Number.POSITIVE_INFINITY),
  names: (p, q) => byName(nameOf(p.a), nameOf(q.a)) || byName(nameOf(p.b), nameOf(q.b)),
};

/** Compares names as their reader does: "bolt 2" comes before "bolt 10". */
const collator = computed(() => new Intl.Collator(language.value, { numeric: true }));
const byName = (p: string, q: string): number => collator.value.compare(p, q);

const descending = (p: number | undefined, q: number | undefined, missing = 0): number => {
  const [one, other] = [p ?? missing, q ?? missing];
  return one === other ? 0 : other - one;
};

/** Returns rows in the chosen order. */
export function inResultOrder(rows: readonly Row[]): readonly Row[] {
  const order = resultOrder.value;
  return order === "worst" ? rows : [...rows].sort(compare[order]);
}
