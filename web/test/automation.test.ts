import { describe, expect, it } from "vitest";
import type { GivenFile } from "../src/automation";
import { fileOf } from "../src/automation/names";

describe("a file that a program gives", () => {
  it("has its bytes, also as a text", async () => {
    const { path, blob } = fileOf({ name: "a.stl", bytes: "solid" });
    expect([path, await blob.text()]).toEqual(["a.stl", "solid"]);
    expect(fileOf({ name: "empty.stl", bytes: "" }).blob.size).toBe(0);
  });

  it("is refused by name without bytes", () => {
    expect(() => fileOf({ name: "a.stl" } as GivenFile)).toThrow(
      "The bytes of “a.stl” are missing. Give each file as { name, bytes }.",
    );
  });
});
