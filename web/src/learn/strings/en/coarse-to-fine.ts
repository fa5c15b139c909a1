/** From coarse to fine. */
export const coarseToFine = {
  "lesson.coarse-to-fine": "From coarse to fine",
  "about.coarse-to-fine":
    "Envelope spheres, then hulls, then elements: the pipeline for parts that are not convex, and the channel in which it answers 3.5 where 0.1 is true.",
  "source.coarse-to-fine": "JP 3316092 B2",

  "parameter.coarse-to-fine.pair": "Parts",
  "choice.coarse-to-fine.pair.rod-and-arm": "Rod and arm, channel",
  "choice.coarse-to-fine.pair.rod": "Rod, channel",
  "choice.coarse-to-fine.pair.corner": "Block, angle",
  "parameter.coarse-to-fine.mode": "It ends",
  "choice.coarse-to-fine.mode.published": "As published",
  "choice.coarse-to-fine.mode.proven": "When it is proven",
  "parameter.coarse-to-fine.near": "ε: what counts as near",
  "parameter.coarse-to-fine.spheres": "Envelope spheres",
  "choice.coarse-to-fine.spheres.first": "Before all else",
  "choice.coarse-to-fine.spheres.every": "Before every hull",
  "parameter.coarse-to-fine.lift": "A is lifted by",

  "say.coarse-to-fine.begin": {
    title: "two parts of convex elements",
    text: [
      "A has {a} {a|convex element|convex elements}, B has {b}. Their distance is that of the nearest two elements; to compare each with each is sure, and slow where there are many.",
      "So the comparison goes from coarse to fine: spheres around the parts, the hulls around all their elements, the elements of one part against the other’s hull, and last elements against elements.",
    ],
    formula: ["d(A, B) = min d(Aᵢ, Bⱼ)"],
  },
  "say.coarse-to-fine.spheres-apart": {
    title: "the spheres are apart",
    text: [
      "The envelope spheres of {a} and {b} do not meet, so neither do the parts. The original ends here and gives the distance of the centres, {distance}. What is known is less: the parts are at least {gap} apart.",
    ],
    formula: ["|P_A − P_B| = {distance} > R_A + R_B", "d ≥ |P_A − P_B| − R_A − R_B = {gap}"],
  },
  "say.coarse-to-fine.spheres-apart-proven": {
    title: "the spheres are apart",
    text: [
      "The envelope spheres of {a} and {b} do not meet: these are at least {gap} apart. Pairs that may be nearer are looked at first.",
    ],
    formula: ["d ≥ |P_A − P_B| − R_A − R_B = {gap}"],
  },
  "say.coarse-to-fine.spheres-meet": {
    title: "the spheres meet",
    text: [
      "The centres of the envelope spheres of {a} and {b} are {distance} apart, less than both radii together. That tells nothing: a finer comparison must.",
    ],
    formula: ["|P_A − P_B| = {distance} ≤ R_A + R_B"],
  },
  "say.coarse-to-fine.hulls-attained": {
    title: "the closest points lie on elements",
    text: [
      "The hulls of {a} and {b} are {distance} apart, and both closest points lie on elements: within these, nothing is nearer.",
    ],
    formula: ["r = {distance}"],
  },
  "say.coarse-to-fine.hulls-bound": {
    title: "a lower bound",
    text: [
      "The hulls of {a} and {b} are {distance} apart, yet a closest point lies where a merged hull has no element under it: the elements may be farther apart than that, not nearer.",
    ],
    formula: ["d ≥ {distance}"],
  },
  "say.coarse-to-fine.hulls-overlap": {
    title: "the hulls overlap",
    text: [
      "The hulls of {a} and {b} overlap. Of elements that would be an interference; where a hull is merged from several, its hollows are filled, and the elements need not meet.",
    ],
    formula: ["r = 0"],
  },
  "say.coarse-to-fine.release": {
    title: "a hull is released",
    text: ["In place of {part} its {elements} {elements|element takes|elements take} part from here on."],
  },
  "say.coarse-to-fine.drop": {
    title: "an element is left out",
    text: [
      "The distance of {element} from {other} is {distance}, more than ε: it is left out. The reason: what is far from the other’s hull cannot interfere. That much is right; but it may be nearest all the same.",
    ],
    formula: ["r = {distance} > ε"],
  },
  "say.coarse-to-fine.right": {
    title: "the answer, and it is right",
    text: [
      "Answered: {distance}, after {searches} {searches|search|searches} among hulls. To compare each element with each would have been {pairs}. Both bounds meet in it, so that it is known to be true.",
    ],
    formula: ["d = {distance}"],
  },
  "say.coarse-to-fine.unproven": {
    title: "the answer: right, but not known to be",
    text: [
      "Answered: {distance}, which is true. The pipeline cannot know: what it left out is known to be at least {lower} apart, no more.",
    ],
    formula: ["{lower} ≤ d = {distance}"],
  },
  "say.coarse-to-fine.centres": {
    title: "the distance of two centres",
    text: [
      "Answered: {distance}, the distance of the centres. In truth the parts are {truth} apart. Whoever only asks whether something is near need not mind; whoever asks how far must not take this for it.",
    ],
    formula: ["{lower} ≤ d = {truth}"],
  },
  "say.coarse-to-fine.too-far": {
    title: "the nearest was left out",
    text: [
      "Answered: {distance}. In truth the parts are {truth} apart: the element that is nearest was left out, because it is farther than ε from the other’s hull, while what remained lies deep in that hull and yet far from its elements.",
      "Make ε larger than {truth}, or let it end when it is proven.",
    ],
    formula: ["answered {distance} > {truth} = d"],
  },
  "say.coarse-to-fine.too-near": {
    title: "a lower bound as the answer",
    text: [
      "Answered: {distance}, of a merged hull. In truth the parts are {truth} apart, as the hull has no element where it is nearest.",
    ],
    formula: ["answered {distance} < {truth} = d"],
  },
  "say.coarse-to-fine.proven": {
    title: "the answer, proven",
    text: [
      "{distance} after {searches} {searches|search|searches} among hulls, of at most {pairs} pairs of elements. Comparisons were made nearest first, and none was left out whose lower bound is below the answer.",
    ],
    formula: ["d = {distance}"],
  },
  "say.coarse-to-fine.heights-wrong": {
    title: "the same at every height",
    text: [
      "A is lifted step by step, and the question asked anew. At {wrong} of {all} heights the answer is not the distance: where lines part, too far or too near.",
    ],
  },
  "say.coarse-to-fine.heights-right": {
    title: "the same at every height",
    text: [
      "A is lifted step by step, and the question asked anew. At all {all} heights the answer is the distance; heights with another answer: {wrong}.",
    ],
  },
  "question.coarse-to-fine.right": "will the answer be the true distance?",

  "word.whole-a": "all of A",
  "word.whole-b": "all of B",
  "word.rod": "the rod",
  "word.rod-arm": "the outer arm",
  "word.bridge": "the bridge",
  "word.left-wall": "the left wall",
  "word.right-wall": "the right wall",
  "word.floor": "the floor",
  "word.block": "the block",
  "word.foot": "the foot",
  "word.upright": "the upright",

  "number.spheres-compared": "spheres compared",
  "number.hulls-compared": "hulls searched",
  "number.answered": "answered",
  "number.true-distance": "in truth",
  "chart.coarse-to-fine": "Distance over height",
  "axis.lift": "lifted by",
  "line.answered": "answered",
  "line.known-at-least": "known, at least",
} as const;
