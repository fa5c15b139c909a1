/** What can be done with parts: the same as elsewhere on the page, and what has no other place. */

import type { PartId, PartRow } from "../../engine/types";
import { say } from "../../state/messages";
import { partById, parts } from "../../state/store";
import type { Actions } from "../actions";
import { doingsWith } from "../commands";
import { icons } from "../icons";
import { text } from "../strings";
import { context as t } from "../strings/context";
import type { Choice, Colouring, Entry, Menu } from "./entries";

const shares = [0.25, 0.5, 0.75, 1];

/** Undefined: none of them is there. */
export function ofParts(ids: readonly PartId[], actions: Actions, colour: Colouring): Menu | undefined {
  const some = ids.flatMap((id) => partById.peek().get(id) ?? []);
  const [first] = some;
  if (!first) return undefined;
  const all = some.map(({ id }) => id);
  const { command, view, sight } = actions;
  const visible = some.some((part) => part.visible);
  const fixed = some.every((part) => part.fixed);
  const { visibility, isolation, fixing, removal } = doingsWith({ ids: all, visible, fixed }, actions);
  return {
    label: some.length > 1 ? text.details.many({ n: some.length }) : first.name,
    groups: [
      [
        visibility,
        { ...isolation, keys: "I" },
        { id: "fit", label: t.fit, icon: icons.fit, keys: "Shift+F", run: () => view({ fit: all }) },
        {
          id: "section",
          label: t.section,
          icon: icons.section,
          run: () => sight.cutThrough(first.id),
        },
      ],
      kin(first, some, actions),
      [
        opacity(some, actions),
        {
          id: "colour",
          label: t.colour,
          run: () => colour(first.colour, (colour) => command({ type: "setColour", parts: all, colour })),
        },
        fixing,
      ],
      [
        removal,
        {
          id: "remove",
          label: t.remove,
          icon: icons.close,
          keys: "Delete",
          run: () => command({ type: "remove", parts: all }),
        },
      ],
    ],
  };
}

/** What they belong to. */
function kin(first: PartRow, some: readonly PartRow[], actions: Actions): Entry[] {
  const group = groupOf(first);
  const parts = group.map(({ id }) => id);
  const name = first.group.at(-1) ?? "";
  const whole: Entry[] = [
    { id: "group", label: t.group({ name }), run: () => actions.command({ type: "select", parts }) },
  ];
  const paths = some.map(({ group, name }) => [...group, name].join(" / "));
  return [
    { id: "alike", label: t.alike, run: () => void selectAlike(first.id, actions) },
    ...(group.length > 1 ? whole : []),
    {
      id: "path",
      label: t.path({ n: some.length }),
      icon: icons.copy,
      run: () => void copy(paths.join("\n")),
    },
  ];
}

/** All parts of the innermost group that a part is in; none where that is everything. */
function groupOf({ group }: PartRow): PartRow[] {
  const all = parts.peek();
  const others = all.filter((other) => group.every((name, i) => other.group[i] === name));
  return others.length < all.length ? others : [];
}

async function selectAlike(part: PartId, { sight, command }: Actions): Promise<void> {
  const alike = await sight.alike(part);
  if (alike.length === 0) return;
  command({ type: "select", parts: alike });
  say("info", t.alikeFound({ n: alike.length }));
}

const opacity = (some: readonly PartRow[], { command }: Actions): Choice => ({
  label: text.details.opacity,
  choices: shares.map((opacity) => ({
    id: `opacity-${opacity * 100}`,
    label: `${opacity * 100}\u202f%`,
    checked: some.every((part) => Math.abs(part.colour[3] - opacity) < 0.005),
    run: () => command({ type: "setOpacity", parts: some.map(({ id }) => id), opacity }),
  })),
});

async function copy(words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    say("success", t.copied);
  } catch {
    say("warning", text.results.csvRefused);
  }
}
