/** The arch. */
export const arch = {
  "lesson.arch": "The arch",
  "about.arch":
    "An arm reaches through an arch: merged hulls are released when they stand in the way, and recover behind it.",
  "source.arch": "JP 3316092 B2",

  "parameter.arch.mode": "A hull is released",
  "choice.arch.mode.exact": "When it is closest",
  "choice.arch.mode.published": "When it is pierced",
  "parameter.arch.virtuality": "Virtual faces",
  "choice.arch.virtuality.uncovered": "Not covered by parts",
  "choice.arch.virtuality.published": "Corners of two parts",
  "parameter.arch.recover": "T: cycles until recovery",
  "parameter.arch.cycles": "Cycles",
  "parameter.arch.height": "Height of the hand",
  "parameter.arch.compare": "Compare with",
  "choice.arch.compare.none": "nothing",
  "choice.arch.compare.mode": "the other mode",

  "say.arch.begin": {
    title: "one hull for many parts",
    text: [
      "An arm will reach through an arch on a table, for the object behind it. Parts that do not move against each other share one convex hull, so that a cycle searches a few hulls instead of all pairs of parts.",
      "The hatched faces are virtual: they lie on the hull but on no part. An answer may rest on the real ones only.",
    ],
  },
  "say.arch.merged": {
    title: "merged, and exact",
    text: [
      "The closest points lie on real faces, so the answer is right though whole groups of parts were searched as one: {searches} {searches|search|searches} in this cycle.",
    ],
  },
  "say.arch.open": {
    title: "the parts are searched",
    text: [
      "A released hull is of no use for now: its parts are searched themselves, {searches} {searches|search|searches} in this cycle. The answer is exact.",
    ],
  },
  "say.arch.parts": {
    title: "the parts are searched",
    text: [
      "No hull stands in for anything now: the parts themselves are {distance} apart. That takes {searches} of {pairs} {pairs|search|searches}; {cut} could be cut short, as what was found already is nearer.",
    ],
    formula: ["d = {distance}"],
  },
  "say.arch.bound": {
    title: "only a bound",
    text: [
      "The hand is closest to a virtual face, where there is no part. The published way reports the hull’s distance, {distance}, until the face is pierced. It is a lower bound: in truth the parts are {truth} apart.",
    ],
    formula: ["d ≥ {distance}", "true d = {truth}"],
  },
  "say.arch.stopped": {
    title: "two hulls meet, the parts do not",
    text: [
      "The hulls overlap, so all that is known is that the parts may be touching: the reported distance is {distance}. In truth it is {truth}.",
    ],
    formula: ["true d = {truth}"],
  },
  "say.arch.virtual": {
    title: "a virtual face is closest: release",
    text: [
      "The closest point lies on a virtual face, so the hull of {hull} is released at once ({rule}) and its parts are searched, first the {first} {first|part|parts} at that face. The answer stays exact: {distance}.",
    ],
    formula: ["d = {distance}"],
  },
  "say.arch.pierced": {
    title: "a virtual face is pierced: release",
    text: [
      "The hand has gone through a virtual face, so the hull of {hull} is released ({rule}). Of its parts the {first} that {first|touches|touch} that face {first|is|are} searched first. Until now the hull’s distance was reported.",
    ],
    formula: ["reported d = {distance}", "true d = {truth}"],
  },
  "say.arch.overlap": {
    title: "the hulls overlap: release",
    text: [
      "Two hulls overlap without a face that could be blamed, so the hull of {hull} is released and its parts are searched. In truth they are {truth} apart.",
    ],
    formula: ["true d = {truth}"],
  },
  "say.arch.released": {
    title: "a hull is released",
    text: [
      "The closest point came to lie on a virtual face: the hull would answer for a place where there is no part. So it is released, and its parts are searched instead, those at that face first.",
    ],
  },
  "say.arch.recovered": {
    title: "a hull recovers",
    text: [
      "A released hull was clear of everything for the set time, and its parts have not moved against each other: the same hull comes back, at no cost.",
    ],
  },
  "say.arch.remerged": {
    title: "all is still: merge again",
    text: [
      "Nothing has moved for {cycles} {cycles|cycle|cycles}. The parts of {hull} have moved against each other before, so they get a new hull.",
    ],
  },
  "say.arch.lost": {
    title: "a hull is of no use any more",
    text: [
      "A part of {hull} has moved against the others, so the old hull is wrong. It is gone until all stands still.",
    ],
  },
  "say.arch.still": {
    title: "nothing moves",
    text: ["While nothing moves there is nothing to search: the answers are those of the last cycle."],
  },

  "question.arch.released": "will a hull be released in the next cycle?",
  "question.arch.releases": "will a hull be released in the next cycle?",
  "question.arch.returns": "will a hull come back in the next cycle?",
  "event.arch.released": "The hull of {hull} is released: {rule}",
  "event.arch.recovered": "The hull of {hull} recovers",
  "event.arch.lost": "The hull of {hull} is lost: a part moved",
  "event.arch.remerged": "{hull} gets a new hull",
  "word.arch": "the arch",
  "word.arm": "the arm",
  "word.hand": "the hand",
  "word.table-and-arch": "table and arch",
  "word.virtual-against-real": "virtual against real",
  "word.virtual-against-virtual": "virtual against virtual",
  "word.overlap": "hulls overlap",
  "label.arch": "arch",
  "label.arm": "arm",
  "label.hand": "hand",
  "label.table-and-arch": "table and arch",

  "number.to-environment": "arm to table and arch",
  "number.to-environment-true": "in truth",
  "number.to-object": "arm to object",
  "number.to-object-true": "in truth",
  "number.merged-hulls": "merged hulls",
  "number.hulls": "merged hulls",
  "number.searches": "searches in this cycle",
  "number.searches-cut": "searches cut short",
  "number.part-pairs": "pairs of parts",
  "chart.arch.environment": "Arm to table and arch",
  "chart.arch.object": "Arm to object",
  "chart.arch.searches": "Searches a cycle",
  "chart.searches": "Searches a cycle",
  "line.reported": "reported",
  "line.reported-compared": "reported, other mode",
  "line.searches": "searches",
  "line.searches-compared": "searches, other mode",
  "line.part-pairs": "without merging",
  "line.to-environment": "to table and arch",
  "line.to-object": "to the object",
} as const;
