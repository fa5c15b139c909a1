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
  "parameter.arch.compare": "Compare with",
  "choice.arch.compare.none": "nothing",
  "choice.arch.compare.mode": "the other mode",

  "say.arch.begin": {
    title: "one hull for many parts",
    text: [
      "An arm will go through an arch on a table and fetch the object behind it. Parts that do not move against each other share one convex hull: the arch, table and arch together, the hand, the arm. {merged} hulls stand for all of them now; without merging {pairs} pairs of parts would be searched.",
      "The hatched faces are virtual: they lie on the hull but on no part. An answer that rests on one is only a bound.",
    ],
  },
  "say.arch.merged": {
    title: "exact, with what is still merged",
    text: [
      "Both closest points lie on real faces, so that the arm is {distance} from table and arch though whole groups were searched as one. Hulls still in use: {merged}. The cycle took {searches} searches, {cut} of them cut short.",
    ],
    formula: ["d = {distance}"],
  },
  "say.arch.parts": {
    title: "the parts are searched",
    text: [
      "No hull stands in for anything now: the parts themselves are {distance} apart. With the tries whether a hull could come back that is {searches} searches, of which {cut} were cut short because something nearer was known; there are {pairs} pairs of parts.",
    ],
    formula: ["d = {distance}"],
  },
  "say.arch.still": {
    title: "nothing moves",
    text: [
      "Everything stands still, and hulls whose parts had moved would get new ones now. The arm is {distance} from table and arch, exactly.",
    ],
    formula: ["d = {distance}"],
  },
  "say.arch.bound": {
    title: "only a bound",
    text: [
      "The nearest point lies on a virtual face, where there is no part. The published way reports the hull’s distance, {distance}, until the face is pierced. It is a lower bound: in truth (dashed) arm and environment are {truth} apart.",
    ],
    formula: ["d ≥ {distance}", "true d = {truth}"],
  },
  "say.arch.stopped": {
    title: "two hulls meet, the parts do not",
    text: [
      "The hulls overlap with real faces foremost. The published way takes that for the answer and stops the motion: it reports {distance}. In truth the parts are {truth} apart.",
    ],
    formula: ["d ≥ {distance}", "true d = {truth}"],
  },
  "say.arch.virtual": {
    title: "a virtual face is closest: release",
    text: [
      "The closest point lay on a virtual face of {hull} ({rule}), so that its hull is released at once and what is merged in it is searched, first what touches that face (red): {first} {first|part|parts}. The answer stays exact: {distance}.",
    ],
    formula: ["d = {distance}"],
  },
  "say.arch.pierced": {
    title: "a virtual face is pierced: release",
    text: [
      "A virtual face of {hull} interferes ({rule}), so that its hull is released and what is merged in it is searched, first what touches that face (red): {first} {first|part|parts}. The reported distance jumps to {distance}; until now it was the hull’s.",
    ],
    formula: ["reported d = {distance}", "true d = {truth}"],
  },
  "say.arch.overlap": {
    title: "the hulls overlap: release",
    text: [
      "Two hulls overlap with real faces foremost, yet the parts need not. The hull of {hull} is released and what is merged in it is searched, so that the answer stays exact: {distance}.",
    ],
    formula: ["d = {distance}"],
  },
  "say.arch.recovered": {
    title: "a hull recovers",
    text: [
      "The hull of {hull} has been clear for {cycles} {cycles|cycle|cycles} (T), and its parts have not moved against each other: the same hull comes back, at no cost.",
    ],
  },
  "say.arch.remerged": {
    title: "all is still: merge again",
    text: [
      "Nothing moved since the last cycle. The parts of {hull} had moved against each other before, and now get a new hull.",
      "Hulls that were released in the same cycle, because what the hand holds lies in them: {releases}.",
    ],
  },
  "say.arch.lost": {
    title: "a hull is lost",
    text: [
      "A part of {hull} has moved against the others, so that the old hull is wrong: its parts are searched until everything stands still.",
    ],
  },

  "question.arch.releases": "which hull will be released in the next cycle?",
  "question.arch.returns": "which hull will come back, or be made anew, in the next cycle?",
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
  "number.to-environment-true": "that in truth",
  "number.to-object": "arm to object",
  "number.to-object-true": "that in truth",
  "number.merged-hulls": "merged hulls",
  "number.searches": "searches in this cycle",
  "number.searches-cut": "searches cut short",
  "number.part-pairs": "pairs of parts",
  "chart.arch.environment": "Arm to table and arch",
  "chart.arch.object": "Arm to object",
  "chart.arch.searches": "Searches a cycle",
  "line.reported": "reported",
  "line.reported-compared": "reported, other mode",
  "line.searches": "searches",
  "line.searches-compared": "searches, other mode",
  "line.part-pairs": "without merging",
} as const;
