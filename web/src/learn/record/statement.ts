/** Builds statements of the Experience API 1.0.3: an actor, an activity and its result. */

import type { AnsweredQuestion, LearnEvent, Score } from "./outcome";

/** An agent or a group of the specification; the embedding page defines it. */
export type Actor = Readonly<Record<string, unknown>>;

const verbs = "http://adlnet.gov/expapi/verbs/";
const activities = "http://adlnet.gov/expapi/activities/";
/** The progress as a whole number of per cent. */
const progress = "https://w3id.org/xapi/cmi5/result/extensions/progress";

export type Verb = "answered" | "completed" | "progressed";

export interface StatementContext {
  actor: Actor;
  registration: string | undefined;
  /** The address of the parent activity of the lesson. */
  activity: string | undefined;
  /** The address of this page, without the part after `#`. */
  page: string;
  language: string;
  id: string;
  timestamp: string;
}

export interface Statement {
  id: string;
  actor: Actor;
  verb: { id: string; display: Record<string, string> };
  object: { objectType: "Activity"; id: string; definition: object };
  result: object;
  context: object;
  timestamp: string;
}

/** Returns the tenth of a lesson at a step. A statement is made for each tenth, not for each step. */
export const tenth = (step: number, last: number): number => (last > 0 ? Math.floor((10 * step) / last) : 10);

export function answeredStatement(
  happening: LearnEvent & { question: AnsweredQuestion },
  about: StatementContext,
): Statement {
  const { question, place } = happening;
  const said = { [about.language]: question.text };
  const result = {
    score: { scaled: Number(question.right), raw: Number(question.right), min: 0, max: 1 },
    success: question.right,
    response: String(question.given),
  };
  const { choices, answer, given } = question;
  const definition = {
    type: `${activities}cmi.interaction`,
    name: said,
    description: said,
    interactionType: choices.length > 0 ? "choice" : typeof given === "number" ? "numeric" : "other",
    ...(answer !== undefined && { correctResponsesPattern: [String(answer)] }),
    ...(choices.length > 0 && {
      choices: choices.map((text, i) => ({ id: String(i), description: { [about.language]: text } })),
    }),
  };
  return statement("answered", about.page + place, definition, result, about, [
    about.page + lessonOf(happening),
  ]);
}

/** Returns the statement of a completed lesson; `seconds` counts from its opening. */
export function completedStatement(
  happening: LearnEvent,
  score: Score | undefined,
  seconds: number,
  about: StatementContext,
): Statement {
  const result = {
    completion: true,
    duration: `PT${seconds.toFixed(2)}S`,
    ...(score && { score }),
  };
  return statement(
    "completed",
    about.page + lessonOf(happening),
    lesson(happening, about),
    result,
    about,
    [],
  );
}

export function progressedStatement(happening: LearnEvent, about: StatementContext): Statement {
  const result = { extensions: { [progress]: 10 * tenth(happening.step, happening.last) } };
  return statement(
    "progressed",
    about.page + lessonOf(happening),
    lesson(happening, about),
    result,
    about,
    [],
  );
}

const lessonOf = ({ lesson }: LearnEvent): string => `#${encodeURIComponent(lesson)}`;

const lesson = ({ title }: LearnEvent, { language }: StatementContext) => ({
  type: `${activities}lesson`,
  name: { [language]: title },
});

function statement(
  verb: Verb,
  object: string,
  definition: object,
  result: object,
  { actor, registration, activity, language, id, timestamp }: StatementContext,
  parents: readonly string[],
): Statement {
  const activity_ = (id: string) => ({ objectType: "Activity", id });
  const around = {
    ...(parents.length > 0 && { parent: parents.map(activity_) }),
    ...(activity !== undefined && { grouping: [activity_(activity)] }),
  };
  return {
    id,
    actor,
    verb: { id: verbs + verb, display: { "en-US": verb } },
    object: { objectType: "Activity", id: object, definition },
    result,
    context: {
      ...(registration !== undefined && { registration }),
      ...(Object.keys(around).length > 0 && { contextActivities: around }),
      platform: "Nearpoint",
      language,
    },
    timestamp,
  };
}
