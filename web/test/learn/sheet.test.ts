import { describe, expect, it } from "vitest";
import { readAngle, readLength } from "../../src/learn/sheet/quantity";
import { BadSetting, readSettings, writeSettings } from "../../src/learn/sheet/settings";

describe("what is typed", () => {
  it("is read with its unit", () => {
    expect(readLength("12.5")).toBe(12.5);
    expect(readLength(" 1,2 cm ")).toBe(12);
    expect(readLength("\u22123 in")).toBeCloseTo(-76.2);
    expect(readLength(".5m")).toBe(500);
    expect(readLength("1e2 MM")).toBe(100);
    expect(readAngle("-30°")).toBe(-30);
    expect(readAngle("0.5 rad")).toBeCloseTo(28.6479, 4);
  });

  it("is refused when it is no number, or has no unit that is known", () => {
    for (const text of ["", "far", "12 px", "1 2", "mm", "1e999", "toString", "3 constructor"]) {
      expect(readLength(text)).toBeUndefined();
      expect(readAngle(text)).toBeUndefined();
    }
  });
});

describe("the address", () => {
  it("says what is not as usual, and is read back", () => {
    for (const [settings, hash] of [
      [{ scene: "key", mode: "slide" }, "#sheet"],
      [{ scene: "chain", mode: "push" }, "#sheet?scene=chain"],
      [{ scene: "garments", mode: "detect" }, "#sheet?scene=garments&mode=detect"],
    ] as const) {
      expect(writeSettings(settings)).toBe(hash);
      const fields = Object.fromEntries(new URLSearchParams(hash.split("?")[1] ?? ""));
      expect(readSettings(fields)).toEqual(settings);
    }
    expect(writeSettings({ mode: "slide" })).toBe("#sheet");
  });

  it("is refused where it cannot be meant", () => {
    expect(() => readSettings({ scene: "moon" })).toThrow(BadSetting);
    expect(() => readSettings({ mode: "fly" })).toThrow(BadSetting);
  });
});
