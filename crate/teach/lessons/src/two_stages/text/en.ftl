### Two stages.

lesson_two-stages = Two stages

about_two-stages = Cubes in which moving parts interfere, then the faces in there that are about to collide.

source_two-stages = Kitamura, ATR TR-C-0126 (1996), chapter 2, table 2.1 · here each object turns about one fixed axis, and the tree of a later cycle is the first one’s, moved by the exact test of chapter 5

parameter_two-stages_largest = Faces a sphere

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
choice_two-stages_trees_centres = If its centre is inside: misses

parameter_two-stages_test = Test of a pair of faces

choice_two-stages_test_hull = Hulls of both poses
choice_two-stages_test_exact = Exact in time
choice_two-stages_test_plain = At the next pose only

parameter_two-stages_objects = Objects

choice_two-stages_objects_2 = A and B
choice_two-stages_objects_8 = A to H

say_two-stages_start = two spheres approach each other
    .text1 = In a world of 16 units, A and B slowly come together, { $distance } from centre to centre. Which of their faces will meet next? To compare all would take { $all } pairs in every cycle.
    .text2 = So each object has an octree with voxels of { $voxel }. All trees are walked at once for the cubes that two objects are in: { $cubes } so far.
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
    .text1 = The centres are { $distance } apart, and no cube is black for two objects. That is all that is asked in such a cycle: the faces are not even looked at.
    .formula1 = { $cubes } cubes

say_two-stages_cubes = stage one: cubes interfere, faces do not
    .text1 =
        { $cubes ->
            [one] { $cubes } cube is
           *[other] { $cubes } cubes are
        } in both objects’ trees. But the trees are larger than the objects: a voxel is black as soon as it is touched, and again when it was moved.
    .text2 = Stage two takes the faces that cross these cubes. There are none yet, and the cycle is over.
    .formula1 =
        { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        } → { $faces } faces

say_two-stages_faces = stage two: no cube holds faces of both objects
    .text1 = { $faces } faces (green) cross the { $cubes } interfering cubes. In no cube are there faces of both objects, so there is no pair to test.
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
        } and { $faces } faces cross them: { $pairs ->
            [one] { $pairs } pair shares
           *[other] { $pairs } pairs share
        } a cube, of { $all } that there are.
    .text2 = Where a face will be in cycle { $next } is predicted from its last step. A test asks of each pair whether the two meet on the way there. None does.
    .formula1 = { $cubes } → { $faces } faces → { $pairs } pairs → { $colliding }

say_two-stages_colliding = these faces collide before the next cycle
    .text1 =
        Between cycles { $cycle } and { $next } the centres come from { $distance } to { $after }. Of { $pairs } pairs of faces that share a cube the test reports { $colliding ->
            [one] { $colliding } pair
           *[other] { $colliding } pairs
        }; their faces are red. In truth, by a search without trees, { $truth ->
            [one] { $truth } pair meets
           *[other] { $truth } pairs meet
        }.
    .text2 = The objects are still apart now. The collision is known one cycle before it happens, by its faces.
    .formula1 = { $cubes } → { $faces } faces → { $pairs } pairs → { $colliding }

say_two-stages_halves = stage one again, from the root: colours decide
    .text1 = How were the cubes found? In each tree a cell is white where nothing of the object is in it, black where all of it counts as the object’s, and grey where it is divided. The walk begins at the root, which is grey for both, and looks at its eight children.
    .text2 =
        A cell that is white for all objects but one is left (thin). One that is grey for two is divided (green). One that is black for an object, and black or grey for another, is kept (orange). Of these eight cells { $apart ->
            [one] { $apart } is
           *[other] { $apart } are
        } left, { $divided } divided and { $kept } kept.
    .formula1 = white with any colour: left
    .formula2 = grey with grey: divided
    .formula3 = black with grey, black with black: kept

say_two-stages_level = level { $level }: eight cells for each that was divided
    .text1 =
        The walk looks at { $looked } cells of level { $level }. { $apart ->
            [one] { $apart } is
           *[other] { $apart } are
        } white for all objects but one: left. { $divided ->
            [one] { $divided } is
           *[other] { $divided } are
        } grey for two: divided.
    .text2 =
        { $kept ->
            [one] { $kept } is
           *[other] { $kept } are
        } kept: { $grey } black for one object and grey for the other, { $black } black for both.
    .formula1 = { $looked } = { $apart } left + { $divided } divided + { $kept } kept

say_two-stages_voxels = level { $level }: voxels are black or white
    .text1 =
        Cells of level { $level } are voxels, and no voxel is grey. Of { $looked } that are looked at { $kept ->
            [one] { $kept } is
           *[other] { $kept } are
        } black for two objects, and the walk is over.
    .text2 =
        It kept { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }, and looked at { $cells } cells to find them; the world has { $voxels } voxels. Stage two takes the faces in the cubes that were kept.
    .formula1 =
        { $cells } cells of the trees → { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }

say_two-stages_inside = and if nobody stops them
    .text1 = The centres are { $distance } apart, less than a diameter: the spheres are inside each other. { $colliding } pairs of faces are reported, along the circle in which the surfaces cross; { $truth } meet in truth.
    .formula1 = { $cubes } → { $faces } faces → { $pairs } pairs → { $colliding }

say_two-stages_missed = collisions are missed
    .text1 = { $truth } pairs of faces meet until cycle { $next }, and { $missed } of them are not reported.
    .text2 = A voxel that is black only if its centre is inside leaves out what lies between. And a test at the next pose alone does not see what happens on the way. Neither may be done where a miss matters.
    .formula1 = reported { $colliding }, missed { $missed } of { $truth }

question_two-stages_reaches = how far will the next step shown get?

label_nothing = no cube interferes
label_cubes-only = cubes, but no faces
label_cubes-and-faces = cubes and faces, but no pair
label_pairs-too = pairs of faces, none colliding

question_two-stages_looked = how many cells will the walk look at on the next level?

why_two-stages_looked = Cells that were left or kept are not looked at again. Only a cell that is grey for two objects is divided, into eight. On this level that is { $divided } of { $looked }.

question_two-stages_share = in the next step shown faces collide: which share of the pairs that are tested?

label_under-a-hundredth = less than 1 in 100
label_in-between = 1 in 100 to 1 in 10
label_over-a-tenth = more than 1 in 10

question_two-stages_missed = in the next step shown faces meet: will any of them be missed?

number_cycle = cycle
number_centres = between centres of A, B
number_edge-in-voxels = longest edge in voxels
number_cubes = interfering cubes
number_candidate-faces = faces that cross them
number_face-pairs = pairs tested
number_colliding-pairs = pairs that collide
number_true-pairs = pairs that meet in truth
number_cells-looked-at = cells looked at
number_left-white = left: white for all but one
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
number_published-a-pair = a pair of them, published
number_published-cubes = cubes, published
number_published-pairs = colliding, published
number_time-trees = time: trees
number_time-stages = time: both stages
number_time-tests = time: tests

chart_centres = Distance of the centres
chart_after-each-stage = What is left after each stage
chart_cells-of-walk = What becomes of the cells, level by level

line_cells-left = left
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

why_two-stages_reaches = A cycle goes only as far as it must: without a cube that is in two objects it ends there; without faces of both in one cube it ends at the cubes; else pairs are tested. Look how near the objects are: { $distance } from centre to centre, with voxels of { $voxel }.
why_two-stages_share = Pairs are tested that have a cube in common. How many of them really meet depends on how large a voxel of { $voxel } is beside a face: large cubes bring together faces that are far from each other.
why_two-stages_missed = A pair is missed when it meets though no cube holds both of its faces. That can happen where an object’s tree does not have a cube everywhere that its faces come by.

## Pseudocode

two-stages_trees = a tree for each object, to level l; a voxel is black if any of it touches the object
two-stages_cycle = in each cycle:
two-stages_move = move each first tree by the whole motion since (or make it anew)
two-stages_walk = stage one: walk all trees at once, from the root:
two-stages_leave = a cell that fewer than two objects are in: leave it
two-stages_descend = a cell in which two or more objects are mixed: on to its eight children
two-stages_interfere = any other cell: C ← C ∪ { "{" }cell{ "}" }
two-stages_cross = stage two: F ← the faces that cross a cell of C
two-stages_pairs = P ← the pairs in F of different objects and one cell, each once
two-stages_predict = predict the next poses from the last motion
two-stages_test = for each pair in P: do the two meet on the way there, by the test chosen?
two-stages_report = if they do: report them
two-stages_truth = hold the reports against a search without trees

## Glossary

broad-phase = broad phase and narrow phase
    .forms = stage one | stage two
    .text = First a cheap test that rules out most pairs and never one that meets; then an exact one for those that are left.
