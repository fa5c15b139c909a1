/** From coarse to fine. */
import type { Lines } from "../code";

export const coarseToFine: Lines<"coarse-to-fine"> = [
  { line: "begin", at: ["coarse-to-fine.begin"] },
  {
    line: "spheres",
    at: ["coarse-to-fine.spheres-meet"],
    through: ["coarse-to-fine.spheres-apart", "coarse-to-fine.spheres-apart-proven"],
    shows: { distance: "distance" },
  },
  {
    line: "centres",
    depth: 1,
    at: ["coarse-to-fine.spheres-apart", "coarse-to-fine.centres"],
    shows: { d: "distance" },
  },
  { line: "gap", depth: 1, at: ["coarse-to-fine.spheres-apart-proven"], shows: { gap: "gap" } },
  {
    line: "hulls",
    through: ["coarse-to-fine.hulls-attained", "coarse-to-fine.hulls-bound", "coarse-to-fine.hulls-overlap"],
    shows: { r: "distance" },
  },
  { line: "attained", depth: 1, at: ["coarse-to-fine.hulls-attained"] },
  { line: "bound", depth: 1, at: ["coarse-to-fine.hulls-bound"] },
  { line: "overlap", depth: 1, at: ["coarse-to-fine.hulls-overlap"] },
  { line: "release", at: ["coarse-to-fine.release"], shows: { elements: "elements" } },
  { line: "drop", depth: 1, at: ["coarse-to-fine.drop"], shows: { r: "distance" } },
  {
    line: "least",
    at: [
      "coarse-to-fine.right",
      "coarse-to-fine.unproven",
      "coarse-to-fine.too-far",
      "coarse-to-fine.too-near",
    ],
    shows: { answer: "distance", d: "truth" },
  },
  { line: "proven", at: ["coarse-to-fine.proven"], shows: { d: "distance" } },
  {
    line: "heights",
    at: ["coarse-to-fine.heights-wrong", "coarse-to-fine.heights-right"],
    shows: { wrong: "wrong", heights: "all" },
  },
];
