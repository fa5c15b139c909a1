/** Far and near. */
export const farAndNear = {
  "lesson.far-and-near": "Far and near",
  "about.far-and-near":
    "Hulls watch from afar, bubbles take over close by, and what is kept between searches may be wrong.",
  "source.far-and-near": "Sato et al. · Quinlan 1994",

  "parameter.far-and-near.shapes": "Shapes",
  "choice.far-and-near.shapes.channel": "Rod in a channel",
  "choice.far-and-near.shapes.tori": "Linked tori",
  "parameter.far-and-near.mode": "Between searches",
  "choice.far-and-near.mode.published": "As published",
  "choice.far-and-near.mode.proven": "Proven",
  "parameter.far-and-near.threshold": "Threshold: bubbles below",
  "parameter.far-and-near.cycles": "C: cycles without a search",
  "parameter.far-and-near.alpha": "α: relative error",

  "say.far-and-near.hulls": {
    title: "far: the hulls are enough",
    text: [
      "The hulls of the two parts are {hull} apart, more than the threshold of {threshold}. That is all that is asked while they are far: tracking two convex hulls costs next to nothing.",
      "It is a lower bound and no more. The parts themselves, with their hollows, are {exact} apart.",
    ],
    formula: ["d ≥ {hull} > {threshold}"],
  },
  "say.far-and-near.searched": {
    title: "near: the bubbles were searched",
    text: [
      "Below the threshold the hulls may meet while the parts do not. So small spheres cover the polygons, a tree of larger ones stands over them, and both trees are searched depth first, with the best distance so far as the bound.",
      "The pairs of polygons that came closest are kept for the cycles that follow.",
    ],
    formula: ["d = {answer}"],
  },
  "say.far-and-near.kept": {
    title: "near: only the kept pairs",
    text: [
      "{age} {age|cycle|cycles} ago the trees were searched. Since then only the pairs kept from there are measured, which costs almost nothing.",
      "What they say is an upper bound: something else may have come closer meanwhile. Here it has not.",
    ],
    formula: ["d ≤ {answer}"],
  },
  "say.far-and-near.wrong": {
    title: "the kept pairs are wrong",
    text: [
      "The pairs kept {age} {age|cycle|cycles} ago say {answer}. But the closest place has moved elsewhere: in truth it is {exact}, and nothing in the published method notices before the next search.",
      "Choose “proven” to see how the motion since the last search decides when to search again.",
    ],
    formula: ["said d ≤ {answer}", "true d = {exact}"],
  },
  "question.far-and-near.hulls": "will the hulls alone be asked in the next cycle?",
  "question.far-and-near.wrong": "will the kept pairs be wrong in the next cycle?",
  "event.far-and-near.bubbles": "Bubbles take over: {from} becomes {to}",
  "event.far-and-near.hulls": "The hulls take over: {from} becomes {to}",
  "event.far-and-near.wrong": "The kept pairs say {to}, in truth {exact}",

  "number.answer": "answer",
  "number.hull-distance": "hulls",
  "number.exact-distance": "parts, exact",
  "number.at-least": "known, at least",
  "number.at-most": "known, at most",
  "number.sphere-pairs": "pairs of spheres",
  "number.triangle-pairs": "pairs of triangles",
  "number.age": "cycles since a search",

  "chart.distances": "Distances",
  "chart.sphere-pairs": "Pairs of spheres a cycle",
  "axis.cycle": "cycle",
  "axis.count": "count",
  "line.exact": "exact",
  "line.hulls": "hulls",
  "line.bubbles": "bubbles",
  "line.wrong": "wrong",
  "line.threshold": "threshold",
  "line.searched-each-cycle": "searched each cycle",
  "line.this-run": "this run",
} as const;
