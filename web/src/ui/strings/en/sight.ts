/** Every sentence about what is seen: a pair that is shown, and planes that cut the picture open. */

import { plural } from "./plural";

export const sight = {
  label: "The pair that is shown",
  place: (at: number, n: number) => `${at} of ${n}`,
  previous: "Previous result (P)",
  next: "Next result (N)",
  hidden: (n: number) => `${plural(n, "part", "parts")} in the way left out`,
  section: "Section",
  sectionTitle: "Cut the picture open along a plane, through the pair that is shown (C)",
  leave: "Back",
  leaveTitle: "Give the view back as it was (Esc)",

  planes: "Section planes",
  add: "Add a plane",
  tooMany: "There can be four section planes; remove one first.",
  across: (axis: string) => `Across ${axis.toUpperCase()}`,
  along: "Lay the plane",
  pick: { face: "Along a face, which is clicked", points: "Through three points, which are clicked" },
  flip: "Cut away the other side",
  apart: "Exploded",
  apartMeans: "Only the picture: what is checked is where the parts are. Drags turn the view.",
  apartStays:
    "Parts are drawn apart from each other. Press Esc to have them where they are before you move one.",
  howFar: "How far apart the parts are drawn",
  percent: (n: number) => `${n}\u202f%`,
  together: "Put the parts together",
  togetherTitle: "Draw the parts where they are (Esc)",

  remove: "Remove the plane",
  place1: (n: number) => `Place of plane ${n}`,
} as const;
