### Shuttle and chair.

lesson_shuttle-and-chair = Shuttle and chair

about_shuttle-and-chair = In space: robots that turn about all axes get through windows, in worlds of some hundred to some thousand cells.

source_shuttle-and-chair = Kitamura 1996, section 4.4.2, figures 4.7 to 4.12 · worlds and robots are made up, with about as many full cells as the paper’s, which are not to be had

parameter_shuttle-and-chair_world = World

choice_shuttle-and-chair_world_one-wall = One wall
choice_shuttle-and-chair_world_thick-wall = Thick wall, a chair
choice_shuttle-and-chair_world_two-walls = Two walls
choice_shuttle-and-chair_world_thin-walls = Two thin walls

say_shuttle_world = a robot in space
    .text1 = The robot is to get to the ring, through each wall by its window.
    .text2 = It cannot pass as it stands: it has to turn, and it may turn about all three axes.
    .formula1 = 32 voxels along an edge

say_shuttle_cells = everything is an octree
    .text1 = The world’s tree has { $full } full cells; the paper’s world had { $published }. A robot of { $robot } full cells is among them.
    .text2 = The search goes by the empty cells, large ones where there is room, small ones near a wall.
    .formula1 = { $full } full cells · the paper’s { $published }

say_shuttle_slice = a slice of the field
    .text1 = The field in one layer of voxels, the one that the robot starts in. In the walls it is highest.
    .text2 = Through the window the low values of the other side shine through.
    .formula1 = { $low } … { $high }

say_shuttle_surfaces = surfaces of the field
    .text1 = Two surfaces on which the field is the same everywhere: a green one around all that is low, at the goal, and a pale orange one around all that is high.
    .text2 = The pale orange one goes a little way around every obstacle: that is what keeps the robot off.
    .formula1 = P = const

say_shuttle_explored = what was looked at
    .text1 = Each mark is the middle of a cell in which the robot was tried. There were { $nodes } nodes, some cells with more than one orientation.
    .text2 = First the robot is only shifted. When that leads nowhere it is turned by 30° steps about one axis, where its value is lowest.
    .formula1 = { $nodes } nodes

say_shuttle_way = a way
    .text1 = The line joins the middles of cells and of the faces that they share. The robot turns by { $turned }° in all.
    .text2 = It ends in the goal’s cell. What happens between two of these places was not looked at.
    .formula1 = turned by { $turned }°

say_shuttle_robot = the robot on its way
    .text1 = Some poses on the way. Every leg was now checked exactly, from end to end, which the paper does not do.
    .text2 = Of { $legs } legs the robot meets an obstacle on { $hits }. Where it first meets one, it is red.
    .formula1 = { $hits } of { $legs } legs

say_shuttle_times = beside figure 4.12
    .text1 = The paper took 2.8 s for the field and 4.7 s for the search in its world of 981 full cells, on an SGI Onyx. The other points of figure 4.12 are not in the text, so they are not shown.
    .text2 = The times here are this computer’s, for all four worlds. Cube by cube the field’s time grows with the number of cells, as the paper found; by three passes along the axes it does not. The search’s time depends more on how often the robot is turned. Beside the times stand the nodes that it looks at with a level less, with as many and with one more.
    .formula1 = 981 cells: 2.8 s + 4.7 s, published

question_shuttle_how = how will the search get the robot to the goal?

number_published-cells = full cells of the paper’s world
number_field-cubes = field, cube by cube
number_field-sweeps = field, by three passes
number_plan-search = search
number_published-field = field, published for 981
number_published-search = search, published for 981
number_nodes-level-4 = nodes looked at, level 4
number_nodes-level-5 = nodes looked at, level 5
number_nodes-level-6 = nodes looked at, level 6

chart_shuttle-times = Time by full cells

axis_full-cells = full cells

line_field-cubes = field, by cubes
line_field-sweeps = field, by passes
line_plan-search = search
line_published-field = field, published
line_published-search = search, published

why_shuttle_how = Compare the robot’s width with the space between the seat and the legs. Where it does not fit as it stands, it has to turn on its way, or there is none.

## Pseudocode

shuttle-and-chair_robot = the robot: an octree, its full cells
shuttle-and-chair_cells = the world: an octree; obstacles ← its full cells, in fewer cubes
shuttle-and-chair_each = for each voxel of the world:
shuttle-and-chair_g = g ← twice how far it is beyond a cube’s faces, axis by axis, of the nearest cube
shuttle-and-chair_field = P ← p_max / (1 + g) + C times the distance to the goal
shuttle-and-chair_surface = a surface: all places with P = const
shuttle-and-chair_open = open ← { "{" }the start’s cell{ "}" }; a cell’s value ← the sum of P over all voxels of the robot there
shuttle-and-chair_lowest = repeat: take the cell of least value from open
shuttle-and-chair_beside = for each neighbour where all voxels of the robot are empty: put it into open
shuttle-and-chair_reached = if that is the goal’s cell: return the way, by middles of cells and of shared faces
shuttle-and-chair_turn = when open is empty: at the leaf of least value turn the robot about one axis by steps of 30°
shuttle-and-chair_legs = for each leg of the way: does the robot hit anything from its beginning to its end?
shuttle-and-chair_times = time the field and the search
