/**
 * Stores the results of each lesson's questions in the browser. The best attempt is the one with the most settled questions, and the newest of
 * equals. It does not depend on how questions are asked.
 */

import { signal } from "@preact/signals-core";
import * as v from "valibot";
import { recall, remember } from "../state/preferences";
import type { AnswerCounts } from "./question-state";
import { warnNotStored } from "./storage-warning";

const key = "nearpoint.scores.1";

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The record of a lesson. */
export const storedSchema = v.object({
  /** The questions that appeared. */
  asked: countSchema,
  /** Those that were right at the first attempt. */
  first: countSchema,
  /** Those that were right after a retry or a look at the next step. */
  later: countSchema,
  /** Those whose answer was shown. All others were not answered. */
  shown: countSchema,
  /** The time in milliseconds since 1970. */
  at: v.number(),
});

export type Score = v.InferOutput<typeof storedSchema>;
/** The records by lesson name. */
export type Scores = Readonly<Record<string, Score>>;

export const scores = signal<Scores>(parsed(recall(key)));

/** Returns the number of settled questions: answered correctly, or with the answer shown. */
export const settled = ({ first, later, shown }: AnswerCounts): number => first + later + shown;

/** Stores the results of a lesson, unless an earlier attempt settled more questions. */
export function recordScore(lesson: string, tally: AnswerCounts, at: number): void {
  const known = scores.peek()[lesson];
  if (settled(tally) === 0 || (known && settled(known) > settled(tally))) return;
  if (known && isSameScore(known, tally)) return;
  replace({ ...scores.peek(), [lesson]: { ...tally, at } });
}

/** Merges the records of another browser, if they settled more, or as many later. */
export function mergeScores(theirs: Scores): void {
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
  if (!remember(key, text)) warnNotStored();
}

/** Reads stored or exported records; none if the text is invalid. */
export function parsed(text: string | null): Scores {
  try {
    return v.parse(v.record(v.string(), storedSchema), JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}

const isSameScore = (a: AnswerCounts, b: AnswerCounts): boolean =>
  a.asked === b.asked && a.first === b.first && a.later === b.later && a.shown === b.shown;
