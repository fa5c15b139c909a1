/** Teacher’s notes: colliding faces. */

import type { Notes } from "../../notes";

export const collidingFaces: Notes = {
  aim: [
    "Which faces will meet before the next cycle? The class sees a filter at work: boxes, cubes, pairs, and only then a test that costs something. Each stage may let too much through, none may lose a pair that meets.",
    "Along the way it learns what it means that poses are known only at sample times, how an octree is moved without errors piling up, and what limits the gain from many processors.",
  ],
  plan: [
    {
      minutes: 20,
      text: "A disc is through a plate and nobody saw it. More looks, then the swept hull, then the two cases in which it errs: a turn and two ways that cross.",
      show: ["throughThePlate", "moreLooks", "sweptHulls", "bladeMissed", "nearMiss"],
    },
    {
      minutes: 20,
      text: "Octrees: the tree as a text, fewer cubes, and why the source is moved and never the last tree.",
      show: ["treeAsText", "compacted", "thereAndBack"],
    },
    {
      minutes: 20,
      text: "Two stages and the level that suits the faces. Let the class predict how far each step gets.",
      show: ["stages", "missedByCentres", "levelRule"],
    },
    {
      minutes: 15,
      text: "Four steps without a stored tree: from 921 600 pairs to 231.",
      show: ["listOfPairs", "shares"],
    },
    {
      minutes: 15,
      text: "More hands: dealt out, taken one by one, stolen. What one hand does alone sets the limit.",
      show: ["dealt", "asTheyCome", "thesisHands"],
    },
  ],
  ask: [
    {
      question:
        "The plain test finds nothing at the beginning and nothing at the end of the cycle. Is all well?",
      expect:
        "The disc went through the plate in between. Ask how often one would have to look, and then what happens with a plate half as thick.",
      show: "throughThePlate",
    },
    {
      question: "The hulls of two moving faces meet. Do the faces?",
      expect:
        "Perhaps at different times: a hull knows no time. In the crossing all 2 600 reported pairs are false alarms.",
      show: "nearMiss",
    },
    {
      question:
        "A voxel counts as full if its centre is in the part. What does that do to a search for collisions?",
      expect:
        "It leaves out thin pieces and borders. In the lesson 28 of 34 pairs are missed at the end. For collisions any contact has to count.",
      show: "missedByCentres",
    },
    {
      question: "Why not make the cubes as small as possible?",
      expect:
        "Each face is then found in many cubes, and there are about four times as many cubes to move and to walk at each level. Voxels should be about as large as faces.",
      show: "levelRule",
    },
    {
      question:
        "Steps 1 to 3 take 16.1 % of the time on one processor. How much faster can a hundred processors be?",
      expect:
        "At most 1 / 0.161, about 6.2 times, if those steps stay on one. Guesses lie between 10 and 100.",
      show: "thesisHands",
    },
  ],
  pitfalls: [
    {
      wrong: "More looks are always safer.",
      right:
        "What counts is whether one of them falls into the right moment. The chart has numbers of looks that see something and larger ones that see nothing.",
      show: "moreLooks",
    },
    {
      wrong: "The hull of both poses holds all that a face comes by.",
      right:
        "If its corners go straight. A turning corner bulges past the chord by R(1 − cos φ/2), and the blade hits a post that the hulls do not reach.",
      show: "bladeMissed",
    },
    {
      wrong: "A tree that was moved can be moved on.",
      right:
        "Each move rounds to voxels, and that piles up. The source is kept, and each pose is made from it with the whole motion so far.",
      show: "thereAndBack",
    },
    {
      wrong: "Dealing out the same number of pairs gives the same work to all.",
      right:
        "A pair that meets takes longer than one that does not, and they lie together in the list. Whoever got more of them is done last.",
      show: "dealt",
    },
    {
      wrong: "The dynamic way cannot beat the ideal curve.",
      right:
        "The ideal curve waits for the list. The dynamic way begins to test while it is still being made: 80 ms where the curve says about 100.",
      show: "thesisHands",
    },
  ],
  exercises: [
    {
      task: [
        "A disc 3 mm thick moves 120 mm in a cycle, straight through a plate of 2 mm. Into how many equal parts must the cycle be cut so that some look surely sees them overlap, wherever the disc began? Why may fewer be enough?",
      ],
      lines: 5,
      solution: [
        "They overlap while the disc goes 3 + 2 = 5 mm. Looks may be at most 5 mm apart: 120 / 5 = 24 parts. With fewer, a look may by luck fall into those 5 mm, and another time not.",
      ],
      show: "moreLooks",
    },
    {
      task: [
        "A blade of 100 mm turns by 60° in a cycle. How far does its tip leave the straight way between its ends? How far if the cycle is cut into two?",
      ],
      lines: 6,
      squared: true,
      solution: [
        "100 · (1 − cos 30°) ≈ 13.4 mm. For 30° it is 100 · (1 − cos 15°) ≈ 3.4 mm: half the turn leaves about a quarter.",
      ],
      show: "bladeCaught",
    },
    {
      task: [
        "An octree is written depth first: ( for a mixed cell, B for a full one, W for an empty one. How many symbols has a tree with four mixed cells? And one with 296? How many bytes are that, at two bits each?",
      ],
      lines: 5,
      solution: [
        "Every cell but the root is one of the eight children of a mixed cell: 1 + 8 · 4 = 33 symbols, and 1 + 8 · 296 = 2 369. These take 2 · 2 369 / 8 = 592.25, so 593 bytes.",
      ],
      show: "treeAsText",
    },
    {
      task: [
        "The world’s edge is L, the mean longest edge of the faces is w. Which level does w = L / 2ˡ suggest for L = 1 024 and w = 32? And for L = 16 and w = 0.73?",
      ],
      lines: 4,
      solution: [
        "1 024 / 32 = 32 = 2⁵: level 5. 16 / 0.73 ≈ 21.9, between 2⁴ and 2⁵; log₂ 21.9 ≈ 4.45, so level 4, at which a voxel is 1. It is what the paper found best for 360 faces.",
      ],
      show: "levelRule",
    },
    {
      task: [
        "Two spheres have 960 faces each. The four steps list 231 pairs, of which 16 are reported. What share of all pairs is tested, and what share of the tests reports something?",
      ],
      lines: 4,
      solution: [
        "960 · 960 = 921 600 pairs; 231 of them are 0.025 %, one in about 4 000. Of the tests 16 / 231, about 7 %, report something.",
      ],
      show: "listOfPairs",
    },
    {
      task: [
        "One processor takes 434 ms, and steps 1 to 4 take 0.5, 2.4, 13.2 and 83.9 % of it. Only step 4 is shared. What does the ideal curve say for 12 processors, and what for any number? There are P = 500 pairs, of which p = 71 are reported: how many accesses to shared memory does each way take?",
      ],
      lines: 7,
      solution: [
        "T(12) = 434 · (0.161 + 0.839 / 12) ≈ 100 ms. With any number it stays above 434 · 0.161 ≈ 70 ms, which is 1 / 0.161 ≈ 6.2 times faster.",
        "Dealt out: P + p = 571, each pair read once and each report written once. Dynamic: each pair is written first, 2P + p = 1 071.",
      ],
      show: "thesisHands",
    },
  ],
};
