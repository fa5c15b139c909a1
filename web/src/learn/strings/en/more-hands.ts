/** More hands. */
export const moreHands = {
  "lesson.more-hands": "More hands",
  "about.more-hands":
    "One list of pairs, several threads: dealt out, taken one by one, or stolen. Measured here, forecast for 64.",
  "source.more-hands":
    "Kitamura, section 3.4, figures 3.7 and 3.8 · stealing and the cost model are not in the thesis",

  "parameter.more-hands.largest": "Faces of each sphere",
  "choice.more-hands.largest.960": "960",
  "choice.more-hands.largest.3968": "3 968",
  "parameter.more-hands.meet": "The spheres are",
  "choice.more-hands.meet.before-contact": "Just before contact",
  "choice.more-hands.meet.deep": "Deep in each other: more pairs",
  "parameter.more-hands.hands": "Hands in the picture",
  "parameter.more-hands.wake": "Model: to wake a hand, µs",
  "parameter.more-hands.access": "Model: a shared access, µs",

  "say.more-hands.one": {
    title: "one hand does it all",
    text: [
      "{pairs} pairs of faces are to be tested, {met} of them will be reported. Above the spheres is what the hand does from left to right: first boxes, candidates and cubes, faded, then pair after pair.",
      "Pictures must not change with the clock, so they suppose what table 3.1 of the thesis says of the steps, and that a reported pair takes {longer} times as long as another. The numbers and the later charts are measured.",
    ],
  },
  "say.more-hands.static": {
    title: "static: dealt like cards",
    text: [
      "When the list is ready, the pairs are dealt out: hand 1 of {hands} takes the first, hand 2 the second, and so on in turn. A pair and its faces have the colour of their hand.",
      "Nobody can help anybody: the longest hand tests {spread%} longer than the shortest. Each pair is read from shared memory once, each report written there once: {accesses} accesses.",
    ],
    formula: ["P + p = {pairs} + {met} = {accesses}"],
  },
  "say.more-hands.dynamic": {
    title: "dynamic: whoever is free takes the next",
    text: [
      "The first hand lists pairs; the others begin with the first pair while it is still at it. Whoever is free takes the next, so all are done at about the same time, and making the list hardly counts. Hands that come faster than the list grows must wait.",
      "The price: each pair is written to shared memory before it is read, {accesses} accesses in all. Here the hand that lists tests too when it is done.",
    ],
    formula: ["2P + p = 2 · {pairs} + {met} = {accesses}"],
  },
  "say.more-hands.stealing": {
    title: "stealing: help where most is left",
    text: [
      "What is usual today: each hand begins with a run of neighbours in the list, and one that is done takes half of the longest rest. That happens only {thefts} {thefts|time|times}, and yet all are done together.",
      "But the list has to be ready before, unlike the dynamic way.",
    ],
    formula: ["P + p + thefts = {accesses}"],
  },
  "say.more-hands.measured": {
    title: "measured here",
    text: [
      "This page was lent {lent} {lent|hand|hands}, so that many were measured, all four steps each time; the rest can only be forecast.",
      "A list of {pairs} pairs takes well under a millisecond here, and waking another hand takes a good part of that: do not expect what the thesis saw on a machine a thousand times slower.",
    ],
  },
  "say.more-hands.few": {
    title: "measured here: too few to share",
    text: [
      "This page was lent {lent} {lent|hand|hands}, so that many were measured; the rest can only be forecast.",
      "But lists of fewer than {few} pairs stay on one hand in this library, and here are {pairs}: waking another takes longer than testing them. Only with more pairs do more hands gain anything.",
    ],
  },
  "say.more-hands.forecast": {
    title: "a forecast for up to 64 hands",
    text: [
      "Each of the {pairs} pairs was timed on one hand; then it is computed who would take which and when all would be done. A pair takes about a microsecond, less than a browser’s clock can tell, so each was repeated many times.",
      "The curves add a model of what sharing costs: {wake} µs to wake each further hand, {access} µs for each access to shared memory, where hands queue up. These two are chosen, not measured: set both to 0, and more hands are never slower.",
    ],
    formula: ["ideal T(N) = t₁ + t₂ + t₃ + t₄ / N"],
  },
  "say.more-hands.published-3968": {
    title: "what the thesis measured",
    text: [
      "Two spheres of 3 968 faces, figures 3.7 and 3.8: 434 ms on one processor, 120 ms on 12 dealt out statically, 80 ms on 11 the dynamic way. That beats the ideal curve, which waits for the list.",
      "Steps 1 to 3 on one hand set a limit: however many there are, the whole gets at most {limit} times faster.",
    ],
  },
  "say.more-hands.published-960": {
    title: "what the thesis measured",
    text: [
      "Two spheres of 960 faces: 126 ms on one processor, 27 ms on 8 the dynamic way, and slower beyond: so few pairs are soon done, and more hands only get in each other’s way at the shared memory.",
      "Steps 1 to 3 on one hand set a limit too: at most {limit} times faster, however many there are.",
    ],
  },

  "question.more-hands.together":
    "if the pairs are dealt like cards, will all hands test equally long, within 5 %?",
  "question.more-hands.accesses":
    "taken one by one, how many accesses to shared memory will it be, against dealing?",
  "question.more-hands.thefts": "with stealing, how many thefts will there be for each pair?",
  "question.more-hands.limit":
    "by the thesis’s shares of the steps, how much faster can any number of hands get?",
  "question.more-hands.fastest": "in the thesis, with how many processors was the dynamic way fastest?",
  "label.as-many": "as many",
  "label.nearly-twice": "nearly twice as many",
  "label.times-hands": "as many for each hand",
  "label.times-2": "about 2 times",
  "label.times-6": "about 6 times",
  "label.no-limit": "without limit",
  "label.hands-4": "4",
  "label.hands-8": "8",
  "label.hands-11": "11",
  "label.all-done": "all done",
  "label.all-done-static": "all done, static",
  "label.all-done-dynamic": "all done, dynamic",
  "label.all-done-stealing": "all done, stealing",

  "number.list-pairs": "pairs in the list",
  "number.list-met": "pairs reported",
  "number.before-the-test": "steps 1 to 3",
  "number.the-test": "step 4",
  "number.pair-mean": "a pair, mean",
  "number.pair-longest": "a pair, longest",
  "number.hands-shown": "hands in the picture",
  "number.shared-accesses": "shared accesses",
  "number.gain-shown": "in the picture, faster",
  "number.thefts": "thefts in the picture",
  "number.hands-lent": "hands lent",
  "number.one-static": "1 hand, static",
  "number.one-dynamic": "1 hand, dynamic",
  "number.one-stealing": "1 hand, stealing",
  "number.all-static": "all lent, static",
  "number.all-dynamic": "all lent, dynamic",
  "number.all-stealing": "all lent, stealing",
  "number.forecast-one": "1 hand, measured",
  "number.forecast-static": "12 hands, static",
  "number.forecast-dynamic": "12 hands, dynamic",
  "number.forecast-stealing": "12 hands, stealing",
  "number.forecast-ideal": "12 hands, ideal",
  "number.forecast-static-cost": "static, with the model",
  "number.forecast-dynamic-cost": "dynamic, with the model",
  "number.forecast-stealing-cost": "stealing, with the model",
  "number.thesis-one": "thesis, 1 processor",
  "number.thesis-static-12": "thesis, static on 12",
  "number.thesis-dynamic-8": "thesis, dynamic on 8",
  "number.thesis-dynamic-11": "thesis, dynamic on 11",
  "number.thesis-ideal-12": "ideal on 12, by its shares",

  "chart.hands-supposed": "How much faster, in the picture",
  "chart.hands-times": "Time of all four steps",
  "chart.hands-published": "Time in the thesis",
  "chart.hands-gains": "How much faster: forecast here, and the thesis",
  "axis.hands": "hands",
  "axis.times-faster": "times faster",
  "line.ideal": "ideal",
  "line.supposed-static": "static",
  "line.supposed-dynamic": "dynamic",
  "line.supposed-stealing": "stealing",
  "line.measured-static": "measured, static",
  "line.measured-dynamic": "measured, dynamic",
  "line.measured-stealing": "measured, stealing",
  "line.forecast-static": "forecast, static",
  "line.forecast-dynamic": "forecast, dynamic",
  "line.forecast-stealing": "forecast, stealing",
  "line.thesis-static": "thesis, static",
  "line.thesis-dynamic": "thesis, dynamic",
  "line.thesis-ideal": "ideal, by its shares",
} as const;
