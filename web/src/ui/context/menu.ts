/** Chooses the context menu for a subject. */

import type { PartId } from "../../engine/types";
import { nameOf } from "../../state/names";
import type { Row } from "../../state/result-class";
import { keyOf, selectedKeys } from "../../state/review";
import { partById, rows } from "../../state/store";
import type { Actions } from "../actions";
import { signBetween } from "../pair/words";
import type { ChooseColour } from "../registry/action";
import { pageActions } from "../registry/page";
import { pairActions } from "../registry/pairs";
import { partActions } from "../registry/parts";
import { text } from "../strings";
import { context as t } from "../strings/context";
import { groupsOf, type Menu } from "./entries";
import type { Subject } from "./subject";

/** Returns the menu of a subject. If its parts no longer exist, it is that of the picture. */
export function menuOf(subject: Subject, actions: Actions, chooseColour: ChooseColour): Menu {
  const picture = () => ({
    label: t.picture,
    groups: groupsOf(pageActions, undefined, actions, chooseColour),
  });
  switch (subject.kind) {
    case "parts":
      return ofParts(subject.ids, actions, chooseColour) ?? picture();
    case "pair":
      return ofPair(subject.pair, actions, chooseColour);
    case "picture":
      return picture();
  }
}

/** Returns the menu of parts; undefined if none of them exists. */
function ofParts(ids: readonly PartId[], actions: Actions, chooseColour: ChooseColour): Menu | undefined {
  const some = ids.flatMap((id) => partById.peek().get(id) ?? []);
  const [first] = some;
  if (!first) return undefined;
  const subject = {
    parts: some.map(({ id }) => id),
    visible: some.some((part) => part.visible),
    fixed: some.every((part) => part.fixed),
  };
  return {
    label: some.length > 1 ? text.details.many({ n: some.length }) : first.name,
    groups: groupsOf(partActions, subject, actions, chooseColour),
  };
}

/** Returns the menu of a pair, or of all selected pairs if it is one of them. */
function ofPair(row: Row, actions: Actions, chooseColour: ChooseColour): Menu {
  const keys = selectedKeys.peek();
  const some = keys.has(keyOf(row)) ? rows.peek().filter((other) => keys.has(keyOf(other))) : [row];
  return {
    label:
      some.length === 1
        ? text.hud.pair({ a: nameOf(row.a), b: nameOf(row.b), sign: signBetween(row) })
        : t.pairs({ n: some.length }),
    groups: groupsOf(pairActions, { row, some }, actions, chooseColour),
  };
}
