/**
 * What the slides and the notes beside them, two windows of one browser, tell each other. Each pair has a channel of its own, so
 * that two lessons may be taught from one computer.
 */

import * as v from "valibot";
import type { LessonValues, StepInfo } from "../types";

/** The step that is shown, and of what. */
export interface Slide {
  lesson: string;
  values: LessonValues;
  steps: number;
  playing: boolean;
  shown: StepInfo;
}

/** From the slides: nothing is shown in the gallery; `over` when their window goes. */
export type FromSlides = { from: "slides"; slide?: Slide; over?: true };

const wish = v.object({
  from: v.literal("notes"),
  do: v.picklist(["read", "on", "back", "toggle", "reset"]),
});
export type FromNotes = v.InferOutput<typeof wish>;

/** Undefined for what is meant for someone else. */
export const readWish = (data: unknown): FromNotes["do"] | undefined => {
  const parsed = v.safeParse(wish, data);
  return parsed.success ? parsed.output.do : undefined;
};

/** As much of it as tells slides from what another page says in their name; steps are the worker's, and whole. */
const slides = v.object({
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
  v.is(slides, data) ? (data as object as FromSlides) : undefined;

export const channelOf = (id: string): BroadcastChannel => new BroadcastChannel(`nearpoint-notes-${id}`);
