/** The state of the page as plain data, for programs. */

import { spokenText } from "./narration";
import * as state from "./state";
import type { LessonNumber, LessonValues } from "./types";

export interface LessonState {
  /** The lesson; absent in the gallery. */
  lesson?: string;
  step: number;
  steps: number;
  playing: boolean;
  speed: number;
  values: LessonValues;
  numbers: LessonNumber[];
  /** The key of the step's text, and its words. */
  say: string;
  text: string;
}

/** Returns the state; reads signals, so an effect that calls it runs again on every change. */
export function lessonState(): LessonState {
  const [story, shown] = [state.story.value, state.shownStep.value];
  return {
    ...(story && { lesson: story.name }),
    step: state.step.value,
    steps: state.steps.value,
    playing: state.playing.value,
    speed: state.speed.value,
    values: story?.values ?? {},
    numbers: shown?.numbers ?? [],
    say: shown?.say ?? "",
    text: spokenText(),
  };
}
