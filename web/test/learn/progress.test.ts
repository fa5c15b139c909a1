import { afterEach, describe, expect, it, vi } from "vitest";
import { readFile } from "../../src/learn/course/file";
import { type LessonProgress, merged, withStep } from "../../src/learn/course/lesson-progress";
import { clearProgress, mergeProgress, progress, watchProgress } from "../../src/learn/course/progress";
import { readRecord, recordOf } from "../../src/learn/course/record";
import * as score from "../../src/learn/score";
import { messages } from "../../src/state/messages";

const day = (n: number) => `2026-01-0${n}T08:00:00.000Z`;
const lesson = (more: Partial<LessonProgress> = {}): LessonProgress => ({
  opened: day(2),
  seen: day(3),
  furthest: 4,
  steps: 9,
  ...more,
});

afterEach(() => {
  clearProgress();
  score.replace({});
  vi.unstubAllGlobals();
});

describe("the progress of a lesson", () => {
  it("grows with each step, and never decreases", () => {
    const first = withStep(undefined, 0, 5, day(1));
    expect(first).toEqual({ opened: day(1), seen: day(1), furthest: 0, steps: 5 });
    const third = withStep(first, 3, 5, day(2));
    expect(withStep(third, 1, 5, day(3))).toEqual({ opened: day(1), seen: day(3), furthest: 3, steps: 5 });
  });

  it("is complete after its last step was shown, and stays so", () => {
    const ended = withStep(withStep(undefined, 0, 5, day(1)), 4, 5, day(2));
    expect(ended.ended).toBe(day(2));
    expect(withStep(ended, 0, 9, day(3))).toMatchObject({ ended: day(2), furthest: 4, steps: 5 });
  });

  it("compares stories of different lengths by the fraction that was seen", () => {
    const half = lesson({ furthest: 4, steps: 9 });
    expect(withStep(half, 5, 21, day(4))).toMatchObject({ furthest: 4, steps: 9 });
    expect(withStep(half, 11, 21, day(4))).toMatchObject({ furthest: 11, steps: 21 });
  });
});

describe("two progress records", () => {
  it("merge to the better of each, in either order", () => {
    const one = new Map([
      ["gilbert", lesson({ furthest: 8, ended: day(5) })],
      ["arch", lesson()],
    ]);
    const other = new Map([
      ["gilbert", lesson({ opened: day(1), ended: day(4) })],
      ["flat-line", lesson({ seen: day(9) })],
    ]);
    const best = {
      gilbert: lesson({ opened: day(1), furthest: 8, ended: day(4) }),
      arch: lesson(),
      "flat-line": lesson({ seen: day(9) }),
    };
    expect(Object.fromEntries(merged(one, other))).toEqual(best);
    expect(Object.fromEntries(merged(other, one))).toEqual(best);
    expect(merged(one, one)).toEqual(one);
  });
});

describe("a progress file", () => {
  const known = new Map([["gilbert", lesson({ ended: day(3) })]]);
  const scores = { gilbert: { asked: 4, first: 2, later: 1, shown: 0, at: 5 } };

  it("is read as it was written", () => {
    expect(readRecord(JSON.stringify(recordOf(known, scores)))).toEqual({ progress: known, scores });
    expect(readRecord(JSON.stringify(recordOf(known)))).toEqual({ progress: known, scores: {} });
  });

  it("is refused with a reason if it is something else", () => {
    const record = recordOf(known);
    expect(readRecord("{")).toBe("not-json");
    for (const text of ["null", "[]", "{}", '{"format":"another","version":1}'])
      expect(readRecord(text), text).toBe("other-file");
    expect(readRecord(JSON.stringify({ ...record, version: 2 }))).toBe("newer");
    const spoilt = { ...record, lessons: { gilbert: { ...lesson(), furthest: -1 } } };
    expect(readRecord(JSON.stringify(spoilt))).toEqual({ damaged: "lessons.gilbert.furthest" });
  });

  it("is merged with the present progress; an invalid one changes nothing and is reported", async () => {
    mergeProgress(new Map([["arch", lesson()]]));
    const file = (name: string, text: string) => ({ name, text: () => Promise.resolve(text) });
    await readFile(file("bad.json", "<html>"));
    expect([...progress.value.keys()]).toEqual(["arch"]);
    expect(messages.value[0]).toMatchObject({
      tone: "error",
      detail: expect.stringContaining("not JSON"),
    });
    const more = new Map([...known, ["from-another-version", lesson()] as const]);
    await readFile(file("good.json", JSON.stringify(recordOf(more, scores))));
    expect([...progress.value.keys()]).toEqual(["arch", "gilbert", "from-another-version"]);
    expect(messages.value[0]).toMatchObject({
      tone: "success",
      detail: expect.stringContaining("1 lesson of the file is"),
    });
    expect(score.scores.value).toEqual(scores);
    await readFile({ name: "gone.json", text: () => Promise.reject(new Error("gone")) });
    expect(messages.value[0]).toMatchObject({
      tone: "error",
      detail: expect.stringContaining("could not read"),
    });
    expect(progress.value.size).toBe(3);
  });
});

describe("scores of two browsers", () => {
  it("merge to the one that settled more questions, or else the newer", () => {
    const walk = (first: number, at: number) => ({ asked: 4, first, later: 0, shown: 0, at });
    score.replace({ gilbert: walk(2, 1), arch: walk(3, 1), "flat-line": walk(1, 9) });
    score.mergeScores({
      gilbert: walk(3, 0),
      arch: walk(2, 9),
      "flat-line": walk(1, 8),
      "two-arms": walk(1, 1),
    });
    expect(score.scores.value).toEqual({
      gilbert: walk(3, 0),
      arch: walk(3, 1),
      "flat-line": walk(1, 9),
      "two-arms": walk(1, 1),
    });
    score.mergeScores({ "flat-line": walk(1, 10) });
    expect(score.scores.value["flat-line"]).toEqual(walk(1, 10));
  });
});

describe("progress in the browser", () => {
  it("is stored, restored and deleted; damaged data counts as none", () => {
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    });
    mergeProgress(new Map([["gilbert", lesson()]]));
    progress.value = new Map();
    watchProgress(() => day(9));
    expect(Object.fromEntries(progress.value)).toEqual({
      gilbert: lesson(),
    });
    clearProgress();
    expect(stored.size).toBe(0);
    stored.set("nearpoint.course.1", "{");
    watchProgress(() => day(9));
    expect(progress.value.size).toBe(0);
  });
});
