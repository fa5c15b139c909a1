/** What the page itself remembers of a scene, which another scene does not have. */

import { batch } from "@preact/signals-core";
import { asked, walking } from "./removal";
import { focusedPair, partFilter, resultFilter, severityFilter } from "./store";
import { forgetAnswers } from "./verified";

/** Another scene is there, or none. */
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
