/** The view of the open lesson that is shown: the reading view or its puzzle, else one step at a time. */

import { computed } from "@preact/signals-core";
import { isProjecting } from "./classroom/state";
import { type Puzzle, puzzleOf } from "./puzzle/puzzles";
import { embedded, requested, view } from "./state";

const shownPuzzle = computed(() =>
  view.value === "puzzle" && requested.value ? puzzleOf(requested.value.lesson) : undefined,
);

/** Undefined for one step at a time. Slides and frames of other pages have no other view. */
export const shownView = computed(() => {
  if (!requested.value || embedded.value || isProjecting.value) return undefined;
  return view.value === "puzzle" && !shownPuzzle.value ? undefined : view.value;
});

/** True if a lesson is shown as a page. */
export const isReading = computed(() => shownView.value === "read");

/** The puzzle that is shown. */
export const openPuzzle = computed((): Puzzle | undefined =>
  shownView.value === "puzzle" ? shownPuzzle.value : undefined,
);
