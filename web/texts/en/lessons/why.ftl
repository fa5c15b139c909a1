### Why an answer to a question is wrong, without saying which is right: what one has to think of. The holes are what is told at the step. `why.<question>.<choice>` is said in place of `why.<question>` when that choice was given.

why_gilbert_support = The farthest corner in a direction has none beyond the plane that goes through it across that direction. Look along the arrow from y₀ towards the origin.
why_gilbert_support_there = No corner lies more than a hair beyond the plane through this one across the direction. This is the support point that the search asks for: the outermost point of K₁ minus that of K₂.
why_gilbert_support_beyond =
    The plane through your corner lies across the direction from y₀ to the origin. { $beyond ->
        [one] { $beyond } corner lies
       *[other] { $beyond } corners lie
    } beyond it, ringed in red; the farthest of them reaches { $short } farther. Near to the origin is not the same as far in its direction.
why_gilbert_proven = A step proves that the shapes are apart when the plane through the support point has the origin on the other side than K. Look where the origin lies, and how far the next support point can reach.
why_gilbert_done = ν is the closest point when no point of K lies nearer, and then the bounds have met. Here they are { $lower } and { $upper }, and the plane through the support point is { $gain } nearer than ν.
why_gilbert_leaves = The next ν lies in the hull of the corners that carry it. A corner leaves when ν comes to lie on the side or the corner opposite to it.
why_gilbert_leaves_none = If no corner left, the next ν would lie inside the hull of all of them. From the origin, look which part of this hull is the nearest.
why_gilbert_leaves_several = Several corners leave at once only if the next ν lies on a smaller part of the hull: on one edge, or on the new corner alone. Look which part is the nearest to the origin.
why_flat-line_grows = Climbing starts at the last closest vertex and goes along edges. What counts is how many neighbours a vertex has and how many vertices it passes on its way, not how many of the { $vertices } there are in all. Now it takes { $climbing } products a cycle.
why_arch_releases = A hull is released when the other part comes so near that only its hollow keeps them apart. Look which hull is nearest to the moving part, and whether that has come as far as to it.
why_arch_returns = A hull comes back when the other part has left its hollow and is clear of it for as many cycles as wished. Look which hulls are open now, and where the moving part is on its way.
why_decomposition_merges = Two elements become one only if what they are together is convex enough. Look along the edge between the two: where it is folded inwards, a hull over both would bridge a hollow.
why_coarse-to-fine_right = What was left out on the way down is never looked at again. The answer is true only if the two elements that are closest were never left out because the large spheres around others looked closer.
why_far-and-near_hulls = The hulls alone are enough while they are more than { $threshold } apart. Now they are { $hull } apart: look which way the part moves, and how far it comes in a cycle.
why_far-and-near_wrong =
    Only the pairs kept from the last search are measured, and that was { $age ->
        [one] { $age } cycle
       *[other] { $age } cycles
    } ago. They are wrong once another pair of faces has come nearer. Look which side of the parts is turning towards the other.
why_two-stages_reaches = A cycle goes only as far as it must: without a cube that is in two objects it ends there; without faces of both in one cube it ends at the cubes; else pairs are tested. Look how near the objects are: { $distance } from centre to centre, with voxels of { $voxel }.
why_two-stages_share = Pairs are tested that have a cube in common. How many of them really meet depends on how large a voxel of { $voxel } is beside a face: large cubes bring together faces that are far from each other.
why_two-stages_missed = A pair is missed when it meets though no cube holds both of its faces. That can happen where an object’s tree does not have a cube everywhere that its faces come by.
why_how-deep_as-large = Large voxels leave many pairs of faces to test, small ones make many cubes to move. The best are about as large as the faces. Compare the longest edge with a voxel of { $voxel } at level { $level }: each level halves the voxel.
why_how-deep_halves = At level { $level } there are { $pairs } pairs. With voxels half as wide a cube holds fewer faces, but a face lies in more cubes. Which of the two wins depends on how large a face is beside a voxel: { SHARE($edge) } of it now.
why_four-steps_candidates = Only faces within the overlap of the two boxes can meet. Compare the strongly drawn region with the whole of each part, and think of how much of its surface lies there.
why_four-steps_all-eight = A cube goes on only with those of its eight children that faces of both parts meet. Surfaces pass through a cube like a sheet through a room: ask whether a sheet comes through all eight corners.
why_four-steps_pairs = Only faces that share a leaf are paired. The { $cubes } leaves hold { $held } such pairs, of { $pairs-of-all }. About a quarter of them is tested: a pair in several leaves counts once, and a pair whose own boxes are apart not at all.
why_four-steps_collisions = { $pairs } pairs share a leaf. A leaf is about as large as a face, so its faces are neighbours, but to be neighbours is not to meet.
why_four-steps_longest = The share of a step is its number of tests times the price of one. { $pairs-listed } pairs were tested in step 4; think of what one such test costs beside comparing a face with a box.
why_caught_where = Before the first contact there is a gap between disc and plate, after it faces meet. The disc is tilted: ask which point of its rim comes down first.
why_caught_where_there = The exact test says that the first contact comes here, { $way } mm on the way, within what you were asked for.
why_caught_where_early = Here { $gap } mm are still between disc and plate: the red line is the shortest way between them. So the first contact comes later on the way.
why_caught_where_inside =
    Here { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    } of faces of disc and plate meet already. The first contact came earlier on the way.
why_caught_where_through = Here the disc is through: { $gap } mm are between disc and plate again, on the far side. A test that looks only here has missed the contact.
why_caught_end = The plain test sees the parts only where they are at that instant. Ask where the disc is at the end of the cycle, and whether it still touches the plate then.
why_caught_samples = The plain test sees a collision only if it looks while disc and plate meet. How long that lasts is the thickness of both against the way of the whole cycle: so short a time must a part of the cycle be.
why_caught_real = Hulls report too much where they hold points that no face comes by at the same time. Here the plate is at rest and the disc only shifts: ask whether such points are left.
why_caught_real_all = All of them meet only if the hulls hold nothing but what the faces come by at one and the same time. Ask whether that is so for these two motions.
why_caught_real_some = Some are false alarms if a hull holds a point that no face comes by when the other is there. Ask where such a point would be: the plate is at rest, and the disc only shifts.
why_caught_real_none = None would meet only if the disc passed the plate by. Follow its way from the start to the end.
why_caught_post = The hulls lie between the corners’ places at both ends, along the chord. The tip goes round, up to { $bulge } mm outside it. Ask where the post stands.
why_caught_crossing = A hull holds all that a face comes by, at any time of the cycle. Ask whether the two ways cross, not whether the balls are there at the same time.
why_caught_crossing-real = { $hull } pairs were reported because their ways cross. To meet, two faces must be at the crossing at the same time. Ask where the second ball is when the first one is there.
why_more-hands_together = Dealt like cards, all hands get as many pairs, within one. But { $met } of the { $pairs } pairs are reported and take { $longer } times as long as the others: chance decides who gets how many of these.
why_more-hands_accesses = Dealt out, a pair is read once from shared memory and each report is written once: { $accesses } in all. Taken one by one, a pair must be put there first. Count the accesses for a pair.
why_more-hands_thefts = A hand steals only when its own run is done, and then takes half of the longest rest. Ask how often that can happen before nothing is left to halve, beside { $pairs } pairs.
why_more-hands_limit = Only step 4 is shared. However many hands there are, steps 1 to 3 take as long as before: divide the whole by what they take.
why_more-hands_fastest = More hands shorten the tests, but each of them comes to the same shared memory and waits for the list. With { $list-pairs } pairs, ask when there is nothing left for another hand to do.
why_tree_cubes = { $full } full cells of the octree are made one where they lie side by side, even where the octree divides between them. The paper’s shuttle went from 863 to 458: of a compact part fewer remain, of one with fine details more.
why_tree_same = The approximate test puts a box around a sphere around the cube, so it can take a cell for full that the cube does not touch. Whether that shows depends on when a voxel counts as full: at its centre, or at any contact.
why_tree_back = Each tree says only which voxels are full, so each move rounds to whole voxels again. Ask whether what was rounded on the way there comes back on the way home.
why_rank_growth = The bracket has { $a } spheres now. The next radius is so much smaller that about two cubes fit along an edge where there was one. That would be eight in a solid, but only spheres on the surface are kept.
why_rank_covered = A cube is within its sphere if its edge is at most 2r/√3, which is 1.15 r; √2·r is more. Here r is { $radius } and the edge is { $edge }.
why_rank_collides = Spheres stand out of the surfaces, so they meet before the parts do; and where points are covered by no sphere, here { $gaps }, a contact can be missed. Look how near the two parts are.
why_rank_agrees = Spheres can say too much: they stand out of the surface. And they can say too little, where marks were cleared or points are covered by none. Look whether faces meet where the smallest spheres do.
why_accuracy_missed = Missed is a contact at a point that is in no sphere. Ask whether large spheres leave more of the surface out, or reach farther out of it.
why_accuracy_spheres = There are { $spheres } spheres now. They cover a surface, not a solid: with a radius √2 times smaller, a piece of surface takes twice as many. But a sphere grid does not follow the surface exactly.
why_accuracy_fewer = A false alarm comes from spheres that stand out of the surface, up to { $within } now. With a smaller radius they stand out less. Ask of how many of the { $alarms } poses the gap is between the two.
why_accuracy_ratio = With a small ratio there are many ranks to go down through; with a large one a sphere has many children, all to be tested. A check takes { $tests } tests now. The best is where neither is much.
why_between-poses = At the { $keys } taught poses the arms were checked. Between two of them each joint turns evenly, and the arms sweep through places that no pose shows. Follow both tips from pose to pose.
why_one-pose = Moving one pose changes the two legs before and after it and nothing else. Look at where the arms met, and how much farther apart they pass now.
why_one-pose_still-meet = They still meet if arm B comes as low over the middle as before, at the same time. Look how much higher it passes when it is folded by { $fold } %.
why_one-pose_come-near = Nearer than 20 mm is a narrow range, half as wide as an arm. Look whether folding by { $fold } % moves the arm by about as much as it was in the way, or by far more or less.
why_one-pose_stay-apart = To stay 20 mm apart all the time the arm must be out of the way on both legs, not only in the pose that was moved. Look along the way to it and away from it.
why_two-arms_belt-where = Arm and workpiece must be at one place at one time. Count both from the start: how far the belt has come after a second or two, and where the arm has swung to by then.
why_two-arms_belt-where_there = That is the moment of the first contact: { $at } s after the start, with the workpiece { $way } mm on.
why_two-arms_belt-where_early = When the workpiece is here, { $at } s have passed and the arm is where the pale arm is: { $gap } mm are still between them. The first contact comes later.
why_two-arms_belt-where_late = When the workpiece is here, { $at } s have passed, and the pale arm shows where the arm would be by then. They have met before.
why_freedoms_on-table = A face on a plane can shift in two directions within it and turn about its normal. Whatever would lift it or tilt it is taken away.
why_freedoms_second = Two planes that are not parallel have one line in common. Ask which shifts stay in both planes, and which turns keep both faces flat.
why_freedoms_third = Three planes meet in a point. Ask which shift would stay in all three of them.
why_freedoms_pull = A face lets go when the hand is farther away than k √A. The face measures 70 × 70 mm, so √A is 70 mm; the number “k” beside tells what share of that it is.
why_freedoms_half = The distance is k √A, with A the area that is covered. If half of the area is covered, ask what becomes of its root.
why_gap_hollows = The goal pulls everywhere, and obstacles push. A hollow is where the pull leads straight into a push: look on the near side of whatever stands across the way to the goal.
why_gap_how = Compare the narrowest place that it has to pass with the robot’s sides. If it fits there as it stands, it can shift through; if it fits only another way round, it must turn; if it fits no way, there is none. Mind that a wider place may be farther off.
why_gap_how_by-shifts = Without a turn it has to fit as it stands, in each place that it passes. Hold the robot’s longer side against the narrowest of them.
why_gap_how_with-turns = A turn is needed only where it does not fit as it stands. Look whether it does, and whether there is room for the turn before the narrow place.
why_gap_how_not-at-all = No way is found if every opening is too narrow for every position in which the search tries the robot. Look for a wider opening, even one far aside.
why_gap_hits = At the nodes the robot was looked at. Between two of them it shifts and turns, and only a check of the whole leg says what it sweeps. Ask how this search makes its legs.
why_door_climb = It goes only where the value is lower than where it stands. A closed door is a mountain across the way: ask whether one can come round it without going uphill.
why_door_on = The door has slid by { $opening } mm, and the field was made anew. Compare the opening with the robot, and ask whether from its place it goes downhill all the way.
why_door_less = What was found before stays true wherever the door was not and is not. The proof took { $poses } poses; only what the door’s slide has changed must be looked at again.
why_move-it_less = Of the plan made before, all stays true that the block has not touched. Making it anew looks at everything again; mending looks only where the block was and is.
why_shuttle_how = Compare the robot’s width with the space between the seat and the legs. Where it does not fit as it stands, it has to turn on its way, or there is none.
why_fails_published = The paper’s search sees the robot only in the middles of cells, and turns it only there. Ask whether a cell has its middle where the robot fits. What is between two middles it does not ask.
why_fails_ours = Our search follows the robot by steps of a voxel and turns of 30°, each checked from end to end. Ask whether it fits in some position between: one arm first, then a turn.
why_axis_collides = The test says that they collide unless one of the { $edges } edges tells them apart. Look for a straight line along an edge with A on one side and B on the other, and for lines of A’s edges that B does not reach.
why_axis_next = Both contours cast shadows across the next edge. With a gap the test ends; else the overlap is kept if it is smaller than { $kept }, and dropped if not. An edge of a contour with a notch is left out if B does not reach its line.
why_axis_next_axis-kept = An overlap is kept if it is smaller than what was kept so far, { $kept }, or if nothing was. Compare what the two shadows share on the next axis with that.
why_axis_next_axis-dropped = An overlap is dropped if it is no smaller than what was kept so far, { $kept }. Look from which side the two shadows share least.
why_axis_next_axis-aside = An edge is left out if B does not reach the line through it, which can only be so beside a notch of A. Prolong the next edge in your mind, and see whether B crosses it.
why_axis_next_axis-apart = The test ends here only if the shadows leave a gap. Look along the next edge, past A: is there a clear line between A and B?
why_axis_clear-now = A moves by { $by } along the kept axis. That is enough if the contours overlapped along it by no more, wherever they did; with a notch the shadows do not tell all. Look at the picture after the move.
why_axis_is-apart = The test looked at lines, which go on where edges end. What lies deep inside A crosses no line of its edges at all: look at the picture, not at the shadows.
why_four_published-clears = The test moves A by the smallest overlap that it finds along one axis. It overlaps by { $depth }. With a notch the smallest overlap along an axis need not be a way out.
why_four_published-apart = The test finds them apart if an edge’s normal shows a gap, or if B reaches none of the lines of A’s edges. A line goes on where its edge ends, so B can cross it beside A.
why_four_same = Both go through pairs of convex pieces and move A out of the pair that is deepest. Separating axes moved it by { $by }. Ask whether the shortest way out of two convex pieces depends on how one looks for it.
why_four_way-out = The exact method looks for the shortest way out of the whole contour. The deepest pair of pieces knows nothing of its neighbours: moved out of one piece, A may still be in the next, or be moved farther than it needs.
why_four_way-out_there = A is out of B here, on a way of { $by }, and no way is much shorter.
why_four_way-out_overlap = A is not out of B here: what both still have in common is hatched, and another { $left } would be needed to part them. The notches are what makes it hard: out of one arm, A may still be in the next.
why_four_way-out_longer = A is out of B here, but the way of { $by } is { $longer } longer than need be. Try the other sides: a shorter way may lead out where the contours only just overlap.
why_errs_most = A false hit needs only that B crosses the lines of A’s edges; a missed overlap needs that B is so deep in A that it crosses none; a move fails when one overlap along an axis is no way out. Ask which of these happens most easily.
why_errs_convex = For a convex A, an axis with a gap exists whenever the contours are apart, and a line of an edge never passes through the inside. Ask what is left to be wrong about.
why_errs_corners = With more corners there are more notches and more short edges, and each edge offers an axis. The smallest overlap of all is taken. Ask whether more offers make a false one likelier to win.
why_figure-3_pieces = With { $corners } corners A has { $pieces } convex pieces. A piece ends at a notch: ask how the number of notches grows when there are twice as many corners.
why_figure-3_clears = The first move follows the smallest overlap along one axis of an edge. At { $corners } corners it cleared { $published } of { $overlapping }. With more corners A has more notches, where such a move is no way out.
