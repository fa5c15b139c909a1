import { afterEach, describe, expect, it } from "vitest";
import { maxSections, sectionAt, sectionOf, sectionsOf } from "../../src/learn/read/sections";
import { lessonLink, loaded, nearSection } from "../../src/learn/read/state";
import { isReading } from "../../src/learn/shown-view";
import * as state from "../../src/learn/state";
import type { StepInfo } from "../../src/learn/types";

/** Returns steps whose texts have these keys. */
const stepsOf = (keys: readonly string[]): StepInfo[] =>
  keys.map((say, index) => ({ index, say, with: {}, numbers: [], events: [], charts: [], grip: false }));

const rangesOf = (keys: readonly string[], all = keys.length): [number, number][] =>
  sectionsOf(stepsOf(keys), all).map(({ step, last }) => [step.index, last]);

afterEach(() => {
  state.embedded.value = false;
  state.view.value = undefined;
  state.requested.value = state.story.value = state.shownStep.value = loaded.value = undefined;
});

describe("the sections of a lesson", () => {
  it("are its steps, even if some have the same text", () => {
    expect(rangesOf(["begin", "refine", "refine", "end"])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(rangesOf([])).toEqual([]);
  });

  it("begin where a text is new if there are many steps", () => {
    const search = Array.from({ length: maxSections }, (_, i) => (i % 2 ? "widen" : "look"));
    expect(rangesOf(["begin", ...search, "found", "look", "end"])).toEqual([
      [0, 0],
      [1, 1],
      [2, maxSections],
      [maxSections + 1, maxSections + 2],
      [maxSections + 3, maxSections + 3],
    ]);
  });

  it("cover the steps that are known so far, each once", () => {
    const keys = Array.from({ length: 60 }, (_, i) => `text ${Math.floor(i / 7) % 5}`);
    for (let known = 1; known <= keys.length; known++) {
      const ranges = rangesOf(keys.slice(0, known), keys.length);
      const covered = ranges.flatMap(([first, last]) =>
        Array.from({ length: last - first + 1 }, (_, i) => first + i),
      );
      expect(covered).toEqual(Array.from({ length: known }, (_, i) => i));
    }
  });

  it("are found by a step, and none for a step that is not known yet", () => {
    const sections = sectionsOf(stepsOf(["a", "b", "b", "b", "c"]), maxSections + 1);
    expect([0, 1, 3, 4, 5].map((step) => sectionOf(sections, step))).toEqual([0, 1, 1, 2, -1]);
    expect(sectionOf([], 0)).toBe(-1);
  });

  it("are read from their top to the top of the next one", () => {
    const tops = [40, 300, 900];
    expect([0, 40, 299, 300, 899, 900, 5000].map((line) => sectionAt(tops, line))).toEqual([
      0, 0, 0, 1, 1, 2, 2,
    ]);
  });
});

describe("the reading view", () => {
  it("shows lessons only, and not in frames", () => {
    state.view.value = "read";
    expect(isReading.value).toBe(false);
    state.requested.value = { lesson: "gilbert", values: {} };
    expect(isReading.value).toBe(true);
    expect(lessonLink("arch")).toBe("#arch?view=read");
    state.embedded.value = true;
    expect(isReading.value).toBe(false);
    expect(lessonLink("arch")).toBe("#arch");
  });

  /** Shows a step of a story whose first steps are loaded. */
  const show = (known: readonly StepInfo[], step: StepInfo | undefined) => {
    state.requested.value = { lesson: "arch", values: {} };
    state.story.value = { name: "arch", values: {}, steps: 40 };
    loaded.value = { story: state.story.value, steps: known };
    state.shownStep.value = step;
  };
  const steps = stepsOf(["a", "b", "b", "c"]);

  it("goes from section to section, and stays at both ends", () => {
    show(steps, steps[2]);
    expect([-1, 1, 2].map(nearSection)).toEqual([0, 3, undefined]);
    show(steps, steps[0]);
    expect(nearSection(-1)).toBeUndefined();
  });

  it("stays at a step whose text is not loaded yet", () => {
    show(steps.slice(0, 2), steps[3]);
    expect([-1, 1].map(nearSection)).toEqual([undefined, undefined]);
  });

  it("stays while the text is of another story than the figure, or another lesson is requested", () => {
    show(steps, steps[2]);
    state.story.value = { name: "arch", values: { shape: "box" }, steps: 40 };
    expect(nearSection(1)).toBeUndefined();
    show(steps, steps[2]);
    state.requested.value = { lesson: "gilbert", values: {} };
    expect(nearSection(1)).toBeUndefined();
  });
});
