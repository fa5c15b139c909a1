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

export const readSlides = (data: unknown): FromSlides | undefined =>
  typeof data === "object" && data !== null && "from" in data && data.from === "slides"
    ? (data as FromSlides)
    : undefined;

export const channelOf = (id: string): BroadcastChannel => new BroadcastChannel(`nearpoint-notes-${id}`);
