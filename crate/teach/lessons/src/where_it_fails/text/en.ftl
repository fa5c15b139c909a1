### Where it fails.

lesson_where-it-fails = Where it fails

about_where-it-fails = Worlds with one difficulty each. In most the paper’s search finds nothing, in some it finds a detour, or a path that collides. Where there is no path, that can be proven.

source_where-it-fails = Kitamura 1996, section 4.3.4, whose search is not complete and does not say so · our search is complete at its resolution

parameter_where-it-fails_world = World

choice_where-it-fails_world_beside = Beside the middles
choice_where-it-fails_world_turn = A gap to turn in
choice_where-it-fails_world_closed = Too narrow
choice_where-it-fails_world_pocket = Pocket
choice_where-it-fails_world_two-gaps = Two gaps
choice_where-it-fails_world_zigzag = Zigzag
choice_where-it-fails_world_island = Island
choice_where-it-fails_world_clutter = Clutter

parameter_where-it-fails_seed = Seed of the clutter

say_fails_beside = wide enough
    .text1 = The robot is a square of 12 mm, and the gap is 14 mm wide. It can pass without a turn, straight on.
    .text2 = The paper’s search looks at the robot only in the middles of cells.
    .formula1 = 12 mm through 14 mm

say_fails_world = an L and a gap
    .text1 = The L from “Through the gap”, before a gap that is narrower than its short side.
    .text2 = Is it too narrow? One arm could go in first, then the robot turns in the gap.
    .formula1 = is there a way?

say_fails_pocket = a pocket
    .text1 = The goal pulls the L straight into a pocket that is open to it. The way leads past the pocket, where 12 mm are free on either side.
    .text2 = As it stands the L is too high for that. Turned, its short side is 12 mm.
    .formula1 = 12 mm on either side

say_fails_two-gaps = a narrow gap and a wide one
    .text1 = Straight ahead of the L the wall has a gap of 10 mm, narrower than its short side. Far aside there is one of 24 mm, through which it passes as it stands.
    .text2 = So there is a way. Which one will be found?
    .formula1 = 10 mm near, 24 mm far

say_fails_zigzag = a zigzag
    .text1 = The L has to pass above the end of one wall and below the end of the next. Each time 10 mm are free, less than its short side.
    .text2 = At a gap in a wall one arm could go in first. Here the world ends where the gap does.
    .formula1 = 10 mm above, 10 mm below

say_fails_island = an island
    .text1 = A broad block leaves 12 mm free above it and below it. That is as much as the short side of the L.
    .text2 = It has to turn before it comes there, and to stay turned all along the block.
    .formula1 = 12 mm above, 12 mm below

say_fails_clutter = clutter
    .text1 = { $blocks } blocks are strewn by chance, at least 6 mm apart along x or along y. Another seed strews them in another way.
    .text2 = There are many ways to try, and most of them end between two blocks.
    .formula1 = { $blocks } blocks

say_fails_published-beside = no cell has its middle there
    .text1 = The search has looked at { $nodes } nodes and found nothing. All dots are on this side of the wall.
    .text2 = In the gap the robot has to be within 1 mm of the gap’s middle, and no cell has its own middle there. So the search never sees it pass.
    .formula1 = { $nodes } nodes, no way

say_fails_published = the paper’s search ends
    .text1 = The search has looked at { $nodes } nodes, turned the robot at all of its last ones, and found nothing.
    .text2 = It cannot say whether there is no way or whether it has missed it.
    .formula1 = { $nodes } nodes, no way

say_fails_published-way = the paper’s search finds a way
    .text1 = The search has looked at { $nodes } nodes and found a way. It joins the places where the robot was looked at, the middles of cells.
    .text2 = What is between two of them was not looked at. Checked now, the robot meets an obstacle on { $hits } of { $legs } legs. Where it first meets one, it is red.
    .formula1 = { $nodes } nodes · { $hits } of { $legs } legs

say_fails_ours = our search
    .text1 = By steps of a voxel and turns of 30°, each checked from end to end, our search goes from the goal backwards. It looked on from { $poses } poses; the dots are where the robot’s middle was.
    .text2 = It ends at the start, or when nothing is left to look at.
    .formula1 = { $poses } poses

say_fails_way = there is a way
    .text1 = So there was one, and the paper’s search has missed it. The robot turns by { $turned }° on it.
    .text2 = What was missed is not a matter of luck: the robot has to be where no cell has its middle, or has to turn while it moves.
    .formula1 = turned by { $turned }°

say_fails_both = two ways
    .text1 = Our way is { $short } mm long, the paper’s { $long } mm. On ours the robot turns by { $turned }°, and every leg was checked from end to end.
    .text2 = The paper’s search goes on where the value is lowest, by shifts as long as they lead on, and takes the first way that it comes to. Ours takes the shortest by its steps, and cuts its legs short.
    .formula1 = { $long } mm → { $short } mm

say_fails_proven = proven: no way
    .text1 = All { $poses } poses from which such steps lead to the goal were looked at, and the start is not among them. That is a proof for these steps.
    .text2 = For smaller steps it is none: a way that fits only exactly may be between them.
    .formula1 = { $poses } poses, none left

say_fails_no-way = proven: the way is none
    .text1 = All { $poses } poses from which such steps lead to the goal were looked at, and the start is not among them: there is no way by such steps.
    .text2 = On { $hits } of { $legs } legs of the way that the paper’s search has found the robot meets an obstacle. It would have to pass where it does not fit.
    .formula1 = { $poses } poses, none left

say_fails_all = in all worlds
    .text1 = In { $found } of the { $worlds } worlds of this lesson the paper’s search finds a way. On { $clean } of these ways the robot meets nothing.
    .text2 = The search is quick, and where there is room it serves. But what it finds has to be checked, and where it finds nothing, nothing is known.
    .formula1 = { $found } of { $worlds } found · { $clean } without contact

number_worlds-tried = worlds of this lesson
number_worlds-found = in which the paper’s search finds a way
number_worlds-clean = on whose way the robot meets nothing

question_fails_published = will the paper’s search find a way?
question_fails_ours = is there a way by steps of a voxel and turns of 30°?

why_fails_published = The paper’s search sees the robot only in the middles of cells, and turns it only there. Ask whether a cell has its middle where the robot fits. What is between two middles it does not ask.
why_fails_ours = Our search follows the robot by steps of a voxel and turns of 30°, each checked from end to end. Ask whether it fits in some position between: one arm first, then a turn.

## Pseudocode

where-it-fails_world = from the start, is there a way to the goal?
where-it-fails_open = as published: open ← { "{" }the start’s cell{ "}" }
where-it-fails_lowest = repeat: take the cell of least value from open
where-it-fails_beside = for each neighbour, with the robot in the middle of that cell:
where-it-fails_free = if all voxels of the robot are empty there: put the cell into open
where-it-fails_reached = if that is the goal’s cell: return the way there, by the middles of cells
where-it-fails_turn = when open is empty: at the leaf of least value turn by 30°, 60°, …
where-it-fails_failed = if it can be turned at no leaf: nothing found
where-it-fails_ours = ours: from the goal backwards: waiting ← { "{" }goal{ "}" }
where-it-fails_next = repeat: go on from the waiting pose of the shortest whole way
where-it-fails_step = for each step of a voxel and turn of 30°: if nothing is hit from its beginning to its end, its end waits
where-it-fails_way = at the start: return the way
where-it-fails_proven = if nothing waits: there is no way by such steps
where-it-fails_legs = for each leg of the way as published: does the robot hit anything from its beginning to its end?

## Glossary

completeness = complete search
    .forms = There is no way | a proof | no way by such steps | no way out by such steps | no way at this resolution
    .text = A search is complete if it finds a way whenever there is one. At a resolution it is complete for steps of a given size: when it ends with nothing, it has proven that there is no way by such steps.

resolution = resolution
    .forms = steps of a voxel
    .text = The size of the steps that a search goes by: here a voxel and a turn by 30° or 45°. What only smaller steps could do it does not see.
