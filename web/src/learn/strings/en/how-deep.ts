/** How deep? */
export const howDeep = {
  "lesson.how-deep": "How deep?",
  "about.how-deep":
    "Small cubes hold few faces, but there are many: which level of the octrees is fastest, measured in this page now.",
  "source.how-deep":
    "Kitamura, ATR TR-C-0126 (1996), chapter 2, figure 2.15 · collisions of our own, the same at every level and fewer than the paper’s 60; times of this machine",

  "parameter.how-deep.largest": "Up to so many faces",
  "choice.how-deep.largest.48": "48",
  "choice.how-deep.largest.360": "360",
  "choice.how-deep.largest.960": "960",
  "parameter.how-deep.test": "Test of a pair of faces",
  "choice.how-deep.test.hull": "Hulls of both poses",
  "choice.how-deep.test.exact": "Exact in time",

  "say.how-deep.shallow": {
    title: "large cubes: too many pairs",
    text: [
      "Spheres of {size} faces collide, {collisions} times, from anywhere and turned anyhow. At level {level} a voxel is {voxel} long and a face’s longest edge only {edge%} of that.",
      "So the few cubes that interfere hold many faces: {faces} are candidates, and {pairs} pairs of them must be tested in the mean. Nearly all the time goes there.",
    ],
    formula: ["{cells} cubes compared → {pairs} pairs"],
  },
  "say.how-deep.as-large": {
    title: "voxels as large as the faces",
    text: [
      "At level {level} a voxel is {voxel} long, and the longest edge of one of the {size} faces is {edge%} of that. {faces} faces are candidates and make {pairs} pairs, in the mean of {collisions} collisions.",
      "This is the level of the paper’s rule w = L/2ˡ, with the mean longest edge w and the world’s edge L. It found such a level fastest for 360 and for 960 faces. The chart shows whether that holds here.",
    ],
    formula: ["w ≈ L / 2ˡ", "{cells} cubes compared → {pairs} pairs"],
  },
  "say.how-deep.deep": {
    title: "small cubes: too much to move and to walk",
    text: [
      "At level {level} a voxel is {voxel} long, and only {pairs} pairs are left of {size} faces each. But each candidate is found in {many} cubes.",
      "And the trees have grown: {cells} cubes are compared to move and to walk them, about four times as many at each level.",
    ],
    formula: ["{cells} cubes compared → {pairs} pairs"],
  },
  "say.how-deep.rule": {
    title: "as deep as the faces are small",
    text: [
      "The paper found level 4 fastest for 360 faces and level 5 for 960; for 48 faces it names none. At levels 3, 4 and 5 the longest edges of 48, 360 and 960 faces are 0.88, 0.73 and 0.91 of a voxel. So voxels should be about as large as faces. Beside each sphere stands such a voxel.",
      "What was fastest here is in the numbers. Where that is deeper, moving trees is cheap on this machine beside testing pairs of faces.",
    ],
    formula: ["w ≈ L / 2ˡ"],
  },
  "say.how-deep.rule-noisy": {
    title: "as deep as the faces are small",
    text: [
      "The paper found level 4 fastest for 360 faces and level 5 for 960; for 48 faces it names none. At levels 3, 4 and 5 the longest edges of 48, 360 and 960 faces are 0.88, 0.73 and 0.91 of a voxel. So voxels should be about as large as faces. Beside each sphere stands such a voxel.",
      "For {alike} {alike|size|sizes} of spheres, several levels took the same time here to within the noise, so that which of them is fastest is not said. Measure again when the machine has less to do, or look at the counts: they are the same each time.",
    ],
    formula: ["w ≈ L / 2ˡ"],
  },

  "question.how-deep.as-large":
    "at which level are voxels about as large as the faces of a sphere of 48 faces?",
  "question.how-deep.halves":
    "one level deeper, will fewer than half as many pairs be left for the largest number of faces?",

  "number.time-48": "time, 48 faces",
  "number.time-360": "time, 360 faces",
  "number.time-960": "time, 960 faces",
  "number.pairs-48": "pairs, 48 faces",
  "number.pairs-360": "pairs, 360 faces",
  "number.pairs-960": "pairs, 960 faces",
  "number.edge-48": "longest edge / voxel",
  "number.edge-360": "longest edge / voxel",
  "number.edge-960": "longest edge / voxel",
  "number.collisions": "collisions measured",
  "number.cells-compared": "cubes compared",
  "number.cubes-a-face": "cubes for each of these",
  "number.best-48": "fastest level, 48 faces",
  "number.best-360": "fastest level, 360 faces",
  "number.best-960": "fastest level, 960 faces",
  "number.published-360": "published best level",
  "number.published-960": "published best level",

  "chart.time-a-cycle": "Time a cycle",
  "chart.looked-at": "What a cycle looks at",
  "axis.level": "level",
  "line.time-48": "48 faces",
  "line.time-360": "360 faces",
  "line.time-960": "960 faces",
  "line.pairs-48": "pairs, 48 faces",
  "line.pairs-360": "pairs, 360 faces",
  "line.pairs-960": "pairs, 960 faces",
  "line.cells-compared": "cubes compared",
} as const;
