/** The whole pipeline. */
import type { Lines } from "../code";

export const pipeline: Lines<"pipeline"> = [
  { line: "begin", at: ["pipeline.begin"], shows: { pairs: "pairs" } },
  {
    line: "rank",
    at: ["pipeline.spheres", "pipeline.ranked"],
    shows: { gap: "gap" },
  },
  { line: "centres", depth: 1, through: ["pipeline.spheres"], shows: { d: "distance" } },
  { line: "stop", depth: 1, through: ["pipeline.ranked", "pipeline.closed"] },
  {
    line: "hulls",
    at: ["pipeline.hulls", "pipeline.hulls-attained", "pipeline.hulls-bound"],
    shows: { r: "distance" },
  },
  { line: "threshold", depth: 1, through: ["pipeline.hulls"] },
  { line: "attained", depth: 1, through: ["pipeline.hulls-attained", "pipeline.hulls-bound"] },
  { line: "releaseA", at: ["pipeline.release-a"], shows: { kept: "kept" } },
  { line: "releaseB", at: ["pipeline.release-b"], shows: { kept: "kept" } },
  { line: "pairs", at: ["pipeline.elements"], shows: { compared: "compared" } },
  {
    line: "answer",
    at: ["pipeline.too-far", "pipeline.right"],
    shows: { answer: "answer", d: "truth" },
  },
  { line: "open", at: ["pipeline.asked-in-order"], shows: { asked: "asked" } },
  { line: "best", depth: 1, at: ["pipeline.elements-in-order"], shows: { best: "distance" } },
  { line: "closed", at: ["pipeline.closed"], shows: { lower: "lower", upper: "upper" } },
  { line: "stages", at: ["pipeline.stages"], shows: { iterations: "iterations" } },
  { line: "sizes", at: ["pipeline.sizes"], shows: { pairs: "many" } },
];
