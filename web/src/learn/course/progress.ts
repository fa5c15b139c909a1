/** How far someone has come: which lessons were opened, the furthest step, and whether they were ended. */

import { effect, signal } from "@preact/signals-core";
import * as experiment from "../experiment/state";
import * as sheet from "../sheet/state";
import { embedded, pending, playing, shown, story } from "../state";
import { keep, readKept } from "./kept";

export interface LessonProgress {
  /** When it was first opened, and last seen, as ISO dates. */
  opened: string;
  seen: string;
  /** The furthest step that was shown, of how many there were then. */
  furthest: number;
  steps: number;
  /** When its last step was first shown. */
  ended?: string;
}

export type Progress = ReadonlyMap<string, LessonProgress>;

export const progress = signal<Progress>(new Map());

/** What is known once a step was shown; a story of other values may have more or fewer steps. */
export function withStep(
  known: LessonProgress | undefined,
  step: number,
  steps: number,
  now: string,
): LessonProgress {
  const ended = known?.ended ?? (step >= steps - 1 ? now : undefined);
  const further = !known || part(step, steps) >= part(known.furthest, known.steps);
  return {
    opened: known?.opened ?? now,
    seen: now,
    furthest: further ? step : known.furthest,
    steps: further ? steps : known.steps,
    ...(ended && { ended }),
  };
}

/** Of two, lesson by lesson, the better of each: nothing that either has is lost. */
export function merged(one: Progress, other: Progress): Progress {
  const all = new Map(one);
  for (const [name, theirs] of other) {
    const ours = all.get(name);
    all.set(name, ours ? better(ours, theirs) : theirs);
  }
  return all;
}

function better(a: LessonProgress, b: LessonProgress): LessonProgress {
  const further = part(b.furthest, b.steps) > part(a.furthest, a.steps) ? b : a;
  const ended = a.ended && b.ended ? earliest(a.ended, b.ended) : (a.ended ?? b.ended);
  return {
    opened: earliest(a.opened, b.opened),
    seen: latest(a.seen, b.seen),
    furthest: further.furthest,
    steps: further.steps,
    ...(ended && { ended }),
  };
}

const part = (step: number, steps: number): number => step / Math.max(steps - 1, 1);

/** ISO dates are in order as texts are. */
const earliest = (a: string, b: string): string => [a, b].sort()[0] ?? a;
const latest = (a: string, b: string): string => [a, b].sort()[1] ?? a;

/** Takes what a file brought. */
export const take = (theirs: Progress): void => set(merged(progress.peek(), theirs));

export const forget = (): void => set(new Map());

function set(next: Progress): void {
  progress.value = next;
  keep(next);
}

/** Notes what is shown from now on; a lesson in a frame of another page is that page's to note. */
export function watchProgress(now: () => string = () => new Date().toISOString()): void {
  if (embedded.peek()) return;
  progress.value = readKept();
  effect(() => {
    const [told, step] = [story.value, shown.value];
    if (told && step && !pending.value) note(told.name, step.index, told.steps, now());
  });
  effect(() => {
    if (experiment.here.value) note("experiment", 0, 1, now());
    if (sheet.here.value) note("sheet", 0, 1, now());
  });
}

function note(name: string, step: number, steps: number, now: string): void {
  const known = progress.peek().get(name);
  const next = withStep(known, step, steps, now);
  const more = !known || next.furthest !== known.furthest || next.ended !== known.ended;
  // While a lesson plays, and where nothing new was seen, the date alone is not worth a write.
  if (more || (!playing.peek() && next.seen.slice(0, 16) !== known.seen.slice(0, 16)))
    set(new Map(progress.peek()).set(name, next));
}
