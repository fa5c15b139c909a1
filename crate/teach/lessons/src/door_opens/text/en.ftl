### The door opens.

lesson_door-opens = The door opens

about_door-opens = A robot that climbs down a field is stuck until an obstacle moves away.

source_door-opens = Kitamura 1996, chapter 4, figures 4.5 and 4.6 · world and robot are made up · our plan, which is mended, is not the paper’s

parameter_door-opens_opening = Door opens by

say_door_closed = a closed door
    .text1 = The robot, a T, is to get to the ring. There is a gap in the wall, but a door stands behind it. The outline is where it will slide to.
    .text2 = Where things may move the paper does not plan to the end. At each step the robot goes to the neighbouring cell of the lowest value: it climbs, downhill.
    .formula1 = one step at a time

say_door_stuck = stuck
    .text1 =
        After { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        } no neighbour is lower, and no turn helps. The line is the way it came.
    .text2 = It knows nothing of a door. It only knows the cells around it.
    .formula1 =
        { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        }, then none

say_door_proven = there is no way yet
    .text1 = Our search looks at every pose from which steps of a voxel and turns of 45° lead to the goal: { $poses } poses. The dots are their places.
    .text2 = The start is not among them, so that there is no way by such steps while the door is closed.
    .formula1 = { $poses } poses, no way

say_door_opened = the door moves
    .text1 = The door has slid by { $opening } mm. Its cells, { $full } full ones, are found again from its own tree, and the field is made anew.
    .text2 = The robot stands where it was stuck.
    .formula1 = by { $opening } mm

say_door_on = it goes on
    .text1 =
        With the new field the robot climbs on, { $more ->
            [one] { $more } step
           *[other] { $more } steps
        } more, and comes to the goal.
    .text2 = On all of its way it has turned by { $turned }°.
    .formula1 =
        { $more ->
            [one] { $more } step
           *[other] { $more } steps
        } more

say_door_stuck-again = stuck again
    .text1 =
        The robot has tried { $more ->
            [one] { $more } step
           *[other] { $more } steps
        } more and does not come to the goal.
    .text2 = That can be because there is no way, or because climbing does not see it.
    .formula1 =
        { $more ->
            [one] { $more } step
           *[other] { $more } steps
        } more

say_door_mended = the plan is mended
    .text1 = Our search keeps what it knew. Only around the door it looks again, from { $mended } poses. The proof took { $poses }.
    .text2 = The way it finds is for the robot at its start.
    .formula1 = { $mended } poses, { $poses } before

say_door_proven-again = still no way
    .text1 = Our search keeps what it knew and looks again only around the door, from { $mended } poses. The proof took { $poses }.
    .text2 = There is still no way by steps of a voxel and turns of 45°.
    .formula1 = { $mended } poses, { $poses } before

say_door_robot = through the door
    .text1 = Some poses on the way of our plan. It turns by { $turned-ours }° in all.
    .text2 = Each leg was checked from end to end.
    .formula1 = turned by { $turned-ours }°

question_door_climb = going always to the lowest neighbour, will the robot come to the goal?
question_door_on = will it come to the goal now, from where it stands?
question_door_less = will mending our plan take fewer poses than the proof did?

number_climbing-steps = steps and turns
number_poses-expanded = poses looked on from

line_way-climbed = climbing

number_poses-mended = poses looked on from, to mend

why_door_climb = It goes only where the value is lower than where it stands. A closed door is a mountain across the way: ask whether one can come round it without going uphill.
why_door_on = The door has slid by { $opening } mm, and the field was made anew. Compare the opening with the robot, and ask whether from its place it goes downhill all the way.
why_door_less = What was found before stays true wherever the door was not and is not. The proof took { $poses } poses; only what the door’s slide has changed must be looked at again.

## Pseudocode

door-opens_field = P ← the field of all obstacles and the goal
door-opens_climb = climb, a step at a time:
door-opens_beside = v ← the free neighbouring cell of least value, where it was not before
door-opens_reached = if the goal’s cell is beside it: go there, done
door-opens_lower = if v is lower than here: go to v
door-opens_turn = else turn by 30°, 60°, …, to the least value
door-opens_stuck = if no turn is left: stuck
door-opens_opened = an obstacle moves: its cells from its own tree, the field anew, and climb on
door-opens_ours = ours: from the goal backwards, by steps of a voxel and turns of 45°, the shortest first
door-opens_step = a step counts if the robot hits nothing from its beginning to its end
door-opens_proven = if nothing is left to go on from: there is no way by such steps
door-opens_mend = an obstacle moves: test again the steps around it alone, and go on from the poses that this changes
door-opens_way = from the start go on to the neighbour with the least rest; cut legs short; check each

## Glossary

descent = climbing downhill
    .forms = it climbs | climbing | climb
    .text = Going from the present cell to the neighbour of the lowest value, one step at a time, with no plan and no memory.

plan-repair = mending a plan
    .forms = mended | to mend | mend it
    .text = Looking again only at what a moved obstacle has changed, and keeping the rest of what the search knows. D* Lite does so.
