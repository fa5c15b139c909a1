/** Through the gap. */
import type { Lines } from "../code";

export const throughTheGap: Lines<"through-the-gap"> = [
  {
    line: "world",
    at: [
      "gap.world",
      "gap.world-pocket",
      "gap.world-two-gaps",
      "gap.world-zigzag",
      "gap.world-island",
      "gap.world-clutter",
    ],
    shows: { empty: "empty-cells", full: "full-cells" },
  },
  { line: "field", at: ["gap.field"], through: ["gap.push", "gap.push-straight", "gap.heights"] },
  {
    line: "push",
    depth: 1,
    at: ["gap.push", "gap.push-straight"],
    shows: { g: "push-g", p: "push-most" },
  },
  { line: "hollow", at: ["gap.heights"], shows: { hollows: "field-hollows" } },
  { line: "open", through: ["gap.explored", "gap.way", "gap.failed"] },
  {
    line: "lowest",
    at: ["gap.explored"],
    through: ["gap.way", "gap.failed"],
    shows: { nodes: "nodes-explored" },
  },
  { line: "beside", depth: 1, through: ["gap.explored", "gap.way", "gap.failed"] },
  { line: "reached", depth: 1, at: ["gap.way"], through: ["gap.robot"], shows: { turned: "way-turned" } },
  { line: "turn", depth: 1, through: ["gap.explored", "gap.failed"] },
  { line: "failed", depth: 1, at: ["gap.failed"] },
  { line: "complete", through: ["gap.explored-ours", "gap.way-ours", "gap.proven"] },
  {
    line: "step",
    depth: 1,
    at: ["gap.explored-ours"],
    through: ["gap.way-ours", "gap.proven"],
    shows: { poses: "nodes-explored" },
  },
  {
    line: "short",
    depth: 1,
    at: ["gap.way-ours"],
    through: ["gap.robot-ours"],
    shows: { turned: "way-turned" },
  },
  { line: "proven", depth: 1, at: ["gap.proven"] },
  { line: "robot", at: ["gap.robot", "gap.robot-ours"], shows: { hits: "legs-that-meet" } },
];
