/** Decomposition. */
export const decomposition = {
  "lesson.decomposition": "Decomposition",
  "about.decomposition":
    "A part with holes becomes convex elements, merge by merge; the variants and the ways to save tests are compared.",
  "source.decomposition": "JP 3316092 B2",

  "parameter.decomposition.model": "Part",
  "choice.decomposition.model.bracket": "Bracket",
  "choice.decomposition.model.housing": "Reducer’s housing",
  "parameter.decomposition.variant": "Variant",
  "choice.decomposition.variant.basic": "Basic: once",
  "choice.decomposition.variant.optimised": "Optimised: until nothing merges",
  "choice.decomposition.variant.negative": "Negative objects that bend",
  "choice.decomposition.variant.published-negative": "Negative objects as published",
  "parameter.decomposition.check": "Check before a test",
  "choice.decomposition.check.gilbert": "GJK on the two hulls",
  "choice.decomposition.check.one-evaluation": "One evaluation",
  "choice.decomposition.check.none": "None",
  "choice.decomposition.check.lookup": "Table of edges (not published)",

  "say.decomposition.begin": {
    title: "every triangle for itself",
    text: [
      "{triangles} {triangles|triangle|triangles}, each a convex element of its own: {elements} to begin with. The list is halved and halved again, and as the recursion returns, each element CL of one half is compared with each element CH of the other.",
      "Two of them become one if they share edges and every two polygons across a shared edge are in convex relation: the middle of one lies below the plane of the other. The next pair is outlined.",
    ],
    formula: ["convex at an edge: c · n ≤ ε"],
  },
  "say.decomposition.merged": {
    title: "convex: the two become one",
    text: [
      "They share {edges} {edges|edge|edges} (green), with convex relation across {edges|it|each}. {elements} {elements|element|elements} are left.",
      "{more} more {more|merge follows|merges follow} in this step. The next pair is outlined.",
    ],
  },
  "say.decomposition.concave": {
    title: "not convex: the two stay apart",
    text: [
      "Across the red edge the middle of one triangle rises {height} above the plane of the other. {elements} {elements|element|elements} remain.",
      "{more} more {more|merge follows|merges follow} in this step. The next pair is outlined.",
    ],
    formula: ["c · n = {height} > ε"],
  },
  "say.decomposition.inconsistent": {
    title: "inside out: the two stay apart",
    text: [
      "Across the red edge one triangle shows its front and the other its back, so that nothing can be said of convexity. {elements} {elements|element|elements} remain.",
      "{more} more {more|merge follows|merges follow} in this step.",
    ],
  },
  "say.decomposition.not-convex": {
    title: "convex at the edges, but not as a whole",
    text: [
      "Across each of the red edges the relation is convex, yet some corner of one element rises above a plane of the other. As these are pieces of an element that had to be split, the whole is tested, and the two stay apart.",
      "{elements} {elements|element|elements} remain. {more} more {more|merge follows|merges follow} in this step.",
    ],
  },
  "say.decomposition.holes": {
    title: "holes and notches first",
    text: [
      "With all normals turned round, what was hollow is convex. {holes} {holes|element|elements} found so {holes|is a negative object|are negative objects}, shown grey: their triangles are taken out, and the rest is decomposed as it is.",
      "The original takes every element of two or more polygons. Of triangles that would be each flat face too, so that “that bend” asks for more than one plane.",
    ],
  },
  "say.decomposition.broken": {
    title: "convex at each edge, but not as a whole",
    text: [
      "A patch can wind around and come over its own plane again, convex at every edge. The original does not notice. Here each element is tested against all of its own corners; this one failed and falls into {pieces} pieces, which are put together anew.",
      "{elements} {elements|element|elements} in all. {more} more {more|merge follows|merges follow} in this step.",
    ],
  },
  "say.decomposition.found": {
    title: "the elements, and what their hulls add",
    text: [
      "{elements} {elements|element|elements}, {holes} of them negative. They are patches of the surface, and the hull of a patch may fill what the part leaves open. Hatched are the largest faces of those hulls that are no surface of the part: {virtual} are virtual, {real} real.",
      "No answer may rest on a virtual face.",
    ],
  },
  "say.decomposition.checks": {
    title: "the same elements at another price",
    text: [
      "{pairs} pairs of elements came up. Before their edges are compared, a check can prove that two elements are apart. Compared without a check: {none}. After GJK on the hulls of the two boundaries: {gilbert}. After one evaluation of the support function, which proves it if r > 0: {one}.",
      "A sorted table of all edges, which is not in the original, leaves {lookup}. The elements are the same each time.",
    ],
    formula: ["r = −h(−V₀) > 0 ⇒ apart"],
  },
  "say.decomposition.variants": {
    title: "the same part, other elements",
    text: [
      "Basic: {basic} elements. Optimised, applied to its own output until nothing merges any more: {optimised}. With negative objects that bend: {negative}, of which {holes} {holes|is a hole or notch|are holes or notches}. With negative objects as published, flat faces among them: {published}.",
    ],
  },
  "question.decomposition.merges": "will the two outlined elements, CL and CH, become one?",

  "number.elements": "elements",
  "number.merges": "merges",
  "number.concave": "refused: not convex",
  "number.pairs": "pairs considered",
  "number.saved": "tests saved by the check",
  "number.tests": "pairs tested",
  "number.holes": "negative objects",
  "number.virtual-faces": "virtual faces",
  "number.passes": "passes",
  "number.broken": "split again",
  "number.tests-none": "tests, no check",
  "number.tests-gilbert": "tests, GJK",
  "number.tests-one-evaluation": "tests, one evaluation",
  "number.tests-lookup": "tests, table of edges",
  "number.time-none": "time, no check",
  "number.time-gilbert": "time, GJK",
  "number.time-one-evaluation": "time, one evaluation",
  "number.time-lookup": "time, table of edges",
  "number.elements-basic": "elements, basic",
  "number.elements-optimised": "elements, optimised",
  "number.elements-negative": "elements, negative that bend",
  "number.elements-published": "elements, negative as published",
  "number.time-basic": "time, basic",
  "number.time-optimised": "time, optimised",
  "number.time-negative": "time, negative that bend",
  "number.time-as-published": "time, negative as published",
  "chart.elements": "Elements",
  "axis.tests": "pairs tested",
  "axis.elements": "elements",
  "line.elements": "elements",
} as const;
