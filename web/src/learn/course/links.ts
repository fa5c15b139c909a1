/** Steps of lessons that the notes show: each with its values, and the key of what is said there, which a test looks for. */

import { steps } from "../../state/made-texts/lesson-steps";
import type { LessonValues } from "../types";

export interface Deep {
  lesson: string;
  values: LessonValues;
  step: number;
  /** What the step says. */
  say: string;
}

export type LinkId = keyof typeof steps;

export const links: Readonly<Record<LinkId, Deep>> = steps;

/** As the page writes it. */
export function addressOf({ lesson, values, step }: Deep): string {
  const fields = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
  if (step > 0) fields.set("step", String(step));
  const query = fields.toString();
  return `#${lesson}${query ? `?${query}` : ""}`;
}
