### Through the gap.

lesson_through-the-gap = Through the gap

about_through-the-gap = An L-shaped robot moves downhill in a potential field, and must turn to pass a gap. Five more worlds show one difficulty each.

source_through-the-gap = Kitamura 1996, chapter 4, figures 4.3 and 4.4 · the world and the robot of the figures are unavailable; ours are invented · our search is not the paper’s

parameter_through-the-gap_world = World

choice_through-the-gap_world_wall = A wall with a gap
choice_through-the-gap_world_pocket = Pocket
choice_through-the-gap_world_two-gaps = Two gaps
choice_through-the-gap_world_zigzag = Zigzag
choice_through-the-gap_world_island = Island
choice_through-the-gap_world_clutter = Clutter

parameter_through-the-gap_gap = Gap
parameter_through-the-gap_search = Search

choice_through-the-gap_search_published = The paper’s
choice_through-the-gap_search_ours = Ours

parameter_through-the-gap_alpha = Turn step

choice_through-the-gap_alpha_30 = 30°
choice_through-the-gap_alpha_45 = 45°

parameter_through-the-gap_norm = Distance in the field

choice_through-the-gap_norm_taxicab = Along the axes
choice_through-the-gap_norm_euclidean = Straight line

say_gap_world = a robot and a gap
    .text1 = The L-shaped robot must get to the ring on the other side of the wall. The gap is { $gap } mm wide.
    .text2 = The world is a square, divided into quarters again and again, down to voxels of 2 mm. All obstacles together fill { $full } cells, which can be merged into { $compacted } squares of any size. The other { $empty } cells are empty.
    .formula1 = { $full } full · { $empty } empty

say_gap_world-pocket = a pocket in the way
    .text1 = Between the robot and the ring is a pocket that is open towards the robot. The straight path leads into it. On either side of the pocket, a passage of { $gap } mm is free.
    .text2 = All obstacles together fill { $full } cells, which can be merged into { $compacted } squares of any size. The other { $empty } cells are empty.
    .formula1 = { $full } full · { $empty } empty

say_gap_world-two-gaps = two gaps
    .text1 = The wall has two gaps: one of { $gap } mm straight ahead, and one of 24 mm far to the side. The robot fits through the wide one without turning. The path through the narrow one is shorter, but may need a turn.
    .text2 = All obstacles together fill { $full } cells, which can be merged into { $compacted } squares of any size. The other { $empty } cells are empty.
    .formula1 = { $full } full · { $empty } empty

say_gap_world-zigzag = a zigzag
    .text1 = One wall leaves { $gap } mm free above its end, the next one { $gap } mm below its end. The goal pulls straight on, but the path goes up and down.
    .text2 = All obstacles together fill { $full } cells, which can be merged into { $compacted } squares of any size. The other { $empty } cells are empty.
    .formula1 = { $full } full · { $empty } empty

say_gap_world-island = an island
    .text1 = A broad block leaves { $gap } mm free above it and below it. The path above the block and the path below it are equally long. The robot must fit along the whole block, not only at one place.
    .text2 = All obstacles together fill { $full } cells, which can be merged into { $compacted } squares of any size. The other { $empty } cells are empty.
    .formula1 = { $full } full · { $empty } empty

say_gap_world-clutter = clutter
    .text1 = { $blocks } blocks are placed at random, always in the same places. Any two of them are at least { $gap } mm apart, along x or along y. There are many paths, and none of them is obvious.
    .text2 = All obstacles together fill { $full } cells, which can be merged into { $compacted } squares of any size. The other { $empty } cells are empty.
    .formula1 = { $full } full · { $empty } empty

say_gap_field = a field pushes and pulls
    .text1 = Each obstacle pushes: its potential is highest inside and falls with distance. Only the strongest push counts. The goal pulls: its potential grows with the distance from the goal.
    .text2 = Their sum is the field. The colour of a cell shows its mean value.
    .formula1 = P = P_o + P_g
    .formula2 = { $low } … { $high }

say_gap_push = the push, term by term
    .text1 = At the dot, the square with the thick edge pushes most. For each side of this square, g has a term a + |a|. The term is 0 unless the dot lies beyond that side; then it is twice the distance from that side, in voxels. Here that gives { $beyondx } along x and { $beyondy } along y.
    .text2 = Inside the square g is 0, and the push is { $most }. One voxel outside a side, g is 2, and the push is a third of that. Only the largest push of all squares counts, so the field has no peaks in free space.
    .formula1 = P_o = max p
    .formula2 = p = p_max / (1 + g) = { $most } / (1 + { $g }) = { $push }
    .formula3 = g = 2 d_x + 2 d_y = { $beyondx } + { $beyondy }
    .formula4 = 2 d_x = a + |a| + b + |b|
    .formula5 = a = x₀ − l/2 − x
    .formula6 = b = x − x₀ − l/2
    .formula7 = P = P_o + P_g = { $push } + { $pull } = { $whole }

say_gap_push-straight = the push, by straight-line distance
    .text1 = At the dot, the square with the thick edge pushes most. Twice the distance beyond its sides is { $beyondx } voxels along x and { $beyondy } along y. The paper adds the two; here g is twice the straight-line distance to the square.
    .text2 = Inside the square g is 0, and the push is { $most }. One voxel outside a side, g is 2, and the push is a third of that, as with distances along the axes. Beyond a corner the straight line is shorter than the sum, so the push is stronger.
    .formula1 = P_o = max p
    .formula2 = p = p_max / (1 + g) = { $most } / (1 + { $g }) = { $push }
    .formula3 = g = √(4 d_x² + 4 d_y²) = √({ $beyondx }² + { $beyondy }²)
    .formula4 = P = P_o + P_g = { $push } + { $pull } = { $whole }

say_gap_heights = the field as a landscape
    .text1 = Here the same numbers are heights. Obstacles are mountains, and the ground slopes down to the goal.
    .text2 =
        Besides the goal, there { $hollows ->
            [one] is
           *[other] are
        } { $hollows ->
            [one] { $hollows } local minimum
           *[other] { $hollows } local minima
        }, marked red: cells whose neighbours are all higher. A ball that only rolls downhill would get stuck there.
    .formula1 =
        { $hollows ->
            [one] { $hollows } local minimum
           *[other] { $hollows } local minima
        }

say_gap_explored = the lowest first
    .text1 = The robot’s value in a cell is the sum of the field over all voxels of the robot there. Of all cells that the robot can go to next, the search takes the one with the lowest value. So the search can leave a local minimum.
    .text2 = At first the search only shifts the robot. Where shifts lead nowhere, it turns the robot by { $alpha }° at a time. The search examined { $nodes } nodes, shown as dots.
    .formula1 = { $nodes } nodes

say_gap_explored-ours = every place, every angle
    .text1 = Our search takes steps of one voxel and turns of { $alpha }°, from the goal backwards. It takes a step or a turn only if the robot hits nothing on the whole motion.
    .text2 = It expanded { $nodes } poses. That is more work than the paper’s search does, but no path of such steps is missed.
    .formula1 = { $nodes } poses

say_gap_way = a path
    .text1 = The line joins the centres of cells and the midpoints of the sides they share. Along it the robot turns by { $turned }° in all.
    .text2 = It ends at the centre of the goal’s cell. At every node all voxels of the robot are in empty space. Between two nodes nothing was checked.
    .formula1 = turned by { $turned }°

say_gap_way-ours = a shortened path
    .text1 = This is the shortest path made of such steps. Its legs were then cut short where no obstacle is in between.
    .text2 = Along it the robot turns by { $turned }° in all.
    .formula1 = turned by { $turned }°

say_gap_failed = no path found
    .text1 = The search tried every turn at every node from which no shift leads on, and found nothing. The line ends where the value was lowest.
    .text2 = That does not prove that there is no path: the search tests the robot only at the centres of cells.
    .formula1 = { $nodes } nodes, no path

say_gap_proven = there is no path
    .text1 = The search examined all { $nodes } poses from which steps of one voxel and turns of { $alpha }° lead to the goal. The start is not among them.
    .text2 = So no path of such steps exists. A path of smaller steps is not ruled out.
    .formula1 = { $nodes } poses, no path

say_gap_robot = the robot on its path
    .text1 = Play moves the robot along the path. The motion between neighbouring poses is now checked exactly, which the paper does not do. Red robots show where a leg first hits an obstacle.
    .text2 = The robot hits an obstacle on { $hits } of { $legs } legs.
    .formula1 = { $hits } of { $legs } legs

say_gap_robot-ours = the robot on its path
    .text1 = Play moves the robot along the path. On each leg it shifts and turns at the same time. Every leg was checked from end to end while the path was planned.
    .text2 = A second check finds that the robot hits an obstacle on { $hits } of { $legs } legs.
    .formula1 = { $hits } of { $legs } legs

question_gap_hollows = is there a cell, besides the goal’s, that is lower than all of its neighbours?
question_gap_how = how will the robot get to the goal?
question_gap_hits = will the robot hit an obstacle between two nodes of this path?

label_low = low
label_high = high
label_by-shifts = by shifts alone
label_with-turns = with turns
label_not-at-all = not at all

number_robot-cells = full cells of the robot
number_field-lowest = field, lowest
number_field-highest = field, highest
number_field-hollows = other local minima
number_term-left = 2 × distance past left side
number_term-right = 2 × distance past right side
number_term-below = 2 × distance past lower side
number_term-above = 2 × distance past upper side
number_push-g = g
number_push-most = push at the dot
number_pull-goal = the goal’s pull
number_field-there = the field at the dot
number_nodes-explored = nodes examined
number_way-length = length of the path
number_way-turned = turned along the path
number_legs-that-meet = legs that hit an obstacle

chart_field-on-way = The field along the path

axis_along-way = mm along the path
axis_field = P

line_way-published = the paper’s search
line_way-ours = our search

why_gap_hollows = The goal pulls everywhere, and obstacles push. A local minimum arises where the pull leads straight into a push. Look at the near side of whatever stands between the robot and the goal.
why_gap_how = Compare the narrowest place on the path with the robot’s sides. If the robot fits there without turning, shifts are enough. If it fits only in another orientation, it must turn. If it never fits, there is no path. A wider place may be farther away.
why_gap_how_by-shifts = Without a turn the robot must fit, in its present orientation, at every place that it passes. Compare the robot’s longer side with the narrowest of these places.
why_gap_how_with-turns = A turn is needed only where the robot does not fit in its present orientation. Check whether it fits, and whether there is room to turn before the narrow place.
why_gap_how_not-at-all = No path is found if every opening is too narrow for every pose in which the search tests the robot. Look for a wider opening, even one far to the side.
why_gap_hits = The robot was checked at the nodes. Between two nodes it shifts and turns, and only a check of the whole leg covers the space that the robot sweeps. How does this search make its legs?

## Pseudocode

through-the-gap_world = cells ← the world’s empty cells; obstacles ← the full ones, in fewer squares
through-the-gap_field = for each voxel: P ← the largest p_max / (1 + g) of all squares, plus C times the distance to the goal
through-the-gap_push = a square’s push: g ← twice the distance beyond its sides, x and y together; p ← p_max / (1 + g)
through-the-gap_hollow = a local minimum: a cell whose neighbours are all higher, not the goal’s
through-the-gap_open = as published: open ← { "{" }the start’s cell{ "}" }; a cell’s value ← the sum of P over all voxels of the robot there
through-the-gap_lowest = repeat: take the cell with the lowest value from open
through-the-gap_beside = for each neighbour where all voxels of the robot are empty: put it into open
through-the-gap_reached = if that is the goal’s cell: return the path to it
through-the-gap_turn = when open is empty: at the leaf with the lowest value turn the robot by steps of α, to the lowest value
through-the-gap_failed = if no leaf allows a turn: nothing found
through-the-gap_complete = ours: from the goal backwards, by steps of one voxel and turns of α, the shortest first
through-the-gap_step = take a step only if the robot hits nothing during the whole step
through-the-gap_short = at the start: return the path, its legs cut short where no obstacle is in between
through-the-gap_proven = nothing left to expand: no path of such steps exists
through-the-gap_robot = for each leg of the path: does the robot hit anything from its beginning to its end?

## Glossary

potential-field = potential field
    .forms = potential | the field
    .text = A function that gives a number to each place. Obstacles push, the goal pulls, and the robot moves where the number is low.

hollow = local minimum
    .forms = local minimum | local minima
    .text = A cell that is lower than all of its neighbours and is not the goal. A robot that only goes downhill gets stuck there.

best-first = best-first search
    .forms = the lowest first | the one with the lowest value
    .text = Of all cells that the robot can go to next, the search takes the one with the lowest value, wherever that cell is. So it can leave a local minimum, while plain descent cannot.

leg = leg
    .forms = leg | legs
    .text = The piece of a path between two of its poses. A path is safe only if each leg was checked from end to end.

## Claims

narrow-place_source = Kitamura 1996, section 4.4.1, figures 4.2 to 4.4
narrow-place_says = A robot of any shape, turned in steps of 30°, finds its path among the cells of a plane. It turns to pass a narrow place.
narrow-place_why = The world of the figure is unavailable, so only the behaviour can be compared. The thesis does not check whether the robot hits anything between two nodes. In the zigzag the robot does. In a gap of 10 mm the search finds nothing, although there is a path.
