/** Decomposition. */
import type { Lines } from "../code";

export const decomposition: Lines<"decomposition"> = [
  { line: "begin", at: ["decomposition.begin"], shows: { "|L|": "elements" } },
  { line: "negative", at: ["decomposition.holes"], shows: { holes: "holes" } },
  {
    line: "passes",
    at: ["decomposition.variants"],
    through: [
      "decomposition.merged",
      "decomposition.concave",
      "decomposition.inconsistent",
      "decomposition.not-convex",
    ],
  },
  { line: "broken", at: ["decomposition.broken"], shows: { pieces: "pieces" } },
  { line: "answer", at: ["decomposition.found"], shows: { "|L|": "elements", virtual: "virtual" } },
  {
    line: "divide",
    through: [
      "decomposition.merged",
      "decomposition.concave",
      "decomposition.inconsistent",
      "decomposition.not-convex",
    ],
  },
  {
    line: "each",
    through: [
      "decomposition.merged",
      "decomposition.concave",
      "decomposition.inconsistent",
      "decomposition.not-convex",
    ],
  },
  { line: "check", depth: 1, at: ["decomposition.checks"] },
  {
    line: "shared",
    depth: 1,
    through: [
      "decomposition.merged",
      "decomposition.concave",
      "decomposition.inconsistent",
      "decomposition.not-convex",
    ],
  },
  { line: "inconsistent", depth: 1, at: ["decomposition.inconsistent"] },
  { line: "concave", depth: 1, at: ["decomposition.concave"], shows: { "c · n": "height" } },
  { line: "whole", depth: 1, at: ["decomposition.not-convex"] },
  { line: "merge", depth: 1, at: ["decomposition.merged"], shows: { edges: "edges", "|L|": "elements" } },
];
