/** A sign that cannot be wrong. */
export const exactPredicates = {
  "lesson.exact-predicates": "A sign that cannot be wrong",
  "about.exact-predicates":
    "On which side of a line is a point? What rounding makes of the answer, what one wrong sign does, and how it is never wrong.",
  "source.exact-predicates":
    "Kettner et al., Classroom examples of robustness problems in geometric computations (2008), figure 2 and failure A1: the points are theirs · Shewchuk, Adaptive precision floating-point arithmetic and fast robust geometric predicates (1997), figure 21: the stages · the signs, the hull and the contact of triangles are this page’s own · triangles by chance, the same each time",

  "parameter.exact-predicates.points": "Points",
  "choice.exact-predicates.points.whole": "Whole numbers",
  "choice.exact-predicates.points.broken": "Fractions",
  "choice.exact-predicates.points.tenths": "Tenths",
  "parameter.exact-predicates.from": "Differences from",
  "choice.exact-predicates.from.p": "p",
  "choice.exact-predicates.from.q": "q",
  "choice.exact-predicates.from.r": "r",
  "parameter.exact-predicates.side": "Points along a side",
  "choice.exact-predicates.side.32": "32",
  "choice.exact-predicates.side.64": "64",
  "choice.exact-predicates.side.96": "96",

  "say.signs.line": {
    title: "left or right?",
    text: [
      "Is p to the left of the line from q to r, to the right of it, or on it? The sign of one determinant tells. Such signs decide what a hull is, whether contours overlap, and whether triangles meet.",
      "Here p is almost on the line. Now it is replaced by {signs-asked} points beside it, in rows: from each to the next it is one step of the last digit that a double has there.",
    ],
    formula: ["(q_x − p_x)(r_y − p_y) − (q_y − p_y)(r_x − p_x)", "> 0: left, = 0: on the line, < 0: right"],
  },
  "say.signs.exact": {
    title: "what is true",
    text: [
      "Each square is one of the points. Computed with all digits, {sign-left} are to the left of the line, blue, {sign-right} to the right, turquoise, and {sign-on} exactly on it, orange.",
      "Doubles hold these points without any rounding. What will be rounded is what is computed with them.",
    ],
    formula: ["{sign-left} + {sign-on} + {sign-right}"],
  },
  "say.signs.plain": {
    title: "what plain doubles say",
    text: [
      "The same points and the same determinant, but each difference and each product is rounded to a double. Now {sign-left} are said to be to the left, {sign-right} to the right and {sign-on} on the line. The line across the picture is where the sign truly changes.",
      "Blocks appear: the two products are almost equal and much larger than their difference, which keeps only what rounding has left of it.",
    ],
    formula: ["{sign-left} + {sign-on} + {sign-right}"],
  },
  "say.signs.wrong": {
    title: "wrong signs",
    text: [
      "Red are the points whose sign is wrong, {sign-wrong} of {signs-asked}. Of these, {sign-lost} are said to be on the line and are not, {sign-opposite} are said to be on the opposite side, and {sign-made} are on the line but said to be beside it.",
      "It matters from which point the differences are taken, although with all digits it would not. Try q and r.",
    ],
    formula: ["{sign-lost} + {sign-opposite} + {sign-made} = {sign-wrong}"],
  },
  "say.signs.triangle": {
    title: "a point that sees no edge",
    text: [
      "What does one wrong sign do? A convex hull is made point by point, beginning with the triangle of p₁, p₂ and p₃, blue. It is so thin that it looks like a line, and p₂ and p₃ like one point. A new point is outside if it is to the right of an edge: it sees that edge.",
      "The red point p₄ is far outside. By exact signs it sees {edges-seen-exact} {edges-seen-exact|edge|edges}, by plain doubles {edges-seen-plain}. So plain doubles take it for a point inside, and it is left out.",
    ],
    formula: ["edges seen: {edges-seen-exact}, not {edges-seen-plain}"],
  },
  "say.signs.hull": {
    title: "a corner is lost",
    text: [
      "The other five points follow, and all of their signs are right. The hull by plain doubles, blue, has {corners-plain} corners. The true hull, green, has {corners-exact}: p₄ is one of them, {corner-outside} outside the blue one.",
      "The sign was wrong where points are within a few last digits of a line. The answer is wrong by as much as can be seen: a wrong yes or no is never a small error.",
    ],
    formula: ["{corners-plain} corners in place of {corners-exact}"],
  },
  "say.signs.filter": {
    title: "first stage: a bound",
    text: [
      "How far rounding can go is known: the plain value is no farther than A from the true one. Where it is larger than A its sign is proven, and nothing else is computed. This is the filter.",
      "Here the points are {last-digits} {last-digits|last digit|last digits} apart, so that they reach farther from the line. Of {signs-asked}, the filter is sure of {stage-filter}; orange are those that need more. The chart shows how its share grows with the distance from the line.",
    ],
    formula: ["|det| ≥ A = (3 + 16 ε) ε (|left product| + |right product|)", "ε = 2⁻⁵³"],
  },
  "say.signs.stages": {
    title: "later stages: only as many digits as needed",
    text: [
      "Back to the finest points. Each stage adds digits to what the one before has computed, until the sign is proven. Plain doubles are enough for {stage-filter}, the exact determinant of the rounded differences for {stage-differences}, and the same with what rounding took from the differences for {stage-corrected}. All digits are needed for {stage-all}.",
      "A number with all its digits is a sum of doubles, an expansion: for each sum and each product of two doubles, what its rounding has lost is a double, too, and is kept. All digits are only needed on the line, or where nothing less tells a point from one on it.",
    ],
    formula: [
      "a + b = x + y: x rounded, y what it lost",
      "{stage-filter} + {stage-differences} + {stage-corrected} + {stage-all}",
    ],
  },
  "say.signs.space": {
    title: "triangles that touch",
    text: [
      "In space the sign tells on which side of a triangle’s plane a point is. Here {pairs-touching} triangles B stand on triangles A, with a tip that is exactly in the plane. Plain doubles say of {plain-clear} that the tip is above, so that the pair is clear, of {plain-through} that it is below, and only of {plain-touching} that it touches. The picture has one that they call clear.",
      "The test that this page uses everywhere finds that {product-touching} touch. Of {corners-asked} corners its filter decides all but {corners-not-sure}, and these are computed exactly. So it costs little, and no answer, clear, touching or interfering, is ever decided by rounding.",
    ],
    formula: ["{product-touching} of {pairs-touching} touch"],
  },

  "question.signs.how-many-wrong": "how many of these points will have a wrong sign in plain doubles?",
  "question.signs.which-wrong": "one of the three ringed points has a wrong sign: which?",
  "question.signs.how-many-all": "of as many points one last digit apart, how many will need all digits?",
  "why.signs.how-many-wrong":
    "The determinant is a difference of two products, and both are rounded to a last digit of their own. The products are many times larger than the coordinates of p, and so is their last digit. Think how many of the points are no farther from the line than that.",
  "why.signs.which-wrong":
    "Look on which side of the line across the picture each ring is, and then at the colour of its square: blue is said to be left, turquoise right, orange on the line.",
  "why.signs.how-many-all":
    "All digits are only needed where nothing less tells the determinant from 0. Think how many of the points are exactly on the line.",

  "label.sign-left": "left",
  "label.sign-on": "on the line",
  "label.sign-right": "right",
  "label.sign-wrong": "wrong sign",
  "label.sign-fine": "true sign",
  "label.sign-sure-left": "surely left",
  "label.sign-unsure": "not sure",
  "label.sign-sure-right": "surely right",
  "label.sign-filter": "plain",
  "label.sign-differences": "differences",
  "label.sign-corrected": "corrected",
  "label.sign-all": "all digits",

  "number.signs-asked": "points",
  "number.sign-left": "left",
  "number.sign-on": "on the line",
  "number.sign-right": "right",
  "number.sign-wrong": "wrong signs",
  "number.sign-opposite": "on the opposite side",
  "number.sign-lost": "wrongly on the line",
  "number.sign-made": "wrongly beside the line",
  "number.edges-seen-plain": "edges seen, plain doubles",
  "number.edges-seen-exact": "edges seen, exact signs",
  "number.corners-plain": "corners, plain doubles",
  "number.corners-exact": "corners, exact signs",
  "number.corner-outside": "the lost corner is outside by",
  "number.stage-filter": "plain doubles are enough",
  "number.last-digits": "last digits from point to point",
  "number.stage-differences": "exact, of rounded differences",
  "number.stage-corrected": "corrected",
  "number.stage-all": "all digits",
  "number.pairs-touching": "pairs that touch",
  "number.plain-clear": "plain doubles: clear",
  "number.plain-through": "plain doubles: through",
  "number.plain-touching": "plain doubles: touching",
  "number.product-touching": "this page: touching",
  "number.corners-asked": "corners of B",
  "number.corners-not-sure": "computed exactly",

  "chart.stages-by-distance": "Which stage is needed",
  "axis.last-digits-away": "last digits beside the line",
  "axis.percent-of-signs": "% of points",
  "line.stage-filter": "plain doubles",
  "line.stage-differences": "exact, of rounded differences",
  "line.stage-corrected": "corrected",
  "line.stage-all": "all digits",

  "claim.wrong-sign.source": "Kettner et al. 2008, failure A1",
  "claim.wrong-sign.says":
    "In double precision p₄ is said to be to the left of all three edges of the triangle, though it is outside: the hull loses it.",
  "claim.wrong-sign.why":
    "Nothing differs: the same doubles have the same wrong signs in every browser, as rounding is the same everywhere. With exact signs p₄ is kept.",
} as const;
