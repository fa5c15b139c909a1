import { afterEach, describe, expect, it } from "vitest";
import { readAddress } from "../../src/learn/address";
import { course } from "../../src/learn/course/chapters";
import {
  type Goal,
  goalValue,
  isMet,
  puzzleAfter,
  puzzleLink,
  puzzles,
} from "../../src/learn/puzzle/puzzles";
import { forgetPuzzles, goalStates, isSolved, mark, marks } from "../../src/learn/puzzle/state";
import { openPuzzle } from "../../src/learn/shown-view";
import * as state from "../../src/learn/state";
import type { LessonNumber, StepInfo } from "../../src/learn/types";

const iterations = (value: number): LessonNumber => ({
  name: "iterations",
  value,
  unit: "count",
  bound: "exact",
});

/** Shows a step of the first puzzle's lesson. */
function show(index: number, steps: number, numbers: LessonNumber[]): void {
  const values = { shapes: "hulls", vertices: 20, gap: 30 };
  state.view.value = "puzzle";
  state.requested.value = { lesson: "gilbert", values };
  state.story.value = { name: "gilbert", steps, values };
  const say = "gilbert.separated";
  state.shownStep.value = { index, say, with: {}, numbers, events: [], charts: [], grip: false } as StepInfo;
}

afterEach(() => {
  state.embedded.value = false;
  state.view.value = state.requested.value = state.story.value = state.shownStep.value = undefined;
});

describe("marks of puzzles", () => {
  it("do not count a solution that was shown, until the puzzle is begun again", () => {
    forgetPuzzles();
    mark("path-planning", "shown");
    expect(marks.value).toEqual({ "path-planning": "shown" });
    mark("path-planning", undefined);
    expect(marks.value).toEqual({});
  });

  it("stay when a puzzle was solved, until all are forgotten", () => {
    mark("path-planning", "solved");
    for (const later of ["shown", undefined] as const) {
      mark("path-planning", later);
      expect(marks.value).toEqual({ "path-planning": "solved" });
    }
    forgetPuzzles();
    expect(marks.value).toEqual({});
  });
});

describe("the puzzles", () => {
  it("end each chapter, in one of its lessons", () => {
    for (const { name, stops } of course) {
      const lessons = stops.filter(({ room }) => !room).map((stop) => stop.name);
      expect(lessons).toContain(puzzleAfter(name)?.lesson);
    }
    expect(new Set(puzzles.map(({ lesson }) => lesson)).size).toBe(course.length);
  });

  it("begin at an address of their lesson", () => {
    for (const puzzle of puzzles) {
      const { lesson, view, values } = readAddress(puzzleLink(puzzle)) ?? {};
      expect([lesson, view]).toEqual([puzzle.lesson, "puzzle"]);
      expect(Object.keys(values ?? {})).toEqual(Object.keys(puzzle.start));
    }
  });

  it("have goals that a number meets at the limit, and that nothing meets without a value", () => {
    const goals: [Goal, number, number][] = [
      [{ number: "iterations", least: 7 }, 7, 6],
      [{ number: "iterations", most: 7 }, 7, 8],
      [{ number: "iterations", is: 7 }, 7, 8],
    ];
    for (const [goal, met, missed] of goals) {
      expect(isMet(goal, goalValue(goal, [iterations(met)], {}))).toBe(true);
      expect(isMet(goal, goalValue(goal, [iterations(missed)], {}))).toBe(false);
      expect(isMet(goal, Number.NaN)).toBe(false);
      expect(isMet(goal, goalValue(goal, [], {}))).toBe(false);
    }
    expect(isMet({ parameter: "pair", is: "combs" }, "combs")).toBe(true);
  });

  it("are solved by the numbers of their step only, with all goals at once", () => {
    show(5, 6, [iterations(7)]);
    expect(isSolved.value).toBe(true);
    show(5, 6, [iterations(6)]);
    expect(goalStates.value.map((row) => row.isMet)).toEqual([true, true, true, false]);
    show(4, 6, [iterations(7)]);
    expect(isSolved.value).toBe(false);
  });

  it("are not shown in frames, in another view, or in a lesson without one", () => {
    show(5, 6, []);
    expect(openPuzzle.value?.chapter).toBe("closest-points");
    state.embedded.value = true;
    expect(openPuzzle.value).toBeUndefined();
    state.embedded.value = false;
    state.view.value = "read";
    expect(openPuzzle.value).toBeUndefined();
    show(5, 6, []);
    state.requested.value = { lesson: "arch", values: {} };
    expect(openPuzzle.value).toBeUndefined();
    expect(isSolved.value).toBe(false);
  });
});
