import { describe, expect, it } from "vitest";
import {
  between,
  bytes,
  count,
  degrees,
  duration,
  length,
  number,
  outward,
  parseAngle,
  parseLength,
  plain,
  plainPlace,
  volume,
} from "../src/state/format";

const spaces = (text: string) => text.replace(/\u202f/g, " ");

describe("numbers as people read them", () => {
  it("groups thousands with a narrow no-break space", () => {
    expect(count(74252)).toBe("74\u202f252");
    expect(count(999)).toBe("999");
    expect(count(1234567)).toBe("1\u202f234\u202f567");
  });

  it("keeps the digits of a length that matter, at any scale", () => {
    expect(number(1.2344)).toBe("1.234");
    expect(number(0.02)).toBe("0.02000");
    expect(number(17.0703)).toBe("17.07");
    expect(number(0.000123456)).toBe("0.0001235");
    expect(number(3e-8)).toBe("3.00e\u22128");
    expect(number(12345.678)).toBe("12345.7");
    expect(number(0)).toBe("0");
    expect(plainPlace([5.7e-16, -2.414, 0])).toEqual(["0", "\u22122.414", "0"]);
    expect(plainPlace([1e-15, 0, 2e-15])).toEqual(["1e\u221215", "0", "2e\u221215"]);
    expect(plain(0.5)).toBe("0.5");
    expect(plain(-13.83827)).toBe("\u221213.838");
    expect(number(-1.6)).toBe("\u22121.600");
    expect(length(1.5, "in")).toBe("1.500\u202fin");
  });

  it("shows no digit of a length that does not matter, and nothing as nothing only", () => {
    expect(spaces(length(2.672e-5, "mm"))).toBe("0.00003 mm");
    expect(spaces(length(3e-8, "mm"))).toBe("< 0.00001 mm");
    expect(spaces(length(4e-4, "m"))).toBe("0.0004000 m");
    expect(spaces(length(0, "mm"))).toBe("0 mm");
  });

  it("writes bounds as one number where they are one, and else rounded outwards", () => {
    const text = (lower: number, upper: number) => spaces(between(lower, upper, "mm"));
    expect(text(0.4, 0.4)).toBe("0.4000 mm");
    expect(text(0.01117, 0.01121)).toBe("0.0112 mm");
    expect(text(0.3943, 0.4051)).toBe("0.39–0.41 mm");
    expect(text(12.341, 12.359)).toBe("12.34–12.36 mm");
    expect(text(0, 0.0412)).toBe("≤ 0.042 mm");
    expect(text(0.29, 0.7)).toBe("0.29–0.7 mm");
    expect(outward(0.0008485, 0.009982, "m")).toEqual(["0.00084", "0.01"]);
  });

  it("writes volumes", () => {
    expect(spaces(volume(0.8312, "mm"))).toBe("0.831 mm³");
    expect(spaces(volume(12345.6, "mm"))).toBe("12 346 mm³");
    expect(spaces(volume(2.5e-9, "m"))).toBe("2.5 mm³");
    expect(spaces(volume(1234567, "mm"))).toBe("1 235 cm³");
    expect(spaces(volume(0.25, "in"))).toBe("0.25 in³");
  });

  it("writes angles, times and sizes", () => {
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

describe("what people type", () => {
  it("reads a length with or without its unit, in the scene's unit", () => {
    expect(parseLength("1.5", "mm")).toBe(1.5);
    expect(parseLength(" −2 cm", "mm")).toBe(-20);
    expect(parseLength("1,5", "m")).toBe(1.5);
    expect(parseLength("1/8 in", "mm")).toBeCloseTo(3.175, 12);
    expect(parseLength('2"', "in")).toBe(2);
    expect(parseLength("1e-3", "m")).toBe(0.001);
  });

  it("refuses what is not a length", () => {
    for (const text of ["", "abc", "1.5 kg", "1..2", "1/0", "--1"])
      expect(parseLength(text, "mm")).toBeUndefined();
  });

  it("reads what it writes", () => {
    for (const value of [0.1, -1.6, 12.345, 999.5]) expect(parseLength(plain(value), "mm")).toBe(value);
  });

  it("reads degrees unless radians are named", () => {
    expect(parseAngle("90")).toBeCloseTo(Math.PI / 2, 15);
    expect(parseAngle("−45°")).toBeCloseTo(-Math.PI / 4, 15);
    expect(parseAngle("1.5 rad")).toBe(1.5);
    expect(parseAngle("ninety")).toBeUndefined();
  });
});
