/** A tree that moves. */
import type { Lines } from "../code";

export const movingTree: Lines<"moving-tree"> = [
  { line: "world", at: ["tree.part"], through: ["tree.coloured", "tree.source"], shows: { l: "level" } },
  { line: "colour", at: ["tree.coloured"], through: ["tree.source"], shows: { faces: "faces-through-cell" } },
  { line: "source", at: ["tree.source"], shows: { full: "full-cells" } },
  { line: "form", at: ["tree.form"], shows: { symbols: "cells" } },
  { line: "compact", at: ["tree.compacted"], shows: { cubes: "cubes-compacted" } },
  {
    line: "motion",
    through: ["tree.moved", "tree.moved-differing", "tree.shifted"],
    shows: { moves: "moves" },
  },
  { line: "each", depth: 1, through: ["tree.moved", "tree.moved-differing", "tree.shifted"] },
  { line: "place", through: ["tree.cube", "tree.moved", "tree.moved-differing"] },
  {
    line: "spheres",
    depth: 1,
    at: ["tree.cube"],
    through: ["tree.moved", "tree.moved-differing"],
    shows: { spheres: "by-spheres", corners: "by-corners", edges: "by-edges" },
  },
  {
    line: "approximate",
    depth: 1,
    at: ["tree.moved-differing"],
    through: ["tree.cube", "tree.moved"],
    shows: { tests: "approximate" },
  },
  { line: "decide", depth: 1, through: ["tree.cube", "tree.moved", "tree.moved-differing"] },
  { line: "children", depth: 1, through: ["tree.cube", "tree.moved", "tree.moved-differing"] },
  { line: "axes", at: ["tree.shifted"], shows: { comparisons: "comparisons" } },
  { line: "unite", at: ["tree.moved"], through: ["tree.moved-differing", "tree.shifted"] },
  { line: "back", at: ["tree.back", "tree.back-still"], shows: { wrong: "wrong-from-last" } },
  { line: "table", at: ["tree.table", "tree.shifts-table"] },
];
