/** Decomposition. */
export const decomposition = {
  "lesson.decomposition": "Decomposition",
  "about.decomposition":
    "A part with holes falls into convex elements, merge by merge, and four ways to save tests are compared.",
  "source.decomposition": "JP 3316092 B2",

  "parameter.decomposition.model": "Part",
  "choice.decomposition.model.bracket": "Bracket",
  "choice.decomposition.model.housing": "Reducer’s housing",
  "parameter.decomposition.variant": "Method",
  "choice.decomposition.variant.optimised": "Optimised",
  "choice.decomposition.variant.basic": "Basic",
  "choice.decomposition.variant.negative": "Negative objects",
  "parameter.decomposition.check": "Check before a merge test",
  "choice.decomposition.check.lookup": "Shared edges known",
  "choice.decomposition.check.none": "None",
  "choice.decomposition.check.gilbert": "Gilbert",
  "choice.decomposition.check.one-evaluation": "One evaluation",

  "say.decomposition.begin": {
    title: "every triangle for itself",
    text: [
      "{triangles} {triangles|triangle|triangles}, each a convex element of its own: {elements} to begin with. The list is halved and halved again, and on the way back elements of the two halves are merged.",
      "Two of them merge if they share edges and every pair of polygons across a shared edge is in convex relation: neither rises above the plane of the other.",
    ],
    formula: ["c · n ≤ ε across every shared edge"],
  },
  "say.decomposition.merge": {
    title: "two elements become one",
    text: [
      "They share {edges} {edges|edge|edges}, and across {edges|it|all of them} the polygons are in convex relation. {elements} {elements|element|elements} remain.",
    ],
  },
  "say.decomposition.merges": {
    title: "elements become one",
    text: [
      "{merges} merges in this step; the edges of the last are marked. {elements} {elements|element|elements} remain.",
    ],
  },
  "say.decomposition.holes": {
    title: "holes first",
    text: [
      "With all normals turned round, what was hollow is convex: elements of two or more polygons found so are holes. {holes} {holes|is|are} taken out as negative elements, and the rest is decomposed.",
    ],
  },
  "say.decomposition.broken": {
    title: "convex at each edge, but not as a whole",
    text: [
      "Convex relation across the shared edges does not make the whole convex, for a patch can wind around. {broken} {broken|element|elements} failed the test against all of their own vertices and {broken|was|were} split again.",
    ],
  },
  "say.decomposition.found": {
    title: "the elements, and what their hulls add",
    text: [
      "{elements} {elements|element|elements}, of which {holes} negative. They are patches of the surface: the hull of a patch may fill a hollow. Hatched are the faces of those hulls that are on no part of the surface, {virtual} virtual beside {faces} real ones.",
      "No answer may rest on a virtual face.",
    ],
  },
  "say.decomposition.checks": {
    title: "the same elements at another price",
    text: [
      "Before two elements are searched for shared edges, a check can tell that they are apart. Tests made without a check: {none}. With Gilbert on the two hulls: {gilbert}. With one evaluation of the support function, which proves it when r > 0: {one}. With shared edges known from a table: {lookup}.",
      "The elements are the same each time.",
    ],
    formula: ["r = −h(−V₀) > 0 ⇒ apart"],
  },
  "question.decomposition.flat": "will the next merge stay within one flat face?",

  "number.elements": "elements",
  "number.pairs": "pairs considered",
  "number.saved": "tests saved by the check",
  "number.concave": "refused: not convex",
  "number.holes": "holes",
  "number.virtual-faces": "virtual faces",
  "number.passes": "passes",
  "number.tests": "merge tests",
  "number.broken": "split again",
  "number.tests-none": "tests, no check",
  "number.tests-gilbert": "tests, Gilbert",
  "number.tests-one-evaluation": "tests, one evaluation",
  "number.tests-lookup": "tests, edges known",
  "number.time-none": "time, no check",
  "number.time-gilbert": "time, Gilbert",
  "number.time-one-evaluation": "time, one evaluation",
  "number.time-lookup": "time, edges known",
  "chart.elements": "Elements",
  "axis.changes": "merges",
  "axis.elements": "elements",
  "line.elements": "elements",
} as const;
