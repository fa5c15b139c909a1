/** Declares actions: name, keys, places, condition and effect. Bars, menus and the keyboard iterate over the declarations. */

import type { TemplateResult } from "lit-html";
import type { PartRow } from "../../engine/types";
import type { Actions } from "../actions";
import { type Icon, icons } from "../icons";

/** Lets the user choose a colour, and calls `chosen` with it. */
export type ChooseColour = (first: PartRow["colour"], chosen: (colour: PartRow["colour"]) => void) => void;

/** The places where actions are offered. */
export type MenuPlace =
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
  /** The places; without any, only the key runs the action. */
  in?: readonly MenuPlace[];
  look?(of: Subject): Look;
  /** The label in the context menu, if it differs. It needs no title. */
  menuLabel?(of: Subject): string;
  /** The name of the menu row in which actions of the same name stand side by side. */
  row?(): string;
  /** The key in the notation of the list of shortcuts: "Ctrl+Z". */
  key?: string;
  otherKey?: string;
  /** A key that the engine handles and the page only shows. */
  engineKey?: string;
  /** Returns whether the page takes the key; otherwise the engine gets it. */
  isKeyOn?(target: EventTarget | null): boolean;
  /** Runs the action by its key, if that differs from the button's effect. */
  performByKey?(actions: Actions): void;
  isOffered?(of: Subject): boolean;
  /** Returns whether buttons are enabled. Keys are always passed on, because the engine may know more than the page. */
  isEnabled?(of: Subject): boolean;
  isPressed?(of: Subject): boolean;
  /** Returns whether a choice of the context menu is checked. */
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
  place: MenuPlace,
  declared: readonly Action<Subject>[],
  of: Subject,
  actions: Actions,
): Item[] =>
  declared
    .filter((action) => action.in?.includes(place) && action.isOffered?.(of) !== false)
    .map((action) => itemOf(action, of, actions));
