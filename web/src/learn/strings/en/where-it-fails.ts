/** Where it fails. */
export const whereItFails = {
  "lesson.where-it-fails": "Where it fails",
  "about.where-it-fails":
    "Worlds with one difficulty each. In most the paper’s search finds nothing, in some it finds a detour, or a path that collides. Where there is no path, that can be proven.",
  "source.where-it-fails":
    "Kitamura 1996, section 4.3.4, whose search is not complete and does not say so · our search is complete at its resolution",

  "parameter.where-it-fails.world": "World",
  "choice.where-it-fails.world.beside": "Beside the middles",
  "choice.where-it-fails.world.turn": "A gap to turn in",
  "choice.where-it-fails.world.closed": "Too narrow",

  "choice.where-it-fails.world.pocket": "Pocket",
  "choice.where-it-fails.world.two-gaps": "Two gaps",
  "choice.where-it-fails.world.zigzag": "Zigzag",
  "choice.where-it-fails.world.island": "Island",
  "choice.where-it-fails.world.clutter": "Clutter",
  "parameter.where-it-fails.seed": "Seed of the clutter",

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
  "say.fails.pocket": {
    title: "a pocket",
    text: [
      "The goal pulls the L straight into a pocket that is open to it. The way leads past the pocket, where 12 mm are free on either side.",
      "As it stands the L is too high for that. Turned, its short side is 12 mm.",
    ],
    formula: ["12 mm on either side"],
  },
  "say.fails.two-gaps": {
    title: "a narrow gap and a wide one",
    text: [
      "Straight ahead of the L the wall has a gap of 10 mm, narrower than its short side. Far aside there is one of 24 mm, through which it passes as it stands.",
      "So there is a way. Which one will be found?",
    ],
    formula: ["10 mm near, 24 mm far"],
  },
  "say.fails.zigzag": {
    title: "a zigzag",
    text: [
      "The L has to pass above the end of one wall and below the end of the next. Each time 10 mm are free, less than its short side.",
      "At a gap in a wall one arm could go in first. Here the world ends where the gap does.",
    ],
    formula: ["10 mm above, 10 mm below"],
  },
  "say.fails.island": {
    title: "an island",
    text: [
      "A broad block leaves 12 mm free above it and below it. That is as much as the short side of the L.",
      "It has to turn before it comes there, and to stay turned all along the block.",
    ],
    formula: ["12 mm above, 12 mm below"],
  },
  "say.fails.clutter": {
    title: "clutter",
    text: [
      "{blocks} blocks are strewn by chance, at least 6 mm apart along x or along y. Another seed strews them in another way.",
      "There are many ways to try, and most of them end between two blocks.",
    ],
    formula: ["{blocks} blocks"],
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
  "say.fails.published-way": {
    title: "the paper’s search finds a way",
    text: [
      "The search has looked at {nodes} nodes and found a way. It joins the places where the robot was looked at, the middles of cells.",
      "What is between two of them was not looked at. Checked now, the robot meets an obstacle on {hits} of {legs} legs. Where it first meets one, it is red.",
    ],
    formula: ["{nodes} nodes · {hits} of {legs} legs"],
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
  "say.fails.both": {
    title: "two ways",
    text: [
      "Our way is {short} mm long, the paper’s {long} mm. On ours the robot turns by {turned}°, and every leg was checked from end to end.",
      "The paper’s search goes on where the value is lowest, by shifts as long as they lead on, and takes the first way that it comes to. Ours takes the shortest by its steps, and cuts its legs short.",
    ],
    formula: ["{long} mm → {short} mm"],
  },
  "say.fails.proven": {
    title: "proven: no way",
    text: [
      "All {poses} poses from which such steps lead to the goal were looked at, and the start is not among them. That is a proof for these steps.",
      "For smaller steps it is none: a way that fits only exactly may be between them.",
    ],
    formula: ["{poses} poses, none left"],
  },

  "say.fails.no-way": {
    title: "proven: the way is none",
    text: [
      "All {poses} poses from which such steps lead to the goal were looked at, and the start is not among them: there is no way by such steps.",
      "On {hits} of {legs} legs of the way that the paper’s search has found the robot meets an obstacle. It would have to pass where it does not fit.",
    ],
    formula: ["{poses} poses, none left"],
  },
  "say.fails.all": {
    title: "in all worlds",
    text: [
      "In {found} of the {worlds} worlds of this lesson the paper’s search finds a way. On {clean} of these ways the robot meets nothing.",
      "The search is quick, and where there is room it serves. But what it finds has to be checked, and where it finds nothing, nothing is known.",
    ],
    formula: ["{found} of {worlds} found · {clean} without contact"],
  },

  "number.worlds-tried": "worlds of this lesson",
  "number.worlds-found": "in which the paper’s search finds a way",
  "number.worlds-clean": "on whose way the robot meets nothing",

  "question.fails.published": "will the paper’s search find a way?",
  "question.fails.ours": "is there a way by steps of a voxel and turns of 30°?",
} as const;
