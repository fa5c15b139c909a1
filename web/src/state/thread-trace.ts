/** Selects the part of the threads' trace that is shown. */

import type { TraceSpan } from "../engine/types";

/** A pause of all threads for this many milliseconds ends a stretch of work. */
const pause = 500;

/** Returns the spans after the last pause, in order of their start. */
export function lastActivePeriod(spans: readonly TraceSpan[]): TraceSpan[] {
  const inOrder = spans.toSorted((p, q) => p.from - q.from);
  let begin = 0;
  let end = Number.NEGATIVE_INFINITY;
  inOrder.forEach((span, i) => {
    if (span.from > end + pause) begin = i;
    end = Math.max(end, span.to);
  });
  return inOrder.slice(begin);
}

/** Returns for how many milliseconds a thread did useful work; its spans are in order of their start. */
export function busyMs(spans: readonly TraceSpan[]): number {
  let [sum, until] = [0, Number.NEGATIVE_INFINITY];
  for (const { from, to, deed: spanKind } of spans) {
    if (spanKind === "waking" || spanKind === "waiting") continue;
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum;
}
