/** Describes a drag in words: the remaining freedom, the constraints, the obstacles, and the announcements of changes. */

import type { DragStateRow, SnapConstraint } from "../../engine/types";
import { length } from "../../state/format";
import type { Names } from "../../state/names";
import { inList, sentences } from "../../state/punctuation";
import { text } from "../strings";

const t = text.hand.panel;

type Constraint = DragStateRow["held"][number];

export interface ConstraintLine {
  pair: string;
  kind: string;
  facts: string[];
  /** The pull on the constraint, 0…1; at 1 it releases. */
  pull: number;
}

/** Returns the remaining freedom: "slide two ways, turn about the face’s normal". */
export function freedomText({ freedoms, held }: DragStateRow): string {
  const [slides, turns] = [freedoms.along.length, freedoms.around.length];
  if (slides === 3 && turns === 3) return t.free;
  if (slides + turns === 0) return t.fast;
  const kind = held.find((hold) => !hold.redundant)?.kind ?? "faces";
  const turn = turns === 0 ? "" : turns === 1 ? t.turns[kind] : t.turnsEveryWay;
  return inList([t.slides[slides] ?? "", turn].filter(Boolean));
}

const pairOf = ({ held, other }: SnapConstraint, { name }: Names): string =>
  t.pair({ held: name(held), other: name(other) });

export function constraintLine(hold: Constraint, names: Names): ConstraintLine {
  const { share, away, release, redundant } = hold;
  const [far, most] = [length(Math.abs(away), names.units), length(release, names.units)];
  return {
    pair: pairOf(hold, names),
    kind: t.kinds[hold.kind],
    facts: [
      t.covered({ percent: `${Math.round(100 * Math.min(1, Math.max(0, share)))}\u202f%` }),
      away < 0 ? t.pressed({ away: far, release: most }) : t.pulled({ away: far, release: most }),
      ...(redundant ? [t.redundant] : []),
    ],
    pull: release > 0 ? Math.min(1, Math.abs(away) / release) : 1,
  };
}

/** Returns what would snap next if the drag continued. */
export const nextSnapText = ({ preview }: DragStateRow, names: Names): string | undefined =>
  preview ? t.next({ what: `${pairOf(preview, names)}, ${t.kinds[preview.kind]}` }) : undefined;

/** Returns why the parts are not at the dragged pose; undefined if nothing stops them. */
export function obstacleText({ blocked, contacts }: DragStateRow, { name }: Names): string | undefined {
  const others = [...new Set(contacts.map(({ other }) => other))].map(name);
  if (others.length > 0) return t.stoppedBy({ names: joinedNames(others) });
  return blocked ? t.blocked : undefined;
}

/** Returns why more may be possible than is shown; undefined if the search was complete. */
export const unfinishedText = ({ unfinished }: DragStateRow): string | undefined =>
  unfinished ? t.unfinished[unfinished] : undefined;

export function ignoredText({ ignored }: DragStateRow, { name }: Names): string | undefined {
  const others = [...new Set(ignored.map(([, other]) => other))].map(name);
  return others.length > 0 ? t.ignored({ names: joinedNames(others) }) : undefined;
}

export function joinedNames(names: readonly string[]): string {
  const [last = "", ...rest] = [...names].reverse();
  return rest.length > 0 ? t.and({ first: inList(rest.reverse()), last }) : last;
}

/** Returns the announcement when something snaps or releases. */
export function announcement(row: DragStateRow, names: Names): string {
  const said = text.hand.said;
  const { taken, released } = row.change;
  return sentences([
    ...released.map(({ held, other, why }) =>
      said.released({ held: names.name(held), other: names.name(other), why: said.why[why] }),
    ),
    ...taken.map(({ held, other, kind }) =>
      said.taken({ held: names.name(held), other: names.name(other), kind: t.kinds[kind] }),
    ),
    said.left({ count: row.freedoms.count, what: freedomText(row) }),
  ]);
}
