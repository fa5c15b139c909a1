/** Selects the part of the threads' trace that is shown. */

import type { TraceReport, TraceSpan } from "../engine/types";

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

/** The part of the work that only the engine's thread can do, and the speed-ups that Amdahl's law allows for it. */
export interface SerialShare {
  millis: number;
  percent: number;
  /** The largest speed-up on 8 threads. */
  eight: number;
  /** The largest speed-up on 16 threads. */
  sixteen: number;
}

/** Returns the serial share of all work, with one decimal. */
export function serialShare({ serialMs, answeringMs, stoppedMs, checkingMs }: TraceReport): SerialShare {
  const all = serialMs + answeringMs + stoppedMs + checkingMs;
  const share = all > 0 ? serialMs / all : 0;
  const rounded = (n: number) => Math.round(10 * n) / 10;
  const bound = (threads: number) => rounded(1 / (share + (1 - share) / threads));
  return { millis: serialMs, percent: rounded(100 * share), eight: bound(8), sixteen: bound(16) };
}
