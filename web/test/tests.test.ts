import { describe, expect, it } from "vitest";
import { sameUnits } from "../src/state/format";
import { freeName, groupsOf, kindName, patternOf, ruleName, setName, trimmedTest } from "../src/state/tests";
import { between, kindText, ruleText, setText } from "../src/ui/tests/words";
import { part } from "./pairs";

describe("an edited test", () => {
  it("gets a unique name", () => {
    expect(freeName("gears", [])).toBe("gears");
    expect(freeName("gears", ["gears"])).toBe("gears 2");
    expect(freeName("gears 2", ["gears", "gears 2"])).toBe("gears 3");
    expect(freeName("gears 2", ["gears"])).toBe("gears 2");
  });

  it("is saved without fields that equal their defaults", () => {
    const plain = {
      name: " a ",
      kind: "interference" as const,
      a: "all" as const,
      tolerance: 0,
      undecided: false,
      ignore: [],
    };
    expect(trimmedTest(plain)).toEqual({ name: "a", kind: "interference" });
    const full = {
      ...plain,
      name: "a",
      b: { name: "x" },
      tolerance: 0.1,
      undecided: true,
      ignore: ["approved" as const],
    };
    expect(trimmedTest(full)).toEqual({
      name: "a",
      kind: "interference",
      b: { name: "x" },
      tolerance: 0.1,
      undecided: true,
      ignore: ["approved"],
    });
  });

  it("has one word for each kind, set and rule", () => {
    expect([kindName({ clearance: 1 }), kindName("contact")]).toEqual(["clearance", "contact"]);
    expect([setName("all"), setName({ not: "all" })]).toEqual(["all", "not"]);
    expect([ruleName("meeting"), ruleName({ sameAssembly: {} })]).toEqual(["meeting", "sameAssembly"]);
  });

  it("suggests a pattern for parts that are numbered like a selected one", () => {
    expect(["bolt 3", "M6x20 nut", "gear"].map(patternOf)).toEqual(["bolt *", "M6x* nut", "gear"]);
  });

  it("offers each group of the tree once, outermost first", () => {
    const parts = [["m", "drive"], ["m"], ["m", "drive"], []].map((group, id) => part(id, "x", { group }));
    expect(groupsOf(parts, 9)).toEqual([["m"], ["m", "drive"]]);
  });
});

describe("the description of a test", () => {
  it("names its sets", () => {
    expect(between("all", "all")).toBe("all parts");
    expect(
      between({ name: "gear*" }, { not: { anyOf: [{ tree: ["m", "drive"] }, { colour: "#ff0000" }] } }),
    ).toBe("“gear*” × all but (drive or parts in #ff0000)");
    const list = (...names: string[]) => setText({ parts: names.map((name) => ({ path: ["m", name] })) });
    expect([list(), list("a"), list("a", "b", "c")]).toEqual(["nothing", "a", "a, b and 1 more"]);
  });

  it("names its kind and rules with their lengths", () => {
    const mm = sameUnits("mm");
    expect(kindText({ clearance: 0.5 }, mm)).toBe("Clearance 0.5000\u202fmm");
    expect(ruleText({ fasteners: { name: "bolt *", upTo: 2 } }, mm)).toBe(
      "“bolt *” in the parts that they fasten, up to 2.000\u202fmm deep",
    );
    expect(ruleText({ fits: { upTo: 0.05 } }, mm)).toBe(
      "all parts in coaxial holes, up to 0.0500\u202fmm interference",
    );
    expect(ruleText({ fits: { shaft: { name: "bolt *" } } }, mm)).toBe("“bolt *” in coaxial holes");
  });
});
