### Move it while it runs.

lesson_move-it = Move it while it runs

about_move-it = Drag a block into the robot’s way: the plan is mended at once.

source_move-it = After Kitamura 1996, section 4.4.1, where an obstacle moves · the search is ours: D* Lite (Koenig and Likhachev 2002) over steps that are checked exactly

parameter_move-it_x = Block, across
parameter_move-it_y = Block, along the wall

say_move-it_world = a block to drag
    .text1 = The robot, a T, is to get to the ring through one of two gaps. The block can stand in the way: drag it, or move it by the arrow keys.
    .text2 = Each time it moves, the plan is made fit again.
    .formula1 = drag the block

say_move-it_way = the plan
    .text1 = The shortest way by steps of a voxel and turns of 45°, made shorter still. Put the block into the gap that it uses and see.
    .text2 = On this way the robot turns by { $turned }°.
    .formula1 = turned by { $turned }°

say_move-it_none = no way
    .text1 = With the block here there is no way by steps of a voxel and turns of 45°.
    .text2 = To know that, the search looked on from { $mended } poses; made anew it would have been { $anew }.
    .formula1 = no way

say_move-it_still = nothing to mend
    .text1 = The block is where the plan was made for. To mend it the search looked on from { $mended } poses; to make it took { $anew }.
    .text2 = The dots are all places that it knows of. Now move the block.
    .formula1 = { $mended } poses · anew { $anew }

say_move-it_mended = mended
    .text1 = The gray line was the plan before the block was moved. Only what the block has changed was looked at again: from { $mended } poses, where a plan made anew looks on from { $anew }.
    .text2 = The dots are all places that the search knows of by now.
    .formula1 = { $mended } poses · anew { $anew }

say_move-it_robot = the robot on its way
    .text1 = Some poses on the way. Between two of them the robot shifts and turns at the same time.
    .text2 = Each leg was checked from end to end, with the block where it is now.
    .formula1 = turned by { $turned }°

question_move-it_less = will mending the plan take fewer poses than making it anew?

chart_turned-on-way = Turned on the way

axis_degrees-turned = degrees

line_plan-now = the plan now
line_plan-before = before the block moved

label_drag-me = drag me

why_move-it_less = Of the plan made before, all stays true that the block has not touched. Making it anew looks at everything again; mending looks only where the block was and is.

## Pseudocode

move-it_begin = rest(goal) ← 0; waiting ← { "{" }goal{ "}" }
move-it_repeat = plan: repeat until the start is settled:
move-it_lowest = u ← the waiting pose of least rest(u) + estimate(start, u)
move-it_none = if nothing waits: there is no way by such steps
move-it_around = for each pose v, a voxel’s step or a turn of 45° from u:
move-it_edge = is the step free, from its beginning to its end?
move-it_rest = rest(v) ← the least of step + rest over its neighbours; if that is new, v waits
move-it_follow = the way: from the start, always to the neighbour with the least step + rest
move-it_shorten = cut legs short where nothing is in between
move-it_block = the block moves: test the steps again, around where it was and where it is
move-it_still = if nothing has changed: nothing waits, the way stays
move-it_mended = else what changed waits again, and plan goes on
move-it_robot = along each leg the robot shifts and turns at the same time
