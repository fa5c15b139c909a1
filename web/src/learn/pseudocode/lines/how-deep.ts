/** How deep?. */
import type { Lines } from "../code";

export const howDeep: Lines<"how-deep"> = [
  {
    line: "collisions",
    through: ["how-deep.shallow", "how-deep.as-large", "how-deep.deep"],
    shows: { collisions: "collisions" },
  },
  {
    line: "level",
    through: ["how-deep.shallow", "how-deep.as-large", "how-deep.deep"],
    shows: { l: "level" },
  },
  {
    line: "edge",
    depth: 1,
    at: ["how-deep.as-large"],
    through: ["how-deep.shallow", "how-deep.deep"],
    shows: { "w · 2ˡ / L": "edge" },
  },
  { line: "first", depth: 1, through: ["how-deep.shallow", "how-deep.as-large", "how-deep.deep"] },
  { line: "each", depth: 1, through: ["how-deep.shallow", "how-deep.as-large", "how-deep.deep"] },
  { line: "move", depth: 2, at: ["how-deep.deep"], through: ["how-deep.shallow", "how-deep.as-large"] },
  {
    line: "walk",
    depth: 2,
    through: ["how-deep.shallow", "how-deep.as-large", "how-deep.deep"],
    shows: { compared: "cells-compared", "|C|": "cubes" },
  },
  {
    line: "faces",
    depth: 2,
    through: ["how-deep.shallow", "how-deep.as-large", "how-deep.deep"],
    shows: { "|F|": "candidate-faces" },
  },
  {
    line: "pairs",
    depth: 2,
    through: ["how-deep.shallow", "how-deep.as-large", "how-deep.deep"],
    shows: { "|P|": "pairs" },
  },
  { line: "test", depth: 2, at: ["how-deep.shallow"], through: ["how-deep.as-large", "how-deep.deep"] },
  { line: "mean", depth: 1, through: ["how-deep.shallow", "how-deep.as-large", "how-deep.deep"] },
  { line: "best", at: ["how-deep.rule", "how-deep.rule-noisy"] },
];
