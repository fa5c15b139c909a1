/** Actions on parts: the same in the selection, on rows of the tree, and in the context menu. */

import type { PartId, PartRow } from "../../engine/types";
import { say } from "../../state/messages";
import { partById, parts } from "../../state/store";
import type { Actions } from "../actions";
import { icons } from "../icons";
import { text } from "../strings";
import { context } from "../strings/context";
import type { Action } from "./action";

/** Parts that something is done with together. */
export interface SomeParts {
  ids: readonly PartId[];
  /** Some of them are. */
  visible: boolean;
  /** All of them are. */
  fixed: boolean;
}

const t = text.parts;
const shares = [0.25, 0.5, 0.75, 1];

export const partActions: readonly Action<SomeParts>[] = [
  {
    id: "hide",
    places: ["row", "group", "details"],
    menu: 0,
    label: ({ visible }) => (visible ? t.hide : t.show),
    icon: ({ visible }) => (visible ? icons.eye : icons.eyeOff),
    perform: ({ command }, { ids, visible }) =>
      command({ type: "setVisible", parts: [...ids], visible: !visible }),
  },
  {
    id: "isolate",
    places: ["row", "group", "details"],
    menu: 0,
    label: () => t.isolate,
    icon: () => icons.isolate,
    keys: { names: ["I"], isOfEngine: true },
    perform: ({ command }, { ids }) => command({ type: "isolate", parts: [...ids] }),
  },
  {
    id: "fit",
    menu: 0,
    label: () => context.fit,
    icon: () => icons.fit,
    keys: { names: ["Shift+F"], isOfEngine: true },
    perform: ({ view }, { ids }) => view({ fit: [...ids] }),
  },
  {
    id: "section",
    menu: 0,
    label: () => context.section,
    icon: () => icons.section,
    perform: ({ sight }, some) => sight.cutThrough(firstOf(some).id),
  },
  {
    id: "alike",
    menu: 1,
    label: () => context.alike,
    perform: (actions, some) => void selectAlike(firstOf(some).id, actions),
  },
  {
    id: "group",
    menu: 1,
    label: (some) => context.group(firstOf(some).group.at(-1) ?? ""),
    isOffered: (some) => groupOf(firstOf(some)).length > 1,
    perform: ({ command }, some) =>
      command({ type: "select", parts: groupOf(firstOf(some)).map(({ id }) => id) }),
  },
  {
    id: "path",
    menu: 1,
    label: ({ ids }) => context.path(ids.length),
    icon: () => icons.copy,
    perform: (_, some) =>
      void copy(
        rowsOf(some)
          .map(({ group, name }) => [...group, name].join(" / "))
          .join("\n"),
      ),
  },
  ...shares.map(
    (opacity): Action<SomeParts> => ({
      id: `opacity-${opacity * 100}`,
      menu: 2,
      row: () => text.details.opacity,
      label: () => context.percent(opacity),
      isChecked: (some) => rowsOf(some).every(({ colour }) => Math.abs(colour[3] - opacity) < 0.005),
      perform: ({ command }, { ids }) => command({ type: "setOpacity", parts: [...ids], opacity }),
    }),
  ),
  {
    id: "colour",
    menu: 2,
    label: () => context.colour,
    perform: ({ command }, some, chooseColour) =>
      chooseColour(firstOf(some).colour, (colour) =>
        command({ type: "setColour", parts: [...some.ids], colour }),
      ),
  },
  {
    id: "fix",
    places: ["row", "details"],
    menu: 2,
    label: ({ fixed }) => (fixed ? t.release : t.fix),
    icon: ({ fixed }) => (fixed ? icons.lock : icons.unlock),
    perform: ({ command }, { ids, fixed }) => command({ type: "setFixed", parts: [...ids], fixed: !fixed }),
  },
  {
    id: "can-be-taken-out",
    places: ["details"],
    menu: 3,
    label: ({ ids }) => (ids.length > 1 ? text.removal.askSeveral : text.removal.ask),
    title: () => text.removal.askTitle,
    icon: () => icons.out,
    perform: ({ removal }, { ids }) => removal.find([...ids]),
  },
  {
    id: "remove",
    menu: 3,
    label: () => context.remove,
    icon: () => icons.close,
    keys: { names: ["Delete"], isOfEngine: true },
    perform: ({ command }, { ids }) => command({ type: "remove", parts: [...ids] }),
  },
];

const rowsOf = ({ ids }: SomeParts): PartRow[] => ids.flatMap((id) => partById.peek().get(id) ?? []);
const firstOf = (some: SomeParts): PartRow => rowsOf(some)[0] as PartRow;

/** Returns all parts of the innermost group that a part is in; none where that is everything. */
function groupOf({ group }: PartRow): PartRow[] {
  const all = parts.peek();
  const others = all.filter((other) => group.every((name, i) => other.group[i] === name));
  return others.length < all.length ? others : [];
}

async function selectAlike(part: PartId, { sight, command }: Actions): Promise<void> {
  const alike = await sight.alike(part);
  if (alike.length === 0) return;
  command({ type: "select", parts: alike });
  say("info", context.alikeFound(alike.length));
}

async function copy(words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    say("success", context.copied);
  } catch {
    say("warning", text.results.csvRefused);
  }
}
