/** Shuttle and chair. */
import type { Lines } from "../code";

export const shuttleAndChair: Lines<"shuttle-and-chair"> = [
  { line: "robot", at: ["shuttle.world"], through: ["shuttle.cells"], shows: { robot: "robot-cells" } },
  { line: "cells", at: ["shuttle.cells"], shows: { full: "full-cells", cubes: "cubes-compacted" } },
  { line: "each", through: ["shuttle.slice", "shuttle.surfaces"] },
  { line: "g", depth: 1, through: ["shuttle.slice", "shuttle.surfaces"] },
  {
    line: "field",
    depth: 1,
    at: ["shuttle.slice"],
    through: ["shuttle.surfaces"],
    shows: { least: "field-lowest", most: "field-highest" },
  },
  { line: "surface", at: ["shuttle.surfaces"] },
  { line: "open", through: ["shuttle.explored", "shuttle.way"] },
  { line: "lowest", at: ["shuttle.explored"], through: ["shuttle.way"], shows: { nodes: "nodes-explored" } },
  { line: "beside", depth: 1, through: ["shuttle.explored", "shuttle.way"] },
  { line: "reached", depth: 1, at: ["shuttle.way"], shows: { turned: "way-turned" } },
  { line: "turn", depth: 1, through: ["shuttle.explored"] },
  { line: "legs", at: ["shuttle.robot"], shows: { hits: "legs-that-meet" } },
  { line: "times", at: ["shuttle.times"] },
];
