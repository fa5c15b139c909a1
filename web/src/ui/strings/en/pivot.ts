/** Every sentence about what parts turn about, and about what is picked for it or for a section plane. */

export const pivot = {
  title: "Hinge",
  titlePoint: "Pivot",
  set: "Set pivot or hinge…",
  setTitle:
    "Click what this is to turn about: a cylinder or an edge makes a hinge, a corner or a face a point",
  anew: "Set anew…",
  remove: "Remove",
  removeTitle: "It turns about its middle again",
  point: "It turns about a point of its own.",
  angle: "Open by",
  angleTitle: "How far it is open; typed, it swings there. Arrow keys swing it by 5°, with Shift by 1°",
  least: "Least angle",
  most: "Largest angle",
  limits: "From … to",
  limitsTitle:
    "It swings no farther. One that is left empty is a full turn from the other; both empty: no limits",
  noLimit: "any",
  zero: "Count from here",
  zeroTitle: "Call this angle 0",
  notAnAngle: (typed: string) => `“${typed.trim()}” is no angle. Type degrees, such as 45 or −12.5.`,
  notInOrder: "The least angle must be smaller than the largest, and no more than a full turn below it.",

  pick: {
    pivot: "Click an edge or something round for a hinge; a corner or a face for a point.",
    face: "Click a face to cut along it. A cylinder is cut through its axis.",
    points: "Click three points to cut through them.",
  },
  cancel: "Cancel",
} as const;
