### GJK, step by step.

lesson_gilbert = GJK, step by step

about_gilbert = Two convex shapes, their Minkowski difference, and two bounds that close on the distance.

source_gilbert = Gilbert, Johnson, Keerthi 1988 · JP 3316092 B2 · Montanari et al. 2017

parameter_gilbert_shapes = Shapes

choice_gilbert_shapes_hulls = Hulls
choice_gilbert_shapes_boxes = Boxes
choice_gilbert_shapes_needles = Needles
choice_gilbert_shapes_polygons = Polygons
choice_gilbert_shapes_point = Point

parameter_gilbert_vertices = Vertices each
parameter_gilbert_gap = Gap (below 0: overlap)
parameter_gilbert_start = Start with

choice_gilbert_start_means = Means
choice_gilbert_start_direction = From above
choice_gilbert_start_bad = Far side

parameter_gilbert_method = Closest point of the simplex

choice_gilbert_method_signed-volumes = Signed volumes
choice_gilbert_method_johnson = Johnson

parameter_gilbert_compare = Compare with

choice_gilbert_compare_none = nothing
choice_gilbert_compare_method = the other method
choice_gilbert_compare_climbing = hill climbing

say_gilbert_begin = two questions become one
    .text1 = How far are K₁ and K₂ apart? Take every point of one minus every point of the other: that set is their Minkowski difference K = K₁ − K₂, on the right. Its distance from the origin is the distance of the shapes.
    .text2 = Nobody builds K: with { $a } and { $b } vertices it has { $difference } here. The search asks only for its outermost point in a direction, which is the outermost point of K₁ minus that of K₂. It starts from one such point, y₀.
    .formula1 = d(K₁, K₂) = min |x − y| = min |k|, k ∈ K

say_gilbert_first = look towards the origin
    .text1 = The point of the simplex closest to the origin is ν₀: with one corner, that corner. So the distance is at most |ν₀| = { $upper }.
    .text2 = Now ask for the point of K farthest towards the origin, in direction −ν₀. It becomes the next corner. The plane through it, across that direction, has all of K on one side. This plane is { $gain } nearer to the origin than ν₀, so a nearer point of K is still possible.
    .formula1 = g(ν₀) = |ν₀|² + h(−ν₀) = { $g }
    .formula2 = r₀ = −h(−ν₀) / |ν₀| = { $lower }

say_gilbert_refine = refine the simplex
    .text1 =
        ν, the point of the simplex closest to the origin, lies in the hull of { $corners ->
            [one] { $corners } corner
           *[other] { $corners } corners
        }. { $dropped ->
            [one] { $dropped } corner was
           *[other] { $dropped } corners were
        } dropped.
    .text2 = The plane through the support point in direction −ν is { $gain } nearer to the origin than ν, so ν may not be the answer yet. It proves that the shapes are at least { $lower } apart.
    .formula1 = g(ν) = |ν|² + h(−ν) = { $g }
    .formula2 = { $lower } ≤ d ≤ { $upper }

say_gilbert_unproven = no proof yet
    .text1 =
        ν now lies in the hull of { $corners ->
            [one] { $corners } corner
           *[other] { $corners } corners
        }, and the distance is at most { $upper }.
    .text2 = The plane through the support point has the origin on the same side as K: it proves nothing, the shapes may still meet. The plane lies { $gain } beyond ν in direction −ν, and the support point becomes the next corner.
    .formula1 = g(ν) = |ν|² + h(−ν) = { $g }
    .formula2 = r = { $lower } ≤ 0 ≤ d ≤ { $upper }

say_gilbert_arrived = nothing lies nearer
    .text1 = The support point in direction −ν is no nearer to the origin than ν itself, to within rounding. So no point of K is, and ν is the closest point.
    .text2 = Both bounds have met: the plane through ν that separates K from the origin is the proof.
    .formula1 = g(ν) = |ν|² + h(−ν) ≈ 0
    .formula2 = { $lower } ≤ d ≤ { $upper }

say_gilbert_meets = the origin is about to be enclosed
    .text1 = The plane through the support point lies { $gain } beyond ν, past the origin. With it as a corner the simplex will hold the origin: a point of K₁ is a point of K₂.
    .formula1 = g(ν) = |ν|² + h(−ν) = { $g }
    .formula2 = d ≤ { $upper }

say_gilbert_met = the shapes meet
    .text1 =
        The hull of { $corners ->
            [one] { $corners } corner
           *[other] { $corners } corners
        } holds the origin, so some point of K₁ is also a point of K₂: the distance is 0. The original stops here, at the word “interfering”.
    .text2 = A user wants to know how deep. From here the simplex grows outwards until one of its faces is a face of K.
    .formula1 = 0 ∈ conv V ⊆ K

say_gilbert_expand = how deep?
    .text1 = The face of the growing hull nearest to the origin is the best guess: the depth is at least its distance. The support point beyond that face says how much more it may be at most.
    .formula1 = { $least } ≤ depth ≤ { $most }

say_gilbert_separated = apart
    .text1 =
        The distance is { $distance }, after { $iterations ->
            [one] { $iterations } iteration
           *[other] { $iterations } iterations
        }. The weights of ν in its simplex, applied to the points of K₁ and K₂ that made its corners, give the two closest points.
    .text2 = Each of them lies on a feature of its shape: a vertex, an edge or a face. The patent returns this feature too. It is highlighted in the picture and named by its numbers: v5 is a vertex, e2–5 the edge between two, f3 a face. A continuous search starts from there in the next cycle.
    .formula1 = p₁ = Σ λᵢ x₁ᵢ,  p₂ = Σ λᵢ x₂ᵢ
    .formula2 = d = |p₁ − p₂| = { $distance }

say_gilbert_touching = touching
    .text1 =
        The origin lies on the surface of K: the shapes touch without overlapping, found after { $iterations ->
            [one] { $iterations } iteration
           *[other] { $iterations } iterations
        }.
    .formula1 = d = { $distance }

say_gilbert_overlapping = overlapping
    .text1 =
        The nearest face of K is { $depth } away from the origin: move one shape that far along its normal, and they only touch. It took { $iterations ->
            [one] { $iterations } iteration
           *[other] { $iterations } iterations
        } to meet and { $expansions ->
            [one] { $expansions } expansion
           *[other] { $expansions } expansions
        } to find the depth. This depth is the length of the shortest shift, the penetration depth of the literature. The depth on the review page is another one: how far the deepest point is below the surface.
    .formula1 = depth = { $depth }

say_gilbert_unfinished = not finished
    .text1 = The search stopped before its bounds met. What is known is what the bounds say, and no more.

event_gilbert_vertex = { $of }: vertex v{ $v }
event_gilbert_edge = { $of }: edge e{ $v }–{ $w }
event_gilbert_face =
    { $of }: face f{ $f } with { $sides ->
        [one] { $sides } side
       *[other] { $sides } sides
    }
event_gilbert_within = { $of }: inside, between vertices of no common face

word_k-1 = K₁
word_k-2 = K₂

question_gilbert_support = which corner of K reaches farthest from y₀ in the direction of the origin?

point_gilbert_support = It goes from corner to corner. A corner that falls short by { $within } or less counts as right.

question_gilbert_proven = will the next step prove that the shapes are apart?
question_gilbert_leaves = which corner leaves the simplex?
question_gilbert_done = is this the closest point?

label_pair = the two shapes
label_difference = their Minkowski difference K₁ − K₂
label_origin = origin

number_vertices-a = vertices of K₁
number_vertices-b = vertices of K₂
number_vertices-difference = vertices of K
number_depth-most = depth, at most
number_depth-least = depth, at least
number_g-share = g(ν) of |ν|²

chart_bounds = Bounds

why_gilbert_support = The farthest corner in a direction has none beyond the plane that goes through it across that direction. Look along the arrow from y₀ towards the origin.
why_gilbert_support_there = No corner lies more than a hair beyond the plane through this one across the direction. This is the support point that the search asks for: the outermost point of K₁ minus that of K₂.
why_gilbert_support_beyond =
    The plane through your corner lies across the direction from y₀ to the origin. { $beyond ->
        [one] { $beyond } corner lies
       *[other] { $beyond } corners lie
    } beyond it, ringed in red; the farthest of them reaches { $short } farther. Near to the origin is not the same as far in its direction.
why_gilbert_proven = A step proves that the shapes are apart when the plane through the support point has the origin on the other side than K. Look where the origin lies, and how far the next support point can reach.
why_gilbert_done = ν is the closest point when no point of K lies nearer, and then the bounds have met. Here they are { $lower } and { $upper }, and the plane through the support point is { $gain } nearer than ν.
why_gilbert_leaves = The next ν lies in the hull of the corners that carry it. A corner leaves when ν comes to lie on the side or the corner opposite to it.
why_gilbert_leaves_none = If no corner left, the next ν would lie inside the hull of all of them. From the origin, look which part of this hull is the nearest.
why_gilbert_leaves_several = Several corners leave at once only if the next ν lies on a smaller part of the hull: on one edge, or on the new corner alone. Look which part is the nearest to the origin.

## Pseudocode

gilbert_start = V ← { "{" }y₀{ "}" }, one corner of K = K₁ − K₂
gilbert_repeat = repeat:
gilbert_nearest = ν ← the point of conv V that is nearest to the origin
gilbert_reduce = keep in V only the corners whose hull holds ν
gilbert_inside = if V has four corners, or ν is the origin: go on at “expand”
gilbert_support = s ← s_K(−ν) = s_K₁(−ν) − s_K₂(ν), the farthest point against ν
gilbert_bound = r ← max(r, s·ν / |ν|); now r ≤ d ≤ |ν|, and r > 0 proves that they are apart
gilbert_arrived = if s lies no farther back than ν, to rounding: leave the loop
gilbert_push = V ← V ∪ { "{" }s{ "}" }
gilbert_apart = return apart, d = |ν|; the weights λ of ν give p₁ = Σ λᵢ x₁ᵢ and p₂ = Σ λᵢ x₂ᵢ
gilbert_touch = return touching, if the distance or the depth is 0 to rounding
gilbert_unfinished = return the bounds alone, if they have not met after so many steps
gilbert_polytope = expand: P ← a polytope with corners of K around the origin, begun with V
gilbert_loop = repeat:
gilbert_facet = F ← the facet of P that is nearest to the origin, n its normal
gilbert_beyond = s ← s_K(n); depth ≤ n·s
gilbert_deep = if s lies no farther out than F: return overlapping, the depth, along n
gilbert_grow = P ← conv(P ∪ { "{" }s{ "}" })

## Glossary

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

convex = convex
    .forms = convex
    .text = With any two of its points, a convex shape holds the whole segment between them: it has no hollows or notches.
