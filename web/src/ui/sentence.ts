/** The sentence that describes the picture: the active pair, else the dragged or selected parts, else the whole scene. */

import type { PartId, PartRow } from "../engine/types";
import type { ContactInterval } from "../state/contact-intervals";
import { externalPairs } from "../state/external-pairs";
import { count, duration, type Units } from "../state/format";
import { type Row, tally } from "../state/result-class";
import { summary } from "./pair/summary";
import {
  certaintyText,
  clearanceOf,
  depthOf,
  intersectionText,
  locationText,
  signBetween,
  undecidedText,
} from "./pair/words";
import { text } from "./strings";

export interface Sentence {
  tone: "hit" | "undecided" | "touch" | "near" | "calm";
  /** The coloured word at the start. */
  lead: string;
  /** The subject; empty if `lead` is enough. */
  about: string;
  /** The reason, or what to do about it. */
  why?: string;
  facts: string[];
}

/** The present time of the robots in the taught motion. */
export interface MotionTime {
  time: number;
  /** The pairs that are in contact at this time according to a check, the earliest first. */
  contacts: readonly ContactInterval[];
}

export interface SentenceContext {
  rows: readonly Row[];
  parts: ReadonlyMap<PartId, PartRow>;
  /** The names of parts that stand alone. */
  names: ReadonlyMap<PartId, string>;
  focused: { a: PartId; b: PartId } | undefined;
  dragged: readonly PartId[];
  selected: readonly PartId[];
  /** Returns whether a part is a link of a robot. Links move against each other when their robot does. */
  isLink(part: PartId): boolean;
  /** The number of pairs whose query has no result. */
  pending: number;
  /** The number of pairs of which it is unknown whether they interfere, and the number of all. */
  open: number;
  pairs: number;
  queryMs: number;
  units: Units;
  moment: MotionTime | undefined;
  /** The approved pairs, which are not reported as faults. */
  approved?: ReadonlySet<Row>;
}

export function sentence(situation: SentenceContext): Sentence {
  const met = situation.moment && motionSentence(situation.moment, situation.names);
  return met ?? presentSentence(situation);
}

function presentSentence(situation: SentenceContext): Sentence {
  const { rows, parts, focused, dragged, selected } = situation;
  const subject = dragged.length > 0 ? dragged : selected;
  const about = externalPairs(rows, subject, situation.isLink);
  const looked = focused && rows.find((row) => row.a === focused.a && row.b === focused.b);
  const only = parts.size === 2 && rows.length === 1 ? rows[0] : undefined;
  const row = dragged.length > 0 ? about[0] : (looked ?? about[0] ?? only);
  if (row) return pairSentence(row, situation, looked ? 0 : others(about, row));
  if (subject.length > 0 && parts.size > 1 && !situation.moment) return clearSentence(subject, situation);
  return sceneSentence(situation);
}

/** Returns the time in the motion. */
const timeOf = ({ moment }: SentenceContext): string[] =>
  moment ? [text.robots.say.at({ time: moment.time })] : [];

/** Returns what is still being computed. */
function waiting({ open, pairs, pending }: SentenceContext): string[] {
  if (open > 0) return [text.hud.open({ open, pairs })];
  return pending > 0 ? [text.hud.checking({ n: pending })] : [];
}

/** Returns a provisional sentence. A conclusion would be too early while pairs are open. */
const early = (situation: SentenceContext, tone: Sentence["tone"], soFar: string): Sentence => ({
  tone,
  lead: text.hud.open({ open: situation.open, pairs: situation.pairs }),
  about: soFar,
  facts: timeOf(situation),
});

/** Describes parts that are clear of all others. */
function clearSentence([first = -1, ...more]: readonly PartId[], situation: SentenceContext): Sentence {
  const t = text.hud;
  const name = more.length > 0 ? t.several({ n: more.length + 1 }) : (situation.names.get(first) ?? "");
  if (situation.open > 0) return early(situation, "calm", t.soFarClear({ name }));
  const lead = more.length > 0 ? t.severalClear({ n: more.length + 1 }) : t.clearOf({ name });
  return { tone: "calm", lead, about: "", facts: waiting(situation) };
}

/** Returns a sentence as one line of text, for the live region and for copying. */
export const spoken = ({ lead, about, why = "", facts }: Sentence): string =>
  [lead, about, why, ...facts].filter(Boolean).join(" · ");

/** Describes a time in the motion: which contacts began when; undefined if there is none. */
function motionSentence(
  { time, contacts: meets }: MotionTime,
  names: SentenceContext["names"],
): Sentence | undefined {
  const [first, ...others] = meets;
  if (!first) return undefined;
  const { a, b, from, to, certain } = first;
  const t = text.robots.say;
  const [one, other] = [names.get(a) ?? "", names.get(b) ?? ""];
  return {
    tone: certain ? "hit" : "touch",
    lead: (certain ? t.hits : t.nears)({ a: one, b: other, time: from }),
    about: others.length > 0 ? text.hud.andMore({ n: others.length }) : "",
    facts: time < to ? [t.until({ time: to })] : [],
  };
}

const tones = {
  interference: "hit",
  contained: "hit",
  duplicate: "hit",
  undecided: "undecided",
  contact: "touch",
  near: "near",
  clear: "near",
} as const;

function pairSentence(row: Row, situation: SentenceContext, more: number): Sentence {
  const { names, units, queryMs, pending, moment } = situation;
  const name = (id: PartId) => names.get(id) ?? "";
  // While a motion plays there is time to read only one detail.
  const own = factsOf(row, units).slice(0, moment ? 1 : undefined);
  const reason = reasonOf(row, { units, name });
  const isApproved = situation.approved?.has(row) ?? false;
  const found =
    row.class === "clear"
      ? `${text.severity.clear} ${clearanceOf(row, units) ?? "–"}`
      : text.severity[row.severity];
  return {
    tone: isApproved ? "calm" : tones[row.severity],
    lead: text.review.lead({ found, approved: isApproved }),
    about: text.hud.pair({ a: name(row.a), b: name(row.b), sign: signBetween(row) }),
    ...(reason && { why: reason }),
    facts: [
      ...own,
      ...(row.settledBy && row.class !== "clear" ? [text.verify.byKernel] : []),
      ...(more > 0 ? [text.hud.andMore({ n: more })] : []),
      ...(pending === 0 && queryMs > 0 && !moment ? [duration(queryMs)] : []),
      ...timeOf(situation),
      ...waiting(situation),
    ],
  };
}

function reasonOf(row: Row, reported: { units: Units; name(part: PartId): string }): string | undefined {
  if (row.severity === "duplicate") return locationText(row, reported);
  return row.severity === "undecided" ? undecidedText(row, reported) : undefined;
}

function factsOf(row: Row, units: Units): string[] {
  const deep = depthOf(row, units);
  switch (row.severity) {
    case "interference":
    case "contained":
      return [
        ...(deep ? [`${text.pair.deep({ depth: deep })} (${certaintyText(row, units)})`] : []),
        ...[intersectionText(row, units)].filter((fact) => fact !== undefined),
      ];
    case "contact":
      return [
        text.hud.faces({ n: row.facesA + row.facesB }),
        text.hud.triangles({ n: row.crossing + row.touching }),
      ];
    default:
      return [];
  }
}

function sceneSentence(situation: SentenceContext): Sentence {
  const { rows, parts, open, approved } = situation;
  const counts = tally(approved ? rows.filter((row) => !approved.has(row)) : rows);
  const { duplicate, undecided, contact: touch } = counts;
  const interfere = counts.interference + counts.contained;
  if (parts.size < 2)
    return { tone: "calm", lead: parts.size === 1 ? text.hud.noPairs : "", about: "", facts: [] };
  const bad = interfere + duplicate > 0;
  if (open > 0) return early(situation, bad ? "hit" : "calm", text.hud.soFar({ interfere }));
  return {
    tone: bad ? "hit" : undecided > 0 ? "undecided" : "calm",
    lead: summary({ interfere, duplicate, undecided, touch, approved: approved?.size ?? 0 }),
    about: counts.near > 0 ? `${count(counts.near)} ${text.results.underLimit}` : "",
    facts: [...settledFact(rows), ...timeOf(situation), ...waiting(situation)],
  };
}

/** Says how many pairs the CAD kernel settled. */
function settledFact(rows: readonly Row[]): string[] {
  const n = rows.filter(({ settledBy }) => settledBy === "kernel").length;
  return n > 0 ? [text.verify.settled({ n })] : [];
}

const others = (rows: readonly Row[], row: Row): number =>
  rows.filter((other) => other !== row && other.severity === row.severity && row.class !== "clear").length;
