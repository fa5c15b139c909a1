/** Move it while it runs. */
export const moveIt = {
  "lesson.move-it": "Move it while it runs",
  "about.move-it": "Drag a block into the robot’s way: the plan is mended at once.",
  "source.move-it":
    "After Kitamura 1996, section 4.4.1, where an obstacle moves · the search is ours: D* Lite (Koenig and Likhachev 2002) over steps that are checked exactly",

  "parameter.move-it.x": "Block, across",
  "parameter.move-it.y": "Block, along the wall",

  "say.move-it.world": {
    title: "a block to drag",
    text: [
      "The robot, a T, is to get to the ring through one of two gaps. The block can stand in the way: drag it, or move it by the arrow keys.",
      "Each time it moves, the plan is made fit again.",
    ],
    formula: ["drag the block"],
  },
  "say.move-it.way": {
    title: "the plan",
    text: [
      "The shortest way by steps of a voxel and turns of 45°, made shorter still. Put the block into the gap that it uses and see.",
      "On this way the robot turns by {turned}°.",
    ],
    formula: ["turned by {turned}°"],
  },
  "say.move-it.none": {
    title: "no way",
    text: [
      "With the block here there is no way by steps of a voxel and turns of 45°.",
      "To know that, the search looked on from {mended} poses; made anew it would have been {anew}.",
    ],
    formula: ["no way"],
  },
  "say.move-it.still": {
    title: "nothing to mend",
    text: [
      "The block is where the plan was made for. To mend it the search looked on from {mended} poses; to make it took {anew}.",
      "The dots are all places that it knows of. Now move the block.",
    ],
    formula: ["{mended} poses · anew {anew}"],
  },
  "say.move-it.mended": {
    title: "mended",
    text: [
      "The gray line was the plan before the block was moved. Only what the block has changed was looked at again: from {mended} poses, where a plan made anew looks on from {anew}.",
      "The dots are all places that the search knows of by now.",
    ],
    formula: ["{mended} poses · anew {anew}"],
  },
  "say.move-it.robot": {
    title: "the robot on its way",
    text: [
      "Some poses on the way. Between two of them the robot shifts and turns at the same time.",
      "Each leg was checked from end to end, with the block where it is now.",
    ],
    formula: ["turned by {turned}°"],
  },

  "question.move-it.less": "will mending the plan take fewer poses than making it anew?",
  "chart.turned-on-way": "Turned on the way",
  "axis.degrees-turned": "degrees",
  "line.plan-now": "the plan now",
  "line.plan-before": "before the block moved",
  "label.drag-me": "drag me",
} as const;
