import { batch } from "@preact/signals-core";
import { afterEach, describe, expect, it } from "vitest";
import { newQuestion } from "../../src/learn/question-state";
import {
  type LearnEvent,
  lessonResults,
  onLearnEvent,
  scoreIn,
  scoreOf,
} from "../../src/learn/record/outcome";
import * as state from "../../src/learn/state";

const received: LearnEvent[] = [];
onLearnEvent((happening) => received.push(happening));

/** Shows a step as the worker does: the lesson has three, and the middle one has a question. Other values are another story. */
function show(step: number, values: Record<string, unknown> = {}): void {
  const question = { name: "start", choices: [{ math: "a" }, { math: "b" }] };
  batch(() => {
    state.lessons.value = [{ name: "gilbert", parameters: [{ name: "gap", value: 1 }] }] as never;
    if (JSON.stringify(state.story.peek()?.values) !== JSON.stringify(values)) {
      state.story.value = { name: "gilbert", steps: 3, values } as never;
      state.questionStates.value = new Map();
    }
    state.shownStep.value = { index: step, ...(step === 1 && { question }) } as never;
  });
}

const answer = (step: number, given: number, tries = 1) => {
  const right = given === 1;
  const one = { name: "start", tries, given, right, seen: false, ...(right && { answer: 1 }) };
  state.questionStates.value = new Map([[step, one]]);
};

afterEach(() => {
  received.length = 0;
  lessonResults.value = {};
  state.questionStates.value = new Map();
  state.story.value = state.shownStep.value = undefined;
});

describe("the result of a lesson", () => {
  it("is reported once: steps, answers and the end", () => {
    show(0);
    show(1);
    answer(1, 1);
    state.questionStates.value = new Map(state.questionStates.value); // nothing new
    show(2);
    show(2);
    expect(received.map(({ name, step }) => [name, step])).toEqual([
      ["step", 0],
      ["step", 1],
      ["answered", 1],
      ["step", 2],
      ["ended", 2],
    ]);
    expect(received[2]).toMatchObject({
      place: "#gilbert?step=1",
      question: { choices: ["a", "b"], given: 1, answer: 1, right: true, tries: 1 },
    });
    expect(scoreIn("gilbert")).toEqual({ raw: 1, min: 0, max: 1, scaled: 1 });
  });

  it("counts a question by its first answer, and a skipped one as wrong", () => {
    show(1);
    expect(scoreIn("gilbert")).toEqual({ raw: 0, min: 0, max: 1, scaled: 0 });
    answer(1, 0);
    answer(1, 1, 2);
    const answers = received.flatMap((happening) =>
      happening.name === "answered" ? [happening.question] : [],
    );
    expect(answers.map(({ given, tries, answer }) => [given, tries, answer])).toEqual([
      [0, 1, undefined],
      [1, 2, 1],
    ]);
    expect(scoreIn("gilbert")).toMatchObject({ raw: 0, max: 1 });
    expect(scoreOf([])).toBeUndefined();
  });

  it("includes an answer at the same step of another story", () => {
    show(1);
    answer(1, 1);
    batch(() => {
      show(1, { gap: 2 });
      state.questionStates.value = new Map([[1, newQuestion("start")]]);
    });
    answer(1, 1);
    const places = received.filter(({ name }) => name === "answered").map(({ place }) => place);
    expect(places).toEqual(["#gilbert?step=1", "#gilbert?gap=2&step=1"]);
  });

  it("counts a question whose answer was shown as wrong", () => {
    show(1);
    state.questionStates.value = new Map([
      [1, { name: "start", tries: 0, right: false, seen: false, answer: 1 }],
    ]);
    expect(lessonResults.value.gilbert?.questions).toEqual({ "start@1": "wrong" });
    expect(received.filter(({ name }) => name === "answered")).toEqual([]);
  });

  it("does not complete a lesson twice if other values made it longer", () => {
    show(2);
    show(0);
    show(2, { gap: 2 });
    expect(received.filter(({ name }) => name === "ended")).toHaveLength(1);
  });
});

it("a point answer is reported by its coordinates, without a right answer", () => {
  batch(() => {
    state.lessons.value = [{ name: "two-arms", parameters: [] }] as never;
    state.story.value = { name: "two-arms", steps: 3, values: {} } as never;
    const question = { name: "two-arms.belt-where", choices: [], point: { within: 30 } };
    state.shownStep.value = { index: 1, question } as never;
  });
  const point = { at: [60, -4.5, 200] as [number, number, number], right: true, why: "there", with: {} };
  const one = { ...newQuestion("two-arms.belt-where"), tries: 1, right: true, answer: 0, point };
  state.questionStates.value = new Map([[1, one]]);
  const reported = received.find(({ name }) => name === "answered");
  expect(reported).toMatchObject({ question: { choices: [], given: [60, -4.5, 200], right: true } });
  expect(reported).not.toHaveProperty("question.answer");
  expect(scoreIn("two-arms")).toMatchObject({ raw: 1, max: 1 });
});
