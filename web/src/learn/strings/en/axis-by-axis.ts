/** Axis by axis. */
export const axisByAxis = {
  "lesson.axis-by-axis": "Axis by axis",
  "about.axis-by-axis": "The published test of two flat contours, edge by edge, and where it moves them.",
  "source.axis-by-axis":
    "Fayzrakhmanov et al., resolving collisions of non-convex contours · as printed, flaws and all · what is garbled in print is read so: smallest overlap kept, contours counter-clockwise, centres as means of the vertices · pairs are made up",

  "parameter.axis-by-axis.pair": "Pair",
  "choice.axis-by-axis.pair.convex": "Both convex",
  "choice.axis-by-axis.pair.l-and-bar": "An L and a bar",
  "choice.axis-by-axis.pair.notch": "A bar in a U’s notch",
  "choice.axis-by-axis.pair.within": "A box in a U’s solid",
  "choice.axis-by-axis.pair.arm": "A box at a U’s arm",
  "parameter.axis-by-axis.x": "B to the right",
  "parameter.axis-by-axis.y": "B up",
  "parameter.axis-by-axis.turn": "B turned, °",

  "say.axis.pair": {
    title: "two contours",
    text: [
      "Contour A, blue, and contour B, turquoise. If there is a line between them they are apart. It is enough to look along the normals of their {edges} edges.",
      "Drag B. It turns by its slider, or by a drag with Shift held. Then step on.",
    ],
    formula: ["n = (−E_y, E_x) / |E|"],
  },
  "say.axis.pair-not-convex": {
    title: "two contours, one with a notch",
    text: [
      "Contour A, blue, has a notch: it is not convex. The usual test would cut it into convex pieces. This one does not: it looks at A’s edges one at a time, then at B’s, {edges} in all.",
      "Drag B. It turns by its slider, or by a drag with Shift held. Then step on.",
    ],
    formula: ["n = (−E_y, E_x) / |E|"],
  },
  "say.axis.apart": {
    title: "edge {k}: a gap",
    text: [
      "Both contours cast a shadow on the axis across the edge. Between the shadows there is a gap of {interval}.",
      "So a line fits between the contours: they are apart, and the test ends. This answer is right.",
    ],
    formula: ["I = {interval} > 0"],
  },
  "say.axis.aside": {
    title: "edge {k}: left out",
    text: [
      "The shadows overlap. But A has a notch, so the test also looks at the edge itself: on its own normal it is a point, the diamond. B’s shadow is all on one side of it, {interval} away.",
      "So B does not reach this edge’s line, and the edge is left out.",
    ],
    formula: ["I = {interval} > 0"],
  },
  "say.axis.aside-of-all": {
    title: "edge {k}: apart, it says",
    text: [
      "B is on one side of this edge’s line, too, as it was for all edges of A before. The test takes that for a proof that they are apart, and ends.",
      "But lines go on where edges end, and what lies inside A crosses no edge.",
    ],
    formula: ["I = {interval} > 0, every time"],
  },
  "say.axis.kept": {
    title: "edge {k}: the smallest so far",
    text: [
      "The shadows overlap by {interval}, red. No overlap was smaller up to now: it is kept, with its axis, as the way out V.",
    ],
    formula: ["D = |I| = {interval}"],
  },
  "say.axis.kept-line": {
    title: "edge {k}: the smallest so far",
    text: [
      "The edge itself is a point on its normal, the diamond. B reaches {interval} beyond it, red. No overlap was smaller up to now: it is kept, with its axis, as the way out V.",
    ],
    formula: ["D = |I| = {interval}"],
  },
  "say.axis.dropped": {
    title: "edge {k}: no smaller",
    text: [
      "The shadows overlap by {interval}, red. The kept overlap is {kept}, which is no larger: it stays.",
    ],
    formula: ["{interval} ≥ D = {kept}"],
  },
  "say.axis.dropped-line": {
    title: "edge {k}: no smaller",
    text: [
      "B reaches {interval} beyond the edge’s line, red. The kept overlap is {kept}, which is no larger: it stays.",
    ],
    formula: ["{interval} ≥ D = {kept}"],
  },
  "say.axis.move": {
    title: "the move",
    text: [
      "No edge has told them apart: they collide, it says. A is moved along the kept axis, by the kept overlap {by}.",
      "The way leads from B’s centre to A’s, so it is taken as it is.",
    ],
    formula: ["(C_A − C_B)·V ≥ 0", "P_A += V"],
  },
  "say.axis.move-turned": {
    title: "the move, turned round",
    text: [
      "No edge has told them apart: they collide, it says. A is moved along the kept axis, by the kept overlap {by}.",
      "The way led towards B’s centre, so it was turned round.",
    ],
    formula: ["(C_A − C_B)·V < 0: V = −V", "P_A += V"],
  },
  "say.axis.right-apart": {
    title: "true: apart",
    text: ["The exact method agrees: the contours are apart."],
    formula: ["apart"],
  },
  "say.axis.clear": {
    title: "clear",
    text: [
      "They did overlap, and now they are clear. The move was {by} long. The green arrow is the shortest way out of all, {depth}, by the exact method.",
    ],
    formula: ["{by} ≥ {depth}"],
  },
  "say.axis.not-clear": {
    title: "not clear",
    text: [
      "They did overlap, but this move is not enough: where it is hatched they still do, and it takes {left} more to part them. The green arrow is the shortest way out, {depth}, by the exact method.",
    ],
    formula: ["{depth} → {left}"],
  },
  "say.axis.worse": {
    title: "worse than before",
    text: [
      "They overlapped by {depth}. Now it is {left}: A went the wrong way. The centres of contours with notches do not say on which side the solid is. The green arrow is the shortest way out.",
    ],
    formula: ["{depth} → {left}"],
  },
  "say.axis.false-hit": {
    title: "a false hit",
    text: [
      "They did not overlap at all. B only crosses lines of A’s edges, beyond the edges’ ends, and the test cannot tell that from crossing the edges.",
      "It moved A by {by} for nothing.",
    ],
    formula: ["overlap 0, moved {by}"],
  },
  "say.axis.missed": {
    title: "a missed overlap",
    text: [
      "They do overlap: it takes {depth} to part them, along the green arrow. B crosses none of the lines that were looked at, as it is all inside.",
    ],
    formula: ["overlap {depth}, not found"],
  },

  "question.axis.collides": "will the test say that they collide?",
  "question.axis.next": "what will come of the next edge?",
  "question.axis.clear-now": "what will the exact method say?",
  "question.axis.is-apart": "are they apart?",
  "label.axis-kept": "its overlap is the smallest so far",
  "label.axis-dropped": "its overlap is no smaller",
  "label.axis-aside": "it is left out",
  "label.axis-apart": "the test ends: apart",
  "label.met-clear": "they overlapped, and are clear now",
  "label.met-not-clear": "they overlapped, and still do",
  "label.did-not-meet": "they did not overlap",
  "label.exact-way": "exact",

  "number.interval": "I: gap (+) or overlap (−)",
  "number.kept-depth": "D: smallest overlap so far",
  "number.moved-by": "moved by",
  "number.overlap-before": "true overlap at first",
  "number.overlap-left": "overlap that is left",

  "chart.overlap-by-edge": "Overlap along each axis",
  "axis.edge-number": "edge",
  "axis.overlap": "overlap",
  "line.overlap-on-axis": "on this axis",
  "line.overlap-kept": "D, the smallest so far",
} as const;
