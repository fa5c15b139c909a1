/** What became of the questions of a walk through a story. */

import type { LessonPointGrade } from "./types";

export interface Try {
  /** The question's key. */
  name: string;
  /** How often it was answered. */
  tries: number;
  /** What was answered last: the place of a choice, or a number. Absent before, and while it is tried again. */
  given?: number;
  /** The place in the picture that was answered with, or that was shown to be right, and what is said of it. */
  point?: LessonPointGrade;
  right: boolean;
  /** Whether what the next step shows was seen before it was right. */
  seen: boolean;
  /** The right one, once it is no secret any more. */
  answer?: number;
  /** A number that was given is less than the right one. */
  low?: boolean;
}

export type Tries = ReadonlyMap<number, Try>;

export const met = (name: string): Try => ({ name, tries: 0, right: false, seen: false });

/** Whether something was answered that is not tried again yet. */
export const isGiven = ({ given, point }: Try): boolean => given !== undefined || point !== undefined;

/** Whether an answer is still to be found. */
export const isOpen = (one: Try | undefined): boolean => one?.answer === undefined;

type Outcome = "first" | "later" | "shown" | "open";

export function outcome(one: Try): Outcome {
  if (one.right) return one.tries === 1 && !one.seen ? "first" : "later";
  return isOpen(one) ? "open" : "shown";
}

/** How many questions of a walk were met, and how many of them came out in which way. */
export interface Tally {
  asked: number;
  first: number;
  later: number;
  shown: number;
}

export function tally(tries: Tries): Tally {
  const all = [...tries.values()].map(outcome);
  const of = (wanted: Outcome) => all.filter((one) => one === wanted).length;
  return { asked: all.length, first: of("first"), later: of("later"), shown: of("shown") };
}

/** What to look at again: the steps whose question was not right at the first try, in the order of the story. */
export const again = (tries: Tries): [step: number, one: Try][] =>
  [...tries].filter(([, one]) => outcome(one) !== "first").sort(([a], [b]) => a - b);
