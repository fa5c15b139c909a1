/** Four steps. */
import type { Lines } from "../code";

const divideSteps = [
  "four-steps.world",
  "four-steps.level",
  "four-steps.leaves",
  "four-steps.pairs",
  "four-steps.pairs-instant",
] as const;

export const fourSteps: Lines<"four-steps"> = [
  { line: "predict", at: ["four-steps.parts", "four-steps.figures"], shows: { pairs: "pairs-of-all" } },
  { line: "boxes", at: ["four-steps.boxes"] },
  { line: "regions", through: ["four-steps.boxes"], shows: { "|R|": "overlap-regions" } },
  { line: "candidates", at: ["four-steps.candidates"], shows: { "|F|": "faces-that-meet-it" } },
  { line: "world", at: ["four-steps.world"] },
  { line: "divide", through: divideSteps },
  { line: "one", depth: 1, through: divideSteps },
  {
    line: "leaf",
    depth: 1,
    at: ["four-steps.leaves"],
    through: ["four-steps.pairs", "four-steps.pairs-instant"],
    shows: { cubes: "cubes-of-level" },
  },
  {
    line: "list",
    depth: 2,
    at: ["four-steps.pairs", "four-steps.pairs-instant"],
    shows: { listed: "pairs-listed" },
  },
  {
    line: "eighths",
    depth: 1,
    at: ["four-steps.level"],
    through: ["four-steps.world"],
    shows: { level: "level", cubes: "cubes-of-level" },
  },
  { line: "each", through: ["four-steps.hull", "four-steps.exact", "four-steps.plain"] },
  { line: "hull", depth: 1, at: ["four-steps.hull"], shows: { met: "met-hull" } },
  { line: "exact", depth: 1, at: ["four-steps.exact"], shows: { met: "met-exact" } },
  { line: "plain", depth: 1, at: ["four-steps.plain"], shows: { met: "met" } },
  { line: "time", at: ["four-steps.shares"] },
  { line: "cycles", at: ["four-steps.cycles"], shows: { listed: "pairs-listed" } },
];
