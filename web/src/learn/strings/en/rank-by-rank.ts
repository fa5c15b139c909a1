/** Rank by rank. */
export const rankByRank = {
  "lesson.rank-by-rank": "Rank by rank",
  "about.rank-by-rank":
    "A part’s surface is put under spheres, large to small, and a search goes down only where spheres meet.",
  "source.rank-by-rank":
    "US patent 5056031 (1991) · departs from it: cubes that fit their spheres, marks for each pair of parents, the nearest pair first",

  "parameter.rank-by-rank.pose": "The rod",
  "choice.rank-by-rank.pose.touching": "Collides",
  "choice.rank-by-rank.pose.near": "Near",
  "choice.rank-by-rank.pose.apart": "Apart",
  "parameter.rank-by-rank.form": "Radii",
  "choice.rank-by-rank.form.ratio": "About ρ = 2",
  "choice.rank-by-rank.form.three-ranks": "Three ranks",
  "choice.rank-by-rank.form.exact": "ρ = 2, exact (ours)",
  "parameter.rank-by-rank.edge": "Edge of a cube",
  "choice.rank-by-rank.edge.cube-in-sphere": "2r/√3",
  "choice.rank-by-rank.edge.square-in-circle": "√2·r, as in the text",
  "parameter.rank-by-rank.overlap": "Overlapping cells",
  "choice.rank-by-rank.overlap.delete": "Cut",
  "choice.rank-by-rank.overlap.keep": "Kept",
  "parameter.rank-by-rank.marks": "Marks",
  "choice.rank-by-rank.marks.per-pair": "For each pair",
  "choice.rank-by-rank.marks.cleared-all": "All cleared, as in the text",

  "say.rank.parts": {
    title: "two parts",
    text: [
      "A bracket and a rod. Do they collide? Their surfaces will be put under spheres, since two spheres are tested with one subtraction of centres.",
      "The user chooses the smallest radius, here {accuracy}. It is the accuracy. The bracket gets {a} ranks of spheres, the rod {b}.",
    ],
    formula: ["|c₁ − c₂| ≤ r₁ + r₂"],
  },
  "say.rank.first": {
    title: "rank {rank}: one sphere around each",
    text: [
      "The first sphere of a part is the one around its bounding box; the bracket’s has the radius {radius}.",
      "Two parts whose first spheres are apart need no more tests.",
    ],
    formula: ["r₁ = {radius}"],
  },
  "say.rank.deleted": {
    title: "rank {rank}",
    text: [
      "Each cell of the rank before is divided into cubes whose corners lie on a sphere of radius {radius}. Only spheres on the surface are kept: {a} on the bracket and {b} on the rod. The inside stays empty.",
      "Where a cell is no multiple of the cube, cubes overlap. Each then loses what those before it own, so that the next rank does not make the same spheres twice.",
    ],
    formula: ["r = {radius}", "edge = {edge}"],
  },
  "say.rank.kept": {
    title: "rank {rank}",
    text: [
      "Each cell of the rank before is divided into cubes whose corners lie on a sphere of radius {radius}. Only spheres on the surface are kept: {a} on the bracket and {b} on the rod.",
      "Where a cell is no multiple of the cube, cubes overlap, and here they stay so. Each is divided again as a whole: with every rank more spheres lie over others.",
    ],
    formula: ["r = {radius}", "edge = {edge}"],
  },
  "say.rank.covered": {
    title: "all is covered",
    text: [
      "Each cube that the surface meets lies within its sphere, for its edge is 2r/√3. So the smallest spheres cover all of both surfaces, and where the surfaces touch, two spheres meet: no contact can be missed. {samples} sample points agree; samples alone would prove nothing.",
      "The spheres stand out of the surface by up to twice their radius. That is where false alarms come from.",
    ],
    formula: ["0 of {samples} points are in no sphere"],
  },
  "say.rank.gaps": {
    title: "there are gaps",
    text: [
      "{gaps} of {samples} points of the surfaces are in no smallest sphere. Some of them are marked.",
      "An edge of √2·r is that of the square in a circle. A cube in a sphere has the edge 2r/√3; larger ones stand out of their spheres at the corners, and a contact there is missed.",
    ],
    formula: ["√2·r > 2r/√3"],
  },
  "say.rank.roots": {
    title: "the search begins",
    text: [
      "The two first spheres are tested: their centres may be {reach} from each other. If they are farther, the parts are apart.",
      "From here on the search goes down only into spheres that meet.",
    ],
    formula: ["{tests} {tests|test|tests}"],
  },
  "say.rank.marked": {
    title: "children are marked",
    text: [
      "A sphere of rank {rank-a} of the bracket and one of rank {rank-b} of the rod meet; they are grey. Each is tested with the other’s children. Those that meet it are marked, in green: {a} of the bracket, {b} of the rod.",
      "Next the pairs of marked ones are tested, and where one meets, the search goes on there.",
    ],
    formula: ["{tests} tests so far"],
  },
  "say.rank.dead-end": {
    title: "a dead end",
    text: [
      "A sphere of rank {rank-a} of the bracket and one of rank {rank-b} of the rod meet, but on one side no child meets the other: {a} marked of the bracket, {b} of the rod.",
      "Nothing collides in here. The search turns to the next pair that is still marked; others that lead nowhere are not shown.",
    ],
    formula: ["{tests} tests so far"],
  },
  "say.rank.cleared": {
    title: "all marks are cleared",
    text: [
      "On the way out of this pair the text clears all marks, {a} of the bracket and {b} of the rod, not only those made for this pair.",
      "Siblings that were still to be tested are no longer marked. What is in them will never be looked at.",
    ],
    formula: ["{tests} tests so far"],
  },
  "say.rank.hit": {
    title: "two smallest spheres meet",
    text: [
      "Both are of their last rank. That is the answer: the parts collide here, as far as this accuracy can tell.",
      "To know whether there is a risk, the first hit is enough.",
    ],
    formula: ["{tests} tests"],
  },
  "say.rank.collide": {
    title: "they collide",
    text: [
      "Searched to its end, {pairs} pairs of smallest spheres meet; they show where. That takes {tests} tests, in place of {all} for every smallest sphere with every other.",
      "The faces themselves collide in {faces} pairs of triangles: the answer is right.",
    ],
    formula: ["{tests} of {all} tests"],
  },
  "say.rank.false-alarm": {
    title: "a false alarm",
    text: [
      "{pairs} pairs of smallest spheres meet, but no faces do. The spheres only say that the surfaces come within {within} of each other, four times the smallest radius.",
      "It took {tests} tests in place of {all}. A smaller radius would tell these parts apart, at a price.",
    ],
    formula: ["gap ≤ {within}"],
  },
  "say.rank.missed": {
    title: "a collision is missed",
    text: [
      "The faces collide in {faces} pairs of triangles, but the search found nothing. A search that only clears the marks of its own pair finds {sure} pairs of smallest spheres.",
      "Choose the marks for each pair, or cubes that fit their spheres.",
    ],
    formula: ["0 of {sure} hits"],
  },
  "say.rank.unmarked": {
    title: "right by chance",
    text: [
      "No spheres were found to meet, and no faces do. But {sure} pairs of smallest spheres do meet: marks were cleared before these pairs were tested.",
      "It took {tests} tests. Had the parts collided, it would have been missed just so.",
    ],
    formula: ["0 of {sure} hits"],
  },
  "say.rank.apart": {
    title: "they are apart",
    text: [
      "No two smallest spheres meet, so the surfaces do not. It took {tests} tests in place of {all}: whole branches were left out at their first spheres.",
      "Had they met, the surfaces could still have been up to {within} apart.",
    ],
    formula: ["{tests} of {all} tests"],
  },

  "question.rank.growth": "how many spheres will the bracket have in the next rank?",
  "question.rank.covered": "do the smallest spheres cover every point of the surfaces?",
  "question.rank.collides": "will the search find spheres that collide?",
  "question.rank.agrees": "will the exact faces say the same as the spheres?",

  "number.accuracy": "smallest radius",
  "number.rank-radius": "radius",
  "number.cube-edge-length": "edge of the cubes",
  "number.spheres-a": "spheres on the bracket",
  "number.spheres-b": "spheres on the rod",
  "number.points-sampled": "points looked at",
  "number.points-uncovered": "in no sphere",
  "number.sphere-tests": "tests of spheres",
  "number.tests-of-all": "tests of all with all",
  "number.sphere-hits": "pairs of spheres that meet",
  "number.colliding-faces": "pairs of faces that do",
  "number.alarm-within": "a false alarm’s gap",

  "chart.spheres-of-ranks": "Spheres of each rank",
  "chart.tests-of-ranks": "Tests of each rank, all hits",
  "axis.rank": "rank",
  "line.deleted-a": "bracket, overlap cut",
  "line.deleted-b": "rod, overlap cut",
  "line.kept-a": "bracket, overlap kept",
  "line.kept-b": "rod, overlap kept",
  "line.all-hits-tests": "tests",
} as const;
