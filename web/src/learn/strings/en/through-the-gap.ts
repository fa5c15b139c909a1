/** Through the gap. */
export const throughTheGap = {
  "lesson.through-the-gap": "Through the gap",
  "about.through-the-gap":
    "A robot like an L finds its way downhill in a field, and has to turn to pass a gap. Five more worlds show one trait each.",
  "source.through-the-gap":
    "Kitamura 1996, chapter 4, figures 4.3 and 4.4 · the figures’ world and robot are unavailable; ours are invented · our search is not the paper’s",

  "parameter.through-the-gap.world": "World",
  "choice.through-the-gap.world.wall": "A wall with a gap",
  "choice.through-the-gap.world.pocket": "Pocket",
  "choice.through-the-gap.world.two-gaps": "Two gaps",
  "choice.through-the-gap.world.zigzag": "Zigzag",
  "choice.through-the-gap.world.island": "Island",
  "choice.through-the-gap.world.clutter": "Clutter",
  "parameter.through-the-gap.gap": "Gap",
  "parameter.through-the-gap.search": "Search",
  "choice.through-the-gap.search.published": "The paper’s",
  "choice.through-the-gap.search.ours": "Ours",
  "parameter.through-the-gap.alpha": "Turn by",
  "choice.through-the-gap.alpha.30": "30°",
  "choice.through-the-gap.alpha.45": "45°",
  "parameter.through-the-gap.norm": "Distance in the field",
  "choice.through-the-gap.norm.taxicab": "Along the axes",
  "choice.through-the-gap.norm.euclidean": "Straight",

  "say.gap.world": {
    title: "a robot and a gap",
    text: [
      "The robot, an L, is to get to the ring on the other side of the wall. The gap is {gap} mm wide.",
      "The world is a square that is halved again and again, down to voxels of 2 mm. All obstacles together are {full} full cells, or {compacted} squares of any size. The rest is {empty} empty cells.",
    ],
    formula: ["{full} full · {empty} empty"],
  },
  "say.gap.world-pocket": {
    title: "a pocket in the way",
    text: [
      "Between the robot and the ring stands a pocket, open to the robot. Straight on leads into it. The way leads past it, where {gap} mm are free on either side.",
      "All obstacles together are {full} full cells, or {compacted} squares of any size. The rest is {empty} empty cells.",
    ],
    formula: ["{full} full · {empty} empty"],
  },
  "say.gap.world-two-gaps": {
    title: "two gaps",
    text: [
      "The wall has two gaps: one of {gap} mm straight ahead, and one of 24 mm far aside. Through the wide one the robot can pass as it stands. The way through the narrow one is shorter, but the robot may have to turn.",
      "All obstacles together are {full} full cells, or {compacted} squares of any size. The rest is {empty} empty cells.",
    ],
    formula: ["{full} full · {empty} empty"],
  },
  "say.gap.world-zigzag": {
    title: "a zigzag",
    text: [
      "One wall leaves {gap} mm free above its end, the next one {gap} mm below its end. The goal pulls straight on, and the way goes up and down.",
      "All obstacles together are {full} full cells, or {compacted} squares of any size. The rest is {empty} empty cells.",
    ],
    formula: ["{full} full · {empty} empty"],
  },
  "say.gap.world-island": {
    title: "an island",
    text: [
      "A broad block leaves {gap} mm free above it and below it. Both ways are equally long, and the robot has to fit all along the block, not only in one place.",
      "All obstacles together are {full} full cells, or {compacted} squares of any size. The rest is {empty} empty cells.",
    ],
    formula: ["{full} full · {empty} empty"],
  },
  "say.gap.world-clutter": {
    title: "clutter",
    text: [
      "{blocks} blocks are strewn by chance, always in the same way. Any two of them are at least {gap} mm apart, along x or along y. No wall says where the way is: there are many.",
      "All obstacles together are {full} full cells, or {compacted} squares of any size. The rest is {empty} empty cells.",
    ],
    formula: ["{full} full · {empty} empty"],
  },
  "say.gap.field": {
    title: "a field pushes and pulls",
    text: [
      "Each obstacle pushes: its potential is highest inside and falls with the distance. The strongest counts. The goal pulls: its potential grows with the distance from it.",
      "Their sum is the field. Each cell has the colour of its mean.",
    ],
    formula: ["P = P_o + P_g", "{low} … {high}"],
  },
  "say.gap.push": {
    title: "the push, term by term",
    text: [
      "At the dot the square with the thick edge pushes most. For each of its sides g has a pair a + |a|, which is 0 unless the dot is beyond that side; else it is twice the way beyond, in voxels: {beyondx} along x, {beyondy} along y.",
      "Inside the square g is 0, and the push is {most}. At one voxel from a side g is 2, and the push a third of that. Only the largest push of all squares counts, so that free space has no hilltop.",
    ],
    formula: [
      "P_o = max p",
      "p = p_max / (1 + g) = {most} / (1 + {g}) = {push}",
      "g = 2 d_x + 2 d_y = {beyondx} + {beyondy}",
      "2 d_x = a + |a| + b + |b|",
      "a = x₀ − l/2 − x",
      "b = x − x₀ − l/2",
      "P = P_o + P_g = {push} + {pull} = {whole}",
    ],
  },
  "say.gap.push-straight": {
    title: "the push, by the straight distance",
    text: [
      "At the dot the square with the thick edge pushes most. Twice the way beyond its sides is {beyondx} voxels along x and {beyondy} along y. The paper adds the two; here g is twice the straight way to the square.",
      "Inside the square g is 0, and the push is {most}. At one voxel from a side g is 2, and the push a third of that, as it is along the axes. Past a corner the straight way is shorter, and the push stronger.",
    ],
    formula: [
      "P_o = max p",
      "p = p_max / (1 + g) = {most} / (1 + {g}) = {push}",
      "g = √(4 d_x² + 4 d_y²) = √({beyondx}² + {beyondy}²)",
      "P = P_o + P_g = {push} + {pull} = {whole}",
    ],
  },
  "say.gap.heights": {
    title: "the field as a landscape",
    text: [
      "The same numbers as heights. Obstacles are mountains, and the ground slopes to the goal.",
      "There {hollows|is|are} {hollows} {hollows|hollow|hollows} beside the goal, marked red, where all neighbours are higher. A ball that only rolls downhill would stay there.",
    ],
    formula: ["{hollows} {hollows|hollow|hollows}"],
  },
  "say.gap.explored": {
    title: "the lowest first",
    text: [
      "The robot’s value in a cell is the sum of the field over all of its voxels. Of all cells that it can go on to, the search takes the one of the lowest value: so it can leave a hollow.",
      "First it only shifts the robot. Where that leads nowhere it turns it, by {alpha}° at a time. It looked at {nodes} nodes, the dots.",
    ],
    formula: ["{nodes} nodes"],
  },
  "say.gap.explored-ours": {
    title: "every place, every angle",
    text: [
      "Our search goes by steps of a voxel and turns of {alpha}°, from the goal backwards. It takes a step only if the robot hits nothing from the beginning of it to the end.",
      "It looked on from {nodes} poses. That is more work than the paper’s search does, but nothing is left out.",
    ],
    formula: ["{nodes} poses"],
  },
  "say.gap.way": {
    title: "a way",
    text: [
      "The line joins the middles of the cells and of the sides that they share. On it the robot turns by {turned}° in all.",
      "It ends in the middle of the goal’s cell. At every node all of the robot’s voxels are empty; what happens between two nodes was not looked at.",
    ],
    formula: ["turned by {turned}°"],
  },
  "say.gap.way-ours": {
    title: "a way, made short",
    text: [
      "This is the shortest way by such steps, after which legs were cut short where nothing is in between.",
      "On it the robot turns by {turned}° in all.",
    ],
    formula: ["turned by {turned}°"],
  },
  "say.gap.failed": {
    title: "no way found",
    text: [
      "The search has tried all turns at all of its last nodes, and found nothing. The line ends where the value was lowest.",
      "That does not mean that there is no way. The robot is only looked at in the middles of cells.",
    ],
    formula: ["{nodes} nodes, no way"],
  },
  "say.gap.proven": {
    title: "there is no way",
    text: [
      "All poses from which steps of a voxel and turns of {alpha}° lead to the goal were looked at, {nodes} of them. The start is not among them.",
      "So there is no way by such steps. A way by smaller ones is not ruled out.",
    ],
    formula: ["{nodes} poses, no way"],
  },
  "say.gap.robot": {
    title: "the robot on its way",
    text: [
      "Some of the poses on the way. Between one pose and the next the robot was now checked exactly, which the paper does not do.",
      "Of {legs} legs it meets an obstacle on {hits}.",
    ],
    formula: ["{hits} of {legs} legs"],
  },
  "say.gap.robot-ours": {
    title: "the robot on its way",
    text: [
      "The poses between which it shifts and turns at the same time. Every leg was checked from end to end while the way was planned.",
      "Checked once more: of {legs} legs it meets an obstacle on {hits}.",
    ],
    formula: ["{hits} of {legs} legs"],
  },

  "question.gap.hollows": "is there a cell, besides the goal’s, that is lower than all of its neighbours?",
  "question.gap.how": "how will the robot get to the goal?",
  "question.gap.hits": "will the robot meet an obstacle between two nodes of this way?",

  "label.low": "low",
  "label.high": "high",
  "label.by-shifts": "by shifts alone",
  "label.with-turns": "with turns",
  "label.not-at-all": "not at all",

  "number.robot-cells": "full cells of the robot",
  "number.field-lowest": "field, lowest",
  "number.field-highest": "field, highest",
  "number.field-hollows": "hollows beside the goal",
  "number.term-left": "beyond its left side, twice",
  "number.term-right": "beyond its right side, twice",
  "number.term-below": "beyond its lower side, twice",
  "number.term-above": "beyond its upper side, twice",
  "number.push-g": "g",
  "number.push-most": "the largest push",
  "number.pull-goal": "the goal’s pull",
  "number.field-there": "the field at the dot",
  "number.nodes-explored": "nodes looked at",
  "number.way-length": "length of the way",
  "number.way-turned": "turned on the way",
  "number.legs-that-meet": "legs that meet an obstacle",

  "chart.field-on-way": "The field on the way",
  "axis.along-way": "mm along the way",
  "axis.field": "P",
  "line.way-published": "the paper’s search",
  "line.way-ours": "our search",
} as const;
