/** The keys of the experiment: Space begins a trial, takes a block and lets it go; with the blocks in focus all others are the hand's. */

import { keyOf } from "../../ui/input";
import type { ExperimentActions } from "./actions";
import type { ExperimentRoom } from "./room";
import { course, here, showsResults } from "./state";

/** Keys that a browser or a screen reader needs. */
const theirs = /^(Tab|Escape|F\d+|Control|Shift|Alt|Meta|CapsLock)$/;

export function watchKeys(room: Pick<ExperimentRoom, "input">, actions: ExperimentActions): void {
  document.addEventListener("keydown", (event) => {
    const { ctrlKey, metaKey, repeat, target } = event;
    if (!here.peek() || ctrlKey || metaKey || theirs.test(event.key)) return;
    if (document.querySelector("dialog[open], details.menu[open]")) return;
    const onBlocks = target instanceof HTMLCanvasElement;
    if (!onBlocks && target !== document.body) return;
    const { stage } = course.peek();
    // With Alt some keyboards make other letters of these.
    const key = event.code === "KeyQ" ? "q" : event.code === "KeyE" ? "e" : event.key;
    if (stage === "trial" && !showsResults.peek()) {
      event.preventDefault();
      if (!(repeat && (key === " " || key === "Enter"))) room.input({ ...keyOf(event), key });
    } else if (key === " " && !repeat) {
      event.preventDefault();
      if (stage === "pause") actions.begin();
      else actions.start();
    }
  });
}
