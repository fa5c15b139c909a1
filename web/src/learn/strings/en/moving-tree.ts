/** A tree that moves. */
export const movingTree = {
  "lesson.moving-tree": "A tree that moves",
  "about.moving-tree":
    "The octree of a part is made anew for each pose, from fewer cubes and with fewer tests.",
  "source.moving-tree":
    "Kitamura 1996, chapter 5 · Weng and Ahuja 1987, as given there · the part is made up, the paper’s shuttle is not to be had",

  "parameter.moving-tree.level": "Level",
  "choice.moving-tree.level.4": "4",
  "choice.moving-tree.level.5": "5",
  "choice.moving-tree.level.6": "6",
  "parameter.moving-tree.rule": "A voxel is full",
  "choice.moving-tree.rule.centre": "Centre inside",
  "choice.moving-tree.rule.any-contact": "Any contact",
  "parameter.moving-tree.variant": "Variant",
  "choice.moving-tree.variant.exact-compacted": "Exact, compacted",
  "choice.moving-tree.variant.exact": "Exact",
  "choice.moving-tree.variant.weng-ahuja-compacted": "Plain, compacted",
  "choice.moving-tree.variant.weng-ahuja": "Plain: Weng–Ahuja",
  "parameter.moving-tree.motion": "Motion",
  "choice.moving-tree.motion.turns": "Shifts and turns",
  "choice.moving-tree.motion.shifts": "Shifts only",

  "say.tree.part": {
    title: "a part in its world",
    text: [
      "The world is a cube. It is halved along each axis, again and again, where a cell is neither all inside the part nor all outside, down to level {level}.",
      "The smallest cells are the voxels.",
    ],
    formula: ["level {level}"],
  },
  "say.tree.source": {
    title: "the source tree",
    text: [
      "A voxel is full where its centre is in the part. Eight full cells are one larger full cell, so that {voxels} voxels are told by {full} full cells.",
      "This is the source tree. It is built once, from the part itself.",
    ],
    formula: ["{full} full cells"],
  },
  "say.tree.form": {
    title: "the tree as a text",
    text: [
      "Depth first, each cell is a symbol: ( for a mixed cell, whose eight children follow, B for a full one, W for an empty one. The picture shows the cells of the first symbols.",
      "{cells} symbols are the whole tree. At two bits each they take {bytes} bytes.",
    ],
    formula: ["( mixed · B full · W empty"],
  },
  "say.tree.compacted": {
    title: "fewer cubes",
    text: [
      "To move the part, each full cell is moved. So fewer are better: cubes of any edge and anywhere, the largest first, none over another, make the same set.",
      "{full} full cells become {compacted} cubes, each edge in a colour of its own. The paper’s shuttle went from 863 to 458.",
    ],
    formula: ["{full} → {compacted}"],
  },
  "say.tree.cube": {
    title: "one cube, moved",
    text: [
      "A cube of the source, {edge} voxels long, is shown where it has moved to. Cells of the world are compared with it from the root down: apart, inside, or to be divided.",
      "The test of Weng and Ahuja puts a box around a sphere; cells it cannot tell apart are divided once more: {approximate} tests. The exact test takes {exact}: spheres decide the most, then corners, then edges.",
    ],
    formula: ["exact {exact} · Weng–Ahuja {approximate}"],
  },
  "say.tree.moved": {
    title: "after {moves} {moves|move|moves}",
    text: [
      "All cubes are moved by the whole motion so far and united. Weng and Ahuja’s test on all {full} cells takes {approximate} tests, the exact one {exact}; with {cubes} cubes it takes {compacted}.",
      "Both tests give the same tree here: by the last, smallest cells they agree.",
    ],
    formula: ["{approximate} → {exact} → {compacted}"],
  },
  "say.tree.moved-differing": {
    title: "after {moves} {moves|move|moves}",
    text: [
      "Weng and Ahuja’s test on all {full} cells takes {approximate} tests, the exact one {exact}; with {cubes} cubes it takes {compacted}.",
      "Where any contact counts, the two do not agree: {differing} voxels are full by Weng and Ahuja’s box around the sphere though no cube touches them. They are marked around the part.",
    ],
    formula: ["{differing} voxels too many"],
  },
  "say.tree.shifted": {
    title: "after {moves} {moves|shift|shifts}",
    text: [
      "Without a turn cubes stay along the axes. The plain way compares six faces with every cell: {approximate} comparisons. Each axis halved for itself, once for each coordinate of a face, takes {exact}, and {compacted} with {cubes} cubes in place of {full}.",
      "The three answers together say which voxels are full.",
    ],
    formula: ["{approximate} → {exact} → {compacted}"],
  },
  "say.tree.back": {
    title: "there and back",
    text: [
      "The part has gone {moves} moves there and {moves} back. Made from the source with the whole motion as one pose, {source} voxels differ from the first tree.",
      "Here each tree was made from the one before. The voxels’ rounding piles up: {last} voxels are wrong. That is why the source is kept and never the last tree moved.",
    ],
    formula: ["from the source {source} · from the last {last}"],
  },
  "say.tree.back-still": {
    title: "there and back",
    text: [
      "The part has gone {moves} shifts there and {moves} back. Made from the source with the whole motion as one pose, {source} voxels differ from the first tree.",
      "Here each tree was made from the one before, and {last} voxels are wrong. But it was never right on the way: so small a shift brings no voxel’s centre over a border, so that this tree did not move at all.",
    ],
    formula: ["from the source {source} · from the last {last}"],
  },
  "say.tree.table": {
    title: "beside the published table",
    text: [
      "Table 5.1 of the paper has {approximate} ms for an update by Weng and Ahuja, {tested} ms with the exact test and {proposed} ms with fewer cubes as well, on one processor of its machine, with {all} and {exact} cube tests. It is for level 5 and shifts with turns.",
      "The times above are this computer’s, for the last move with the values chosen. What compares are the ratios.",
    ],
    formula: ["published: {approximate} → {tested} → {proposed} ms"],
  },

  "question.tree.cubes": "how many cubes will remain after compaction?",
  "question.tree.same": "will the approximate test and the exact one give the same tree?",
  "question.tree.back":
    "moved there and back, each tree made from the one before: will it be the first tree again?",

  "number.level": "level",
  "number.full-cells": "full cells",
  "number.mixed-cells": "mixed cells",
  "number.empty-cells": "empty cells",
  "number.full-voxels": "full voxels",
  "number.form-bytes": "bytes as a text of 2 bits",
  "number.cubes-compacted": "cubes, compacted",
  "number.cube-edge": "edge in voxels",
  "number.tests-exact": "tests, exact",
  "number.tests-approximate": "tests, Weng–Ahuja",
  "number.by-spheres": "decided by spheres",
  "number.by-corners": "by corners",
  "number.by-edges": "by edges",
  "number.differing-voxels": "voxels that differ",
  "number.cubes-moved": "cubes moved",
  "number.cube-tests": "cube tests",
  "number.comparisons": "comparisons",
  "number.update-time": "time of an update",
  "number.time-all-hands": "with all threads",
  "number.moved-cells": "full cells of the new tree",
  "number.wrong-from-source": "wrong, from the source",
  "number.wrong-from-last": "wrong, tree from tree",
  "number.voxels-from-source": "voxels, from the source",
  "number.voxels-from-last": "voxels, tree from tree",
  "number.time-weng-ahuja": "Weng–Ahuja, here",
  "number.time-exact": "exact, here",
  "number.time-proposed": "exact, compacted, here",
  "number.published-weng-ahuja": "Weng–Ahuja, table 5.1",
  "number.published-exact": "exact, table 5.1",
  "number.published-proposed": "exact, compacted, table 5.1",

  "chart.tree-tests": "Cube tests an update",
  "chart.tree-comparisons": "Comparisons an update",
  "chart.tree-time": "Time an update",
  "axis.moves": "moves",
  "axis.milliseconds": "ms",
  "line.tree-exact-compacted": "exact, compacted",
  "line.tree-exact": "exact",
  "line.tree-weng-ahuja-compacted": "plain, compacted",
  "line.tree-weng-ahuja": "plain",
  "line.published-weng-ahuja": "published, Weng–Ahuja",
  "line.published-exact": "published, exact",
  "line.published-proposed": "published, compacted",
} as const;
