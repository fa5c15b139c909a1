/** The door opens. */
export const doorOpens = {
  "lesson.door-opens": "The door opens",
  "about.door-opens": "A robot that climbs down a field is stuck until an obstacle moves away.",
  "source.door-opens":
    "Kitamura 1996, chapter 4, figures 4.5 and 4.6 · world and robot are made up · our plan, which is mended, is not the paper’s",

  "parameter.door-opens.opening": "Door opens by",

  "say.door.closed": {
    title: "a closed door",
    text: [
      "The robot, a T, is to get to the ring. There is a gap in the wall, but a door stands behind it. The outline is where it will slide to.",
      "Where things may move the paper does not plan to the end. At each step the robot goes to the neighbouring cell of the lowest value: it climbs, downhill.",
    ],
    formula: ["one step at a time"],
  },
  "say.door.stuck": {
    title: "stuck",
    text: [
      "After {steps} {steps|step|steps} no neighbour is lower, and no turn helps. The line is the way it came.",
      "It knows nothing of a door. It only knows the cells around it.",
    ],
    formula: ["{steps} {steps|step|steps}, then none"],
  },
  "say.door.proven": {
    title: "there is no way yet",
    text: [
      "Our search looks at every pose from which steps of a voxel and turns of 45° lead to the goal: {poses} poses. The dots are their places.",
      "The start is not among them, so that there is no way by such steps while the door is closed.",
    ],
    formula: ["{poses} poses, no way"],
  },
  "say.door.opened": {
    title: "the door moves",
    text: [
      "The door has slid by {opening} mm. Its cells, {full} full ones, are found again from its own tree, and the field is made anew.",
      "The robot stands where it was stuck.",
    ],
    formula: ["by {opening} mm"],
  },
  "say.door.on": {
    title: "it goes on",
    text: [
      "With the new field the robot climbs on, {more} {more|step|steps} more, and comes to the goal.",
      "On all of its way it has turned by {turned}°.",
    ],
    formula: ["{more} {more|step|steps} more"],
  },
  "say.door.stuck-again": {
    title: "stuck again",
    text: [
      "The robot has tried {more} {more|step|steps} more and does not come to the goal.",
      "That can be because there is no way, or because climbing does not see it.",
    ],
    formula: ["{more} {more|step|steps} more"],
  },
  "say.door.mended": {
    title: "the plan is mended",
    text: [
      "Our search keeps what it knew. Only around the door it looks again, from {mended} poses. The proof took {poses}.",
      "The way it finds is for the robot at its start.",
    ],
    formula: ["{mended} poses, {poses} before"],
  },
  "say.door.proven-again": {
    title: "still no way",
    text: [
      "Our search keeps what it knew and looks again only around the door, from {mended} poses. The proof took {poses}.",
      "There is still no way by steps of a voxel and turns of 45°.",
    ],
    formula: ["{mended} poses, {poses} before"],
  },
  "say.door.robot": {
    title: "through the door",
    text: [
      "Some poses on the way of our plan. It turns by {turned-ours}° in all.",
      "Each leg was checked from end to end.",
    ],
    formula: ["turned by {turned-ours}°"],
  },

  "question.door.climb": "going always to the lowest neighbour, will the robot come to the goal?",
  "question.door.on": "will it come to the goal now, from where it stands?",
  "question.door.less": "will mending our plan take fewer poses than the proof did?",

  "number.climbing-steps": "steps and turns",
  "number.poses-expanded": "poses looked on from",
  "line.way-climbed": "climbing",

  "number.poses-mended": "poses looked on from, to mend",
} as const;
