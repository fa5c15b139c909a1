### Where the search fails.

lesson_where-it-fails = Where the search fails

about_where-it-fails = Each world has one difficulty. In most worlds the paper’s search finds nothing; in some it finds a detour, or a path that collides. Our search can prove that no path of its steps exists.

source_where-it-fails = Kitamura 1996, section 4.3.4: the search is not complete, which the paper does not say · our search is complete at its resolution

parameter_where-it-fails_world = World

choice_where-it-fails_world_beside = Off the cell centres
choice_where-it-fails_world_turn = A gap to turn in
choice_where-it-fails_world_closed = Too narrow
choice_where-it-fails_world_pocket = Pocket
choice_where-it-fails_world_two-gaps = Two gaps
choice_where-it-fails_world_zigzag = Zigzag
choice_where-it-fails_world_island = Island
choice_where-it-fails_world_clutter = Clutter

parameter_where-it-fails_seed = Seed of the clutter

say_fails_beside = wide enough
    .text1 = The robot is a square of 12 mm, and the gap is 14 mm wide. It can pass straight on, without a turn.
    .text2 = The paper’s search tests the robot only at the centres of cells.
    .formula1 = 12 mm through 14 mm

say_fails_world = an L and a gap
    .text1 = The L from “Through the gap” stands before a gap that is narrower than the L’s short side.
    .text2 = Is the gap too narrow? One arm could go in first, and then the robot could turn in the gap.
    .formula1 = is there a path?

say_fails_pocket = a pocket
    .text1 = The goal pulls the L straight into a pocket that is open towards it. On either side of the pocket, a passage of 12 mm is free.
    .text2 = In its present orientation the L is too tall for these passages. Its short side measures 12 mm, so the L fits when it is turned.
    .formula1 = 12 mm on either side

say_fails_two-gaps = a narrow gap and a wide one
    .text1 = Straight ahead of the L is a gap of 10 mm, narrower than its short side. Far to the side is a gap of 24 mm, through which the L fits without turning.
    .text2 = So there is a path. Which gap will the search find?
    .formula1 = 10 mm near, 24 mm far

say_fails_zigzag = a zigzag
    .text1 = The L must pass above the end of one wall and below the end of the next. Each passage is 10 mm wide, narrower than the L’s short side.
    .text2 = In a gap between two walls, one arm could go in first. Here each passage lies at the edge of the world, where there is no room for the other arm.
    .formula1 = 10 mm above, 10 mm below

say_fails_island = an island
    .text1 = A broad block leaves 12 mm free above it and below it. That equals the short side of the L.
    .text2 = The robot must turn before it reaches the block, and stay turned along the whole block.
    .formula1 = 12 mm above, 12 mm below

say_fails_clutter = clutter
    .text1 = { $blocks } blocks are placed at random, at least 6 mm apart along x or along y. Another seed gives another arrangement.
    .text2 = There are many routes to try, and most of them end between two blocks.
    .formula1 = { $blocks } blocks

say_fails_published-beside = no cell centre where the robot fits
    .text1 = The search examined { $nodes } nodes and found nothing. All dots are on the start’s side of the wall.
    .text2 = To pass, the robot must be within 1 mm of the gap’s centre line, and no cell has its centre there. So the search never finds that the robot can pass.
    .formula1 = { $nodes } nodes, no path

say_fails_published = the paper’s search ends
    .text1 = The search examined { $nodes } nodes. At every node from which no shift leads on, it turned the robot, and it found nothing.
    .text2 = The search cannot show whether no path exists or whether it missed one.
    .formula1 = { $nodes } nodes, no path

say_fails_published-way = the paper’s search finds a path
    .text1 = The search examined { $nodes } nodes and found a path. The path joins the places where the robot was tested: centres of cells.
    .text2 = The motion between these places was not tested. A check of each leg shows that the robot hits an obstacle on { $hits } of { $legs } legs. The robot is red where it first hits one.
    .formula1 = { $nodes } nodes · { $hits } of { $legs } legs

say_fails_ours = our search
    .text1 = Our search goes from the goal backwards, by steps of one voxel and turns of 30°. Each step and each turn is checked from end to end. The search expanded { $poses } poses; the dots are positions of the robot’s centre.
    .text2 = The search ends when it reaches the start, or when no pose is left to expand.
    .formula1 = { $poses } poses

say_fails_way = there is a path
    .text1 = There is a path, and the paper’s search missed it. On this path the robot turns by { $turned }°.
    .text2 = The miss is no accident. To pass, the robot must be where no cell has its centre, or must turn while it moves.
    .formula1 = turned by { $turned }°

say_fails_both = two paths
    .text1 = Our path is { $short } mm long, the paper’s { $long } mm. On our path the robot turns by { $turned }°, and every leg was checked from end to end.
    .text2 = The paper’s search goes on where the value is lowest, and shifts the robot as long as shifts lead on. It takes the first path that it finds. Our search takes the shortest path of its steps, then cuts its legs short.
    .formula1 = { $long } mm → { $short } mm

say_fails_proven = proven: no path
    .text1 = The search examined all { $poses } poses from which such steps lead to the goal. The start is not among them. For these steps, that is a proof that no path exists.
    .text2 = It proves nothing about smaller steps: where the robot only just fits, there may be a path between the poses that were examined.
    .formula1 = { $poses } poses, none left

say_fails_no-way = proven: the paper’s path is not free
    .text1 = Our search examined all { $poses } poses from which such steps lead to the goal. The start is not among them, so no path of such steps exists.
    .text2 = On the path that the paper’s search found, the robot hits an obstacle on { $hits } of { $legs } legs. The robot would have to pass where it does not fit.
    .formula1 = { $poses } poses, none left

say_fails_all = in all worlds
    .text1 = In { $found } of the { $worlds } worlds of this lesson the paper’s search finds a path. On { $clean } of these paths the robot hits nothing.
    .text2 = The search is fast, and it works where there is room. But every path that it finds must be checked. Where it finds nothing, a path may still exist.
    .formula1 = { $found } of { $worlds } found · { $clean } without contact

number_worlds-tried = worlds of this lesson
number_worlds-found = paper’s search finds a path
number_worlds-clean = paths on which the robot hits nothing

question_fails_published = will the paper’s search find a path?
question_fails_ours = is there a path of steps of one voxel and turns of 30°?

why_fails_published = The paper’s search tests the robot only at the centres of cells, and turns it only there. Does any cell have its centre where the robot fits? The motion between two centres is not tested.
why_fails_ours = Our search moves the robot by steps of one voxel and turns of 30°, each checked from end to end. Can the robot pass in a pose that the paper’s search does not test? One arm could go in first, followed by a turn.

## Pseudocode

where-it-fails_world = from the start, is there a path to the goal?
where-it-fails_open = as published: open ← { "{" }the start’s cell{ "}" }
where-it-fails_lowest = repeat: take the cell with the lowest value from open
where-it-fails_beside = for each neighbour, with the robot at the centre of that cell:
where-it-fails_free = if all voxels of the robot are empty there: put the cell into open
where-it-fails_reached = if that is the goal’s cell: return the path to it, through the centres of cells
where-it-fails_turn = when open is empty: at the leaf with the lowest value turn by 30°, 60°, …
where-it-fails_failed = if no leaf allows a turn: nothing found
where-it-fails_ours = ours: from the goal backwards: waiting ← { "{" }goal{ "}" }
where-it-fails_next = repeat: expand the waiting pose with the shortest whole path
where-it-fails_step = for each step of one voxel and turn of 30°: if nothing is hit during the whole step, its end waits
where-it-fails_way = at the start: return the path
where-it-fails_proven = if nothing waits: no path of such steps exists
where-it-fails_legs = for each leg of the published path: does the robot hit anything from its beginning to its end?

## Glossary

completeness = complete search
    .forms = there is no path | no path | a proof | no path of such steps exists | no path out of such steps | no path at this resolution
    .text = A search is complete if it finds a path whenever there is one. It is complete at a resolution if this holds for steps of a given size: when the search finds nothing, no path of such steps exists.

resolution = resolution
    .forms = steps of one voxel
    .text = The size of the steps that a search takes: here one voxel, and a turn of 30° or 45°. The search cannot find a path that needs smaller steps.

## Claims

nine-worlds_source = Kitamura 1996, sections 4.3.4 and 4.4.2
nine-worlds_says = Nine static worlds in space were tried and timed. The thesis reports no world in which the search found nothing.
nine-worlds_why = Our worlds are flat and were chosen to show where the search fails; those of the thesis were not. The search tests the robot only at the centres of cells, and turns it only where no shift leads on. So it misses paths, and treats motions as free that it has not tested.
