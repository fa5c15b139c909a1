/** Handles the keys that belong to the page and not to the picture. */

import { effect } from "@preact/signals-core";
import { interaction, locked, selected } from "../state/store";
import { isExploded } from "../state/view-state";
import type { Actions } from "./actions";
import { isTypedInto, keyOf } from "./input";
import type { Action } from "./registry/action";
import { pageActions } from "./registry/page";

/** Watches the keyboard. During a move every key belongs to the move. Otherwise the page's keys come first, and the picture gets the others. */
export function watchKeys(actions: Actions): void {
  document.addEventListener("keydown", (event) => {
    if (document.querySelector("dialog[open]")) return;
    const ctrl = event.ctrlKey || event.metaKey;
    if (isTypedInto(event.target) && !(ctrl && "os".includes(event.key.toLowerCase()))) return;
    if ((begun || holding()) && event.key !== "Tab") {
      event.preventDefault();
      if (endsMove(event)) begun = false;
      actions.input(keyOf(event));
      return;
    }
    const action = actionOf(event);
    if (action && !(event.key === " " && pressesFocused(event))) {
      event.preventDefault();
      (action.performByKey ?? action.perform)(actions, undefined, () => undefined);
    } else if (!ctrl && !pressesFocused(event)) {
      if (event.target === document.body || isCanvas(event.target)) preventScroll(event);
      if (beginsMove(event)) {
        begun = true;
        focusOnMove();
      }
      actions.input(keyOf(event));
    }
  });
  // A press in the picture, or of another element, ends the move.
  document.addEventListener("pointerdown", () => (begun = false), { capture: true });
  effect(() => {
    if (holding()) begun = false; // the worker has reported the move
  });
  document.addEventListener("keyup", (event) => {
    if (!isTypedInto(event.target)) actions.input(keyOf(event, false));
  });
}

/** True if a key has begun a move that the worker has not reported yet: the next keys belong to it already. */
let begun = false;

/** Returns whether a key begins a move of the selection. */
const beginsMove = ({ key }: KeyboardEvent): boolean =>
  "gr".includes(key.toLowerCase()) &&
  !locked.peek() &&
  !isExploded.peek() &&
  selected.peek().some(({ fixed }) => !fixed);

const endsMove = ({ key }: KeyboardEvent): boolean => key === "Enter" || key === "Escape";

/**
 * Gives the picture the focus, so that the move gets the next keys. Otherwise Enter would press the row or button that has the focus. When a key has
 * ended the move, that element gets the focus back.
 */
function focusOnMove(): void {
  const canvas = document.querySelector<HTMLElement>("#stage canvas");
  const before = document.activeElement;
  if (!canvas || before === canvas) return;
  canvas.focus({ preventScroll: true });
  const ends = new AbortController();
  const { signal } = ends;
  const giveBack = (event: KeyboardEvent) => {
    if (!endsMove(event) || !(before instanceof HTMLElement)) return;
    event.preventDefault(); // it would press a button that has the focus then
    before.focus({ preventScroll: true });
  };
  // This listener follows the page's own, so the move has handled the key already.
  addEventListener("keydown", giveBack, { signal });
  // A press elsewhere keeps the focus there.
  for (const left of ["pointerdown", "blur"]) canvas.addEventListener(left, () => ends.abort(), { signal });
}

const holding = (): boolean => (interaction.value.drag?.parts.length ?? 0) > 0;

const nameOf = ({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent): string =>
  ctrlKey || metaKey ? `ctrl+${shiftKey ? "shift+" : ""}${key.toLowerCase()}` : key;

/** Finds the action of a key; keys without one belong to the picture. */
const actionOf = (event: KeyboardEvent): Action | undefined =>
  pageActions.find(
    ({ key, otherKey, isKeyOn }) =>
      [key, otherKey].some((name) => name && pressed(name) === nameOf(event)) &&
      isKeyOn?.(event.target) !== false,
  );

/** Converts a key of the list of shortcuts to the notation of keyboard events. */
const pressed = (name: string): string => (name === "Space" ? " " : name.toLowerCase());

const isCanvas = (target: EventTarget | null): boolean => target instanceof HTMLCanvasElement;

/** Returns whether a key presses or leaves the focused element, so that the picture must not get it. */
function pressesFocused({ key, target }: KeyboardEvent): boolean {
  if (key === "Tab") return true;
  const focused =
    target instanceof Element && target.closest("button, summary, input, [role=option], [role=treeitem]");
  return Boolean(focused) && (key === "Enter" || key === " " || key.startsWith("Arrow"));
}

const preventScroll = (event: KeyboardEvent): void => {
  if (event.key.startsWith("Arrow") || event.key === " ") event.preventDefault();
};
