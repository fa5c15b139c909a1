### Move it while it runs.

lesson_move-it = Move it while it runs

about_move-it = Drag a block into the robot’s path: the plan is repaired at once.

source_move-it = After Kitamura 1996, section 4.4.1, where an obstacle moves · the search is ours: D* Lite (Koenig and Likhachev 2002) with exactly checked steps

parameter_move-it_x = Block, across
parameter_move-it_y = Block, along the wall

say_move-it_world = a block to drag
    .text1 = The T-shaped robot must get to the ring through one of two gaps. The block can obstruct it. Drag the block, or move it with the arrow keys.
    .text2 = Each time the block moves, the plan is repaired.
    .formula1 = drag the block

say_move-it_way = the plan
    .text1 = Among all paths made of one-voxel steps and 45° turns, this was the shortest; its legs were then cut short. Now put the block into the gap that the path uses.
    .text2 = On this path the robot turns by { $turned }°.
    .formula1 = turned by { $turned }°

say_move-it_none = no path
    .text1 = With the block here, no path of steps of one voxel and turns of 45° exists.
    .text2 = To find this out, the search expanded { $mended } poses. A new plan would have expanded { $anew }.
    .formula1 = no path

say_move-it_still = nothing to repair
    .text1 = The block is where it was when the plan was made. The repair expanded { $mended } poses; making the plan took { $anew }.
    .text2 = The dots are all places that the search knows. Now move the block.
    .formula1 = { $mended } poses · new plan { $anew }

say_move-it_mended = repaired
    .text1 = The grey line is the plan before the block moved. The repair searched only what the block has changed: it expanded { $mended } poses. A new plan would expand { $anew }.
    .text2 = The dots are all places that the search knows so far.
    .formula1 = { $mended } poses · new plan { $anew }

say_move-it_robot = the robot on its path
    .text1 = Play moves the robot along the path. Between two poses it shifts and turns at the same time.
    .text2 = Each leg was checked from end to end, with the block where it is now.
    .formula1 = turned by { $turned }°

question_move-it_less = will repairing the plan expand fewer poses than making a new one?

chart_turned-on-way = Turned along the path

axis_degrees-turned = degrees

line_plan-now = the plan now
line_plan-before = before the block moved

label_drag-me = drag

why_move-it_less = Results of the old plan stay valid away from the block’s old and new places. A new plan searches everything again; the repair searches only around these two places.

## Pseudocode

move-it_begin = rest(goal) ← 0; waiting ← { "{" }goal{ "}" }
move-it_repeat = plan: repeat until the start is settled:
move-it_lowest = u ← the waiting pose of least rest(u) + estimate(start, u)
move-it_none = if nothing waits: no path of such steps exists
move-it_around = for each pose v, a step of one voxel or a turn of 45° from u:
move-it_edge = is the step free, from its beginning to its end?
move-it_rest = rest(v) ← the least of step + rest over its neighbours; if that changes it, v waits
move-it_follow = the path: from the start, always to the neighbour with the least step + rest
move-it_shorten = cut legs short where no obstacle is in between
move-it_block = the block moves: test the steps again, around where it was and where it is
move-it_still = if nothing has changed: nothing waits, the path stays
move-it_mended = else what changed waits again, and plan goes on
move-it_robot = along each leg the robot shifts and turns at the same time
