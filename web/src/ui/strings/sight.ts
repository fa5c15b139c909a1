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
  flip: "Cut away the other side",
  remove: "Remove the plane",
  place1: (n: number) => `Place of plane ${n}`,
} as const;
