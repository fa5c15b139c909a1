/** English: the notes of each chapter. */

import type { Notes } from "../../notes";
import { closestPoints } from "./closest-points";
import { collidingFaces } from "./colliding-faces";
import { faceConstraints } from "./face-constraints";
import { flatContours } from "./flat-contours";
import { hierarchicalSpheres } from "./hierarchical-spheres";
import { pathPlanning } from "./path-planning";
import { whatIsOurs } from "./what-is-ours";

export const teaching: Readonly<Record<string, Notes>> = {
  "closest-points": closestPoints,
  "hierarchical-spheres": hierarchicalSpheres,
  "colliding-faces": collidingFaces,
  "path-planning": pathPlanning,
  "face-constraints": faceConstraints,
  "flat-contours": flatContours,
  "what-is-ours": whatIsOurs,
};
