/** The state of the reading view, in which a lesson is a page and scrolling shows its steps. */

import { computed, signal } from "@preact/signals-core";
import { isReading } from "../shown-view";
import { requested, step, story } from "../state";
import type { StepInfo, StoryInfo } from "../types";
import { type Section, sectionOf, sectionsOf } from "./sections";

/** Returns the address of a lesson in the present view. */
export const lessonLink = (name: string): string => `#${name}${isReading.value ? "?view=read" : ""}`;

/** The steps of a story that are known, from the first on. */
export interface LoadedSteps {
  story: StoryInfo;
  steps: readonly StepInfo[];
}

export const loaded = signal<LoadedSteps | undefined>(undefined);
export const sections = computed<readonly Section[]>(() =>
  loaded.value ? sectionsOf(loaded.value.steps, loaded.value.story.steps) : [],
);

/** True if the loaded steps are those of the figure, and no other lesson is requested. Otherwise their numbers mean other steps. */
export const isCurrent = computed(
  () =>
    loaded.value !== undefined &&
    loaded.value.story === story.value &&
    requested.value?.lesson === story.value.name,
);

/** Returns the step of the section that is so many sections after the one of the present step; undefined if there is none yet. */
export function nearSection(by: number): number | undefined {
  const present = isCurrent.peek() ? sectionOf(sections.peek(), step.peek()) : -1;
  return present < 0 ? undefined : sections.peek()[present + by]?.step.index;
}
