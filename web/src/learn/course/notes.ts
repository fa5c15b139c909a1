/** What a teacher has for a chapter. A language has the same shape as English: as many rows, with the same steps to show. */

import type { LinkId } from "./links";

export interface Notes {
  /** What the chapter is for. */
  aim: readonly string[];
  /** The lesson hour by hour, or minute by minute. */
  plan: readonly { minutes: number; text: string; show?: readonly LinkId[] }[];
  /** To ask the class, and what to expect. */
  ask: readonly { question: string; expect: string; show?: LinkId }[];
  /** What is often believed, and what is so. */
  pitfalls: readonly { wrong: string; right: string; show?: LinkId }[];
  exercises: readonly Exercise[];
}

export interface Exercise {
  task: readonly string[];
  /** To answer, in lines; squared paper for drawings. */
  lines: number;
  squared?: true;
  solution: readonly string[];
  /** A step to check the answer against. */
  show?: LinkId;
}
