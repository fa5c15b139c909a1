/** The course: all lessons and tools in the order in which they build on each other, from `chapters.txt` of the lessons. */

import { chapters } from "../../state/made-texts/lesson-chapters";

/** A lesson or a tool of the course. */
export interface CourseItem {
  /** The name in the address. */
  name: string;
  /** The minutes for someone who reads, predicts and tries a little. */
  minutes: number;
  /** The items of any chapter that must come first. */
  needs: readonly string[];
  /** True for a tool, which has no steps: a visit completes it. */
  room?: true;
}

export interface Chapter {
  /** The name in lessons, and the address of its notes. */
  name: string;
  /** The chapters that it builds on. */
  needs: readonly string[];
  stops: readonly CourseItem[];
}

export const course: readonly Chapter[] = chapters;
