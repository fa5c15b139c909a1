/** Keeps a puzzle at its step, marks it when it is solved, and leaves no step of it to the lesson. */

import { effect } from "@preact/signals-core";
import type { Actions } from "../actions";
import { openPuzzle } from "../shown-view";
import { isDragging, pending, requested, shownStep } from "../state";
import { isAtPuzzleStep, isSolved, mark, marks } from "./state";

export function watchPuzzle(actions: Actions): void {
  // Slides and the notes of a teacher change the step.
  effect(() => {
    if (openPuzzle.value && shownStep.value && !isAtPuzzleStep.value && !pending.peek()) actions.set({});
  });
  // The other views begin at the beginning: neither the step of the puzzle nor those before it were seen.
  let wasOpen = false;
  effect(() => {
    const isOpen = openPuzzle.value !== undefined;
    if (wasOpen && !isOpen && requested.peek() && !pending.peek()) actions.seek(0);
    wasOpen = isOpen;
  });
  effect(() => {
    const puzzle = openPuzzle.value;
    if (
      puzzle &&
      isSolved.value &&
      !pending.value &&
      !isDragging.value &&
      marks.value[puzzle.chapter] === undefined
    )
      mark(puzzle.chapter, "solved");
  });
}
