import { describe, expect, it } from "vitest";
import { isMissing } from "../src/engine/missing";
import { isPanic, sentence } from "../src/engine/worker/failure";

describe("an error that ends a worker", () => {
  it("is a trap, a panic or any later call, but not a refusal", () => {
    const panic = Object.assign(new Error("index out of bounds"), { name: "PanicError" });
    for (const end of [new WebAssembly.RuntimeError("unreachable"), panic, new Error("Module terminated")])
      expect(isPanic(end)).toBe(true);
    for (const refusal of [new Error("There is no part 7."), "There is no part 7."])
      expect(isPanic(refusal)).toBe(false);
  });

  it("is also a call whose part of the package is missing, with that reason", () => {
    const bare = new WebAssembly.Exception(new WebAssembly.Tag({ parameters: [] }), []);
    expect(isPanic(bare)).toBe(true);
    expect(isMissing({ message: sentence(bare) })).toBe(true);
    expect(sentence(new Error("Module terminated"))).toBe("");
  });
});
