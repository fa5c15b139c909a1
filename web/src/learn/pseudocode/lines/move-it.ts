/** Move it while it runs. */
import type { Lines } from "../code";

export const moveIt: Lines<"move-it"> = [
  { line: "begin", at: ["move-it.world"] },
  { line: "repeat", through: ["move-it.way", "move-it.none", "move-it.mended"] },
  { line: "lowest", depth: 1, through: ["move-it.way", "move-it.none", "move-it.mended"] },
  { line: "none", depth: 1, at: ["move-it.none"] },
  { line: "around", depth: 1, through: ["move-it.way", "move-it.none", "move-it.mended"] },
  { line: "edge", depth: 2, through: ["move-it.way", "move-it.none", "move-it.mended"] },
  { line: "rest", depth: 2, through: ["move-it.way", "move-it.none", "move-it.mended"] },
  { line: "follow", through: ["move-it.way", "move-it.mended", "move-it.robot"] },
  {
    line: "shorten",
    depth: 1,
    at: ["move-it.way"],
    through: ["move-it.mended", "move-it.robot"],
    shows: { turned: "way-turned" },
  },
  { line: "block", through: ["move-it.mended", "move-it.none"] },
  { line: "still", depth: 1, at: ["move-it.still"], shows: { anew: "anew" } },
  {
    line: "mended",
    depth: 1,
    at: ["move-it.mended"],
    through: ["move-it.none"],
    shows: { poses: "mended", anew: "anew" },
  },
  { line: "robot", at: ["move-it.robot"], shows: { turned: "way-turned" } },
];
