/** Clears what the page itself remembers of a scene. */

import { batch } from "@preact/signals-core";
import { jointDraft } from "./joint-draft";
import { isPlaying, requestedParts } from "./removal";
import { clearFilters } from "./result-filters";
import { closedRevision, comparison } from "./revision";
import { focusedPair, partFilter } from "./store";

/** Clears it for another scene, or none. */
export function resetScene(): void {
  batch(() => {
    isPlaying.value = false;
    requestedParts.value = undefined;
    focusedPair.value = undefined;
    jointDraft.value = undefined;
    comparison.value = undefined;
    closedRevision.value = undefined;
    partFilter.value = "";
    clearFilters();
  });
}
