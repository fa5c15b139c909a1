### Axis by axis.

lesson_axis-by-axis = Axis by axis

about_axis-by-axis = The published test of two flat contours, edge by edge, and where it moves them.

source_axis-by-axis = Fayzrakhmanov et al., resolving collisions of non-convex contours · as printed, flaws and all · what is garbled in print is read so: smallest overlap kept, contours counter-clockwise, centres as means of the vertices · pairs are made up

parameter_axis-by-axis_pair = Pair

choice_axis-by-axis_pair_convex = Both convex
choice_axis-by-axis_pair_l-and-bar = An L and a bar
choice_axis-by-axis_pair_notch = A bar in a U’s notch
choice_axis-by-axis_pair_within = A box in a U’s solid
choice_axis-by-axis_pair_arm = A box at a U’s arm

parameter_axis-by-axis_x = B to the right
parameter_axis-by-axis_y = B up
parameter_axis-by-axis_turn = B turned, °

say_axis_pair = two contours
    .text1 = Contour A, blue, and contour B, turquoise. If there is a line between them they are apart. It is enough to look along the normals of their { $edges } edges.
    .text2 = Drag B. It turns by its slider, or by a drag with Shift held. Then step on.
    .formula1 = n = (−E_y, E_x) / |E|

say_axis_pair-not-convex = two contours, one with a notch
    .text1 = Contour A, blue, has a notch: it is not convex. The usual test would cut it into convex pieces. This one does not: it looks at A’s edges one at a time, then at B’s, { $edges } in all.
    .text2 = Drag B. It turns by its slider, or by a drag with Shift held. Then step on.
    .formula1 = n = (−E_y, E_x) / |E|

say_axis_apart = edge { $k }: a gap
    .text1 = Both contours cast a shadow on the axis across the edge. Between the shadows there is a gap of { $interval }.
    .text2 = So a line fits between the contours: they are apart, and the test ends. This answer is right.
    .formula1 = I = { $interval } > 0

say_axis_aside = edge { $k }: left out
    .text1 = The shadows overlap. But A has a notch, so the test also looks at the edge itself: on its own normal it is a point, the diamond. B’s shadow is all on one side of it, { $interval } away.
    .text2 = So B does not reach this edge’s line, and the edge is left out.
    .formula1 = I = { $interval } > 0

say_axis_aside-of-all = edge { $k }: apart, it says
    .text1 = B is on one side of this edge’s line, too, as it was for all edges of A before. The test takes that for a proof that they are apart, and ends.
    .text2 = But lines go on where edges end, and what lies inside A crosses no edge.
    .formula1 = I = { $interval } > 0, every time

say_axis_kept = edge { $k }: the smallest so far
    .text1 = The shadows overlap by { $interval }, red. No overlap was smaller up to now: it is kept, with its axis, as the way out V.
    .formula1 = D = |I| = { $interval }

say_axis_kept-line = edge { $k }: the smallest so far
    .text1 = The edge itself is a point on its normal, the diamond. B reaches { $interval } beyond it, red. No overlap was smaller up to now: it is kept, with its axis, as the way out V.
    .formula1 = D = |I| = { $interval }

say_axis_dropped = edge { $k }: no smaller
    .text1 = The shadows overlap by { $interval }, red. The kept overlap is { $kept }, which is no larger: it stays.
    .formula1 = { $interval } ≥ D = { $kept }

say_axis_dropped-line = edge { $k }: no smaller
    .text1 = B reaches { $interval } beyond the edge’s line, red. The kept overlap is { $kept }, which is no larger: it stays.
    .formula1 = { $interval } ≥ D = { $kept }

say_axis_move = the move
    .text1 = No edge has told them apart: they collide, it says. A is moved along the kept axis, by the kept overlap { $by }.
    .text2 = The way leads from B’s centre to A’s, so it is taken as it is.
    .formula1 = (C_A − C_B)·V ≥ 0
    .formula2 = P_A += V

say_axis_move-turned = the move, turned round
    .text1 = No edge has told them apart: they collide, it says. A is moved along the kept axis, by the kept overlap { $by }.
    .text2 = The way led towards B’s centre, so it was turned round.
    .formula1 = (C_A − C_B)·V < 0: V = −V
    .formula2 = P_A += V

say_axis_right-apart = true: apart
    .text1 = The exact method agrees: the contours are apart.
    .formula1 = apart

say_axis_clear = clear
    .text1 = They did overlap, and now they are clear. The move was { $by } long. The green arrow is the shortest way out of all, { $depth }, by the exact method.
    .formula1 = { $by } ≥ { $depth }

say_axis_not-clear = not clear
    .text1 = They did overlap, but this move is not enough: where it is hatched they still do, and it takes { $left } more to part them. The green arrow is the shortest way out, { $depth }, by the exact method.
    .formula1 = { $depth } → { $left }

say_axis_worse = worse than before
    .text1 = They overlapped by { $depth }. Now it is { $left }: A went the wrong way. The centres of contours with notches do not say on which side the solid is. The green arrow is the shortest way out.
    .formula1 = { $depth } → { $left }

say_axis_false-hit = a false hit
    .text1 = They did not overlap at all. B only crosses lines of A’s edges, beyond the edges’ ends, and the test cannot tell that from crossing the edges.
    .text2 = It moved A by { $by } for nothing.
    .formula1 = overlap 0, moved { $by }

say_axis_missed = a missed overlap
    .text1 = They do overlap: it takes { $depth } to part them, along the green arrow. B crosses none of the lines that were looked at, as it is all inside.
    .formula1 = overlap { $depth }, not found

question_axis_collides = will the test say that they collide?
question_axis_next = what will come of the next edge?
question_axis_clear-now = what will the exact method say?
question_axis_is-apart = are they apart?

label_axis-kept = its overlap is the smallest so far
label_axis-dropped = its overlap is no smaller
label_axis-aside = it is left out
label_axis-apart = the test ends: apart
label_met-clear = they overlapped, and are clear now
label_met-not-clear = they overlapped, and still do
label_did-not-meet = they did not overlap
label_exact-way = exact

number_interval = I: gap (+) or overlap (−)
number_kept-depth = D: smallest overlap so far
number_moved-by = moved by
number_overlap-before = true overlap at first
number_overlap-left = overlap that is left

chart_overlap-by-edge = Overlap along each axis

axis_edge-number = edge
axis_overlap = overlap

line_overlap-on-axis = on this axis
line_overlap-kept = D, the smallest so far

why_axis_collides = The test says that they collide unless one of the { $edges } edges tells them apart. Look for a straight line along an edge with A on one side and B on the other, and for lines of A’s edges that B does not reach.
why_axis_next = Both contours cast shadows across the next edge. With a gap the test ends; else the overlap is kept if it is smaller than { $kept }, and dropped if not. An edge of a contour with a notch is left out if B does not reach its line.
why_axis_next_axis-kept = An overlap is kept if it is smaller than what was kept so far, { $kept }, or if nothing was. Compare what the two shadows share on the next axis with that.
why_axis_next_axis-dropped = An overlap is dropped if it is no smaller than what was kept so far, { $kept }. Look from which side the two shadows share least.
why_axis_next_axis-aside = An edge is left out if B does not reach the line through it, which can only be so beside a notch of A. Prolong the next edge in your mind, and see whether B crosses it.
why_axis_next_axis-apart = The test ends here only if the shadows leave a gap. Look along the next edge, past A: is there a clear line between A and B?
why_axis_clear-now = A moves by { $by } along the kept axis. That is enough if the contours overlapped along it by no more, wherever they did; with a notch the shadows do not tell all. Look at the picture after the move.
why_axis_is-apart = The test looked at lines, which go on where edges end. What lies deep inside A crosses no line of its edges at all: look at the picture, not at the shadows.

## Pseudocode

axis-by-axis_begin = D ← ∞; met ← false
axis-by-axis_each = for each edge E, first of A, then of B:
axis-by-axis_axis = n ← (−E_y, E_x) / |E|
axis-by-axis_shadows = [a₀, a₁], [b₀, b₁] ← the shadows of A and B on n
axis-by-axis_interval = I ← b₀ − a₁ if a₀ < b₀, else a₀ − b₁
axis-by-axis_apart = if I > 0: return apart
axis-by-axis_line = if E is of A, and A is not convex: e ← where E is on n
axis-by-axis_beside = I ← b₀ − e if e < b₀, else e − b₁
axis-by-axis_last = if I > 0, E is the last of A, and not met: return apart
axis-by-axis_aside = if I > 0: leave E out; else met ← true
axis-by-axis_kept = if |I| < D: D ← |I|, V ← n
axis-by-axis_dropped = else E changes nothing
axis-by-axis_turned = V ← D · V; if (C_A − C_B)·V < 0: V ← −V
axis-by-axis_move = A moves by V
axis-by-axis_truth = hold that against the exact method

## Glossary

contour = contour
    .forms = contour | contours
    .text = The closed outline of a flat part; it may have notches, and holes are contours inside it.

projection = shadow on an axis
    .forms = shadow | shadows
    .text = All of a contour projected onto a line: an interval. Two contours whose shadows do not overlap on some line are apart.

false-hit = false hit
    .forms = false hit | false hits
    .text = The test says “collide” where there is no overlap.

exact-method = exact method
    .forms = exact method
    .text = The library’s own answer, with predicates that rounding cannot turn round. The published methods are held against it.
