/** A sign that cannot be wrong. */
import type { Lines } from "../code";

export const exactPredicates: Lines<"exact-predicates"> = [
  { line: "sign", at: ["signs.line"], through: ["signs.exact", "signs.plain", "signs.stages"] },
  { line: "differences", depth: 1, through: ["signs.plain", "signs.filter", "signs.stages"] },
  { line: "plain", depth: 1, at: ["signs.plain"], through: ["signs.filter", "signs.stages"] },
  { line: "naive", depth: 1, at: ["signs.wrong"], shows: { wrong: "sign-wrong" } },
  { line: "bound", depth: 1, through: ["signs.filter", "signs.stages"] },
  {
    line: "filter",
    depth: 1,
    at: ["signs.filter"],
    through: ["signs.stages"],
    shows: { sure: "stage-filter" },
  },
  { line: "exactly", depth: 1, through: ["signs.stages"] },
  { line: "enough", depth: 1, through: ["signs.stages"], shows: { sure: "stage-differences" } },
  { line: "tails", depth: 1, through: ["signs.stages"] },
  { line: "corrected", depth: 1, through: ["signs.stages"], shows: { sure: "stage-corrected" } },
  {
    line: "all",
    depth: 1,
    at: ["signs.exact", "signs.stages"],
    shows: { left: "stage-all" },
  },
  { line: "hull", through: ["signs.triangle", "signs.hull"] },
  {
    line: "sees",
    depth: 1,
    at: ["signs.triangle"],
    shows: { seen: "edges-seen-plain", truly: "edges-seen-exact" },
  },
  { line: "inside", depth: 1, through: ["signs.triangle"] },
  { line: "outside", depth: 1, at: ["signs.hull"], shows: { corners: "corners-plain" } },
  { line: "space", at: ["signs.space"], shows: { touching: "product-touching" } },
];
