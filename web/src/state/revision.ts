/** The last revision of a model, as the engine reports it: the changes of its parts and of the clashes, and which version is shown. */

import { computed, signal } from "@preact/signals-core";
import type { ClashRow, Comparison, PartChangeRow, RevisionReport } from "../engine/types";
import { review } from "./review";

export type PartChange = PartChangeRow["became"];
/** The kinds of change in the order of display. */
export const kinds: readonly PartChange[] = ["moved", "changed", "added", "removed", "renamed", "same"];

/** The revision; undefined if there is none or it was undone. */
export const revision = signal<RevisionReport | undefined>(undefined);
/** The version that the picture shows; undefined: the scene as it is. */
export const comparison = signal<Comparison | undefined>(undefined);

/** The number of the revision that was closed; another revision is shown again. */
export const closedRevision = signal<number | undefined>(undefined);

/** Returns what is compared with the revision of a source; null: nothing; undefined if the comparison is not open. */
export function comparisonWith(source: number): Comparison | null | undefined {
  const now = revision.peek();
  const isOpen = now?.source === source && closedRevision.peek() !== now.number;
  return isOpen ? (comparison.peek() ?? null) : undefined;
}

export const byKind = computed(() => {
  const found = new Map<PartChange, PartChangeRow[]>();
  for (const part of revision.value?.parts ?? []) {
    const same = found.get(part.became);
    if (same) same.push(part);
    else found.set(part.became, [part]);
  }
  return found;
});

/** The clashes that the revision changed. */
export const changedClashes = computed(() => {
  const of = (kind: ClashRow["news"]) => (review.value?.clashes ?? []).filter((clash) => clash.news === kind);
  return { fresh: of("new"), worse: of("worse"), gone: of("gone") };
});
