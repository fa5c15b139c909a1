/** The goals of the open puzzle with their values, and the puzzles that were solved in this browser. */

import { computed, signal } from "@preact/signals-core";
import * as v from "valibot";
import { recall, remember } from "../../state/preferences";
import { openPuzzle } from "../shown-view";
import { shownStep, steps, story } from "../state";
import { type Goal, goalValue, isMet, puzzleStep } from "./puzzles";

/** True if the step is shown whose numbers count. */
export const isAtPuzzleStep = computed(() => {
  const puzzle = openPuzzle.value;
  return (
    puzzle !== undefined &&
    story.value?.name === puzzle.lesson &&
    shownStep.value?.index === Math.min(puzzleStep(puzzle), steps.value - 1)
  );
});

/** The goals of the puzzle with their present values. */
export const goalStates = computed(() => {
  const row = (goal: Goal) => {
    const numbers = shownStep.value?.numbers ?? [];
    const value = isAtPuzzleStep.value ? goalValue(goal, numbers, story.value?.values ?? {}) : undefined;
    return { goal, value, isMet: isMet(goal, value) };
  };
  return openPuzzle.value?.goals.map(row) ?? [];
});

export const isSolved = computed(
  () => goalStates.value.length > 0 && goalStates.value.every((row) => row.isMet),
);

/** The mark of a puzzle, by its chapter: solved, or its solution was shown before. */
const marksSchema = v.record(v.string(), v.picklist(["solved", "shown"]));
export type Marks = v.InferOutput<typeof marksSchema>;

const key = "nearpoint.puzzles.1";

function stored(): Marks {
  try {
    return v.parse(marksSchema, JSON.parse(recall(key) ?? "{}"));
  } catch {
    return {};
  }
}

export const marks = signal<Marks>(stored());

/** Marks a puzzle; undefined for one that is begun again. One that was solved stays solved. */
export function mark(chapter: string, as: Marks[string] | undefined): void {
  // Another tab may have marked some.
  const { [chapter]: known, ...others } = { ...marks.peek(), ...stored() };
  const next = known === "solved" ? known : as;
  marks.value = next === undefined ? others : { ...others, [chapter]: next };
  if (next !== known) remember(key, JSON.stringify(marks.value));
}

export function forgetPuzzles(): void {
  marks.value = {};
  remember(key, undefined);
}
