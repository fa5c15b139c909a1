/**
 * An action is declared once: its name, its keys, where it is offered and when, and what it does. Bars, menus, and the keyboard
 * are loops over the declarations.
 */

import type { TemplateResult } from "lit-html";
import type { PartRow } from "../../engine/types";
import type { Actions } from "../actions";

/** Lets the user choose a colour, and calls `chosen` with it. */
export type ChooseColour = (first: PartRow["colour"], chosen: (colour: PartRow["colour"]) => void) => void;

/** Where actions are offered beside the context menus. */
export type Place = "tools" | "history" | "open" | "header" | "more" | "row" | "group" | "details";

export interface Keys {
  /** The keys as the list of shortcuts names them: "Ctrl+Z". Menus show the first. */
  names: readonly [string, ...string[]];
  /** The engine takes the key, so the page only shows it. */
  isOfEngine?: true;
  /** Without it the page always takes the key; otherwise the engine gets it. */
  when?(target: EventTarget | null): boolean;
  /** Set where the key does something else than the button. */
  perform?(actions: Actions): void;
}

export interface Action<Subject = void> {
  /** The name in test ids, after that of the place. */
  id: string;
  places?: readonly Place[];
  /** The group of the context menu that it stands in. */
  menu?: number;
  /** Actions of one row stand side by side in the menu, under this name. */
  row?(): string;
  /** Without it there are only the keys. */
  label?(of: Subject): string;
  /** Set where the context menu has another name for it, which needs no title. */
  menuLabel?(of: Subject): string;
  title?(of: Subject): string;
  icon?(of: Subject): TemplateResult<2>;
  keys?: Keys;
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
  return {
    id: action.id,
    label: action.label?.(of) ?? "",
    title: action.title?.(of),
    icon: action.icon?.(of),
    keys: action.keys?.names[0],
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
    .filter((action) => action.places?.includes(place) && action.isOffered?.(of) !== false)
    .map((action) => itemOf(action, of, actions));
