/** Steps of lessons that the notes show: each with its values, and the key of what is said there, which a test looks for. */

import type { LessonValues } from "../types";

export interface Deep {
  lesson: string;
  values: LessonValues;
  step: number;
  /** What the step says. */
  say: string;
}

const at = (lesson: string, step: number, say: string, values: LessonValues = {}): Deep => ({
  lesson,
  values,
  step,
  say,
});

export const links = {
  // Closest points
  difference: at("gilbert", 0, "gilbert.begin"),
  refine: at("gilbert", 2, "gilbert.refine"),
  separated: at("gilbert", 5, "gilbert.separated"),
  flatPolygons: at("gilbert", 1, "gilbert.first", { shapes: "polygons" }),
  enclosed: at("gilbert", 4, "gilbert.met", { gap: -20 }),
  depth: at("gilbert", 13, "gilbert.overlapping", { gap: -20 }),
  flatLine: at("flat-line", 4, "flat-line.size", { largest: "1000" }),
  nextDoorFails: at("flat-line", 5, "flat-line.flaw", { largest: "1000" }),
  release: at("arch", 9, "arch.virtual"),
  recovery: at("arch", 66, "arch.recovered"),
  archBound: at("arch", 97, "arch.bound", { mode: "published" }),
  convexOrNot: at("decomposition", 7, "decomposition.concave"),
  notGlobally: at("decomposition", 63, "decomposition.broken"),
  leftOut: at("coarse-to-fine", 6, "coarse-to-fine.drop"),
  tooFar: at("coarse-to-fine", 16, "coarse-to-fine.too-far"),
  provenAnswer: at("coarse-to-fine", 17, "coarse-to-fine.proven", { mode: "proven" }),
  stagesLeftOut: at("pipeline", 6, "pipeline.too-far"),
  boundsMeet: at("pipeline", 5, "pipeline.closed", { mode: "proven" }),
  stageCosts: at("pipeline", 7, "pipeline.stages"),
  keptWrong: at("far-and-near", 37, "far-and-near.wrong"),
  branches: at("list-form", 3, "list-form.climb"),
  patchStops: at("list-form", 4, "list-form.patch"),
  // Hierarchical spheres
  covered: at("rank-by-rank", 5, "rank.covered"),
  gaps: at("rank-by-rank", 5, "rank.gaps", { edge: "square-in-circle" }),
  marked: at("rank-by-rank", 7, "rank.marked"),
  missedByMarks: at("rank-by-rank", 11, "rank.missed", { marks: "cleared-all" }),
  falseAlarm: at("rank-by-rank", 18, "rank.false-alarm", { pose: "near" }),
  spheresCollide: at("rank-by-rank", 17, "rank.collide"),
  radiusSmaller: at("accuracy-against-speed", 5, "accuracy.rung"),
  twoArmsKeys: at("two-arms", 2, "two-arms.keys"),
  twoArmsLooks: at("two-arms", 3, "two-arms.looks"),
  twoArmsChecked: at("two-arms", 4, "two-arms.checked"),
  twoArmsNear: at("two-arms", 7, "two-arms.free", { fold: 30 }),
  // Colliding faces
  throughThePlate: at("caught-in-between", 1, "caught.end"),
  moreLooks: at("caught-in-between", 2, "caught.samples"),
  sweptHulls: at("caught-in-between", 4, "caught.reported-hull"),
  bladeMissed: at("caught-in-between", 7, "caught.blade-missed"),
  bladeCaught: at("caught-in-between", 8, "caught.blade-caught"),
  nearMiss: at("caught-in-between", 11, "caught.crossing-exact"),
  treeAsText: at("moving-tree", 3, "tree.form"),
  compacted: at("moving-tree", 4, "tree.compacted"),
  thereAndBack: at("moving-tree", 11, "tree.back"),
  stages: at("two-stages", 6, "two-stages.colliding"),
  missedByCentres: at("two-stages", 9, "two-stages.missed", { trees: "centres" }),
  levelRule: at("how-deep", 1, "how-deep.as-large", { largest: "48" }),
  listOfPairs: at("four-steps", 8, "four-steps.pairs"),
  shares: at("four-steps", 10, "four-steps.shares"),
  dealt: at("more-hands", 1, "more-hands.static"),
  asTheyCome: at("more-hands", 2, "more-hands.dynamic"),
  thesisHands: at("more-hands", 7, "more-hands.published-3968"),
  // Path planning
  field: at("through-the-gap", 1, "gap.field"),
  heights: at("through-the-gap", 3, "gap.heights"),
  gapWay: at("through-the-gap", 5, "gap.way"),
  gapFailed: at("through-the-gap", 5, "gap.failed", { gap: 10 }),
  gapOurs: at("through-the-gap", 5, "gap.way-ours", { gap: 10, search: "ours" }),
  besideMiddles: at("where-it-fails", 1, "fails.published-beside"),
  provenNoWay: at("where-it-fails", 3, "fails.proven", { world: "closed" }),
  meetsBetween: at("shuttle-and-chair", 6, "shuttle.robot"),
  stuck: at("door-opens", 1, "door.stuck"),
  mended: at("door-opens", 5, "door.mended"),
  mendedByHand: at("move-it", 2, "move-it.mended", { x: 30, y: 20 }),
  // Face constraints
  sixFreedoms: at("degrees-of-freedom", 0, "freedoms.approach"),
  attraction: at("degrees-of-freedom", 1, "freedoms.candidates"),
  oneFace: at("degrees-of-freedom", 3, "freedoms.slide"),
  twoFaces: at("degrees-of-freedom", 4, "freedoms.second"),
  threeFaces: at("degrees-of-freedom", 5, "freedoms.third"),
  halfOver: at("degrees-of-freedom", 7, "freedoms.half"),
  halfPublished: at("degrees-of-freedom", 5, "freedoms.half-published", { method: "published", case: "one" }),
  hysteresis: at("degrees-of-freedom", 9, "freedoms.back"),
  // Flat contours
  edgeByEdge: at("axis-by-axis", 1, "axis.kept"),
  convexCleared: at("axis-by-axis", 11, "axis.clear"),
  falseHit: at("axis-by-axis", 14, "axis.false-hit", { pair: "notch" }),
  missedInside: at("axis-by-axis", 9, "axis.missed", { pair: "within" }),
  madeWorse: at("axis-by-axis", 14, "axis.worse", { pair: "arm" }),
  howOften: at("where-it-errs", 5, "errs.often"),
  sideBySide: at("four-methods", 5, "four.all"),
  stuckCombs: at("four-methods", 2, "four.sat-stuck", { pair: "combs" }),
  exactOnce: at("four-methods", 4, "four.exact-clear"),
  ratios: at("figure-3", 4, "figure-3.ratios"),
  // What is ours
  wrongSigns: at("exact-predicates", 3, "signs.wrong"),
  edgeUnseen: at("exact-predicates", 4, "signs.triangle"),
  cornerLost: at("exact-predicates", 5, "signs.hull"),
  filterSure: at("exact-predicates", 6, "signs.filter"),
  digitsAsNeeded: at("exact-predicates", 7, "signs.stages"),
  tipsTouch: at("exact-predicates", 8, "signs.space"),
  surfacesApart: at("body-in-common", 0, "body.surfaces"),
  allInside: at("body-in-common", 1, "body.inside"),
  curveOfCut: at("body-in-common", 3, "body.curve"),
  piecesJoined: at("body-in-common", 5, "body.closed"),
  volumeOfBody: at("body-in-common", 6, "body.volume"),
  cellsCounted: at("body-in-common", 7, "body.cells"),
  onlyTouch: at("body-in-common", 8, "body.touch"),
  noInside: at("body-in-common", 9, "body.open"),
  pieceBounds: at("depth-between", 2, "between.first"),
  depthMet: at("depth-between", 4, "between.exact"),
  noShorter: at("depth-between", 5, "between.shorter"),
  hullsPart: at("depth-between", 6, "between.hulls"),
  backToTouch: at("depth-between", 7, "between.back"),
  wayOutKnown: at("depth-between", 9, "between.closed"),
  noStraight: at("taken-out", 1, "taken.closed"),
  movesNone: at("taken-out", 3, "taken.moves-none"),
  turnsOut: at("taken-out", 4, "taken.turns-out"),
  freeEnds: at("taken-out", 5, "taken.between"),
  wayShorter: at("taken-out", 7, "taken.shorter"),
  wayClear: at("taken-out", 8, "taken.clearance"),
  captive: at("taken-out", 9, "taken.captive"),
} as const satisfies Record<string, Deep>;

export type LinkId = keyof typeof links;

/** As the page writes it. */
export function addressOf({ lesson, values, step }: Deep): string {
  const fields = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
  if (step > 0) fields.set("step", String(step));
  const query = fields.toString();
  return `#${lesson}${query ? `?${query}` : ""}`;
}
