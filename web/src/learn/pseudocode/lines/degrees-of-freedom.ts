/** Degrees of freedom. */
import type { Lines } from "../code";

export const degreesOfFreedom: Lines<"degrees-of-freedom"> = [
  {
    line: "hand",
    at: ["freedoms.approach"],
    through: [
      "freedoms.pulled",
      "freedoms.pulled-one",
      "freedoms.half",
      "freedoms.half-published",
      "freedoms.slid",
      "freedoms.slid-published",
      "freedoms.now-free",
      "freedoms.now-plane",
      "freedoms.now-line",
      "freedoms.now-none",
    ],
    shows: { freedoms: "freedoms" },
  },
  { line: "slid", depth: 1, at: ["freedoms.slid"], shows: { share: "overlap-ratio" } },
  {
    line: "grip",
    depth: 1,
    at: ["freedoms.half", "freedoms.half-published"],
    through: [
      "freedoms.now-plane",
      "freedoms.now-line",
      "freedoms.now-none",
      "freedoms.slide",
      "freedoms.taken",
    ],
    shows: { away: "hand-away", "k √A": "release-at" },
  },
  {
    line: "pulled",
    depth: 1,
    at: ["freedoms.pulled", "freedoms.pulled-one", "freedoms.slid-published"],
    through: ["freedoms.half", "freedoms.half-published"],
  },
  {
    line: "repeat",
    through: [
      "freedoms.candidates",
      "freedoms.candidates-published",
      "freedoms.taken",
      "freedoms.second",
      "freedoms.third",
    ],
  },
  {
    line: "candidates",
    depth: 1,
    at: ["freedoms.candidates-published", "freedoms.back"],
    through: ["freedoms.candidates", "freedoms.taken", "freedoms.second", "freedoms.third"],
    shows: { share: "overlap-ratio" },
  },
  {
    line: "attraction",
    depth: 1,
    at: ["freedoms.candidates"],
    through: ["freedoms.taken", "freedoms.second", "freedoms.third"],
    shows: { r: "r", v: "v", attraction: "attraction" },
  },
  { line: "take", depth: 1, through: ["freedoms.taken", "freedoms.second", "freedoms.third"] },
  {
    line: "free",
    at: ["freedoms.now-free"],
    through: [
      "freedoms.approach",
      "freedoms.pulled",
      "freedoms.slid",
      "freedoms.slid-published",
      "freedoms.back",
    ],
  },
  { line: "first", at: ["freedoms.taken"], shows: { θ: "theta", moved: "moved" } },
  {
    line: "one",
    at: ["freedoms.slide", "freedoms.now-plane"],
    through: ["freedoms.taken", "freedoms.half", "freedoms.half-published"],
    shows: { s: "s", t: "t", ang: "ang" },
  },
  {
    line: "two",
    at: ["freedoms.second", "freedoms.now-line"],
    through: ["freedoms.pulled-one"],
    shows: { s: "s" },
  },
  { line: "three", at: ["freedoms.third", "freedoms.now-none"] },
];
