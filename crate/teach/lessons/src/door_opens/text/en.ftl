### The door opens.

lesson_door-opens = The door opens

about_door-opens = A robot that descends a potential field is stuck until an obstacle moves away.

source_door-opens = Kitamura 1996, chapter 4, figures 4.5 and 4.6 · world and robot are invented · our plan with its repair is not the paper’s

parameter_door-opens_opening = Door opens by

say_door_closed = a closed door
    .text1 = The T-shaped robot must get to the ring. There is a gap in the wall, but a door stands behind it. The outline shows where the door will slide to.
    .text2 = Where obstacles may move, the paper does not plan the whole path. At each step the robot goes to the neighbouring cell with the lowest value: it descends.
    .formula1 = one step at a time

say_door_stuck = stuck
    .text1 =
        After { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        } no neighbouring cell has a lower value, and no turn helps: the robot is in a local minimum. The line is the path so far.
    .text2 = The robot knows nothing about the door. It knows only the cells around it.
    .formula1 =
        { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        }, then none

say_door_proven = there is no path yet
    .text1 = Our search examines every pose from which steps of one voxel and turns of 45° lead to the goal: { $poses } poses. The dots are their positions.
    .text2 = The start is not among them. So while the door is closed, no path of such steps exists.
    .formula1 = { $poses } poses, no path

say_door_opened = the door moves
    .text1 = The door has slid by { $opening } mm. The door’s { $full } full cells are computed again from its own quadtree, and the field is rebuilt.
    .text2 = The robot stands where it got stuck.
    .formula1 = by { $opening } mm

say_door_on = the robot goes on
    .text1 =
        With the new field the robot descends { $more ->
            [one] { $more } more step
           *[other] { $more } more steps
        } and reaches the goal.
    .text2 = On the whole path it has turned by { $turned }°.
    .formula1 =
        { $more ->
            [one] { $more } step
           *[other] { $more } steps
        } more

say_door_stuck-again = stuck again
    .text1 =
        The robot took { $more ->
            [one] { $more } more step
           *[other] { $more } more steps
        } and did not reach the goal.
    .text2 = Either there is no path, or descent cannot find it.
    .formula1 =
        { $more ->
            [one] { $more } step
           *[other] { $more } steps
        } more

say_door_mended = the plan is repaired
    .text1 = Our search keeps its earlier results. It searches again only around the door, and expands { $mended } poses. The proof took { $poses } poses.
    .text2 = The path that it finds begins at the robot’s start.
    .formula1 = { $mended } poses, { $poses } before

say_door_proven-again = still no path
    .text1 = Our search keeps its earlier results. It searches again only around the door, and expands { $mended } poses. The proof took { $poses } poses.
    .text2 = There is still no path of steps of one voxel and turns of 45°.
    .formula1 = { $mended } poses, { $poses } before

say_door_robot = through the door
    .text1 = Play moves the robot along the path of our plan. It turns by { $turned-ours }° in all.
    .text2 = Each leg was checked from end to end.
    .formula1 = turned by { $turned-ours }°

question_door_climb = if the robot always goes to the neighbouring cell with the lowest value, will it reach the goal?
question_door_on = will the robot reach the goal now, from where it stands?
question_door_less = will repairing our plan expand fewer poses than the proof did?

number_climbing-steps = steps and turns
number_poses-expanded = poses expanded

line_way-climbed = descent

number_poses-mended = poses expanded for the repair

why_door_climb = The robot moves only to cells with a lower value than its own. The closed door raises the field across the robot’s path. Can the robot get round the door without going to higher values?
why_door_on = The door has slid by { $opening } mm, and the field was rebuilt. Compare the opening with the robot. Do the values fall all the way from the robot’s place to the goal?
why_door_less = Earlier results stay valid away from the door’s old and new places. The proof took { $poses } poses. Only the poses that the door’s motion affects must be searched again.

## Pseudocode

door-opens_field = P ← the field of all obstacles and the goal
door-opens_climb = descend, a step at a time:
door-opens_beside = v ← the free neighbouring cell with the lowest value, not visited before
door-opens_reached = if the goal’s cell is a neighbour: go there, done
door-opens_lower = if v is lower than here: go to v
door-opens_turn = else turn by 30°, 60°, …, to the lowest value
door-opens_stuck = if no turn is left: stuck
door-opens_opened = an obstacle moves: compute its cells from its own tree, rebuild the field, and descend again
door-opens_ours = ours: from the goal backwards, by steps of one voxel and turns of 45°, the shortest first
door-opens_step = take a step only if the robot hits nothing during the whole step
door-opens_proven = if nothing is left to expand: no path of such steps exists
door-opens_mend = an obstacle moves: test only the steps around it again, and expand the poses that this changes
door-opens_way = from the start go on to the neighbour with the least remaining cost; cut legs short; check each

## Glossary

descent = descent
    .forms = it descends | descends | descent
    .text = Going from the present cell to the neighbouring cell with the lowest value, one step at a time, without a plan and without memory.

plan-repair = repairing a plan
    .forms = repaired | the repair | repair it | repairing
    .text = Searching again only where a moved obstacle has changed something, and keeping the rest of what the search knows. D* Lite does so.
