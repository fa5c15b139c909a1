### Four steps.

lesson_four-steps = Four steps

about_four-steps = Boxes, candidate faces, cubes, pairs: how nearly a million pairs of faces become two hundred tests.

source_four-steps = Kitamura, chapter 3 · boxes and cubes of the whole cycle instead of one instant

parameter_four-steps_shapes = Shapes

choice_four-steps_shapes_spheres = Two spheres
choice_four-steps_shapes_sheet = A sphere and a sheet that bends
choice_four-steps_shapes_figures = A body and a glider made here, 1 816 and 528 faces

parameter_four-steps_largest = Faces of each part

choice_four-steps_largest_168 = 168
choice_four-steps_largest_960 = 960
choice_four-steps_largest_3968 = 3 968

parameter_four-steps_depth = How often cubes are halved

choice_four-steps_depth_face-size = Until as large as a face
choice_four-steps_depth_published = 6 times, world of 16³ (thesis)
choice_four-steps_depth_2 = 2 times
choice_four-steps_depth_4 = 4 times
choice_four-steps_depth_6 = 6 times
choice_four-steps_depth_8 = 8 times

parameter_four-steps_bounds = Boxes and cubes hold

choice_four-steps_bounds_swept = The faces during the whole cycle
choice_four-steps_bounds_instant = The faces at its start: can miss

parameter_four-steps_method = Test of a pair

choice_four-steps_method_plain-start = Plain, at the start: blind to what follows
choice_four-steps_method_plain-end = Plain, at the end: misses what passed
choice_four-steps_method_hull = Hulls of the motion (thesis)
choice_four-steps_method_exact = Exact, with the time of contact

say_four-steps_parts = two parts, just before they collide
    .text1 = Each part has { $faces } faces. This is cycle { $cycle }: from the motion so far, the positions of the next cycle are predicted, and some faces will meet on the way there. Which?
    .text2 = Testing every face of one part against every face of the other takes { $all } tests. Four steps get rid of nearly all of them.

say_four-steps_figures = two figures made for this page
    .text1 = A body with a head and shoulders has { $faces } faces, a glider { $others }. In the thesis a Venus and a space shuttle have as many. Neither model is to be had: these two are made from numbers on this page, closed and smooth, and they are not Venus and not a shuttle.
    .text2 = This is cycle { $cycle }: some faces will meet before the next one. Every face against every face would be { $all } tests.

say_four-steps_boxes = step 1: boxes, and where they overlap
    .text1 = A box, its sides along the axes of the world, goes around all that each part passes in this cycle. Whatever meets is inside both boxes: in the region where they overlap, drawn strongly.
    .text2 = Parts whose boxes are apart are done here.

say_four-steps_candidates = step 2: only the faces in the overlap
    .text1 = { $a } faces of the first part and { $b } of the second meet the overlap; they are the candidates, in full colour. The faded ones cannot meet anything.
    .text2 = Still, each of the first with each of the second would be { $left } pairs, of { $all }.
    .formula1 = { $a } · { $b } = { $left }

say_four-steps_world = step 3: one cube around everything
    .text1 = All { $faces } candidates are put into one cube. From here on there is one rule: a cube that faces of both parts meet is divided into eight; any other is left at once.
    .text2 = No tree is built or stored. This is one recursion over cubes, which carries the faces along.

say_four-steps_level = only cubes with faces of both
    .text1 =
        Level { $level }: { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        } with edges of { $edge } { $cubes ->
            [one] is
           *[other] are
        } left, in which both parts have faces; the fullest holds { $most }. Cubes with faces of only one part are gone, and { $faces } faces remain in the race.

say_four-steps_leaves = the leaves
    .text1 = Level { $level }: down here cubes are not divided any more. There are { $cubes } leaves, { $edge } wide, with at most { $most } faces in one. Much finer cubes would find the same face in many of them; much coarser ones would leave too many faces in one.
    .text2 = Now every leaf pairs its faces of one part with its faces of the other.

say_four-steps_pairs = the list of pairs
    .text1 = { $pairs } pairs share a leaf, each listed once, in the first leaf that both meet: { SHARE($share) } of all { $all }. Pairs whose own boxes are apart are not listed.
    .text2 = Because boxes and cubes hold what the faces pass in the whole cycle, no pair that meets is lost.

say_four-steps_pairs-instant = the list of pairs, at one instant
    .text1 = { $pairs } pairs share a leaf, each listed once: { SHARE($share) } of all { $all }.
    .text2 = Boxes and cubes were looked at for the start of the cycle only, as in the thesis. Two faces on either side of a border between cubes are then never paired, however close they are. Missed this time: { $missed }.

say_four-steps_hull = step 4: the hulls of the motion
    .text1 = Around each face, where it is and where it will be, lies a convex hull. If two hulls meet, the faces are reported: { $met } of { $pairs } pairs.
    .text2 = This misses nothing, but faces that only pass each other can be reported too. The exact test in time says { $exact }.
    .formula1 = hulls { $hull } · exact { $exact }

say_four-steps_exact = step 4: the exact test in time
    .text1 = Each pair is followed through the cycle and asked when it meets first, while each corner moves evenly along a line: { $met } of { $pairs } pairs do.
    .text2 = The hulls of the motion, as in the thesis, report { $hull }.
    .formula1 = hulls { $hull } · exact { $exact }

say_four-steps_plain = step 4: a plain test at one instant
    .text1 = Faces are tested where they are at one end of the cycle only: { $met } of { $pairs } pairs meet there. What happens in between is missed; in the whole cycle { $exact } meet.
    .text2 = In the thesis all of the detection takes about 70 ms with this test, and 434 ms with the hulls. But steps 1 to 3 are 16.1 % of the 434 ms, which is 70 ms already. So the time of the test itself does not follow.
    .formula1 = now { $met } · whole cycle { $exact }

say_four-steps_shares = where the time goes
    .text1 = Table 3.1 of the thesis gives steps 1 to 4 shares of { SHARE($one) }, { SHARE($two) }, { SHARE($three) } and { SHARE($four) }. Beside it is what your machine took just now; step 1 includes moving the corners to where they are predicted. Where the test of a pair has become quick, making the list may take the longest.
    .text2 = Times of a few microseconds are shorter than a tick of a browser’s clock: each step was run over and over, and the mean is shown.

say_four-steps_cycles = cycle by cycle, up to the collision
    .text1 = So far you saw one cycle. A system works in all of them: while the boxes are apart, step 1 is all there is to do; { $since } cycles before the collision faces share a leaf for the first time in what is looked at here, and then the work grows fast.
    .text2 = Both lines of the chart have the same steps 1 to 3, and in this cycle the same { $listed } pairs to test. Method 2 tests the hulls of the motion and reports { $two }; method 1 tests faces where they are at the start of the cycle and reports { $one }: it sees a collision only after it has happened.
    .formula1 = method 1: { $one } · method 2: { $two }

question_four-steps_candidates = how many of all the faces will meet the overlap?
question_four-steps_all-eight = will every cube of this level go on with all eight children?
question_four-steps_pairs = how many of all pairs of faces will have to be tested?
question_four-steps_collisions = how many of the listed pairs will be reported?
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
number_faces-of-level = faces in them
number_faces-a-cube = faces a cube, mean
number_cubes-visited = cubes, all levels
number_pairs-listed = pairs to be tested
number_pairs-missed = pairs missed by the list
number_met-plain-start = meet, plain at the start
number_met-plain-end = meet, plain at the end
number_met-hull = meet, hulls
number_met-exact = meet, exact
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
number_boxes-since = cycles to go, first seen with boxes that overlap
number_pairs-since = cycles to go, first seen with pairs to test
number_time-method-1 = last cycle, method 1
number_time-method-2 = last cycle, method 2
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
line_faces-a-cube = faces a cube
line_share-here = here and now
line_share-table = thesis, table 3.1

chart_four-steps-times = Time of a cycle
chart_four-steps-cycles = Pairs, cycle by cycle

axis_cycles-to-go = cycles after the collision

line_method-1 = method 1, plain at the start
line_method-2 = method 2, hulls
line_thesis-method-1 = thesis, method 1
line_thesis-method-2 = thesis, method 2
line_thesis-venus = thesis, Venus and shuttle
line_pairs-tested = pairs tested
line_met-by-method-1 = reported, method 1
line_met-by-method-2 = reported, method 2

why_four-steps_candidates = Only faces within the overlap of the two boxes can meet. Compare the strongly drawn region with the whole of each part, and think of how much of its surface lies there.
why_four-steps_all-eight = A cube goes on only with those of its eight children that faces of both parts meet. Surfaces pass through a cube like a sheet through a room: ask whether a sheet comes through all eight corners.
why_four-steps_pairs = Only faces that share a leaf are paired. The { $cubes } leaves hold { $held } such pairs, of { $pairs-of-all }. About a quarter of them is tested: a pair in several leaves counts once, and a pair whose own boxes are apart not at all.
why_four-steps_collisions = { $pairs } pairs share a leaf. A leaf is about as large as a face, so its faces are neighbours, but to be neighbours is not to meet.
why_four-steps_longest = The share of a step is its number of tests times the price of one. { $pairs-listed } pairs were tested in step 4; think of what one such test costs beside comparing a face with a box.

## Pseudocode

four-steps_predict = predict where the parts are in the next cycle, from the motion so far
four-steps_boxes = 1. B ← for each part the box around all that it passes in this cycle
four-steps_regions = R ← where the boxes of two parts overlap; parts with none are done
four-steps_candidates = 2. F ← the faces that meet a region of R
four-steps_world = 3. divide(one cube around all, F)
four-steps_divide = divide(cube, faces):
four-steps_one = if the faces are of one part only: leave the cube
four-steps_leaf = if the cube is as small as the faces:
four-steps_list = list each pair of faces of different parts, once
four-steps_eighths = else for each of its eight halves: divide(half, the faces that meet it)
four-steps_each = 4. for each listed pair, by the test chosen:
four-steps_hull = do the hulls meet, each around a face at both ends of the cycle?
four-steps_exact = do the faces meet at some time, each corner moving along a line?
four-steps_plain = do the faces meet where they are at one end of the cycle?
four-steps_time = time each step, over and over
four-steps_cycles = all of it again in each cycle, until parts collide

## Glossary

candidate-pair = candidate
    .forms = candidates | candidate
    .text = A face, or a pair of faces, that a cheap test could not rule out. What is left of all pairs is given to an expensive one.

face-octree = face octree
    .forms = recursion over cubes
    .text = A recursion over cubes that carries faces along: a cube that faces of both parts meet is divided into eight, any other is left at once. No tree is stored.
