import { describe, expect, it } from "vitest";
import { runs, tokens } from "../../src/learn/math/tokens";
import { code, lineText } from "../../src/learn/pseudocode/all";
import { keysOf, valueAt } from "../../src/learn/pseudocode/panel";
import type { StepInfo } from "../../src/learn/types";
import { entriesOf } from "../texts";
import { en } from "./catalogues";

const lessons = Object.entries(code);
const keys = Object.keys(en);
const named = (kind: string) =>
  keys.filter((key) => key.startsWith(`${kind}.`)).map((key) => key.slice(kind.length + 1));
const all = lessons.flatMap(([, lines]) => lines);

describe("the pseudocode", () => {
  it("exists for each lesson", () => {
    expect(lessons.map(([name]) => name).sort()).toEqual(named("lesson").sort());
  });

  it("has exactly one line for each kind of step", () => {
    const standing = all.flatMap(({ at = [] }) => at);
    expect([...standing].sort()).toEqual(named("say").sort());
  });

  it("has a line for each event, and none for events that do not occur", () => {
    const reported = new Set([...named("say"), ...named("event")]);
    const tied = new Set(all.flatMap((line) => [...keysOf(line)]));
    expect([...tied].sort()).toEqual([...reported].sort());
  });
});

describe.each(lessons)("the pseudocode of %s", (name, lines) => {
  it("has ten to twenty lines, each with a text and a step", () => {
    expect(lines.length).toBeGreaterThanOrEqual(10);
    expect(lines.length).toBeLessThanOrEqual(20);
    const reported = entriesOf("en", "pseudocode").filter(({ key }) => key.startsWith(`${name}.`));
    expect(lines.map(({ line }) => `${name}.${line}`)).toEqual(reported.map(({ key }) => key));
    for (const line of lines) {
      expect(lineText(name, line.line).trim(), line.line).toBeTruthy();
      expect(keysOf(line).size, line.line).toBeGreaterThan(0);
    }
  });

  it("shows every mathematical sign", () => {
    for (const { line } of lines) {
      const text = lineText(name, line);
      const all = tokens([text]);
      const again = runs(all, true).flatMap((run) => ("words" in run ? run.words : run.math.flat()));
      expect(again, text).toEqual(all);
    }
  });

  it("is indented by one level at a time", () => {
    let before = -1;
    for (const { line, depth = 0 } of lines) {
      expect(depth, line).toBeLessThanOrEqual(before + 1);
      before = depth;
    }
  });
});

describe("a letter of the pseudocode", () => {
  const mathematics = (text: string, isCode: boolean) =>
    runs(tokens([text]), isCode).flatMap((run) =>
      "math" in run
        ? [
            run.math
              .flat()
              .map((token) => token.text)
              .join(""),
          ]
        : [],
    );

  it("is a variable, except the article", () => {
    expect(mathematics("s is a point of x", true)).toEqual(["s", "x"]);
    expect(mathematics("return d, a bound", true)).toEqual(["d"]);
    expect(mathematics("if a₀ is less", true)).toEqual(["a0"]);
    expect(mathematics("s is a point of x", false)).toEqual([]);
  });
});

describe("the value of a variable", () => {
  const step: StepInfo = {
    index: 3,
    say: "gilbert.refine",
    with: { gain: 0.5, hull: "arch", upper: 7 },
    numbers: [
      { name: "upper", value: 32.25, unit: "length", bound: "atMost" },
      { name: "time", unit: "milliseconds", bound: "measured" },
    ],
    events: [],
    charts: [],
    grip: false,
  };

  it("is the number of that name, or a value of the text", () => {
    expect(valueAt(step, "upper")).toBe("32.25");
    expect(valueAt(step, "gain")).toBe("0.5000");
    expect(valueAt(step, "hull")).toBe("the arch");
  });

  it("is undefined while it is unknown", () => {
    expect(valueAt(step, "time")).toBeUndefined();
    expect(valueAt(step, "nothing")).toBeUndefined();
  });
});
