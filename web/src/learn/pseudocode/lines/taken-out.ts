/** Can it be taken out? */
import type { Lines } from "../code";

export const takenOut: Lines<"taken-out"> = [
  { line: "part", at: ["taken.start"] },
  { line: "straight", at: ["taken.closed", "taken.open"], shows: { open: "directions-open" } },
  { line: "contact", depth: 1, at: ["taken.why"], shows: { free: "free-before-contact" } },
  {
    line: "begin",
    through: ["taken.moves-out", "taken.moves-none", "taken.turns-out", "taken.turns-none"],
  },
  {
    line: "least",
    through: ["taken.moves-out", "taken.moves-none", "taken.turns-out", "taken.turns-none"],
  },
  {
    line: "test",
    depth: 1,
    at: ["taken.between", "taken.between-as-places"],
    through: ["taken.moves-out", "taken.moves-none", "taken.turns-out", "taken.turns-none"],
    shows: { looks: "steps-looked-at", closed: "steps-closed" },
  },
  {
    line: "closed",
    depth: 1,
    through: [
      "taken.between",
      "taken.between-as-places",
      "taken.moves-out",
      "taken.moves-none",
      "taken.turns-out",
      "taken.turns-none",
    ],
  },
  {
    line: "reached",
    depth: 1,
    through: ["taken.moves-out", "taken.moves-none", "taken.turns-out", "taken.turns-none"],
    shows: { reached: "places-reached" },
  },
  { line: "outside", depth: 1, at: ["taken.moves-out", "taken.turns-out"] },
  {
    line: "around",
    depth: 1,
    through: ["taken.moves-out", "taken.moves-none", "taken.turns-out", "taken.turns-none"],
  },
  { line: "none", at: ["taken.moves-none", "taken.turns-none"], shows: { reached: "places-reached" } },
  { line: "back", at: ["taken.found"], shows: { n: "legs" } },
  { line: "farthest", through: ["taken.shorter"] },
  { line: "cut", depth: 1, at: ["taken.shorter"], shows: { n: "left" } },
  { line: "halve", at: ["taken.clearance"], shows: { lower: "way-clear-from", upper: "way-clear-to" } },
  { line: "again", at: ["taken.captive", "taken.finer-out", "taken.finer-none"] },
];
