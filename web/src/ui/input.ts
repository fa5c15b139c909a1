/** Converts browser events to the engine's input. */

import type { Key, Modifiers } from "../engine/types";

type ModifierKeys = Pick<KeyboardEvent, "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

export const modifiersOf = ({ shiftKey: shift, ctrlKey, metaKey, altKey: alt }: ModifierKeys): Modifiers => ({
  shift,
  ctrl: ctrlKey || metaKey,
  alt,
});

export const keyOf = (event: KeyboardEvent, down = true): { on: "key" } & Key => ({
  on: "key",
  down,
  key: event.key,
  modifiers: modifiersOf(event),
});

/** Returns whether the user types into an element. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches("input:not([type=radio], [type=checkbox]), select, textarea") || target.isContentEditable);
