/**
 * An action is declared once: its name, its keys, where it is offered and when, and what it does. Bars, menus, and the keyboard
 * are loops over the declarations.
 */

import type { TemplateResult } from "lit-html";
import type { PartRow } from "../../engine/types";
import type { Actions } from "../actions";
import { type Icon, icons } from "../icons";

/** Lets the user choose a colour, and calls `chosen` with it. */
export type ChooseColour = (first: PartRow["colour"], chosen: (colour: PartRow["colour"]) => void) => void;

/** Where actions are offered. */
export type Place =
  | ("tools" | "history" | "open" | "header" | "more" | "row" | "group" | "details")
  /** A group of the context menu. */
  | `menu ${0 | 1 | 2 | 3}`;

export interface Look {
  label: string;
  title?: string;
  icon?: Icon;
}

export interface Action<Subject = void> {
  /** The name in test ids, after that of the place. */
  id: string;
  /** Only the key does what stands nowhere. */
  in?: readonly Place[];
  look?(of: Subject): Look;
  /** Set where the context menu has another name for it, which needs no title. */
  menuLabel?(of: Subject): string;
  /** Actions of one row stand side by side in the menu, under this name. */
  row?(): string;
  /** As the list of shortcuts names it: "Ctrl+Z". */
  key?: string;
  otherKey?: string;
  /** A key that the engine takes, and the page only shows. */
  engineKey?: string;
  /** Where it says no, the key is the engine's. */
  isKeyOn?(target: EventTarget | null): boolean;
  /** Set where the key does something else than the button. */
  performByKey?(actions: Actions): void;
  isOffered?(of: Subject): boolean;
  /** Is for buttons. Keys are always passed on: the engine may know more than the page. */
  isEnabled?(of: Subject): boolean;
  isPressed?(of: Subject): boolean;
  /** Whether this choice of the context menu holds. */
  isChecked?(of: Subject): boolean;
  perform(actions: Actions, of: Subject, chooseColour: ChooseColour): void;
}

/** An action with its subject, ready to be shown. */
export interface Item {
  id: string;
  label: string;
  title: string | undefined;
  icon: TemplateResult<2> | undefined;
  keys: string | undefined;
  isEnabled: boolean | undefined;
  isPressed: boolean | undefined;
  checked: boolean | undefined;
  run(): void;
}

export function itemOf<Subject>(
  action: Action<Subject>,
  of: Subject,
  actions: Actions,
  chooseColour: ChooseColour = () => undefined,
): Item {
  const { label, title, icon } = action.look?.(of) ?? { label: "" };
  return {
    id: action.id,
    label,
    title,
    icon: icon && icons[icon],
    keys: action.key ?? action.engineKey,
    isEnabled: action.isEnabled?.(of),
    isPressed: action.isPressed?.(of),
    checked: action.isChecked?.(of),
    run: () => action.perform(actions, of, chooseColour),
  };
}

/** Returns what a place offers for a subject, in the order of the declarations. */
export const itemsIn = <Subject>(
  place: Place,
  declared: readonly Action<Subject>[],
  of: Subject,
  actions: Actions,
): Item[] =>
  declared
    .filter((action) => action.in?.includes(place) && action.isOffered?.(of) !== false)
    .map((action) => itemOf(action, of, actions));
