/** Far and near. */
import type { Lines } from "../code";

export const farAndNear: Lines<"far-and-near"> = [
  {
    line: "cycle",
    through: ["far-and-near.hulls", "far-and-near.searched", "far-and-near.kept", "far-and-near.wrong"],
  },
  {
    line: "hulls",
    depth: 1,
    through: ["far-and-near.hulls", "far-and-near.searched", "far-and-near.kept", "far-and-near.wrong"],
    shows: { d_h: "hull-distance" },
  },
  {
    line: "far",
    depth: 1,
    at: ["far-and-near.hulls"],
    through: ["far-and-near.hulls"],
    shows: { threshold: "threshold" },
  },
  {
    line: "near",
    depth: 1,
    through: ["far-and-near.searched", "far-and-near.kept", "far-and-near.wrong", "far-and-near.bubbles"],
  },
  { line: "age", depth: 2, through: ["far-and-near.kept", "far-and-near.wrong"], shows: { age: "age" } },
  {
    line: "kept",
    depth: 3,
    at: ["far-and-near.kept", "far-and-near.wrong"],
    through: ["far-and-near.wrong"],
    shows: { d: "answer" },
  },
  { line: "roots", depth: 2, through: ["far-and-near.searched"] },
  { line: "skip", depth: 2, through: ["far-and-near.searched"], shows: { pairs: "sphere-pairs" } },
  { line: "leaves", depth: 2, through: ["far-and-near.searched"], shows: { measured: "triangle-pairs" } },
  { line: "open", depth: 2, through: ["far-and-near.searched"] },
  {
    line: "searched",
    depth: 2,
    at: ["far-and-near.searched"],
    shows: { d: "answer", true: "exact-distance" },
  },
];
