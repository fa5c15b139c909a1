### Four steps.

lesson_four-steps = Four steps

about_four-steps = Boxes, candidate faces, cubes, pairs: how nearly a million pairs of faces shrink to two hundred tests.

source_four-steps = Kitamura, chapter 3 · boxes and cubes of the whole cycle instead of one instant

parameter_four-steps_shapes = Shapes

choice_four-steps_shapes_spheres = Two spheres
choice_four-steps_shapes_sheet = A sphere and a sheet that bends
choice_four-steps_shapes_figures = A body and a glider made here, 1 816 and 528 faces

parameter_four-steps_largest = Faces of each part

choice_four-steps_largest_168 = 168
choice_four-steps_largest_960 = 960
choice_four-steps_largest_3968 = 3 968

parameter_four-steps_depth = How often cubes are divided

choice_four-steps_depth_face-size = Until they are as large as a face
choice_four-steps_depth_published = 6 times, world of 16³ (thesis)
choice_four-steps_depth_2 = 2 times
choice_four-steps_depth_4 = 4 times
choice_four-steps_depth_6 = 6 times
choice_four-steps_depth_8 = 8 times

parameter_four-steps_bounds = Boxes and cubes contain

choice_four-steps_bounds_swept = The faces during the whole cycle
choice_four-steps_bounds_instant = The faces at the start of the cycle: misses some

parameter_four-steps_method = Test of a pair

choice_four-steps_method_plain-start = Plain, at the start: misses what follows
choice_four-steps_method_plain-end = Plain, at the end: misses what passed
choice_four-steps_method_hull = Hulls of the motion (thesis)
choice_four-steps_method_exact = Exact, with the time of contact

say_four-steps_parts = two parts, just before they collide
    .text1 = Each part has { $faces } faces. This is cycle { $cycle }. The motion so far predicts the positions in the next cycle, and some faces will meet on the way there. Which faces will meet?
    .text2 = Testing every face of one part against every face of the other takes { $all } tests. Four steps get rid of nearly all of them.

say_four-steps_figures = two figures made for this page
    .text1 = The body with head and shoulders has { $faces } faces, the glider { $others }: as many as the Venus and the space shuttle of the thesis. Neither of those models is available. These two are computed in this page. They are closed and smooth, but they are not a Venus and not a shuttle.
    .text2 = This is cycle { $cycle }: some faces will meet before the next one. Testing every face against every face would take { $all } tests.

say_four-steps_boxes = step 1: boxes, and where they overlap
    .text1 = For each part, a box with its sides along the axes of the world encloses all the space that the part passes in this cycle. Faces can meet only inside both boxes, in the highlighted region where they overlap.
    .text2 = Two parts whose boxes are apart need no further test.

say_four-steps_candidates = step 2: only the faces in the overlap
    .text1 = { $a } faces of the first part and { $b } of the second meet the overlap. These faces are the candidates, in full colour. The faded faces cannot meet anything.
    .text2 = Pairing each candidate of the first part with each of the second would still give { $left } of { $all } pairs.
    .formula1 = { $a } · { $b } = { $left }

say_four-steps_world = step 3: one cube around everything
    .text1 = All { $faces } candidates are put into one cube. From here on there is one rule. A cube that faces of both parts meet is divided into eight; any other is dropped at once.
    .text2 = No tree is built or stored. The step is one recursion over cubes, which carries the faces along.

say_four-steps_level = only cubes with faces of both
    .text1 =
        Level { $level }: { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        } with edges of { $edge } still { $cubes ->
            [one] contains
           *[other] contain
        } faces of both parts; the fullest contains { $most } faces. Cubes with faces of only one part were dropped. { $faces } faces remain.

say_four-steps_leaves = the leaves
    .text1 = Level { $level }: cubes of this level are not divided any more. There are { $cubes } leaves, { $edge } wide, with at most { $most } faces in one. With much finer cubes, the same face would be in many of them. With much coarser ones, too many faces would be in one.
    .text2 = Now every leaf pairs its faces of one part with its faces of the other.

say_four-steps_pairs = the list of pairs
    .text1 = { $pairs } pairs share a leaf: { SHARE($share) } of all { $all }. Each pair is listed once, in the first leaf that both faces meet. Pairs of faces whose own boxes are apart are not listed.
    .text2 = The boxes and cubes contain all that the faces pass in the cycle. So no pair that meets is lost.

say_four-steps_pairs-instant = the list of pairs, at one instant
    .text1 = { $pairs } pairs share a leaf, each listed once: { SHARE($share) } of all { $all }.
    .text2 = Boxes and cubes contain the faces at the start of the cycle only, as in the thesis. Two faces on either side of a border between cubes are then never paired, however close they are. Missed this time: { $missed }.

say_four-steps_hull = step 4: the hulls of the motion
    .text1 = Around each face, a convex hull encloses its present place and its predicted place. If two hulls meet, the pair of faces is reported: { $met } of { $pairs } pairs.
    .text2 = No pair in the list is missed, but faces that only pass each other can be reported too. The exact test in time finds { $exact }.
    .formula1 = hulls { $hull } · exact { $exact }

say_four-steps_exact = step 4: the exact test in time
    .text1 = Each pair is followed through the cycle to find when it first meets, with each corner moving evenly along a line. { $met } of { $pairs } pairs do meet.
    .text2 = The hulls of the motion, as in the thesis, report { $hull }.
    .formula1 = hulls { $hull } · exact { $exact }

say_four-steps_plain = step 4: a plain test at one instant
    .text1 = Faces are tested only where they are at one end of the cycle: { $met } of { $pairs } pairs meet there. This test misses what happens in between. In the whole cycle { $exact } pairs meet.
    .text2 = In the thesis the whole detection takes about 70 ms with this test, and 434 ms with the hulls. But steps 1 to 3 alone are 16.1 % of the 434 ms, which is 70 ms already. So the time of the test itself cannot be derived.
    .formula1 = now { $met } · whole cycle { $exact }

say_four-steps_shares = where the time goes
    .text1 = In table 3.1 of the thesis, steps 1 to 4 have shares of { SHARE($one) }, { SHARE($two) }, { SHARE($three) } and { SHARE($four) }. Beside them are the shares on your machine just now; step 1 includes moving the corners to their predicted places. Where testing a pair is quick, making the list may take the longest.
    .text2 = A browser’s clock cannot measure a few microseconds. So each step was run over and over, and the mean is shown.

say_four-steps_cycles = cycle by cycle, up to the collision
    .text1 = So far you saw one cycle, but a system tests all of them. While the boxes are apart, only step 1 runs. Among the cycles examined here, faces of both parts first share a leaf { $since } cycles before the collision. From there, the work grows fast.
    .text2 = Both lines of the chart share steps 1 to 3, and in this cycle the { $listed } pairs to test. Method 2 tests the hulls of the motion and reports { $two }. Method 1 tests faces where they are at the start of the cycle and reports { $one }. So method 1 detects a collision only after the collision has happened.
    .formula1 = method 1: { $one } · method 2: { $two }

question_four-steps_candidates = what share of all the faces will meet the overlap?
question_four-steps_all-eight = will all eight children of every cube of this level be kept?
question_four-steps_pairs = what share of all pairs of faces will have to be tested?
question_four-steps_collisions = what share of the listed pairs will be reported?
question_four-steps_longest = on the machine of the thesis, which step took the longest?

label_over-half = more than half
label_tenth-to-half = a tenth to half
label_under-tenth = fewer than a tenth
label_over-100th = more than 1 in 100
label_over-1000th = 1 in 100 to 1 in 1 000
label_over-10000th = 1 in 1 000 to 1 in 10 000
label_under-10000th = fewer than 1 in 10 000
label_step-1 = 1: boxes
label_step-2 = 2: candidates
label_step-3 = 3: cubes and pairs
label_step-4 = 4: testing pairs

number_pairs-of-all = pairs of faces in all
number_overlap-regions = overlap regions
number_faces-that-meet-it = candidate faces
number_cubes-of-level = cubes of this level
number_faces-of-level = faces in these cubes
number_faces-a-cube = faces per cube, mean
number_cubes-visited = cubes, all levels
number_pairs-listed = pairs to be tested
number_pairs-missed = pairs missed by the list
number_met-plain-start = pairs that meet, plain at the start
number_met-plain-end = pairs that meet, plain at the end
number_met-hull = pairs that meet, hulls
number_met-exact = pairs that meet, exact
number_time-step-1 = time, step 1
number_time-step-2 = time, step 2
number_time-step-3 = time, step 3
number_time-step-4 = time, step 4
number_share-step-1 = share here, step 1
number_share-step-2 = share here, step 2
number_share-step-3 = share here, step 3
number_share-step-4 = share here, step 4
number_table-step-1 = thesis, table 3.1, step 1
number_table-step-2 = thesis, table 3.1, step 2
number_table-step-3 = thesis, table 3.1, step 3
number_table-step-4 = thesis, table 3.1, step 4
number_boxes-since = cycles to go when overlap is first seen
number_pairs-since = cycles to go when pairs are first seen
number_time-method-1 = time of the last cycle, method 1
number_time-method-2 = time of the last cycle, method 2
number_time-figures = last cycle of both figures, method 2

chart_four-steps-left = Pairs still possible after each step
chart_four-steps-levels = Cubes, level by level
chart_four-steps-shares = Share of the time

axis_step-done = step
axis_face-pairs = pairs
axis_percent = %

line_possible-pairs = possible pairs
line_thesis-pairs = thesis, depth 6
line_cubes-of-level = cubes
line_faces-a-cube = faces per cube
line_share-here = here and now
line_share-table = thesis, table 3.1

chart_four-steps-times = Time per cycle
chart_four-steps-cycles = Pairs, cycle by cycle

axis_cycles-to-go = cycles, collision at 0

line_method-1 = method 1, plain at the start
line_method-2 = method 2, hulls
line_thesis-method-1 = thesis, method 1
line_thesis-method-2 = thesis, method 2
line_thesis-venus = thesis, Venus and shuttle
line_pairs-tested = pairs tested
line_met-by-method-1 = reported, method 1
line_met-by-method-2 = reported, method 2

why_four-steps_candidates = Only faces within the overlap of the two boxes can meet. Compare the highlighted region with the whole of each part. How much of its surface lies there?
why_four-steps_all-eight = Of its eight children, a cube keeps only those that faces of both parts meet. Surfaces pass through a cube like a nearly flat sheet. Does a sheet pass through all eight corners?
why_four-steps_pairs = Only faces that share a leaf are paired. Counted leaf by leaf, the { $cubes } leaves contain { $held } such pairs; in all there are { $pairs-of-all } pairs. Fewer pairs are tested: a pair in several leaves counts once, and a pair of faces whose own boxes are apart does not count.
why_four-steps_collisions = { $pairs } pairs share a leaf. The smaller a leaf is, the nearer its faces are to each other. But even neighbours need not meet.
why_four-steps_longest = The share of a step is its number of tests times the cost of one. Step 4 tested { $pairs-listed } pairs. How much does one such test cost, compared with the test of a face against a box?

## Pseudocode

four-steps_predict = from the motion so far, predict where the parts are in the next cycle
four-steps_boxes = 1. B ← for each part, the box around all that it passes in this cycle
four-steps_regions = R ← where the boxes of two parts overlap; parts without overlap need no more tests
four-steps_candidates = 2. F ← the faces that meet a region of R
four-steps_world = 3. divide(one cube around all, F)
four-steps_divide = divide(cube, faces):
four-steps_one = if the faces are of one part only: drop the cube
four-steps_leaf = if the cube is as small as the faces:
four-steps_list = list each pair of faces of different parts, once
four-steps_eighths = else for each of its eight children: divide(child, the faces that meet it)
four-steps_each = 4. for each listed pair, by the test chosen:
four-steps_hull = do the hulls meet, each around a face at both ends of the cycle?
four-steps_exact = do the faces meet at some time, each corner moving along a line?
four-steps_plain = do the faces meet where they are at one end of the cycle?
four-steps_time = measure the time of each step, over and over
four-steps_cycles = repeat all of it in each cycle, until parts collide

## Glossary

candidate-pair = candidate
    .forms = candidates | candidate
    .text = A face, or a pair of faces, that a cheap test could not rule out. Only candidates go on to an expensive test.

face-octree = face octree
    .forms = recursion over cubes
    .text = A recursion over cubes that carries faces along. A cube that faces of both parts meet is divided into eight; any other is dropped at once. No tree is stored.

## Claims

four-steps-pairs_source = Kitamura 1996, section 3.5.1
four-steps-pairs_says = In the last cycle, for spheres of 3 968 faces, 1 160 pairs of faces are tested and 121 of them collide. For spheres of 960 faces it is 186 and 21.
four-steps-pairs_why = The thesis does not say where its spheres are nor how they move. We used the motion of its table 2.1, with the spheres turned in four ways. In the first three cycles with a collision we find 50 to 200 colliding pairs for 3 968 faces. For 960 faces, both published counts are among ours. The 1 160 lie between what boxes of the whole cycle leave and what boxes of one instant leave. So, contrary to the thesis, it matters where the spheres are and how they move.

four-steps-shares_source = Kitamura 1996, table 3.1
four-steps-shares_says = Steps 1 to 4 take 0.5, 2.4, 13.2 and 83.9 % of the time.
four-steps-shares_why = Testing a pair has become faster by a larger factor than making the list. So the list now takes about as long, or longer. The shares are those of this computer, and change from run to run.

cycles_source = Kitamura 1996, section 3.5, figures 3.5 and 3.6
cycles_says = For two spheres of 3 968 faces a cycle takes about 2 ms while only boxes are compared, and 12 ms from cycle 45 on. The last cycle, 72, takes 434 ms; for 960 faces 126 ms. With a plain test of faces in place of the hulls it is about 70 ms, but collisions between samples may be missed.
cycles_why = The shape of the curve is the same: flat while the boxes are apart, and steep at the end. But here the curve rises in another cycle. The parts here move at the speed of table 2.1, and the text does not state the speed for these figures. The two methods differ much less here than 434 to 70. Today the test of two hulls costs little more than a plain one, and most of the time goes into the list, which both methods share. The figures do not print their points as numbers, so only those stated in the text are drawn.

venus_source = Kitamura 1996, chapter 6, figure 6.2
venus_says = The colliding faces of a Venus of 1 816 faces and a space shuttle of 528 faces are found in about 40 to 60 ms.
venus_why = Choose the two figures made here. They have as many faces, but other shapes. A body and a glider are computed, because neither Venus nor the shuttle is available under a free licence. The number of faces and the kind of work can be compared. The number of pairs cannot: as the thesis says itself, it depends on where the surfaces meet.
