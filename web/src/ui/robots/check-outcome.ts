/** Describes the findings of a check: the first contact or the smallest clearance, and what was not checked. */

import type { MotionCheckRow, PartId } from "../../engine/types";
import { contactIntervals, contactPairs } from "../../state/contact-intervals";
import { length, type Units } from "../../state/format";
import { messageText } from "../core/translate";
import { text } from "../strings";

const t = text.robots.check;

export interface CheckOutcome {
  tone: "hit" | "touch" | "near" | "calm";
  /** The sentences, the most important first. */
  sentences: string[];
}

export function checkOutcome(
  check: MotionCheckRow,
  name: (part: PartId) => string,
  units: Units,
): CheckOutcome {
  const { smallest, complete, running, stopAtFirst, progress } = check;
  const failure = check.failure && messageText(check.failure);
  const all = contactIntervals(check);
  // Certain contacts precede possible ones.
  const first = all.find(({ certain }) => certain) ?? all[0];
  const sentences: string[] = [];
  let tone: CheckOutcome["tone"] = "calm";
  if (first) {
    tone = first.certain ? "hit" : "touch";
    const [a, b] = [name(first.a), name(first.b)];
    const within = check.pairs.find((pair) => pair.a === first.a && pair.b === first.b)?.within ?? 0;
    sentences.push(
      first.certain
        ? t.hits({ a, b, time: first.from })
        : t.nears({ a, b, distance: length(within, units), time: first.from }),
    );
    const more = contactPairs(check).length - 1;
    if (more > 0) sentences.push(t.morePairs({ n: more, certain: all.every(({ certain }) => certain) }));
  } else if (complete) sentences.push(t.nothing);
  else sentences.push(running ? t.nothingYet : t.cancelled({ part: progress }));
  if (smallest && complete && !first) {
    tone = "near";
    sentences.push(
      t.smallest({
        distance: length(smallest.distance, units),
        a: name(smallest.a),
        b: name(smallest.b),
        time: smallest.time,
      }),
    );
  }
  if (failure)
    return { tone: first ? tone : "touch", sentences: first ? [...sentences, failure] : [failure] };
  if (stopAtFirst && first && !running) sentences.push(t.stopped);
  else if (first && !complete && !running) sentences.push(t.cancelled({ part: progress }));
  return { tone, sentences };
}
