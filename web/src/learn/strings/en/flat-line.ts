/** The flat line. */
export const flatLine = {
  "lesson.flat-line": "The flat line",
  "about.flat-line":
    "From 10 to 100 000 vertices: what a cycle costs by each method, measured in this page now.",
  "source.flat-line": "Sato et al., fig. 2 · JP 3316092 B2",

  "parameter.flat-line.speed": "How far a cycle moves",
  "choice.flat-line.speed.slow": "A little",
  "choice.flat-line.speed.fast": "Ten times that",
  "parameter.flat-line.shapes": "Shapes",
  "choice.flat-line.shapes.balls": "Balls",
  "choice.flat-line.shapes.eggs": "Eggs",
  "choice.flat-line.shapes.drums": "Drums, to 30 000",
  "parameter.flat-line.largest": "Up to so many vertices",
  "choice.flat-line.largest.1000": "1 000",
  "choice.flat-line.largest.10000": "10 000",
  "choice.flat-line.largest.100000": "100 000",

  "say.flat-line.first": {
    title: "small hulls: all methods are alike",
    text: [
      "One hull moves around the other, a little each cycle. With {vertices} vertices each, plain GJK takes {plain} inner products a cycle: it looks at every vertex for every support point.",
      "But the closest point only moves on to a neighbouring feature. Method one looks at the vertices of the polygons around the last one, method two at those of the triangles, climbing follows edges uphill. At this size it hardly matters.",
    ],
    formula: ["plain {plain} · climbing {climbing}"],
  },
  "say.flat-line.size": {
    title: "more vertices, as many neighbours",
    text: [
      "With {vertices} vertices each, the plain method takes {plain} inner products a cycle, method two {two} and climbing {climbing}: how many vertices there are in all hardly affects methods that check only neighbours. Their work still grows a little, because on the same path the closest point passes more vertices of a finer hull.",
      "The published methods stop where nothing near is closer. In {wrong} of {cycles} cycles the distance was not the exact one.",
    ],
    formula: ["plain {plain} · method one {one}", "method two {two} · climbing {climbing}"],
  },
  "say.flat-line.ends": {
    title: "more vertices, faces with more sides",
    text: [
      "Half of the {vertices} vertices of a drum stand around either end. In a cycle the plain method takes {plain} inner products and method one {one}: it looks at a whole end each time. Method two takes {two} and climbing {climbing}. They look at a few vertices at a time, but go around the rim corner by corner, so that their lines are not flat either.",
      "The published methods stop where nothing near is closer. In {wrong} of {cycles} cycles the distance was not the exact one.",
    ],
    formula: ["plain {plain} · method one {one}", "method two {two} · climbing {climbing}"],
  },
  "say.flat-line.sides": {
    title: "why triangles are better than polygons",
    text: [
      "Here are drums with ends of {sides} sides. Method one looks at every corner of every face that the closest point touches, the rings: {looked-one} vertices of both drums. Method two cuts each face into triangles first, the thin lines, and looks only at the triangles, the discs: {looked-two} vertices a look, however many sides the end has.",
      "One corner is an exception. The triangles of an end are cut from it like slices of a cake, so that all of them meet there: around it method two, too, looks at {looked-hub} vertices. Climbing goes along the edges of the drum, of which there are three at every corner. What grows for both is how often they look, for the corners that the closest point passes in a cycle lie closer and closer together.",
    ],
    formula: ["method one {looked-one} · method two {looked-two}"],
  },
  "say.flat-line.flaw": {
    title: "where checking only neighbours goes wrong",
    text: [
      "A point has gone through the top face of a cube. Method one looks at that face only, which is still the nearest in its view: it reports {reported} of free space. In truth the point is {depth} deep inside.",
      "The last feature may be trusted only while the other part stays on the outer side of its face. The default of this library asks the whole hull, by climbing, and so finds out.",
    ],
    formula: ["reported d ≈ {reported}", "true depth = {depth}"],
  },
  "question.flat-line.grows":
    "with about three times as many vertices the plain method looks at about three times as many; will the work of climbing grow by as much?",
  "question.flat-line.which":
    "with about three times as many vertices, which of the published methods will look at more than twice as much?",
  "why.flat-line.which":
    "Each method looks at the corners of what lies around the last closest point: whole faces or single triangles. Look what an end of the drum becomes when the number of its corners is three times as large. Now method one takes {one} products a cycle and method two {two}.",

  "label.method-one": "method one",
  "label.method-two": "method two",
  "label.both": "both",

  "number.sides": "sides of an end",
  "number.looked-one": "vertices looked at, method one",
  "number.looked-two": "vertices looked at, method two",
  "number.looked-hub": "the same where all triangles meet",
  "number.vertices": "vertices each",
  "number.cycles": "cycles measured",
  "number.products-plain": "products, plain",
  "number.products-one": "products, method one",
  "number.products-two": "products, method two",
  "number.products-climbing": "products, climbing",
  "number.evaluations-plain": "support points, plain",
  "number.evaluations-climbing": "support points, climbing",
  "number.time-plain": "time, plain",
  "number.time-one": "time, method one",
  "number.time-two": "time, method two",
  "number.time-climbing": "time, climbing",
  "number.reported": "method one reports",
  "number.depth": "depth in truth",

  "chart.time": "Time a cycle",
  "chart.products": "Inner products a cycle",
  "axis.vertices": "vertices",
  "axis.microseconds": "µs",
  "axis.inner-products": "count",
  "line.plain": "plain",
  "line.method-one": "method one",
  "line.method-two": "method two",
  "line.climbing": "climbing",
  "line.published-flat": "published, tracked",
  "line.published-plain": "published, plain",
} as const;
