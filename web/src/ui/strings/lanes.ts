/** Sentences about which thread did what. */

import type { TraceReport, TraceSpan } from "../../engine/types";
import { count, duration } from "../../state/format";
import { plural } from "./plural";

const deeds = {
  answered: "answered",
  stopped: "stopped before the answer, to be asked again",
  waking: "waking up",
  waiting: "waiting for the others",
};

export const lanes = {
  open: "Which thread answered what, and when",
  title: "Who answered what",
  none: "Nothing was asked yet.",
  hand: (hand: number) => (hand === 0 ? "engine" : `worker ${hand}`),
  span: ({ from, to, deed }: TraceSpan, pair: string[] | undefined) =>
    `${pair ? `${pair.join(", ")}: ` : ""}${deeds[deed]}, ${duration(to - from)}`,
  stretch: (millis: number) => `The last stretch of work took ${duration(millis)}.`,
  colours: "Blue: a pair was answered. Red: the engine had to look up first. Amber: a worker was waking. Grey: waiting.",
  totals: ({ answered, answeringMs, stopped, stoppedMs, wakes, wakingMs, waitingMs, locks }: TraceReport) =>
    `Since the page was opened: ${plural(answered, "answer", "answers")} in ${duration(answeringMs)}; ${count(stopped)} stopped, ${duration(stoppedMs)}; \
${plural(wakes, "wake-up", "wake-ups")}, ${duration(wakingMs)}; waiting ${duration(waitingMs)}; ${plural(locks, "lock", "locks")}.`,
};
