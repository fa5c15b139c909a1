/** Every sentence about measuring. */

import type { PickKind, PickRow } from "../../../engine/types";
import { plural } from "./plural";

const kinds: Record<PickKind | "any", string> = {
  any: "Any",
  point: "Point",
  centre: "Centre",
  edge: "Edge",
  face: "Face",
  axis: "Axis",
  part: "Part",
};

const things: Record<PickRow["what"], string> = {
  point: "Point",
  line: "Edge",
  circle: "Arc",
  plane: "Plane",
  cylinder: "Cylinder",
  cone: "Cone",
  torus: "Torus",
  sphere: "Sphere",
  free: "Free form",
};

export const measure = {
  tool: "Measure",
  toolTitle: "Measure points, edges, faces and parts (L)",
  title: "Measure",
  close: "Leave the tool (Esc)",
  kind: "What is picked",
  kinds,
  things,
  axis: "Axis",
  centre: "Centre",
  whole: "Part",
  hint: "Pick a corner, an edge or a face.",
  hints: {
    point: "Pick a corner, or any place on a part.",
    centre: "Pick an arc or a sphere: its centre is measured.",
    edge: "Pick an edge.",
    face: "Pick a face.",
    axis: "Pick an arc, a cylinder or a cone: its axis is measured.",
    part: "Pick a part.",
  } satisfies Record<PickKind, string>,
  second: "Pick another for what is between them; the same again, or Enter, keeps it alone.",
  keep: "Keep",
  keepTitle: "Keep what was picked alone (Enter)",
  kept: (n: number) => plural(n, "measure", "measures"),
  remove: "Delete the measure",
  clear: "Delete all",
  csv: "CSV",
  csvTitle: "Save the measures as a table",
  saved: (name: string) => `Saved ${name}.`,
  gone: (n: number) =>
    `${plural(n, "measure", "measures")} went with what was measured. Undo brings both back.`,
  missing: "There is nothing to measure there any more.",
  about:
    "Found by the triangles, or off by as much as they are; exact numbers come from vertices, planes and the surfaces that STEP files state.",

  distance: "Distance",
  meets: "0: they meet",
  error: (error: string) => `± ${error}`,
  along: { x: "along X", y: "along Y", z: "along Z" },
  angle: "Angle",
  planes: "From the plane",
  axes: "Between axes",
  centres: "Between centres",
  length: "Length",
  radius: "Radius",
  diameter: "Diameter",
  minorRadius: "Tube radius",
  coneAngle: "Opening angle",
  span: "Turns by",
  area: "Area",
  normal: "Normal",
  direction: "Direction",
  place: "Place",
  size: "Size",

  sizeTitle: "Along X, Y and Z of the scene, exact over all corners",
  frame: "Box",
  frameTitle: "Draw the box around it in the picture",
  frameAll: "Box around everything",
} as const;
