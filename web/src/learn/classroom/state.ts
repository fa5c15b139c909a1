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

/** Pixels of what is written in the picture, beside a slide and on one of this window; the style sheet has the same. */
const usual = 13;
const onSlide = (): number =>
  Math.min(24, Math.max(usual, Math.min(innerWidth * 0.015, innerHeight * 0.024)));

/** How much larger than usual it is. Reads a signal. */
export const typeScale = (): number => (projecting.value ? onSlide() / usual : 1);
