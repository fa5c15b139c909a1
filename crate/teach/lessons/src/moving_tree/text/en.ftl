### A tree that moves.

lesson_moving-tree = A tree that moves

about_moving-tree = The octree of a part is made anew for each pose, from fewer cubes and with fewer tests.

source_moving-tree = Kitamura 1996, chapter 5 · Weng and Ahuja 1987, as given there · the part is made up, the paper’s shuttle is not to be had

parameter_moving-tree_level = Level

choice_moving-tree_level_4 = 4
choice_moving-tree_level_5 = 5
choice_moving-tree_level_6 = 6

parameter_moving-tree_rule = A voxel is full

choice_moving-tree_rule_centre = Centre inside
choice_moving-tree_rule_any-contact = Any contact

parameter_moving-tree_variant = Variant

choice_moving-tree_variant_exact-compacted = Exact, compacted
choice_moving-tree_variant_exact = Exact
choice_moving-tree_variant_weng-ahuja-compacted = Plain, compacted
choice_moving-tree_variant_weng-ahuja = Plain (with turns: Weng–Ahuja)

parameter_moving-tree_motion = Motion

choice_moving-tree_motion_turns = Shifts and turns
choice_moving-tree_motion_shifts = Shifts only

say_tree_part = a part in its world
    .text1 = The world is a cube. It is halved along each axis, again and again, where a cell is neither all inside the part nor all outside, down to level { $level }.
    .text2 = The smallest cells are the voxels.
    .formula1 = level { $level }

say_tree_coloured = one cell, coloured by the faces in it
    .text1 =
        { $faces } of the part’s { $of-all } faces pass through this cell. So it is mixed, and divided; its eight children are compared with these faces only. { $free } of them { $free ->
            [one] meets
           *[other] meet
        } no face: such a child is all inside or all outside, and one of its points says which.
    .text2 =
        A child that a face meets is divided again, down to voxels, where the centre decides; eight equal ones become one again. In the thesis’ words { $white } of the children { $white ->
            [one] is
           *[other] are
        } white (empty, thin), { $grey } grey (mixed, red edges) and { $black } black (full).
    .formula1 = { $white } white + { $grey } grey + { $black } black = 8

say_tree_source = the source tree
    .text1 = A voxel is full where its centre is in the part. Eight full cells are one larger full cell, so { $full } full cells represent { $voxels } voxels.
    .text2 = This is the source tree. It is built once, from the part itself.
    .formula1 = { $full } full cells

say_tree_form = the tree as a text
    .text1 = Depth first, each cell is a symbol: ( for a mixed cell, whose eight children follow, B for a full one, W for an empty one. The picture shows the cells of the first symbols.
    .text2 = { $cells } symbols are the whole tree. At two bits each they take { $bytes } bytes.
    .formula1 = ( mixed · B full · W empty

say_tree_compacted = fewer cubes
    .text1 = To move the part, each full cell is moved. So fewer are better: disjoint cubes of any size, the largest first, cover the same voxels.
    .text2 = { $full } full cells become { $compacted } cubes, each edge in a colour of its own. The paper’s shuttle went from 863 to 458.
    .formula1 = { $full } → { $compacted }

say_tree_cube = one cube, moved
    .text1 = A cube of the source, { $edge } voxels long, is shown where it has moved to. Cells of the world are compared with it from the root down: apart, inside, or to be divided.
    .text2 = The test of Weng and Ahuja puts a box around a sphere; cells it cannot tell apart are divided once more: { $approximate } tests. The exact test takes { $exact }: spheres decide the most, then corners, then edges.
    .formula1 = exact { $exact } · Weng–Ahuja { $approximate }

say_tree_moved =
    after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
    .text1 = All cubes are moved by the whole motion so far and united. Weng and Ahuja’s test on all { $full } cells takes { $approximate } tests, the exact one { $exact }; with { $cubes } cubes it takes { $compacted }.
    .text2 = Both tests give the same tree here: by the last, smallest cells they agree.
    .formula1 = { $approximate } → { $exact } → { $compacted }

say_tree_moved-differing =
    after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
    .text1 = Weng and Ahuja’s test on all { $full } cells takes { $approximate } tests, the exact one { $exact }; with { $cubes } cubes it takes { $compacted }.
    .text2 = Where any contact counts, the two do not agree: { $differing } voxels are full by Weng and Ahuja’s box around the sphere though no cube touches them. They are marked around the part.
    .formula1 = { $differing } voxels too many

say_tree_shifted =
    after { $moves ->
        [one] { $moves } shift
       *[other] { $moves } shifts
    }
    .text1 = Without a turn cubes stay along the axes. The plain way compares six faces with every cell: { $approximate } comparisons. Each axis halved for itself, once for each coordinate of a face, takes { $exact }, and { $compacted } with { $cubes } cubes in place of { $full }.
    .text2 = The three answers together say which voxels are full.
    .formula1 = { $approximate } → { $exact } → { $compacted }

say_tree_back = there and back
    .text1 = The part has gone { $moves } moves there and { $moves } back. Made from the source with the whole motion as one pose, { $source } voxels differ from the first tree.
    .text2 = Here each tree was made from the one before. The voxels’ rounding piles up: { $last } voxels are wrong. That is why the source is kept and never the last tree moved.
    .formula1 = from the source { $source } · from the last { $last }

say_tree_back-still = there and back
    .text1 = The part has gone { $moves } shifts there and { $moves } back. Made from the source with the whole motion as one pose, { $source } voxels differ from the first tree.
    .text2 = Here each tree was made from the one before, and { $last } voxels are wrong. But it was never right on the way: so small a shift brings no voxel’s centre over a border, so that this tree did not move at all.
    .formula1 = from the source { $source } · from the last { $last }

say_tree_table = beside the published table
    .text1 = Table 5.1 of the paper has { $approximate } ms for an update by Weng and Ahuja, { $tested } ms with the exact test and { $proposed } ms with fewer cubes as well, on one processor of its machine, with { $all } and { $exact } cube tests. It is for level 5 and shifts with turns.
    .text2 = The times above are this computer’s, for the last move with the values chosen. What compares are the ratios.
    .formula1 = published: { $approximate } → { $tested } → { $proposed } ms

say_tree_shifts-table = what the shifts took
    .text1 = The times are this computer’s, for the last shift with the values chosen: the plain comparison of every face with every cell, each axis halved for itself, and the same with fewer cubes.
    .text2 = Counted are comparisons of coordinates. The paper’s table 5.1 is for shifts with turns, by Weng and Ahuja’s test and the exact one, so it says nothing about these. Choose “Shifts and turns” to see it.
    .formula1 = plain · by axes · by axes, compacted

question_tree_cubes = how many cubes will remain after compaction?
question_tree_same = will the approximate test and the exact one give the same tree?
question_tree_back = moved there and back, each tree made from the one before: will it be the first tree again?

number_full-cells = full cells
number_mixed-cells = mixed cells
number_empty-cells = empty cells
number_full-voxels = full voxels
number_form-bytes = bytes as a text of 2 bits
number_cubes-compacted = cubes, compacted
number_cube-edge = edge in voxels
number_tests-exact = tests, exact
number_tests-approximate = tests, Weng–Ahuja
number_by-spheres = decided by spheres
number_by-corners = by corners
number_by-edges = by edges
number_differing-voxels = voxels that differ
number_cubes-moved = cubes moved
number_cube-tests = cube tests
number_comparisons = comparisons
number_update-time = time of an update
number_time-all-hands = with all threads
number_moved-cells = full cells of the new tree
number_wrong-from-source = wrong, from the source
number_wrong-from-last = wrong, tree from tree
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
number_example-complete = its tree is complete after
number_all-tests-weng-ahuja = cube tests, Weng–Ahuja
number_all-tests-exact = cube tests, exact
number_published-weng-ahuja = Weng–Ahuja, table 5.1
number_published-exact = exact, table 5.1
number_published-proposed = exact, compacted, table 5.1

chart_tree-colours = Cells of each colour, level by level

line_cells-white = white (empty)
line_cells-grey = grey (mixed)
line_cells-black = black (full)

chart_tree-tests = Cube tests an update
chart_tree-comparisons = Comparisons an update
chart_tree-time = Time an update

line_tree-exact-compacted = exact, compacted
line_tree-exact = exact
line_tree-weng-ahuja-compacted = plain, compacted
line_tree-weng-ahuja = plain
line_published-weng-ahuja = published, Weng–Ahuja
line_published-exact = published, exact
line_published-proposed = published, compacted

why_tree_cubes = { $full } full cells of the octree are made one where they lie side by side, even where the octree divides between them. The paper’s shuttle went from 863 to 458: of a compact part fewer remain, of one with fine details more.
why_tree_same = The approximate test puts a box around a sphere around the cube, so it can take a cell for full that the cube does not touch. Whether that shows depends on when a voxel counts as full: at its centre, or at any contact.
why_tree_back = Each tree says only which voxels are full, so each move rounds to whole voxels again. Ask whether what was rounded on the way there comes back on the way home.

## Pseudocode

moving-tree_world = cells: the world halved along each axis where it is mixed, down to level l
moving-tree_colour = colour(cell): no face meets it: full or empty, as one of its points says; else divide it, with its faces only
moving-tree_source = source ← a voxel is full where its centre is in the part; eight full cells are one
moving-tree_form = write(cell): mixed: “(”, then write its eight children; full: “B”; empty: “W”
moving-tree_compact = cubes ← the largest first: each cube of full voxels that is over none taken before
moving-tree_motion = for each move: the pose is the whole motion since the source
moving-tree_each = for each cube of the source: place(the cube at the pose, the root cell)
moving-tree_place = place(cube, cell): how does the cell lie to the tilted cube?
moving-tree_spheres = exact: by the spheres around and in the smaller one; else by corners; else by edges
moving-tree_approximate = Weng and Ahuja: by the box around a sphere around the smaller one; in doubt neither apart nor inside
moving-tree_decide = apart: leave the cell; inside, or a voxel that is not apart: the cell is full
moving-tree_children = else place(cube, child) for each of its eight children
moving-tree_axes = without a turn: halve each axis for itself, once for each coordinate of a face, and combine the three
moving-tree_unite = unite all; eight equal children become their parent
moving-tree_back = there and back: once from the source by the whole motion, once each tree from the one before
moving-tree_table = time an update of each kind

## Glossary

octree = octree
    .forms = octree | octrees
    .text = A cube that is divided into eight where it is neither all full nor all empty, and so on, down to the voxel.

voxel = voxel
    .forms = voxel | voxels
    .text = The smallest cell of an octree; in the plane, a square.

cell = full, mixed and empty cells
    .forms = full cell | full cells | empty cells | empty cell | mixed cell | black
    .text = A cell is full, mixed or empty; the papers say black, gray and white. Only mixed cells have children.

source-tree = source tree
    .forms = source tree | from the source
    .text = The octree that was made from the part itself. Each pose is made from it anew, for rounding piles up where a moved tree is moved again.

compaction = compaction
    .forms = fewer cubes
    .text = Replacing an octree’s full cells by fewer cubes of any edge, anywhere, that make the same set. Moving the part then means moving fewer cubes.

df-expression = DF expression
    .forms = Depth first, each cell is a symbol
    .text = An octree as a text, depth first: ( for a mixed cell, whose eight children follow, B for a full one, W for an empty one.
