/** The puzzles, one at the end of each chapter, and what solves them. A puzzle is a lesson at one step, whose numbers the engine computes. */

import type { LessonNumber, LessonValue, LessonValues } from "../types";

/** A condition on a number of the step, or on a parameter of the lesson. */
export type Goal = ({ number: string } | { parameter: string }) &
  ({ least: number } | { most: number } | { is: LessonValue });

export interface Puzzle {
  /** The chapter that it ends, and its own name. */
  chapter: string;
  lesson: string;
  /** The step whose numbers count; undefined for the last one. */
  step?: number;
  /** The values to begin with, where they are not the lesson's own. */
  start: LessonValues;
  /** All of them must be met at once. */
  goals: readonly Goal[];
  /** The values of one solution. */
  solution: LessonValues;
}

export const puzzles: readonly Puzzle[] = [
  {
    chapter: "closest-points",
    lesson: "gilbert",
    start: {},
    goals: [
      { parameter: "shapes", is: "hulls" },
      { parameter: "vertices", most: 20 },
      { parameter: "gap", least: 30 },
      { number: "iterations", least: 7 },
    ],
    solution: { vertices: 20, gap: 30, start: "bad" },
  },
  {
    chapter: "hierarchical-spheres",
    lesson: "accuracy-against-speed",
    step: 5,
    start: { ratio: 4 },
    goals: [
      { parameter: "shapes", is: "ring" },
      { number: "spheres-total", most: 500 },
      { number: "tests-of-check", most: 60 },
      { number: "false-alarms", most: 35 },
    ],
    solution: { accuracy: 7, ratio: 2 },
  },
  {
    chapter: "colliding-faces",
    lesson: "sweep-and-prune",
    step: 7,
    start: {},
    goals: [
      { parameter: "parts", most: 12 },
      { number: "swaps", least: 67 },
    ],
    solution: { move: 2 },
  },
  {
    chapter: "path-planning",
    lesson: "configuration-space",
    start: { x: 20, y: 30 },
    goals: [
      { parameter: "shoulder", is: 110 },
      { parameter: "elbow", is: -60 },
      { parameter: "halvings", is: 6 },
      { number: "path-cells", least: 35 },
    ],
    solution: { x: -20, y: 14 },
  },
  {
    chapter: "face-constraints",
    lesson: "degrees-of-freedom",
    step: 5,
    start: { case: "one" },
    goals: [
      { parameter: "case", is: "one" },
      { number: "freedoms", most: 3 },
      { number: "overlap-ratio", most: 0.11 },
    ],
    solution: { x: -30 },
  },
  {
    chapter: "flat-contours",
    lesson: "four-methods",
    start: {},
    goals: [
      { parameter: "pair", is: "u-and-bar" },
      { number: "move-exact", least: 0.5 },
      { number: "left-published", most: 0.001 },
      { number: "left-sat", most: 0.001 },
      { number: "left-gjk", most: 0.001 },
    ],
    solution: { x: 1, y: 1, turn: 45 },
  },
  {
    chapter: "what-is-ours",
    lesson: "depth-between",
    start: { overlap: 2, turn: 10 },
    goals: [
      { number: "depth-least", least: 5 },
      { number: "way-most", most: 6 },
    ],
    solution: { overlap: 4, turn: 0 },
  },
];

export const puzzleOf = (lesson: string): Puzzle | undefined => puzzles.find((one) => one.lesson === lesson);
export const puzzleAfter = (chapter: string): Puzzle | undefined =>
  puzzles.find((one) => one.chapter === chapter);

/** Returns the address at which a puzzle begins. */
export function puzzleLink({ lesson, start }: Puzzle): string {
  const fields = Object.entries(start).map(([name, value]) => [name, String(value)]);
  return `#${lesson}?${new URLSearchParams([...fields, ["view", "puzzle"]])}`;
}

/** Returns the step whose numbers count; for the last one, a number that no lesson reaches. */
export const puzzleStep = ({ step = Number.MAX_SAFE_INTEGER }: Puzzle): number => step;

/** Returns the present value of what a goal is about; undefined if the step does not have it. */
export function goalValue(
  goal: Goal,
  numbers: readonly LessonNumber[],
  values: LessonValues,
): LessonValue | undefined {
  return "number" in goal ? numbers.find(({ name }) => name === goal.number)?.value : values[goal.parameter];
}

export function isMet(goal: Goal, value: LessonValue | undefined): boolean {
  if ("is" in goal) return value === goal.is;
  if (typeof value !== "number") return false;
  return "least" in goal ? value >= goal.least : value <= goal.most;
}
