/** GJK, step by step. */
import type { Lines } from "../code";

export const gilbert: Lines<"gilbert"> = [
  { line: "start", at: ["gilbert.begin"] },
  {
    line: "repeat",
    through: ["gilbert.first", "gilbert.refine", "gilbert.unproven", "gilbert.arrived", "gilbert.meets"],
  },
  {
    line: "nearest",
    depth: 1,
    through: [
      "gilbert.first",
      "gilbert.refine",
      "gilbert.unproven",
      "gilbert.arrived",
      "gilbert.meets",
      "gilbert.vertex",
      "gilbert.edge",
      "gilbert.face",
      "gilbert.within",
    ],
    shows: { "|ν|": "upper" },
  },
  {
    line: "reduce",
    depth: 1,
    through: ["gilbert.first", "gilbert.refine", "gilbert.unproven", "gilbert.arrived", "gilbert.meets"],
    shows: { "|V|": "corners", dropped: "dropped" },
  },
  { line: "inside", depth: 1, at: ["gilbert.met"] },
  {
    line: "support",
    depth: 1,
    through: ["gilbert.first", "gilbert.refine", "gilbert.unproven", "gilbert.arrived", "gilbert.meets"],
  },
  {
    line: "bound",
    depth: 1,
    through: ["gilbert.first", "gilbert.refine", "gilbert.unproven", "gilbert.arrived", "gilbert.meets"],
    shows: { r: "lower" },
  },
  { line: "arrived", depth: 1, at: ["gilbert.arrived"], shows: { g: "g" } },
  {
    line: "push",
    depth: 1,
    at: ["gilbert.first", "gilbert.refine", "gilbert.unproven", "gilbert.meets"],
    shows: { gain: "gain" },
  },
  { line: "apart", at: ["gilbert.separated"], shows: { d: "distance" } },
  { line: "touch", at: ["gilbert.touching"], shows: { d: "distance" } },
  { line: "unfinished", at: ["gilbert.unfinished"] },
  { line: "polytope", through: ["gilbert.met", "gilbert.expand"] },
  { line: "loop", through: ["gilbert.expand"] },
  { line: "facet", depth: 1, through: ["gilbert.expand"], shows: { least: "least" } },
  { line: "beyond", depth: 1, through: ["gilbert.expand"], shows: { most: "most" } },
  { line: "deep", depth: 1, at: ["gilbert.overlapping"], shows: { depth: "depth" } },
  { line: "grow", depth: 1, at: ["gilbert.expand"] },
];
