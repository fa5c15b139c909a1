/** Teacher’s notes: closest points. */

import type { Notes } from "../../notes";

export const closestPoints: Notes = {
  aim: [
    "The class learns one idea and follows it through a whole system: the distance of two convex shapes is the distance of one shape, their Minkowski difference, from the origin, and a support point is all that one ever has to ask of it.",
    "The second idea is as important: every step knows two bounds. What is fast in the published system is often an answer of which only one bound is known. By the end everybody should ask of any number: is it the distance, at least the distance, or at most?",
  ],
  plan: [
    {
      minutes: 20,
      text: "Two triangles on the blackboard and their difference, by hand (exercise 1). Then the same in space, and the two bounds that close on each other.",
      show: ["difference", "refine", "separated"],
    },
    {
      minutes: 15,
      text: "Shapes that overlap: the simplex encloses the origin, and the question becomes how deep.",
      show: ["enclosed", "depth"],
    },
    {
      minutes: 15,
      text: "Many cycles: why what a cycle costs need not grow with the number of vertices, and where looking only next door goes wrong.",
      show: ["flatLine", "nextDoorFails"],
    },
    {
      minutes: 20,
      text: "Many parts: one hull for several, virtual faces, release and recovery. Compare the exact and the published mode.",
      show: ["release", "recovery", "archBound"],
    },
    {
      minutes: 20,
      text: "Parts that are not convex: pieces, the pipeline from coarse to fine, and the channel in which it answers 3.5 where 0.1 is true.",
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
    {
      question:
        "Two shapes have 1 000 vertices each. How many points would their difference be made of, and how many does the method look at?",
      expect:
        "A million differences, of which most lie inside the hull. Many say that the method must look at all of them. A support point costs 1 000 + 1 000 inner products, and a handful of support points is enough.",
      show: "difference",
    },
    {
      question: "After one support point, can we already be sure that the shapes are apart?",
      expect:
        "Often yes: as soon as r is above 0, a plane has K on one side and the origin on the other. Weaker answers say that the search must first end.",
      show: "refine",
    },
    {
      question: "Why does the simplex never need more than four corners in space?",
      expect:
        "The closest point of a convex hull lies on a face of it, which at most three corners span; the fourth is the new one. In the plane it is two and a third.",
    },
    {
      question: "A hull around table and arch is 49 away from the arm. Must the arm stop?",
      expect:
        "No: in truth it is 114 away. But nobody knows that from the hull alone. The bound is safe and useless for a motion that has to go on.",
      show: "archBound",
    },
    {
      question:
        "The pairs that were kept from the last search say 19.29. Is the true distance larger or smaller?",
      expect:
        "It is at most that, for they are real points of both parts; here it is 17.51. To say how much smaller it may be, one must know how far the parts have moved.",
      show: "keptWrong",
    },
    {
      question:
        "The lists that a search climbs along are made from an open patch of faces, not from the complete hull. What can go wrong?",
      expect:
        "An edge between two faces that are missing is in no branch. A vertex that no neighbour beats is the farthest of all only if all of its neighbours are listed; here the search stops at once, and nothing tells it that it is wrong.",
      show: "patchStops",
    },
  ],
  pitfalls: [
    {
      wrong: "The Minkowski difference has to be built first.",
      right:
        "Only its support points are asked for, and each is the difference of two support points. The lesson draws it so that one can see what the method never sees.",
      show: "difference",
    },
    {
      wrong: "The closest points are corners.",
      right:
        "They may lie on edges and faces. The weights of the closest point in its simplex tell where, the same weights for both shapes.",
      show: "separated",
    },
    {
      wrong: "If all edges of a patch are convex, the patch is convex.",
      right:
        "A patch can wind around and come over its own plane again. Each edge is convex, the whole is not; it has to be tested against its own corners.",
      show: "notGlobally",
    },
    {
      wrong: "What is far from the other part’s hull can be left out.",
      right:
        "It cannot interfere, that much is right. But it may be the nearest all the same, when all that is left lies deep in the hull and far from its elements.",
      show: "tooFar",
    },
    {
      wrong: "The feature that was closest is still the one to look at.",
      right:
        "Only while the other part is on the outer side of its face. A point that has stepped through reports free space inside the solid.",
      show: "nextDoorFails",
    },
  ],
  exercises: [
    {
      task: [
        "Triangle A has the corners (4, 1), (6, 1), (4, 3); triangle B has (0, 0), (2, 0), (0, 2). Write down the nine differences of corners, and draw their convex hull K.",
        "How far is K from the origin? Which points of A and B are closest to each other?",
      ],
      lines: 9,
      squared: true,
      solution: [
        "(4, 1), (2, 1), (4, −1), (6, 1), (4, 1), (6, −1), (4, 3), (2, 3), (4, 1). The hull has the six corners (4, −1), (6, −1), (6, 1), (4, 3), (2, 3), (2, 1); (4, 1) came three times and lies inside.",
        "The corner (2, 1) is nearest to the origin, so the distance is √5 ≈ 2.24. It is (4, 1) − (2, 0): these are the closest points.",
      ],
      show: "flatPolygons",
    },
    {
      task: [
        "Search the same K by GJK, from the corner (6, 1). Give ν, the support point in direction −ν, and both bounds for each iteration, until it ends.",
      ],
      lines: 8,
      solution: [
        "ν₀ = (6, 1), so d ≤ √37 ≈ 6.08. Of all corners, (2, 1) has the smallest 6x + y, which is 13: it is the support point, and r₀ = 13 / √37 ≈ 2.14. So 2.14 ≤ d ≤ 6.08, and that they are apart is proven already. g = 37 − 13 = 24.",
        "Of the segment from (6, 1) to (2, 1) the end (2, 1) is closest: ν₁ = (2, 1), d ≤ √5. No corner has 2x + y below 5, so the support point is (2, 1) again, r₁ = 5 / √5 = √5 and g = 0. Both bounds have met.",
      ],
      show: "refine",
    },
    {
      task: [
        "Square A is [0, 4] × [0, 4], square B is [3, 7] × [1, 5]. What is K? How deep do they overlap, and how must A be shifted so that they only touch?",
      ],
      lines: 6,
      solution: [
        "K = [−7, 1] × [−5, 3]. The origin is inside, and the nearest side of K is x = 1: the depth is 1. A is shifted by 1 to the left, to [−1, 3] × [0, 4], and touches B at x = 3.",
      ],
      show: "depth",
    },
    {
      task: [
        "A part’s bounding box goes from (0, 0, 0) to (2, 4, 4), another’s from (9, 0, 0) to (11, 4, 4), and both parts fill their boxes. Find the envelope spheres. What is known of the distance from them, what does the original pipeline answer, and what is true?",
      ],
      lines: 6,
      solution: [
        "Both have the radius |(2, 4, 4)| / 2 = 3; the centres are (1, 2, 2) and (10, 2, 2), 9 apart. So the parts are at least 9 − 3 − 3 = 3 apart. The original answers 9, the distance of the centres. In truth it is 7.",
      ],
      show: "leftOut",
    },
    {
      task: [
        "At the last search two parts were 18.4 apart, and no point moves by more than 2.9 a cycle against the other part. Nothing but the kept pairs is measured now; after two cycles they say 19.3.",
        "What is known of the distance? After how many cycles could the parts meet?",
      ],
      lines: 5,
      solution: [
        "It is at least 18.4 − 2 · 2.9 = 12.6 and at most 19.3. They can meet when 18.4 − 2.9 n ≤ 0: not before the seventh cycle. So a proven mode may skip searches, but not for as long as it likes.",
      ],
      show: "keptWrong",
    },
    {
      task: [
        "An octahedron has the vertices v0 (1, 0, 0), v1 (−1, 0, 0), v2 (0, 1, 0), v3 (0, −1, 0), v4 (0, 0, 1), v5 (0, 0, −1). How many positions has a file of its triangles? How many vertices and edges are there, and how many entries have all branches together? Write down the branch of v1.",
        "Search for the support point along η = (1, 2, 3) from v1. Which vertices does the search come to, and how many inner products does it take, with one for the start?",
      ],
      lines: 7,
      solution: [
        "8 triangles have 24 positions, but there are only 6 vertices and 12 edges, so 24 entries, two for each edge. The branch of v1 is v2, v3, v4, v5: all but v0, which is opposite.",
        "The inner products are 1, −1, 2, −2, 3, −3 from v0 to v5. From v1 the highest of the branch is v4 with 3. No vertex of v4’s branch is higher, so v4 is the support point. That took 1 + 4 + 4 = 9 inner products; along the chain it would be 6. What pays is a hull of many vertices and a start near the end.",
      ],
      show: "branches",
    },
  ],
};
