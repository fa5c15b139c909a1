/** How far someone has come: which lessons were opened, the furthest step, and whether they were ended. */

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
