/** Describes in words whether parts can be taken out. */

import type { PartId, RemovalOptions, RemovalRow, WayOut } from "../../engine/types";
import { degrees, length, outward, plainLength, type Units, unitName } from "../../state/format";
import type { Names } from "../../state/names";
import { inList, sentence } from "../../state/punctuation";
import { messageText } from "../core/translate";
import { text } from "../strings";

const t = text.removal;

/** Returns a name for the parts that are taken out. */
export function group([first, ...others]: readonly PartId[], { name }: Names): string {
  if (first === undefined) return "";
  return others.length === 0 ? name(first) : t.group({ first: name(first), more: others.length });
}

/** Returns the answer or the progress. */
export function resultText(row: RemovalRow, names: Names): string {
  switch (row.phase) {
    case "searching":
      return t.searching;
    case "shortening":
      return t.shortening;
    case "found":
      return row.way ? pathText(row.way, names) : "";
    case "none":
      return `${t.none({ resolution: resolution(row.used ?? row.wish, names.units) })}.`;
    case "tooMany":
      return `${t.tooMany({ states: row.states })}.`;
    case "failed":
      return messageText(row.failure ?? "");
    case "cancelled":
      return t.cancelled;
  }
}

function pathText({ length: whole, narrowest, freeFrom }: WayOut, { name, units }: Names): string {
  if (whole === 0) return t.outside;
  const facts = [t.found({ length: length(whole, units) })];
  if (narrowest) {
    const [lower, upper] = narrowest.clearance;
    const other = name(narrowest.other);
    facts.push(
      upper > 0 ? t.clearance({ length: clearance(lower, upper, units), other }) : t.contact({ other }),
    );
  }
  if (freeFrom > 0) facts.push(t.freeFrom({ percent: percent(freeFrom) }));
  return sentence(inList(facts));
}

/** Formats bounds: one number if they look alike, otherwise both, so that they stay bounds. */
function clearance(lower: number, upper: number, units: Units): string {
  if (length(lower, units) === length(upper, units)) return length(upper, units);
  const [low, high] = outward(lower, upper, units);
  return t.between({ lower: low, upper: `${high}\u202f${unitName(units.displayUnit)}` });
}

/** Formats a length that was typed or chosen, without zeros at its end. */
export const typed = (value: number, units: Units): string =>
  `${plainLength(Number(value.toPrecision(4)), units)}\u202f${unitName(units.displayUnit)}`;

/** Returns the resolution: "a step of 4 mm and turns of 90°". */
export const resolution = ({ step, turns }: RemovalOptions, units: Units): string =>
  t.resolution({
    step: typed(step, units),
    turns: turns > 0 ? t.turnsOf({ angle: degrees(turns) }) : t.noTurns,
  });

export const percent = (share: number): string => `${Math.round(100 * share)}\u202f%`;

/** Returns each obstacle once, with the part of the group that it stopped. */
export function blockersText({ blockers }: RemovalRow): [part: PartId, other: PartId][] {
  const known = new Set<PartId>();
  return blockers.filter(([, other]) => !known.has(other) && known.add(other));
}
