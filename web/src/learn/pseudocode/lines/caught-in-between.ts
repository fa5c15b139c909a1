/** Caught in between. */
import type { Lines } from "../code";

export const caughtInBetween: Lines<"caught-in-between"> = [
  {
    line: "plain",
    at: ["caught.reported-plain"],
    through: ["caught.start", "caught.end", "caught.samples", "caught.crossing"],
  },
  {
    line: "start",
    at: ["caught.start"],
    through: ["caught.crossing", "caught.crossing-hulls"],
    shows: { met: "pairs-at-start" },
  },
  {
    line: "end",
    at: ["caught.end", "caught.crossing"],
    through: ["caught.crossing-hulls"],
    shows: { met: "pairs-at-end" },
  },
  { line: "samples", at: ["caught.samples"], shows: { n: "samples-needed" } },
  {
    line: "corners",
    at: ["caught.blade"],
    through: ["caught.blade-missed", "caught.hulls", "caught.crossing-hulls"],
    shows: { bulge: "bulge" },
  },
  {
    line: "each",
    through: [
      "caught.hulls",
      "caught.reported-hull",
      "caught.blade-missed",
      "caught.blade-caught",
      "caught.crossing-hulls",
      "caught.reported-exact",
      "caught.contact",
      "caught.crossing-exact",
    ],
  },
  {
    line: "hull",
    depth: 1,
    at: ["caught.hulls", "caught.crossing-hulls"],
    through: ["caught.reported-hull", "caught.blade-missed", "caught.blade-caught"],
  },
  { line: "allow", depth: 1, at: ["caught.blade-caught"], shows: { allowed: "deviation-allowed" } },
  { line: "apart", depth: 1, at: ["caught.blade-missed"] },
  {
    line: "report",
    depth: 1,
    at: ["caught.reported-hull"],
    through: ["caught.crossing-hulls"],
    shows: { reported: "pairs-hull" },
  },
  {
    line: "exact",
    depth: 1,
    through: ["caught.reported-exact", "caught.contact", "caught.crossing-exact", "caught.blade-caught"],
  },
  {
    line: "direction",
    depth: 2,
    through: ["caught.reported-exact", "caught.contact", "caught.crossing-exact", "caught.blade-caught"],
  },
  { line: "free", depth: 2, at: ["caught.crossing-exact"], shows: { gap: "passing-gap" } },
  {
    line: "meets",
    depth: 2,
    at: ["caught.reported-exact"],
    through: ["caught.contact", "caught.blade-caught"],
    shows: { met: "pairs-exact" },
  },
  {
    line: "contact",
    at: ["caught.contact"],
    through: ["caught.blade-caught"],
    shows: { t: "time-of-contact" },
  },
];
