/** Searches the moves that end several clashes, while the list is grouped by them. */

import { effect, untracked } from "@preact/signals-core";
import type { PartId } from "./engine/types";
import { causeSearch, findCauses } from "./state/causes";
import { groupBy } from "./state/result-groups";
import { interaction, phase } from "./state/store";
import type { Ask } from "./ui/actions";

/**
 * Searches whenever everything is at rest and the last search is of another scene. A refused search ends the grouping, because the same search would be
 * refused again and again.
 */
export function watchCauses(ask: Ask): void {
  const findMoves = async (part: PartId) => {
    const moves = await ask("commonMoves", new Uint32Array([part]));
    if (!moves && causeSearch.peek()) groupBy.value = undefined;
    return moves;
  };
  effect(() => {
    const isStill = phase.value === "idle" && !interaction.value.drag;
    if (groupBy.value === "cause" && isStill && !causeSearch.value)
      untracked(() => void findCauses(findMoves));
  });
}
