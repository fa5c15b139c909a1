/** The arch. */
import type { Lines } from "../code";

const pairSteps = [
  "arch.merged",
  "arch.parts",
  "arch.bound",
  "arch.stopped",
  "arch.virtual",
  "arch.pierced",
  "arch.overlap",
  "arch.still",
] as const;

export const arch: Lines<"arch"> = [
  { line: "merge", at: ["arch.begin"], shows: { hulls: "merged-hulls" } },
  {
    line: "cycle",
    through: [
      "arch.merged",
      "arch.parts",
      "arch.still",
      "arch.bound",
      "arch.stopped",
      "arch.virtual",
      "arch.pierced",
      "arch.overlap",
      "arch.recovered",
      "arch.remerged",
      "arch.lost",
    ],
  },
  { line: "lose", depth: 1, at: ["arch.lost"] },
  { line: "still", depth: 1, at: ["arch.still"], through: ["arch.remerged"] },
  { line: "remerge", depth: 2, at: ["arch.remerged"] },
  { line: "pair", depth: 1, through: pairSteps },
  { line: "nearest", depth: 2, through: pairSteps, shows: { searches: "searches", cut: "searches-cut" } },
  {
    line: "bound",
    depth: 2,
    at: ["arch.bound"],
    shows: { d: "to-environment", true: "to-environment-true" },
  },
  { line: "virtual", depth: 2, at: ["arch.virtual", "arch.pierced"], through: ["arch.released"] },
  { line: "first", depth: 2, through: ["arch.virtual", "arch.pierced"], shows: { first: "first" } },
  { line: "stopped", depth: 2, at: ["arch.stopped"], shows: { d: "distance" } },
  { line: "overlap", depth: 2, at: ["arch.overlap"] },
  {
    line: "exact",
    depth: 2,
    at: ["arch.merged", "arch.parts"],
    through: ["arch.still"],
    shows: { d: "to-environment" },
  },
  { line: "clear", depth: 1, through: ["arch.recovered"] },
  { line: "recover", depth: 2, at: ["arch.recovered"], shows: { T: "cycles" } },
];
