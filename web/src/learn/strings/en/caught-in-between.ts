/** Caught in between. */
export const caughtInBetween = {
  "lesson.caught-in-between": "Caught in between",
  "about.caught-in-between":
    "A disc is through a plate before anyone looks: what tests of moving faces see, and what they only suspect.",
  "source.caught-in-between":
    "Kitamura 1996, chapters 2 and 3 · the exact test and the allowance for turns are additions",

  "parameter.caught-in-between.speed": "Speed: mm a cycle",
  "parameter.caught-in-between.thickness": "Thickness of the plate, mm",
  "parameter.caught-in-between.rotation": "Turn of the blade: ° a cycle",
  "parameter.caught-in-between.method": "Faces marked",
  "choice.caught-in-between.method.hull": "By hulls",
  "choice.caught-in-between.method.exact": "By time",
  "choice.caught-in-between.method.plain": "At the end",

  "say.caught.start": {
    title: "the start of a cycle",
    text: [
      "A disc is about to move through a plate. Where parts are is only known at the sample times, once a cycle. This is the pose at tᵢ: the plain test, face against face, finds {start} pairs that meet.",
      "The pose at tᵢ₊₁ can be predicted from the motion so far.",
    ],
    formula: ["at tᵢ: {start} pairs"],
  },
  "say.caught.end": {
    title: "the end of the cycle",
    text: [
      "At tᵢ₊₁ the disc is below the plate. The plain test finds {end} pairs here too. It looks at two instants and knows nothing of what lies between them.",
      "One can look more often. But how often is enough?",
    ],
    formula: ["at tᵢ: {start} · at tᵢ₊₁: {end}"],
  },
  "say.caught.samples": {
    title: "looking more often",
    text: [
      "The cycle must be cut into {needed} parts until the plain test sees anything of the collision, and then it sees only the faces that happen to meet at that look.",
      "The chart shows that more looks are not always better: what counts is whether one of them falls into the right moment. A thinner plate or a faster disc needs more.",
    ],
    formula: ["{needed} looks for a first sight"],
  },
  "say.caught.hulls": {
    title: "two faces, and the space they sweep",
    text: [
      "The published test takes two faces at a time. The space that a face sweeps, if its corners move straight on, lies within the convex hull of its corners at both ends. The face of the disc makes such a hull; the face of the plate is at rest, so its hull is the face itself.",
      "If the two hulls are apart, the faces cannot meet in this cycle. If the hulls meet, the pair is reported.",
    ],
    formula: ["V = hull(corners at tᵢ, corners at tᵢ₊₁)"],
  },
  "say.caught.reported-hull": {
    title: "what the hulls report",
    text: [
      "The hulls report {hull} pairs of faces, marked here, where the plain test found {start} and {end}. Nothing between the samples is lost.",
      "The exact test finds {exact} of them too, so {false} are false alarms. The disc only shifts and the plate is at rest: then the hull holds no point that the face does not come by, and the test is exact.",
    ],
    formula: ["hulls {hull} · exact {exact}"],
  },
  "say.caught.reported-exact": {
    title: "what the exact test reports",
    text: [
      "The exact test follows the corners in time and finds {exact} pairs of faces, marked here; the hulls find {hull}, the plain test {start} and {end}.",
      "So {false} of the hulls’ pairs are false alarms. The disc only shifts and the plate is at rest: then the hull holds no point that the face does not come by.",
    ],
    formula: ["hulls {hull} · exact {exact}"],
  },
  "say.caught.reported-plain": {
    title: "what the plain test reports",
    text: [
      "At the end of the cycle the plain test marks {end} pairs. The hulls of the swept faces report {hull}, the exact test {exact}.",
      "Choose other faces to be marked to see where they are.",
    ],
    formula: ["at the end {end} · hulls {hull}"],
  },
  "say.caught.contact": {
    title: "the first contact",
    text: [
      "The hulls tell that the faces meet, not when. The exact test does: it goes from one direction that keeps the parts apart to the next, never past a contact, until there is none.",
      "After {time%} of the cycle, {way} mm on its way, the disc touches the plate. The hatched faces are those that meet first. Here a dragged part can be stopped.",
    ],
    formula: ["t = {time%} of the cycle"],
  },
  "say.caught.blade": {
    title: "a blade that turns",
    text: [
      "Now a blade turns by {degrees}° in the cycle, and a post stands where its tip comes by. From the poses at both ends, corners seem to move on the straight line. In truth they go round.",
      "Between chord and arc lie {bulge} mm: R (1 − cos φ/2).",
    ],
    formula: ["R (1 − cos φ/2) = {bulge}"],
  },
  "say.caught.blade-missed": {
    title: "straight ways miss the post",
    text: [
      "These are the hulls of the faces at the blade’s tip. They end at the chord, the post stands behind it: {missed} pairs are reported, though the blade hits the post.",
      "So for a part that turns, the published test is not safe: the hull is enough for straight ways only. The faster the turn, the larger the hole, with the square of φ.",
    ],
    formula: ["reported: {missed}"],
  },
  "say.caught.blade-caught": {
    title: "the bulge allowed for",
    text: [
      "No corner leaves its straight way by more than R φ²/8, here {allowed} mm. With hulls as much thicker, {hull} pairs are reported, and the exact test for moving faces must report {exact}: within this allowance it cannot tell.",
      "To know more, the turn is cut into pieces so short that the bulge is next to nothing. That gives the first contact after {time%} of the cycle: {certain}.",
    ],
    formula: ["R φ²/8 = {allowed} ≥ {bulge}"],
  },
  "say.caught.crossing": {
    title: "two ways that cross",
    text: [
      "Two balls move straight on, each on a way of its own. The ways cross, but the balls are not at the crossing at the same time.",
      "The plain test finds nothing at both ends, and this time it is right.",
    ],
    formula: ["hull of A’s face, hull of B’s face"],
  },
  "say.caught.crossing-hulls": {
    title: "hulls know no time",
    text: [
      "A hull holds all that a face comes by in the whole cycle, at any time. The hulls of two faces are drawn full: they meet at the crossing, and so do those of {hull} pairs.",
      "That a face has long gone when the other comes, a hull does not know.",
    ],
    formula: ["hulls meet: {hull}"],
  },
  "say.caught.crossing-exact": {
    title: "a near miss",
    text: [
      "The exact test finds {exact} pairs: all {false} that the hulls report are false alarms. In the middle of the cycle, when the balls are nearest, {gap} mm are between them.",
      "The hull test is cheap and safe for straight ways, and says “perhaps”; the exact test says whether, and when.",
    ],
    formula: ["hulls {hull} · exact {exact}", "gap {gap}"],
  },

  "question.caught.end": "will the plain test find a pair at the end of the cycle?",
  "question.caught.samples": "into how many parts must the cycle be cut until the plain test sees anything?",
  "question.caught.where": "where on its way does the disc first touch the plate?",
  "point.caught.where": "The disc goes along its way. Up to {within} mm off counts as right.",
  "question.caught.real": "how many of the pairs that the hulls report do really meet?",
  "question.caught.post": "will the hulls of the blade’s faces meet the post?",
  "question.caught.crossing": "the parts do not meet. Will the hulls report pairs all the same?",
  "question.caught.crossing-real": "how many of these pairs do really meet?",

  "label.all": "all",
  "label.some": "some",
  "label.hull-of-a": "hull of A’s face",
  "label.hull-of-b": "hull of B’s face",
  "word.certain": "it is certain",
  "word.not-certain": "rounding leaves it open",

  "number.pairs-at-start": "pairs, plain at the start",
  "number.pairs-at-end": "pairs, plain at the end",
  "number.pairs-hull": "pairs, hulls",
  "number.pairs-exact": "pairs, exact",
  "number.samples-needed": "looks for a first sight",
  "number.proven-pairs": "pairs proven to meet",
  "number.time-of-contact": "first contact, of the cycle",
  "number.met-by": "have met by",
  "number.bulge": "arc beyond its chord",
  "number.deviation-allowed": "deviation allowed for",
  "number.passing-gap": "gap in the middle",

  "chart.pairs-by-speed": "Pairs reported, by speed",
  "chart.samples": "Pairs the plain test sees, by looks a cycle",
  "chart.bulge": "Arc and chord, by the turn a cycle",
  "chart.gap": "Gap between the balls in the cycle",
  "axis.speed": "mm a cycle",
  "axis.samples": "looks",
  "axis.degrees": "°",
  "axis.part-of-cycle": "part of the cycle",
  "line.at-start": "plain, start",
  "line.at-end": "plain, end",
  "line.by-hulls": "hulls",
  "line.by-time": "exact",
  "line.sampled": "plain, sampled",
  "line.bulge": "R (1 − cos φ/2)",
  "line.allowed": "allowed, R φ²/8",
  "line.between-the-balls": "gap",
} as const;
