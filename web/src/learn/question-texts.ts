/** The texts of a question's answers: why one is right or wrong, with the values of the step. */

import type { LessonQuestion, LessonValues, StepInfo } from "./types";
import { isKnown, word } from "./words";

/** Returns the explanation: the sentence for this choice if there is one, else that of the question. */
export function explanation(now: StepInfo, { name, choices }: LessonQuestion, given?: number): string {
  const choice = given === undefined ? undefined : choices[given];
  const own = choice && "key" in choice ? `why.${name}.${choice.key}` : "";
  return word(isKnown(own) ? own : `why.${name}`, valuesAt(now));
}

/** Returns the values and numbers of a step, for the texts of its question. */
export function valuesAt({ with: reported, numbers }: StepInfo): LessonValues {
  const known = numbers.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]));
  return { ...Object.fromEntries(known), ...reported };
}
