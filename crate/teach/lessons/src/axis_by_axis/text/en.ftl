### Axis by axis.

lesson_axis-by-axis = Axis by axis

about_axis-by-axis = The published collision test of two flat contours, edge by edge, and the move that it makes.

source_axis-by-axis = Fayzrakhmanov et al., resolving collisions of non-convex contours, as printed, with its flaws. Unclear passages are read as follows: the smallest overlap is kept, contours run counter-clockwise, centres are means of the vertices. The pairs are invented.

parameter_axis-by-axis_pair = Pair

choice_axis-by-axis_pair_convex = Both convex
choice_axis-by-axis_pair_l-and-bar = An L and a bar
choice_axis-by-axis_pair_notch = A bar in a U’s notch
choice_axis-by-axis_pair_within = A box inside a U’s solid
choice_axis-by-axis_pair_arm = A box at a U’s arm

parameter_axis-by-axis_x = B to the right
parameter_axis-by-axis_y = B up
parameter_axis-by-axis_turn = B turned, °

say_axis_pair = two contours
    .text1 = Contour A is blue, contour B is turquoise. If a line fits between the contours, they are apart. It is enough to test the normals of their { $edges } edges.
    .text2 = Drag B. To turn it, use its slider, or drag with Shift held down. Then go to the next step.
    .formula1 = n = (−E_y, E_x) / |E|

say_axis_pair-not-convex = two contours, one with a notch
    .text1 = Contour A, blue, has a notch: it is not convex. The usual test would cut A into convex pieces. The published test does not. It tests the edges of A one at a time, then those of B, { $edges } in all.
    .text2 = Drag B. To turn it, use its slider, or drag with Shift held down. Then go to the next step.
    .formula1 = n = (−E_y, E_x) / |E|

say_axis_apart = edge { $k }: a gap
    .text1 = Both contours are projected onto the axis perpendicular to the edge. Between the projections there is a gap of { $interval }.
    .text2 = So a line fits between the contours: they are apart, and the test ends. This answer is right.
    .formula1 = I = { $interval } > 0

say_axis_aside = edge { $k }: skipped
    .text1 = The projections overlap. But A has a notch, so the test also considers the edge itself. Projected onto its own normal, the edge is a single point, the diamond. B’s projection lies entirely on one side of this point, { $interval } away.
    .text2 = So B does not reach this edge’s line, and the edge is skipped.
    .formula1 = I = { $interval } > 0

say_axis_aside-of-all = edge { $k }: contours reported apart
    .text1 = B is on one side of this edge’s line too, as it was for all earlier edges of A. The test takes this as a proof that the contours are apart, and ends.
    .text2 = But a contour that lies inside A crosses no edge of A either.
    .formula1 = I = { $interval } > 0, every time

say_axis_kept = edge { $k }: the smallest so far
    .text1 = The projections overlap by { $interval } (red). This is the smallest overlap so far. It is kept, with its axis, as the translation V.
    .formula1 = D = |I| = { $interval }

say_axis_kept-line = edge { $k }: the smallest so far
    .text1 = Projected onto its own normal, the edge is a single point, the diamond. B reaches { $interval } beyond this point (red). This is the smallest overlap so far. It is kept, with its axis, as the translation V.
    .formula1 = D = |I| = { $interval }

say_axis_dropped = edge { $k }: overlap no smaller
    .text1 = The projections overlap by { $interval } (red). The kept overlap of { $kept } is no larger, so it remains the smallest.
    .formula1 = { $interval } ≥ D = { $kept }

say_axis_dropped-line = edge { $k }: overlap no smaller
    .text1 = B reaches { $interval } beyond the edge’s line (red). The kept overlap of { $kept } is no larger, so it remains the smallest.
    .formula1 = { $interval } ≥ D = { $kept }

say_axis_move = the move
    .text1 = No edge separated the contours, so the test reports a collision. It moves A along the kept axis by the kept overlap, { $by }.
    .text2 = V points from B’s centre towards A’s, so it is used as it is.
    .formula1 = (C_A − C_B)·V ≥ 0
    .formula2 = P_A += V

say_axis_move-turned = the move, reversed
    .text1 = No edge separated the contours, so the test reports a collision. It moves A along the kept axis by the kept overlap, { $by }.
    .text2 = V pointed towards B’s centre, so it was reversed.
    .formula1 = (C_A − C_B)·V < 0: V = −V
    .formula2 = P_A += V

say_axis_right-apart = right: apart
    .text1 = The exact method agrees: the contours are apart.
    .formula1 = apart

say_axis_clear = clear
    .text1 = The contours overlapped, and now they are clear. The move was { $by } long. The green arrow is the minimum translation, { $depth }, from the exact method.
    .formula1 = { $by } ≥ { $depth }

say_axis_not-clear = not clear
    .text1 = The contours overlapped, and this move is not enough. The hatched region still overlaps; separating the contours takes another { $left }. The green arrow is the minimum translation, { $depth }, from the exact method.
    .formula1 = { $depth } → { $left }

say_axis_worse = worse than before
    .text1 = The contours overlapped by { $depth } before the move, and by { $left } after it: A moved in the wrong direction. The centres of contours with notches do not show on which side the solid is. The green arrow is the minimum translation.
    .formula1 = { $depth } → { $left }

say_axis_false-hit = a false hit
    .text1 = The contours did not overlap at all. B only crosses the lines of A’s edges, beyond the ends of these edges. The test cannot distinguish this from crossing the edges.
    .text2 = So it moved A by { $by } without need.
    .formula1 = overlap 0, moved { $by }

say_axis_missed = a missed overlap
    .text1 = The contours overlap: separating them takes { $depth }, along the green arrow. B lies entirely inside A and crosses none of the tested lines.
    .formula1 = overlap { $depth }, not found

question_axis_collides = will the test report a collision?
question_axis_next = what will the next edge give?
question_axis_clear-now = what will the exact method say?
question_axis_is-apart = are the contours apart?

label_axis-kept = its overlap is the smallest so far
label_axis-dropped = its overlap is no smaller
label_axis-aside = it is skipped
label_axis-apart = the test ends: apart
label_met-clear = they overlapped, and are clear now
label_met-not-clear = they overlapped, and still do
label_did-not-meet = they did not overlap
label_exact-way = exact

number_interval = I: gap (+) or overlap (−)
number_kept-depth = D: smallest overlap so far
number_moved-by = moved by
number_overlap-before = true overlap, before
number_overlap-left = overlap left

chart_overlap-by-edge = Overlap along each axis

axis_edge-number = edge
axis_overlap = overlap

line_overlap-on-axis = on this axis
line_overlap-kept = D, the smallest so far

why_axis_collides = The test reports a collision unless one of the { $edges } edges separates the contours. Look for a line along an edge with A on one side and B on the other. Then look for lines of A’s edges that B does not reach.
why_axis_next = Both contours are projected onto the normal of the next edge. With a gap the test ends. Otherwise the overlap is kept if it is smaller than { $kept }, and dropped if not. An edge of a contour with a notch is skipped if B does not reach its line.
why_axis_next_axis-kept = An overlap is kept if it is smaller than { $kept }, the smallest so far, or if none was kept yet. Compare it with the overlap of the two projections on the next axis.
why_axis_next_axis-dropped = An overlap is dropped if it is no smaller than { $kept }, the smallest so far. From which side do the two projections overlap least?
why_axis_next_axis-aside = An edge is skipped if B does not reach the line through it. That can happen only beside a notch of A. Extend the next edge in your mind: does B cross it?
why_axis_next_axis-apart = The test ends here only if there is a gap between the projections. Look along the next edge, past A: is there a free line between A and B?
why_axis_clear-now = A moves by { $by } along the kept axis. That is enough if the contours nowhere overlapped by more than this along that axis. With a notch the projections do not show everything. Look at the picture after the move.
why_axis_is-apart = The test used lines, and a line continues where its edge ends. A contour deep inside A may cross none of the lines of A’s edges. Look at the picture, not at the projections.

## Pseudocode

axis-by-axis_begin = D ← ∞; met ← false
axis-by-axis_each = for each edge E, first of A, then of B:
axis-by-axis_axis = n ← (−E_y, E_x) / |E|
axis-by-axis_shadows = [a₀, a₁], [b₀, b₁] ← the projections of A and B on n
axis-by-axis_interval = I ← b₀ − a₁ if a₀ < b₀, else a₀ − b₁
axis-by-axis_apart = if I > 0: return apart
axis-by-axis_line = if E is of A, and A is not convex: e ← where E is on n
axis-by-axis_beside = I ← b₀ − e if e < b₀, else e − b₁
axis-by-axis_last = if I > 0, E is the last of A, and not met: return apart
axis-by-axis_aside = if I > 0: skip E; else met ← true
axis-by-axis_kept = if |I| < D: D ← |I|, V ← n
axis-by-axis_dropped = else E changes nothing
axis-by-axis_turned = V ← D · V; if (C_A − C_B)·V < 0: V ← −V
axis-by-axis_move = A moves by V
axis-by-axis_truth = compare with the exact method

## Glossary

contour = contour
    .forms = contour | contours
    .text = The closed outline of a flat part. It may have notches; holes are contours inside it.

projection = projection onto an axis
    .forms = projection | projections | projected
    .text = The interval that a contour covers when it is projected onto a line. Two contours whose projections do not overlap on some line are apart.

false-hit = false hit
    .forms = false hit | false hits
    .text = A collision that the test reports although there is no overlap.

exact-method = exact method
    .forms = exact method
    .text = The library’s own answer. Rounding cannot change the result of its predicates. The published methods are compared with it.

## Claims

contours-lines_source = Fayzrakhmanov et al., step 9 of the algorithm
contours-lines_says = A contour with notches need not be cut into convex pieces: an edge is skipped if the other contour lies on one side of it.
contours-lines_here = Choose a bar in a U’s notch, or a box inside a U’s solid, and see what the test reports.
contours-lines_why = The test uses the edges’ lines, and a line continues where its edge ends. So it reports a collision for a bar that stands free in a notch, and none for a box inside the solid.
