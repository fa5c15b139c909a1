/** The body in common. */
export const bodyInCommon = {
  "lesson.body-in-common": "The body in common",
  "about.body-in-common":
    "Two parts interfere when they share material, not when surfaces meet: the body that is in both, its surface and its volume.",
  "source.body-in-common":
    "Smith and Dodgson 2007, on Boolean operations with approximate arithmetic; here the signs are exact, and what coincides is decided by moving A inwards by less than any number · Edelsbrunner and Mücke 1990, on simulation of simplicity · the parts and their places are made up",

  "parameter.body-in-common.shape": "B",
  "choice.body-in-common.shape.box": "A box",
  "choice.body-in-common.shape.ball": "A ball",
  "choice.body-in-common.shape.ring": "A ring",
  "parameter.body-in-common.shift": "B to the right, mm",
  "parameter.body-in-common.turn": "B turned, °",
  "parameter.body-in-common.largest": "Cells across, counted",
  "choice.body-in-common.largest.8": "8",
  "choice.body-in-common.largest.16": "16",
  "choice.body-in-common.largest.24": "24",

  "say.body.surfaces": {
    title: "surfaces that do not meet",
    text: [
      "A is a cube, drawn by its edges, and B lies in it. Of {pairs-of-triangles} pairs of triangles, one of each part, {pairs-that-meet} meet. Where the surfaces are nearest to each other there are {surface-gap} mm between them.",
      "Whoever looks at surfaces alone calls that clear. But parts are made of material, and a surface is only where it ends.",
    ],
    formula: ["{pairs-that-meet} of {pairs-of-triangles} pairs meet"],
  },
  "say.body.inside": {
    title: "inside, and so interference",
    text: [
      "The green ray begins at a corner of B. It meets A’s surface {ray-crossings} {ray-crossings|time|times}, and then goes on for ever. A ray that begins outside of a closed surface comes out as often as it goes in. This one comes out without having gone in: the corner is inside A.",
      "No triangles meet, so no point of B is on the other side of A’s surface. All of B is in A’s material: what both have in common, red, is B itself with its {body-volume} mm³. The two interfere.",
    ],
    formula: ["A ∩ B = B", "V = {body-volume} mm³"],
  },
  "say.body.meet": {
    title: "B slides out, and the surfaces meet",
    text: [
      "B has slid to the right, through A’s face. Now {pairs-that-meet} of {pairs-of-triangles} pairs of triangles meet, those that are outlined. Which do is told by signs that are computed exactly, so that no rounding decides.",
      "Nobody doubts that the two interfere. But in what? We are looking for the body that is in A and in B. Drag B, or turn it by its slider, then step on.",
    ],
    formula: ["{pairs-that-meet} of {pairs-of-triangles} pairs meet"],
  },
  "say.body.curve": {
    title: "where the surfaces meet",
    text: [
      "Two triangles that cross have a segment in common. The {curve-segments} segments join end to end to {curves} closed {curves|curve|curves}, red, {curve-length} mm long in all.",
      "Only there does a surface pass from the inside of the other part to its outside. So the triangles that are crossed have to be cut, and every other triangle is wholly inside the other part or wholly outside.",
    ],
    formula: ["{curve-segments} segments, {curves} closed {curves|curve|curves}"],
  },
  "say.body.kept": {
    title: "what stays of both surfaces",
    text: [
      "The body is bounded by what of each surface is inside the other part. Of A’s triangles {a-cut} are cut, {a-whole} stay whole, and {a-dropped} are dropped. Of B’s triangles {b-cut} are cut, {b-whole} stay whole, and {b-dropped} are dropped.",
      "What stays of A is drawn apart, to the right. Both pieces end at the same curve, point by point.",
    ],
    formula: [
      "A: {a-cut} cut, {a-whole} whole, {a-dropped} dropped",
      "B: {b-cut} cut, {b-whole} whole, {b-dropped} dropped",
    ],
  },
  "say.body.closed": {
    title: "put together",
    text: [
      "Joined along the curve the pieces make a closed surface of {body-facets} facets: each edge is used as often in one direction as in the other, and {unmatched-edges} edges are left over. So it bounds a body, in {body-pieces} {body-pieces|piece|pieces}.",
      "Points less edges plus facets make {body-euler}. That is 2 for a body like a ball, and 0 for one like a ring.",
      "B has {volume-of-b} mm³. How much of that is in the body?",
    ],
    formula: ["{body-points} − {body-edges} + {body-facets} = {body-euler}"],
  },
  "say.body.volume": {
    title: "the volume, from the surface alone",
    text: [
      "From the point O, in the middle of the body’s box, a tetrahedron goes to each of the {body-facets} facets. Its volume counts positive if O is behind the facet, and negative if O is in front of it. What lies outside of the body is then counted as often with plus as with minus, and cancels out. That is the divergence theorem for flat facets.",
      "Over what was A’s surface, drawn apart, there are {volume-over-a} mm³, and over what was B’s {volume-over-b} mm³. {tetrahedra-negative} {tetrahedra-negative|tetrahedron counts|tetrahedra count} negative.",
    ],
    formula: ["V = Σ a·(b × c) / 6", "{volume-over-a} + {volume-over-b} = {body-volume} mm³"],
  },
  "say.body.cells": {
    title: "checked by counting",
    text: [
      "The box around B is divided into {cells-across} cells along each edge. A cell counts if its middle is inside A and inside B, both told by a ray as before: {cells-inside} cells do, the green ones, which are {counted-volume} mm³ together.",
      "That differs by {counted-off%} from the volume that the surface gives. Cells half as wide take eight times as many rays, and the difference does not even shrink steadily: a whole layer of cells counts or does not.",
    ],
    formula: ["{cells-inside} cells: {counted-volume} ≈ {body-volume} mm³"],
  },
  "say.body.touch": {
    title: "parts that only touch",
    text: [
      "B stands against A’s right face from outside, unturned. {pairs-that-meet} {pairs-that-meet|pair|pairs} of triangles meet, those that are outlined. But what A and B have in common has a volume of {body-volume} mm³: no material is in both. They touch, and that is no interference.",
      "So the test of surfaces alone errs both ways: it misses a part inside another, and it flags every properly mated part.",
      "Next, A loses its lid, and B goes back to where it was at first.",
    ],
    formula: ["V = {body-volume} mm³"],
  },
  "say.body.open": {
    title: "no inside: undecided",
    text: [
      "A’s lid is gone. On {rim-edges} edges, drawn strongly, there is a triangle on one side only. A surface with a rim has no inside: it may be what is left of a solid whose lid was lost in a file, which B would be in, or an open box of thin sheet, which holds B with {surface-gap} mm to spare.",
      "Both are the same triangles, so nothing can tell them apart. The pair is undecided, and it is said why: A is open. A guess would be wrong for one of the two.",
    ],
    formula: ["{rim-edges} edges of a rim: undecided"],
  },

  "question.body.class": "what are A and B to each other, as the next step shows them?",
  "label.class-interferes": "they interfere",
  "label.class-touches": "they only touch",
  "label.class-clear": "they are clear of each other",
  "label.class-undecided": "it cannot be decided",
  "question.body.stays": "what of the two surfaces bounds the body that both have in common?",
  "label.stays-inside": "of each surface what is inside the other part",
  "label.stays-outside": "of each surface what is outside the other part",
  "label.stays-cut-out": "of A’s what is outside B, of B’s what is inside A",
  "question.body.volume": "how much volume does the body have, in mm³?",

  "why.body.class":
    "Parts interfere when they share material: a room that is in both. Ask where the material of each part is, and whether its surface says so. Only a closed surface has an inside and an outside.",
  "why.body.stays":
    "Take a point of the body’s surface. A little to one side of it one is in both parts, a little to the other side no longer. So it lies on the surface of one part; ask where it must be in the other.",
  "why.body.volume":
    "B has {volume-of-b} mm³. Look which share of B is to the left of A’s right face: so much of its volume is in the body.",

  "number.pairs-that-meet": "pairs of triangles that meet",
  "number.pairs-of-triangles": "pairs of triangles in all",
  "number.surface-gap": "between the surfaces",
  "number.ray-crossings": "crossings of the ray with A",
  "number.body-volume": "volume in common, mm³",
  "number.curves": "closed curves",
  "number.curve-segments": "their segments",
  "number.curve-length": "their length",
  "number.a-cut": "of A’s triangles: cut",
  "number.a-whole": "of A’s: stay whole",
  "number.a-dropped": "of A’s: dropped",
  "number.b-cut": "of B’s triangles: cut",
  "number.b-whole": "of B’s: stay whole",
  "number.b-dropped": "of B’s: dropped",
  "number.body-points": "points of the body",
  "number.body-edges": "its edges",
  "number.body-facets": "its facets",
  "number.body-euler": "points − edges + facets",
  "number.unmatched-edges": "edges left over",
  "number.body-pieces": "pieces",
  "number.volume-of-a": "volume of A, mm³",
  "number.volume-of-b": "volume of B, mm³",
  "number.volume-over-a": "over A’s surface, mm³",
  "number.volume-over-b": "over B’s surface, mm³",
  "number.tetrahedra-negative": "tetrahedra that count negative",
  "number.cells-across": "cells across",
  "number.cells-inside": "cells inside both",
  "number.counted-volume": "volume counted, mm³",
  "number.counted-off": "differs by",
  "number.rim-edges": "edges of the rim",

  "chart.volume-slid": "Volume in common while B slides out",
  "axis.b-to-the-right": "B to the right, mm",
  "axis.volume": "volume, mm³",
  "line.volume-in-common": "in both",
  "chart.volume-counted": "Volume by counting cells",
  "axis.cells-across": "cells across",
  "line.counted-volume": "counted",
  "line.by-tetrahedra": "from the surface",
} as const;
