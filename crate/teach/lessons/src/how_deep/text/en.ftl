### How deep?

lesson_how-deep = How deep an octree?

about_how-deep = Small cubes contain few faces, but there are many cubes: which level of the octrees is fastest, measured in this page now.

source_how-deep = Kitamura, ATR TR-C-0126 (1996), chapter 2, figure 2.15 · our own collisions, the same at every level and fewer than the paper’s 60; times of this machine

parameter_how-deep_largest = Largest number of faces

choice_how-deep_largest_48 = 48
choice_how-deep_largest_360 = 360
choice_how-deep_largest_960 = 960

parameter_how-deep_test = Test of a pair of faces

choice_how-deep_test_hull = Hulls of both poses
choice_how-deep_test_exact = Exact in time

say_how-deep_shallow = large cubes: too many pairs
    .text1 = Spheres of { $size } faces collide { $collisions } times, from random directions and in random orientations. At level { $level } a voxel is { $voxel } long. The longest edge of a face is only { SHARE($edge) } of that.
    .text2 = So the few interfering cubes contain many faces. On average { $faces } are candidates, and { $pairs } pairs of them must be tested. Nearly all the time goes into these tests.
    .formula1 = { $cells } cubes compared → { $pairs } pairs

say_how-deep_as-large = voxels as large as the faces
    .text1 = At level { $level } a voxel is { $voxel } long, and the longest edge of one of the { $size } faces is { SHARE($edge) } of that. On average over { $collisions } collisions, { $faces } faces are candidates and make { $pairs } pairs.
    .text2 = This is the level of the paper’s rule w = L/2ˡ, with the mean longest edge w and the world’s edge L. The paper found this level fastest for 360 and for 960 faces. The chart shows whether that holds here.
    .formula1 = w ≈ L / 2ˡ
    .formula2 = { $cells } cubes compared → { $pairs } pairs

say_how-deep_deep = small cubes: too many to move and to search
    .text1 = At level { $level } a voxel is { $voxel } long. With { $size } faces on each sphere, only { $pairs } pairs are left. But each candidate face is in { $many } cubes on average.
    .text2 = And the trees have grown. Moving and searching them compares { $cells } cubes, about four times as many with each level.
    .formula1 = { $cells } cubes compared → { $pairs } pairs

say_how-deep_rule = the smaller the faces, the deeper the tree
    .text1 = The paper found level 4 fastest for 360 faces and level 5 for 960. For 48 faces it names no level. At levels 3, 4 and 5, the longest edges of 48, 360 and 960 faces are 0.88, 0.73 and 0.91 of a voxel, respectively. So voxels should be about as large as faces. Beside each sphere stands such a voxel.
    .text2 = The numbers show which level was fastest here. Where this level is deeper than the paper’s, moving trees is cheap on this machine compared with testing pairs of faces.
    .formula1 = w ≈ L / 2ˡ

say_how-deep_rule-noisy = the smaller the faces, the deeper the tree
    .text1 = The paper found level 4 fastest for 360 faces and level 5 for 960. For 48 faces it names no level. At levels 3, 4 and 5, the longest edges of 48, 360 and 960 faces are 0.88, 0.73 and 0.91 of a voxel, respectively. So voxels should be about as large as faces. Beside each sphere stands such a voxel.
    .text2 =
        For { $alike ->
            [one] { $alike } size
           *[other] { $alike } sizes
        } of spheres, the times of several levels differ by less than the noise, so no fastest level is named. Measure again when the machine is less busy, or compare the counts: they are the same each time.
    .formula1 = w ≈ L / 2ˡ

question_how-deep_as-large = at which level are voxels about as large as the faces of a sphere of 48 faces?
question_how-deep_halves = with the largest number of faces, will the next deeper level leave less than half of the pairs?

number_time-48 = time, 48 faces
number_time-360 = time, 360 faces
number_time-960 = time, 960 faces
number_pairs-48 = pairs, 48 faces
number_pairs-360 = pairs, 360 faces
number_pairs-960 = pairs, 960 faces
number_edge-48 = longest edge / voxel, 48 faces
number_edge-360 = longest edge / voxel, 360 faces
number_edge-960 = longest edge / voxel, 960 faces
number_collisions = collisions measured
number_cells-compared = cubes compared
number_cubes-a-face = cubes for each candidate
number_best-48 = fastest level, 48 faces
number_best-360 = fastest level, 360 faces
number_best-960 = fastest level, 960 faces
number_published-360 = published best level, 360 faces
number_published-960 = published best level, 960 faces

chart_time-a-cycle = Time per cycle
chart_looked-at = Tests per cycle

axis_level = level

line_time-48 = 48 faces
line_time-360 = 360 faces
line_time-960 = 960 faces
line_pairs-48 = pairs, 48 faces
line_pairs-360 = pairs, 360 faces
line_pairs-960 = pairs, 960 faces
line_cells-compared = cubes compared

why_how-deep_as-large = Large voxels leave many pairs of faces to test, small ones make many cubes to move. The best are about as large as the faces. Compare the longest edge with a voxel of { $voxel } at level { $level }. Each level halves the voxel.
why_how-deep_halves = At level { $level } there are { $pairs } pairs. With voxels half as wide, a cube contains fewer faces, but a face lies in more cubes. Which effect is stronger depends on the size of a face: now { SHARE($edge) } of a voxel.

## Pseudocode

how-deep_collisions = collisions ← spheres that meet from random directions, in random orientations
how-deep_level = for each level l, and each number of faces:
how-deep_edge = w ← the mean longest edge of the faces; a voxel is L / 2ˡ long
how-deep_first = a tree for each sphere at its first pose
how-deep_each = for each collision:
how-deep_move = move both trees to the cycle before the collision
how-deep_walk = search both together: C ← the cells in which they interfere
how-deep_faces = F ← the faces that cross a cell of C
how-deep_pairs = P ← the pairs in F of both spheres and one cell
how-deep_test = test each pair in P on its path to the next cycle
how-deep_mean = the mean of times and counts over the collisions
how-deep_best = the best level: where the mean time is least; beside it the one with w ≈ L / 2ˡ

## Glossary

level = level
    .forms = level
    .text = How often the world was halved. At level l the edge of a voxel is the world’s edge divided by 2ˡ.

## Claims

how-deep_source = Kitamura 1996, section 2.5, figure 2.15
how-deep_says = Level 5 is fastest for 960 faces, and level 4 for 360. There a face’s longest edge is 0.91 and 0.73 of a voxel.
how-deep_why = For 48 faces the text names no fastest level; it gives their longest edge, 0.88 of a voxel at level 3. The trend is the same here: smaller faces need a deeper tree. Where the tree is deeper here, moving it costs this machine little compared with testing pairs of faces. Near the best level the curve is flat, so two neighbouring levels may change places from run to run.
