### Shuttle and chair.

lesson_shuttle-and-chair = Shuttle and chair

about_shuttle-and-chair = Robots in space turn about all three axes to pass through windows, in worlds of a few hundred to a few thousand cells.

source_shuttle-and-chair = Kitamura 1996, section 4.4.2, figures 4.7 to 4.12 · worlds and robots are invented, with about as many full cells as the paper’s, which are unavailable

parameter_shuttle-and-chair_world = World

choice_shuttle-and-chair_world_one-wall = One wall
choice_shuttle-and-chair_world_thick-wall = Thick wall, a chair
choice_shuttle-and-chair_world_two-walls = Two walls
choice_shuttle-and-chair_world_thin-walls = Two thin walls

say_shuttle_world = a robot in space
    .text1 = The robot must get to the ring, through the window of each wall.
    .text2 = The robot does not fit through in its present orientation. It must turn, and it may turn about all three axes.
    .formula1 = 32 voxels along an edge

say_shuttle_cells = everything is an octree
    .text1 = The world’s octree has { $full } full cells; the paper’s world had { $published }. The robot has { $robot } full cells.
    .text2 = The search moves through the empty cells: large ones where there is room, small ones near a wall.
    .formula1 = { $full } full cells · the paper’s { $published }

say_shuttle_slice = a slice of the field
    .text1 = This is the field in one layer of voxels, the layer in which the robot starts. The field is highest in the walls.
    .text2 = Through the window, the low values of the goal’s side are visible.
    .formula1 = { $low } … { $high }

say_shuttle_surfaces = surfaces of the field
    .text1 = On each of these two surfaces the field is constant. The green one surrounds the low values at the goal; the pale orange one surrounds the high values.
    .text2 = The pale orange surface lies a little outside every obstacle. The high values keep the robot away from obstacles.
    .formula1 = P = const

say_shuttle_explored = what the search examined
    .text1 = Each mark is the centre of a cell in which the robot was tested. There were { $nodes } nodes: in some cells the robot was tested in more than one orientation.
    .text2 = At first the robot is only shifted. When shifts lead nowhere, it is turned about one axis in steps of 30°, at the node with the lowest value.
    .formula1 = { $nodes } nodes

say_shuttle_way = a path
    .text1 = The line joins the centres of cells and of the faces they share. The robot turns by { $turned }° in all.
    .text2 = The path ends in the goal’s cell. The motion between two of these places was not tested.
    .formula1 = turned by { $turned }°

say_shuttle_robot = the robot on its path
    .text1 = Play moves the robot along the path. Every leg is now checked exactly, from end to end, which the paper does not do.
    .text2 = The robot hits an obstacle on { $hits } of { $legs } legs. The robot is red where it first hits one.
    .formula1 = { $hits } of { $legs } legs

say_shuttle_times = compared with figure 4.12
    .text1 = In its world of 981 full cells, the paper took 2.8 s for the field and 4.7 s for the search, on an SGI Onyx. The other points of figure 4.12 are not in the text, so they are not shown.
    .text2 = The times here were measured on this computer, for all four worlds. If the field is computed cube by cube, its time grows with the number of cells, as the paper found. With three passes along the axes, the time does not grow. The time of the search depends more on how often the robot turns. The numbers also give the nodes that the search examines if the octree has one level less, as many levels, or one more.
    .formula1 = 981 cells: 2.8 s + 4.7 s, published

question_shuttle_how = how will the search get the robot to the goal?

number_published-cells = full cells of the paper’s world
number_field-cubes = field, cube by cube
number_field-sweeps = field, by three passes
number_plan-search = search
number_published-field = field, published, 981 cells
number_published-search = search, published, 981 cells
number_nodes-level-4 = nodes examined, level 4
number_nodes-level-5 = nodes examined, level 5
number_nodes-level-6 = nodes examined, level 6

chart_shuttle-times = Time, by full cells

axis_full-cells = full cells

line_field-cubes = field, cube by cube
line_field-sweeps = field, by three passes
line_plan-search = search
line_published-field = field, published
line_published-search = search, published

why_shuttle_how = Compare the robot, in its present orientation, with each window that it must pass. Where it does not fit without turning, it must turn on its path, or there is no path.

## Pseudocode

shuttle-and-chair_robot = the robot: an octree, its full cells
shuttle-and-chair_cells = the world: an octree; obstacles ← its full cells, in fewer cubes
shuttle-and-chair_each = for each voxel of the world:
shuttle-and-chair_g = g ← twice the distance beyond a cube’s faces, axis by axis, of the nearest cube
shuttle-and-chair_field = P ← p_max / (1 + g) + C times the distance to the goal
shuttle-and-chair_surface = a surface: all places with P = const
shuttle-and-chair_open = open ← { "{" }the start’s cell{ "}" }; a cell’s value ← the sum of P over all voxels of the robot there
shuttle-and-chair_lowest = repeat: take the cell with the lowest value from open
shuttle-and-chair_beside = for each neighbour where all voxels of the robot are empty: put it into open
shuttle-and-chair_reached = if that is the goal’s cell: return the path, by centres of cells and of shared faces
shuttle-and-chair_turn = when open is empty: at the leaf with the lowest value turn the robot about one axis by steps of 30°
shuttle-and-chair_legs = for each leg of the path: does the robot hit anything from its beginning to its end?
shuttle-and-chair_times = time the field and the search

## Claims

one-level-more_source = Kitamura 1996, section 4.5.2
one-level-more_says = With a tree of depth 4 the search would take about an eighth of the time. With depth 6 it would take about 8 times as long.
one-level-more_why = The thesis infers this from the size of the space and did not measure it. But empty cells stay large where there is room, and smaller cells have centres where the robot fits with fewer turns. In three of our four worlds depth 6 takes fewer nodes than depth 5. In the two worlds with two walls, the windows are too narrow for the robot at depth 4. There the search examines thousands of nodes and finds nothing.

field-and-search_source = Kitamura 1996, sections 4.4.2 and 4.5, figure 4.12
field-and-search_says = In a world of 981 full (“black”) nodes, the field takes 2.8 s and the search 4.7 s. The field’s time grows with the number of full nodes.
field-and-search_why = The worlds of the thesis are unavailable, so ours are invented, with about as many cells. Cube by cube, the field’s time grows in the same way. Three passes along the axes give the same field in a time that does not depend on the number of cubes.
