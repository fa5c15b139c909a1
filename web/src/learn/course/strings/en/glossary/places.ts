/** Faces that hold, and flat contours. */

import type { Entry } from "./entry";

export const places = {
  "degrees-of-freedom": {
    name: "degrees of freedom",
    forms: ["degrees of freedom", "degree of freedom"],
    text: "In how many independent ways something can move: six for a body in space, of which one face leaves three, two faces one, and three none.",
    shown: ["degrees-of-freedom"],
    source: "Kitamura 1996, chapter 6",
  },
  normal: {
    name: "normal",
    forms: ["normal", "normals"],
    text: "The direction straight out of a face, or across an edge.",
    shown: ["degrees-of-freedom", "axis-by-axis"],
  },
  attraction: {
    name: "attraction",
    forms: ["attraction", "attract", "attracts", "weighed"],
    only: ["face-constraints"],
    text: "How strongly a pair of faces is meant: r·C_r + v·C_v, with the angle r between their normals and the angle v between the motion and the other face’s normal. The pair with the most is taken.",
    shown: ["degrees-of-freedom"],
    source: "Kitamura 1996, chapter 6",
    see: ["normal"],
  },
  hysteresis: {
    name: "hysteresis",
    forms: ["hysteresis", "This is what H is for"],
    text: "More is asked to take hold than to keep hold. So at one and the same place what was held stays held, what was free stays free, and nothing flickers.",
    shown: ["degrees-of-freedom"],
    source: "Kitamura 1996, chapter 6",
    see: ["overlap-ratio"],
  },
  "overlap-ratio": {
    name: "overlap ratio",
    forms: ["covered"],
    only: ["face-constraints"],
    text: "How much of the smaller of two faces the other one covers, from 0 to 1.",
    shown: ["degrees-of-freedom"],
    see: ["hysteresis"],
  },
  centroid: {
    name: "centroid",
    forms: ["centroid"],
    text: "The mean of all points of a face: where it would balance.",
    shown: ["degrees-of-freedom"],
  },
  contour: {
    name: "contour",
    forms: ["contour", "contours"],
    only: ["flat-contours"],
    text: "The closed outline of a flat part; it may have notches, and holes are contours inside it.",
    shown: ["axis-by-axis"],
  },
  projection: {
    name: "shadow on an axis",
    forms: ["shadow", "shadows"],
    only: ["flat-contours"],
    text: "All of a contour projected onto a line: an interval. Two contours whose shadows do not overlap on some line are apart.",
    shown: ["axis-by-axis"],
    see: ["separated"],
  },
  "false-hit": {
    name: "false hit",
    forms: ["false hit", "false hits"],
    text: "The test says “collide” where there is no overlap.",
    shown: ["axis-by-axis", "where-it-errs"],
    see: ["missed-collision"],
  },
  "convex-pieces": {
    name: "convex pieces",
    forms: ["convex pieces", "convex piece"],
    only: ["flat-contours"],
    text: "What a contour with notches is cut into, so that tests for convex shapes can be used. A way out of one piece may lead into the next.",
    shown: ["four-methods"],
    see: ["no-fit-polygon"],
  },
  "no-fit-polygon": {
    name: "no-fit polygon",
    forms: ["no-fit polygon"],
    text: "The border between the places of one contour where it overlaps another and those where it does not. Its point nearest to the present place is the shortest way out.",
    shown: ["four-methods"],
    see: ["minkowski-difference", "penetration-depth"],
  },
  "exact-method": {
    name: "exact method",
    forms: ["exact method"],
    text: "The library’s own answer, with predicates that rounding cannot turn round. The published methods are held against it.",
    shown: ["axis-by-axis", "far-and-near"],
  },
} as const satisfies Record<string, Entry>;
