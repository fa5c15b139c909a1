/** Records the progress of a person in this browser, whenever steps are shown. */

import { effect, signal } from "@preact/signals-core";
import * as experiment from "../experiment/state";
import * as sheet from "../sheet/state";
import { openPuzzle } from "../shown-view";
import { embedded, pending, playing, shownStep, story } from "../state";
import { merged, type Progress, withStep } from "./lesson-progress";
import { readStoredProgress, storeProgress } from "./stored-progress";

export const progress = signal<Progress>(new Map());

/** Merges the progress of a file. */
export const mergeProgress = (theirs: Progress): void => set(merged(progress.peek(), theirs));

export const clearProgress = (): void => set(new Map());

function set(next: Progress): void {
  progress.value = next;
  storeProgress(next);
}

/** Records what is shown from now on. A lesson in a frame of another page is recorded by that page. */
export function watchProgress(now: () => string = () => new Date().toISOString()): void {
  if (embedded.peek()) return;
  progress.value = readStoredProgress();
  effect(() => {
    const [reported, step] = [story.value, shownStep.value];
    if (reported && step && !pending.value && !openPuzzle.peek())
      noteStep(reported.name, step.index, reported.steps, now());
  });
  effect(() => {
    if (experiment.isOpen.value) noteStep("experiment", 0, 1, now());
    if (sheet.isOpen.value) noteStep("sheet", 0, 1, now());
  });
}

function noteStep(name: string, step: number, steps: number, now: string): void {
  const known = progress.peek().get(name);
  const next = withStep(known, step, steps, now);
  const more = !known || next.furthest !== known.furthest || next.ended !== known.ended;
  // While a lesson plays, or if nothing new was seen, a newer date alone is not saved.
  if (more || (!playing.peek() && next.seen.slice(0, 16) !== known.seen.slice(0, 16)))
    set(new Map(progress.peek()).set(name, next));
}
