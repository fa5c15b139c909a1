/** The door opens. */
import type { Lines } from "../code";

export const doorOpens: Lines<"door-opens"> = [
  { line: "field", at: ["door.closed"] },
  {
    line: "climb",
    through: ["door.stuck", "door.on", "door.stuck-again"],
    shows: { steps: "climbing-steps" },
  },
  { line: "beside", depth: 1, through: ["door.stuck", "door.on", "door.stuck-again"] },
  { line: "reached", depth: 1, at: ["door.on"], shows: { turned: "way-turned" } },
  { line: "lower", depth: 1, through: ["door.stuck", "door.on", "door.stuck-again"] },
  { line: "turn", depth: 1, through: ["door.stuck", "door.on", "door.stuck-again"] },
  { line: "stuck", depth: 1, at: ["door.stuck", "door.stuck-again"] },
  {
    line: "opened",
    at: ["door.opened"],
    through: ["door.on", "door.stuck-again"],
    shows: { full: "full-cells" },
  },
  { line: "ours", through: ["door.proven"] },
  { line: "step", depth: 1, through: ["door.proven", "door.mended", "door.proven-again", "door.robot"] },
  { line: "proven", depth: 1, at: ["door.proven", "door.proven-again"] },
  { line: "mend", at: ["door.mended"], through: ["door.proven-again"], shows: { mended: "poses-mended" } },
  { line: "way", at: ["door.robot"] },
];
