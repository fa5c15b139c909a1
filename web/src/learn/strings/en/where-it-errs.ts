/** Where it errs. */
export const whereItErrs = {
  "lesson.where-it-errs": "Where it errs",
  "about.where-it-errs":
    "Contours made by chance for which the published test is wrong, and how often that is.",
  "source.where-it-errs":
    "Fayzrakhmanov et al. · A: corners at even angles, 0.2 to 1 from the middle; B: 3 to 8 corners on a circle of 0.15 to 0.9; no more than 1.5 apart; all by chance, the same each time · counted here against the exact method",

  "parameter.where-it-errs.corners": "Corners of A",
  "choice.where-it-errs.corners.6": "6",
  "choice.where-it-errs.corners.8": "8",
  "choice.where-it-errs.corners.12": "12",
  "choice.where-it-errs.corners.16": "16",
  "parameter.where-it-errs.largest": "Pairs counted, each",
  "choice.where-it-errs.largest.50": "50",
  "choice.where-it-errs.largest.300": "300",
  "choice.where-it-errs.largest.2000": "2 000",

  "say.errs.pair": {
    title: "contours by chance",
    text: [
      "A has {corners} corners and is seldom convex; B is convex. Both are made by chance, {pairs} times, and the published test is asked. The exact method knows the truth.",
      "Here all went well: they overlapped by {before}, and a move of {by} has cleared them. The orange edge gave the axis.",
    ],
    formula: ["{before} → 0"],
  },
  "say.errs.false-hit": {
    title: "a false hit",
    text: [
      "They do not overlap, but B crosses the lines of some of A’s edges. The test finds no edge that tells them apart, and would move A by {by}.",
      "Of {pairs} pairs, this is the false hit with the widest gap.",
    ],
    formula: ["overlap 0, move {by}"],
  },
  "say.errs.missed": {
    title: "a missed overlap",
    text: [
      "B lies deep within A, on one side of the lines of all of A’s edges. The test says that they are apart. It would take {before} to part them.",
      "Of {pairs} pairs, this is the deepest overlap that was missed.",
    ],
    formula: ["overlap {before}, not found"],
  },
  "say.errs.not-clear": {
    title: "a move that does not clear",
    text: [
      "The overlap of {before} was found, and A moved by {by}. But {after} is left, hatched: the smallest overlap along an axis need not be a way out.",
      "Of {pairs} pairs, this move leaves most without making it worse.",
    ],
    formula: ["{before} → {after}"],
  },
  "say.errs.worse": {
    title: "a move that makes it worse",
    text: [
      "The overlap was {before}. A was moved by {by}, and now it is {after}: the way that the centres point is not out.",
      "Of {pairs} pairs, this move adds most.",
    ],
    formula: ["{before} → {after}"],
  },
  "say.errs.not-found": {
    title: "none found",
    text: ["Among {pairs} pairs there was no such case. Try more pairs, or other corners."],
    formula: ["0 of {pairs}"],
  },
  "say.errs.often": {
    title: "how often?",
    text: [
      "{pairs} pairs of each kind, counted now. With {corners} corners the test was wrong about {wrong} {wrong|pair|pairs}. Of {hits} overlaps that it found, its move cleared {cleared}.",
      "The chart has the shares by corners: false hits of all pairs that are apart, missed ones of all that overlap, moves of all overlaps found.",
    ],
    formula: ["{cleared} of {hits} cleared"],
  },

  "question.errs.most": "which error will be met most often, as a share?",
  "question.errs.convex": "will the test also be wrong about whether they overlap if A is convex?",
  "question.errs.corners": "will more moves fail to clear with 24 corners than with 4?",
  "label.false-hits": "false hits",
  "label.missed-overlaps": "missed overlaps",
  "label.moves-not-clear": "moves that do not clear",

  "number.pairs-tried": "pairs",
  "number.false-hits": "false hits",
  "number.missed-overlaps": "missed overlaps",
  "number.overlaps-found": "overlaps found",
  "number.cleared-by-one": "cleared by the move",
  "number.made-worse": "made worse by it",
  "number.convex-wrong": "wrong of convex pairs",
  "number.convex-not-cleared": "convex, not cleared",

  "chart.errors-by-corners": "Shares of errors",
  "axis.corners": "corners",
  "line.false-hits": "false hits",
  "line.missed-overlaps": "missed overlaps",
  "line.moves-not-clear": "moves that do not clear",
  "line.moves-worse": "moves that make it worse",
} as const;
