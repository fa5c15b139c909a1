/** The progress of a person: the lessons that were opened, the furthest step of each, and whether it was completed. */

export interface LessonProgress {
  /** The dates of the first opening and the last visit, in ISO format. */
  opened: string;
  seen: string;
  /** The furthest step that was shown, and the number of steps at that time. */
  furthest: number;
  steps: number;
  /** The date when its last step was first shown. */
  ended?: string;
}

export type Progress = ReadonlyMap<string, LessonProgress>;

/** Returns the progress after a step was shown. A story with other values may have more or fewer steps. */
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

/** Merges two records by lesson and takes the better value of each, so that nothing is lost. */
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

/** Returns the earlier date; ISO dates sort as texts. */
const earliest = (a: string, b: string): string => [a, b].sort()[0] ?? a;
const latest = (a: string, b: string): string => [a, b].sort()[1] ?? a;
