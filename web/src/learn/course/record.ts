/** Progress and scores as plain data for a file. The browser's own record has no scores, which are stored separately. */

import * as v from "valibot";
import { type Scores, storedSchema } from "../score";
import type { Progress } from "./lesson-progress";

export const version = 1;

const date = v.pipe(v.string(), v.isoTimestamp());
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const lesson = v.object({
  opened: date,
  seen: date,
  furthest: whole,
  steps: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ended: v.exactOptional(date),
});
const head = v.object({ format: v.literal("nearpoint-progress"), version: v.number() });
const record = v.object({
  lessons: v.record(v.string(), lesson),
  scores: v.optional(v.record(v.string(), storedSchema), {}),
});

export const recordOf = (progress: Progress, scores: Scores = {}): object => ({
  format: "nearpoint-progress",
  version,
  lessons: Object.fromEntries(progress),
  ...(Object.keys(scores).length > 0 && { scores }),
});

export interface Read {
  progress: Progress;
  scores: Scores;
}

/** The reasons why a text is no record that can be read here. */
export type Refusal = "not-json" | "other-file" | "newer" | { damaged: string };

export const isRead = (record: Read | Refusal): record is Read =>
  typeof record === "object" && "progress" in record;

export function readRecord(text: string): Read | Refusal {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return "not-json";
  }
  const first = v.safeParse(head, data);
  if (!first.success) return "other-file";
  if (first.output.version > version) return "newer";
  const read = v.safeParse(record, data);
  if (!read.success) return { damaged: v.getDotPath(read.issues[0]) ?? "lessons" };
  return { progress: new Map(Object.entries(read.output.lessons)), scores: read.output.scores };
}
