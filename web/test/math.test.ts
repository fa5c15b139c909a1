import { describe, expect, it } from "vitest";
import { runs, tokens } from "../src/learn/math/tokens";
import { type Node, tree } from "../src/learn/math/tree";
import type { Piece } from "../src/learn/template";
import { languages } from "./learn/catalogues";

/** Returns a line as text: each part of mathematics in ‹›, scripts as _ and ^, fractions and roots by name. */
const line = (...pieces: Piece[]): string =>
  runs(tokens(pieces))
    .map((run) =>
      "words" in run
        ? run.words.map(({ text }) => text).join("")
        : run.math.map((part) => `‹${tree(part).map(reported).join("")}›`).join(""),
    )
    .join("");

function reported(node: Node): string {
  switch (node.kind) {
    case "group":
      return `${node.open}${node.inside.map(reported).join("")}${node.close}`;
    case "scripts":
      return `${reported(node.base)}${node.sub ? `_${node.sub}` : ""}${node.sup ? `^${node.sup}` : ""}`;
    case "root":
      return `root[${reported(node.inside)}]`;
    case "fraction":
      return `[${reported(node.over)}|${reported(node.under)}]`;
    case "operator":
      return node.isSign ? `sign${node.text}` : node.text;
    default:
      return node.text;
  }
}

describe("a line of the catalogue", () => {
  it("is mathematics where it has mathematical signs, and words elsewhere", () => {
    expect(line("d ≥ ", { value: "30 mm" })).toBe("‹d›‹≥30 mm›");
    expect(line("true d = ", { value: "3" })).toBe("true ‹d›‹=3›");
    expect(line("at tᵢ: ", { value: "4" }, " pairs")).toBe("at ‹t_i›: 4 pairs");
    expect(line("hulls ", { value: "4" }, " · exact ", { value: "2" })).toBe("hulls 4 · exact 2");
    expect(line("V = hull(corners at tᵢ, corners at tᵢ₊₁)")).toBe(
      "‹V›‹=› hull(corners at ‹t_i›, corners at ‹t_i+1›)",
    );
    expect(line("is there a way?")).toBe("is there a way?");
  });

  it("has scripts, fractions, roots and signs", () => {
    expect(line("A = (−E_y, E_x) / |E|")).toBe("‹A›‹=[(sign−E_y, E_x)||E|]›");
    expect(line("r₀ = −h(−ν₀) / |ν₀| = ", { value: "1" })).toBe("‹r_0›‹=sign−[h(sign−ν_0)||ν_0|]›‹=1›");
    expect(line("g(ν) = |ν|² + h(−ν) ≈ 0")).toBe("‹g(ν)›‹=|ν|^2+h(sign−ν)›‹≈0›");
    expect(line("√2·r > 2r/√3")).toBe("‹root[2]·r›‹>2[r|root[3]]›");
    expect(line("R (1 − cos φ/2) = ", { value: "4" })).toBe("‹R (1−cos [φ|2])›‹=4›");
    expect(line("p₁ = Σ λᵢ x₁ᵢ")).toBe("‹p_1›‹=Σλ_i x_1i›");
    expect(line("w ≈ L / 2ˡ")).toBe("‹w›‹≈[L|2^l]›");
  });

  it("keeps every sign of all formulas in all languages", () => {
    for (const texts of Object.values(languages))
      for (const text of Object.values(texts as Record<string, string | { formula?: readonly string[] }>)) {
        if (typeof text === "string") continue;
        for (const formula of text.formula ?? []) {
          const all = tokens([formula]);
          const again = runs(all).flatMap((run) => ("words" in run ? run.words : run.math.flat()));
          expect(again).toEqual(all);
        }
      }
  });
});
