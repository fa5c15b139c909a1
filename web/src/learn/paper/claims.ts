/** What the sources state, and what of a lesson measures the same. The words are in the catalogue, by the claim's name. */

export interface Claim {
  /** `claim.<name>.source`, `.says`, `.why`, and `.here` where more than numbers is to be told. */
  name: string;
  lesson: string;
  /** Names of the lesson's numbers, as they stand beside the picture at some step. */
  numbers: readonly string[];
  /** What is compared is told beside this number, */
  beside?: string;
  /** or at the end of the story; else at any step. */
  isAtEnd?: true;
}

export const claims: readonly Claim[] = [
  { name: "gilbert-iterations", lesson: "gilbert", numbers: ["iterations"], isAtEnd: true },
  { name: "gilbert-work", lesson: "gilbert", numbers: ["products"], isAtEnd: true },
  {
    name: "flat-line",
    lesson: "flat-line",
    numbers: ["vertices", "products-plain", "products-one", "products-two"],
  },
  { name: "bubbles", lesson: "far-and-near", numbers: ["sphere-pairs", "triangle-pairs", "age"] },
  { name: "elements-left", lesson: "coarse-to-fine", numbers: ["answered", "true-distance"], isAtEnd: true },
  { name: "pipeline-spheres", lesson: "pipeline", numbers: ["centres-apart", "spheres-apart"] },
  {
    name: "pipeline-answer",
    lesson: "pipeline",
    numbers: ["answered", "true-distance", "at-least"],
    isAtEnd: true,
  },
  { name: "pipeline-iterations", lesson: "pipeline", numbers: ["iterations-each"], isAtEnd: true },
  {
    name: "two-stages",
    lesson: "two-stages",
    numbers: ["cubes", "colliding-pairs"],
    beside: "published-cubes",
  },
  {
    name: "all-pairs",
    lesson: "two-stages",
    numbers: ["all-pairs", "face-pairs"],
    beside: "published-cubes",
  },
  { name: "four-steps-pairs", lesson: "four-steps", numbers: ["pairs-listed", "met-hull"] },
  {
    name: "four-steps-shares",
    lesson: "four-steps",
    numbers: ["share-step-1", "share-step-2", "share-step-3", "share-step-4"],
  },
  { name: "cycles", lesson: "four-steps", numbers: ["pairs-since", "time-method-1", "time-method-2"] },
  { name: "venus", lesson: "four-steps", numbers: ["time-figures"] },
  { name: "how-deep", lesson: "how-deep", numbers: ["best-48", "best-360", "best-960"] },
  { name: "more-hands", lesson: "more-hands", numbers: ["gain-shown", "list-pairs", "list-met"] },
  { name: "swept-hulls", lesson: "caught-in-between", numbers: ["pairs-hull", "pairs-exact", "bulge"] },
  { name: "conveyor", lesson: "two-arms", numbers: ["belt-in-collision", "belt-clearance"] },
  { name: "compaction", lesson: "moving-tree", numbers: ["full-cells", "cubes-compacted"] },
  { name: "updates", lesson: "moving-tree", numbers: ["time-weng-ahuja", "time-here", "time-proposed"] },
  {
    name: "updates-tests",
    lesson: "moving-tree",
    numbers: ["all-tests-weng-ahuja", "all-tests-exact"],
    isAtEnd: true,
  },
  { name: "updates-processors", lesson: "moving-tree", numbers: ["update-time", "time-all-hands"] },
  { name: "form-example", lesson: "moving-tree", numbers: ["example-symbols", "example-complete"] },
  {
    name: "shift-comparisons",
    lesson: "moving-tree",
    numbers: ["comparisons-plain", "comparisons-axes", "comparisons-compacted"],
  },
  {
    name: "shift-times",
    lesson: "moving-tree",
    numbers: ["time-shift-plain", "time-shift-axes", "time-shift-compacted"],
  },
  {
    name: "narrow-place",
    lesson: "through-the-gap",
    numbers: ["nodes-explored", "way-turned", "legs-that-meet"],
    isAtEnd: true,
  },
  {
    name: "nine-worlds",
    lesson: "where-it-fails",
    numbers: ["worlds-tried", "worlds-found", "worlds-clean"],
    isAtEnd: true,
  },
  {
    name: "one-level-more",
    lesson: "shuttle-and-chair",
    numbers: ["nodes-level-4", "nodes-level-5", "nodes-level-6"],
  },
  {
    name: "field-and-search",
    lesson: "shuttle-and-chair",
    numbers: ["field-cubes", "field-sweeps", "plan-search"],
  },
  { name: "letting-go", lesson: "degrees-of-freedom", numbers: ["overlap-ratio", "hand-away", "release-at"] },
  { name: "contours-speed", lesson: "figure-3", numbers: ["ratio-sat", "ratio-gjk", "wrong-published"] },
  { name: "contours-lines", lesson: "axis-by-axis", numbers: [] },
  { name: "wrong-sign", lesson: "exact-predicates", numbers: ["edges-seen-plain", "edges-seen-exact"] },
];
