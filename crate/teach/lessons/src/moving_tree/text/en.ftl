### A tree that moves.

lesson_moving-tree = An octree that moves

about_moving-tree = The octree of a part is built anew for each pose, from fewer cubes and with fewer tests.

source_moving-tree = Kitamura 1996, chapter 5 · Weng and Ahuja 1987, as given there · the paper’s shuttle is not available; the part is ours

parameter_moving-tree_level = Level

choice_moving-tree_level_4 = 4
choice_moving-tree_level_5 = 5
choice_moving-tree_level_6 = 6

parameter_moving-tree_rule = A voxel is full

choice_moving-tree_rule_centre = If its centre is inside
choice_moving-tree_rule_any-contact = At any contact

parameter_moving-tree_variant = Variant

choice_moving-tree_variant_exact-compacted = Exact, compacted
choice_moving-tree_variant_exact = Exact
choice_moving-tree_variant_weng-ahuja-compacted = Plain, compacted
choice_moving-tree_variant_weng-ahuja = Plain (with turns: Weng–Ahuja)

parameter_moving-tree_motion = Motion

choice_moving-tree_motion_turns = Shifts and turns
choice_moving-tree_motion_shifts = Shifts only

say_tree_part = a part in its world
    .text1 = The world is a cube. A cell that is partly inside the part and partly outside is halved along each axis, again and again, down to level { $level }.
    .text2 = The smallest cells are the voxels.
    .formula1 = level { $level }

say_tree_coloured = one cell, coloured by its faces
    .text1 =
        { $faces } of the part’s { $of-all } faces pass through this cell. So the cell is mixed and is divided; its eight children are compared with these faces only. { $free } of them { $free ->
            [one] meets
           *[other] meet
        } no face. Such a child is all inside or all outside: one of its points shows which.
    .text2 =
        A child that a face meets is divided again, down to voxels, where the centre decides. Eight children of one colour become one cell again. In the words of the thesis, { $white } of the children { $white ->
            [one] is
           *[other] are
        } white (empty, thin), { $grey } grey (mixed, red edges) and { $black } black (full).
    .formula1 = { $white } white + { $grey } grey + { $black } black = 8

say_tree_source = the source tree
    .text1 = A voxel is full if its centre is in the part. Eight full cells make one larger full cell, so { $full } full cells represent { $voxels } voxels.
    .text2 = This is the source tree. It is built once, from the part itself.
    .formula1 = { $full } full cells

say_tree_form = the tree as a text
    .text1 = Depth first, each cell is a symbol: ( for a mixed cell, B for a full one, W for an empty one. The eight children of a mixed cell follow it. The picture shows the cells of the first symbols.
    .text2 = The whole tree takes { $cells } symbols. At two bits each these are { $bytes } bytes.
    .formula1 = ( mixed · B full · W empty

say_tree_compacted = fewer cubes
    .text1 = To move the part, each full cell is moved, so fewer cubes are better. Disjoint cubes of any size, the largest first, cover the same voxels.
    .text2 = { $full } full cells become { $compacted } cubes, coloured by size. The paper’s shuttle went from 863 to 458.
    .formula1 = { $full } → { $compacted }

say_tree_cube = one cube, moved
    .text1 = A cube of the source tree, with an edge of { $edge } voxels, is shown after the move. Cells of the world are compared with it, from the root down: apart, inside, or to be divided.
    .text2 = Weng and Ahuja test with a box around a sphere. Cells that this test cannot decide are divided once more: { $approximate } tests. The exact test takes { $exact }: spheres decide most cells, then corners, then edges.
    .formula1 = exact { $exact } · Weng–Ahuja { $approximate }

say_tree_moved =
    after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
    .text1 = All cubes are moved by the whole motion so far, and together they form the new tree. With the { $full } full cells, Weng and Ahuja’s method takes { $approximate } tests and the exact method { $exact }. With the { $cubes } cubes that replace these cells, the exact method takes { $compacted }.
    .text2 = Both methods give the same tree here: on the smallest cells they agree.
    .formula1 = { $approximate } → { $exact } → { $compacted }

say_tree_moved-differing =
    after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
    .text1 = With the { $full } full cells, Weng and Ahuja’s method takes { $approximate } tests and the exact method { $exact }. With the { $cubes } cubes that replace these cells, the exact method takes { $compacted }.
    .text2 = If any contact counts, the two methods do not agree. Weng and Ahuja’s box around the sphere makes { $differing } voxels full that no cube touches. These voxels are marked around the part.
    .formula1 = { $differing } voxels too many

say_tree_shifted =
    after { $moves ->
        [one] { $moves } shift
       *[other] { $moves } shifts
    }
    .text1 = Without a turn, cubes stay parallel to the axes. The plain method compares six faces with every cell: { $approximate } comparisons. Halving each axis separately, once for each coordinate of a face, takes { $exact }. With { $cubes } cubes instead of { $full } full cells, this halving takes { $compacted }.
    .text2 = The three axes together show which voxels are full.
    .formula1 = { $approximate } → { $exact } → { $compacted }

say_tree_back = there and back
    .text1 = The part has made { $moves } moves there and { $moves } back. Built from the source with the whole motion as one pose, the tree differs from the first one in { $source } voxels.
    .text2 = Here each tree was built from the previous one. The rounding to voxels accumulates: { $last } voxels are wrong. That is why the source is kept, and the last tree is never moved.
    .formula1 = from the source { $source } · from the last { $last }

say_tree_back-still = there and back
    .text1 = The part has made { $moves } shifts there and { $moves } back. Built from the source with the whole motion as one pose, the tree differs from the first one in { $source } voxels.
    .text2 = Here each tree was built from the previous one, and { $last } voxels are wrong. But on the way this tree was wrong. So small a shift moves no voxel’s centre over a border, so the tree did not move at all.
    .formula1 = from the source { $source } · from the last { $last }

say_tree_table = comparison with the published table
    .text1 = Table 5.1 of the paper has the time of an update on one processor, for level 5 and shifts with turns. Weng and Ahuja’s test takes { $approximate } ms with { $all } cube tests. The exact test takes { $tested } ms with { $exact } cube tests, and { $proposed } ms with fewer cubes as well.
    .text2 = The times above were measured on this computer, for the last move with the values chosen. Compare the ratios, not the times.
    .formula1 = published: { $approximate } → { $tested } → { $proposed } ms

say_tree_shifts-table = times of the shifts
    .text1 = The times were measured on this computer, for the last shift with the values chosen. They are for the plain comparison of every face with every cell, for halving each axis separately, and for the same with fewer cubes.
    .text2 = The counts are comparisons of coordinates. The paper’s table 5.1 is for shifts with turns, so it says nothing about shifts alone. To see the table, choose “Shifts and turns”.
    .formula1 = plain · by axes · by axes, compacted

question_tree_cubes = how many cubes will remain after compaction?
question_tree_same = will Weng and Ahuja’s approximate test and the exact test give the same tree?
question_tree_back = the part moves there and back, and each tree is built from the previous one: will the last tree equal the first?

number_full-cells = full cells
number_mixed-cells = mixed cells
number_empty-cells = empty cells
number_full-voxels = full voxels
number_form-bytes = bytes, at 2 bits per symbol
number_cubes-compacted = cubes, compacted
number_cube-edge = edge in voxels
number_tests-exact = tests, exact
number_tests-approximate = tests, Weng–Ahuja
number_by-spheres = decided by spheres
number_by-corners = decided by corners
number_by-edges = decided by edges
number_differing-voxels = voxels that differ
number_cubes-moved = cubes moved
number_cube-tests = cube tests
number_comparisons = comparisons
number_update-time = time of an update
number_time-all-hands = with all threads
number_moved-cells = full cells of the new tree
number_wrong-from-source = wrong voxels, from the source
number_wrong-from-last = wrong voxels, tree from tree
number_voxels-from-source = voxels, from the source
number_voxels-from-last = voxels, tree from tree
number_time-weng-ahuja = Weng–Ahuja, here
number_time-here = exact, here
number_time-proposed = exact, compacted, here
number_comparisons-plain = comparisons, plain
number_comparisons-axes = comparisons, by axes
number_comparisons-compacted = comparisons, by axes, compacted
number_time-shift-plain = plain, here
number_time-shift-axes = by axes, here
number_time-shift-compacted = by axes, compacted, here
number_faces-through-cell = faces through the cell
number_children-without-faces = children without a face
number_children-white = white children
number_children-grey = grey children
number_children-black = black children
number_example-symbols = symbols of the printed example
number_example-complete = symbols until its tree is complete
number_all-tests-weng-ahuja = cube tests, Weng–Ahuja
number_all-tests-exact = cube tests, exact
number_published-weng-ahuja = Weng–Ahuja, table 5.1
number_published-exact = exact, table 5.1
number_published-proposed = exact, compacted, table 5.1

chart_tree-colours = Cells of each colour by level

line_cells-white = white (empty)
line_cells-grey = grey (mixed)
line_cells-black = black (full)

chart_tree-tests = Cube tests per update
chart_tree-comparisons = Comparisons per update
chart_tree-time = Time of an update

line_tree-exact-compacted = exact, compacted
line_tree-exact = exact
line_tree-weng-ahuja-compacted = plain, compacted
line_tree-weng-ahuja = plain
line_published-weng-ahuja = published, Weng–Ahuja
line_published-exact = published, exact
line_published-proposed = published, compacted

why_tree_cubes = { $full } full cells of the octree are merged where they lie side by side, even across a border of the octree. The paper’s shuttle went from 863 to 458. A compact part leaves fewer cubes; a part with fine details leaves more.
why_tree_same = The approximate test puts a box around a sphere around the cube. So it can make a cell full that the cube does not touch. Whether this shows depends on the rule for a full voxel: its centre, or any contact.
why_tree_back = Each tree stores only which voxels are full, so each move rounds to whole voxels again. Is what was rounded on the way there restored on the way back?

## Pseudocode

moving-tree_world = cells: the world, halved along each axis where it is mixed, down to level l
moving-tree_colour = colour(cell): no face meets it: full or empty, as one of its points shows; else divide it, with its faces only
moving-tree_source = source ← a voxel is full if its centre is in the part; eight full cells become one
moving-tree_form = write(cell): mixed: “(”, then write its eight children; full: “B”; empty: “W”
moving-tree_compact = cubes ← the largest first: each cube of full voxels that overlaps none taken before
moving-tree_motion = for each move: the pose is the whole motion since the source
moving-tree_each = for each cube of the source: place(the cube at the pose, the root cell)
moving-tree_place = place(cube, cell): where is the cell relative to the tilted cube?
moving-tree_spheres = exact: by the spheres around and in the smaller one; else by corners; else by edges
moving-tree_approximate = Weng and Ahuja: by the box around a sphere around the smaller one; in doubt neither apart nor inside
moving-tree_decide = apart: drop the cell; inside, or a voxel that is not apart: the cell is full
moving-tree_children = else place(cube, child) for each of its eight children
moving-tree_axes = without a turn: halve each axis separately, once for each coordinate of a face, and combine the three
moving-tree_unite = unite all; eight equal children become their parent
moving-tree_back = there and back: once from the source by the whole motion, once each tree from the previous one
moving-tree_table = measure the time of an update of each kind

## Glossary

octree = octree
    .forms = octree | octrees
    .text = A cube that is divided into eight where it is neither all full nor all empty, and so on down to the voxel.

voxel = voxel
    .forms = voxel | voxels
    .text = The smallest cell of an octree; in the plane, a square.

cell = full, mixed and empty cells
    .forms = full cell | full cells | empty cells | empty cell | mixed cell | black
    .text = A cell is full, mixed or empty; the papers say black, gray and white. Only mixed cells have children.

source-tree = source tree
    .forms = source tree | from the source
    .text = The octree that was built from the part itself. The tree of each pose is built from it anew, because rounding accumulates if a moved tree is moved again.

compaction = compaction
    .forms = fewer cubes
    .text = Replacing an octree’s full cells by fewer cubes of any size that cover the same voxels. Moving the part then means moving fewer cubes.

df-expression = DF expression
    .forms = Depth first, each cell is a symbol
    .text = An octree as a text, depth first: ( for a mixed cell, B for a full one, W for an empty one. The eight children of a mixed cell follow it.

## Claims

compaction_source = Kitamura 1996, section 5.6, figure 5.11
compaction_says = 863 black nodes of a space shuttle become 458 cubes.
compaction_why = The shuttle is not available, so the part is another one. The share that is left depends on the thickness of a part: a thick part already has large cubes in its tree.

updates_source = Kitamura 1996, table 5.1
updates_says = An update takes 229 ms with Weng and Ahuja’s test, 127 ms with the exact test, and 62 ms with compacted cubes as well.
updates_why = The order is the same, and each of the two steps saves about a half. The ratios depend on the part and on the machine. The conclusion of chapter 5 states a factor of 3.7 in all, which is 229 to 62.

updates-tests_source = Kitamura 1996, section 5.6, table 5.1
updates-tests_says = For 863 black nodes at level 5, an update takes 54 007 cube tests by Weng and Ahuja and 43 223 exact ones. With 36 ms on four processors, the proposed method is about 4 times as fast as theirs by section 5.6. By section 5.7 it is about 6.4 times as fast.
updates-tests_here = With “Shifts and turns”, for the last move and all full cells:
updates-tests_why = The part is another one, so its counts differ. Compare their ratio, which is 0.80 in the thesis. The exact test needs fewer cube tests, because it decides every cell that is apart. The thesis contradicts itself: it states both factors for the same 36 ms on four processors and the same earlier method. Table 5.1 has 229 ms to 36 ms, which is 6.4, but this compares one processor with four.

updates-processors_source = Kitamura 1996, table 5.1
updates-processors_says = The 62 ms of one processor become 41 ms on 2, 38 ms on 3 and 36 ms on 4 processors.
updates-processors_here = If the browser gives this page several threads, each move shows the time of the chosen variant on one thread and on all:
updates-processors_why = The cubes are shared among the processors, and one of them unites the results. If only the moving of the cubes is shared, the times of 62 ms and 36 ms mean that about 27 ms are not shared. Then 2 processors would take 45 ms and 3 would take 39 ms, close to the published times. Our cubes are shared and united in the same way. But an update takes so little today that waking the threads may cost more than they save.

form-example_source = Kitamura 1996, section 5.2.1
form-example_says = In our copy, a worked example of a tree as a text is (B(BWBBBWWWBWBWB(B(BWBBBWBWBBBBWBW.
form-example_here = Read by the reader of this page:
form-example_why = Four of the symbols divide a cell. A tree with four divided cells has 1 + 4 · 8 = 33 cells, so this text has one leaf too many. The tree is complete before the last symbol, and the reader refuses the text there. The text does not show which leaf is wrong, nor whether the error is in the thesis or in our copy.

shift-comparisons_source = Kitamura 1996, section 5.5, figure 5.10
shift-comparisons_says = In the plane a square is shifted. The plain method compares coordinates 36 times; halving each axis separately takes 8 comparisons.
shift-comparisons_here = Choose “Shifts only” as the motion. The count is for the last shift of the whole part.
shift-comparisons_why = The figure is of one square. A whole part has many faces on the same planes, and each plane is compared once for all of its cubes. So much more is saved than in the figure. Fewer cubes save hardly any of these comparisons, because the faces of the cubes lie on the same planes.

shift-times_source = Kitamura 1996, section 5.6, figure 5.13
shift-times_says = Where a part only shifts and any contact counts, an update takes 33 ms with fewer cubes, 2.2 times as fast as the plain method.
shift-times_here = Choose “Shifts only” as the motion and “At any contact” as the rule.
shift-times_why = The order is the same, and the gain is larger here. Part and machine are others. The thesis does not say which comparisons its plain method skips; ours compares each face with each cell. The counts do not depend on a clock.
