/** Axis by axis. */
import type { Lines } from "../code";

const eachSteps = [
  "axis.apart",
  "axis.aside",
  "axis.aside-of-all",
  "axis.kept",
  "axis.kept-line",
  "axis.dropped",
  "axis.dropped-line",
] as const;

export const axisByAxis: Lines<"axis-by-axis"> = [
  { line: "begin", at: ["axis.pair", "axis.pair-not-convex"], shows: { edges: "edges" } },
  { line: "each", through: eachSteps, shows: { k: "k" } },
  { line: "axis", depth: 1, through: eachSteps },
  { line: "shadows", depth: 1, through: eachSteps },
  { line: "interval", depth: 1, through: eachSteps },
  { line: "apart", depth: 1, at: ["axis.apart"], shows: { I: "interval" } },
  {
    line: "line",
    depth: 1,
    through: ["axis.aside", "axis.aside-of-all", "axis.kept-line", "axis.dropped-line"],
  },
  {
    line: "beside",
    depth: 2,
    through: ["axis.aside", "axis.aside-of-all", "axis.kept-line", "axis.dropped-line"],
    shows: { I: "interval" },
  },
  { line: "last", depth: 2, at: ["axis.aside-of-all"] },
  { line: "aside", depth: 2, at: ["axis.aside"], through: ["axis.kept-line", "axis.dropped-line"] },
  { line: "kept", depth: 1, at: ["axis.kept", "axis.kept-line"], shows: { D: "kept" } },
  {
    line: "dropped",
    depth: 1,
    at: ["axis.dropped", "axis.dropped-line"],
    shows: { I: "interval", D: "kept" },
  },
  { line: "turned", at: ["axis.move-turned"], through: ["axis.move"] },
  { line: "move", at: ["axis.move"], through: ["axis.move-turned"], shows: { "|V|": "by" } },
  {
    line: "truth",
    at: ["axis.right-apart", "axis.clear", "axis.not-clear", "axis.worse", "axis.false-hit", "axis.missed"],
    shows: { overlap: "overlap-before", left: "overlap-left" },
  },
];
