/** Figure 3. */
export const figure3 = {
  "lesson.figure-3": "Figure 3",
  "about.figure-3": "The mean time of four methods on contours with notches, beside the published ratios.",
  "source.figure-3":
    "Fayzrakhmanov et al., figure 3: the published test 4 times as quick as separating axes and 10 times as quick as GJK and EPA for the histogram; 3 to 4 and 8 to 10 in all · their contours and programs are not to be had, these sets are made by chance · times are measured here, one thread",

  "parameter.figure-3.set": "Contours",
  "choice.figure-3.set.histograms": "Like histograms",
  "choice.figure-3.set.stars": "Like stars",
  "choice.figure-3.set.combs": "Like combs",
  "parameter.figure-3.against": "Against",
  "choice.figure-3.against.like": "Another like it",
  "choice.figure-3.against.convex": "A convex one",
  "parameter.figure-3.boxes": "Convex pieces",
  "choice.figure-3.boxes.with": "With boxes",
  "choice.figure-3.boxes.without": "Without",
  "parameter.figure-3.largest": "Corners, at most",
  "choice.figure-3.largest.16": "16",
  "choice.figure-3.largest.64": "64",
  "choice.figure-3.largest.128": "128",

  "say.figure-3.first": {
    title: "{corners} corners",
    text: [
      "Five pairs of contours, each asked about in eight places: {asked} questions, of which {overlapping} have an overlap. Each method answers all of them, over and over, by the clock.",
      "A has {pieces} convex {pieces|piece|pieces} on average and B {others}. Separating axes and GJK go through pairs of pieces; the published test leaves A whole.",
    ],
    formula: ["{asked} questions"],
  },
  "say.figure-3.size": {
    title: "{corners} corners",
    text: [
      "The same with {corners} corners: A has {pieces} convex {pieces|piece|pieces} and B {others}.",
      "The published test was wrong about {wrong} of {asked}. Of {overlapping} overlaps its first move cleared {published}, that of separating axes {sat}, of GJK and EPA {gjk}, of the exact method {exact}.",
    ],
    formula: ["cleared: {published} · {sat} · {gjk} · {exact} of {overlapping}"],
  },
  "say.figure-3.ratios": {
    title: "what it says",
    text: [
      "How many times as long as the published test each method takes, with {corners} corners. The paper has 4 for separating axes and 10 for GJK and EPA. A line above its dashed one confirms it, one below 1 means that the published test is the slower one.",
      "With boxes around the pieces most pairs of pieces cost next to nothing. The published test has none: for each piece of B it goes through all edges of A, and for each edge through all corners. Try “Without” boxes, and a convex B, which is kinder to it.",
    ],
    formula: ["published: 4 × and 10 ×"],
  },
  "say.figure-3.impossible": {
    title: "no such contours",
    text: ["These contours could not be made."],
    formula: ["–"],
  },

  "question.figure-3.pieces": "twice as many corners: how many convex pieces will A have?",
  "question.figure-3.clears":
    "of these overlaps, does the first move of the published test clear at least half?",

  "number.wrong-published": "published test wrong",
  "number.ratio-sat": "separating axes / published",
  "number.ratio-gjk": "GJK and EPA / published",
  "number.ratio-exact": "exact / published",

  "chart.time-of-methods": "Mean time of a question",
  "chart.ratio-of-methods": "Times the published test",
  "axis.times-published": "×",
  "line.ratio-sat": "separating axes",
  "line.ratio-gjk": "GJK and EPA",
  "line.ratio-exact": "exact",
  "line.published-sat": "the paper’s, separating axes",
  "line.published-gjk": "the paper’s, GJK and EPA",
} as const;
