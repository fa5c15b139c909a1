### Terms of the field and of the code that no lesson explains. Their other data is in `web/texts/terms.json`.

bounding-volume-hierarchy = bounding volume hierarchy
    .text = A tree of simple volumes, each of which contains everything below it in the tree. Where two volumes are apart, nothing below them needs a test. In Nearpoint, each mesh has a tree of boxes whose nodes have up to four children.

oriented-bounding-box = oriented bounding box
    .text = A box around a piece of surface, turned so that it fits closely. The search for a clearance uses flat boxes of this kind to bound the distance between two pieces.

discrete-oriented-polytope = discrete oriented polytope
    .text = A bounding volume between k/2 pairs of parallel planes with fixed directions. An axis-aligned bounding box is the case k = 6, the only case that Nearpoint uses.

surface-area-heuristic = surface area heuristic
    .text = A rule for building a tree of boxes: split a group of triangles where the sum, over both halves, of box surface area times number of triangles is smallest. A box with a smaller surface is visited less often.

signed-distance-field = signed distance field
    .text = A function or a grid that gives each point its distance from a surface, negative inside. Nearpoint’s engine uses no such field: it computes distances from the triangles. SDF is also the name of a file format for robots.

a-star = A* search
    .text = A search for a shortest path. It expands the node whose known cost plus a lower bound of the remaining cost is smallest. Here an edge is checked for collisions only when the search reaches it.

d-star-lite = D* Lite search
    .text = A shortest-path search that starts at the goal and keeps its results. When edges change, it searches again only where the change matters.

dijkstra = Dijkstra’s algorithm
    .text = A search for shortest paths that always expands the node with the lowest cost so far. Nearpoint’s tests compare the planner with it.

sampling-based-planning = sampling-based planning
    .text = Planning with a tree or roadmap of random poses, such as RRT or PRM. Nearpoint uses no random poses: they cannot prove that there is no path. A search of a lattice proves it for the steps of the lattice.

removal-path = removal path
    .text = A motion that takes a part out of its assembly to a place outside, without a collision. Every step is checked as a continuous motion.

convex-decomposition = convex decomposition
    .text = Dividing a shape into convex or nearly convex pieces. V-HACD and CoACD divide solids in this way. The engine needs no pieces, because it compares triangles. The lessons divide surfaces and contours.

quickhull = Quickhull
    .text = An algorithm for convex hulls: it adds the point farthest outside a face, replaces the faces that the point sees, and repeats.

interference = interference
    .text = Two solids interfere if some point is inside both. The class is proven: it holds for every two solids that the meshes may stand for.

undecided = undecided
    .text = The class of a pair if some of the solids that the meshes may stand for overlap and some do not, or if this is unknown. The reason is reported with it.

touching = touching pair
    .text = Two parts touch if neither their gap nor their overlap can be larger than the rounding of the coordinates in their files.

contact-manifold = contact manifold
    .text = The few contact points, with normal and depth, by which a physics engine keeps two bodies apart. Nearpoint computes none: it reports meeting triangles, the curve where surfaces cross, and the depth.

deviation = deviation of a mesh
    .text = How far the true surface may lie from the facets that stand for it. A file that describes its surfaces gives a bound; otherwise the deviation is estimated from the angles between facets.

tolerance-zone = tolerance zone
    .text = The region around a facet in which the true surface that the facet approximates lies. If the tolerance zones of two parts do not meet, neither do their true surfaces.

triangle-mesh = triangle mesh
    .text = A surface as a list of vertices and a list of triangles between them. It may stand for a curved surface, or be the model itself.

welding = welding
    .text = Merging vertices that have exactly the same position. Vertices that are only near each other stay separate.

watertight = watertight mesh
    .text = A mesh without a rim: every edge belongs to an even number of triangles. Only a watertight mesh has an inside; any other mesh is open.

manifold-mesh = manifold mesh
    .text = A mesh that looks like a bent plane around each of its points; in particular, at most two triangles share an edge. Other meshes are accepted, and their non-manifold edges are counted.

self-intersection = self-intersection
    .text = A place where a mesh passes through itself. Such a mesh has no unique inside.

shell = shell
    .text = A set of triangles that are connected by common vertices. A part may have several: a hollow ball has an outer and an inner shell.

containment = containment
    .text = A part is contained in another if a shell of it lies inside the other and their surfaces do not meet. A ray from one vertex of each shell decides it.

ray-casting = ray casting
    .text = Finding where a ray first meets a mesh. Exact signs ensure that no ray passes between two triangles that share an edge.

symbolic-perturbation = symbolic perturbation
    .text = Deciding a degenerate case as if the points were moved by a distance smaller than any number. Nothing is really moved, and no sign is 0.

branch-and-bound = branch and bound
    .text = A search that divides the problem and drops each piece whose bound shows that it cannot beat the best answer so far.

brute-force = brute force
    .text = A slow and simple method that tries everything, such as every triangle against every triangle. Tests compare each query with one.

face-constraint = face constraint
    .text = A condition that keeps a face of the dragged part on the face of another part. The part can then only move along that face until a pull releases it.

collide-and-slide = collide and slide
    .text = A dragged part goes straight on until it first touches something. The rest of its motion is projected so that it goes along what it touches.

kinematics = forward and inverse kinematics
    .text = Forward: the poses of a robot’s links from its joint values. Inverse: joint values that take a link to a given pose.
