### The intersection of two parts.

lesson_body-in-common = The intersection of two parts

about_body-in-common = Two parts interfere when they share material, not when their surfaces meet. The lesson computes their intersection, its surface and its volume.

source_body-in-common = Smith and Dodgson 2007, on Boolean operations with approximate arithmetic. Here the signs are exact, and coincidences are decided by moving A inwards by an infinitesimal amount. · Edelsbrunner and Mücke 1990, on simulation of simplicity. · The parts and their places are invented.

parameter_body-in-common_shape = B

choice_body-in-common_shape_box = A box
choice_body-in-common_shape_ball = A ball
choice_body-in-common_shape_ring = A ring

parameter_body-in-common_shift = B to the right, mm
parameter_body-in-common_turn = B turned, °
parameter_body-in-common_largest = Cells along each edge

choice_body-in-common_largest_8 = 8
choice_body-in-common_largest_16 = 16
choice_body-in-common_largest_24 = 24

say_body_surfaces = surfaces that do not meet
    .text1 = A is a cube, drawn by its edges, and B lies inside it. There are { $pairs-of-triangles } pairs of triangles, one of each part; { $pairs-that-meet } of them meet. Where the surfaces are nearest to each other, the gap between them is { $surface-gap } mm.
    .text2 = A test of surfaces alone calls this clear. But parts are made of material, and the surface is only its boundary.
    .formula1 = { $pairs-that-meet } of { $pairs-of-triangles } pairs meet

say_body_inside = inside, and so interference
    .text1 =
        The green ray starts at a corner of B. It crosses A’s surface { $ray-crossings ->
            [one] { $ray-crossings } time
           *[other] { $ray-crossings } times
        } and goes on to infinity. A ray that starts outside a closed surface comes out as often as it goes in. This ray comes out without having gone in, so the corner is inside A.
    .text2 = No triangles meet, so no point of B is on the other side of A’s surface. All of B lies in A’s material. The intersection, red, is B itself, with a volume of { $body-volume } mm³. The two parts interfere.
    .formula1 = A ∩ B = B
    .formula2 = V = { $body-volume } mm³

say_body_meet = B slides out, and the surfaces meet
    .text1 = B has slid to the right, through A’s face. Now { $pairs-that-meet } of { $pairs-of-triangles } pairs of triangles meet; these triangles are outlined. Exact signs decide which pairs meet, not rounding.
    .text2 = The two parts clearly interfere, but in which region? We compute the intersection: all points that lie in both A and B. Drag B, or turn it with its slider. Then go to the next step.
    .formula1 = { $pairs-that-meet } of { $pairs-of-triangles } pairs meet

say_body_curve = where the surfaces meet
    .text1 =
        Two triangles that cross share a segment. The { $curve-segments } segments join end to end into { $curves } closed { $curves ->
            [one] curve
           *[other] curves
        }, red, { $curve-length } mm long in all.
    .text2 = Only at these curves can a surface pass from the inside of the other part to its outside. So the crossed triangles must be cut. Every other triangle is entirely inside the other part or entirely outside.
    .formula1 =
        { $curve-segments } segments, { $curves } closed { $curves ->
            [one] curve
           *[other] curves
        }

say_body_kept = what is kept of both surfaces
    .text1 = The intersection is bounded by the pieces of each surface that lie inside the other part. Of A’s triangles { $a-cut } are cut, { $a-whole } stay whole, and { $a-dropped } are dropped. Of B’s triangles { $b-cut } are cut, { $b-whole } stay whole, and { $b-dropped } are dropped.
    .text2 = What is kept of A is drawn separately, to the right. Both pieces end at the same curve, point by point.
    .formula1 = A: { $a-cut } cut, { $a-whole } whole, { $a-dropped } dropped
    .formula2 = B: { $b-cut } cut, { $b-whole } whole, { $b-dropped } dropped

say_body_closed = joined
    .text1 =
        Joined along the curve, the pieces make a closed surface of { $body-facets } facets. Each edge is used as often in one direction as in the other, and { $unmatched-edges } edges are left over. So the surface bounds a body, in { $body-pieces ->
            [one] { $body-pieces } piece
           *[other] { $body-pieces } pieces
        }.
    .text2 = Points minus edges plus facets make { $body-euler }. This is 2 for a body like a ball, and 0 for one like a ring.
    .text3 = B has { $volume-of-b } mm³. How much of that is in the intersection?
    .formula1 = { $body-points } − { $body-edges } + { $body-facets } = { $body-euler }

say_body_volume = the volume from the surface alone
    .text1 = O is the centre of the intersection’s bounding box. Each of the { $body-facets } facets forms a tetrahedron with O. The volume of a tetrahedron is positive if O is behind the facet, and negative if O is in front of it. Space outside the intersection is counted as often positively as negatively, and cancels out. This is the divergence theorem for flat facets.
    .text2 =
        The tetrahedra of the facets from A’s surface, drawn separately, have { $volume-over-a } mm³ in total; those from B’s surface have { $volume-over-b } mm³. { $tetrahedra-negative ->
            [one] { $tetrahedra-negative } tetrahedron is
           *[other] { $tetrahedra-negative } tetrahedra are
        } negative.
    .formula1 = V = Σ a·(b × c) / 6
    .formula2 = { $volume-over-a } + { $volume-over-b } = { $body-volume } mm³

say_body_cells = checked by counting
    .text1 = The bounding box of B is divided into { $cells-across } cells along each edge. A cell counts if its centre is inside both A and B, each tested with a ray as before. { $cells-inside } cells count, shown green; together they have { $counted-volume } mm³.
    .text2 = That differs by { SHARE($counted-off) } from the volume that the surface gives. Cells half as wide need eight times as many rays. Even then the difference does not shrink steadily, because a whole layer of cells is counted or left out at once.
    .formula1 = { $cells-inside } cells: { $counted-volume } ≈ { $body-volume } mm³

say_body_touch = parts that only touch
    .text1 =
        B stands against A’s right face from outside, and is not turned. { $pairs-that-meet ->
            [one] { $pairs-that-meet } pair
           *[other] { $pairs-that-meet } pairs
        } of triangles meet; these triangles are outlined. But the intersection of A and B has a volume of { $body-volume } mm³: they share no material. They touch, and that is no interference.
    .text2 = So a test of surfaces alone errs both ways. It misses a part inside another, and it flags every properly mated part.
    .text3 = In the next step A loses its lid, and B returns to its first place.
    .formula1 = V = { $body-volume } mm³

say_body_open = no inside: undecided
    .text1 = A’s lid is gone. { $rim-edges } edges, drawn thick, have a triangle on one side only. A surface with such a rim has no inside. A may be a solid whose lid was lost in a file; then B is inside A. Or A may be an open box of thin sheet; then B lies in it with { $surface-gap } mm to spare.
    .text2 = Both cases have the same triangles, so nothing can distinguish them. The pair is undecided, and the reason is given: A is open. A guess would be wrong in one of the two cases.
    .formula1 = { $rim-edges } edges of a rim: undecided

question_body_class = how does the next step classify A and B?

label_class-interferes = they interfere
label_class-touches = they only touch
label_class-clear = they are clear of each other
label_class-undecided = they are undecided

question_body_stays = which pieces of the two surfaces bound the intersection?

label_stays-inside = of each surface, the pieces inside the other part
label_stays-outside = of each surface, the pieces outside the other part
label_stays-cut-out = of A’s surface, the pieces outside B; of B’s, those inside A

question_body_volume = what is the volume of the intersection, in mm³?

why_body_class = Parts interfere when they share material, a space that lies in both. Where is the material of each part, and does its surface show that? Only a closed surface has an inside and an outside.
why_body_stays = Take a point on the surface of the intersection. Just to one side of it, both parts have material; just to the other side, at least one of them has none. So the point lies on the surface of one part. Where must it lie with respect to the other part?
why_body_volume = B has { $volume-of-b } mm³. What share of B is to the left of A’s right face? That share of its volume is in the intersection.

number_pairs-that-meet = pairs of triangles that meet
number_pairs-of-triangles = pairs of triangles in all
number_surface-gap = gap between the surfaces
number_ray-crossings = crossings of the ray with A
number_body-volume = intersection volume, mm³
number_curves = closed curves
number_curve-segments = segments of the curves
number_curve-length = length of the curves
number_a-cut = of A’s triangles: cut
number_a-whole = of A’s triangles: whole
number_a-dropped = of A’s triangles: dropped
number_b-cut = of B’s triangles: cut
number_b-whole = of B’s triangles: whole
number_b-dropped = of B’s triangles: dropped
number_body-points = points of the intersection
number_body-edges = edges of the intersection
number_body-facets = facets of the intersection
number_body-euler = points − edges + facets
number_unmatched-edges = edges left over
number_body-pieces = pieces
number_volume-of-a = volume of A, mm³
number_volume-of-b = volume of B, mm³
number_volume-over-a = from A’s surface, mm³
number_volume-over-b = from B’s surface, mm³
number_tetrahedra-negative = negative tetrahedra
number_cells-across = cells along each edge
number_cells-inside = cells inside both
number_counted-volume = volume counted, mm³
number_counted-off = difference
number_rim-edges = edges of the rim

chart_volume-slid = Intersection volume while B slides out

axis_b-to-the-right = B to the right, mm
axis_volume = volume, mm³

line_volume-in-common = in both

chart_volume-counted = Volume by counting cells

axis_cells-across = cells along each edge

line_counted-volume = counted
line_by-tetrahedra = from the surface

## Pseudocode

body-in-common_open = if A or B is open: return undecided, as it has no inside
body-in-common_pairs = P ← the pairs of triangles, one of A and one of B, that share a point, by exact signs
body-in-common_none = if P is empty:
body-in-common_ray = w ← how often a ray from a corner of B comes out of A, minus how often it goes in
body-in-common_inside = if w ≠ 0: B is inside A, M ← B; test A in B likewise
body-in-common_curve = C ← the segments that pairs of P share, end to end: closed curves
body-in-common_each = for each of the two parts:
body-in-common_cut = cut the triangles of P along C, keep what is inside the other part
body-in-common_whole = keep each other triangle whole if its corners are inside the other part
body-in-common_drop = drop the rest
body-in-common_join = M ← all that is kept, joined along C
body-in-common_volume = V ← Σ a·(b × c) / 6 over all facets of M, their corners taken from one point
body-in-common_check = check: V ≈ the volume of all cells whose centre is inside A and inside B
body-in-common_interferes = if V > 0: return interference, and M
body-in-common_touches = return touching, or clear if P is empty

## Glossary

body-in-common = intersection
    .forms = intersection
    .text = All points in the material of both parts. Two parts interfere exactly when their intersection has a volume. The surface of the intersection consists of the pieces of each part’s surface that lie inside the other part.

winding-number = winding number
    .forms = comes out as often as it goes in
    .text = How often a closed surface goes around a point. For a ray from the point, it is how often the ray comes out of the surface, minus how often it goes in. 0 means outside.

divergence-theorem = divergence theorem
    .forms = divergence theorem
    .text = A theorem that gives the volume of a body from its surface alone. For flat facets, add the volumes of the tetrahedra from any one point to them, with their signs.
