import { describe, expect, it } from "vitest";
import { readAddress, valuesOf, writeAddress } from "../../src/learn/address";
import type { LessonInfo } from "../../src/learn/types";

const info: LessonInfo = {
  name: "far-and-near",
  parameters: [
    { name: "shapes", kind: "choice", choices: ["boxes", "hulls & more"], value: "boxes" },
    { name: "gap", kind: "number", min: -1, max: 1, step: 0.1, value: 0.5, log: false },
    { name: "exact", kind: "choice", choices: ["yes", "no"], value: "yes" },
  ],
  chapter: "closest-points",
  models: [],
  threads: false,
};
const usual = { shapes: "boxes", gap: 0.5, exact: "yes" };

describe("the address of a lesson", () => {
  it("is the lesson's name if nothing was changed", () => {
    expect(writeAddress(info, usual, 0)).toBe("#far-and-near");
    expect(readAddress("#far-and-near")).toEqual({ lesson: "far-and-near", step: 0, values: {} });
  });

  it("is undefined for the gallery", () => {
    for (const hash of ["", "#", "#?step=2"]) expect(readAddress(hash)).toBeUndefined();
  });

  it("restores values of every kind and the step", () => {
    const values = { shapes: "hulls & more", gap: -0.3, exact: "no" };
    const place = readAddress(writeAddress(info, values, 7));
    expect(place?.lesson).toBe("far-and-near");
    expect(place?.step).toBe(7);
    expect(valuesOf(place?.values ?? {}, info.parameters)).toEqual(values);
  });

  it("keeps the reading view beside the step, and ignores other views", () => {
    const address = writeAddress(info, { ...usual, gap: 0.2 }, 3, "read");
    expect(address).toBe("#far-and-near?gap=0.2&step=3&view=read");
    expect(readAddress(address)).toEqual({
      lesson: "far-and-near",
      step: 3,
      values: { gap: "0.2" },
      view: "read",
    });
    expect(readAddress("#gilbert?view=other")).toEqual({ lesson: "gilbert", step: 0, values: {} });
  });

  it("keeps unknown values, which the lesson refuses", () => {
    expect(valuesOf({ gap: "wide", exact: "maybe", colour: "3" }, info.parameters)).toEqual({
      gap: "wide",
      exact: "maybe",
      colour: "3",
    });
  });

  it("reads an invalid step as the first", () => {
    for (const step of ["-3", "x", "", "NaN", "-Infinity"])
      expect(readAddress(`#gilbert?step=${step}`)?.step).toBe(0);
    expect(readAddress("#gilbert?step=2.7")?.step).toBe(2);
    expect(readAddress("#%E0%A4%A?step=1")?.lesson).toBe("%E0%A4%A");
  });
});
