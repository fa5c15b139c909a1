### Through the gap.

lesson_through-the-gap = Through the gap

about_through-the-gap = A robot like an L finds its way downhill in a field, and has to turn to pass a gap. Five more worlds show one trait each.

source_through-the-gap = Kitamura 1996, chapter 4, figures 4.3 and 4.4 · the figures’ world and robot are unavailable; ours are invented · our search is not the paper’s

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

parameter_through-the-gap_alpha = Turn by

choice_through-the-gap_alpha_30 = 30°
choice_through-the-gap_alpha_45 = 45°

parameter_through-the-gap_norm = Distance in the field

choice_through-the-gap_norm_taxicab = Along the axes
choice_through-the-gap_norm_euclidean = Straight

say_gap_world = a robot and a gap
    .text1 = The robot, an L, is to get to the ring on the other side of the wall. The gap is { $gap } mm wide.
    .text2 = The world is a square that is halved again and again, down to voxels of 2 mm. All obstacles together are { $full } full cells, or { $compacted } squares of any size. The rest is { $empty } empty cells.
    .formula1 = { $full } full · { $empty } empty

say_gap_world-pocket = a pocket in the way
    .text1 = Between the robot and the ring stands a pocket, open to the robot. Straight on leads into it. The way leads past it, where { $gap } mm are free on either side.
    .text2 = All obstacles together are { $full } full cells, or { $compacted } squares of any size. The rest is { $empty } empty cells.
    .formula1 = { $full } full · { $empty } empty

say_gap_world-two-gaps = two gaps
    .text1 = The wall has two gaps: one of { $gap } mm straight ahead, and one of 24 mm far aside. Through the wide one the robot can pass as it stands. The way through the narrow one is shorter, but the robot may have to turn.
    .text2 = All obstacles together are { $full } full cells, or { $compacted } squares of any size. The rest is { $empty } empty cells.
    .formula1 = { $full } full · { $empty } empty

say_gap_world-zigzag = a zigzag
    .text1 = One wall leaves { $gap } mm free above its end, the next one { $gap } mm below its end. The goal pulls straight on, and the way goes up and down.
    .text2 = All obstacles together are { $full } full cells, or { $compacted } squares of any size. The rest is { $empty } empty cells.
    .formula1 = { $full } full · { $empty } empty

say_gap_world-island = an island
    .text1 = A broad block leaves { $gap } mm free above it and below it. Both ways are equally long, and the robot has to fit all along the block, not only in one place.
    .text2 = All obstacles together are { $full } full cells, or { $compacted } squares of any size. The rest is { $empty } empty cells.
    .formula1 = { $full } full · { $empty } empty

say_gap_world-clutter = clutter
    .text1 = { $blocks } blocks are strewn by chance, always in the same way. Any two of them are at least { $gap } mm apart, along x or along y. No wall says where the way is: there are many.
    .text2 = All obstacles together are { $full } full cells, or { $compacted } squares of any size. The rest is { $empty } empty cells.
    .formula1 = { $full } full · { $empty } empty

say_gap_field = a field pushes and pulls
    .text1 = Each obstacle pushes: its potential is highest inside and falls with the distance. The strongest counts. The goal pulls: its potential grows with the distance from it.
    .text2 = Their sum is the field. Each cell has the colour of its mean.
    .formula1 = P = P_o + P_g
    .formula2 = { $low } … { $high }

say_gap_push = the push, term by term
    .text1 = At the dot the square with the thick edge pushes most. For each of its sides g has a pair a + |a|, which is 0 unless the dot is beyond that side; else it is twice the way beyond, in voxels: { $beyondx } along x, { $beyondy } along y.
    .text2 = Inside the square g is 0, and the push is { $most }. At one voxel from a side g is 2, and the push a third of that. Only the largest push of all squares counts, so that free space has no hilltop.
    .formula1 = P_o = max p
    .formula2 = p = p_max / (1 + g) = { $most } / (1 + { $g }) = { $push }
    .formula3 = g = 2 d_x + 2 d_y = { $beyondx } + { $beyondy }
    .formula4 = 2 d_x = a + |a| + b + |b|
    .formula5 = a = x₀ − l/2 − x
    .formula6 = b = x − x₀ − l/2
    .formula7 = P = P_o + P_g = { $push } + { $pull } = { $whole }

say_gap_push-straight = the push, by the straight distance
    .text1 = At the dot the square with the thick edge pushes most. Twice the way beyond its sides is { $beyondx } voxels along x and { $beyondy } along y. The paper adds the two; here g is twice the straight way to the square.
    .text2 = Inside the square g is 0, and the push is { $most }. At one voxel from a side g is 2, and the push a third of that, as it is along the axes. Past a corner the straight way is shorter, and the push stronger.
    .formula1 = P_o = max p
    .formula2 = p = p_max / (1 + g) = { $most } / (1 + { $g }) = { $push }
    .formula3 = g = √(4 d_x² + 4 d_y²) = √({ $beyondx }² + { $beyondy }²)
    .formula4 = P = P_o + P_g = { $push } + { $pull } = { $whole }

say_gap_heights = the field as a landscape
    .text1 = The same numbers as heights. Obstacles are mountains, and the ground slopes to the goal.
    .text2 =
        There { $hollows ->
            [one] is
           *[other] are
        } { $hollows ->
            [one] { $hollows } hollow
           *[other] { $hollows } hollows
        } beside the goal, marked red, where all neighbours are higher. A ball that only rolls downhill would stay there.
    .formula1 =
        { $hollows ->
            [one] { $hollows } hollow
           *[other] { $hollows } hollows
        }

say_gap_explored = the lowest first
    .text1 = The robot’s value in a cell is the sum of the field over all of its voxels. Of all cells that it can go on to, the search takes the one of the lowest value: so it can leave a hollow.
    .text2 = First it only shifts the robot. Where that leads nowhere it turns it, by { $alpha }° at a time. It looked at { $nodes } nodes, the dots.
    .formula1 = { $nodes } nodes

say_gap_explored-ours = every place, every angle
    .text1 = Our search goes by steps of a voxel and turns of { $alpha }°, from the goal backwards. It takes a step only if the robot hits nothing from the beginning of it to the end.
    .text2 = It looked on from { $nodes } poses. That is more work than the paper’s search does, but nothing is left out.
    .formula1 = { $nodes } poses

say_gap_way = a way
    .text1 = The line joins the middles of the cells and of the sides that they share. On it the robot turns by { $turned }° in all.
    .text2 = It ends in the middle of the goal’s cell. At every node all of the robot’s voxels are empty; what happens between two nodes was not looked at.
    .formula1 = turned by { $turned }°

say_gap_way-ours = a way, made short
    .text1 = This is the shortest way by such steps, after which legs were cut short where nothing is in between.
    .text2 = On it the robot turns by { $turned }° in all.
    .formula1 = turned by { $turned }°

say_gap_failed = no way found
    .text1 = The search has tried all turns at all of its last nodes, and found nothing. The line ends where the value was lowest.
    .text2 = That does not mean that there is no way. The robot is only looked at in the middles of cells.
    .formula1 = { $nodes } nodes, no way

say_gap_proven = there is no way
    .text1 = All poses from which steps of a voxel and turns of { $alpha }° lead to the goal were looked at, { $nodes } of them. The start is not among them.
    .text2 = So there is no way by such steps. A way by smaller ones is not ruled out.
    .formula1 = { $nodes } poses, no way

say_gap_robot = the robot on its way
    .text1 = Some of the poses on the way. Between one pose and the next the robot was now checked exactly, which the paper does not do.
    .text2 = Of { $legs } legs it meets an obstacle on { $hits }.
    .formula1 = { $hits } of { $legs } legs

say_gap_robot-ours = the robot on its way
    .text1 = The poses between which it shifts and turns at the same time. Every leg was checked from end to end while the way was planned.
    .text2 = Checked once more: of { $legs } legs it meets an obstacle on { $hits }.
    .formula1 = { $hits } of { $legs } legs

question_gap_hollows = is there a cell, besides the goal’s, that is lower than all of its neighbours?
question_gap_how = how will the robot get to the goal?
question_gap_hits = will the robot meet an obstacle between two nodes of this way?

label_low = low
label_high = high
label_by-shifts = by shifts alone
label_with-turns = with turns
label_not-at-all = not at all

number_robot-cells = full cells of the robot
number_field-lowest = field, lowest
number_field-highest = field, highest
number_field-hollows = hollows beside the goal
number_term-left = beyond its left side, twice
number_term-right = beyond its right side, twice
number_term-below = beyond its lower side, twice
number_term-above = beyond its upper side, twice
number_push-g = g
number_push-most = the largest push
number_pull-goal = the goal’s pull
number_field-there = the field at the dot
number_nodes-explored = nodes looked at
number_way-length = length of the way
number_way-turned = turned on the way
number_legs-that-meet = legs that meet an obstacle

chart_field-on-way = The field on the way

axis_along-way = mm along the way
axis_field = P

line_way-published = the paper’s search
line_way-ours = our search

why_gap_hollows = The goal pulls everywhere, and obstacles push. A hollow is where the pull leads straight into a push: look on the near side of whatever stands across the way to the goal.
why_gap_how = Compare the narrowest place that it has to pass with the robot’s sides. If it fits there as it stands, it can shift through; if it fits only another way round, it must turn; if it fits no way, there is none. Mind that a wider place may be farther off.
why_gap_how_by-shifts = Without a turn it has to fit as it stands, in each place that it passes. Hold the robot’s longer side against the narrowest of them.
why_gap_how_with-turns = A turn is needed only where it does not fit as it stands. Look whether it does, and whether there is room for the turn before the narrow place.
why_gap_how_not-at-all = No way is found if every opening is too narrow for every position in which the search tries the robot. Look for a wider opening, even one far aside.
why_gap_hits = At the nodes the robot was looked at. Between two of them it shifts and turns, and only a check of the whole leg says what it sweeps. Ask how this search makes its legs.

## Pseudocode

through-the-gap_world = cells ← the world’s empty cells; obstacles ← the full ones, in fewer squares
through-the-gap_field = for each voxel: P ← the largest p_max / (1 + g) of all squares, plus C times the distance to the goal
through-the-gap_push = a square’s push: g ← twice what the place is beyond its sides, x and y together; p ← p_max / (1 + g)
through-the-gap_hollow = a hollow: a cell whose neighbours are all higher, not the goal’s
through-the-gap_open = as published: open ← { "{" }the start’s cell{ "}" }; a cell’s value ← the sum of P over all voxels of the robot there
through-the-gap_lowest = repeat: take the cell of least value from open
through-the-gap_beside = for each neighbour where all voxels of the robot are empty: put it into open
through-the-gap_reached = if that is the goal’s cell: return the way there
through-the-gap_turn = when open is empty: at the leaf of least value turn the robot by steps of α, to the least value
through-the-gap_failed = if it can be turned at no leaf: nothing found
through-the-gap_complete = ours: from the goal backwards, by steps of a voxel and turns of α, the shortest first
through-the-gap_step = a step counts if the robot hits nothing from its beginning to its end
through-the-gap_short = at the start: return the way, its legs cut short where nothing is in between
through-the-gap_proven = nothing left to go on from: there is no way by such steps
through-the-gap_robot = for each leg of the way: does the robot hit anything from its beginning to its end?

## Glossary

potential-field = potential field
    .forms = potential | the field
    .text = A number for each place: obstacles push, the goal pulls, and the robot goes where it is low.

hollow = hollow
    .forms = hollow | hollows
    .text = A cell that is lower than all of its neighbours and is not the goal: a local minimum. Who only goes downhill is caught there.

best-first = best-first search
    .forms = the lowest first | the one of the lowest value
    .text = Of all cells that it can go on to, the search takes the one of the lowest value, wherever that is. So it can leave a hollow, which climbing downhill cannot.

leg = leg
    .forms = leg | legs
    .text = The piece of a way between two of its poses. A way is safe only if each leg was checked from end to end.
