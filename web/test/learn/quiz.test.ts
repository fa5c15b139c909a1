import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LessonController } from "../../src/learn/lesson-controller";
import { setPausesAtQuestions } from "../../src/learn/pause-at-questions";
import { countAnswers, outcome } from "../../src/learn/question-state";
import { choiceNamed, mustPause, Quiz, returnQuestion } from "../../src/learn/quiz";
import { scores } from "../../src/learn/score";
import * as state from "../../src/learn/state";
import { period, Transport } from "../../src/learn/transport";
import { FakeWorker } from "./fake-worker";

let worker: FakeWorker;
let controller: LessonController;
let transport: Transport;
let quiz: Quiz;

const tick = () => vi.advanceTimersByTimeAsync(period(6, 1));
const at = (step: number) => state.questionStates.value.get(step);

beforeEach(async () => {
  vi.useFakeTimers();
  worker = new FakeWorker();
  worker.asking = [0, 2];
  controller = new LessonController({ call: worker.call }, () => undefined);
  controller.leave();
  transport = new Transport((step) => controller.show(step), mustPause);
  transport.pause();
  transport.setSpeed(1);
  quiz = new Quiz({ call: worker.call }, transport);
  quiz.watch();
  setPausesAtQuestions(true);
  await controller.open("gilbert", {});
});
afterEach(() => void vi.useRealTimers());

describe("playing", () => {
  it("stops at a question, and continues from there", async () => {
    await transport.play();
    await tick();
    await tick();
    expect([state.step.value, state.playing.value, state.isPausedAtQuestion.value]).toEqual([2, false, true]);
    await tick();
    expect(state.step.value).toBe(2);
    await quiz.advance();
    expect([state.playing.value, state.isPausedAtQuestion.value]).toEqual([true, false]);
    for (let i = 0; i < 4; i++) await tick();
    expect([state.step.value, state.playing.value]).toEqual([5, false]);
  });

  it("does not stop at an answered question, or if the setting is off", async () => {
    await transport.seek(2);
    await quiz.answer(1);
    await transport.seek(1);
    await transport.play();
    await tick();
    expect([state.step.value, state.playing.value]).toEqual([2, true]);
    transport.pause();
    await transport.reset();
    setPausesAtQuestions(false);
    await transport.play();
    for (let i = 0; i < 5; i++) await tick();
    expect(state.step.value).toBe(5);
  });

  it("advances by one step past a question that was reached manually, without playing", async () => {
    await transport.seek(2);
    await quiz.advance();
    expect([state.step.value, state.playing.value]).toEqual([3, false]);
  });
});

describe("a question", () => {
  it("does not reveal its answer after a wrong one, and can be retried", async () => {
    await quiz.answer(0);
    expect(at(0)).toMatchObject({ tries: 1, given: 0, right: false });
    expect(at(0)?.answer).toBeUndefined();
    expect(choiceNamed("no")).toBeUndefined();
    quiz.retry();
    expect(at(0)?.given).toBeUndefined();
    expect(choiceNamed("no")).toBe(1);
    await quiz.answer(1);
    expect(at(0)).toMatchObject({ tries: 2, right: true, answer: 1 });
    await quiz.answer(0);
    expect(at(0)).toMatchObject({ tries: 2, right: true });
  });

  it("shows the next step as an explanation, and can be returned to", async () => {
    await quiz.answer(0);
    await quiz.lookAhead();
    expect([state.step.value, returnQuestion.value?.step]).toEqual([1, 0]);
    await quiz.returnToQuestion();
    expect([state.step.value, returnQuestion.value]).toEqual([0, undefined]);
    quiz.retry();
    await quiz.answer(1);
    expect(countAnswers(state.questionStates.value)).toMatchObject({ first: 0, later: 1 });
  });

  it("forgets where to return after another step was opened", async () => {
    await quiz.lookAhead();
    await transport.on();
    expect(returnQuestion.value).toBeUndefined();
  });

  it("does not count as right at once if the next step was seen", async () => {
    await transport.on();
    await transport.back();
    await quiz.answer(1);
    const one = at(0);
    expect(one && outcome(one)).toBe("later");
  });

  it("shows its answer on request, which does not count as right", async () => {
    await quiz.reveal();
    expect(at(0)).toMatchObject({ answer: 1, right: false });
    expect(countAnswers(state.questionStates.value)).toEqual({ asked: 1, first: 0, later: 0, shown: 1 });
  });

  it("is open again after a reset", async () => {
    await quiz.answer(1);
    await transport.reset();
    expect(at(0)).toMatchObject({ tries: 0, right: false });
  });

  it("is counted in the score of its lesson", async () => {
    await controller.open("arch", {});
    await quiz.answer(1);
    expect(scores.value.arch).toMatchObject({ asked: 1, first: 1 });
  });
});

describe("a point question", () => {
  beforeEach(async () => {
    worker.asking = [];
    worker.pointing = [0];
    await controller.open("caught-in-between", {});
  });

  it("is graded by the position of the point, with the reason, and retried from there", async () => {
    expect(state.pointPosition.value).toEqual([0, 0, 0]);
    expect(mustPause()).toBe(true);
    worker.pin = 2;
    await quiz.submitPoint();
    expect(at(0)).toMatchObject({ tries: 1, right: false, point: { at: [2, 0, 0], why: "early" } });
    expect(at(0)?.answer).toBeUndefined();
    expect(state.pointPosition.value).toEqual([2, 0, 0]);
    // While that answer stands, no other is given.
    await quiz.submitPoint();
    expect(at(0)?.tries).toBe(1);
    await quiz.retry();
    expect(worker.calls.at(-1)).toBe("freePoint");
    expect(at(0)?.point).toBeUndefined();
    worker.pin = 5;
    await quiz.submitPoint();
    expect(at(0)).toMatchObject({ tries: 2, right: true, answer: 0 });
    expect(countAnswers(state.questionStates.value)).toMatchObject({ asked: 1, first: 0, later: 1 });
  });

  it("is right at once by a position that a script gives", async () => {
    expect(await quiz.point([5, 0, 0])).toMatchObject({ right: true });
    expect(countAnswers(state.questionStates.value)).toMatchObject({ first: 1 });
    expect(mustPause()).toBe(false);
  });

  it("restores its point when the user returns", async () => {
    await quiz.point([2, 0, 0]);
    await quiz.lookAhead();
    expect(state.step.value).toBe(1);
    expect(state.pointPosition.value).toBeUndefined();
    await quiz.returnToQuestion();
    await vi.waitFor(() => expect(worker.pin).toBe(2));
    expect(state.pointPosition.value).toEqual([2, 0, 0]);
    expect(at(0)?.tries).toBe(1);
  });

  it("shows a right position on request, which does not count as right", async () => {
    await quiz.reveal();
    expect(at(0)).toMatchObject({ answer: 0, right: false, point: { at: [5, 0, 0] } });
    expect(countAnswers(state.questionStates.value)).toMatchObject({ asked: 1, shown: 1 });
    await transport.reset();
    expect(at(0)).toMatchObject({ tries: 0 });
    expect(state.pointPosition.value).toEqual([0, 0, 0]);
  });
});
