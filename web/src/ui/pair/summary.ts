/** Summarises all pairs in a sentence, the worst first. It says that nothing interferes only if nothing is undecided. */

import { listText, text } from "../strings";

export type Counts = Record<"interfere" | "duplicate" | "undecided" | "touch" | "approved", number>;

export function summary(counts: Counts): string {
  const t = text.pair.summary;
  const some = (...names: (keyof Counts)[]) =>
    names.map((name) => counts[name] > 0 && t[name]({ n: counts[name] }));
  const { interfere, duplicate, undecided, touch, approved } = counts;
  if (interfere + duplicate + undecided > 0)
    return listText(some("interfere", "duplicate", "undecided", "approved", "touch"));
  if (approved > 0) return listText([t.nothingElse({ n: approved }), ...some("touch")]);
  return touch > 0 ? t.onlyTouch({ n: touch }) : t.nothing;
}
