/** Where it fails. */
import type { Lines } from "../code";

export const whereItFails: Lines<"where-it-fails"> = [
  {
    line: "world",
    at: [
      "fails.beside",
      "fails.world",
      "fails.pocket",
      "fails.two-gaps",
      "fails.zigzag",
      "fails.island",
      "fails.clutter",
    ],
  },
  { line: "open", through: ["fails.published-beside", "fails.published", "fails.published-way"] },
  {
    line: "lowest",
    through: ["fails.published-beside", "fails.published", "fails.published-way"],
    shows: { nodes: "nodes-explored" },
  },
  {
    line: "beside",
    depth: 1,
    at: ["fails.published-beside"],
    through: ["fails.published", "fails.published-way"],
  },
  { line: "free", depth: 2, through: ["fails.published-beside", "fails.published", "fails.published-way"] },
  { line: "reached", depth: 1, at: ["fails.published-way"], shows: { hits: "legs-that-meet" } },
  { line: "turn", depth: 1, through: ["fails.published-beside", "fails.published"] },
  { line: "failed", depth: 1, at: ["fails.published"], through: ["fails.published-beside"] },
  { line: "ours", through: ["fails.ours", "fails.way", "fails.both", "fails.proven", "fails.no-way"] },
  {
    line: "next",
    through: ["fails.ours", "fails.way", "fails.both", "fails.proven", "fails.no-way"],
    shows: { poses: "poses-expanded" },
  },
  {
    line: "step",
    depth: 1,
    at: ["fails.ours"],
    through: ["fails.way", "fails.both", "fails.proven", "fails.no-way"],
  },
  { line: "way", depth: 1, at: ["fails.way", "fails.both"], shows: { turned: "way-turned" } },
  { line: "proven", depth: 1, at: ["fails.proven", "fails.no-way"] },
  { line: "legs", at: ["fails.all"], shows: { found: "worlds-found", clean: "worlds-clean" } },
];
