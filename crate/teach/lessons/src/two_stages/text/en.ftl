### Two stages.

lesson_two-stages = Two stages

about_two-stages = First the cubes in which moving parts interfere, then the faces in these cubes that are about to collide.

source_two-stages = Kitamura, ATR TR-C-0126 (1996), chapter 2, table 2.1. Here each object turns about one fixed axis. The tree of a later cycle is the first tree, moved by the exact test of chapter 5

parameter_two-stages_largest = Faces of each sphere

choice_two-stages_largest_48 = 48
choice_two-stages_largest_168 = 168
choice_two-stages_largest_360 = 360
choice_two-stages_largest_728 = 728
choice_two-stages_largest_960 = 960

parameter_two-stages_level = Level of the octrees

choice_two-stages_level_3 = 3: voxels of 2
choice_two-stages_level_4 = 4: voxels of 1
choice_two-stages_level_5 = 5: voxels of ½

parameter_two-stages_trees = Trees: a voxel is black

choice_two-stages_trees_moved = At any contact; trees are moved
choice_two-stages_trees_anew = At any contact; trees are built anew
choice_two-stages_trees_centres = If its centre is inside: misses some

parameter_two-stages_test = Test of a pair of faces

choice_two-stages_test_hull = Hulls of both poses
choice_two-stages_test_exact = Exact in time
choice_two-stages_test_plain = At the next pose only

parameter_two-stages_objects = Objects

choice_two-stages_objects_2 = A and B
choice_two-stages_objects_8 = A to H

say_two-stages_start = two spheres approach each other
    .text1 = In a world 16 units wide, A and B slowly approach each other; now their centres are { $distance } apart. Which of their faces will meet next? Comparing every face with every other would take { $all } pairs in every cycle.
    .text2 = So each object has an octree with voxels of { $voxel }. All trees are searched together for cubes that are in two objects: { $cubes } so far.
    .formula1 =
        stage one: { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }
    .formula2 =
        stage two: { $faces ->
            [one] { $faces } face
           *[other] { $faces } faces
        }

say_two-stages_nothing = the trees do not meet
    .text1 = The centres are { $distance } apart, and no cube is in the trees of two objects. So this cycle needs no further test: no face is examined.
    .formula1 = { $cubes } cubes

say_two-stages_cubes = stage one: cubes interfere, faces do not
    .text1 =
        { $cubes ->
            [one] { $cubes } cube is
           *[other] { $cubes } cubes are
        } in the trees of both objects. But the trees are larger than the objects: a voxel is black as soon as the object touches it. Moving the tree enlarges it once more.
    .text2 = Stage two collects the faces that cross these cubes. There are none yet, so the cycle ends.
    .formula1 =
        { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        } → { $faces } faces

say_two-stages_faces = stage two: no cube has faces of both objects
    .text1 = { $faces } faces (green) cross the { $cubes } interfering cubes. No cube has faces of both objects, so there is no pair to test.
    .formula1 =
        { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        } → { $faces } faces → { $pairs } pairs

say_two-stages_pairs = pairs of faces are tested, none collides
    .text1 =
        { $cubes ->
            [one] { $cubes } cube interferes
           *[other] { $cubes } cubes interfere
        }, and { $faces } faces cross them. Of all { $all } pairs, { $pairs ->
            [one] { $pairs } shares
           *[other] { $pairs } share
        } a cube.
    .text2 = The position of a face in cycle { $next } is predicted from its last step. For each pair, a test checks whether the two meet on the way there. None does.
    .formula1 = { $cubes } → { $faces } faces → { $pairs } pairs → { $colliding }

say_two-stages_colliding = these faces collide before the next cycle
    .text1 =
        Between cycles { $cycle } and { $next } the distance of the centres changes from { $distance } to { $after }. Of { $pairs } pairs of faces that share a cube the test reports { $colliding ->
            [one] { $colliding } pair
           *[other] { $colliding } pairs
        }, with the faces of these pairs in red. A search without trees finds that { $truth ->
            [one] { $truth } pair meets
           *[other] { $truth } pairs meet
        }.
    .text2 = The objects are still apart now. The test predicts the collision and its faces one cycle before it happens.
    .formula1 = { $cubes } → { $faces } faces → { $pairs } pairs → { $colliding }

say_two-stages_halves = stage one again, from the root: colours decide
    .text1 = How were the cubes found? In each tree, a cell is white if it contains nothing of the object, and black if all of the cell counts as the object. A cell that is divided is grey. The search begins at the root, which is grey for both, and visits its eight children.
    .text2 =
        A cell that is white for all objects but one is dropped (thin). A cell that is grey for two objects is divided (green). A cell that is black for one object, and black or grey for another, is kept (orange). Of these eight cells { $apart ->
            [one] { $apart } is
           *[other] { $apart } are
        } dropped, { $divided } divided and { $kept } kept.
    .formula1 = white with any colour: dropped
    .formula2 = grey with grey: divided
    .formula3 = black with grey, black with black: kept

say_two-stages_level = level { $level }: eight cells for each divided cell
    .text1 =
        The search visits { $looked } cells of level { $level }. { $apart ->
            [one] { $apart } is
           *[other] { $apart } are
        } white for all objects but one, hence dropped. { $divided ->
            [one] { $divided } is
           *[other] { $divided } are
        } grey for two objects, hence divided.
    .text2 =
        { $kept ->
            [one] { $kept } is
           *[other] { $kept } are
        } kept: { $grey } black for one object and grey for the other, { $black } black for both.
    .formula1 = { $looked } = { $apart } dropped + { $divided } divided + { $kept } kept

say_two-stages_voxels = level { $level }: voxels are black or white
    .text1 =
        Cells of level { $level } are voxels, and no voxel is grey. Of { $looked } visited voxels { $kept ->
            [one] { $kept } is
           *[other] { $kept } are
        } black for two objects, and the search ends.
    .text2 =
        In all it visited { $cells } cells and kept { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }; the world has { $voxels } voxels. Stage two collects the faces in the cubes that were kept.
    .formula1 =
        { $cells } cells of the trees → { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }

say_two-stages_inside = if the motion goes on
    .text1 = The centres are { $distance } apart, less than a diameter, so the spheres overlap. { $colliding } pairs of faces are reported along the circle in which the surfaces cross. In truth { $truth } pairs meet.
    .formula1 = { $cubes } → { $faces } faces → { $pairs } pairs → { $colliding }

say_two-stages_missed = collisions are missed
    .text1 = { $truth } pairs of faces meet before cycle { $next }, and { $missed } of them are not reported.
    .text2 = If a voxel is black only when its centre is inside, the tree leaves out what lies between the centres. A test at the next pose alone misses what happens on the way. Do not use these two settings where a miss matters.
    .formula1 = reported { $colliding }, missed { $missed } of { $truth }

question_two-stages_reaches = how far will the search get in the next step?

label_nothing = no cube interferes
label_cubes-only = cubes, but no faces
label_cubes-and-faces = cubes and faces, but no pairs
label_pairs-too = pairs of faces, none colliding

question_two-stages_looked = how many cells will the search visit on the next level?

why_two-stages_looked = Cells that were dropped or kept are not visited again. Only a cell that is grey for two objects is divided, into eight. On this level, { $divided } of { $looked } cells are divided.

question_two-stages_share = in the next step, which share of the tested pairs of faces will collide?

label_under-a-hundredth = less than 1 in 100
label_in-between = 1 in 100 to 1 in 10
label_over-a-tenth = more than 1 in 10

question_two-stages_missed = in the next step, some pairs of faces meet: will any of these pairs be missed?

number_cycle = cycle
number_centres = between centres of A, B
number_edge-in-voxels = longest edge in voxels
number_cubes = interfering cubes
number_candidate-faces = faces that cross them
number_face-pairs = pairs tested
number_colliding-pairs = pairs that collide
number_true-pairs = pairs that meet in truth
number_cells-looked-at = cells visited
number_left-white = dropped: white for all but one
number_divided-grey-grey = divided: grey, grey
number_kept-black-grey = kept: black, grey
number_kept-black-black = kept: black, black
number_white-of-a = white cells of A’s tree
number_grey-of-a = grey cells of A’s tree
number_black-of-a = black cells of A’s tree
number_white-of-b = white cells of B’s tree
number_grey-of-b = grey cells of B’s tree
number_black-of-b = black cells of B’s tree
number_all-pairs = all pairs of faces
number_published-all-pairs = all pairs, published
number_published-a-pair = one pair of faces, published
number_published-cubes = cubes, published
number_published-pairs = colliding, published
number_time-trees = time: trees
number_time-stages = time: both stages
number_time-tests = time: tests

chart_centres = Distance of the centres
chart_after-each-stage = What is left after each stage
chart_cells-of-walk = Cells by level

line_cells-left = dropped
line_cells-divided = divided
line_cells-kept = kept

axis_cycle-shown = cycle

line_centres = A to B
line_diameter = one diameter
line_cubes = cubes
line_candidate-faces = faces
line_face-pairs = pairs
line_colliding-pairs = colliding
line_published-cubes = cubes at the end, published
line_published-pairs = colliding at the end, published

why_two-stages_reaches = A cycle ends as soon as it can. If no cube is in two objects, it ends at the trees. If no cube has faces of both objects, it ends at the cubes. Otherwise pairs are tested. See how near the objects are: { $distance } from centre to centre, with voxels of { $voxel }.
why_two-stages_share = Pairs that share a cube are tested. How many of them really meet depends on the size of a voxel, { $voxel }, compared with a face. Large cubes bring together faces that are far from each other.
why_two-stages_missed = A pair is missed if its faces meet but no cube contains both. That can happen where an object’s tree lacks a cube in the space that its faces sweep.

## Pseudocode

two-stages_trees = a tree for each object, to level l; a voxel is black if the object touches it
two-stages_cycle = in each cycle:
two-stages_move = move each first tree by the whole motion since (or build it anew)
two-stages_walk = stage one: search all trees together, from the root:
two-stages_leave = a cell that fewer than two objects are in: drop it
two-stages_descend = a cell in which two or more objects are mixed: visit its eight children
two-stages_interfere = any other cell: C ← C ∪ { "{" }cell{ "}" }
two-stages_cross = stage two: F ← the faces that cross a cell of C
two-stages_pairs = P ← the pairs in F of different objects in one cell, each once
two-stages_predict = predict the next poses from the last motion
two-stages_test = for each pair in P: do the two meet on the way there, by the test chosen?
two-stages_report = if they do: report them
two-stages_truth = compare the reports with a search without trees

## Glossary

broad-phase = broad phase and narrow phase
    .forms = stage one | stage two
    .text = The broad phase is a cheap test that rules out most pairs, but never a pair that meets. The narrow phase is an exact test of the pairs that are left.

## Claims

two-stages_source = Kitamura 1996, section 2.4.1, table 2.1
two-stages_says = Spheres of 168 faces collide at cycle 116, with 32 interfering cubes and 15 pairs of faces, found in 251 ms. Testing all pairs took 30 s.
two-stages_why = Cycle and pairs are the same. The cubes differ. With the tree of level 4, which the thesis names, 11 cubes interfere, and 7 if the tree is built anew in each cycle. With level 5, 27 cubes interfere. We do not know what else the thesis counted; here each cube is counted once.

all-pairs_source = Kitamura 1996, section 2.4
all-pairs_says = Testing all pairs of faces took 30 s for two spheres of 168 faces. It took 269 s for two shuttles of 528 faces, and 2 684 s for five shuttles. With octrees it took 251, 461 and 577 ms, and 589 ms for two spheres of 728 faces.
all-pairs_why = These are 28 224, 278 784 and 2 787 840 pairs, so in each of these cases a pair took about 1 ms. Octrees reduce the number of pairs. At about 1 ms a pair, 251 ms are enough for about 240 pairs. Here 3 750 pairs share a cube at level 4, and 646 if the trees are built anew. At level 5 the two numbers are 350 and 240. So the 251 ms and the 32 cubes may belong to a finer tree than the text names. That is our guess; the thesis does not say it. All pairs of the spheres of 728 faces would take some nine minutes. The shuttles are not available, so their cubes and pairs cannot be counted again.
