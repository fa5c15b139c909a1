/** What threads did, as far as it is to be shown. */

import type { TraceSpan } from "../engine/types";

/** A pause of all threads for so many milliseconds ends a stretch of work. */
const pause = 500;

/** The spans after the last pause, in the order in which they began. */
export function lastStretch(spans: readonly TraceSpan[]): TraceSpan[] {
  const inOrder = spans.toSorted((p, q) => p.from - q.from);
  let begin = 0;
  let end = Number.NEGATIVE_INFINITY;
  inOrder.forEach((span, i) => {
    if (span.from > end + pause) begin = i;
    end = Math.max(end, span.to);
  });
  return inOrder.slice(begin);
}

/** For how many milliseconds a thread did something of use; its spans in the order in which they began. */
export function busy(spans: readonly TraceSpan[]): number {
  let [sum, until] = [0, Number.NEGATIVE_INFINITY];
  for (const { from, to, deed } of spans) {
    if (deed === "waking" || deed === "waiting") continue;
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum;
}
