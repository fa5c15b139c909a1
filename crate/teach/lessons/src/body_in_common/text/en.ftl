### The body in common.

lesson_body-in-common = The body in common

about_body-in-common = Two parts interfere when they share material, not when surfaces meet: the body that is in both, its surface and its volume.

source_body-in-common = Smith and Dodgson 2007, on Boolean operations with approximate arithmetic; here the signs are exact, and what coincides is decided by moving A inwards by less than any number · Edelsbrunner and Mücke 1990, on simulation of simplicity · the parts and their places are made up

parameter_body-in-common_shape = B

choice_body-in-common_shape_box = A box
choice_body-in-common_shape_ball = A ball
choice_body-in-common_shape_ring = A ring

parameter_body-in-common_shift = B to the right, mm
parameter_body-in-common_turn = B turned, °
parameter_body-in-common_largest = Cells across, counted

choice_body-in-common_largest_8 = 8
choice_body-in-common_largest_16 = 16
choice_body-in-common_largest_24 = 24

say_body_surfaces = surfaces that do not meet
    .text1 = A is a cube, drawn by its edges, and B lies in it. Of { $pairs-of-triangles } pairs of triangles, one of each part, { $pairs-that-meet } meet. Where the surfaces are nearest to each other there are { $surface-gap } mm between them.
    .text2 = Whoever looks at surfaces alone calls that clear. But parts are made of material, and a surface is only where it ends.
    .formula1 = { $pairs-that-meet } of { $pairs-of-triangles } pairs meet

say_body_inside = inside, and so interference
    .text1 =
        The green ray begins at a corner of B. It meets A’s surface { $ray-crossings ->
            [one] { $ray-crossings } time
           *[other] { $ray-crossings } times
        }, and then goes on for ever. A ray that begins outside of a closed surface comes out as often as it goes in. This one comes out without having gone in: the corner is inside A.
    .text2 = No triangles meet, so no point of B is on the other side of A’s surface. All of B is in A’s material: what both have in common, red, is B itself with its { $body-volume } mm³. The two interfere.
    .formula1 = A ∩ B = B
    .formula2 = V = { $body-volume } mm³

say_body_meet = B slides out, and the surfaces meet
    .text1 = B has slid to the right, through A’s face. Now { $pairs-that-meet } of { $pairs-of-triangles } pairs of triangles meet, those that are outlined. Which do is told by signs that are computed exactly, so that no rounding decides.
    .text2 = Nobody doubts that the two interfere. But in what? We are looking for the body that is in A and in B. Drag B, or turn it by its slider, then step on.
    .formula1 = { $pairs-that-meet } of { $pairs-of-triangles } pairs meet

say_body_curve = where the surfaces meet
    .text1 =
        Two triangles that cross have a segment in common. The { $curve-segments } segments join end to end to { $curves } closed { $curves ->
            [one] curve
           *[other] curves
        }, red, { $curve-length } mm long in all.
    .text2 = Only there does a surface pass from the inside of the other part to its outside. So the triangles that are crossed have to be cut, and every other triangle is wholly inside the other part or wholly outside.
    .formula1 =
        { $curve-segments } segments, { $curves } closed { $curves ->
            [one] curve
           *[other] curves
        }

say_body_kept = what stays of both surfaces
    .text1 = The body is bounded by what of each surface is inside the other part. Of A’s triangles { $a-cut } are cut, { $a-whole } stay whole, and { $a-dropped } are dropped. Of B’s triangles { $b-cut } are cut, { $b-whole } stay whole, and { $b-dropped } are dropped.
    .text2 = What stays of A is drawn apart, to the right. Both pieces end at the same curve, point by point.
    .formula1 = A: { $a-cut } cut, { $a-whole } whole, { $a-dropped } dropped
    .formula2 = B: { $b-cut } cut, { $b-whole } whole, { $b-dropped } dropped

say_body_closed = put together
    .text1 =
        Joined along the curve the pieces make a closed surface of { $body-facets } facets: each edge is used as often in one direction as in the other, and { $unmatched-edges } edges are left over. So it bounds a body, in { $body-pieces ->
            [one] { $body-pieces } piece
           *[other] { $body-pieces } pieces
        }.
    .text2 = Points less edges plus facets make { $body-euler }. That is 2 for a body like a ball, and 0 for one like a ring.
    .text3 = B has { $volume-of-b } mm³. How much of that is in the body?
    .formula1 = { $body-points } − { $body-edges } + { $body-facets } = { $body-euler }

say_body_volume = the volume, from the surface alone
    .text1 = From the point O, in the middle of the body’s box, a tetrahedron goes to each of the { $body-facets } facets. Its volume counts positive if O is behind the facet, and negative if O is in front of it. What lies outside of the body is then counted as often with plus as with minus, and cancels out. That is the divergence theorem for flat facets.
    .text2 =
        Over what was A’s surface, drawn apart, there are { $volume-over-a } mm³, and over what was B’s { $volume-over-b } mm³. { $tetrahedra-negative ->
            [one] { $tetrahedra-negative } tetrahedron counts
           *[other] { $tetrahedra-negative } tetrahedra count
        } negative.
    .formula1 = V = Σ a·(b × c) / 6
    .formula2 = { $volume-over-a } + { $volume-over-b } = { $body-volume } mm³

say_body_cells = checked by counting
    .text1 = The box around B is divided into { $cells-across } cells along each edge. A cell counts if its middle is inside A and inside B, both told by a ray as before: { $cells-inside } cells do, the green ones, which are { $counted-volume } mm³ together.
    .text2 = That differs by { SHARE($counted-off) } from the volume that the surface gives. Cells half as wide take eight times as many rays, and the difference does not even shrink steadily: a whole layer of cells counts or does not.
    .formula1 = { $cells-inside } cells: { $counted-volume } ≈ { $body-volume } mm³

say_body_touch = parts that only touch
    .text1 =
        B stands against A’s right face from outside, unturned. { $pairs-that-meet ->
            [one] { $pairs-that-meet } pair
           *[other] { $pairs-that-meet } pairs
        } of triangles meet, those that are outlined. But what A and B have in common has a volume of { $body-volume } mm³: no material is in both. They touch, and that is no interference.
    .text2 = So the test of surfaces alone errs both ways: it misses a part inside another, and it flags every properly mated part.
    .text3 = Next, A loses its lid, and B goes back to where it was at first.
    .formula1 = V = { $body-volume } mm³

say_body_open = no inside: undecided
    .text1 = A’s lid is gone. On { $rim-edges } edges, drawn strongly, there is a triangle on one side only. A surface with a rim has no inside: it may be what is left of a solid whose lid was lost in a file, which B would be in, or an open box of thin sheet, which holds B with { $surface-gap } mm to spare.
    .text2 = Both are the same triangles, so nothing can tell them apart. The pair is undecided, and it is said why: A is open. A guess would be wrong for one of the two.
    .formula1 = { $rim-edges } edges of a rim: undecided

question_body_class = what are A and B to each other, as the next step shows them?

label_class-interferes = they interfere
label_class-touches = they only touch
label_class-clear = they are clear of each other
label_class-undecided = it cannot be decided

question_body_stays = what of the two surfaces bounds the body that both have in common?

label_stays-inside = of each surface what is inside the other part
label_stays-outside = of each surface what is outside the other part
label_stays-cut-out = of A’s what is outside B, of B’s what is inside A

question_body_volume = how much volume does the body have, in mm³?

why_body_class = Parts interfere when they share material: a room that is in both. Ask where the material of each part is, and whether its surface says so. Only a closed surface has an inside and an outside.
why_body_stays = Take a point of the body’s surface. A little to one side of it one is in both parts, a little to the other side no longer. So it lies on the surface of one part; ask where it must be in the other.
why_body_volume = B has { $volume-of-b } mm³. Look which share of B is to the left of A’s right face: so much of its volume is in the body.

number_pairs-that-meet = pairs of triangles that meet
number_pairs-of-triangles = pairs of triangles in all
number_surface-gap = between the surfaces
number_ray-crossings = crossings of the ray with A
number_body-volume = volume in common, mm³
number_curves = closed curves
number_curve-segments = their segments
number_curve-length = their length
number_a-cut = of A’s triangles: cut
number_a-whole = of A’s: stay whole
number_a-dropped = of A’s: dropped
number_b-cut = of B’s triangles: cut
number_b-whole = of B’s: stay whole
number_b-dropped = of B’s: dropped
number_body-points = points of the body
number_body-edges = its edges
number_body-facets = its facets
number_body-euler = points − edges + facets
number_unmatched-edges = edges left over
number_body-pieces = pieces
number_volume-of-a = volume of A, mm³
number_volume-of-b = volume of B, mm³
number_volume-over-a = over A’s surface, mm³
number_volume-over-b = over B’s surface, mm³
number_tetrahedra-negative = tetrahedra that count negative
number_cells-across = cells across
number_cells-inside = cells inside both
number_counted-volume = volume counted, mm³
number_counted-off = differs by
number_rim-edges = edges of the rim

chart_volume-slid = Volume in common while B slides out

axis_b-to-the-right = B to the right, mm
axis_volume = volume, mm³

line_volume-in-common = in both

chart_volume-counted = Volume by counting cells

axis_cells-across = cells across

line_counted-volume = counted
line_by-tetrahedra = from the surface

## Pseudocode

body-in-common_open = if A or B is open: return undecided, as it has no inside
body-in-common_pairs = P ← the pairs of triangles, one of A and one of B, that share a point, by exact signs
body-in-common_none = if P is empty:
body-in-common_ray = w ← how often a ray from a corner of B comes out of A, less how often it goes in
body-in-common_inside = if w ≠ 0: B is inside A, M ← B; the same of A in B
body-in-common_curve = C ← the segments that pairs of P share, end to end: closed curves
body-in-common_each = for each of the two parts:
body-in-common_cut = cut the triangles of P along C, keep what is inside the other part
body-in-common_whole = keep each other triangle whole if its corners are inside the other part
body-in-common_drop = drop the rest
body-in-common_join = M ← all that is kept, joined along C
body-in-common_volume = V ← Σ a·(b × c) / 6 over all facets of M, their corners taken from one point
body-in-common_check = check: V ≈ the volume of all cells whose middle is inside A and inside B
body-in-common_interferes = if V > 0: return interference, and M
body-in-common_touches = return touching, or clear if P is empty

## Glossary

body-in-common = body in common
    .forms = body in common | what both have in common | what A and B have in common
    .text = All that is in the material of both of two parts. They interfere exactly when it has a volume; what of each surface is inside the other part bounds it.

winding-number = winding number
    .forms = comes out as often as it goes in
    .text = How often a closed surface goes around a point. A ray from the point tells: how often it comes out of the surface, less how often it goes in; 0 is outside.

divergence-theorem = divergence theorem
    .forms = divergence theorem
    .text = It gives the volume of a body from its surface alone. Of flat facets: the volumes of the tetrahedra over them, from any one point, with their signs.
