/** Builds the content of context menus as plain data, from the actions that have a place in a subject's menu. */

import type { Actions } from "../actions";
import { type Action, type ChooseColour, type Item, itemOf } from "../registry/action";

export type { Item };

/** Choices of which one holds, side by side. */
export interface Choice {
  label: string;
  choices: Item[];
}
export type Entry = Item | Choice;
export interface Menu {
  label: string;
  /** The groups, with a line between them; none is empty. */
  groups: Entry[][];
}

/** Returns the groups of a menu, without groups that have no available action. */
export function groupsOf<Subject>(
  declared: readonly Action<Subject>[],
  of: Subject,
  actions: Actions,
  chooseColour: ChooseColour,
): Entry[][] {
  const groups: Entry[][] = [];
  for (const action of declared) {
    const at = action.in?.find((place) => place.startsWith("menu "))?.slice("menu ".length);
    if (at === undefined || action.isOffered?.(of) === false) continue;
    groups[Number(at)] ??= [];
    const group = groups[Number(at)] as Entry[];
    const item = itemOf(action, of, actions, chooseColour);
    if (action.menuLabel) Object.assign(item, { label: action.menuLabel(of), title: undefined });
    const [row, last] = [action.row?.(), group.at(-1)];
    if (row === undefined) group.push(item);
    else if (last && "choices" in last && last.label === row) last.choices.push(item);
    else group.push({ label: row, choices: [item] });
  }
  return groups.filter(Boolean);
}
