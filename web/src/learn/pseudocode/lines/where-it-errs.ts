/** Where it errs. */
import type { Lines } from "../code";

export const whereItErrs: Lines<"where-it-errs"> = [
  {
    line: "each",
    through: ["errs.pair", "errs.false-hit", "errs.missed", "errs.not-clear", "errs.worse", "errs.often"],
    shows: { pairs: "pairs" },
  },
  {
    line: "a",
    depth: 1,
    through: ["errs.pair", "errs.false-hit", "errs.missed", "errs.not-clear", "errs.worse", "errs.often"],
    shows: { corners: "corners" },
  },
  {
    line: "b",
    depth: 1,
    through: ["errs.pair", "errs.false-hit", "errs.missed", "errs.not-clear", "errs.worse", "errs.often"],
  },
  {
    line: "said",
    depth: 1,
    through: ["errs.pair", "errs.false-hit", "errs.missed", "errs.not-clear", "errs.worse", "errs.often"],
  },
  {
    line: "truth",
    depth: 1,
    through: ["errs.pair", "errs.false-hit", "errs.missed", "errs.not-clear", "errs.worse", "errs.often"],
  },
  { line: "hit", depth: 1, at: ["errs.false-hit"], shows: { "|V|": "moved-by" } },
  { line: "missed", depth: 1, at: ["errs.missed"], shows: { overlap: "overlap-before" } },
  {
    line: "both",
    depth: 1,
    through: ["errs.pair", "errs.not-clear", "errs.worse"],
    shows: { before: "overlap-before", "|V|": "moved-by" },
  },
  { line: "clear", depth: 2, at: ["errs.pair"] },
  { line: "left", depth: 2, at: ["errs.not-clear"], shows: { left: "overlap-left" } },
  { line: "worse", depth: 2, at: ["errs.worse"], shows: { left: "overlap-left" } },
  {
    line: "show",
    at: ["errs.not-found"],
    through: ["errs.pair", "errs.false-hit", "errs.missed", "errs.not-clear", "errs.worse"],
  },
  { line: "often", at: ["errs.often"], shows: { hits: "false-hits", missed: "missed-overlaps" } },
];
