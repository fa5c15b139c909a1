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
