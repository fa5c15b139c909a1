/** The body in common. */
import type { Lines } from "../code";

export const bodyInCommon: Lines<"body-in-common"> = [
  {
    line: "open",
    at: ["body.open"],
    shows: { rim: "rim-edges" },
  },
  {
    line: "pairs",
    at: ["body.surfaces", "body.meet"],
    through: ["body.inside", "body.curve", "body.touch"],
    shows: { "|P|": "pairs-that-meet" },
  },
  { line: "none", through: ["body.inside"] },
  { line: "ray", depth: 1, through: ["body.inside"], shows: { w: "ray-crossings" } },
  { line: "inside", depth: 1, at: ["body.inside"], shows: { V: "body-volume" } },
  { line: "curve", at: ["body.curve"], shows: { "|C|": "curves" } },
  { line: "each", through: ["body.kept"] },
  { line: "cut", depth: 1, through: ["body.kept"], shows: { A: "a-cut", B: "b-cut" } },
  { line: "whole", depth: 1, through: ["body.kept"], shows: { A: "a-whole", B: "b-whole" } },
  { line: "drop", depth: 1, at: ["body.kept"], shows: { A: "a-dropped", B: "b-dropped" } },
  { line: "join", at: ["body.closed"], shows: { "|M|": "body-facets" } },
  { line: "volume", at: ["body.volume"], through: ["body.touch"], shows: { V: "body-volume" } },
  { line: "check", at: ["body.cells"], shows: { counted: "counted-volume" } },
  { line: "interferes", through: ["body.inside", "body.volume"] },
  { line: "touches", at: ["body.touch"] },
];
