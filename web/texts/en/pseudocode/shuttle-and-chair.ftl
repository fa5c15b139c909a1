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
