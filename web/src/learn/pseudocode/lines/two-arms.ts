/** Two arms. */
import type { Lines } from "../code";

export const twoArms: Lines<"two-arms"> = [
  { line: "cell", at: ["two-arms.cell", "two-arms.belt"], shows: { pairs: "pairs-of-parts" } },
  { line: "motion", at: ["two-arms.paths"], shows: { poses: "keys" } },
  { line: "look", through: ["two-arms.keys", "two-arms.looks"] },
  { line: "keys", at: ["two-arms.keys"], shows: { met: "met" } },
  { line: "even", at: ["two-arms.looks"], shows: { n: "few", met: "met" } },
  {
    line: "each",
    through: [
      "two-arms.checked",
      "two-arms.spheres",
      "two-arms.free",
      "two-arms.still",
      "two-arms.belt-free",
      "two-arms.belt-meets",
    ],
  },
  {
    line: "check",
    through: ["two-arms.checked", "two-arms.spheres", "two-arms.free", "two-arms.still"],
    shows: { looks: "intervals-looked-at" },
  },
  {
    line: "bound",
    depth: 1,
    through: ["two-arms.checked", "two-arms.spheres", "two-arms.free", "two-arms.still"],
  },
  {
    line: "joint",
    depth: 2,
    through: ["two-arms.checked", "two-arms.spheres", "two-arms.free", "two-arms.still"],
  },
  {
    line: "free",
    depth: 1,
    at: ["two-arms.checked"],
    through: ["two-arms.free", "two-arms.spheres", "two-arms.still"],
  },
  { line: "meet", depth: 1, through: ["two-arms.checked", "two-arms.spheres", "two-arms.still"] },
  {
    line: "halve",
    depth: 1,
    through: ["two-arms.checked", "two-arms.spheres", "two-arms.free", "two-arms.still"],
  },
  { line: "spheres", at: ["two-arms.spheres"], shows: { reported: "length" } },
  { line: "moved", at: ["two-arms.moved"], through: ["two-arms.free", "two-arms.still"] },
  {
    line: "clear",
    at: ["two-arms.free", "two-arms.belt-free"],
    shows: { clearance: "smallest-clearance", t: "time" },
  },
  {
    line: "meets",
    at: ["two-arms.still", "two-arms.belt-meets"],
    through: ["two-arms.checked"],
    shows: { time: "time-in-collision" },
  },
];
