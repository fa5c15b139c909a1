/** Ways through a field. */

import type { Entry } from "./entry";

export const paths = {
  "potential-field": {
    name: "potential field",
    forms: ["potential", "the field"],
    only: ["path-planning"],
    text: "A number for each place: obstacles push, the goal pulls, and the robot goes where it is low.",
    shown: ["through-the-gap"],
    source: "Kitamura 1996, chapter 4",
    see: ["hollow"],
  },
  hollow: {
    name: "hollow",
    forms: ["hollow", "hollows"],
    only: ["path-planning"],
    text: "A cell that is lower than all of its neighbours and is not the goal: a local minimum. Who only goes downhill is caught there.",
    shown: ["through-the-gap", "door-opens"],
    see: ["potential-field", "best-first"],
  },
  "best-first": {
    name: "best-first search",
    forms: ["the lowest first", "the one of the lowest value"],
    only: ["path-planning"],
    text: "Of all cells that it can go on to, the search takes the one of the lowest value, wherever that is. So it can leave a hollow, which climbing downhill cannot.",
    shown: ["through-the-gap"],
    see: ["hollow", "descent"],
  },
  descent: {
    name: "climbing downhill",
    forms: ["it climbs", "climbing", "climb"],
    only: ["path-planning"],
    text: "Going from the present cell to the neighbour of the lowest value, one step at a time, with no plan and no memory.",
    shown: ["door-opens"],
    see: ["best-first", "hollow"],
  },
  completeness: {
    name: "complete search",
    forms: [
      "There is no way",
      "a proof",
      "no way by such steps",
      "no way out by such steps",
      "no way at this resolution",
    ],
    only: ["path-planning", "what-is-ours"],
    text: "A search is complete if it finds a way whenever there is one. At a resolution it is complete for steps of a given size: when it ends with nothing, it has proven that there is no way by such steps.",
    shown: ["where-it-fails", "taken-out"],
    see: ["resolution"],
  },
  resolution: {
    name: "resolution",
    forms: ["steps of a voxel"],
    only: ["path-planning"],
    text: "The size of the steps that a search goes by: here a voxel and a turn by 30° or 45°. What only smaller steps could do it does not see.",
    shown: ["where-it-fails"],
    see: ["completeness", "voxel"],
  },
  leg: {
    name: "leg",
    forms: ["leg", "legs"],
    only: ["path-planning"],
    text: "The piece of a way between two of its poses. A way is safe only if each leg was checked from end to end.",
    shown: ["through-the-gap", "shuttle-and-chair"],
  },
  "plan-repair": {
    name: "mending a plan",
    forms: ["mended", "to mend", "mend it"],
    only: ["path-planning"],
    text: "Looking again only at what a moved obstacle has changed, and keeping the rest of what the search knows. D* Lite does so.",
    shown: ["door-opens", "move-it"],
    source: "Koenig and Likhachev 2002",
  },
} as const satisfies Record<string, Entry>;
