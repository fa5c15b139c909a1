/** Reads the questions of lessons: a worker without a picture shows each step once and gives the right answers. */

import type { EngineClient } from "../../../engine/client";
import { figureQuestions } from "../../../state/made-texts/figure-questions";
import type { LessonProtocol } from "../../protocol";
import type { LessonQuestion, StepInfo } from "../../types";

/** A question, the step that asks it, and its right answer: the index of a choice, or a number. */
export interface CollectedQuestion {
  lesson: string;
  step: StepInfo;
  question: LessonQuestion;
  answer: number;
}

export interface Collection {
  questions: CollectedQuestion[];
  /** The number of questions that need the figure and are left out. */
  leftOut: number;
}

type LessonWorker = Pick<EngineClient<LessonProtocol>, "call">;

/** Reads the questions of these lessons with their usual values. `onLesson` is called before each lesson. */
export async function collectQuestions(
  worker: LessonWorker,
  lessons: readonly string[],
  onLesson: (name: string) => void,
): Promise<Collection> {
  const all: Collection = { questions: [], leftOut: 0 };
  for (const lesson of lessons) {
    onLesson(lesson);
    const { steps } = await worker.call("open", lesson, {});
    for (let index = 0; index < steps; index++) {
      const step = await worker.call("show", index);
      if (!step) throw new Error(`step ${index + 1} of ${lesson} was not shown`);
      const { question } = step;
      if (!question) continue;
      if (needsFigure(question)) all.leftOut += 1;
      else all.questions.push({ lesson, step, question, answer: (await worker.call("grade", 0)).answer });
    }
  }
  return all;
}

const listed = new Set<string>(figureQuestions);

const needsFigure = ({ name, point }: LessonQuestion): boolean => point !== undefined || listed.has(name);
