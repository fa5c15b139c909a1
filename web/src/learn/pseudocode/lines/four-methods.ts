/** Four methods. */
import type { Lines } from "../code";

export const fourMethods: Lines<"four-methods"> = [
  { line: "pair", at: ["four.pair"], shows: { depth: "overlap-before" } },
  {
    line: "published",
    at: ["four.published-wrong"],
    through: ["four.published-left", "four.published-stuck", "four.published-clear", "four.published-apart"],
  },
  { line: "papart", depth: 1, at: ["four.published-apart"] },
  {
    line: "pmove",
    depth: 1,
    at: ["four.published-left", "four.published-stuck", "four.published-clear"],
    shows: { "|V|": "move-published", left: "left-published" },
  },
  { line: "sat", through: ["four.sat-left", "four.sat-stuck", "four.sat-clear", "four.sat-apart"] },
  { line: "sgap", depth: 1, at: ["four.sat-apart"] },
  {
    line: "sout",
    depth: 1,
    at: ["four.sat-left", "four.sat-stuck", "four.sat-clear"],
    shows: { "|V|": "move-sat", left: "left-sat" },
  },
  { line: "gjk", at: ["four.gjk-apart"], through: ["four.gjk-left", "four.gjk-stuck", "four.gjk-clear"] },
  { line: "epa", depth: 1, through: ["four.gjk-left", "four.gjk-stuck", "four.gjk-clear"] },
  {
    line: "gout",
    depth: 1,
    at: ["four.gjk-left", "four.gjk-stuck", "four.gjk-clear"],
    shows: { "|V|": "move-gjk", left: "left-gjk" },
  },
  { line: "exact", at: ["four.exact-apart"] },
  { line: "nofit", depth: 1, through: ["four.exact-clear"] },
  { line: "eout", depth: 1, at: ["four.exact-clear"], shows: { "|V|": "move-exact", left: "left-exact" } },
  {
    line: "again",
    through: [
      "four.published-left",
      "four.published-stuck",
      "four.published-clear",
      "four.sat-left",
      "four.sat-stuck",
      "four.sat-clear",
      "four.gjk-left",
      "four.gjk-stuck",
      "four.gjk-clear",
    ],
    shows: { moves: "moves-until-content" },
  },
  { line: "all", at: ["four.all", "four.all-apart"], shows: { clear: "clear" } },
];
