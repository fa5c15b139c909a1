/** The whole pipeline. */
export const pipeline = {
  "lesson.pipeline": "The whole pipeline",
  "about.pipeline":
    "One part, five channels, and every stage from envelope spheres to pairs of elements: what each leaves out, what it costs, and which bound makes the answer sure.",
  "source.pipeline":
    "JP 3316092 B2, the method for parts that are not convex · five channels, finer elements and the way that is proven are ours",

  "parameter.pipeline.mode": "It ends",
  "choice.pipeline.mode.published": "As published",
  "choice.pipeline.mode.proven": "When it is proven",
  "parameter.pipeline.cut": "Pieces of each block",
  "parameter.pipeline.near": "ε: what counts as near",
  "parameter.pipeline.spheres": "Envelope spheres",
  "choice.pipeline.spheres.first": "Before all else",
  "choice.pipeline.spheres.every": "Before every hull",

  "say.pipeline.begin": {
    title: "many pairs",
    text: [
      "Part A, a rod with an outer arm, stands over a row of {channels} {channels|channel|channels}. A consists of {a} convex elements, each channel of {b}. How far is A from the nearest channel?",
      "There are {pairs} pairs of elements, and {triangles} pairs of triangles. The pipeline has a coarse stage for each finer one, so that few of these are ever looked at. This lesson counts how few.",
    ],
    formula: ["d = min d(Aᵢ, Bⱼ)"],
  },
  "say.pipeline.spheres": {
    title: "stage 1: spheres rank the bodies",
    text: [
      "Each of {channels} {channels|channel|channels} is compared with A by its envelope sphere, and numbered: B₁ is the one whose sphere reaches deepest into that of A. {left} {left|sphere does|spheres do} not meet it, and {left|that channel is|those channels are} done with.",
      "For the nearest of them the original answers {distance}, the distance of the two centres. What is known is that it is at least {gap} away.",
    ],
    formula: ["|P_A − P_B| = {distance}", "d ≥ |P_A − P_B| − R_A − R_B = {gap}"],
  },
  "say.pipeline.ranked": {
    title: "stage 1: spheres rank the bodies",
    text: [
      "Each of {channels} {channels|channel|channels} is compared with A by its envelope sphere, and numbered by the gap between the spheres: B₁ comes first. A negative gap proves nothing, a positive one is a lower bound of the distance.",
      "The centres of A and of the first channel with a positive gap are {distance} apart, its bound is {gap}. A channel whose bound is not below the best distance so far is never asked. That will be so for {left} of them.",
    ],
    formula: ["d ≥ |P_A − P_B| − R_A − R_B = {gap}"],
  },
  "say.pipeline.hulls": {
    title: "stage 2: hull against hull",
    text: [
      "The hulls of {hulls} {hulls|pair|pairs} of bodies are searched by GJK. Those of A and B₂ are {distance} apart. That is more than ε = {near}, so it is the answer for B₂, and none of its elements is ever asked.",
      "The hulls of A and B₁ overlap: the hollow of the channel is filled in its hull. The pipeline has to go into B₁.",
    ],
    formula: ["r(A′, B₂′) = {distance} > {near} = ε", "r(A′, B₁′) = 0"],
  },
  "say.pipeline.hulls-attained": {
    title: "stage 2: hull against hull",
    text: [
      "The hulls of {hulls} {hulls|pair|pairs} of bodies are searched by GJK. Those of A and B₂ are {distance} apart, and both closest points lie on elements: no threshold is needed to see that this is the distance to B₂. The elements of B₂ are not asked.",
      "The hulls of A and B₁ overlap: the hollow of the channel is filled in its hull. The pipeline has to go into B₁.",
    ],
    formula: ["r(A′, B₂′) = {distance}", "r(A′, B₁′) = 0"],
  },
  "say.pipeline.hulls-bound": {
    title: "stage 2: hull against hull",
    text: [
      "The hulls of {hulls} {hulls|pair|pairs} of bodies are searched by GJK. Those of A and B₂ are {distance} apart. That is a lower bound, as the closest point of a hull may lie between corners of different elements. {more} more {more|search shows|searches show} that elements are no farther apart, and B₂ is done with.",
      "The hulls of A and B₁ overlap: the hollow of the channel is filled in its hull. The pipeline has to go into B₁.",
    ],
    formula: ["d(A, B₂) ≥ r(A′, B₂′) = {distance}", "r(A′, B₁′) = 0"],
  },
  "say.pipeline.release-a": {
    title: "stage 3: the elements of A",
    text: [
      "The hull of A is released. Each of its {elements} elements is compared with the hull of B₁. Those within ε = {near} of it are kept: {kept}. {left} {left|is|are} left out, grey in the picture; the nearest of these is reported {distance} away.",
      "The reason is sound for the question whether the parts meet: what is clear of the hull cannot touch what is inside.",
    ],
    formula: ["keep Aᵢ if r(Aᵢ, B₁′) ≤ {near}"],
  },
  "say.pipeline.asked-in-order": {
    title: "stage 3: the elements of A, in order",
    text: [
      "The hull of A is released. By their spheres and by what is known of the hull they were in, all {elements} elements have a lower bound each, and the one with the least is asked next. The numbers show the order.",
      "{asked} {asked|was|were} compared with the hull of B₁ before the search ended, {others} {others|was|were} not. Nothing is left out by a threshold: whoever is not asked is waiting, with a bound.",
    ],
    formula: ["next: the pair with the least lower bound"],
  },
  "say.pipeline.release-b": {
    title: "stage 4: the elements of B",
    text: [
      "The same from the other side: each of {elements} elements of B₁ is compared with the hull of A. {kept} {kept|is|are} within ε = {near}, {left} {left|is|are} left out, the nearest of these at {distance}.",
      "Only elements that were kept on both sides are compared with each other.",
    ],
    formula: ["keep Bⱼ if r(Bⱼ, A′) ≤ {near}"],
  },
  "say.pipeline.elements": {
    title: "stage 5: pairs of elements",
    text: [
      "Of {pairs} pairs of elements {compared} {compared|is|are} compared. The thin lines join their closest points; the least of them is the answer, {distance}.",
      "The triangles are not asked at all: GJK only wants the corner that is farthest in a direction.",
    ],
    formula: ["answered min r(Aᵢ, Bⱼ) = {distance}"],
  },
  "say.pipeline.elements-in-order": {
    title: "stage 4 and 5: pairs of elements, in order",
    text: [
      "There is no stage 4 of its own: an element of A that comes first in the order takes the elements of B₁ in place of its hull. Of {pairs} pairs of elements {compared} {compared|is|are} compared; the thin lines join their closest points. The least distance is {distance}.",
      "The triangles are not asked at all: GJK only wants the corner that is farthest in a direction.",
    ],
    formula: ["best ← min r(Aᵢ, Bⱼ) = {distance}"],
  },
  "say.pipeline.too-far": {
    title: "the answer is not the distance",
    text: [
      "Answered was {answer}; the outer arm is {truth} from the wall. It was left out in stage 3, as it is farther than ε from the hull, and the pieces of the rod that were kept lie within the hull, far from every wall. “Cannot touch” was taken for “cannot be nearest”.",
      "What the comparisons do show is that the distance is at least {lower} and at most {upper}. The chart has the proven search beside it: its two bounds meet.",
    ],
    formula: ["{lower} ≤ d ≤ {upper}", "answered {answer} > {truth} = d"],
  },
  "say.pipeline.right": {
    title: "the answer is right this time",
    text: [
      "With this ε the outer arm was kept, and {answer} is the distance. It is the choice of ε that made it so, and nobody can choose it well without knowing the distance.",
      "The comparisons have shown that the distance is at least {lower} and at most {upper}. The chart has the proven search beside it.",
    ],
    formula: ["{lower} ≤ d = {answer} ≤ {upper}"],
  },
  "say.pipeline.closed": {
    title: "the bound that is kept",
    text: [
      "At every moment two numbers are known: the least bound of all pairs that are open, and the best distance so far. The chart shows them. When they meet at {answer}, the search ends: {others} pairs of elements were never compared, and each has a bound of at least {answer}.",
      "The {left} channels that were not asked are at least {gap} away. What is left out and what is known of it always go together: that is the whole difference to the published way.",
    ],
    formula: ["{lower} ≤ d ≤ {upper}"],
  },
  "say.pipeline.stages": {
    title: "what each stage costs",
    text: [
      "The chart counts pairs by stage: 1 bodies by spheres, 2 hulls, 3 elements of A against a hull, 4 elements of B, 5 pairs of elements, 6 pairs of triangles. The top line has all pairs, the lower ones the pairs compared. No point means none.",
      "In all, the published way took {published} searches among hulls and the proven one {proven}, of {pairs} pairs of elements and {triangles} pairs of triangles. A search took {iterations} iterations of GJK on average.",
    ],
  },
  "say.pipeline.sizes": {
    title: "finer elements",
    text: [
      "Both ways again with blocks in 1, 2, 4 and 8 pieces: from {few} pairs of elements to {many}. All pairs grow with the square of the pieces.",
      "At {many} pairs the published way takes {published} searches, the proven one {proven}. The published way asks each element once against a hull, whatever it finds; the proven one asks only where something could be nearer, but it has to ask all that could.",
    ],
  },

  "question.pipeline.remain": "how many of the channels have to be asked by their hulls?",
  "question.pipeline.from": "which block of A will the answer be measured from?",
  "question.pipeline.fewer": "which way takes fewer searches among hulls?",
  "why.pipeline.remain":
    "Imagine a sphere around each of {channels} bodies, half the diagonal of its bounding box as the radius. Only a channel whose sphere may reach that of A has to be looked at more closely: the one under A, and neighbours that are less than both radii away.",
  "why.pipeline.from":
    "Look which elements are still coloured. The answer can only come from one that was not left out, and it is the least distance among those.",
  "why.pipeline.fewer":
    "The published way compares every element with the other’s hull, then all pairs of what is left. The proven one goes on until no open pair can be nearer than {truth}, but asks only those that could be.",
  "label.of-rod": "the rod",
  "label.of-outer-arm": "the outer arm",
  "label.of-bridge": "the bridge",
  "label.fewer-published": "as published",
  "label.fewer-proven": "until proven",
  "label.fewer-neither": "both the same",

  "number.centres-apart": "between centres",
  "number.spheres-apart": "between spheres",
  "number.iterations-each": "iterations a search",
  "number.searches-published": "searches, published",
  "number.searches-proven": "searches, proven",
  "chart.pipeline-stages": "Pairs by stage",
  "chart.pipeline-bounds": "The proven search closes in",
  "chart.pipeline-sizes": "Searches by pairs of elements",
  "axis.stage": "stage",
  "axis.comparisons": "pairs compared",
  "axis.searches-made": "searches among hulls",
  "axis.element-pairs": "pairs of elements",
  "line.all-there-are": "all there are",
  "line.stages-published": "as published",
  "line.stages-proven": "until proven",
  "line.least-open": "least bound of what is open",
  "line.best-so-far": "best so far",

  "claim.pipeline-spheres.source": "JP 3316092 B2, the method for parts that are not convex, step 1",
  "claim.pipeline-spheres.says":
    "If the envelope spheres are apart, the distance of their centres is taken as the distance of the parts.",
  "claim.pipeline-spheres.why":
    "The centres are no points of the parts. What the spheres prove is the gap between them, a lower bound, which is what the proven way keeps.",
  "claim.pipeline-answer.source": "JP 3316092 B2, the method for parts that are not convex, steps 3 to 5",
  "claim.pipeline-answer.says":
    "Elements farther than ε from the other’s hull are left out; the least distance between those that are left is the answer.",
  "claim.pipeline-answer.why":
    "The patent has no example with numbers. In this channel our run of its rules gives 3.5, however finely the elements are cut. The true distance is 0.1, that of the arm which was left out. Both bounds of the proven way meet there.",
  "claim.pipeline-iterations.source": "JP 3316092 B2, ¶ 0024",
  "claim.pipeline-iterations.says": "In most cases three to four repetitions lead to the closest points.",
  "claim.pipeline-iterations.why":
    "The average here is over all searches of the pipeline. Boxes have eight corners each, and many pairs overlap, so that a search among them is short.",
} as const;
