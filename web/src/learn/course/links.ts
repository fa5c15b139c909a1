/** The steps of lessons to which the notes link: each with its values, and the key of its text, which a test checks. */

import { steps } from "../../state/made-texts/lesson-steps";
import type { LessonValues } from "../types";

export interface DeepLink {
  lesson: string;
  values: LessonValues;
  step: number;
  /** The key of the step's text. */
  say: string;
}

export type LinkId = keyof typeof steps;

export const links: Readonly<Record<LinkId, DeepLink>> = steps;

/** Returns the address as the page writes it. */
export function addressOf({ lesson, values, step }: DeepLink): string {
  const fields = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
  if (step > 0) fields.set("step", String(step));
  const query = fields.toString();
  return `#${lesson}${query ? `?${query}` : ""}`;
}
