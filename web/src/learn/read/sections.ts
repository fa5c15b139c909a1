/** Divides a story into the sections of the reading view, and finds the section of a step or of a scroll position. */

import type { StepInfo } from "../types";

/** A section shows the text of one step. */
export interface Section {
  step: StepInfo;
  /** The last of the steps that the section covers. */
  last: number;
}

/** The largest number of steps that have a section each. In a longer story, as of a search, most steps repeat a text with other values. */
export const maxSections = 24;

/** Divides the steps that are known so far, of `all` steps. In a long story a section begins where a text is new. */
export function sectionsOf(steps: readonly StepInfo[], all: number): Section[] {
  const seen = new Set<string>();
  const begins = steps.filter(({ say }) => {
    const isNew = !seen.has(say);
    seen.add(say);
    return isNew || all <= maxSections;
  });
  return begins.map((step, i) => ({ step, last: (begins[i + 1]?.index ?? steps.length) - 1 }));
}

/** Returns the index of the section that covers a step; −1 if none does yet. */
export const sectionOf = (sections: readonly Section[], step: number): number =>
  sections.findIndex(({ step: { index }, last }) => index <= step && step <= last);

/** Returns the index of the section that is read: the last one that begins above the reading line. `tops` are the tops of all sections. */
export const sectionAt = (tops: readonly number[], line: number): number =>
  Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
