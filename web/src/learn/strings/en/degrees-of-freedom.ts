/** Degrees of freedom. */
export const degreesOfFreedom = {
  "lesson.degrees-of-freedom": "Degrees of freedom",
  "about.degrees-of-freedom":
    "A cube on a table, against a second one, into a corner, and torn off again: drag the hand and see what the faces leave of its motion.",
  "source.degrees-of-freedom":
    "Kitamura 1996, chapter 6, figure 6.1, table 6.1 · the steady method, which also takes near faces and measures from the face, is an addition",

  "parameter.degrees-of-freedom.case": "The cube is put against",
  "choice.degrees-of-freedom.case.one": "one face",
  "choice.degrees-of-freedom.case.two": "two",
  "choice.degrees-of-freedom.case.three": "three",
  "parameter.degrees-of-freedom.method": "Method",
  "choice.degrees-of-freedom.method.steady": "steady",
  "choice.degrees-of-freedom.method.published": "published",
  "parameter.degrees-of-freedom.x": "The hand to the right, mm",
  "parameter.degrees-of-freedom.y": "The hand to the back, mm",
  "parameter.degrees-of-freedom.z": "The hand up, mm",
  "parameter.degrees-of-freedom.turn": "The hand turned about the vertical, °",
  "parameter.degrees-of-freedom.tilt": "The hand tilted, °",
  "parameter.degrees-of-freedom.angle-weight": "C_r: what the angle of the normals weighs",
  "parameter.degrees-of-freedom.velocity-weight": "C_v: what the direction of motion weighs",
  "parameter.degrees-of-freedom.threshold": "Threshold: least share of the face covered",
  "parameter.degrees-of-freedom.hysteresis": "H: more to take hold, less to let go",
  "parameter.degrees-of-freedom.pull": "k: how hard a face holds, in √area",

  "say.freedoms.approach": {
    title: "six degrees of freedom",
    text: [
      "A hand brings a cube of 7 cm. In the air it can shift along three directions and turn about three axes: {dof} degrees of freedom. To put it down by eye alone, all {dof} must be right at once.",
      "The hand is the cube of orange lines. The solid cube is what is shown. Drag the hand, here or at any step: what the numbers say follows it. It turns by its slider, or by a drag with Shift held.",
    ],
    formula: ["3 shifts + 3 turns = {dof}"],
  },
  "say.freedoms.candidates": {
    title: "which face is meant?",
    text: [
      "Faces that come near attract each other if their normals differ by 120° or more and enough of the smaller one is covered, more than {takes-above%}. Each pair is weighed: r is the angle between the two normals, v the angle between the motion of the held face and the normal of the other one, both in radians.",
      "Here r = {r} and v = {v}. A face that is still some way off attracts by up to a quarter less, hence {attraction} in the picture. The pair with the largest attraction will be taken.",
    ],
    formula: ["r·C_r + v·C_v = {r}·{r-weight} + {v}·{v-weight} = {full}"],
  },
  "say.freedoms.candidates-published": {
    title: "nothing is weighed before faces collide",
    text: [
      "The published method takes its candidates from the faces that collide. The cube is near the table, but nothing collides yet, so there is nothing to weigh.",
      "Once faces collide, each pair is weighed by the angle r of the normals and the angle v between the motion and the other face’s normal. The normals must differ by 120° or more, and more than {takes-above%} of the smaller face must be covered.",
    ],
    formula: ["attraction = r·C_r + v·C_v"],
  },
  "say.freedoms.taken": {
    title: "the table takes hold",
    text: [
      "First the cube is turned about the centroid c of its lower face until the two faces are parallel, by θ = {theta}° about an axis u at right angles to both normals. Then it is moved along the normal until the centroid lies in the plane, by {moved} mm.",
      "The hand is where it was. Only what is shown has changed, and {dof} degrees of freedom are left: two shifts in the plane, A and B, and the turn about the normal n.",
    ],
    formula: ["M_rot = T(c) · A(θ, u) · T(−c)", "θ = {theta}°, then {moved} mm"],
  },
  "say.freedoms.slide": {
    title: "sliding on one face",
    text: [
      "The hand has moved on, turned and pressed into the table. Of all that, what is shown takes three numbers: s and t, the hand’s motion projected onto the plane, and ang, the part of its turn that is about the normal. They count from the ring, and from when the face took hold.",
      "Tilt the hand or press it down: nothing of it is shown.",
    ],
    formula: ["X = s A + t B = {s} A + {t} B", "ang = n · ω = {ang}°"],
  },
  "say.freedoms.second": {
    title: "two faces",
    text: [
      "The cube to the right has taken hold too. Two planes leave one line that lies in both of them: the cube can shift along C and do nothing else. It is no longer possible to turn it: {dof} degree of freedom.",
      "s is where the hand is along C.",
    ],
    formula: ["X = s C = {s} C"],
  },
  "say.freedoms.third": {
    title: "three faces",
    text: [
      "In the corner nothing is left: {dof} degrees of freedom. The cube stands exactly where it should, though the hand is not there and is turned a little.",
      "Move the hand by a few millimetres: what is shown stays. To get away, one has to pull.",
    ],
    formula: ["X is fixed"],
  },
  "say.freedoms.pulled": {
    title: "torn off",
    text: [
      "The hand has gone up, and the cube has jumped to it: all {dof} degrees of freedom are back. A face lets go when the hand is farther away than k √A, A being the area that is covered: here {release} mm.",
      "The first chart shows the loop. On the way down a face takes hold near the table; on the way up it lets go much later. In between both are possible, and the cube does not flicker.",
    ],
    formula: ["distance > k √A = {release} mm"],
  },
  "say.freedoms.pulled-one": {
    title: "torn off the table",
    text: [
      "The hand has gone up by more than k √A, A being the area that is covered, and the table has let go. What stands beside the cube still holds it, for along those faces the hand was not pulled away: {dof} {dof|degree|degrees} of freedom {dof|is|are} left.",
      "The first chart shows the loop over the table alone: on the way down it takes hold when the hand is near, on the way up it lets go much later.",
    ],
    formula: ["distance > k √A"],
  },
  "say.freedoms.half": {
    title: "half of the face",
    text: [
      "The cube is back on the table and has slid half over the brim. {overlap%} of its lower face is covered. Less overlap, less pull: now {release} mm tear it off.",
      "The second chart shows this distance by overlap, beside the published k = 0.5.",
    ],
    formula: ["k √A = {release} mm"],
  },
  "say.freedoms.half-published": {
    title: "half of the face",
    text: [
      "The cube is back on the table and has slid half over the brim: {overlap%} of its lower face are covered, and k √A has shrunk to {release} mm.",
      "The published distance is that of the middle of the cube from the plane, now {away} mm. A cube of 7 cm that lies at rest has its middle at 35 mm = 0.5 √(70·70): just on the threshold. So here the hand has to press to keep hold of it at all.",
    ],
    formula: ["distance {away} ≤ k √A = {release}"],
  },
  "say.freedoms.slid": {
    title: "pushed over the brim",
    text: [
      "Nothing of the face is covered any more, and the table has let go: {dof} degrees of freedom. The rule is an overlap of threshold − H or less, with these values {lets-go-at%}.",
      "Pulling was not needed, for the hand has stayed level with the table.",
    ],
    formula: ["overlap ≤ threshold − H = {lets-go-at%}"],
  },
  "say.freedoms.slid-published": {
    title: "let go before the brim",
    text: [
      "A little farther out the covered area was so small that k √A has come below the distance of the cube’s middle: the table has let go by distance, with part of the face still on it.",
      "By the steady method the distance is measured from the held face. Then a cube can be pushed out until nothing is covered.",
    ],
    formula: ["distance > k √A"],
  },
  "say.freedoms.back": {
    title: "a little is not enough",
    text: [
      "The hand has come back, and part of the face is over the table again, but by less than it takes: {takes-above%}. On the way out this much still held. This is what H is for: at one and the same place a cube that was held stays held, and one that was free stays free.",
      "Drag the hand to the right until it takes hold.",
    ],
    formula: ["takes hold above threshold + H = {takes-above%}", "lets go at threshold − H = {lets-go-at%}"],
  },
  "say.freedoms.now-free": {
    title: "nothing holds",
    text: [
      "With these values nothing holds the cube: it is where the hand is, with {dof} degrees of freedom. Bring the hand near a face, and the numbers show what attracts.",
      "The hand goes straight to where you drag it from where this step has it; “As it was” takes it back.",
    ],
    formula: ["degrees of freedom {dof}"],
  },
  "say.freedoms.now-plane": {
    title: "one plane holds",
    text: [
      "With these values the cube is held in one plane: {dof} degrees of freedom. It follows the hand along A and B and turns about n with it.",
      "The hand is {away} mm out of the plane, as the method measures it, and tears the cube off at {release} mm; {overlap%} of the face are covered.",
    ],
    formula: ["X = s A + t B = {s} A + {t} B", "ang = n · ω = {ang}°"],
  },
  "say.freedoms.now-line": {
    title: "two planes hold",
    text: [
      "With these values the cube is held in two planes: {dof} degree of freedom, the shift along C.",
      "Of its faces the one that is nearest to letting go has the hand {away} mm away, and lets go at {release} mm.",
    ],
    formula: ["X = s C = {s} C"],
  },
  "say.freedoms.now-none": {
    title: "a corner holds",
    text: [
      "With these values three planes hold the cube: {dof} degrees of freedom. It stays whatever the hand does, until one of the faces lets go.",
      "The one that is nearest to letting go has the hand {away} mm away, and lets go at {release} mm.",
    ],
    formula: ["X is fixed"],
  },

  "question.freedoms.on-table":
    "the table is about to take hold. How many degrees of freedom will the cube have then?",
  "question.freedoms.second":
    "a second cube stands to the right. How many degrees of freedom will be left against it?",
  "question.freedoms.third": "and how many in the corner, against a third?",
  "question.freedoms.pull":
    "the hand goes up now. At which distance does the table let go? The face measures 70 × 70 mm.",
  "question.freedoms.half":
    "the cube will be pushed half over the brim. How far must one pull to tear it off, as a share of what a whole face takes?",

  "label.the-hand": "the hand",
  "number.freedoms": "degrees of freedom",
  "number.s": "s, mm",
  "number.t": "t, mm",
  "number.ang": "ang = n · ω",
  "number.overlap-ratio": "overlap",
  "number.hand-away": "distance of the hand, mm",
  "number.release-at": "lets go at k √A, mm",
  "number.attraction-table": "attraction of the table",
  "number.attraction-right": "attraction of the right cube",
  "number.attraction-back": "attraction of the cube behind",

  "chart.hand-and-shown": "Height shown, by the height of the hand, mm",
  "chart.release-distance": "Distance that tears off, by overlap",
  "axis.hand-height": "hand, mm",
  "axis.shown-height": "shown, mm",
  "axis.face-share": "share of the face",
  "line.going-down": "going down",
  "line.going-up": "going up",
  "line.now": "now",
  "line.lets-go-at": "lets go",
  "line.published-pull": "0.5 √A",
} as const;
