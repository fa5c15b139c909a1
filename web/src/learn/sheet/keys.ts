/** The keys of the sheet: with the sheet in focus all are its own; undo and redo work from everywhere but a field. */

import type { Input } from "../../engine/seam";
import { keyOf } from "../../ui/input";
import { here } from "./state";

/** Keys that a browser or a screen reader needs. */
const theirs = /^(Tab|F\d+|Control|Shift|Alt|Meta|CapsLock)$/;
/** With Ctrl, those of the sheet. */
const withControl = /^[zyd]$/i;

export function watchKeys(input: (input: Input) => void): void {
  document.addEventListener("keydown", (event) => {
    const { ctrlKey, metaKey, target, key } = event;
    if (!here.peek() || theirs.test(key)) return;
    if (document.querySelector("dialog[open], details.menu[open]")) return;
    if (
      target instanceof HTMLElement &&
      target.matches("input:not([type=radio], [type=checkbox]), select, textarea")
    )
      return;
    const ctrl = ctrlKey || metaKey;
    const onSheet = target instanceof HTMLCanvasElement || target === document.body;
    if (ctrl ? !withControl.test(key) : !onSheet || key === " " || key === "Enter") return;
    event.preventDefault();
    input(keyOf(event));
  });
}
