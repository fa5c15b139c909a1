/** Spheres, poses and motions. */

import type { Entry } from "./entry";

export const spheres = {
  "sphere-tree": {
    name: "sphere tree",
    forms: ["put under spheres", "surfaces under spheres"],
    text: "Spheres over a surface, large to small: each holds what its children cover of the surface. Where two large ones are apart, all below them is settled.",
    shown: ["rank-by-rank"],
    source: "US 5056031",
    see: ["rank", "bubbles"],
  },
  rank: {
    name: "rank",
    forms: ["rank", "ranks"],
    only: ["hierarchical-spheres"],
    text: "All spheres of one size of a part. Rank 1 is a single sphere around it; the last rank has the smallest radius.",
    shown: ["rank-by-rank"],
    source: "US 5056031",
    see: ["accuracy"],
  },
  accuracy: {
    name: "accuracy",
    forms: ["accuracy"],
    only: ["hierarchical-spheres"],
    text: "The smallest radius, which the user chooses. At a false alarm the parts are at most four radii apart.",
    shown: ["rank-by-rank", "accuracy-against-speed"],
    source: "US 5056031",
    see: ["false-alarm"],
  },
  "false-alarm": {
    name: "false alarm",
    forms: ["false alarm", "false alarms"],
    text: "A collision that is reported though there is none. It costs time or trust, but nothing is damaged by it.",
    shown: ["accuracy-against-speed", "caught-in-between"],
    see: ["missed-collision"],
  },
  "missed-collision": {
    name: "missed collision",
    forms: ["missed", "misses"],
    text: "A collision that is there and is not reported: the error that a safety check may never make.",
    shown: ["rank-by-rank", "caught-in-between"],
    see: ["false-alarm"],
  },
  marks: {
    name: "marks",
    forms: ["marked", "marks"],
    only: ["hierarchical-spheres"],
    text: "What the search notes on spheres that are still to be tested against each other. The patent clears all of them on the way out of a pair, and so loses siblings that were still waiting.",
    shown: ["rank-by-rank"],
    source: "US 5056031",
  },
  "taught-motion": {
    name: "taught motion",
    forms: ["taught motion", "taught by itself"],
    text: "A list of poses and times that a robot goes through, with its joints moved evenly or smoothly between them.",
    shown: ["two-arms"],
    see: ["joint"],
  },
  joint: {
    name: "joint",
    forms: ["joint", "joints"],
    text: "What lets one part of a robot turn or shift against the one before it. The angles of all joints give the pose of every part.",
    shown: ["two-arms"],
    see: ["pose"],
  },
  clearance: {
    name: "clearance",
    forms: ["clearance"],
    text: "How far two parts are apart where they are nearest; over a motion, the least of it at any moment.",
    shown: ["two-arms"],
  },
  pose: {
    name: "pose",
    forms: ["pose", "poses"],
    text: "Where a part is and how it is turned.",
    shown: ["accuracy-against-speed", "caught-in-between"],
  },
} as const satisfies Record<string, Entry>;
