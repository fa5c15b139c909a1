/** The course: all lessons and rooms in the order in which one builds on the other. Its texts are in the catalogue. */

/** A lesson, or a room, of the course. */
export interface Stop {
  /** As in the address. */
  name: string;
  /** How long someone takes who reads, predicts and tries a little. */
  minutes: number;
  /** Stops that must have been seen before, of any chapter. */
  needs: readonly string[];
  /** A room has no steps: who has been there is done. */
  room?: true;
}

export interface Chapter {
  /** As lessons name it, and the address of its notes. */
  name: string;
  /** Chapters that it builds on. */
  needs: readonly string[];
  stops: readonly Stop[];
}

const stop = (name: string, minutes: number, ...needs: string[]): Stop => ({ name, minutes, needs });
const room = (name: string, minutes: number, ...needs: string[]): Stop => ({
  ...stop(name, minutes, ...needs),
  room: true,
});

export const course: readonly Chapter[] = [
  {
    name: "closest-points",
    needs: [],
    stops: [
      stop("gilbert", 20),
      stop("flat-line", 15, "gilbert"),
      stop("list-form", 10, "flat-line"),
      stop("arch", 20, "gilbert"),
      stop("decomposition", 20, "gilbert", "arch"),
      stop("coarse-to-fine", 15, "arch", "decomposition"),
      stop("pipeline", 15, "coarse-to-fine"),
      stop("far-and-near", 20, "flat-line", "coarse-to-fine"),
    ],
  },
  {
    name: "hierarchical-spheres",
    needs: ["closest-points"],
    stops: [
      stop("rank-by-rank", 20),
      stop("accuracy-against-speed", 10, "rank-by-rank"),
      stop("two-arms", 15, "rank-by-rank"),
    ],
  },
  {
    name: "colliding-faces",
    needs: ["closest-points"],
    stops: [
      stop("caught-in-between", 20, "gilbert"),
      stop("moving-tree", 20),
      stop("two-stages", 15, "caught-in-between", "moving-tree"),
      stop("how-deep", 15, "two-stages"),
      stop("four-steps", 20, "caught-in-between", "two-stages"),
      stop("more-hands", 20, "four-steps"),
    ],
  },
  {
    name: "path-planning",
    needs: ["colliding-faces"],
    stops: [
      stop("through-the-gap", 15, "moving-tree"),
      stop("where-it-fails", 10, "through-the-gap"),
      stop("shuttle-and-chair", 15, "through-the-gap"),
      stop("door-opens", 15, "through-the-gap", "where-it-fails"),
      stop("move-it", 10, "door-opens"),
    ],
  },
  {
    name: "face-constraints",
    needs: ["colliding-faces"],
    stops: [stop("degrees-of-freedom", 20), room("experiment", 30, "degrees-of-freedom")],
  },
  {
    name: "flat-contours",
    needs: ["closest-points"],
    stops: [
      stop("axis-by-axis", 20, "gilbert"),
      stop("where-it-errs", 10, "axis-by-axis"),
      stop("four-methods", 15, "axis-by-axis", "decomposition"),
      stop("figure-3", 10, "four-methods"),
      room("sheet", 15, "four-methods"),
    ],
  },
  {
    name: "what-is-ours",
    needs: [
      "closest-points",
      "hierarchical-spheres",
      "colliding-faces",
      "path-planning",
      "face-constraints",
      "flat-contours",
    ],
    stops: [
      stop("exact-predicates", 20),
      stop("body-in-common", 20, "caught-in-between"),
      stop("depth-between", 15, "gilbert", "two-stages"),
      stop("taken-out", 20, "caught-in-between", "door-opens"),
    ],
  },
];
