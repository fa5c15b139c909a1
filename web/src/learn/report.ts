/** The state of the page as plain data, for whoever drives it from outside. */

import { spoken } from "./narration";
import * as state from "./state";
import type { LessonNumber, LessonValues } from "./types";

export interface LessonState {
  /** Absent in the gallery. */
  lesson?: string;
  step: number;
  steps: number;
  playing: boolean;
  speed: number;
  values: LessonValues;
  numbers: LessonNumber[];
  /** The key of what is said, and all of it in words. */
  say: string;
  text: string;
}

/** Reads signals: an effect that calls it runs again on every change. */
export function stateNow(): LessonState {
  const [story, shown] = [state.story.value, state.shown.value];
  return {
    ...(story && { lesson: story.name }),
    step: state.step.value,
    steps: state.steps.value,
    playing: state.playing.value,
    speed: state.speed.value,
    values: story?.values ?? {},
    numbers: shown?.numbers ?? [],
    say: shown?.say ?? "",
    text: spoken(),
  };
}
