/** Two stages. */
export const twoStages = {
  "lesson.two-stages": "Two stages",
  "about.two-stages":
    "Cubes in which moving parts interfere, then the faces in there that are about to collide.",
  "source.two-stages":
    "Kitamura, ATR TR-C-0126 (1996), chapter 2, table 2.1 · here each object turns about one fixed axis, and the tree of a later cycle is the first one’s, moved by the exact test of chapter 5",

  "parameter.two-stages.largest": "Faces a sphere",
  "choice.two-stages.largest.48": "48",
  "choice.two-stages.largest.168": "168",
  "choice.two-stages.largest.360": "360",
  "choice.two-stages.largest.728": "728",
  "choice.two-stages.largest.960": "960",
  "parameter.two-stages.level": "Level of the octrees",
  "choice.two-stages.level.3": "3: voxels of 2",
  "choice.two-stages.level.4": "4: voxels of 1",
  "choice.two-stages.level.5": "5: voxels of ½",
  "parameter.two-stages.trees": "Trees: a voxel is black",
  "choice.two-stages.trees.moved": "At any contact; trees are moved",
  "choice.two-stages.trees.anew": "At any contact; trees are built anew",
  "choice.two-stages.trees.centres": "If its centre is inside: misses",
  "parameter.two-stages.test": "Test of a pair of faces",
  "choice.two-stages.test.hull": "Hulls of both poses",
  "choice.two-stages.test.exact": "Exact in time",
  "choice.two-stages.test.plain": "At the next pose only",
  "parameter.two-stages.objects": "Objects",
  "choice.two-stages.objects.2": "A and B",
  "choice.two-stages.objects.8": "A to H",

  "say.two-stages.start": {
    title: "two spheres approach each other",
    text: [
      "In a world of 16 units, A and B slowly come together, {distance} from centre to centre. Which of their faces will meet next? To compare all would take {all} pairs in every cycle.",
      "So each object has an octree with voxels of {voxel}. All trees are walked at once for the cubes that two objects are in: {cubes} so far.",
    ],
    formula: ["stage one: {cubes} {cubes|cube|cubes}", "stage two: {faces} {faces|face|faces}"],
  },
  "say.two-stages.nothing": {
    title: "the trees do not meet",
    text: [
      "The centres are {distance} apart, and no cube is black for two objects. That is all that is asked in such a cycle: the faces are not even looked at.",
    ],
    formula: ["{cubes} cubes"],
  },
  "say.two-stages.cubes": {
    title: "stage one: cubes interfere, faces do not",
    text: [
      "{cubes} {cubes|cube is|cubes are} in both objects’ trees. But the trees are larger than the objects: a voxel is black as soon as it is touched, and again when it was moved.",
      "Stage two takes the faces that cross these cubes. There are none yet, and the cycle is over.",
    ],
    formula: ["{cubes} {cubes|cube|cubes} → {faces} faces"],
  },
  "say.two-stages.faces": {
    title: "stage two: no cube holds faces of both objects",
    text: [
      "{faces} faces (green) cross the {cubes} interfering cubes. In no cube are there faces of both objects, so there is no pair to test.",
    ],
    formula: ["{cubes} {cubes|cube|cubes} → {faces} faces → {pairs} pairs"],
  },
  "say.two-stages.pairs": {
    title: "pairs of faces are tested, none collides",
    text: [
      "{cubes} {cubes|cube interferes|cubes interfere} and {faces} faces cross them: {pairs} {pairs|pair shares|pairs share} a cube, of {all} that there are.",
      "Where a face will be in cycle {next} is predicted from its last step. A test asks of each pair whether the two meet on the way there. None does.",
    ],
    formula: ["{cubes} → {faces} faces → {pairs} pairs → {colliding}"],
  },
  "say.two-stages.colliding": {
    title: "these faces collide before the next cycle",
    text: [
      "Between cycles {cycle} and {next} the centres come from {distance} to {after}. Of {pairs} pairs of faces that share a cube the test reports {colliding} {colliding|pair|pairs}; their faces are red. In truth, by a search without trees, {truth} {truth|pair meets|pairs meet}.",
      "The objects are still apart now. The collision is known one cycle before it happens, by its faces.",
    ],
    formula: ["{cubes} → {faces} faces → {pairs} pairs → {colliding}"],
  },
  "say.two-stages.halves": {
    title: "stage one again, from the root: colours decide",
    text: [
      "How were the cubes found? In each tree a cell is white where nothing of the object is in it, black where all of it counts as the object’s, and grey where it is divided. The walk begins at the root, which is grey for both, and looks at its eight children.",
      "A cell that is white for all objects but one is left (thin). One that is grey for two is divided (green). One that is black for an object, and black or grey for another, is kept (orange). Of these eight cells {apart} {apart|is|are} left, {divided} divided and {kept} kept.",
    ],
    formula: [
      "white with any colour: left",
      "grey with grey: divided",
      "black with grey, black with black: kept",
    ],
  },
  "say.two-stages.level": {
    title: "level {level}: eight cells for each that was divided",
    text: [
      "The walk looks at {looked} cells of level {level}. {apart} {apart|is|are} white for all objects but one: left. {divided} {divided|is|are} grey for two: divided.",
      "{kept} {kept|is|are} kept: {grey} black for one object and grey for the other, {black} black for both.",
    ],
    formula: ["{looked} = {apart} left + {divided} divided + {kept} kept"],
  },
  "say.two-stages.voxels": {
    title: "level {level}: voxels are black or white",
    text: [
      "Cells of level {level} are voxels, and no voxel is grey. Of {looked} that are looked at {kept} {kept|is|are} black for two objects, and the walk is over.",
      "It kept {cubes} {cubes|cube|cubes}, and looked at {cells} cells to find them; the world has {voxels} voxels. Stage two takes the faces in the cubes that were kept.",
    ],
    formula: ["{cells} cells of the trees → {cubes} {cubes|cube|cubes}"],
  },
  "say.two-stages.inside": {
    title: "and if nobody stops them",
    text: [
      "The centres are {distance} apart, less than a diameter: the spheres are inside each other. {colliding} pairs of faces are reported, along the circle in which the surfaces cross; {truth} meet in truth.",
    ],
    formula: ["{cubes} → {faces} faces → {pairs} pairs → {colliding}"],
  },
  "say.two-stages.missed": {
    title: "collisions are missed",
    text: [
      "{truth} pairs of faces meet until cycle {next}, and {missed} of them are not reported.",
      "A voxel that is black only if its centre is inside leaves out what lies between. And a test at the next pose alone does not see what happens on the way. Neither may be done where a miss matters.",
    ],
    formula: ["reported {colliding}, missed {missed} of {truth}"],
  },

  "question.two-stages.reaches": "how far will the next step shown get?",
  "label.nothing": "no cube interferes",
  "label.cubes-only": "cubes, but no faces",
  "label.cubes-and-faces": "cubes and faces, but no pair",
  "label.pairs-too": "pairs of faces, none colliding",
  "question.two-stages.looked": "how many cells will the walk look at on the next level?",
  "why.two-stages.looked":
    "Cells that were left or kept are not looked at again. Only a cell that is grey for two objects is divided, into eight. On this level that is {divided} of {looked}.",
  "question.two-stages.share":
    "in the next step shown faces collide: which share of the pairs that are tested?",
  "label.under-a-hundredth": "less than 1 in 100",
  "label.in-between": "1 in 100 to 1 in 10",
  "label.over-a-tenth": "more than 1 in 10",
  "question.two-stages.missed": "in the next step shown faces meet: will any of them be missed?",

  "number.cycle": "cycle",
  "number.centres": "between centres of A, B",
  "number.edge-in-voxels": "longest edge in voxels",
  "number.cubes": "interfering cubes",
  "number.candidate-faces": "faces that cross them",
  "number.face-pairs": "pairs tested",
  "number.colliding-pairs": "pairs that collide",
  "number.true-pairs": "pairs that meet in truth",
  "number.cells-looked-at": "cells looked at",
  "number.left-white": "left: white for all but one",
  "number.divided-grey-grey": "divided: grey, grey",
  "number.kept-black-grey": "kept: black, grey",
  "number.kept-black-black": "kept: black, black",
  "number.white-of-a": "white cells of A’s tree",
  "number.grey-of-a": "grey cells of A’s tree",
  "number.black-of-a": "black cells of A’s tree",
  "number.white-of-b": "white cells of B’s tree",
  "number.grey-of-b": "grey cells of B’s tree",
  "number.black-of-b": "black cells of B’s tree",
  "number.all-pairs": "all pairs of faces",
  "number.published-all-pairs": "all pairs, published",
  "number.published-a-pair": "a pair of them, published",
  "number.published-cubes": "cubes, published",
  "number.published-pairs": "colliding, published",
  "number.time-trees": "time: trees",
  "number.time-stages": "time: both stages",
  "number.time-tests": "time: tests",

  "chart.centres": "Distance of the centres",
  "chart.after-each-stage": "What is left after each stage",
  "chart.cells-of-walk": "What becomes of the cells, level by level",
  "line.cells-left": "left",
  "line.cells-divided": "divided",
  "line.cells-kept": "kept",
  "axis.cycle-shown": "cycle",
  "line.centres": "A to B",
  "line.diameter": "one diameter",
  "line.cubes": "cubes",
  "line.candidate-faces": "faces",
  "line.face-pairs": "pairs",
  "line.colliding-pairs": "colliding",
  "line.published-cubes": "cubes at the end, published",
  "line.published-pairs": "colliding at the end, published",
} as const;
