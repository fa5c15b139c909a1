/**
 * The filters of the results, in groups. Each group has at most one filter that accepts a row. A row is listed if it is accepted in every group in
 * which a filter is on, and if it matches the search, the test and the selection.
 */

import { batch, computed, signal } from "@preact/signals-core";
import { nameOf } from "./names";
import { cards, type ResultClass, type Row } from "./result-class";
import { clashOf, type ReviewStatus, reviewStatuses, reviewStatusOf, testFilter } from "./review";
import { matchesWords, wordsOf } from "./search";
import { resultFilter, rows, selected } from "./store";

export type CardName = keyof typeof cards;
export type FilterId = CardName | "notClear" | "byKernel" | "fits" | "fresh" | "worse" | ReviewStatus;

interface FilterGroup {
  ids: readonly FilterId[];
  /** Returns the filter that accepts a row. */
  of(row: Row): FilterId | undefined;
}

export const cardNames = Object.keys(cards) as CardName[];
const cardOf = new Map(
  cardNames.flatMap((card) => cards[card].map((severity): [ResultClass, CardName] => [severity, card])),
);

const groups = {
  class: { ids: cardNames, of: ({ severity }) => cardOf.get(severity) },
  clear: { ids: ["notClear"], of: ({ severity }) => (severity === "clear" ? undefined : "notClear") },
  kernel: { ids: ["byKernel"], of: ({ settledBy }) => (settledBy === "kernel" ? "byKernel" : undefined) },
  fits: { ids: ["fits"], of: ({ fits }) => (fits ? "fits" : undefined) },
  revision: {
    ids: ["fresh", "worse"],
    of: (row) => {
      const change = clashOf(row)?.news;
      return change === "new" ? "fresh" : change === "worse" ? change : undefined;
    },
  },
  status: { ids: reviewStatuses, of: reviewStatusOf },
} as const satisfies Record<string, FilterGroup>;
type GroupName = keyof typeof groups;

/** The groups whose filters stand in a line above the list; the cards have counts of their own. */
const chipGroups: readonly FilterGroup[] = [
  groups.clear,
  groups.kernel,
  groups.fits,
  groups.revision,
  groups.status,
];
export const chips = chipGroups.flatMap(({ ids }) => ids) as Exclude<FilterId, CardName>[];

const defaults: ReadonlySet<FilterId> = new Set(["notClear"]);
const active = signal(defaults);
/** True if only pairs of selected parts are listed. */
export const onlySelected = signal(false);

export const isFilterOn = (id: FilterId): boolean => active.value.has(id);

/** The filters that are on and are off in an unfiltered list. */
export const chosenFilters = computed(() => [...active.value].filter((id) => !defaults.has(id)));

const isIn = (id: FilterId, { ids }: FilterGroup): boolean => ids.includes(id);

/** Turns some filters of a group on, in place of its others. If all of them are on, turns only these off. */
export function toggleFilters(...ids: readonly FilterId[]): void {
  const isOn = ids.every((id) => active.peek().has(id));
  const group = Object.values(groups).find((group) => ids.some((id) => isIn(id, group)));
  const replaced: readonly FilterId[] = isOn ? ids : (group?.ids ?? []);
  const others = [...active.peek()].filter((id) => !replaced.includes(id));
  active.value = new Set([...others, ...(isOn ? [] : ids)]);
}

/** Turns the filters of some groups off. */
export function dropFilters(...names: readonly GroupName[]): void {
  active.value = new Set([...active.peek()].filter((id) => !names.some((name) => isIn(id, groups[name]))));
}

/** Lists all pairs that are not clear, as in a newly opened scene. */
export function clearFilters(): void {
  batch(() => {
    active.value = defaults;
    onlySelected.value = false;
    resultFilter.value = "";
    testFilter.value = undefined;
  });
}

/** The number of rows that each filter above the list accepts. */
export const filterCounts = computed(() => {
  const counts = new Map<FilterId, number>();
  for (const row of rows.value) {
    for (const { of } of chipGroups) {
      const id = of(row);
      if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
});

/** The rows that pass. Clear ones are separate, because their number stands below the list. */
export const passing = computed(() => {
  const { clear: _, ...others } = groups;
  const inUse = Object.values<FilterGroup>(others).filter(({ ids }) => ids.some(isFilterOn));
  const accepts = (row: Row) => {
    return inUse.every(({ of }) => {
      const id = of(row);
      return id !== undefined && isFilterOn(id);
    });
  };
  const selection = onlySelected.value ? new Set(selected.value.map((part) => part.id)) : undefined;
  const words = wordsOf(resultFilter.value);
  const found = rows.value.filter(
    (row) =>
      accepts(row) &&
      (testFilter.value === undefined || reviewStatusOf(row)) &&
      (!selection?.size || selection.has(row.a) || selection.has(row.b)) &&
      matchesWords(words, nameOf(row.a), nameOf(row.b)),
  );
  const isClear = ({ severity }: Row) => severity === "clear";
  return { clear: found.filter(isClear), others: found.filter((row) => !isClear(row)) };
});
