/** A teacher's notes for a chapter. All languages have the same shape: the same number of rows, with the same steps to show. */

import type { LinkId } from "./links";

export interface Notes {
  /** The goals of the chapter. */
  aim: readonly string[];
  /** The schedule of the class. */
  plan: readonly { minutes: number; text: string; show?: readonly LinkId[] }[];
  /** The questions for the class, and the expected answers. */
  ask: readonly { question: string; expect: string; show?: LinkId }[];
  /** The misconceptions, and what is true. */
  pitfalls: readonly { wrong: string; right: string; show?: LinkId }[];
  exercises: readonly Exercise[];
}

export interface Exercise {
  task: readonly string[];
  /** The lines for the answer; squared paper for drawings. */
  lines: number;
  squared?: true;
  solution: readonly string[];
  /** A step with which the answer can be checked. */
  show?: LinkId;
}
