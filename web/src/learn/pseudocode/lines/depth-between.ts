/** How deep, between two bounds. */
import type { Lines } from "../code";

export const depthBetween: Lines<"depth-between"> = [
  { line: "pairs", at: ["between.start"], shows: { pairs: "pairs-meeting" } },
  { line: "common", at: ["between.common"], shows: { triangles: "pieces-in-common" } },
  {
    line: "bounds",
    at: ["between.first"],
    through: ["between.half", "between.exact", "between.bounded"],
    shows: { pieces: "pieces-looked" },
  },
  {
    line: "worst",
    through: ["between.first", "between.half", "between.exact", "between.bounded"],
    shows: { lower: "depth-least", upper: "depth-most" },
  },
  { line: "cut", depth: 1, at: ["between.half"], shows: { open: "pieces-open" } },
  {
    line: "depth",
    at: ["between.exact", "between.bounded"],
    shows: { lower: "depth-least", upper: "depth-most" },
  },
  { line: "proof", at: ["between.shorter"], shows: { tried: "motions-tried", met: "motions-still-in" } },
  { line: "hulls", at: ["between.hulls"], shows: { "|v|": "by-hulls" } },
  { line: "back", at: ["between.back", "between.not-back"], shows: { "|v|": "by-back" } },
  { line: "none", through: ["between.push", "between.stuck"] },
  {
    line: "push",
    depth: 1,
    at: ["between.push", "between.stuck"],
    shows: { pushes: "pushes", "|w|": "by-pushes" },
  },
  { line: "best", through: ["between.push"], shows: { shortest: "way-most" } },
  { line: "closed", at: ["between.closed"], shows: { shortest: "way-most" } },
  { line: "open", at: ["between.open"], shows: { lower: "depth-least", shortest: "way-most" } },
];
