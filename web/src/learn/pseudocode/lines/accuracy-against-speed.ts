/** Accuracy against speed. */
import type { Lines } from "../code";

export const accuracyAgainstSpeed: Lines<"accuracy-against-speed"> = [
  { line: "poses", through: ["accuracy.poses"], shows: { poses: "poses-checked" } },
  { line: "truth", depth: 1, at: ["accuracy.poses"], shows: { collide: "colliding-poses" } },
  { line: "radius", at: ["accuracy.rung"], through: ["accuracy.coarse"], shows: { rₙ: "radius" } },
  {
    line: "ranks",
    depth: 1,
    through: ["accuracy.coarse", "accuracy.rung", "accuracy.ratios"],
    shows: { ranks: "ranks-of-a" },
  },
  {
    line: "models",
    depth: 1,
    through: ["accuracy.coarse", "accuracy.rung", "accuracy.ratios"],
    shows: { spheres: "spheres-total" },
  },
  { line: "each", depth: 1, through: ["accuracy.coarse", "accuracy.rung", "accuracy.ratios"] },
  {
    line: "search",
    depth: 2,
    through: ["accuracy.coarse", "accuracy.rung", "accuracy.ratios"],
    shows: { tests: "tests-of-check" },
  },
  {
    line: "alarm",
    depth: 2,
    at: ["accuracy.coarse"],
    through: ["accuracy.rung", "accuracy.ratios"],
    shows: { alarms: "false-alarms" },
  },
  {
    line: "missed",
    depth: 2,
    through: ["accuracy.coarse", "accuracy.rung", "accuracy.ratios"],
    shows: { missed: "missed-contacts" },
  },
  { line: "time", depth: 1, through: ["accuracy.coarse", "accuracy.rung", "accuracy.ratios"] },
  { line: "ratios", at: ["accuracy.ratios"] },
];
