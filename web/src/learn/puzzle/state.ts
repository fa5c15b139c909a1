/** The puzzle that is open, which of its goals are met, and which puzzles were solved in this browser. */

import { computed, signal } from "@preact/signals-core";
import * as v from "valibot";
import { recall, remember } from "../../state/preferences";
import { isProjecting } from "../classroom/state";
import { embedded, requested, shownStep, steps, story, view } from "../state";
import { type Goal, goalValue, isMet, judgedStep, puzzleOf } from "./puzzles";

/** The puzzle of the open lesson, if it is shown. Slides and frames of other pages show the lesson. */
export const openPuzzle = computed(() =>
  view.value === "puzzle" && requested.value && !embedded.value && !isProjecting.value
    ? puzzleOf(requested.value.lesson)
    : undefined,
);

/** True if the step is shown whose numbers count. */
export const isJudged = computed(() => {
  const puzzle = openPuzzle.value;
  return (
    puzzle !== undefined &&
    story.value?.name === puzzle.lesson &&
    shownStep.value?.index === Math.min(judgedStep(puzzle), steps.value - 1)
  );
});

/** The goals of the puzzle with their present values. */
export const attempt = computed(() => {
  const row = (goal: Goal) => {
    const numbers = shownStep.value?.numbers ?? [];
    const value = isJudged.value ? goalValue(goal, numbers, story.value?.values ?? {}) : undefined;
    return { goal, value, isMet: isMet(goal, value) };
  };
  return openPuzzle.value?.goals.map(row) ?? [];
});

export const isSolved = computed(() => attempt.value.length > 0 && attempt.value.every((row) => row.isMet));

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
