/** Sentences about which thread did what. */

import type { TraceReport, TraceSpan } from "../../../engine/types";
import { bytes, count, duration } from "../../../state/format";
import { plural } from "./plural";

const deeds = {
  answered: "answered",
  checked: "checked a piece of the motion",
  stopped: "stopped before the answer, and goes on later",
  waking: "waking up",
  waiting: "waiting for the others",
};

const hand = (hand: number): string => (hand === 0 ? "engine" : `worker ${hand}`);
const busy = (share: number): string => `${Math.round(100 * share)} % busy`;

export const lanes = {
  title: "Who did what",
  none: "Nothing was asked yet.",
  stretch: (millis: number) =>
    `The last stretch of work took ${duration(millis)}. Point at a bar to see what it was about.`,
  hand,
  busy,
  lane: (number: number, share: number) => `${hand(number)}, ${busy(share)}`,
  deeds: Object.entries(deeds),
  span: ({ from, to, deed }: TraceSpan, pair: string[] | undefined) =>
    `${pair ? `${pair.join(", ")}: ` : ""}${deeds[deed]}, ${duration(to - from)}`,

  counted: "Counted since everything was last asked anew",
  totals: (trace: TraceReport): [what: string, said: string][] => [
    [
      "Answers",
      `${plural(trace.answered, "question", "questions")} about pairs, ${duration(trace.answeringMs)} of all threads together`,
    ],
    ["Motion", `${duration(trace.checkingMs)} of all threads together`],
    [
      "Stopped",
      `${plural(trace.stopped, "time", "times")}, ${duration(trace.stoppedMs)} that had to be spent again`,
    ],
    [
      "Wake-ups",
      `${plural(trace.wakes, "time", "times")}, ${duration(trace.wakingMs)} until they were awake`,
    ],
    ["Waiting", `${duration(trace.waitingMs)} of the engine for the workers`],
    [
      "Locks",
      `${plural(trace.locks, "was taken", "were taken")}, ${count(trace.contended)} of them while another thread held them`,
    ],
    ["Copies", `${bytes(trace.copied)} of questions and answers; meshes and trees are shared`],
  ],
};
