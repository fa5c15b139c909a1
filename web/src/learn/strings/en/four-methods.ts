/** Four methods. */
export const fourMethods = {
  "lesson.four-methods": "Four methods",
  "about.four-methods": "Two contours parted by four methods: the move, what overlap is left, and the time.",
  "source.four-methods":
    "Fayzrakhmanov et al. compare the first three · convex pieces by ears, merged (Hertel and Mehlhorn), with boxes, which is fair to both methods that need them · a method asked again and again gets 8 moves · the exact method is ours",

  "parameter.four-methods.pair": "Pair",
  "choice.four-methods.pair.u-and-bar": "A U and a bar",
  "choice.four-methods.pair.l-and-t": "An L and a T",
  "choice.four-methods.pair.combs": "Two combs",
  "choice.four-methods.pair.star-and-l": "A star and an L",
  "choice.four-methods.pair.frame-and-bar": "A frame, with a hole, and a bar",
  "parameter.four-methods.x": "B to the right",
  "parameter.four-methods.y": "B up",
  "parameter.four-methods.turn": "B turned, °",

  "say.four.pair": {
    title: "two contours",
    text: [
      "Contour A, blue, is to be moved out of contour B, turquoise. By the shortest way that takes {depth}.",
      "Drag B. It turns by its slider, or by a drag with Shift held. Then see what four methods make of it.",
    ],
    formula: ["overlap {depth}"],
  },
  "say.four.published-apart": {
    title: "as published: apart",
    text: ["The published test says that they are apart, and it is right."],
    formula: ["apart"],
  },
  "say.four.published-wrong": {
    title: "as published: wrong",
    text: [
      "The published test is wrong here. The true overlap is {depth}, and it moves A by {by}.",
      "It looks at the lines of A’s edges, not at the edges, and knows no holes.",
    ],
    formula: ["overlap {depth}, moved {by}"],
  },
  "say.four.published-left": {
    title: "as published: not enough",
    text: [
      "It takes A as a whole, and B in {others} convex {others|piece|pieces}. It moves A by {by}. An overlap of {left} is left, hatched.",
    ],
    formula: ["{depth} → {left}"],
  },
  "say.four.published-stuck": {
    title: "as published: not enough",
    text: [
      "It takes A as a whole, and B in {others} convex {others|piece|pieces}. It moves A by {by}. An overlap of {left} is left, hatched.",
      "Asked again and again it still finds them colliding after {moves} moves.",
    ],
    formula: ["{depth} → {left}"],
  },
  "say.four.published-clear": {
    title: "as published: clear",
    text: [
      "It takes A as a whole, and B in {others} convex {others|piece|pieces}. It moves A by {by}, and they are clear. The shortest way is {depth}.",
    ],
    formula: ["{by} ≥ {depth}"],
  },
  "say.four.sat-apart": {
    title: "separating axes: apart",
    text: [
      "A in {pieces} convex {pieces|piece|pieces}, B in {others}. For each pair of them there is an axis with a gap: they are apart.",
    ],
    formula: ["apart"],
  },
  "say.four.sat-left": {
    title: "separating axes: not enough",
    text: [
      "A in {pieces} convex {pieces|piece|pieces}, B in {others}. A is moved out of the piece that it is deepest in, by {by}. But that leads into another piece, or leaves it in one: {left} is left.",
      "Asked again and again it is content after {moves} {moves|move|moves}; see the chart.",
    ],
    formula: ["{depth} → {left}"],
  },
  "say.four.sat-stuck": {
    title: "separating axes: stuck",
    text: [
      "A in {pieces} convex {pieces|piece|pieces}, B in {others}. A is moved out of the piece that it is deepest in, by {by}. But that leads into another piece: {left} is left.",
      "Asked again and again it goes to and fro: after {moves} moves they still overlap.",
    ],
    formula: ["{depth} → {left} → …"],
  },
  "say.four.sat-clear": {
    title: "separating axes: clear",
    text: [
      "A in {pieces} convex {pieces|piece|pieces}, B in {others}. A is moved out of the piece that it is deepest in, by {by}, and that is enough here. The shortest way is {depth}.",
    ],
    formula: ["{by} ≥ {depth}"],
  },
  "say.four.gjk-apart": {
    title: "GJK and EPA: apart",
    text: ["GJK finds no pair of pieces whose difference holds the origin: they are apart."],
    formula: ["0 ∉ A − B"],
  },
  "say.four.gjk-left": {
    title: "GJK and EPA: not enough",
    text: [
      "For the same pieces GJK finds the pairs that meet, and EPA how deep. The deepest pair’s way out is {by} long. {left} is left.",
      "Asked again and again it is content after {moves} {moves|move|moves}.",
    ],
    formula: ["{depth} → {left}"],
  },
  "say.four.gjk-stuck": {
    title: "GJK and EPA: stuck",
    text: [
      "For the same pieces GJK finds the pairs that meet, and EPA how deep. The deepest pair’s way out is {by} long. {left} is left.",
      "Asked again and again it goes to and fro: after {moves} moves they still overlap.",
    ],
    formula: ["{depth} → {left} → …"],
  },
  "say.four.gjk-clear": {
    title: "GJK and EPA: clear",
    text: [
      "For the same pieces GJK finds the pairs that meet, and EPA how deep. The deepest pair’s way out is {by} long, and enough here.",
    ],
    formula: ["{by} ≥ {depth}"],
  },
  "say.four.exact-apart": {
    title: "exact: apart",
    text: ["The exact method: no point is inside both, so there is nothing to move."],
    formula: ["apart"],
  },
  "say.four.exact-clear": {
    title: "exact: one move, the shortest",
    text: [
      "The no-fit polygon is the border between the places of B where it overlaps A and those where it does not. Its nearest point tells the shortest move: {by}. One move clears, and no shorter one does.",
      "It is made once for a pair and a turn, and kept while B is shifted.",
    ],
    formula: ["min |V| = {by}"],
  },
  "say.four.all": {
    title: "side by side",
    text: [
      "Each picture shows A after the method’s first move. {clear} of the four {clear|is|are} clear.",
      "The times beside are those of one question, by the clock.",
    ],
    formula: ["{clear} of 4 clear"],
  },
  "say.four.all-apart": {
    title: "side by side",
    text: [
      "The contours are apart, so nothing is to be moved. {clear} of the four {clear|leaves|leave} them so.",
      "The times beside are those of one question, by the clock.",
    ],
    formula: ["{clear} of 4 clear"],
  },

  "question.four.published-clears": "will the published test see the overlap, and clear it by its move?",
  "question.four.published-apart": "will the published test see that they are apart?",
  "question.four.same": "will GJK and EPA move A as separating axes did?",
  "question.four.way-out": "where must A go to be out of B by the shortest way?",
  "point.four.way-out":
    "Contour A goes along. It is right where at most {within} of the overlap is left and the way is at most {within} longer than the shortest.",
  "label.by-published": "as published",
  "label.by-sat": "separating axes",
  "label.by-gjk": "GJK and EPA",
  "label.by-exact": "exact",

  "number.pieces-of-a": "convex pieces of A",
  "number.pieces-of-b": "convex pieces of B",
  "number.move-published": "move, as published",
  "number.move-sat": "move, separating axes",
  "number.move-gjk": "move, GJK and EPA",
  "number.move-exact": "move, exact",
  "number.left-published": "left, as published",
  "number.left-sat": "left, separating axes",
  "number.left-gjk": "left, GJK and EPA",
  "number.left-exact": "left, exact",
  "number.moves-until-content": "moves until it is content",
  "number.time-published": "time, as published",
  "number.time-sat": "time, separating axes",
  "number.time-gjk": "time, GJK and EPA",
  "number.time-exact": "time, exact",
  "number.time-prepare": "no-fit polygon, once",

  "chart.left-by-moves": "Overlap left, move by move",
  "line.by-published": "as published",
  "line.by-sat": "separating axes",
  "line.by-gjk": "GJK and EPA",
  "line.by-exact": "exact",
} as const;
