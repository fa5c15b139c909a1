/** Shows the puzzle of a lesson when it is requested. Its panel is loaded the first time. */

import { effect } from "@preact/signals-core";
import { again } from "../../engine/again";
import { showMessage } from "../../state/messages";
import { child, mount, part } from "../../ui/mount";
import type { Actions } from "../actions";
import { isDragging, pending, requested, shownStep, view } from "../state";
import { t } from "../words";
import { isJudged, isSolved, mark, marks, openPuzzle } from "./state";

export function watchPuzzle(root: HTMLElement, actions: Actions): void {
  let isBuilt = false;
  effect(() => {
    if (openPuzzle.value) root.dataset.view = "puzzle";
    else if (root.dataset.view === "puzzle") delete root.dataset.view;
    if (!openPuzzle.value || isBuilt) return;
    isBuilt = true;
    again(import("./panel")).then(
      ({ puzzlePanel }) => mount(child(part("told"), "section", "puzzle-region"), () => puzzlePanel(actions)),
      () => {
        isBuilt = false;
        if (view.peek() === "puzzle") view.value = undefined;
        showMessage("warning", t("page.noPart"));
      },
    );
  });
  // Slides and the notes of a teacher change the step.
  effect(() => {
    if (openPuzzle.value && shownStep.value && !isJudged.value && !pending.peek()) actions.set({});
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
