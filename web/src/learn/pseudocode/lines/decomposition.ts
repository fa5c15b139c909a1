/** Decomposition. */
import type { Lines } from "../code";

const passesSteps = [
  "decomposition.merged",
  "decomposition.concave",
  "decomposition.inconsistent",
  "decomposition.not-convex",
] as const;

export const decomposition: Lines<"decomposition"> = [
  { line: "begin", at: ["decomposition.begin"], shows: { "|L|": "elements" } },
  { line: "negative", at: ["decomposition.holes"], shows: { holes: "holes" } },
  { line: "passes", at: ["decomposition.variants"], through: passesSteps },
  { line: "broken", at: ["decomposition.broken"], shows: { pieces: "pieces" } },
  { line: "answer", at: ["decomposition.found"], shows: { "|L|": "elements", virtual: "virtual" } },
  { line: "divide", through: passesSteps },
  { line: "each", through: passesSteps },
  { line: "check", depth: 1, at: ["decomposition.checks"] },
  { line: "shared", depth: 1, through: passesSteps },
  { line: "inconsistent", depth: 1, at: ["decomposition.inconsistent"] },
  { line: "concave", depth: 1, at: ["decomposition.concave"], shows: { "c · n": "height" } },
  { line: "whole", depth: 1, at: ["decomposition.not-convex"] },
  { line: "merge", depth: 1, at: ["decomposition.merged"], shows: { edges: "edges", "|L|": "elements" } },
];
