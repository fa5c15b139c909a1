import { afterEach, describe, expect, it } from "vitest";
import {
  between,
  bytes,
  count,
  degrees,
  duration,
  estimate,
  exactly,
  length,
  number,
  outward,
  parseAngle,
  parseDegrees,
  parseLength,
  plain,
  plainLength,
  plainPlace,
  sameUnits,
  volume,
} from "../src/state/format";
import { language } from "../src/state/language";

const mm = sameUnits("mm");
const m = sameUnits("m");
const metresInMm = { sceneUnit: "m", displayUnit: "mm" } as const;

const spaces = (text: string) => text.replace(/\u202f/g, " ");

describe("formatted numbers", () => {
  it("group thousands with a narrow no-break space", () => {
    expect(count(74252)).toBe("74\u202f252");
    expect(count(999)).toBe("999");
    expect(count(1234567)).toBe("1\u202f234\u202f567");
  });

  it("keep the significant digits of a length at any scale", () => {
    expect(number(1.2344)).toBe("1.234");
    expect(number(0.02)).toBe("0.02000");
    expect(number(17.0703)).toBe("17.07");
    expect(number(0.000123456)).toBe("0.0001235");
    expect(number(3e-8)).toBe("3.00e\u22128");
    expect(number(12345.678)).toBe("12345.7");
    expect(number(0)).toBe("0");
    expect(plain(0.5)).toBe("0.5");
    expect(plain(-13.83827)).toBe("\u221213.838");
    expect(number(-1.6)).toBe("\u22121.600");
    expect(length(1.5, sameUnits("in"))).toBe("1.500\u202fin");
    expect(spaces(length(-1234567.8, mm))).toBe("−1 234 568 mm");
  });

  it("have no exponent in fields and copies", () => {
    expect(plainPlace([5.7e-16, -2.414, 0], mm)).toEqual(["0", "\u22122.414", "0"]);
    expect(plainLength(2.672e-5, mm)).toBe("0.00002672");
    expect(plainLength(12.3456789, mm)).toBe("12.346");
    expect(plainLength(1e-15, mm)).toBe("0");
    expect(spaces(exactly(2.672e-9, m))).toBe("0.000000002672 m");
    expect(spaces(exactly(0.1 + 0.2, mm))).toBe("0.3 mm");
  });

  it("show lengths in the reader's unit", () => {
    expect(spaces(length(0.001319, metresInMm))).toBe("1.319 mm");
    expect(spaces(between(0.0003943, 0.0004051, metresInMm))).toBe("0.39–0.41 mm");
    expect(spaces(estimate(0.00012345, metresInMm))).toBe("~0.12 mm");
    expect(plainPlace([0.0254, 0, -1], { sceneUnit: "m", displayUnit: "in" })).toEqual(["1", "0", "−39.37"]);
    expect(spaces(exactly(0.001319, metresInMm))).toBe("1.319 mm");
    expect(spaces(volume(16.387064, { sceneUnit: "mm", displayUnit: "in" }))).toBe("0.001 in³");
  });

  it("show only digits that matter, and 0 only for 0", () => {
    expect(spaces(length(2.672e-5, mm))).toBe("< 0.0001 mm");
    expect(spaces(length(2.672e-4, mm))).toBe("0.0003 mm");
    expect(spaces(length(-1e-9, mm))).toBe("< 0.0001 mm");
    expect(spaces(length(4e-4, m))).toBe("0.0004000 m");
    expect(spaces(length(0, mm))).toBe("0 mm");
    expect(spaces(between(2.671e-5, 2.672e-5, mm))).toBe("< 0.0001 mm");
    expect(spaces(between(1e-6, 2.672e-5, mm))).toBe("< 0.0001 mm");
    expect(spaces(estimate(2.7e-6, mm))).toBe("< 0.0001 mm");
  });

  it("merge equal bounds into one number, and round others outwards", () => {
    const text = (lower: number, upper: number) => spaces(between(lower, upper, mm));
    expect(text(0.4, 0.4)).toBe("0.4000 mm");
    expect(text(0.01117, 0.01121)).toBe("0.0112 mm");
    expect(text(0.3943, 0.4051)).toBe("0.39–0.41 mm");
    expect(text(12.341, 12.359)).toBe("12.34–12.36 mm");
    expect(text(0, 0.0412)).toBe("≤ 0.042 mm");
    expect(text(0.29, 0.7)).toBe("0.29–0.7 mm");
    expect(outward(0.0008485, 0.009982, m)).toEqual(["0.00084", "0.01"]);
  });

  it("include volumes", () => {
    expect(spaces(volume(0.8312, mm))).toBe("0.831 mm³");
    expect(spaces(volume(12345.6, mm))).toBe("12 346 mm³");
    expect(spaces(volume(2.5e-9, m))).toBe("2.5 mm³");
    expect(spaces(volume(1234567, mm))).toBe("1 235 cm³");
    expect(spaces(volume(0.25, sameUnits("in")))).toBe("0.25 in³");
    expect(spaces(volume(0, mm))).toBe("0 mm³");
    expect(spaces(volume(2.7e-6, mm))).toBe("< 0.0001 mm³");
  });

  it("include angles, times and sizes", () => {
    expect(degrees(Math.PI / 2)).toBe("90°");
    expect(degrees(-1e-9)).toBe("0°");
    expect(duration(0.94)).toBe("0.9\u202fms");
    expect(duration(38.4)).toBe("38\u202fms");
    expect(duration(1240)).toBe("1.2\u202fs");
    expect(bytes(6_266_784)).toBe("6.3\u202fMB");
    expect(bytes(999)).toBe("999\u202fB");
    expect(bytes(43_000)).toBe("43\u202fkB");
  });
});

describe("typed numbers", () => {
  it("are lengths with or without a unit, in the displayed unit by default", () => {
    expect(parseLength("1.5", mm)).toBe(1.5);
    expect(parseLength(" −2 cm", mm)).toBe(-20);
    expect(parseLength("3,5 см", mm)).toBe(35);
    expect(parseLength("1,5", m)).toBe(1.5);
    expect(parseLength("1/8 in", mm)).toBeCloseTo(3.175, 12);
    expect(parseLength('2"', sameUnits("in"))).toBe(2);
    expect(parseLength("1e-3", m)).toBe(0.001);
    expect(parseLength("1.5", metresInMm)).toBe(0.0015);
    expect(parseLength("1.5 m", metresInMm)).toBe(1.5);
    expect(parseLength(" 1,2 cm ", mm)).toBe(12);
    expect(parseLength("\u22123 in", mm)).toBeCloseTo(-76.2);
    expect(parseLength(".5m", mm)).toBe(500);
    expect(parseLength("1e2 MM", mm)).toBe(100);
  });

  it("are refused if they are neither a length nor an angle", () => {
    const none = ["", "abc", "1.5 kg", "1..2", "1/0", "--1", "12 px", "1 2", "mm", "1e999"];
    for (const text of [...none, "toString", "3 constructor"])
      expect([parseLength(text, mm), parseAngle(text), parseDegrees(text)]).toEqual(Array(3).fill(undefined));
  });

  it("are parsed back from formatted text", () => {
    for (const value of [0.1, -1.6, 12.345, 999.5]) {
      expect(parseLength(plainLength(value, mm), mm)).toBe(value);
      expect(parseLength(plainLength(value, metresInMm), metresInMm)).toBeCloseTo(value, 12);
    }
  });

  it("are degrees unless radians are named", () => {
    expect(parseAngle("90")).toBeCloseTo(Math.PI / 2, 15);
    expect(parseAngle("−45°")).toBeCloseTo(-Math.PI / 4, 15);
    expect(parseAngle("1.5 rad")).toBe(1.5);
    expect(parseAngle("ninety")).toBeUndefined();
    expect(parseDegrees("-30°")).toBe(-30);
    expect(parseDegrees("0.5 rad")).toBeCloseTo(28.6479, 4);
  });
});

describe("Russian numbers", () => {
  afterEach(() => {
    language.value = "en";
  });

  it("have units in Cyrillic letters", () => {
    language.value = "ru";
    expect(length(12.5, mm)).toBe("12.50\u202fмм");
    expect(duration(1500)).toBe("1.5\u202fс");
    expect(bytes(2_000_000)).toBe("2.0\u202fМБ");
  });
});
