/** The state of a presentation: whether the page is a slide for a projector, and its overlays. */

import { computed, signal } from "@preact/signals-core";
import { embedded, wished } from "../state";

/** True if the address has `?projector`: lessons are slides. */
export const wanted = signal(false);
/** True if a lesson is shown as a slide. */
export const projecting = computed(() => wanted.value && wished.value !== undefined && !embedded.value);
export const black = signal(false);
/** True if a dot follows the mouse or finger over the figure. */
export const pointing = signal(false);
