/**
 * The one sentence that says what the picture shows: of the pair that is looked at, else of the parts that are dragged
 * or selected, else of the whole scene.
 */

import type { PartId, PartRow } from "../engine/types";
import { count, duration, type Unit } from "../state/format";
import type { Meeting } from "../state/moments";
import { involves, type Row, tally } from "../state/severity";
import { lengthOr, text } from "./strings";

export interface Sentence {
  tone: "hit" | "touch" | "near" | "calm";
  /** The word that carries the colour. */
  lead: string;
  /** What it is about; empty when the lead says it all. */
  about: string;
  facts: string[];
}

/** A time of the taught motion, at which the robots are. */
export interface Moment {
  time: number;
  /** What a check says to meet then, what began first in front. */
  meets: readonly Meeting[];
}

export interface Situation {
  rows: readonly Row[];
  parts: ReadonlyMap<PartId, PartRow>;
  /** What parts are called where they stand alone. */
  names: ReadonlyMap<PartId, string>;
  focused: { a: PartId; b: PartId } | undefined;
  dragged: readonly PartId[];
  selected: readonly PartId[];
  pending: number;
  queryMs: number;
  unit: Unit;
  moment: Moment | undefined;
}

export function sentence(situation: Situation): Sentence {
  const met = situation.moment && ofMoment(situation.moment, situation.names);
  return met ?? ofNow(situation);
}

function ofNow(situation: Situation): Sentence {
  const { rows, parts, focused, dragged, selected, pending } = situation;
  const subject = dragged.length > 0 ? dragged : selected;
  const about = rows.filter((row) => subject.some((id) => involves(row, id)));
  const looked = focused && rows.find((row) => row.a === focused.a && row.b === focused.b);
  const only = parts.size === 2 && rows.length === 1 ? rows[0] : undefined;
  const row = dragged.length > 0 ? about[0] : (looked ?? about[0] ?? only);
  const facts = [
    ...(situation.moment ? [text.robots.say.at(situation.moment.time)] : []),
    ...(pending > 0 ? [text.hud.checking(pending)] : []),
  ];
  if (row) return ofPair(row, situation, looked ? 0 : others(about, row), facts);
  const first = parts.get(subject[0] ?? -1);
  if (first && parts.size > 1 && !situation.moment)
    return {
      tone: "calm",
      lead: text.hud.clearOf(situation.names.get(first.id) ?? first.name),
      about: "",
      facts,
    };
  return ofScene(situation, facts);
}

/** A sentence as one line of text, for the live region and for copying. */
export const spoken = ({ lead, about, facts }: Sentence): string =>
  [lead, about, ...facts].filter(Boolean).join(" · ");

/** In the middle of a motion, what began to meet when; undefined when nothing meets. */
function ofMoment({ time, meets }: Moment, names: Situation["names"]): Sentence | undefined {
  const [first, ...others] = meets;
  if (!first) return undefined;
  const { a, b, from, to, certain } = first;
  const t = text.robots.say;
  const [one, other] = [names.get(a) ?? "", names.get(b) ?? ""];
  return {
    tone: certain ? "hit" : "touch",
    lead: (certain ? t.hits : t.nears)(one, other, from),
    about: others.length > 0 ? text.hud.andMore(others.length) : "",
    facts: time < to ? [t.until(to)] : [],
  };
}

const tones = {
  interference: "hit",
  contained: "hit",
  accuracy: "touch",
  contact: "touch",
  near: "near",
  clear: "near",
} as const;

function ofPair(
  row: Row,
  { names, unit, queryMs, pending, moment }: Situation,
  more: number,
  facts: string[],
): Sentence {
  const name = (id: PartId) => names.get(id) ?? "";
  const meets = row.kind !== "clear";
  // While a motion runs there is time to read one fact.
  const own = meets ? meeting(row, unit).slice(0, moment ? 1 : undefined) : [];
  return {
    tone: tones[row.severity],
    lead: meets
      ? text.severity[row.severity]
      : `${text.severity.clear} ${lengthOr(row.clearance?.distance, unit)}`,
    about: text.hud.pair(name(row.a), name(row.b), meets ? "×" : "↔"),
    facts: [
      ...own,
      ...(more > 0 ? [text.hud.andMore(more)] : []),
      ...(pending === 0 && queryMs > 0 && !moment ? [duration(queryMs)] : []),
      ...facts,
    ],
  };
}

function meeting(row: Row, unit: Unit): string[] {
  if (row.severity === "contained") return [];
  const facts = [text.hud.faces(row.facesA + row.facesB), text.hud.triangles(row.crossing + row.touching)];
  if (row.severity === "interference" && row.penetration)
    facts.unshift(text.results.deep(lengthOr(row.penetration.atLeast, unit)));
  return facts;
}

function ofScene({ rows, parts, pending }: Situation, facts: string[]): Sentence {
  const counts = tally(rows);
  const interfere = counts.interference + counts.contained;
  const touch = counts.accuracy + counts.contact;
  if (parts.size === 0) return { tone: "calm", lead: "", about: "", facts };
  if (parts.size === 1) return { tone: "calm", lead: text.hud.noPairs, about: "", facts };
  if (pending > 0 && rows.length === 0) return { tone: "calm", lead: "", about: "", facts };
  return {
    tone: interfere > 0 ? "hit" : "calm",
    lead: text.hud.summary(interfere, touch),
    about: counts.near > 0 ? `${count(counts.near)} ${text.results.underLimit}` : "",
    facts,
  };
}

const others = (rows: readonly Row[], row: Row): number =>
  rows.filter((other) => other !== row && other.severity === row.severity && row.kind !== "clear").length;
