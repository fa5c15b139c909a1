/** Accuracy against speed. */
export const accuracyAgainstSpeed = {
  "lesson.accuracy-against-speed": "Accuracy against speed",
  "about.accuracy-against-speed":
    "What smaller spheres cost, and what they gain, over many poses of two parts.",
  "source.accuracy-against-speed":
    "US patent 5056031 (1991) · poses and parts are made up · times are measured here, one thread",

  "parameter.accuracy-against-speed.shapes": "Parts",
  "choice.accuracy-against-speed.shapes.ring": "Ring and pipe",
  "choice.accuracy-against-speed.shapes.bracket": "Bracket and rod",
  "parameter.accuracy-against-speed.accuracy": "Smallest radius, at the end",
  "parameter.accuracy-against-speed.ratio": "ρ: ratio between ranks",
  "parameter.accuracy-against-speed.making": "Spheres",
  "choice.accuracy-against-speed.making.exact": "ρ exact, cells (ours)",
  "choice.accuracy-against-speed.making.source": "As in the text",

  "say.accuracy.poses": {
    title: "many poses",
    text: [
      "A part is put in {poses} poses about another; the picture shows some of them. By their faces, {colliding} of the poses collide.",
      "Now spheres are to say the same, first large ones, then smaller and smaller.",
    ],
    formula: ["{colliding} of {poses} collide"],
  },
  "say.accuracy.coarse": {
    title: "large spheres",
    text: [
      "With spheres down to {radius} both parts together have {spheres}. A check takes {tests} tests on average.",
      "{missed} of the {colliding} collisions are missed, but {alarms} of the other poses are told to collide too: the spheres stand out of the surface. The picture shows such a pose, and in red the two spheres that meet.",
    ],
    formula: ["{alarms} false {alarms|alarm|alarms} of {poses}"],
  },
  "say.accuracy.rung": {
    title: "down to {radius}",
    text: [
      "The smallest radius is √2 times smaller: {spheres} spheres, {tests} tests a check.",
      "{alarms} false {alarms|alarm|alarms} and {missed} missed contacts in {poses} poses. A false alarm is at most {within} from contact.",
    ],
    formula: ["{alarms} false {alarms|alarm|alarms} of {poses}", "gap ≤ 4·{radius}"],
  },
  "say.accuracy.ratios": {
    title: "how many ranks?",
    text: [
      "The smallest radius {radius} again, but with more or fewer ranks above it. A check takes {low} tests with ρ = 1.4, {two} with 2, {more} with 2.8 and {high} with 4.",
      "Many ranks mean many tests on the way down, few ranks many children to test in each. The answers hardly change: they are made by the last rank.",
    ],
    formula: ["ρ = 1.4 · 2 · 2.8 · 4"],
  },

  "question.accuracy.missed": "will large spheres miss some of the collisions?",
  "question.accuracy.spheres": "the radius is divided by √2: how many spheres will both parts together have?",
  "question.accuracy.fewer": "will there be fewer false alarms?",
  "question.accuracy.ratio": "which ratio between ranks needs the fewest tests?",

  "number.poses-checked": "poses",
  "number.colliding-poses": "that collide",
  "number.exact-time": "a check by faces",
  "number.ranks-of-a": "ranks of the first part",
  "number.spheres-total": "spheres",
  "number.tests-of-check": "tests a check",
  "number.missed-contacts": "missed contacts",
  "number.time-making": "time to make them",
  "number.check-time": "a check by spheres",

  "chart.spheres-and-tests": "Spheres, and tests a check",
  "chart.time-of-check": "Time of a check",
  "chart.false-alarms": "False alarms",
  "axis.smallest-radius": "smallest radius",
  "axis.ratio-of-ranks": "ρ",
  "line.spheres-total": "spheres",
  "line.tests-of-check": "tests",
  "line.by-spheres": "by spheres",
  "line.by-faces": "by faces, exact",
  "line.false-alarms": "of all poses",
} as const;
