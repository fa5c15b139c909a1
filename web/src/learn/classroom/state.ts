/** The state of a presentation: whether the page is a slide for a projector, and its overlays. */

import { computed, signal } from "@preact/signals-core";
import { embedded, requested } from "../state";

/** True if the address has `?projector`: lessons are slides. */
export const isProjectorRequested = signal(false);
/** True if a lesson is shown as a slide. */
export const isProjecting = computed(
  () => isProjectorRequested.value && requested.value !== undefined && !embedded.value,
);
export const isBlank = signal(false);
/** True if a dot follows the mouse or finger over the figure. */
export const showsPointer = signal(false);
