/**
 * How the questions of each lesson went, kept in the browser: the best walk through each, by how many of its questions
 * were settled, the newest of equals. Independent of how questions are asked.
 */

import { signal } from "@preact/signals-core";
import * as v from "valibot";
import type { Tally } from "./tries";
import { sayUnkept } from "./unkept";

const key = "nearpoint.scores.1";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** What is kept of a lesson. */
export const kept = v.object({
  /** Questions that were met. */
  asked: count,
  /** Of them, right at the first try, */
  first: count,
  /** right after another try or a look at the next step, */
  later: count,
  /** and those whose answer was asked for. What is left was not answered. */
  shown: count,
  /** When that was, in milliseconds since 1970. */
  at: v.number(),
});

export type Score = v.InferOutput<typeof kept>;
/** By the name of the lesson. */
export type Scores = Readonly<Record<string, Score>>;

export const scores = signal<Scores>(read());

/** How many questions are settled: answered rightly, or their answers seen. */
export const settled = ({ first, later, shown }: Tally): number => first + later + shown;

/** Keeps how a lesson went, unless an earlier walk settled more of it. */
export function keep(lesson: string, tally: Tally, at: number): void {
  const known = scores.peek()[lesson];
  if (settled(tally) === 0 || (known && settled(known) > settled(tally))) return;
  if (known && same(known, tally)) return;
  replace({ ...scores.peek(), [lesson]: { ...tally, at } });
}

/** Takes what another browser kept, where that settled more, or as much and later. */
export function take(theirs: Scores): void {
  const all = { ...scores.peek() };
  for (const [lesson, score] of Object.entries(theirs)) {
    const known = all[lesson];
    const better = known ? settled(score) - settled(known) || score.at - known.at : 1;
    if (better > 0) all[lesson] = score;
  }
  replace(all);
}

/** Keeps these in the place of all. */
export function replace(all: Scores): void {
  scores.value = all;
  try {
    if (Object.keys(all).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(all));
  } catch {
    sayUnkept();
  }
}

/** The scores of a text that was kept or exported; none where it is something else. */
export function parsed(text: string | null): Scores {
  try {
    return v.parse(v.record(v.string(), kept), JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}

function read(): Scores {
  try {
    return parsed(globalThis.localStorage?.getItem(key) ?? null);
  } catch {
    return {};
  }
}

const same = (a: Tally, b: Tally): boolean =>
  a.asked === b.asked && a.first === b.first && a.later === b.later && a.shown === b.shown;
