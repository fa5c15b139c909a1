import { describe, expect, it } from "vitest";
import type { LessonResult, LessonResults } from "../../src/learn/record/outcome";
import { type Api, findApi, type ScormWindow, Session } from "../../src/learn/scorm/api";
import { isComplete, status, timespan } from "../../src/learn/scorm/sco";
import { decode, encode, maxLength } from "../../src/learn/scorm/suspended";

const api = {} as Api;

describe("the SCORM API", () => {
  it("is found in an outer window or around the opener, past windows of other origins", () => {
    const top: ScormWindow = { API: api };
    expect(findApi({ parent: { parent: top } })).toBe(api);
    expect(findApi({ opener: { parent: top } })).toBe(api);
    const foreign = {
      get API(): Api {
        throw new DOMException("of another origin", "SecurityError");
      },
      parent: top,
    };
    expect(findApi({ parent: foreign })).toBe(api);
  });

  it("is not found if there is none", () => {
    const top: ScormWindow = {};
    top.parent = top;
    expect(findApi(top)).toBeUndefined();
    let deep: ScormWindow = { API: api };
    for (let i = 0; i < 9; i++) deep = { parent: deep };
    expect(findApi(deep)).toBeUndefined();
  });

  it("is not called after its end, and refusals are reported", () => {
    const asked: string[] = [];
    const refusals: string[] = [];
    const answering = {
      LMSInitialize: () => "true",
      LMSFinish: () => "true",
      LMSGetValue: (element: string) => `value of ${element}`,
      LMSSetValue: (element: string) => {
        asked.push(element);
        return element === "bad" || element === "optional" ? "false" : "true";
      },
      LMSCommit: () => "true",
      LMSGetLastError: () => (asked.at(-1) === "optional" ? 401 : 405),
      LMSGetErrorString: () => "wrong type",
    };
    const session = new Session(answering, (what, why) => refusals.push(`${what}: ${why}`));
    expect([session.set("good", "1"), session.set("bad", "1"), session.set("optional", "1")]).toEqual([
      true,
      false,
      false,
    ]);
    expect(refusals).toEqual(["bad: 405 wrong type"]);
    session.finish();
    session.finish();
    expect([session.set("late", "1"), session.get("late"), asked.includes("late")]).toEqual([
      false,
      "",
      false,
    ]);
  });
});

describe("suspended progress", () => {
  const tally = (questions: LessonResult["questions"], ended = false): LessonResult => ({
    seen: 3,
    last: 9,
    ended,
    questions,
  });

  it("is restored as it was", () => {
    const tallies: LessonResults = {
      gilbert: tally({ start: "right", gap: "wrong", "two-arms": "open" }, true),
      "flat-line": tally({}),
    };
    expect(encode(tallies)).toBe("gilbert 3/9* start+ gap- two-arms?;flat-line 3/9");
    expect(decode(encode(tallies))).toEqual(tallies);
  });

  it("never exceeds the limit, and invalid parts are skipped", () => {
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [`question-${i}`, "right"] as const),
    );
    const tallies = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`lesson-${i}`, tally(many)]));
    expect(encode(tallies).length).toBeLessThanOrEqual(maxLength);
    expect(Object.keys(decode(encode(tallies))).length).toBeGreaterThan(6);
    expect(decode('{"v":2}')).toEqual({});
    expect(decode("")).toEqual({});
  });

  it("is a completed status after every lesson was seen to its end", () => {
    const ended = { gilbert: tally({}, true) };
    expect(isComplete(["gilbert"], ended)).toBe(true);
    expect(isComplete(["gilbert", "arch"], ended)).toBe(false);
    expect([status("", 20), status("60", undefined), status("60", 59), status("60", 60)]).toEqual([
      "completed",
      "completed",
      "failed",
      "passed",
    ]);
  });

  it("has times in the format of the specification", () => {
    expect([0, 61.239, 3600 * 27 + 59.999].map(timespan)).toEqual([
      "0000:00:00.00",
      "0000:01:01.24",
      "0027:01:00.00",
    ]);
  });
});
