/** Searches the moves that end several clashes, while the list is grouped by them. */

import { effect, untracked } from "@preact/signals-core";
import { causeSearch, findCauses } from "./state/causes";
import { groupBy } from "./state/result-groups";
import { interaction, phase } from "./state/store";
import type { Ask } from "./ui/actions";

/** Searches whenever everything is at rest and the last search is of another scene. */
export function watchCauses(ask: Ask): void {
  effect(() => {
    const isStill = phase.value === "idle" && !interaction.value.drag;
    if (groupBy.value === "cause" && isStill && !causeSearch.value)
      untracked(() => void findCauses((part) => ask("commonMoves", new Uint32Array([part]))));
  });
}
