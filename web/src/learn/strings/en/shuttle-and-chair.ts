/** Shuttle and chair. */
export const shuttleAndChair = {
  "lesson.shuttle-and-chair": "Shuttle and chair",
  "about.shuttle-and-chair":
    "In space: robots that turn about all axes get through windows, in worlds of some hundred to some thousand cells.",
  "source.shuttle-and-chair":
    "Kitamura 1996, section 4.4.2, figures 4.7 to 4.12 · worlds and robots are made up, with about as many full cells as the paper’s, which are not to be had",

  "parameter.shuttle-and-chair.world": "World",
  "choice.shuttle-and-chair.world.one-wall": "One wall",
  "choice.shuttle-and-chair.world.thick-wall": "Thick wall, a chair",
  "choice.shuttle-and-chair.world.two-walls": "Two walls",
  "choice.shuttle-and-chair.world.thin-walls": "Two thin walls",

  "say.shuttle.world": {
    title: "a robot in space",
    text: [
      "The robot is to get to the ring, through each wall by its window.",
      "It cannot pass as it stands: it has to turn, and it may turn about all three axes.",
    ],
    formula: ["32 voxels along an edge"],
  },
  "say.shuttle.cells": {
    title: "everything is an octree",
    text: [
      "The world’s tree has {full} full cells; the paper’s world had {published}. A robot of {robot} full cells is among them.",
      "The search goes by the empty cells, large ones where there is room, small ones near a wall.",
    ],
    formula: ["{full} full cells · the paper’s {published}"],
  },
  "say.shuttle.slice": {
    title: "a slice of the field",
    text: [
      "The field in one layer of voxels, the one that the robot starts in. In the walls it is highest.",
      "Through the window the low values of the other side shine through.",
    ],
    formula: ["{low} … {high}"],
  },
  "say.shuttle.surfaces": {
    title: "surfaces of the field",
    text: [
      "Two surfaces on which the field is the same everywhere: a green one around all that is low, at the goal, and a pale orange one around all that is high.",
      "The pale orange one goes a little way around every obstacle: that is what keeps the robot off.",
    ],
    formula: ["P = const"],
  },
  "say.shuttle.explored": {
    title: "what was looked at",
    text: [
      "Each mark is the middle of a cell in which the robot was tried. There were {nodes} nodes, some cells with more than one orientation.",
      "First the robot is only shifted. When that leads nowhere it is turned by 30° steps about one axis, where its value is lowest.",
    ],
    formula: ["{nodes} nodes"],
  },
  "say.shuttle.way": {
    title: "a way",
    text: [
      "The line joins the middles of cells and of the faces that they share. The robot turns by {turned}° in all.",
      "It ends in the goal’s cell. What happens between two of these places was not looked at.",
    ],
    formula: ["turned by {turned}°"],
  },
  "say.shuttle.robot": {
    title: "the robot on its way",
    text: [
      "Some poses on the way. Every leg was now checked exactly, from end to end, which the paper does not do.",
      "Of {legs} legs the robot meets an obstacle on {hits}. Where it first meets one, it is red.",
    ],
    formula: ["{hits} of {legs} legs"],
  },
  "say.shuttle.times": {
    title: "beside figure 4.12",
    text: [
      "The paper took 2.8 s for the field and 4.7 s for the search in its world of 981 full cells, on an SGI Onyx. The other points of figure 4.12 are not in the text, so they are not shown.",
      "The times here are this computer’s, for all four worlds. Cube by cube the field’s time grows with the number of cells, as the paper found; by three passes along the axes it does not. The search’s time depends more on how often the robot is turned. Beside the times stand the nodes that it looks at with a level less, with as many and with one more.",
    ],
    formula: ["981 cells: 2.8 s + 4.7 s, published"],
  },

  "question.shuttle.how": "how will the search get the robot to the goal?",

  "number.published-cells": "full cells of the paper’s world",
  "number.field-cubes": "field, cube by cube",
  "number.field-sweeps": "field, by three passes",
  "number.plan-search": "search",
  "number.published-field": "field, published for 981",
  "number.published-search": "search, published for 981",

  "number.nodes-level-4": "nodes looked at, level 4",
  "number.nodes-level-5": "nodes looked at, level 5",
  "number.nodes-level-6": "nodes looked at, level 6",

  "chart.shuttle-times": "Time by full cells",
  "axis.full-cells": "full cells",
  "line.field-cubes": "field, by cubes",
  "line.field-sweeps": "field, by passes",
  "line.plan-search": "search",
  "line.published-field": "field, published",
  "line.published-search": "search, published",
} as const;
