### Configuration space.

lesson_configuration-space = Configuration space

about_configuration-space = A map of all poses of an arm: obstacles in it, what samples miss, cells that are proven clear, and a path.

source_configuration-space = Lozano-Pérez 1983, the configuration space · Brooks & Lozano-Pérez 1985, its subdivision into cells · Schwarzer, Saha & Latombe 2005, the bound on the motion · arm and obstacles are invented

parameter_configuration-space_shoulder = Shoulder, °
parameter_configuration-space_elbow = Elbow, °
parameter_configuration-space_x = Disc to the right, mm
parameter_configuration-space_y = Disc up, mm
parameter_configuration-space_halvings = Halvings of each side of the map

say_cspace_arm = two joints, two numbers
    .text1 = The arm has two joints. Drag the blue link to turn the shoulder, and the orange link to turn the elbow. Each joint turns from −{ $limit }° to { $limit }°.
    .text2 = The square on the right is a map. The angle of the shoulder grows from left to right, that of the elbow from bottom to top. In the centre both are 0°.

say_cspace_point = one pose, one point
    .text1 = Each pose of the arm is one point of the map, and each point of the map is one pose. The map of all poses is called the configuration space.
    .text2 = Drag the point, and the arm follows. Drag the arm, and the point follows.

say_cspace_obstacle = an obstacle becomes a region
    .text1 = In the orange region of the map, the arm collides with the disc; in the smallest cells at its border, perhaps only at their centres. The disc is round, but its region is curved in another way. In the grey cells along the border, the engine found neither a collision nor a proof that there is none.
    .text2 = Drag the disc, and its region changes its form. Drag the point into the region, and the arm meets the disc.

say_cspace_links = a strip for the first link
    .text1 = Now the map contains the square post, too. Where it is blue, the blue link meets an obstacle. The elbow does not move this link, so its region is a strip from the bottom of the map to the top.
    .text2 = In the orange regions the orange link meets an obstacle. All of the pale area is proven: there the arm meets no obstacle. The map does not ask whether the links meet each other.

say_cspace_samples = samples miss a thin obstacle
    .text1 = The ring marks a thin peg, which only the tip of the arm can reach. Each small square in the map is a pose that was tested. Of { $samples } poses on the grid, { $grid-hits } meet the peg; of as many random poses, { $random-hits } do.
    .text2 = A sample says nothing about the poses beside it. So does the arm never meet the peg?

say_cspace_missed = what the samples missed
    .text1 = It does meet the peg, for example in this pose. Such poses fill at most 1/{ $one-in } of the map, so thousands of samples can miss all of them.
    .text2 = The search found the pose; in all, it examined { $cells } cells. A cell covers all of its poses, so nothing can hide between cells. The next steps show the idea.

say_cspace_whole = a cell that is too large
    .text1 = The disc and the post are back, and the whole map is one cell. At its centre, the arm is { $centre-distance } mm from the nearest obstacle. Within the cell, a point of the arm can move by at most { $motion-bound } mm. The pale arms show the corners of the cell.
    .text2 = The arm can move farther than its distance. So this test proves nothing: the cell is halved, and each half is tested.

say_cspace_clear = a cell that is clear
    .text1 = This cell is { $width }° wide and { $height }° high. At its centre the distance is { $centre-distance } mm. Within the cell, no point of the arm moves by more than { $motion-bound } mm.
    .text2 = So at none of the poses in the cell does the arm reach an obstacle. One test has proven this for all of them.

say_cspace_fill = the map is filled
    .text1 = A cell is clear, or at all of its poses the arm is proven to meet an obstacle, or it is halved. The smallest cells are not halved: they divide each side of the map into { $side } parts. All in all, the engine examined { $examined } cells.
    .text2 = Only along the borders of the regions are the cells small. A smallest cell that is neither clear nor collides at its centre stays undecided; it is grey.

say_cspace_cost = what the proof costs
    .text1 = A grid with { $side } samples along each side tests { $grid-samples } poses, and proves nothing between them. Down to cells of the same size, the engine examines { $examined } cells, and proves each pale one.
    .text2 = When the smallest cells become half as wide, a grid needs four times as many samples. The engine examines { $times } times as many cells, because it halves only those along the borders.

say_cspace_path = from a map to a path
    .text1 = The grey line is the straight way in the map. The number of cells on the green path is { $path-cells }. All are clear, and neighbours share a side. So the arm can follow this path, and no further test is needed. Play moves the arm.
    .text2 = With six joints the map has six dimensions, too many to fill it with cells. Then a planner builds only a part of it: A* goes from pose to pose towards the goal, RRT grows a tree of random poses. “Through the gap”, the next lesson, plans a path.

say_cspace_no-path = no way through clear cells
    .text1 = No chain of clear cells leads from the pose of the arm to the ring. Regions and grey cells separate the two, or one of them is in a cell that is not clear.
    .text2 = There may be a way through grey cells. Choose more halvings, drag the point elsewhere, or drag the disc away in an earlier step.

question_cspace_where = where in the map is the pose of the arm?
question_cspace_form = all poses at which the arm collides with the disc form a region of the map. What form does it have?
question_cspace_strip = the blue link can meet the square post. What does the region of the blue link look like?
question_cspace_peg = a thin peg replaces the disc and the post. Only the tip of the arm can reach it. Thousands of poses are tested, on an even grid over the map. Does one of them meet the peg?
question_cspace_whole = back to the disc and the post. The arm is tested at the centre of the map. Can this one test prove that the arm never collides?
question_cspace_growth = the smallest cells become half as wide and half as high. How many times as many cells must be examined?
question_cspace_straight = the ring is the goal. Both joints turn evenly, so the point goes straight to the ring. Is the whole way proven to be clear?

point_cspace_where = A point that is off by { $within }° or less counts as right.

label_shoulder-axis = shoulder
label_elbow-axis = elbow
label_cspace-goal = goal
label_region-disc = a disc, too
label_region-other = another form
label_strip-upright = a strip from bottom to top
label_strip-level = a strip from left to right
label_strip-neither = no strip
label_cells-times-2 = about twice as many
label_cells-times-4 = about four times as many
label_cells-times-8 = about eight times as many

number_shoulder = shoulder
number_elbow = elbow
number_clear-share = clear (proven), of the map
number_meets-share = cells in which the arm meets an obstacle
number_undecided-share = undecided
number_samples = poses on the grid
number_grid-hits = of these, poses that meet the peg
number_random-hits = of as many random poses
number_cells = cells examined for the peg
number_peg-share = poses that meet the peg, of the map
number_centre-distance = distance at the centre of the cell
number_motion-bound = motion within the cell
number_examined = cells examined
number_grid-samples = samples on a grid as fine
number_growth = cells when half as wide
number_path-cells = cells of the path

chart_cells-and-samples = Cells and samples
chart_undecided-by-side = Undecided part of the map

axis_cells-along-side = smallest cells along a side
axis_poses-and-cells = number
axis_part-of-map = part of the map

line_cells-examined = cells examined
line_samples-on-grid = samples on a grid
line_undecided-part = undecided

why_cspace_where = The angle of the shoulder counts from the right, that of the elbow from the direction of the blue link. Both grow counter-clockwise.
why_cspace_where_there = This is the pose of the arm.
why_cspace_where_elsewhere = The pale arm shows the pose of your point. Its shoulder is off by { $shoulder-off }°, and its elbow by { $elbow-off }°. Angles grow counter-clockwise; that of the elbow counts from the direction of the blue link.
why_cspace_form = The shoulder moves the whole arm, the elbow only the orange link. So equal distances in the map are not equal distances beside the arm.
why_cspace_strip = Which of the two joints moves the blue link? Turn the other one, and watch the point in the map.
why_cspace_peg = The tip is narrow, and it reaches the peg only while the arm is nearly stretched. How wide is the region of such poses, compared with the distance between two samples?
why_cspace_whole = Compare two lengths: the distance of the arm at the centre, and how far the arm can move from there within the whole map.
why_cspace_growth = Large clear cells are not examined again. Only the cells along the borders are halved, and a border is a line.
why_cspace_straight = Follow the straight line from the point to the ring. Does it cross a region, or a grey cell?

## Pseudocode

configuration-space_pose = a pose of the arm ← a point of the map
configuration-space_region = the region of an obstacle ← all poses that meet it
configuration-space_sample = a sample tests one pose
configuration-space_examine = examine(cell), at its centre:
configuration-space_bound = d ← distance from the obstacles, D ← motion of the arm within the cell
configuration-space_clear = if d > D: the cell is clear
configuration-space_inside = else, if a collision at all of its poses is proven: it meets an obstacle
configuration-space_halve = else, if it is not one of the smallest: examine both halves
configuration-space_smallest = else, if the arm collides at the centre: it meets an obstacle; else: undecided
configuration-space_cost = count the cells that were examined
configuration-space_path = path ← clear cells from the pose to the goal, each shares a side with the next

## Glossary

configuration-space = configuration space
    .forms = configuration space
    .text = The set of all poses of a body, or of all joint values of a robot. A path is a curve in the free part of this space, where nothing collides. Cells, or a lattice of steps and turns, represent it.
