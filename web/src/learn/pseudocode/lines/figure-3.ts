/** Figure 3. */
import type { Lines } from "../code";

export const figure3: Lines<"figure-3"> = [
  { line: "size", through: ["figure-3.first", "figure-3.size"], shows: { n: "corners" } },
  {
    line: "pairs",
    depth: 1,
    at: ["figure-3.impossible"],
    through: ["figure-3.first", "figure-3.size"],
    shows: { asked: "asked" },
  },
  {
    line: "pieces",
    depth: 1,
    through: ["figure-3.first", "figure-3.size"],
    shows: { A: "pieces", B: "others" },
  },
  {
    line: "truth",
    depth: 1,
    through: ["figure-3.first", "figure-3.size"],
    shows: { overlapping: "overlapping" },
  },
  { line: "said", depth: 2, at: ["figure-3.size"], through: ["figure-3.first"], shows: { wrong: "wrong" } },
  {
    line: "cleared",
    depth: 2,
    through: ["figure-3.first", "figure-3.size"],
    shows: { published: "published" },
  },
  {
    line: "time",
    depth: 1,
    at: ["figure-3.first"],
    through: ["figure-3.size"],
    shows: { published: "time-published", sat: "time-sat", gjk: "time-gjk", exact: "time-exact" },
  },
  {
    line: "prepare",
    depth: 1,
    through: ["figure-3.first", "figure-3.size"],
    shows: { prepare: "time-prepare" },
  },
  {
    line: "ratios",
    at: ["figure-3.ratios"],
    shows: { sat: "ratio-sat", gjk: "ratio-gjk", exact: "ratio-exact" },
  },
  { line: "beside", depth: 1, through: ["figure-3.ratios"] },
];
