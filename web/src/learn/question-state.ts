/** The attempts at the questions of a story. */

import type { LessonPointGrade } from "./types";

export interface QuestionState {
  /** The question's key. */
  name: string;
  /** The number of answers. */
  tries: number;
  /** The last answer: the index of a choice, or a number. Absent before an answer and during a retry. */
  given?: number;
  /** The point of the answer, or the right one that was shown, with its grade. */
  point?: LessonPointGrade;
  right: boolean;
  /** True if the next step was seen before the right answer. */
  seen: boolean;
  /** The right answer, after it is known. */
  answer?: number;
  /** True if the given number is less than the right one. */
  low?: boolean;
}

export type QuestionStates = ReadonlyMap<number, QuestionState>;

export const newQuestion = (name: string): QuestionState => ({ name, tries: 0, right: false, seen: false });

/** Returns whether there is an answer that is not being retried. */
export const isAnswered = ({ given, point }: QuestionState): boolean =>
  given !== undefined || point !== undefined;

/** Returns whether the answer is still unknown. */
export const isUnresolved = (one: QuestionState | undefined): boolean => one?.answer === undefined;

type Outcome = "first" | "later" | "shown" | "open";

export function outcome(one: QuestionState): Outcome {
  if (one.right) return one.tries === 1 && !one.seen ? "first" : "later";
  return isUnresolved(one) ? "open" : "shown";
}

/** The number of questions that appeared, by their results. */
export interface AnswerCounts {
  asked: number;
  first: number;
  later: number;
  shown: number;
}

export function countAnswers(tries: QuestionStates): AnswerCounts {
  const all = [...tries.values()].map(outcome);
  const of = (wanted: Outcome) => all.filter((one) => one === wanted).length;
  return { asked: all.length, first: of("first"), later: of("later"), shown: of("shown") };
}

/** Returns the steps to look at again: those whose question was not right at the first attempt, in the order of the story. */
export const toReview = (tries: QuestionStates): [step: number, one: QuestionState][] =>
  [...tries].filter(([, one]) => outcome(one) !== "first").sort(([a], [b]) => a - b);
