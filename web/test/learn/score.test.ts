import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  countAnswers,
  newQuestion,
  outcome,
  type QuestionState,
  toReview,
} from "../../src/learn/question-state";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
const { recordScore: keep, parsed, replace, scores } = await import("../../src/learn/score");

const walk = (asked: number, first: number, later = 0, shown = 0) => ({ asked, first, later, shown });

beforeEach(() => replace({}));

describe("the result of a question", () => {
  const one = (changes: Partial<QuestionState>): QuestionState => ({
    ...newQuestion("gilbert.done"),
    ...changes,
  });
  const right = { right: true, answer: 0, given: 0 };

  it("is right at once only without an earlier attempt or look", () => {
    expect(outcome(one({ ...right, tries: 1 }))).toBe("first");
    expect(outcome(one({ ...right, tries: 2 }))).toBe("later");
    expect(outcome(one({ ...right, tries: 1, seen: true }))).toBe("later");
  });

  it("is open until it is right or its answer was shown", () => {
    expect(outcome(one({}))).toBe("open");
    expect(outcome(one({ tries: 3, given: 1 }))).toBe("open");
    expect(outcome(one({ tries: 1, answer: 0 }))).toBe("shown");
  });

  it("is counted, and listed for review unless it was right at once", () => {
    const tries = new Map([
      [7, one({ tries: 1, given: 1 })],
      [0, one({ ...right, tries: 1 })],
      [3, one({ ...right, tries: 2 })],
      [5, one({ answer: 1 })],
    ]);
    expect(countAnswers(tries)).toEqual(walk(4, 1, 1, 1));
    expect(toReview(tries).map(([step]) => step)).toEqual([3, 5, 7]);
  });
});

describe("stored scores", () => {
  it("are restored after a reload, by lesson", () => {
    keep("gilbert", walk(5, 2, 1), 100);
    keep("arch", walk(1, 0, 0, 1), 200);
    const again = parsed([...stored.values()][0] ?? null);
    expect(again).toEqual({ gilbert: { ...walk(5, 2, 1), at: 100 }, arch: { ...walk(1, 0, 0, 1), at: 200 } });
    expect(again).toEqual(scores.value);
  });

  it("are of the attempt that settled most questions, or else the newest", () => {
    keep("gilbert", walk(5, 1, 2), 100);
    keep("gilbert", walk(5, 2), 200);
    expect(scores.value.gilbert).toEqual({ ...walk(5, 1, 2), at: 100 });
    keep("gilbert", walk(4, 3), 300);
    expect(scores.value.gilbert).toEqual({ ...walk(4, 3), at: 300 });
  });

  it("have no entry for a lesson without an answer", () => {
    keep("gilbert", walk(3, 0), 100);
    expect(scores.value).toEqual({});
    expect(stored.size).toBe(0);
  });

  it("are empty if the storage holds other data", () => {
    expect(parsed("{")).toEqual({});
    expect(parsed('{"gilbert": {"asked": -1}}')).toEqual({});
    expect(parsed(null)).toEqual({});
  });
});
