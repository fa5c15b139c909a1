/** What is shown to a class: whether the page is a slide for a projector, and what lies over it. */

import { computed, signal } from "@preact/signals-core";
import { embedded, wished } from "../state";

/** `?projector` in the address: lessons are slides. */
export const wanted = signal(false);
/** A lesson is shown as a slide. */
export const projecting = computed(() => wanted.value && wished.value !== undefined && !embedded.value);
/** Nothing is seen but black. */
export const black = signal(false);
/** A dot follows the mouse or the finger over the figure. */
export const pointing = signal(false);
