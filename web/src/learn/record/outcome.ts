/**
 * Records the results of the lessons since the page was opened: steps seen and questions answered. It only reads the state. Messages, statements and
 * learning platforms use these results.
 */

import { effect, signal, untracked } from "@preact/signals-core";
import { writeAddress } from "../address";
import { shows } from "../embed/parts";
import { isAnswered, type QuestionState } from "../question-state";
import { openPuzzle } from "../shown-view";
import * as state from "../state";
import type { StoryInfo } from "../types";
import { caption, word } from "../words";

/** The results of one lesson. A question counts once, by its first answer. */
export interface LessonResult {
  /** The last step that was seen, and the last step of the lesson. */
  seen: number;
  last: number;
  /** True if the last step was seen; with other values the lesson may have more steps since. */
  ended: boolean;
  /** The results by question name and step. A question without an answer is `open`; one whose answer was looked up is `wrong`. */
  questions: Readonly<Record<string, "open" | "right" | "wrong">>;
}
export type LessonResults = Readonly<Record<string, LessonResult>>;

/** The score: how many of the questions that appeared were answered correctly at once. */
export interface Score {
  raw: number;
  min: number;
  max: number;
  /** The score from 0 to 1. */
  scaled: number;
}

/** An event. Its `place` is an address that shows the step again. */
export type LearnEvent = { lesson: string; title: string; place: string; step: number; last: number } & (
  | { name: "step" }
  | { name: "answered"; question: AnsweredQuestion }
  | { name: "ended" }
);

export interface AnsweredQuestion {
  name: string;
  text: string;
  /** The choices; empty if a number or a point was asked for. */
  choices: string[];
  /** The index of a choice, a number, or three coordinates of a point in the picture. */
  given: number | [number, number, number];
  /** The right answer, after it is known; a point has none, because many are right. */
  answer?: number;
  right: boolean;
  /** The number of answers so far. */
  tries: number;
}

export const lessonResults = signal<LessonResults>({});

/** Returns the score; undefined before the first question. */
export function scoreOf(of: readonly LessonResult[]): Score | undefined {
  const answers = of.flatMap(({ questions }) => Object.values(questions));
  if (answers.length === 0) return undefined;
  const raw = answers.filter((answer) => answer === "right").length;
  return { raw, min: 0, max: answers.length, scaled: raw / answers.length };
}

/** Returns the score of a lesson, if it has one. */
export const scoreIn = (lesson: string): Score | undefined => {
  const tally = lessonResults.peek()[lesson];
  return tally && scoreOf([tally]);
};

const listeners = new Set<(happening: LearnEvent) => void>();
let watching = false;

/** Adds a listener for all later events. */
export function onLearnEvent(listener: (happening: LearnEvent) => void): void {
  listeners.add(listener);
  if (watching) return;
  watching = true;
  let before: LearnEvent | undefined;
  const reported = new WeakMap<StoryInfo, Map<number, number>>();
  effect(() => {
    const [info, story, shown, answers] = [
      state.lesson.value,
      state.story.value,
      state.shownStep.value,
      state.questionStates.value,
    ];
    if (!info || !story || !shown || openPuzzle.peek()) return; // a puzzle is no step of its lesson
    const { index: step } = shown;
    // A question about a point is not asked if the picture is hidden.
    const question = shown.question?.point && !shows("figure") ? undefined : shown.question;
    const place = writeAddress(info, story.values, step);
    const here = {
      lesson: info.name,
      title: word(`lesson.${info.name}`),
      place,
      step,
      last: story.steps - 1,
    };
    const one = answers.get(step);
    untracked(() => {
      const wasEnded = recordStep(here, question && keyOf(question.name, step));
      if (before?.place !== place) notifyListeners({ ...here, name: "step" });
      before = { ...here, name: "step" };
      const tries = reported.get(story) ?? new Map<number, number>();
      reported.set(story, tries);
      if (question && one) {
        recordAnswer(here.lesson, keyOf(question.name, step), one);
        if (isAnswered(one) && one.tries > (tries.get(step) ?? 0)) {
          tries.set(step, one.tries);
          notifyListeners({
            ...here,
            name: "answered",
            question: answered(one, question.choices.map(caption)),
          });
        }
      }
      if (!wasEnded && step === here.last) notifyListeners({ ...here, name: "ended" });
    });
  });
}

const notifyListeners = (happening: LearnEvent) => {
  for (const listener of listeners) listener(happening);
};

/** Records that the step was seen. Returns whether the lesson's last step was seen before. */
function recordStep({ lesson, step, last }: Omit<LearnEvent, "name">, question: string | undefined): boolean {
  const known = lessonResults.peek()[lesson] ?? { seen: 0, last, ended: false, questions: {} };
  const isNew = question !== undefined && !(question in known.questions);
  put(lesson, {
    seen: Math.max(known.seen, step),
    last,
    ended: known.ended || step === last,
    questions: isNew ? { ...known.questions, [question]: "open" } : known.questions,
  });
  return known.ended;
}

/** Records the first answer to a question, or that its answer was shown before. */
function recordAnswer(lesson: string, key: string, { tries, right, seen, answer }: QuestionState): void {
  const known = lessonResults.peek()[lesson];
  if (known?.questions[key] !== "open" || (tries === 0 && answer === undefined)) return;
  const standing = right && tries === 1 && !seen ? "right" : "wrong";
  put(lesson, { ...known, questions: { ...known.questions, [key]: standing } });
}

const keyOf = (question: string, step: number): string => `${question}@${step}`;

const answered = (
  { name, given = 0, point, right, tries, answer }: QuestionState,
  choices: string[],
): AnsweredQuestion => ({
  name,
  text: word(`question.${name}`),
  choices,
  given: point?.at ?? given,
  right,
  tries,
  ...(answer !== undefined && !point && { answer }),
});

const put = (lesson: string, tally: LessonResult) => {
  lessonResults.value = { ...lessonResults.peek(), [lesson]: tally };
};
