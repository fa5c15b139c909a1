/**
 * Stores the results of each lesson's questions in the browser. The best attempt is the one with the most settled questions, and the newest of
 * equals. It does not depend on how questions are asked.
 */

import { signal } from "@preact/signals-core";
import * as v from "valibot";
import { recall, remember } from "../state/preferences";
import type { Tally } from "./tries";
import { sayUnkept } from "./unkept";

const key = "nearpoint.scores.1";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The record of a lesson. */
export const kept = v.object({
  /** The questions that appeared. */
  asked: count,
  /** Those that were right at the first attempt. */
  first: count,
  /** Those that were right after a retry or a look at the next step. */
  later: count,
  /** Those whose answer was shown. All others were not answered. */
  shown: count,
  /** The time in milliseconds since 1970. */
  at: v.number(),
});

export type Score = v.InferOutput<typeof kept>;
/** The records by lesson name. */
export type Scores = Readonly<Record<string, Score>>;

export const scores = signal<Scores>(parsed(recall(key)));

/** Returns the number of settled questions: answered correctly, or with the answer shown. */
export const settled = ({ first, later, shown }: Tally): number => first + later + shown;

/** Stores the results of a lesson, unless an earlier attempt settled more questions. */
export function keep(lesson: string, tally: Tally, at: number): void {
  const known = scores.peek()[lesson];
  if (settled(tally) === 0 || (known && settled(known) > settled(tally))) return;
  if (known && same(known, tally)) return;
  replace({ ...scores.peek(), [lesson]: { ...tally, at } });
}

/** Merges the records of another browser, if they settled more, or as many later. */
export function take(theirs: Scores): void {
  const all = { ...scores.peek() };
  for (const [lesson, score] of Object.entries(theirs)) {
    const known = all[lesson];
    const better = known ? settled(score) - settled(known) || score.at - known.at : 1;
    if (better > 0) all[lesson] = score;
  }
  replace(all);
}

export function replace(all: Scores): void {
  scores.value = all;
  const text = Object.keys(all).length === 0 ? undefined : JSON.stringify(all);
  if (!remember(key, text)) sayUnkept();
}

/** Reads stored or exported records; none if the text is invalid. */
export function parsed(text: string | null): Scores {
  try {
    return v.parse(v.record(v.string(), kept), JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}

const same = (a: Tally, b: Tally): boolean =>
  a.asked === b.asked && a.first === b.first && a.later === b.later && a.shown === b.shown;
