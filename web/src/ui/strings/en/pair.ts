/** Sentences about how two parts are to each other, and about all pairs together. */

import { count } from "../../../state/format";
import { plural } from "./plural";

type Counts = Record<"interfere" | "duplicate" | "undecided" | "touch" | "approved", number>;

export const pair = {
  exact: "exact",
  bounded: "bounded",
  /** Of numbers that hold for the meshes only, not for the parts. */
  ofMesh: "of the mesh",
  deep: (depth: string) => `${depth} deep`,
  /** What the parts may not be. */
  meshesDeep: (depth: string) => `the meshes are ${depth} deep in each other`,
  interval: (lower: string, upper: string) => `between ${lower} and ${upper}`,
  apart: (distance: string) => `${distance} apart`,
  common: (volume: string, pieces: number) =>
    pieces > 1 ? `${volume} in common, ${count(pieces)} pieces` : `${volume} in common`,
  inPlace: (part: string, other: string) => `${part} lies in the other’s place: ${other}`,
  nearlyInPlace: (part: string, other: string) => `${part} lies nearly in the other’s place: ${other}`,
  /** How far the facets may be off, and from where that is known. */
  basis: {
    planar: "planar faces: exact",
    model: "the mesh is the model: exact",
    bounded: (off: string) => `facets are off by ${off}, by the CAD file’s surfaces`,
    estimated: (off: string) => `facets may be off by ${off}, estimated from the facets`,
  },
  /** Why an undecided pair is, and what would decide it. */
  because: {
    withinDeviation: (off: string) =>
      `facets may be off by ${off}: a finer mesh or the true surface would tell`,
    nearerThanDeviation: (off: string) =>
      `apart, but facets may be off by ${off}: a finer mesh or the true surface would tell`,
    /** The same where the true surfaces are known. */
    withinBound: (off: string) => `facets are off by ${off}: a finer mesh would tell`,
    nearerThanBound: (off: string) => `apart, but facets are off by ${off}: a finer mesh would tell`,
    open: (name: string) => `${name} is open and has no inside: close it`,
    openBoth: "both are open and have no inside: close them",
    selfOverlap: (name: string) => `${name} passes through itself: mend it`,
    unoriented: (name: string) => `some of the triangles of ${name} are inside out: turn them`,
    coarse:
      "the coordinates have too few digits to tell a contact from a gap or an overlap: export closer to the origin, or with more digits",
    unknown: "it cannot be told from these meshes",
  },

  /** All pairs, the worst first. That nothing interferes is said only where nothing is undecided. */
  summary: ({ interfere, duplicate, undecided, touch, approved }: Counts): string => {
    const accepted = approved > 0 ? [`${count(approved)} approved`] : [];
    const known = [
      ...(interfere > 0 ? [plural(interfere, "pair interferes", "pairs interfere")] : []),
      ...(duplicate > 0 ? [plural(duplicate, "pair in the same place", "pairs in the same place")] : []),
      ...(undecided > 0 ? [`${plural(undecided, "pair", "pairs")} undecided`] : []),
    ];
    if (known.length > 0)
      return [...known, ...accepted, ...(touch > 0 ? [`${count(touch)} touch`] : [])].join(", ");
    if (approved > 0)
      return `Nothing else interferes, ${plural(approved, "pair", "pairs")} approved${touch > 0 ? `, ${count(touch)} touch` : ""}`;
    return touch > 0
      ? `Nothing interferes, ${plural(touch, "pair touches", "pairs touch")}`
      : "Nothing collides";
  },

  details: {
    body: (triangles: number) => `The body in common has ${plural(triangles, "triangle", "triangles")}.`,
    save: "Save body as",
    saveTitle: (format: string) => `Save the body that both parts have in common as ${format}`,
    saved: (name: string) => `Saved ${name}.`,
  },
};
