/** More hands. */
import type { Lines } from "../code";

export const moreHands: Lines<"more-hands"> = [
  {
    line: "list",
    through: ["more-hands.one", "more-hands.static", "more-hands.stealing"],
    shows: { P: "list-pairs" },
  },
  { line: "one", at: ["more-hands.one"], shows: { met: "list-met" } },
  { line: "static", at: ["more-hands.static"], shows: { accesses: "shared-accesses" } },
  { line: "dynamic", through: ["more-hands.dynamic"] },
  { line: "next", depth: 1, through: ["more-hands.dynamic"], shows: { accesses: "shared-accesses" } },
  { line: "help", depth: 1, at: ["more-hands.dynamic"] },
  { line: "stealing", through: ["more-hands.stealing"] },
  { line: "own", depth: 1, through: ["more-hands.stealing"] },
  { line: "steal", depth: 1, at: ["more-hands.stealing"], shows: { thefts: "thefts" } },
  {
    line: "measure",
    at: ["more-hands.measured", "more-hands.few"],
    through: ["more-hands.checked"],
    shows: { lent: "hands-lent" },
  },
  {
    line: "forecast",
    at: ["more-hands.forecast"],
    through: ["more-hands.checked"],
    shows: { ideal: "forecast-ideal" },
  },
  {
    line: "costs",
    depth: 1,
    through: ["more-hands.forecast", "more-hands.checked"],
    shows: { wake: "wake", access: "access" },
  },
  { line: "off", at: ["more-hands.checked"] },
  {
    line: "limit",
    at: ["more-hands.published-960", "more-hands.published-3968"],
    shows: { "gain ≤": "limit" },
  },
];
