/** Where it fails. */
export const whereItFails = {
  "lesson.where-it-fails": "Where it fails",
  "about.where-it-fails":
    "Worlds in which the paper’s search finds nothing. One of them has no way at all, and that can be proven.",
  "source.where-it-fails":
    "Kitamura 1996, section 4.3.4, whose search is not complete and does not say so · our search is complete at its resolution",

  "parameter.where-it-fails.world": "World",
  "choice.where-it-fails.world.beside": "Beside the middles",
  "choice.where-it-fails.world.turn": "A gap to turn in",
  "choice.where-it-fails.world.closed": "Too narrow",

  "say.fails.beside": {
    title: "wide enough",
    text: [
      "The robot is a square of 12 mm, and the gap is 14 mm wide. It can pass without a turn, straight on.",
      "The paper’s search looks at the robot only in the middles of cells.",
    ],
    formula: ["12 mm through 14 mm"],
  },
  "say.fails.world": {
    title: "an L and a gap",
    text: [
      "The L from “Through the gap”, before a gap that is narrower than its short side.",
      "Is it too narrow? One arm could go in first, then the robot turns in the gap.",
    ],
    formula: ["is there a way?"],
  },
  "say.fails.published-beside": {
    title: "no cell has its middle there",
    text: [
      "The search has looked at {nodes} nodes and found nothing. All dots are on this side of the wall.",
      "In the gap the robot has to be within 1 mm of the gap’s middle, and no cell has its own middle there. So the search never sees it pass.",
    ],
    formula: ["{nodes} nodes, no way"],
  },
  "say.fails.published": {
    title: "the paper’s search ends",
    text: [
      "The search has looked at {nodes} nodes, turned the robot at all of its last ones, and found nothing.",
      "It cannot say whether there is no way or whether it has missed it.",
    ],
    formula: ["{nodes} nodes, no way"],
  },
  "say.fails.ours": {
    title: "our search",
    text: [
      "By steps of a voxel and turns of 30°, each checked from end to end, our search goes from the goal backwards. It looked on from {poses} poses; the dots are where the robot’s middle was.",
      "It ends at the start, or when nothing is left to look at.",
    ],
    formula: ["{poses} poses"],
  },
  "say.fails.way": {
    title: "there is a way",
    text: [
      "So there was one, and the paper’s search has missed it. The robot turns by {turned}° on it.",
      "What was missed is not a matter of luck: the robot has to be where no cell has its middle, or has to turn while it moves.",
    ],
    formula: ["turned by {turned}°"],
  },
  "say.fails.proven": {
    title: "proven: no way",
    text: [
      "All {poses} poses from which such steps lead to the goal were looked at, and the start is not among them. That is a proof for these steps.",
      "For smaller steps it is none: a way that fits only exactly may be between them.",
    ],
    formula: ["{poses} poses, none left"],
  },

  "question.fails.published": "will the paper’s search find a way?",
  "question.fails.ours": "is there a way by steps of a voxel and turns of 30°?",
} as const;
