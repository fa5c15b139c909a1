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

parameter_gilbert_vertices = Vertices per shape
parameter_gilbert_gap = Gap (below 0: overlap)
parameter_gilbert_start = Start with

choice_gilbert_start_means = Direction of the means
choice_gilbert_start_direction = Upward direction
choice_gilbert_start_bad = Opposite to the means

parameter_gilbert_method = Closest point of the simplex

choice_gilbert_method_signed-volumes = Signed volumes
choice_gilbert_method_johnson = Johnson

parameter_gilbert_compare = Compare with

choice_gilbert_compare_none = nothing
choice_gilbert_compare_method = the other method
choice_gilbert_compare_climbing = hill climbing

say_gilbert_begin = two shapes, one Minkowski difference
    .text1 = How far apart are K₁ and K₂? Subtract every point of K₂ from every point of K₁: all these differences form the Minkowski difference K = K₁ − K₂, on the right. The distance of K from the origin is the distance of the shapes.
    .text2 = The search never builds K, which has { $difference } vertices here: K₁ has { $a }, K₂ has { $b }. It computes only support points: the support point of K in a direction is the point of K that lies farthest in that direction. This is the support point of K₁ minus that of K₂ in the opposite direction. The first support point is y₀.
    .formula1 = d(K₁, K₂) = min |x − y| = min |k|, k ∈ K

say_gilbert_first = search towards the origin
    .text1 = ν₀ is the point of the simplex closest to the origin. The simplex has one corner, so ν₀ is that corner. The distance is at most |ν₀| = { $upper }.
    .text2 = Now find the support point of K in direction −ν₀, towards the origin. This point becomes the next corner. All of K lies on one side of the plane through this corner that is perpendicular to ν₀. This plane is { $gain } nearer to the origin than ν₀, so K may still contain a nearer point.
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
    .text2 = The plane through the support point in direction −ν is { $gain } nearer to the origin than ν, so ν may not be the answer yet. The shapes are proven to be at least { $lower } apart.
    .formula1 = g(ν) = |ν|² + h(−ν) = { $g }
    .formula2 = { $lower } ≤ d ≤ { $upper }

say_gilbert_unproven = no proof yet
    .text1 =
        ν now lies in the hull of { $corners ->
            [one] { $corners } corner
           *[other] { $corners } corners
        }, and the distance is at most { $upper }.
    .text2 = The plane through the support point has the origin on the same side as K. So this plane proves nothing: the shapes may still meet. The plane lies { $gain } beyond ν in direction −ν, and the support point becomes the next corner.
    .formula1 = g(ν) = |ν|² + h(−ν) = { $g }
    .formula2 = r = { $lower } ≤ 0 ≤ d ≤ { $upper }

say_gilbert_arrived = nothing lies nearer
    .text1 = The support point in direction −ν is no nearer to the origin than ν itself, to within rounding. So no point of K is nearer, and ν is the closest point.
    .text2 = Both bounds have met. The plane through ν that separates K from the origin is the proof.
    .formula1 = g(ν) = |ν|² + h(−ν) ≈ 0
    .formula2 = { $lower } ≤ d ≤ { $upper }

say_gilbert_meets = the origin is about to be enclosed
    .text1 = The plane through the support point lies { $gain } beyond ν, past the origin. With this point as a corner, the simplex will contain the origin: K₁ and K₂ have a point in common.
    .formula1 = g(ν) = |ν|² + h(−ν) = { $g }
    .formula2 = d ≤ { $upper }

say_gilbert_met = the shapes meet
    .text1 =
        The hull of { $corners ->
            [one] { $corners } corner
           *[other] { $corners } corners
        } contains the origin, so K₁ and K₂ have a point in common: the distance is 0. The original method stops here and reports “interfering”.
    .text2 = But how deep is the overlap? To find out, the simplex now grows outwards until one of its faces is a face of K.
    .formula1 = 0 ∈ conv V ⊆ K

say_gilbert_expand = how deep?
    .text1 = Take the face of the growing hull that is nearest to the origin: the depth is at least the distance of this face from the origin. The support point beyond this face gives the upper bound.
    .formula1 = { $least } ≤ depth ≤ { $most }

say_gilbert_separated = apart
    .text1 =
        The distance is { $distance }, after { $iterations ->
            [one] { $iterations } iteration
           *[other] { $iterations } iterations
        }. Each corner of the simplex is a point of K₁ minus a point of K₂. The weights of ν, applied to these points, give the two closest points.
    .text2 = Each closest point lies on a feature of its shape: a vertex, an edge or a face. The patent returns this feature too. The picture highlights and names it: v5 is a vertex, e2–5 the edge between v2 and v5, f3 a face. In the next cycle, a continuous search starts from this feature.
    .formula1 = p₁ = Σ λᵢ x₁ᵢ,  p₂ = Σ λᵢ x₂ᵢ
    .formula2 = d = |p₁ − p₂| = { $distance }

say_gilbert_touching = touching
    .text1 =
        The origin lies on the surface of K: the shapes touch without overlapping. The search took { $iterations ->
            [one] { $iterations } iteration
           *[other] { $iterations } iterations
        }.
    .formula1 = d = { $distance }

say_gilbert_overlapping = overlapping
    .text1 =
        The nearest face of K is { $depth } away from the origin: move one shape by this distance along the normal of that face, and the shapes only touch. Detecting the overlap took { $iterations ->
            [one] { $iterations } iteration
           *[other] { $iterations } iterations
        }, finding the depth { $expansions ->
            [one] { $expansions } expansion
           *[other] { $expansions } expansions
        }. This depth is the length of the shortest shift: the penetration depth of the literature. The review page reports another depth: how far the deepest point lies below the surface.
    .formula1 = depth = { $depth }

say_gilbert_unfinished = not finished
    .text1 = The search stopped before its bounds met. Only the bounds are known.

event_gilbert_vertex = { $of }: vertex v{ $v }
event_gilbert_edge = { $of }: edge e{ $v }–{ $w }
event_gilbert_face =
    { $of }: face f{ $f } with { $sides ->
        [one] { $sides } side
       *[other] { $sides } sides
    }
event_gilbert_within = { $of }: inside, between vertices that share no face

word_k-1 = K₁
word_k-2 = K₂

question_gilbert_support = which corner of K lies farthest in the direction from y₀ to the origin?

point_gilbert_support = The point moves from corner to corner. A corner that falls short by { $within } or less counts as right.

question_gilbert_proven = will the next step prove that the shapes are apart?
question_gilbert_leaves = which corner, if any, will leave the simplex?
question_gilbert_done = is ν now the point of K that is closest to the origin?

label_pair = the two shapes
label_difference = their Minkowski difference K₁ − K₂
label_origin = origin

number_vertices-a = vertices of K₁
number_vertices-b = vertices of K₂
number_vertices-difference = vertices of K
number_depth-most = depth, at most
number_depth-least = depth, at least
number_g-share = g(ν) as a share of |ν|²

chart_bounds = Bounds

why_gilbert_support = Look along the arrow from y₀ towards the origin. Through each corner, imagine the plane perpendicular to this arrow. No corner lies beyond the plane through the farthest corner.
why_gilbert_support_there = No corner lies noticeably beyond the plane through this corner, perpendicular to the direction. This corner is the support point of K: the support point of K₁ minus that of K₂ in the opposite direction.
why_gilbert_support_beyond =
    The plane through your corner is perpendicular to the direction from y₀ to the origin. { $beyond ->
        [one] { $beyond } corner lies
       *[other] { $beyond } corners lie
    } beyond it, ringed in red; the farthest of them lies { $short } farther in this direction. A corner near the origin need not lie far in the direction towards the origin.
why_gilbert_proven = A step proves that the shapes are apart when the plane through the support point separates the origin from K. See where the origin lies, and how far the next support point can reach.
why_gilbert_done = ν is the closest point when no point of K lies nearer. Then the bounds have met. Now the bounds are { $lower } and { $upper }, and the plane through the support point is { $gain } nearer to the origin than ν.
why_gilbert_leaves = The next ν lies in the hull of the corners that stay. A corner leaves if the next ν lies on a part of the simplex that does not contain this corner.
why_gilbert_leaves_none = No corner leaves only if the next ν lies inside the hull of all corners. Which part of this hull is nearest to the origin?
why_gilbert_leaves_several = Several corners leave at once only if the next ν lies on a smaller part of the hull: one edge, or the new corner alone. Which part is nearest to the origin?

## Pseudocode

gilbert_start = V ← { "{" }y₀{ "}" }, one corner of K = K₁ − K₂
gilbert_repeat = repeat:
gilbert_nearest = ν ← the point of conv V that is nearest to the origin
gilbert_reduce = keep in V only the corners whose hull holds ν
gilbert_inside = if V has four corners, or ν is the origin: go to “expand”
gilbert_support = s ← s_K(−ν) = s_K₁(−ν) − s_K₂(ν), the support point in direction −ν
gilbert_bound = r ← max(r, s·ν / |ν|); now r ≤ d ≤ |ν|, and r > 0 proves that the shapes are apart
gilbert_arrived = if s·ν is not below |ν|², to within rounding: leave the loop
gilbert_push = V ← V ∪ { "{" }s{ "}" }
gilbert_apart = return apart, d = |ν|; the weights λ of ν give p₁ = Σ λᵢ x₁ᵢ and p₂ = Σ λᵢ x₂ᵢ
gilbert_touch = return touching, if the distance or the depth is 0 to within rounding
gilbert_unfinished = return the bounds alone, if they have not met at the step limit
gilbert_polytope = expand: P ← a polytope of corners of K that contains the origin; P starts as V
gilbert_loop = repeat:
gilbert_facet = F ← the facet of P that is nearest to the origin, n its normal
gilbert_beyond = s ← s_K(n); depth ≤ n·s
gilbert_deep = if s lies no farther out than F: return overlapping, the depth, along n
gilbert_grow = P ← conv(P ∪ { "{" }s{ "}" })

## Glossary

minkowski-difference = Minkowski difference
    .forms = Minkowski difference | Minkowski differences
    .text = The set of all differences between a point of one shape and a point of the other. The shapes meet exactly when this set contains the origin. The distance of the set from the origin is the distance of the shapes.

support-mapping = support mapping
    .forms = support function | support point | support points | support mapping
    .text = The function that returns, for a direction, the point of a shape that lies farthest in that direction: the support point. For the Minkowski difference, this is the support point of one shape minus that of the other in the opposite direction. So the difference never has to be built.

simplex = simplex
    .forms = simplex
    .text = A point, a segment, a triangle or a tetrahedron. GJK works with this hull of at most four corners in place of the whole difference.

signed-volumes = signed volumes
    .forms = signed volumes
    .text = A way to find the point of a simplex that is closest to the origin. It stays accurate on thin simplices, where Johnson’s recursion loses digits.

witness-points = witness points
    .forms = witness points | closest points
    .text = The two points, one on each shape, whose distance is the distance of the shapes. They follow from the weights of the closest point in its simplex.

lower-bound = lower bound
    .forms = lower bound | lower bounds
    .text = A number that is never greater than the true value. For a distance, a plane that separates the shapes gives a lower bound.

upper-bound = upper bound
    .forms = upper bound | upper bounds
    .text = A number that is never less than the true value. For a distance, any two points, one on each shape, give an upper bound.

separated = separating plane or axis
    .forms = separating axes | separating axis | separating plane
    .text = A separating plane has one shape on each side. The direction perpendicular to it is a separating axis: along it, the projections of the shapes do not overlap. Convex shapes have such a plane exactly when they are apart. This is the separating axis theorem (SAT).

penetration-depth = penetration depth
    .forms = how deep | depth
    .text = The length of the shortest shift that separates two overlapping shapes; the shift itself is the minimum translation vector. Its length is the distance of the origin from the surface of the Minkowski difference. The literature uses the term in this sense. The review page reports another depth: how far the deepest point lies below the other surface.

gjk = GJK
    .forms = GJK | Gilbert
    .text = Gilbert, Johnson and Keerthi’s method. It moves a simplex towards the origin, one support point at a time, until a plane proves that no point of the Minkowski difference lies nearer.

epa = EPA
    .forms = EPA
    .text = The expanding polytope algorithm. It starts from a simplex that contains the origin and grows it outwards, face by face. Once the nearest face belongs to the Minkowski difference, the distance of this face from the origin is the depth.

convex = convex
    .forms = convex
    .text = A convex shape contains the whole segment between any two of its points: it has no hollows or notches.

## Claims

gilbert-iterations_source = JP 3316092 B2, ¶ 0024
gilbert-iterations_says = In most cases three to four iterations lead to the closest points.
gilbert-iterations_why = For shapes with few corners the numbers agree. With many corners, several corners are almost equally far in a direction. Near contact, it takes more iterations until a bound proves anything. With 240 corners, the search takes 6 iterations at a gap of 30 and 10 at a gap of 1.

gilbert-work_source = JP 3316092 B2, ¶ 0031 and 0032, figure 74
gilbert-work_says = The work is proportional to the number M of all corners. The work is 14 to 19 multiply-adds for each corner, whether the shapes are apart, touch or interfere.
gilbert-work_here = An inner product takes three multiply-adds. Each iteration takes one inner product for each corner.
gilbert-work_why = So four iterations take twelve multiply-adds for each corner. The patent also counts divisions, comparisons and the search of the simplex, each by its time on a Harris 800. Here only inner products are counted.
