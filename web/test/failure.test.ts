import { describe, expect, it } from "vitest";
import { isPanic } from "../src/engine/worker/failure";

describe("what ends a worker", () => {
  it("is a trap, a panic and every call after them, and no refusal", () => {
    const panic = Object.assign(new Error("index out of bounds"), { name: "PanicError" });
    for (const end of [new WebAssembly.RuntimeError("unreachable"), panic, new Error("Module terminated")])
      expect(isPanic(end)).toBe(true);
    for (const refusal of [new Error("There is no part 7."), "There is no part 7."])
      expect(isPanic(refusal)).toBe(false);
  });
});
