### How deep?

lesson_how-deep = How deep?

about_how-deep = Small cubes hold few faces, but there are many: which level of the octrees is fastest, measured in this page now.

source_how-deep = Kitamura, ATR TR-C-0126 (1996), chapter 2, figure 2.15 · collisions of our own, the same at every level and fewer than the paper’s 60; times of this machine

parameter_how-deep_largest = Up to so many faces

choice_how-deep_largest_48 = 48
choice_how-deep_largest_360 = 360
choice_how-deep_largest_960 = 960

parameter_how-deep_test = Test of a pair of faces

choice_how-deep_test_hull = Hulls of both poses
choice_how-deep_test_exact = Exact in time

say_how-deep_shallow = large cubes: too many pairs
    .text1 = Spheres of { $size } faces collide, { $collisions } times, from anywhere and turned anyhow. At level { $level } a voxel is { $voxel } long and a face’s longest edge only { SHARE($edge) } of that.
    .text2 = So the few cubes that interfere hold many faces: { $faces } are candidates, and { $pairs } pairs of them must be tested in the mean. Nearly all the time goes there.
    .formula1 = { $cells } cubes compared → { $pairs } pairs

say_how-deep_as-large = voxels as large as the faces
    .text1 = At level { $level } a voxel is { $voxel } long, and the longest edge of one of the { $size } faces is { SHARE($edge) } of that. { $faces } faces are candidates and make { $pairs } pairs, in the mean of { $collisions } collisions.
    .text2 = This is the level of the paper’s rule w = L/2ˡ, with the mean longest edge w and the world’s edge L. It found such a level fastest for 360 and for 960 faces. The chart shows whether that holds here.
    .formula1 = w ≈ L / 2ˡ
    .formula2 = { $cells } cubes compared → { $pairs } pairs

say_how-deep_deep = small cubes: too much to move and to walk
    .text1 = At level { $level } a voxel is { $voxel } long, and only { $pairs } pairs are left of { $size } faces each. But each candidate is found in { $many } cubes.
    .text2 = And the trees have grown: { $cells } cubes are compared to move and to walk them, about four times as many at each level.
    .formula1 = { $cells } cubes compared → { $pairs } pairs

say_how-deep_rule = as deep as the faces are small
    .text1 = The paper found level 4 fastest for 360 faces and level 5 for 960; for 48 faces it names none. At levels 3, 4 and 5 the longest edges of 48, 360 and 960 faces are 0.88, 0.73 and 0.91 of a voxel. So voxels should be about as large as faces. Beside each sphere stands such a voxel.
    .text2 = What was fastest here is in the numbers. Where that is deeper, moving trees is cheap on this machine beside testing pairs of faces.
    .formula1 = w ≈ L / 2ˡ

say_how-deep_rule-noisy = as deep as the faces are small
    .text1 = The paper found level 4 fastest for 360 faces and level 5 for 960; for 48 faces it names none. At levels 3, 4 and 5 the longest edges of 48, 360 and 960 faces are 0.88, 0.73 and 0.91 of a voxel. So voxels should be about as large as faces. Beside each sphere stands such a voxel.
    .text2 =
        For { $alike ->
            [one] { $alike } size
           *[other] { $alike } sizes
        } of spheres, several levels took the same time here to within the noise, so that which of them is fastest is not said. Measure again when the machine has less to do, or look at the counts: they are the same each time.
    .formula1 = w ≈ L / 2ˡ

question_how-deep_as-large = at which level are voxels about as large as the faces of a sphere of 48 faces?
question_how-deep_halves = one level deeper, will fewer than half as many pairs be left for the largest number of faces?

number_time-48 = time, 48 faces
number_time-360 = time, 360 faces
number_time-960 = time, 960 faces
number_pairs-48 = pairs, 48 faces
number_pairs-360 = pairs, 360 faces
number_pairs-960 = pairs, 960 faces
number_edge-48 = longest edge / voxel
number_edge-360 = longest edge / voxel
number_edge-960 = longest edge / voxel
number_collisions = collisions measured
number_cells-compared = cubes compared
number_cubes-a-face = cubes for each of these
number_best-48 = fastest level, 48 faces
number_best-360 = fastest level, 360 faces
number_best-960 = fastest level, 960 faces
number_published-360 = published best level
number_published-960 = published best level

chart_time-a-cycle = Time a cycle
chart_looked-at = What a cycle looks at

axis_level = level

line_time-48 = 48 faces
line_time-360 = 360 faces
line_time-960 = 960 faces
line_pairs-48 = pairs, 48 faces
line_pairs-360 = pairs, 360 faces
line_pairs-960 = pairs, 960 faces
line_cells-compared = cubes compared

why_how-deep_as-large = Large voxels leave many pairs of faces to test, small ones make many cubes to move. The best are about as large as the faces. Compare the longest edge with a voxel of { $voxel } at level { $level }: each level halves the voxel.
why_how-deep_halves = At level { $level } there are { $pairs } pairs. With voxels half as wide a cube holds fewer faces, but a face lies in more cubes. Which of the two wins depends on how large a face is beside a voxel: { SHARE($edge) } of it now.

## Pseudocode

how-deep_collisions = collisions ← spheres that come together from anywhere, turned anyhow
how-deep_level = for each level l, and each number of faces:
how-deep_edge = w ← the mean longest edge of the faces; a voxel is L / 2ˡ long
how-deep_first = a tree for each sphere where it was first seen
how-deep_each = for each collision:
how-deep_move = move both trees to the cycle before the collision
how-deep_walk = walk both at once: C ← the cells in which they interfere
how-deep_faces = F ← the faces that cross a cell of C
how-deep_pairs = P ← the pairs in F of both spheres and one cell
how-deep_test = test each pair in P on its way to the next cycle
how-deep_mean = the mean of times and counts over the collisions
how-deep_best = the best level: where the mean time is least; beside it the one with w ≈ L / 2ˡ

## Glossary

level = level
    .forms = level
    .text = How often the world was halved: at level l a voxel is the world’s edge divided by 2ˡ.
