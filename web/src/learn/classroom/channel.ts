/**
 * The messages between the slides and the teacher's notes, which are two windows of one browser. Each pair has its own channel, so that two lessons
 * can run on one computer.
 */

import * as v from "valibot";
import type { LessonValues, StepInfo } from "../types";

/** The present step, and its story. */
export interface Slide {
  lesson: string;
  values: LessonValues;
  steps: number;
  playing: boolean;
  shown: StepInfo;
}

/** A message from the slides: nothing is shown in the gallery; `over` when their window closes. */
export type FromSlides = { from: "slides"; slide?: Slide; over?: true };

const requestSchema = v.object({
  from: v.literal("notes"),
  do: v.picklist(["read", "on", "back", "toggle", "reset"]),
});
export type FromNotes = v.InferOutput<typeof requestSchema>;

/** Reads a message from the notes; undefined if it is for someone else. */
export const readRequest = (data: unknown): FromNotes["do"] | undefined => {
  const parsed = v.safeParse(requestSchema, data);
  return parsed.success ? parsed.output.do : undefined;
};

/** The schema of messages from the slides, as far as it detects foreign messages. Steps come from the worker and are complete. */
const slidesSchema = v.object({
  from: v.literal("slides"),
  over: v.optional(v.literal(true)),
  slide: v.optional(
    v.object({
      lesson: v.string(),
      values: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
      steps: v.number(),
      playing: v.boolean(),
      shown: v.looseObject({
        index: v.number(),
        say: v.string(),
        with: v.record(v.string(), v.unknown()),
        numbers: v.array(v.looseObject({ name: v.string() })),
        events: v.array(v.unknown()),
      }),
    }),
  ),
});

export const readSlides = (data: unknown): FromSlides | undefined =>
  v.is(slidesSchema, data) ? (data as object as FromSlides) : undefined;

export const channelOf = (id: string): BroadcastChannel => new BroadcastChannel(`nearpoint-notes-${id}`);
