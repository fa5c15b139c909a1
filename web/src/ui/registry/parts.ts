/** The actions on parts, which are the same for the selection, in rows of the tree and in the context menu. */

import type { PartId, PartRow } from "../../engine/types";
import { showMessage } from "../../state/messages";
import { parts as allParts, partById } from "../../state/store";
import type { Actions } from "../actions";
import { copy } from "../copy-table";
import { text } from "../strings";
import { context } from "../strings/context";
import type { Action } from "./action";

/** The parts that an action applies to. */
interface PartSelection {
  parts: PartId[];
  /** True if some of them are visible. */
  visible: boolean;
  /** True if all of them are fixed. */
  fixed: boolean;
}

const t = text.parts;
const opacities = [0.25, 0.5, 0.75, 1];

export const partActions: readonly Action<PartSelection>[] = [
  {
    id: "hide",
    in: ["row", "group", "details", "menu 0"],
    look: ({ visible }) => ({ label: visible ? t.hide : t.show, icon: visible ? "eye" : "eyeOff" }),
    perform: ({ command }, { parts, visible }) => command({ type: "setVisible", parts, visible: !visible }),
  },
  {
    id: "isolate",
    in: ["row", "group", "details", "menu 0"],
    look: () => ({ label: t.isolate, icon: "isolate" }),
    engineKey: "I",
    perform: ({ command }, { parts }) => command({ type: "isolate", parts }),
  },
  {
    id: "fit",
    in: ["menu 0"],
    look: () => ({ label: context.fit, icon: "fit" }),
    engineKey: "Shift+F",
    perform: ({ ask }, { parts }) => ask("view", { fit: parts }),
  },
  {
    id: "section",
    in: ["menu 0"],
    look: () => ({ label: context.section, icon: "section" }),
    perform: ({ ask }, { parts: [first] }) => first !== undefined && ask("cutThrough", first),
  },
  {
    id: "alike",
    in: ["menu 1"],
    look: () => ({ label: context.alike }),
    perform: (actions, { parts: [first] }) => first !== undefined && void selectAlike(first, actions),
  },
  {
    id: "group",
    in: ["menu 1"],
    look: (some) => ({ label: context.group({ name: firstOf(some)?.group.at(-1) ?? "" }) }),
    isOffered: (some) => groupOf(firstOf(some)).length > 1,
    perform: ({ command }, some) =>
      command({ type: "select", parts: groupOf(firstOf(some)).map(({ id }) => id) }),
  },
  {
    id: "path",
    in: ["menu 1"],
    look: ({ parts }) => ({ label: context.path({ n: parts.length }), icon: "copy" }),
    perform: (_, some) =>
      void copy(
        rowsOf(some)
          .map(({ group, name }) => [...group, name].join(" / "))
          .join("\n"),
        context.copied,
      ),
  },
  ...opacities.map(
    (opacity): Action<PartSelection> => ({
      id: `opacity-${opacity * 100}`,
      in: ["menu 2"],
      row: () => text.details.opacity,
      look: () => ({ label: `${opacity * 100}\u202f%` }),
      isChecked: (some) => rowsOf(some).every(({ colour }) => Math.abs(colour[3] - opacity) < 0.005),
      perform: ({ command }, { parts }) => command({ type: "setOpacity", parts, opacity }),
    }),
  ),
  {
    id: "colour",
    in: ["menu 2"],
    look: () => ({ label: context.colour }),
    perform({ command }, some, chooseColour) {
      const first = firstOf(some);
      if (first)
        chooseColour(first.colour, (colour) => command({ type: "setColour", parts: some.parts, colour }));
    },
  },
  {
    id: "fix",
    in: ["row", "details", "menu 2"],
    look: ({ fixed }) => ({ label: fixed ? t.release : t.fix, icon: fixed ? "lock" : "unlock" }),
    perform: ({ command }, { parts, fixed }) => command({ type: "setFixed", parts, fixed: !fixed }),
  },
  {
    id: "can-be-taken-out",
    in: ["details", "menu 3"],
    look: ({ parts }) => ({
      label: parts.length > 1 ? text.removal.askSeveral : text.removal.ask,
      title: text.removal.askTitle,
      icon: "out",
    }),
    perform: ({ removal }, { parts }) => removal.find(parts),
  },
  {
    id: "remove",
    in: ["menu 3"],
    look: () => ({ label: context.remove, icon: "close" }),
    engineKey: "Delete",
    perform: ({ command }, { parts }) => command({ type: "remove", parts }),
  },
];

const rowsOf = ({ parts }: PartSelection): PartRow[] => parts.flatMap((id) => partById.peek().get(id) ?? []);
/** Returns the first part. It may be removed while a menu is open. */
const firstOf = (some: PartSelection): PartRow | undefined => rowsOf(some)[0];

/** Returns all parts of the innermost group of a part; none if that group holds everything. */
function groupOf(part: PartRow | undefined): PartRow[] {
  if (!part) return [];
  const { group } = part;
  const all = allParts.peek();
  const others = all.filter((other) => group.every((name, i) => other.group[i] === name));
  return others.length < all.length ? others : [];
}

async function selectAlike(part: PartId, { ask, command }: Actions): Promise<void> {
  const alike = await ask("alike", part);
  if (!alike) return;
  command({ type: "select", parts: [...alike] });
  showMessage("info", context.alikeFound({ n: alike.length }));
}
