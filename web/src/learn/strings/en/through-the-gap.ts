/** Through the gap. */
export const throughTheGap = {
  "lesson.through-the-gap": "Through the gap",
  "about.through-the-gap":
    "A robot like an L finds its way downhill in a field, and has to turn to pass a gap.",
  "source.through-the-gap":
    "Kitamura 1996, chapter 4, figures 4.3 and 4.4 · the figures’ world and robot are not to be had, these are made up · our search is not the paper’s",

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
  "say.gap.field": {
    title: "a field pushes and pulls",
    text: [
      "Each obstacle pushes: its potential is highest inside and falls with the distance. The strongest counts. The goal pulls: its potential grows with the distance from it.",
      "Their sum is the field. Each cell has the colour of its mean.",
    ],
    formula: ["P = P_o + P_g", "{low} … {high}"],
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
