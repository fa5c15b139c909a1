/** Clears what the page itself remembers of a scene. */

import { batch } from "@preact/signals-core";
import { asked, walking } from "./removal";
import { focusedPair, partFilter, resultFilter, severityFilter } from "./store";
import { forgetAnswers } from "./verified";

/** Clears it for another scene, or none. */
export function forgetScene(): void {
  batch(() => {
    walking.value = false;
    asked.value = undefined;
    focusedPair.value = undefined;
    severityFilter.value = undefined;
    partFilter.value = "";
    resultFilter.value = "";
    forgetAnswers();
  });
}
