### Distance of parts, convex and not.

minkowski-difference = Minkowski difference
    .forms = Minkowski difference | Minkowski differences
    .text = All points of one shape minus all points of the other. The shapes meet exactly when it holds the origin, and their distance is its distance from the origin.

support-mapping = support mapping
    .forms = support function | support point | support points | support mapping
    .text = What gives, for a direction, the point of a shape that lies farthest that way: the support point. For the Minkowski difference it is the support point of one shape minus that of the other in the opposite direction, so the difference need never be built.

simplex = simplex
    .forms = simplex
    .text = A point, a segment, a triangle or a tetrahedron: the hull of at most four corners by which GJK stands in for the whole difference.

signed-volumes = signed volumes
    .forms = signed volumes
    .text = A way to find the point of a simplex that is closest to the origin. It keeps its digits on thin simplices, where Johnson’s recursion loses them.

witness-points = witness points
    .forms = witness points | closest points
    .text = The two points, one on each shape, whose distance is the distance of the shapes. The weights of the closest point in its simplex give them.

lower-bound = lower bound
    .forms = lower bound | lower bounds
    .text = A number that the true one is never below. A plane that has the shapes on its two sides gives one for their distance.

upper-bound = upper bound
    .forms = upper bound | upper bounds
    .text = A number that the true one is never above. Any two points, one of each shape, give one for the distance.

separated = separating plane or axis
    .forms = separating axes | separating axis | separating plane
    .text = A plane with one shape on each side of it, or the direction across it, in which the shadows of the shapes do not overlap. For convex shapes there is one exactly when they are apart.

penetration-depth = penetration depth
    .forms = how deep | depth
    .text = The length of the shortest shift that parts two shapes which overlap; that shift is the minimum translation vector. It is the distance of the origin from the surface of the Minkowski difference. The literature calls this length the penetration depth; the lessons of “What is ours” call it the way out. The depth that the review page reports is another one: how far the deepest point is below the other surface.

gjk = GJK
    .forms = GJK | Gilbert
    .text = Gilbert, Johnson and Keerthi’s method: it walks a simplex towards the origin, one support point at a time, until a plane proves that nothing lies nearer.

epa = EPA
    .forms = EPA
    .text = The expanding polytope algorithm: from a simplex that holds the origin it grows outwards, face by face, until the nearest face is one of the Minkowski difference. That gives the depth.

convex-hull = convex hull
    .forms = convex hull | convex hulls | smallest convex hull
    .text = The smallest convex set around something: what a rubber sheet would enclose.

convex = convex
    .forms = convex
    .text = With any two of its points, a convex shape holds the whole segment between them: it has no hollows or notches.

hill-climbing = hill climbing on a hull
    .forms = climbing
    .text = Finding a support point by going from vertex to neighbouring vertex as long as it leads farther. On the complete hull of a convex shape a vertex that no neighbour beats is the farthest of all.

tracking = tracking
    .forms = tracking | tracked
    .text = Starting a search from the last cycle’s answer, because what moves a little has its closest point next door. What it costs then hardly depends on how large the parts are.

feature = feature
    .forms = feature
    .text = The vertex, edge or face of a part that a closest point lies on.

cycle = cycle
    .forms = cycle | cycles
    .text = One turn of a program that looks at moving parts again and again: new poses, then the question, then the answer.

merged-hull = merged hull
    .forms = merged hull | merged hulls | share one convex hull
    .text = One convex hull around several parts that do not move against each other. One search then stands for many, as long as nothing comes near its hollows.

virtual-face = virtual face
    .forms = virtual face | virtual faces | virtual
    .text = A face of a hull that lies on no part: it closes a hollow. An answer that rests on one is a bound and no distance.

hull-release = hull release
    .forms = released | release
    .text = Putting a merged hull aside, so that what was merged in it is searched.

hull-recovery = hull recovery
    .forms = recovers | comes back | recover
    .text = The return of a released hull once it has been clear of others for a set time. If its parts have not moved against each other it is the same hull, and costs nothing.

convex-element = convex element
    .forms = convex element | convex elements
    .text = A patch of a part’s surface whose polygons are in convex relation across all of their common edges.

convex-relation = convex relation
    .forms = convex relation
    .text = Two polygons at a common edge are in convex relation if the middle of one lies below the plane of the other: the surface bends outwards there, or not at all.

negative-object = negative object
    .forms = negative object | negative objects
    .text = A hole or notch, found as a convex element after all normals were turned round.

envelope-sphere = envelope sphere
    .forms = envelope sphere | envelope spheres
    .text = The sphere around a part’s bounding box. Two parts whose envelope spheres do not meet are at least as far apart as the spheres are.

bounding-box = bounding box
    .forms = bounding box | its sides along the axes of the world
    .text = The smallest box with sides along the axes that holds something.

bubbles = bubbles
    .forms = bubbles | small spheres cover the polygons
    .text = Quinlan’s spheres: small ones cover each polygon, a binary tree of larger ones stands over them, and two trees are searched depth first with the best distance so far as the bound.

depth-first = depth first
    .forms = depth first
    .text = An order of walking a tree: everything below a node comes before its next sibling.

divide-and-conquer = divide and conquer
    .forms = halved and halved again
    .text = Cutting a task in two, doing both halves in the same way, and putting the results together.
