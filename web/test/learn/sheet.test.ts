import { describe, expect, it } from "vitest";
import { readSettings, writeSettings } from "../../src/learn/sheet/settings";
import { BadSetting } from "../../src/learn/tools";

describe("the address of the sheet", () => {
  it("holds the settings that differ from the defaults, and restores them", () => {
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

  it("is refused if it is invalid", () => {
    expect(() => readSettings({ scene: "moon" })).toThrow(BadSetting);
    expect(() => readSettings({ mode: "fly" })).toThrow(BadSetting);
  });
});
