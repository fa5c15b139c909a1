/** Teacher’s notes: flat contours. */

import type { Notes } from "../../notes";

export const flatContours: Notes = {
  aim: [
    "The chapter takes a published algorithm and reads it as a referee would: step by step, as printed, with its claims measured. In the plane everything can be done with a ruler.",
    "The class learns the separating axis test properly, finds out why it cannot be carried over to contours with notches as the paper does, and meets the method that settles the question, the no-fit polygon.",
  ],
  plan: [
    {
      minutes: 20,
      text: "Two convex contours: shadows on the normals of all edges, the smallest overlap, the move (exercise 1).",
      show: ["edgeByEdge", "convexCleared"],
    },
    {
      minutes: 20,
      text: "The same with notches, as published. Let the class find the three errors before they are shown.",
      show: ["falseHit", "missedInside", "madeWorse"],
    },
    {
      minutes: 10,
      text: "How often? Contours made by chance, and the shares of each error.",
      show: ["howOften"],
    },
    {
      minutes: 20,
      text: "Four methods side by side; why the way out of a piece is not the way out; the no-fit polygon (exercise 4).",
      show: ["sideBySide", "stuckCombs", "exactOnce"],
    },
    {
      minutes: 20,
      text: "The claim of figure 3 against the clock, and what a fair comparison needs. At the end, the sheet: slide parts along each other.",
      show: ["ratios"],
    },
  ],
  ask: [
    {
      question: "The shadows overlap on one axis. Do the contours?",
      expect:
        "Not for sure: one axis with a gap is enough to prove that they are apart, but for a collision all must overlap, and the contours must be convex.",
      show: "edgeByEdge",
    },
    {
      question: "A bar stands in the notch of a U and touches nothing. What will the published test say?",
      expect:
        "That they collide. The bar crosses the line of an edge, beyond the edge’s end, and the test cannot tell the line from the edge.",
      show: "falseHit",
    },
    {
      question: "A box lies wholly inside the solid of the U. What will it say?",
      expect: "That they are apart: the box crosses no edge’s line. This is the worse error of the two.",
      show: "missedInside",
    },
    {
      question:
        "Why do separating axes and GJK leave an overlap although each of them is right for convex pieces?",
      expect:
        "The shortest way out of the deepest piece may lead into another piece. On combs they go to and fro without end.",
      show: "stuckCombs",
    },
    {
      question: "The paper says four and ten times as fast. Our clock says otherwise. Who is wrong?",
      expect:
        "Perhaps nobody: contours, programs and machines differ. Ask what each method was given. With boxes around the pieces most pairs cost next to nothing, and the published test has none.",
      show: "ratios",
    },
  ],
  pitfalls: [
    {
      wrong: "If all of a contour lies on one side of each edge’s line of another, they are apart.",
      right: "For a contour with notches it may lie inside: what is inside crosses no edge.",
      show: "missedInside",
    },
    {
      wrong: "The smallest overlap on an axis is the way out.",
      right: "For convex contours it is. With notches a move by it can leave an overlap, or make it larger.",
      show: "madeWorse",
    },
    {
      wrong: "The centres tell on which side the solid is.",
      right:
        "The centre of a U need not lie in its solid. An overlap of 0.12 grows to 0.24, because the move is turned round by a centre.",
      show: "madeWorse",
    },
    {
      wrong: "A mean time tells which method is better.",
      right:
        "Not without how often it is right. A test that clears one in thirty overlaps is not compared fairly with one that clears all.",
      show: "ratios",
    },
  ],
  exercises: [
    {
      task: [
        "Square A is [0, 2] × [0, 2], square B is [1.5, 3.5] × [0.5, 2.5]. Find the overlap of the shadows on each axis, the smallest, and the move of A as the algorithm takes it. Draw it.",
      ],
      lines: 8,
      squared: true,
      solution: [
        "On x: [0, 2] and [1.5, 3.5] overlap by 0.5; on y: [0, 2] and [0.5, 2.5] by 1.5. The smallest is 0.5, so V = (0.5, 0). C_A − C_B = (1, 1) − (2.5, 1.5) = (−1.5, −0.5); times V that is −0.75, below 0, so V is turned round: A moves by (−0.5, 0) and only touches B.",
      ],
      show: "convexCleared",
    },
    {
      task: [
        "A U has the corners (0, 0), (6, 0), (6, 4), (5, 4), (5, 1), (1, 1), (1, 4), (0, 4). A bar [2.5, 3.5] × [2, 5] stands in its notch. Which lines of edges does the bar cross? What does the published test say? What if the bar is only [2.5, 3.5] × [2, 3.5]?",
      ],
      lines: 8,
      squared: true,
      solution: [
        "Only the line y = 4, on which the tops of both arms lie; the bar is on one side of all others. So the test says that they collide, though the nearest point of the U is 1 away: a false hit.",
        "The shorter bar crosses no line at all, and the test says that they are apart. That is right, but not for a good reason, as exercise 3 shows.",
      ],
      show: "falseHit",
    },
    {
      task: [
        "A box [0.2, 0.8] × [1.5, 2.5] lies in the left arm of the same U. Go through all eight edges. What does the test say, and what is true? How far must the box be moved at least?",
      ],
      lines: 6,
      solution: [
        "The box is on one side of y = 0, x = 6, y = 4, x = 5, y = 1, x = 1 and x = 0: of all lines. The test says that they are apart; in truth all of the box is inside. The shortest way is to the left, by 0.8, or to the right into the notch, as far.",
      ],
      show: "missedInside",
    },
    {
      task: [
        "A is the square [0, 2] × [0, 2], B a square of side 1. Where may the lower left corner of B be so that they do not overlap? Draw the border of the forbidden places. B’s corner is at (1.5, 0.5): what is the shortest way out?",
      ],
      lines: 9,
      squared: true,
      solution: [
        "They overlap while the corner is inside −1 < x < 2 and −1 < y < 2; the border is a square of side 3, the no-fit polygon. From (1.5, 0.5) its nearest point is (2, 0.5): B moves by 0.5 to the right.",
      ],
      show: "exactOnce",
    },
    {
      task: [
        "Of 160 overlaps that the published test found, its move cleared 80. Suppose that another program cleared 54 of 100, on contours of its own. What are the shares? Why can they only be compared roughly?",
      ],
      lines: 4,
      solution: [
        "50 % and 54 %. The other program’s contours are not known: other corners, sizes and distances give other shares.",
      ],
      show: "howOften",
    },
  ],
};
