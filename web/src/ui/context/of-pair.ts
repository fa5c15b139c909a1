/** What can be done with a pair; with all that were chosen, if it is one of these. */

import { nameOf } from "../../state/names";
import { chosen, keyOf, standingOf, statuses } from "../../state/review";
import type { Row } from "../../state/severity";
import { rows } from "../../state/store";
import { canVerify, verifying } from "../../state/verified";
import type { Actions } from "../actions";
import { copyRows } from "../copy-table";
import { icons } from "../icons";
import { signBetween } from "../pair/words";
import { text } from "../strings";
import { context as t } from "../strings/context";
import type { Entry, Menu } from "./entries";

export function ofPair(row: Row, actions: Actions): Menu {
  const keys = chosen.peek();
  const some = keys.has(keyOf(row)) ? rows.peek().filter((other) => keys.has(keyOf(other))) : [row];
  const isOne = some.length === 1;
  const sign = signBetween(row);
  const groups = [isOne ? alone(row, actions) : [], decided(row, some, actions), known(some, actions)];
  return {
    label: isOne ? text.hud.pair({ a: nameOf(row.a), b: nameOf(row.b), sign }) : t.pairs({ n: some.length }),
    groups: groups.filter((group) => group.length > 0),
  };
}

function alone({ a, b }: Row, { lookAt, sight, command }: Actions): Entry[] {
  const parts = [a, b];
  return [
    { id: "show-clash", label: t.show, icon: icons.eye, keys: "Enter", run: () => lookAt(a, b) },
    {
      id: "show-cut",
      label: t.showCut,
      icon: icons.section,
      run: () => {
        lookAt(a, b);
        sight.cut([{}]);
      },
    },
    {
      id: "isolate",
      label: t.isolatePair,
      icon: icons.isolate,
      run: () => command({ type: "isolate", parts }),
    },
    { id: "select-pair", label: t.selectPair, run: () => command({ type: "select", parts }) },
  ];
}

function decided(row: Row, some: readonly Row[], { review }: Actions): Entry[] {
  const clashes = some.filter(standingOf);
  if (clashes.length === 0) return [];
  const decisions = statuses.filter((status) => status !== "new");
  return decisions.map((status) => ({
    id: `status-${status}`,
    label: text.review.standing[status],
    title: text.review.standingTitle[status],
    checked: standingOf(row) === status,
    run: () => void review.set(clashes, [{ status }]),
  }));
}

function known(some: readonly Row[], { verify, saveBody }: Actions): Entry[] {
  const askable = verifying.peek() ? [] : some.filter(canVerify);
  const [one, ...others] = some;
  const entries: Entry[] = [];
  if (askable.length > 0)
    entries.push({ id: "verify", label: text.verify.button, run: () => verify.ask(askable) });
  if (one?.body && others.length === 0) {
    const formats = ["stl", "glb"] as const;
    const choices = formats.map((format) => ({
      id: `body-${format}`,
      label: format.toUpperCase(),
      title: text.pair.details.saveTitle({ format: format.toUpperCase() }),
      run: () => saveBody(one.a, one.b, format),
    }));
    entries.push({ label: text.pair.details.save, choices });
  }
  entries.push({
    id: "copy-row",
    label: text.results.csv,
    icon: icons.copy,
    run: () => void copyRows(some),
  });
  return entries;
}
