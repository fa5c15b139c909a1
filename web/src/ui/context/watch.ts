/** Where menus of what can be done come from: the picture, rows of parts and of results; by right click, by a finger that rests, or by the menu key. */

import { say } from "../../state/messages";
import type { Actions } from "../actions";
import { type Asked, asking, watchPresses } from "../asking";
import { whyNot } from "../piece";
import { canvasOf, inPicture, ofRow, ofSelection, rowAt } from "./found";
import type { Subject } from "./subject";

export function watchContext(actions: Actions): void {
  document.addEventListener(asking, (event) => {
    const { target, detail } = event as Asked;
    const [canvas, row] = [canvasOf(target), rowAt(target)];
    if (!canvas && !row) return;
    event.preventDefault();
    const subject = canvas ? inPicture(canvas, detail, actions) : ofRow(row, actions);
    void open(subject, actions, detail.x, detail.y);
  });
  document.addEventListener("contextmenu", (event) => {
    if (canvasOf(event.target) || rowAt(event.target)) event.preventDefault();
  });
  document.addEventListener("keydown", (event) => byKey(event, actions), { capture: true });
  // The picture watches itself, as what is begun there has to be given up.
  for (const id of ["parts", "results"]) {
    const panel = document.getElementById(id);
    if (panel) watchPresses(panel, () => {});
  }
}

type Found = Subject | undefined;

/** Of several that were asked for before one came, the last one is meant. */
let newest = 0;

async function open(found: Found | Promise<Found>, actions: Actions, x: number, y: number): Promise<void> {
  newest += 1;
  const wish = newest;
  try {
    const [subject, { showMenu }] = await Promise.all([found, import("./show")]);
    if (subject && wish === newest) showMenu(subject, actions, x, y);
  } catch (error) {
    say("warning", whyNot(error as Error));
  }
}

function byKey(event: KeyboardEvent, actions: Actions): void {
  if (event.key !== "ContextMenu" && !(event.key === "F10" && event.shiftKey)) return;
  const [canvas, row] = [canvasOf(event.target), rowAt(event.target)];
  if (!canvas && !row) return;
  event.preventDefault();
  event.stopPropagation();
  const { left, top, width, height } = (event.target as Element).getBoundingClientRect();
  if (row) void open(ofRow(row, actions), actions, left + Math.min(width / 2, 24), top + height);
  else void open(ofSelection(), actions, left + width / 2, top + height / 2);
}
