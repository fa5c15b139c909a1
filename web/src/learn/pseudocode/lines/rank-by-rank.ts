/** Rank by rank. */
import type { Lines } from "../code";

export const rankByRank: Lines<"rank-by-rank"> = [
  { line: "radii", at: ["rank.parts"], shows: { rₙ: "accuracy" } },
  { line: "first", at: ["rank.first"], shows: { "r₁": "rank-radius" } },
  { line: "next", through: ["rank.deleted", "rank.kept"], shows: { i: "rank" } },
  {
    line: "cubes",
    depth: 1,
    through: ["rank.deleted", "rank.kept"],
    shows: { rᵢ: "rank-radius", edge: "cube-edge-length" },
  },
  {
    line: "surface",
    depth: 1,
    at: ["rank.kept"],
    through: ["rank.deleted"],
    shows: { a: "spheres-a", b: "spheres-b" },
  },
  { line: "overlap", depth: 1, at: ["rank.deleted"] },
  { line: "covered", at: ["rank.covered", "rank.gaps"], shows: { uncovered: "points-uncovered" } },
  { line: "roots", at: ["rank.roots"], through: ["rank.apart", "rank.missed", "rank.unmarked"] },
  {
    line: "search",
    through: ["rank.marked", "rank.dead-end", "rank.cleared", "rank.hit"],
    shows: { tests: "sphere-tests" },
  },
  { line: "hit", depth: 1, at: ["rank.hit"], through: ["rank.collide", "rank.false-alarm"] },
  {
    line: "mark",
    depth: 1,
    at: ["rank.marked"],
    through: ["rank.dead-end", "rank.cleared"],
    shows: { "of x": "a", "of y": "b" },
  },
  { line: "dead", depth: 1, at: ["rank.dead-end"] },
  { line: "below", depth: 1, through: ["rank.marked", "rank.hit"] },
  { line: "clear", depth: 1, at: ["rank.cleared"], through: ["rank.dead-end"] },
  { line: "collide", at: ["rank.collide", "rank.false-alarm"], shows: { hits: "pairs" } },
  { line: "apart", at: ["rank.apart", "rank.missed", "rank.unmarked"] },
];
