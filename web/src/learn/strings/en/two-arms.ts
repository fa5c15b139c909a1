/** Two arms. */
export const twoArms = {
  "lesson.two-arms": "Two arms",
  "about.two-arms":
    "Two arms over one table, each taught by itself: where they meet, what looking now and then misses, and one pose that repairs it.",
  "source.two-arms":
    "US 5056031, the simulator · what is between steps after Schwarzer, Saha & Latombe 2005 · the exact faces and the smallest clearance are additions",

  "parameter.two-arms.form": "Between poses",
  "parameter.two-arms.fold": "Arm B folded in its second pose, %",
  "parameter.two-arms.radius": "Smallest radius of the spheres, mm",
  "parameter.two-arms.belt": "The conveyor’s speed, mm/s",
  "choice.two-arms.form.linear": "Straight",
  "choice.two-arms.form.trapezoidal": "From rest to rest",
  "choice.two-arms.form.cubic": "Spline",

  "say.two-arms.cell": {
    title: "two arms, one table",
    text: [
      "Arm A and arm B stand on either side of a table. Each has three joints: it turns on its base, and bends at the shoulder and at the elbow.",
      "Each was taught by itself, with the other one out of the way.",
    ],
    formula: ["2 arms · 3 joints each"],
  },
  "say.two-arms.paths": {
    title: "what was taught",
    text: [
      "A taught motion is a list of poses and times: here {keys} poses, one each second. Between them the joints are moved evenly, so the tips go along the curves that are drawn.",
      "The curves cross. That alone says nothing: the arms need not be there at the same time, and an arm is more than its tip.",
    ],
    formula: ["{keys} poses · q(t) between them"],
  },
  "say.two-arms.keys": {
    title: "a look at each pose",
    text: [
      "At the {keys} poses themselves the faces of the arms meet {met} times. Whoever only steps from pose to pose sees what is drawn here.",
      "Do the arms meet on the way?",
    ],
    formula: ["{met} of {keys} poses meet"],
  },
  "say.two-arms.looks": {
    title: "looking more often",
    text: [
      "Of {few} looks during the motion, evenly spread, {met} see faces that meet; of {more} looks, {more-met} do. What a look does not see it cannot exclude.",
      "How often would be often enough? It depends on how fast the arms are and how thin they are, and no number is safe for all motions.",
    ],
    formula: ["{few} looks: {met} · {more} looks: {more-met}"],
  },
  "say.two-arms.checked": {
    title: "nothing missed between steps",
    text: [
      "At a moment two parts are some distance apart. How far any point of them can go until the end of a step is bounded joint by joint, from the tip to the base: a turn by δ moves a point at distance ρ from the axis by at most 2ρ·sin(δ/2). If the distance is more than both bounds together, they cannot meet in the whole step; otherwise the step is halved.",
      "So all {pairs} pairs were followed through the whole motion with {looks} looks. The first contact is at {from} s, and parts are in collision for {length} s in all.",
    ],
    formula: ["d > D_A + D_B ⟹ free", "first contact at {from} s"],
  },
  "say.two-arms.spheres": {
    title: "the same by spheres",
    text: [
      "With the surfaces under spheres of {radius} mm, only spheres are tested, and in each step they are taken to be larger by what they may move. No contact is missed, but parts up to about {within} mm apart may be told to collide.",
      "So the time in collision is {length} s, where the exact faces say {exact} s: the price of the accuracy that was chosen.",
    ],
    formula: ["spheres {length} s · faces {exact} s"],
  },
  "say.two-arms.moved": {
    title: "one pose moved",
    text: [
      "The second pose of arm B is changed: shoulder and elbow are folded by {fold} %, so that the arm comes over the middle later and higher. All other poses stay, and so does arm A. The pale arm is the pose as it was taught.",
      "The whole motion has to be checked again: the way to this pose and the way from it have changed.",
    ],
    formula: ["1 of 8 poses moved"],
  },
  "say.two-arms.free": {
    title: "checked again: free",
    text: [
      "The arms do not meet any more, and that is proven for every moment of the motion. They are nearest at {time} s: {distance} mm, between the two marked points.",
      "Fold the pose less, and see how small the clearance becomes before they meet.",
    ],
    formula: ["smallest clearance {distance} mm at {time} s"],
  },
  "say.two-arms.still": {
    title: "checked again: they still meet",
    text: [
      "The arms are still in collision, for {length} s. The pose was not moved far enough.",
      "Fold it more, and check again.",
    ],
    formula: ["in collision for {length} s"],
  },
  "say.two-arms.belt": {
    title: "a conveyor in place of arm B",
    text: [
      "Arm A stands beside a conveyor: a frame that stands still, and a workpiece on its belt. The belt is one more joint, which shifts instead of turning, so that the same check does for it.",
      "The arm was taught while the belt stood: then nothing meets, and the arm comes as near as {distance} mm. Now the belt runs at {speed} mm/s while the arm moves as it was taught.",
    ],
  },
  "say.two-arms.belt-meets": {
    title: "the belt runs: they meet",
    text: [
      "After {from} s, when the workpiece has come {way} mm, the arm touches it; they are in collision for {length} s in all. The arm’s way is the same as before, and so is the workpiece’s place at the start: what has changed is when each is where.",
      "Make the belt slower or faster, and see when the workpiece stays behind or gets past.",
    ],
    formula: ["first contact at {from} s, after {way} mm"],
  },
  "say.two-arms.belt-free": {
    title: "the belt runs: free",
    text: [
      "At {speed} mm/s nothing meets, and that is proven for every moment of the motion. The nearest that the arm comes to the conveyor or the workpiece is {distance} mm, at {time} s.",
      "Change the speed of the belt: the ways stay the same, and yet it decides whether they meet.",
    ],
    formula: ["smallest clearance {distance} mm at {time} s"],
  },

  "question.between-poses": "do the arms meet between the poses?",
  "question.one-pose": "with this pose moved, what will the check say?",
  "question.two-arms.belt-where": "where will the workpiece be when the arm first touches it?",
  "point.two-arms.belt-where": "The workpiece goes along the belt. Up to {within} mm off counts as right.",

  "label.arm-a": "arm A",
  "label.arm-b": "arm B",
  "label.never-meet": "no, they never meet",
  "label.meet-between": "yes, they meet on the way",
  "label.still-meet": "they still meet",
  "label.come-near": "they come nearer than 20 mm",
  "label.stay-apart": "they stay more than 20 mm apart",

  "number.parts": "parts",
  "number.pairs-of-parts": "pairs of parts",
  "number.poses-that-meet": "poses that meet",
  "number.looks-that-meet": "looks that see it",
  "number.time-in-collision": "time in collision",
  "number.intervals-looked-at": "steps looked at",
  "number.exact-clearances": "exact clearances",
  "number.spheres-tested": "pairs of spheres tested",
  "number.smallest-clearance": "smallest clearance",

  "chart.clearance-over-time": "Clearance of the arms",
  "axis.seconds": "s",
  "line.as-taught": "as taught",
  "line.one-pose-moved": "one pose moved",
  "label.conveyor": "conveyor",
  "label.workpiece": "workpiece",
  "number.belt-in-collision": "time in collision, belt running",
  "number.belt-clearance": "smallest clearance to the conveyor",
  "chart.clearance-of-the-arm": "Clearance of the arm to the conveyor",
  "line.belt-stands": "belt at rest",
  "line.belt-runs": "belt running",
} as const;
