/** GJK, step by step. */
export const gilbert = {
  "lesson.gilbert": "GJK, step by step",
  "about.gilbert":
    "Two convex shapes, their Minkowski difference, and two bounds that close on the distance.",
  "source.gilbert": "Gilbert, Johnson, Keerthi 1988 · JP 3316092 B2 · Montanari et al. 2017",

  "parameter.gilbert.shapes": "Shapes",
  "choice.gilbert.shapes.hulls": "Hulls",
  "choice.gilbert.shapes.boxes": "Boxes",
  "choice.gilbert.shapes.needles": "Needles",
  "choice.gilbert.shapes.polygons": "Polygons",
  "choice.gilbert.shapes.point": "Point",
  "parameter.gilbert.vertices": "Vertices each",
  "parameter.gilbert.gap": "Gap (below 0: overlap)",
  "parameter.gilbert.start": "Start with",
  "choice.gilbert.start.means": "Means",
  "choice.gilbert.start.direction": "From above",
  "choice.gilbert.start.bad": "Far side",
  "parameter.gilbert.method": "Closest point of the simplex",
  "choice.gilbert.method.signed-volumes": "Signed volumes",
  "choice.gilbert.method.johnson": "Johnson",
  "parameter.gilbert.compare": "Compare with",
  "choice.gilbert.compare.none": "nothing",
  "choice.gilbert.compare.method": "the other method",
  "choice.gilbert.compare.climbing": "hill climbing",

  "say.gilbert.begin": {
    title: "two questions become one",
    text: [
      "How far are K₁ and K₂ apart? Take every point of one minus every point of the other: that set is their Minkowski difference K = K₁ − K₂, on the right. Its distance from the origin is the distance of the shapes.",
      "Nobody builds K: with {a} and {b} vertices it has {difference} here. The search asks only for its outermost point in a direction, which is the outermost point of K₁ minus that of K₂. It starts from one such point, y₀.",
    ],
    formula: ["d(K₁, K₂) = min |x − y| = min |k|, k ∈ K"],
  },
  "say.gilbert.first": {
    title: "look towards the origin",
    text: [
      "The point of the simplex closest to the origin is ν₀: with one corner, that corner. So the distance is at most |ν₀| = {upper}.",
      "Now ask for the point of K farthest towards the origin, in direction −ν₀. It becomes the next corner. The plane through it, across that direction, has all of K on one side. This plane is {gain} nearer to the origin than ν₀, so a nearer point of K is still possible.",
    ],
    formula: ["g(ν₀) = |ν₀|² + h(−ν₀) = {g}", "r₀ = −h(−ν₀) / |ν₀| = {lower}"],
  },
  "say.gilbert.refine": {
    title: "refine the simplex",
    text: [
      "ν, the point of the simplex closest to the origin, lies in the hull of {corners} {corners|corner|corners}. {dropped} {dropped|corner was|corners were} dropped.",
      "The plane through the support point in direction −ν is {gain} nearer to the origin than ν, so ν may not be the answer yet. It proves that the shapes are at least {lower} apart.",
    ],
    formula: ["g(ν) = |ν|² + h(−ν) = {g}", "{lower} ≤ d ≤ {upper}"],
  },
  "say.gilbert.unproven": {
    title: "no proof yet",
    text: [
      "ν now lies in the hull of {corners} {corners|corner|corners}, and the distance is at most {upper}.",
      "The plane through the support point has the origin on the same side as K: it proves nothing, the shapes may still meet. The plane lies {gain} beyond ν in direction −ν, and the support point becomes the next corner.",
    ],
    formula: ["g(ν) = |ν|² + h(−ν) = {g}", "r = {lower} ≤ 0 ≤ d ≤ {upper}"],
  },
  "say.gilbert.arrived": {
    title: "nothing lies nearer",
    text: [
      "The support point in direction −ν is no nearer to the origin than ν itself, to within rounding. So no point of K is, and ν is the closest point.",
      "Both bounds have met: the plane through ν that separates K from the origin is the proof.",
    ],
    formula: ["g(ν) = |ν|² + h(−ν) ≈ 0", "{lower} ≤ d ≤ {upper}"],
  },
  "say.gilbert.meets": {
    title: "the origin is about to be enclosed",
    text: [
      "The plane through the support point lies {gain} beyond ν, past the origin. With it as a corner the simplex will hold the origin: a point of K₁ is a point of K₂.",
    ],
    formula: ["g(ν) = |ν|² + h(−ν) = {g}", "d ≤ {upper}"],
  },
  "say.gilbert.met": {
    title: "the shapes meet",
    text: [
      "The hull of {corners} {corners|corner|corners} holds the origin, so some point of K₁ is also a point of K₂: the distance is 0. The original stops here, at the word “interfering”.",
      "A user wants to know how deep. From here the simplex grows outwards until one of its faces is a face of K.",
    ],
    formula: ["0 ∈ conv V ⊆ K"],
  },
  "say.gilbert.expand": {
    title: "how deep?",
    text: [
      "The face of the growing hull nearest to the origin is the best guess: the depth is at least its distance. The support point beyond that face says how much more it may be at most.",
    ],
    formula: ["{least} ≤ depth ≤ {most}"],
  },
  "say.gilbert.separated": {
    title: "apart",
    text: [
      "The distance is {distance}, after {iterations} {iterations|iteration|iterations}. The weights of ν in its simplex, applied to the points of K₁ and K₂ that made its corners, give the two closest points.",
      "Each of them lies on a feature of its shape: a vertex, an edge or a face. The patent returns this feature too. It is highlighted in the picture and named by its numbers: v5 is a vertex, e2–5 the edge between two, f3 a face. A continuous search starts from there in the next cycle.",
    ],
    formula: ["p₁ = Σ λᵢ x₁ᵢ,  p₂ = Σ λᵢ x₂ᵢ", "d = |p₁ − p₂| = {distance}"],
  },
  "say.gilbert.touching": {
    title: "touching",
    text: [
      "The origin lies on the surface of K: the shapes touch without overlapping, found after {iterations} {iterations|iteration|iterations}.",
    ],
    formula: ["d = {distance}"],
  },
  "say.gilbert.overlapping": {
    title: "overlapping",
    text: [
      "The nearest face of K is {depth} away from the origin: move one shape that far along its normal, and they only touch. It took {iterations} {iterations|iteration|iterations} to meet and {expansions} {expansions|expansion|expansions} to find the depth. This depth is the length of the shortest shift, the penetration depth of the literature. The depth on the review page is another one: how far the deepest point is below the surface.",
    ],
    formula: ["depth = {depth}"],
  },
  "say.gilbert.unfinished": {
    title: "not finished",
    text: ["The search stopped before its bounds met. What is known is what the bounds say, and no more."],
  },

  "event.gilbert.vertex": "{of}: vertex v{v}",
  "event.gilbert.edge": "{of}: edge e{v}–{w}",
  "event.gilbert.face": "{of}: face f{f} with {sides} {sides|side|sides}",
  "event.gilbert.within": "{of}: inside, between vertices of no common face",
  "word.k-1": "K₁",
  "word.k-2": "K₂",

  "question.gilbert.support": "which corner of K reaches farthest from y₀ in the direction of the origin?",
  "point.gilbert.support":
    "It goes from corner to corner. A corner that falls short by {within} or less counts as right.",
  "question.gilbert.proven": "will the next step prove that the shapes are apart?",
  "question.gilbert.leaves": "which corner leaves the simplex?",
  "question.gilbert.done": "is this the closest point?",

  "label.pair": "the two shapes",
  "label.difference": "their Minkowski difference K₁ − K₂",
  "label.origin": "origin",

  "number.vertices-a": "vertices of K₁",
  "number.vertices-b": "vertices of K₂",
  "number.vertices-difference": "vertices of K",
  "number.depth-most": "depth, at most",
  "number.depth-least": "depth, at least",
  "number.g-share": "g(ν) of |ν|²",
  "chart.bounds": "Bounds",
} as const;
