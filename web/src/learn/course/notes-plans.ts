/** The numbers of the teacher’s notes: minutes, lines for answers, and steps to show. The words are in `texts/LANGUAGE/notes`. */

import type { Exercise, Notes } from "./notes";

type Row<Of, Words extends string> = Omit<Of, Words>;

export interface NotesPlan {
  plan: readonly Row<Notes["plan"][number], "text">[];
  ask: readonly Row<Notes["ask"][number], "question" | "expect">[];
  pitfalls: readonly Row<Notes["pitfalls"][number], "wrong" | "right">[];
  exercises: readonly Row<Exercise, "task" | "solution">[];
}

export const plans: Readonly<Record<string, NotesPlan>> = {
  "closest-points": {
    plan: [
      { minutes: 15, show: ["dragApart", "twoLines", "arrowsFromB", "shortestArrow"] },
      { minutes: 15, show: ["difference", "refine", "separated"] },
      { minutes: 10, show: ["originInside", "enclosed", "depth"] },
      { minutes: 15, show: ["flatLine", "nextDoorFails"] },
      { minutes: 15, show: ["release", "recovery", "archBound"] },
      {
        minutes: 20,
        show: [
          "convexOrNot",
          "notGlobally",
          "leftOut",
          "tooFar",
          "provenAnswer",
          "stagesLeftOut",
          "boundsMeet",
          "stageCosts",
        ],
      },
    ],
    ask: [
      { show: "twoSupports" },
      { show: "refine" },
      {},
      { show: "archBound" },
      { show: "keptWrong" },
      { show: "patchStops" },
    ],
    pitfalls: [
      { show: "difference" },
      { show: "separated" },
      { show: "notGlobally" },
      { show: "tooFar" },
      { show: "nextDoorFails" },
    ],
    exercises: [
      { lines: 9, squared: true, show: "flatPolygons" },
      { lines: 8, show: "refine" },
      { lines: 6, show: "depth" },
      { lines: 6, show: "leftOut" },
      { lines: 5, show: "keptWrong" },
      { lines: 7, show: "branches" },
    ],
  },
  "hierarchical-spheres": {
    plan: [
      { minutes: 20, show: ["covered", "gaps"] },
      { minutes: 20, show: ["marked", "spheresCollide", "missedByMarks"] },
      { minutes: 20, show: ["falseAlarm", "radiusSmaller"] },
      { minutes: 30, show: ["twoArmsKeys", "twoArmsLooks", "twoArmsChecked", "twoArmsNear"] },
    ],
    ask: [
      { show: "radiusSmaller" },
      { show: "falseAlarm" },
      {},
      { show: "radiusSmaller" },
      { show: "twoArmsLooks" },
    ],
    pitfalls: [{ show: "gaps" }, { show: "missedByMarks" }, { show: "gaps" }, { show: "marked" }],
    exercises: [
      { lines: 6, show: "gaps" },
      { lines: 6, show: "covered" },
      { lines: 7, squared: true, show: "falseAlarm" },
      { lines: 9, show: "missedByMarks" },
      { lines: 6, show: "twoArmsChecked" },
    ],
  },
  "colliding-faces": {
    plan: [
      { minutes: 20, show: ["throughThePlate", "moreLooks", "sweptHulls", "bladeMissed", "nearMiss"] },
      { minutes: 20, show: ["treeAsText", "compacted", "thereAndBack"] },
      { minutes: 20, show: ["stages", "missedByCentres", "levelRule"] },
      { minutes: 15, show: ["listOfPairs", "shares"] },
      { minutes: 15, show: ["dealt", "asTheyCome", "thesisHands"] },
    ],
    ask: [
      { show: "throughThePlate" },
      { show: "nearMiss" },
      { show: "missedByCentres" },
      { show: "levelRule" },
      { show: "thesisHands" },
    ],
    pitfalls: [
      { show: "moreLooks" },
      { show: "bladeMissed" },
      { show: "thereAndBack" },
      { show: "dealt" },
      { show: "thesisHands" },
    ],
    exercises: [
      { lines: 5, show: "moreLooks" },
      { lines: 6, squared: true, show: "bladeCaught" },
      { lines: 5, show: "treeAsText" },
      { lines: 4, show: "levelRule" },
      { lines: 4, show: "listOfPairs" },
      { lines: 7, show: "thesisHands" },
    ],
  },
  "path-planning": {
    plan: [
      { minutes: 20, show: ["field", "heights"] },
      { minutes: 20, show: ["gapWay", "gapFailed", "gapOurs"] },
      { minutes: 20, show: ["besideMiddles", "provenNoWay"] },
      { minutes: 15, show: ["meetsBetween"] },
      { minutes: 15, show: ["stuck", "mended", "mendedByHand"] },
    ],
    ask: [
      { show: "heights" },
      { show: "stuck" },
      { show: "besideMiddles" },
      { show: "meetsBetween" },
      { show: "mendedByHand" },
    ],
    pitfalls: [{ show: "heights" }, { show: "gapOurs" }, { show: "provenNoWay" }, { show: "gapOurs" }],
    exercises: [
      { lines: 10, squared: true, show: "heights" },
      { lines: 6, show: "gapWay" },
      { lines: 5, show: "besideMiddles" },
      { lines: 6, show: "provenNoWay" },
      { lines: 4, show: "mended" },
    ],
  },
  "face-constraints": {
    plan: [
      { minutes: 15, show: ["sixFreedoms", "oneFace"] },
      { minutes: 15, show: ["twoFaces", "threeFaces"] },
      { minutes: 15, show: ["attraction"] },
      { minutes: 15, show: ["halfOver", "halfPublished", "hysteresis"] },
      { minutes: 30 },
    ],
    ask: [{ show: "oneFace" }, { show: "twoFaces" }, {}, { show: "halfOver" }, { show: "threeFaces" }],
    pitfalls: [
      { show: "attraction" },
      { show: "halfOver" },
      { show: "hysteresis" },
      { show: "halfPublished" },
    ],
    exercises: [
      { lines: 6, show: "twoFaces" },
      { lines: 5, show: "attraction" },
      { lines: 8, squared: true, show: "halfOver" },
      { lines: 5, show: "hysteresis" },
      { lines: 4, show: "oneFace" },
      { lines: 5 },
    ],
  },
  "flat-contours": {
    plan: [
      { minutes: 20, show: ["edgeByEdge", "convexCleared"] },
      { minutes: 20, show: ["falseHit", "missedInside", "madeWorse"] },
      { minutes: 10, show: ["howOften"] },
      { minutes: 20, show: ["sideBySide", "stuckCombs", "exactOnce"] },
      { minutes: 20, show: ["ratios"] },
    ],
    ask: [
      { show: "edgeByEdge" },
      { show: "falseHit" },
      { show: "missedInside" },
      { show: "stuckCombs" },
      { show: "ratios" },
    ],
    pitfalls: [{ show: "missedInside" }, { show: "madeWorse" }, { show: "madeWorse" }, { show: "ratios" }],
    exercises: [
      { lines: 8, squared: true, show: "convexCleared" },
      { lines: 8, squared: true, show: "falseHit" },
      { lines: 6, show: "missedInside" },
      { lines: 9, squared: true, show: "exactOnce" },
      { lines: 4, show: "howOften" },
    ],
  },
  "what-is-ours": {
    plan: [
      {
        minutes: 20,
        show: ["wrongSigns", "edgeUnseen", "cornerLost", "filterSure", "digitsAsNeeded", "tipsTouch"],
      },
      {
        minutes: 20,
        show: [
          "surfacesApart",
          "allInside",
          "curveOfCut",
          "piecesJoined",
          "volumeOfBody",
          "cellsCounted",
          "onlyTouch",
          "noInside",
        ],
      },
      {
        minutes: 15,
        show: ["pieceBounds", "depthMet", "noShorter", "hullsPart", "backToTouch", "wayOutKnown"],
      },
      {
        minutes: 20,
        show: ["noStraight", "movesNone", "turnsOut", "freeEnds", "wayShorter", "wayClear", "captive"],
      },
      {
        minutes: 15,
        show: ["provenAnswer", "keptWrong", "bladeCaught", "missedByMarks", "provenNoWay", "exactOnce"],
      },
    ],
    ask: [
      { show: "allInside" },
      { show: "noInside" },
      { show: "cornerLost" },
      { show: "noShorter" },
      { show: "captive" },
      { show: "missedByMarks" },
      { show: "tooFar" },
      { show: "digitsAsNeeded" },
    ],
    pitfalls: [
      { show: "filterSure" },
      { show: "tipsTouch" },
      { show: "onlyTouch" },
      { show: "cellsCounted" },
      { show: "wayOutKnown" },
      { show: "freeEnds" },
      { show: "captive" },
      { show: "missedByMarks" },
    ],
    exercises: [
      { lines: 8, show: "digitsAsNeeded" },
      { lines: 9, squared: true, show: "volumeOfBody" },
      { lines: 7, show: "onlyTouch" },
      { lines: 9, squared: true, show: "wayOutKnown" },
      { lines: 8, show: "captive" },
      { lines: 12, show: "tooFar" },
      { lines: 8, show: "keptWrong" },
    ],
  },
};
