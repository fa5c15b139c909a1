### Exact predicates.

lesson_exact-predicates = Exact predicates

about_exact-predicates = On which side of a line is a point? How rounding changes the answer, what one wrong sign does, and how to compute signs that are always right.

source_exact-predicates = Kettner et al., Classroom examples of robustness problems in geometric computations (2008), figure 2 and failure A1: the points are theirs. · Shewchuk, Adaptive precision floating-point arithmetic and fast robust geometric predicates (1997), figure 21: the stages. · The signs, the hull and the contact of triangles are this page’s own. The triangles are random, the same each time.

parameter_exact-predicates_points = Points

choice_exact-predicates_points_whole = Whole numbers
choice_exact-predicates_points_broken = Fractions
choice_exact-predicates_points_tenths = Tenths

parameter_exact-predicates_from = Differences from

choice_exact-predicates_from_p = p
choice_exact-predicates_from_q = q
choice_exact-predicates_from_r = r

parameter_exact-predicates_side = Points along a side

choice_exact-predicates_side_32 = 32
choice_exact-predicates_side_64 = 64
choice_exact-predicates_side_96 = 96

say_signs_line = left or right?
    .text1 = Is p to the left of the line from q to r, to the right of it, or on it? The sign of one determinant gives the answer. Such signs decide what a convex hull is, whether contours overlap, and whether triangles meet.
    .text2 = Here p is almost on the line. In place of p, we test a grid of { $signs-asked } points beside it. The spacing of the grid is one unit in the last place (ulp), the smallest step of a double there.
    .formula1 = (q_x − p_x)(r_y − p_y) − (q_y − p_y)(r_x − p_x)
    .formula2 = > 0: left, = 0: on the line, < 0: right

say_signs_exact = the true signs
    .text1 = Each square is one of the points. Computed with all digits, { $sign-left } points are to the left of the line, blue, { $sign-right } to the right, turquoise, and { $sign-on } exactly on it, orange.
    .text2 = Doubles store these points without any rounding. Rounding affects only what is computed from them.
    .formula1 = { $sign-left } + { $sign-on } + { $sign-right }

say_signs_plain = the signs in plain doubles
    .text1 = These are the same points and the same determinant, but each difference and each product is rounded to a double. Now { $sign-left } points count as left, { $sign-right } as right and { $sign-on } as on the line. The line across the picture is where the sign truly changes.
    .text2 = Blocks appear. The two products are almost equal and much larger than their difference, so the difference keeps only what rounding has left.
    .formula1 = { $sign-left } + { $sign-on } + { $sign-right }

say_signs_wrong = wrong signs
    .text1 = Points with a wrong sign are red, { $sign-wrong } of { $signs-asked }. { $sign-lost } count as on the line but are beside it. { $sign-opposite } count as on the opposite side. { $sign-made } are on the line but count as beside it.
    .text2 = The result depends on the point from which the differences are taken: try q and r. Computed exactly, with all digits, it would be the same for all three.
    .formula1 = { $sign-lost } + { $sign-opposite } + { $sign-made } = { $sign-wrong }

say_signs_triangle = a point that sees no edge
    .text1 = What does one wrong sign do? A convex hull is built point by point, starting with the triangle of p₁, p₂ and p₃, blue. It is so thin that it looks like a line, and p₂ and p₃ look like one point. A new point is outside if it is to the right of an edge: it sees that edge.
    .text2 =
        The red point p₄ is far outside. With exact signs it sees { $edges-seen-exact ->
            [one] { $edges-seen-exact } edge
           *[other] { $edges-seen-exact } edges
        }, with plain doubles { $edges-seen-plain }. So plain doubles take it for a point inside, and it is left out.
    .formula1 = edges seen: { $edges-seen-exact }, not { $edges-seen-plain }

say_signs_hull = a lost corner
    .text1 = The other five points follow, and all of their signs are right. The hull from plain doubles, blue, has { $corners-plain } corners. The true hull, green, has { $corners-exact }. p₄ is one of them, { $corner-outside } outside the blue hull.
    .text2 = The sign was wrong where points are within a few ulps of a line. But the error of the answer is large enough to see: a wrong yes or no is never a small error.
    .formula1 = { $corners-plain } corners in place of { $corners-exact }

say_signs_filter = first stage: an error bound
    .text1 = The effect of rounding is bounded: the plain value differs from the true one by at most A. If the absolute value of the plain value is at least A, the sign is proven, and nothing else is computed. This is the filter.
    .text2 =
        Here the spacing of the points is { $last-digits ->
            [one] { $last-digits } ulp
           *[other] { $last-digits } ulps
        }, so they reach farther from the line. Of { $signs-asked }, the filter decides { $stage-filter }; the orange ones need more digits. The chart shows how the filter’s share grows with the distance from the line.
    .formula1 = |det| ≥ A = (3 + 16 ε) ε (|left product| + |right product|)
    .formula2 = ε = 2⁻⁵³

say_signs_stages = later stages: only as many digits as needed
    .text1 = We return to the finest grid. Each stage adds digits to the result of the stage before, until the sign is proven. Plain doubles are enough for { $stage-filter } points. The exact determinant of the rounded differences is enough for { $stage-differences }. A correction for the rounding of the differences is enough for { $stage-corrected }. All digits are needed for { $stage-all }.
    .text2 = A number with all its digits is a sum of doubles, an expansion. What the rounding of a sum or product of two doubles loses is itself a double, and it is kept. All digits are needed only on the line, or where fewer digits cannot distinguish a point from one on it.
    .formula1 = a + b = x + y: x rounded, y the lost part
    .formula2 = { $stage-filter } + { $stage-differences } + { $stage-corrected } + { $stage-all }

say_signs_space = triangles that touch
    .text1 = In space the sign tells on which side of a triangle’s plane a point is. Here { $pairs-touching } pairs are tested: a triangle B stands on a triangle A, with a tip exactly in A’s plane. Plain doubles put the tip above for { $plain-clear } pairs, which makes them clear. They put it below for { $plain-through }, and report a touch only for { $plain-touching }. The picture shows a pair that plain doubles classify as clear.
    .text2 = The test that this page uses everywhere finds that { $product-touching } pairs touch. Of { $corners-asked } corners its filter decides all but { $corners-not-sure }, and these are computed exactly. So it costs little, and rounding never decides whether a pair is clear, touching or interfering.
    .formula1 = { $product-touching } of { $pairs-touching } touch

question_signs_how-many-wrong = how many of these points will have a wrong sign in plain doubles?
question_signs_which-wrong = which of the three ringed points has a wrong sign?
question_signs_how-many-all = with as many points at a spacing of one ulp, how many will need all digits?

why_signs_how-many-wrong = The determinant is the difference of two products, and each product is rounded to a multiple of its ulp. The products are much larger than the coordinates of p, so their ulp is much larger too. Where the true determinant is smaller than the rounding error, its sign may come out wrong. For how many of the points is it that small?
why_signs_which-wrong = See on which side of the line across the picture each ring is. Then compare the colour of its square: blue counts as left, turquoise as right, orange as on the line.
why_signs_how-many-all = All digits are needed only where fewer digits cannot distinguish the determinant from 0. How many of the points are exactly on the line?

label_sign-left = left
label_sign-on = on the line
label_sign-right = right
label_sign-wrong = wrong sign
label_sign-fine = true sign
label_sign-sure-left = proven left
label_sign-unsure = unproven
label_sign-sure-right = proven right
label_sign-filter = plain
label_sign-differences = differences
label_sign-corrected = corrected
label_sign-all = all digits

number_signs-asked = points
number_sign-left = left
number_sign-on = on the line
number_sign-right = right
number_sign-wrong = wrong signs
number_sign-opposite = on the opposite side
number_sign-lost = wrongly on the line
number_sign-made = wrongly beside the line
number_edges-seen-plain = edges seen, plain doubles
number_edges-seen-exact = edges seen, exact signs
number_corners-plain = corners, plain doubles
number_corners-exact = corners, exact signs
number_corner-outside = lost corner is outside by
number_stage-filter = plain doubles are enough
number_last-digits = spacing of the points, ulps
number_stage-differences = exact, of rounded differences
number_stage-corrected = corrected
number_stage-all = all digits
number_pairs-touching = pairs that touch
number_plain-clear = plain doubles: clear
number_plain-through = plain doubles: through
number_plain-touching = plain doubles: touching
number_product-touching = this page: touching
number_corners-asked = corners of B
number_corners-not-sure = computed exactly

chart_stages-by-distance = Which stage is needed

axis_last-digits-away = ulps beside the line
axis_percent-of-signs = % of points

line_stage-filter = plain doubles
line_stage-differences = exact, of rounded differences
line_stage-corrected = corrected
line_stage-all = all digits

## Pseudocode

exact-predicates_sign = sign of p, q, r:
exact-predicates_differences = u ← q − p, v ← r − p, rounded
exact-predicates_plain = det ← u_x·v_y − u_y·v_x, in plain doubles
exact-predicates_naive = to return the sign of det now is sometimes wrong
exact-predicates_bound = s ← |u_x·v_y| + |u_y·v_x|; A ← (3 + 16 ε) ε s
exact-predicates_filter = if |det| ≥ A: return the sign of det
exact-predicates_exactly = B ← u_x·v_y − u_y·v_x, exactly, as a sum of doubles
exact-predicates_enough = if u, v lost nothing, or |B| ≥ (2 + 12 ε) ε s: return the sign of B
exact-predicates_tails = u′, v′ ← what rounding removed from u and v; C ← B + u × v′ + u′ × v, rounded
exact-predicates_corrected = if |C| ≥ (9 + 64 ε) ε² s + (3 + 8 ε) ε |B|: return the sign of C
exact-predicates_all = return the sign of (u + u′) × (v + v′), with all digits
exact-predicates_hull = hull: for each new point p, and each edge from q to r:
exact-predicates_sees = p sees the edge if the sign of p, q, r is −1
exact-predicates_inside = if p sees no edge: it is inside, and left out
exact-predicates_outside = else p takes the place of the corners between the edges that it sees
exact-predicates_space = triangles: B is clear of A if all its corners have one sign, not 0, at A’s plane

## Glossary

orientation = orientation (a sign)
    .forms = sign of one determinant | determinant
    .text = The side of a line, or of a plane in space, on which a point is: left, right or on it. The sign of one determinant gives it.

exact-predicate = exact predicate
    .forms = exact signs | signs that are computed exactly
    .text = A question with few possible answers, such as left, right or on the line, that rounding never decides. Hulls, overlaps of contours and contacts of triangles rest on such answers.

floating-point-filter = floating-point filter
    .forms = filter
    .text = A bound on the rounding error of a value, computed with it. Where the absolute value is larger, its sign is proven. Only elsewhere are more digits computed.

expansion = expansion
    .forms = expansion
    .text = A number with all its digits, written as a sum of doubles. What the rounding of a sum or product loses is itself a double, and it is kept.

## Claims

wrong-sign_source = Kettner et al. 2008, failure A1
wrong-sign_says = In double precision, p₄ is classified as left of all three edges of the triangle, although it is outside: the hull loses it.
wrong-sign_why = The result is the same here. Rounding is the same everywhere, so the same doubles give the same wrong signs in every browser. With exact signs p₄ is kept.
