/** What threads did, in words. */

import type { TraceReport, TraceSpan } from "../engine/types";
import { listed } from "./strings";
import { lanes as t } from "./strings/lanes";

export const deeds = ["answered", "checked", "stopped", "waking", "waiting"] as const;

export const laneText = (hand: number, share: number): string =>
  t.lane({ hand: t.hand({ hand }), busy: t.busy({ share }) });

/** `pair`: the names of both parts, if it was about a pair. */
export function spanText({ from, to, deed: done }: TraceSpan, pair: readonly string[]): string {
  const what = { deed: t.deeds[done], millis: to - from };
  return pair.length > 0 ? t.spanOf({ pair: listed(pair), ...what }) : t.span(what);
}

export function totals(trace: TraceReport): [what: string, told: string][] {
  const of = t.totals;
  return [
    [of.answers, of.answersTold({ n: trace.answered, millis: trace.answeringMs })],
    [of.motion, of.motionTold({ millis: trace.checkingMs })],
    [of.stopped, of.stoppedTold({ n: trace.stopped, millis: trace.stoppedMs })],
    [of.wakes, of.wakesTold({ n: trace.wakes, millis: trace.wakingMs })],
    [of.waiting, of.waitingTold({ millis: trace.waitingMs })],
    [of.locks, of.locksTold({ n: trace.locks, contended: trace.contended })],
    [of.copies, of.copiesTold({ size: trace.copied })],
  ];
}
