/** Can it be taken out? */
export const takenOut = {
  "lesson.taken-out": "Can it be taken out?",
  "about.taken-out":
    "Whether a part comes out of its assembly and on which way: straight, by moves, with turns, or by no way that such steps find.",
  "source.taken-out":
    "No paper: the search is ours, and the reviewer’s page uses it. A*: Hart, Nilsson and Raphael 1968; tested only when its turn comes: Cohen, Phillips and Likhachev 2014 · all three assemblies are made up",

  "parameter.taken-out.part": "Part",
  "choice.taken-out.part.hook": "A hook in a plate",
  "choice.taken-out.part.key": "A key in a slot",
  "choice.taken-out.part.rings": "Two linked rings",
  "parameter.taken-out.step": "Step",
  "choice.taken-out.step.fine": "5 mm",
  "choice.taken-out.step.coarse": "10 mm",
  "parameter.taken-out.turns": "Turns",
  "choice.taken-out.turns.quarter": "of 90°",
  "choice.taken-out.turns.half": "of 180°",

  "say.taken.start": {
    title: "a part and what holds it",
    text: [
      "The solid part is to be taken out of the other one, which is drawn so that one sees through it. The two do not touch: there is a little room between them everywhere.",
      "The part is out when a plane along two of the axes lies between it and the other. It moves as one rigid body, and it must meet nothing on its way.",
    ],
    formula: ["is there a way out?"],
  },
  "say.taken.closed": {
    title: "no straight way",
    text: [
      "Along the axes and halfway between them there are 26 directions. Along each of them the whole motion is tested at once, up to where the part would be outside.",
      "All of them are closed: a dot on each line says that the part meets something. But this tells only of motions that start here and go straight on.",
    ],
    formula: ["{open} of 26 open"],
  },
  "say.taken.open": {
    title: "a straight way",
    text: [
      "Along the axes and halfway between them there are 26 directions. Along each of them the whole motion is tested at once, up to where the part would be outside.",
      "Of these {open} {open|is|are} open, with a ring at the end of a longer line. On all others the part meets something.",
    ],
    formula: ["{open} of 26 open"],
  },
  "say.taken.why": {
    title: "why a direction is closed",
    text: [
      "This is the closed direction in which the part comes farthest. It goes on for {free} mm; then, at the diamond, it meets the other part.",
      "The time of the first contact is computed, not looked for at a row of places. Nothing that is thin can be jumped over.",
    ],
    formula: ["free for {free} mm"],
  },
  "say.taken.moves-out": {
    title: "moves alone are enough",
    text: [
      "The search goes by steps of {step} mm, to each of the 26 places around. It looked at {looks} {looks|step|steps} and reached {places} {places|place|places}; the dots are where the middle of the part was.",
      "The last of them is outside. Each step is tested from its beginning to its end, and the places that promise the shortest way are taken first.",
    ],
    formula: ["{looks} {looks|step|steps} looked at, {places} {places|place|places} reached"],
  },
  "say.taken.moves-none": {
    title: "moves alone: no way",
    text: [
      "The search goes by steps of {step} mm, to each of the 26 places around, and never turns the part. It reached {places} {places|place|places}, the dots, and {shut} of the {looks} {looks|step|steps} it looked at are closed.",
      "Nothing is left to look at. So there is no way out by such steps, and that is proven. About ways that turn it says nothing.",
    ],
    formula: ["{places} {places|place|places} reached, none left to look at"],
  },
  "say.taken.turns-out": {
    title: "with turns there is a way",
    text: [
      "Now the part may also turn by {turns}° about any axis, which gives {orientations} orientations. A turn is a step as a move is, tested from its beginning to its end.",
      "After {looks} {looks|step|steps} and {places} {places|place|places} the part is outside. Rings are places that were reached only with the part turned.",
    ],
    formula: ["{looks} {looks|step|steps} looked at, {places} {places|place|places} reached"],
  },
  "say.taken.turns-none": {
    title: "no way at this resolution",
    text: [
      "Now the part may also turn by {turns}° about any axis, which gives {orientations} orientations. Even so all that can be reached are {places} {places|place|places}: the search looked at {looks} {looks|step|steps} and is done.",
      "There is no way by steps of {step} mm and turns of {turns}°. That is all that may be said. It is not said that there is no way.",
    ],
    formula: ["{places} {places|place|places}, none of them outside"],
  },
  "say.taken.between": {
    title: "between two places",
    text: [
      "One of the {shut} closed steps: from the solid part to its ghost. At both ends the part is free, but in between, where the pale ghost is, it meets something.",
      "A test of places alone would have let {through} such {through|step|steps} pass, and a way through solid material could have come of it.",
    ],
    formula: ["{through} closed {through|step|steps} with both ends free"],
  },
  "say.taken.between-as-places": {
    title: "between two places",
    text: [
      "One of the {shut} closed steps: from the solid part to its ghost, and at the diamond it first meets the other part.",
      "Here all closed steps end in places that are not free, and a test of places alone would have said the same. But only the test of the whole motion can know that.",
    ],
    formula: ["{through} closed {through|step|steps} with both ends free"],
  },
  "say.taken.found": {
    title: "the way as it was found",
    text: [
      "From the last place the search goes back to where each place was reached from. That is the way: {before} {before|step|steps}, each of them proven free.",
      "Many of its corners are there only because a step is {step} mm long.",
    ],
    formula: ["{before} {before|leg|legs}"],
  },
  "say.taken.shorter": {
    title: "the way made shorter",
    text: [
      "From each corner one motion is tried to the farthest of the others; if that is not free, to one half as far. What is free takes the place of all that lay between.",
      "Of {before} {before|leg|legs} there {left|is|are} {left} left. A new leg is tested as the steps were, so that the way is still proven, and no cut makes it longer.",
    ],
    formula: ["{before} → {left}"],
  },
  "say.taken.clearance": {
    title: "how close it is",
    text: [
      "Ghosts of the part along its way, and the solid part where it comes nearest to the other. On the line between the two the distance is measured.",
      "That no other place is nearer than the lower bound is proven: between two places no distance changes by more than the farthest point of the part moves.",
    ],
    formula: ["lower bound ≤ clearance ≤ upper bound"],
  },
  "say.taken.captive": {
    title: "a part that does not come out",
    text: [
      "The same search for two linked rings: {places} {places|place|places} were reached with steps of {step} mm and turns of {turns}°, and none of them is outside. At {ways} of the {tries} steps in the chart there is a way.",
      "The honest answer is “no way at this resolution”. A finer step could find a way between these, for all the search knows. That linked rings never come apart is true, but another proof tells it.",
    ],
    formula: ["no way at {step} mm and {turns}°"],
  },
  "say.taken.finer-out": {
    title: "another resolution, another answer",
    text: [
      "The same question at {tries} steps, with turns of 90°: at {ways} of them there is a way. So “no way” was right about its own steps, and wrong if someone took it for all ways.",
      "Between two places of a coarse search there may be one from which it goes on. An answer of “no way” must always name its step and its turns.",
    ],
    formula: ["a way at {ways} of {tries} steps"],
  },
  "say.taken.finer-none": {
    title: "what may be said",
    text: [
      "The same question at {tries} steps, with turns of 90°: at none of them is there a way. Each of these answers is proven, and each is about its own steps alone.",
      "However many are tried, it does not follow that there is no way. That linked rings never come apart is true, but another proof tells it; and a search that has found a way never needs one.",
    ],
    formula: ["a way at {ways} of {tries} steps"],
  },

  "question.taken.straight": "is there a direction in which the part comes out straight?",
  "question.taken.turns": "will the part come out if it may also turn by steps?",
  "question.taken.legs": "how many legs are left when the way was made shorter?",
  "why.taken.straight":
    "Follow each side of the part in the direction that you think of. Something of the other part may stand in its way only farther on, and one such place is enough to close the direction.",
  "why.taken.turns":
    "Ask what keeps the part in as it is now, and whether that would still do so if the part were turned. Then ask whether there is room to turn: {places} {places|place|places} can be reached without turning, by steps of {step} mm, and turns are of {turns}°.",
  "why.taken.legs":
    "Steps that go on in one direction become one leg. A leg ends only where the part must begin to go another way, or to turn. Follow the line and the steps, {before} of them, and count where that is so.",

  "number.step-of-search": "step of the search",
  "number.turn-of-search": "turn of the search",
  "number.directions": "straight directions",
  "number.directions-open": "open directions",
  "number.free-before-contact": "free before the contact",
  "number.places-reached": "places reached",
  "number.steps-looked-at": "steps looked at",
  "number.steps-closed": "closed steps",
  "number.steps-let-through": "closed, but both ends free",
  "number.legs": "legs",
  "number.way-clear-from": "clearance of the way, from",
  "number.way-clear-to": "clearance of the way, to",

  "chart.places-reached": "Places reached, by steps looked at",
  "chart.way-shorter": "Legs of the way, look by look",
  "chart.clearance-of-way": "Clearance along the way",
  "chart.places-by-step": "Places reached, by the step",
  "axis.steps-looked-at": "steps looked at",
  "axis.places-reached": "places",
  "axis.legs": "legs",
  "axis.share-of-way": "share of the way",
  "axis.step-of-search": "step, mm",
  "line.by-moves": "moves alone",
  "line.by-moves-and-turns": "moves and turns",
  "line.legs": "legs",
  "line.clearance-of-way": "clearance",
  "line.no-way": "no way",
  "line.a-way": "a way",
} as const;
