/** Four steps. */
export const fourSteps = {
  "lesson.four-steps": "Four steps",
  "about.four-steps":
    "Boxes, candidate faces, cubes, pairs: how nearly a million pairs of faces become two hundred tests.",
  "source.four-steps":
    "Kitamura, chapter 3 · boxes and cubes of the whole cycle instead of one instant",

  "parameter.four-steps.shapes": "Shapes",
  "choice.four-steps.shapes.spheres": "Two spheres",
  "choice.four-steps.shapes.sheet": "A sphere and a sheet that bends",
  "parameter.four-steps.largest": "Faces of each part",
  "choice.four-steps.largest.168": "168",
  "choice.four-steps.largest.960": "960",
  "choice.four-steps.largest.3968": "3 968",
  "parameter.four-steps.depth": "How often cubes are halved",
  "choice.four-steps.depth.face-size": "Until as large as a face",
  "choice.four-steps.depth.published": "6 times, world of 16³ (thesis)",
  "choice.four-steps.depth.2": "2 times",
  "choice.four-steps.depth.4": "4 times",
  "choice.four-steps.depth.6": "6 times",
  "choice.four-steps.depth.8": "8 times",
  "parameter.four-steps.bounds": "Boxes and cubes hold",
  "choice.four-steps.bounds.swept": "The faces during the whole cycle",
  "choice.four-steps.bounds.instant": "The faces at its start: can miss",
  "parameter.four-steps.method": "Test of a pair",
  "choice.four-steps.method.plain-start": "Plain, at the start: blind to what follows",
  "choice.four-steps.method.plain-end": "Plain, at the end: misses what passed",
  "choice.four-steps.method.hull": "Hulls of the motion (thesis)",
  "choice.four-steps.method.exact": "Exact, with the time of contact",

  "say.four-steps.parts": {
    title: "two parts, just before they collide",
    text: [
      "Each part has {faces} faces. This is cycle {cycle}: from the motion so far, the positions of the next cycle are predicted, and some faces will meet on the way there. Which?",
      "Testing every face of one part against every face of the other takes {all} tests. Four steps get rid of nearly all of them.",
    ],
  },
  "say.four-steps.boxes": {
    title: "step 1: boxes, and where they overlap",
    text: [
      "A box, its sides along the axes of the world, goes around all that each part passes in this cycle. Whatever meets is inside both boxes: in the region where they overlap, drawn strongly.",
      "Parts whose boxes are apart are done here.",
    ],
  },
  "say.four-steps.candidates": {
    title: "step 2: only the faces in the overlap",
    text: [
      "{a} faces of the first part and {b} of the second meet the overlap; they are the candidates, in full colour. The faded ones cannot meet anything.",
      "Still, each of the first with each of the second would be {left} pairs, of {all}.",
    ],
    formula: ["{a} · {b} = {left}"],
  },
  "say.four-steps.world": {
    title: "step 3: one cube around everything",
    text: [
      "All {faces} candidates are put into one cube. From here on there is one rule: a cube that faces of both parts meet is divided into eight; any other is left at once.",
      "No tree is built or stored. This is one recursion over cubes, which carries the faces along.",
    ],
  },
  "say.four-steps.level": {
    title: "only cubes with faces of both",
    text: [
      "Level {level}: {cubes} {cubes|cube|cubes} with edges of {edge} voxels {cubes|is|are} left, in which both parts have faces; the fullest holds {most}. Cubes with faces of only one part are gone, and {faces} faces remain in the race.",
    ],
  },
  "say.four-steps.leaves": {
    title: "the leaves",
    text: [
      "Level {level}: down here cubes are not divided any more. There are {cubes} leaves, {edge} voxels wide, with at most {most} faces in one. Much finer cubes would find the same face in many of them; much coarser ones would leave too many faces in one.",
      "Now every leaf pairs its faces of one part with its faces of the other.",
    ],
  },
  "say.four-steps.pairs": {
    title: "the list of pairs",
    text: [
      "{pairs} pairs share a leaf, each listed once, in the first leaf that both meet: {share%} of all {all}. Pairs whose own boxes are apart are not listed.",
      "Because boxes and cubes hold what the faces pass in the whole cycle, no pair that meets is lost.",
    ],
  },
  "say.four-steps.pairs-instant": {
    title: "the list of pairs, at one instant",
    text: [
      "{pairs} pairs share a leaf, each listed once: {share%} of all {all}.",
      "Boxes and cubes were looked at for the start of the cycle only, as in the thesis. Two faces on either side of a border between cubes are then never paired, however close they are. Missed this time: {missed}.",
    ],
  },
  "say.four-steps.hull": {
    title: "step 4: the hulls of the motion",
    text: [
      "Around each face, where it is and where it will be, lies a convex hull. If two hulls meet, the faces are reported: {met} of {pairs} pairs.",
      "Nothing is missed so, but faces that only pass each other can be reported too. The exact test in time says {exact}.",
    ],
    formula: ["hulls {hull} · exact {exact}"],
  },
  "say.four-steps.exact": {
    title: "step 4: the exact test in time",
    text: [
      "Each pair is followed through the cycle and asked when it meets first, while each corner moves evenly along a line: {met} of {pairs} pairs do.",
      "The hulls of the motion, as in the thesis, report {hull}.",
    ],
    formula: ["hulls {hull} · exact {exact}"],
  },
  "say.four-steps.plain": {
    title: "step 4: a plain test at one instant",
    text: [
      "Faces are tested where they are at one end of the cycle only: {met} of {pairs} pairs meet there. What happens in between is missed; in the whole cycle {exact} meet.",
      "In the thesis this test takes a sixth of the time of the hulls.",
    ],
    formula: ["now {met} · whole cycle {exact}"],
  },
  "say.four-steps.shares": {
    title: "where the time goes",
    text: [
      "Table 3.1 of the thesis gives steps 1 to 4 shares of {one%}, {two%}, {three%} and {four%}. Beside it is what your machine took just now; step 1 includes moving the corners to where they are predicted. Where the test of a pair has become quick, making the list may take the longest.",
      "Times of a few microseconds are shorter than a tick of a browser’s clock: each step was run over and over, and the mean is shown.",
    ],
  },

  "question.four-steps.candidates": "how many of all the faces will meet the overlap?",
  "question.four-steps.all-eight":
    "will every cube of this level go on with all of its eight halves?",
  "question.four-steps.pairs": "how many of all pairs of faces will have to be tested?",
  "question.four-steps.collisions": "how many of the listed pairs will be reported?",
  "question.four-steps.longest": "on the machine of the thesis, which step took the longest?",
  "label.over-half": "more than half",
  "label.tenth-to-half": "a tenth to half",
  "label.under-tenth": "fewer than a tenth",
  "label.over-100th": "more than 1 in 100",
  "label.over-1000th": "1 in 100 to 1 in 1 000",
  "label.over-10000th": "1 in 1 000 to 1 in 10 000",
  "label.under-10000th": "fewer than 1 in 10 000",
  "label.step-1": "1: boxes",
  "label.step-2": "2: candidates",
  "label.step-3": "3: cubes and pairs",
  "label.step-4": "4: testing pairs",

  "number.pairs-of-all": "pairs of faces in all",
  "number.overlap-regions": "overlap regions",
  "number.candidate-faces": "candidate faces",
  "number.cubes-of-level": "cubes of this level",
  "number.faces-of-level": "faces in them",
  "number.faces-a-cube": "faces a cube, mean",
  "number.cubes-visited": "cubes, all levels",
  "number.pairs-listed": "pairs to be tested",
  "number.pairs-missed": "pairs missed by the list",
  "number.met-plain-start": "meet, plain at the start",
  "number.met-plain-end": "meet, plain at the end",
  "number.met-hull": "meet, hulls",
  "number.met-exact": "meet, exact",
  "number.time-step-1": "time, step 1",
  "number.time-step-2": "time, step 2",
  "number.time-step-3": "time, step 3",
  "number.time-step-4": "time, step 4",
  "number.share-step-1": "share here, step 1",
  "number.share-step-2": "share here, step 2",
  "number.share-step-3": "share here, step 3",
  "number.share-step-4": "share here, step 4",
  "number.table-step-1": "thesis, table 3.1, step 1",
  "number.table-step-2": "thesis, table 3.1, step 2",
  "number.table-step-3": "thesis, table 3.1, step 3",
  "number.table-step-4": "thesis, table 3.1, step 4",

  "chart.four-steps-left": "Pairs still possible after each step",
  "chart.four-steps-levels": "Cubes, level by level",
  "chart.four-steps-shares": "Share of the time",
  "axis.step-done": "step",
  "axis.face-pairs": "pairs",
  "axis.level": "level",
  "axis.percent": "%",
  "line.possible-pairs": "possible pairs",
  "line.published-pairs": "thesis, depth 6",
  "line.cubes": "cubes",
  "line.faces-a-cube": "faces a cube",
  "line.share-here": "here and now",
  "line.share-table": "thesis, table 3.1",
} as const;
