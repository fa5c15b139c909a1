### Four methods.

lesson_four-methods = Four methods

about_four-methods = Four methods separate two contours. Compare their moves, the overlap left, and the time.

source_four-methods = Fayzrakhmanov et al. compare the first three. · Convex pieces come from ear clipping and are merged (Hertel and Mehlhorn). They have boxes, which is fair to both methods that need them. A repeated method gets 8 moves. The exact method is ours.

parameter_four-methods_pair = Pair

choice_four-methods_pair_u-and-bar = A U and a bar
choice_four-methods_pair_l-and-t = An L and a T
choice_four-methods_pair_combs = Two combs
choice_four-methods_pair_star-and-l = A star and an L
choice_four-methods_pair_frame-and-bar = A frame with a hole, and a bar

parameter_four-methods_x = B to the right
parameter_four-methods_y = B up
parameter_four-methods_turn = B turned, °

say_four_pair = two contours
    .text1 = Contour A, blue, must be moved out of contour B, turquoise. The shortest move is { $depth } long.
    .text2 = Drag B. To turn it, use its slider, or drag with Shift held down. Then compare the four methods.
    .formula1 = overlap { $depth }

say_four_published-apart = as published: apart
    .text1 = The published test reports that the contours are apart, and it is right.
    .formula1 = apart

say_four_published-wrong = as published: wrong
    .text1 = The published test is wrong here. The true overlap is { $depth }, and the test moves A by { $by }.
    .text2 = The test uses the lines of A’s edges, not the edges themselves, and it ignores holes.
    .formula1 = overlap { $depth }, moved { $by }

say_four_published-left = as published: not enough
    .text1 =
        The test takes A as a whole, and B in { $others } convex { $others ->
            [one] piece
           *[other] pieces
        }. It moves A by { $by }. An overlap of { $left } is left, hatched.
    .formula1 = { $depth } → { $left }

say_four_published-stuck = as published: not enough
    .text1 =
        The test takes A as a whole, and B in { $others } convex { $others ->
            [one] piece
           *[other] pieces
        }. It moves A by { $by }. An overlap of { $left } is left, hatched.
    .text2 = Repeated, the test still reports a collision after { $moves } moves.
    .formula1 = { $depth } → { $left }

say_four_published-clear = as published: clear
    .text1 =
        The test takes A as a whole, and B in { $others } convex { $others ->
            [one] piece
           *[other] pieces
        }. It moves A by { $by }, and the contours are clear. The minimum translation is { $depth }.
    .formula1 = { $by } ≥ { $depth }

say_four_sat-apart = separating axes: apart
    .text1 =
        A has { $pieces } convex { $pieces ->
            [one] piece
           *[other] pieces
        }, B has { $others }. For each pair of pieces, one of A and one of B, there is an axis with a gap. So the contours are apart.
    .formula1 = apart

say_four_sat-left = separating axes: not enough
    .text1 =
        A has { $pieces } convex { $pieces ->
            [one] piece
           *[other] pieces
        }, B has { $others }. A is moved by { $by } out of the piece that it penetrates deepest. But A then enters another piece, or stays in one: an overlap of { $left } is left.
    .text2 =
        Repeated, the method reports the contours apart after { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        }; see the chart.
    .formula1 = { $depth } → { $left }

say_four_sat-stuck = separating axes: stuck
    .text1 =
        A has { $pieces } convex { $pieces ->
            [one] piece
           *[other] pieces
        }, B has { $others }. A is moved by { $by } out of the piece that it penetrates deepest. But A then enters another piece: an overlap of { $left } is left.
    .text2 = Repeated, the method moves A back and forth: after { $moves } moves the contours still overlap.
    .formula1 = { $depth } → { $left } → …

say_four_sat-clear = separating axes: clear
    .text1 =
        A has { $pieces } convex { $pieces ->
            [one] piece
           *[other] pieces
        }, B has { $others }. A is moved by { $by } out of the piece that it penetrates deepest, and here that is enough. The minimum translation is { $depth }.
    .formula1 = { $by } ≥ { $depth }

say_four_gjk-apart = GJK and EPA: apart
    .text1 = GJK finds no pair of pieces whose Minkowski difference contains the origin: the contours are apart.
    .formula1 = 0 ∉ A − B

say_four_gjk-left = GJK and EPA: not enough
    .text1 = For the same pieces, GJK finds the pairs that overlap, and EPA their penetration depth. The deepest pair needs a move of { $by }. An overlap of { $left } is left.
    .text2 =
        Repeated, the method reports the contours apart after { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        }.
    .formula1 = { $depth } → { $left }

say_four_gjk-stuck = GJK and EPA: stuck
    .text1 = For the same pieces, GJK finds the pairs that overlap, and EPA their penetration depth. The deepest pair needs a move of { $by }. An overlap of { $left } is left.
    .text2 = Repeated, the method moves A back and forth: after { $moves } moves the contours still overlap.
    .formula1 = { $depth } → { $left } → …

say_four_gjk-clear = GJK and EPA: clear
    .text1 = For the same pieces, GJK finds the pairs that overlap, and EPA their penetration depth. The deepest pair needs a move of { $by }, and here that is enough.
    .formula1 = { $by } ≥ { $depth }

say_four_exact-apart = exact: apart
    .text1 = The exact method finds no point inside both contours, so nothing must be moved.
    .formula1 = apart

say_four_exact-clear = exact: one move, the shortest
    .text1 = The no-fit polygon bounds the positions of B at which B overlaps A. The nearest point of the polygon gives the shortest move: { $by }. This one move clears the contours, and no shorter move does.
    .text2 = The polygon is computed once for a pair and an angle, and reused while B only shifts.
    .formula1 = min |V| = { $by }

say_four_all = side by side
    .text1 =
        Each picture shows A after the first move of one method. { $clear } of the four results { $clear ->
            [one] is
           *[other] are
        } clear.
    .text2 = The times are measured here, for one query.
    .formula1 = { $clear } of 4 clear

say_four_all-apart = side by side
    .text1 =
        The contours are apart, so nothing must be moved. { $clear } of the four methods { $clear ->
            [one] leaves
           *[other] leave
        } A where it is.
    .text2 = The times are measured here, for one query.
    .formula1 = { $clear } of 4 clear

question_four_published-clears = will the published test find the overlap and clear it with its move?
question_four_published-apart = will the published test find that the contours are apart?
question_four_same = will GJK and EPA move A exactly as separating axes did?
question_four_way-out = where must A go to leave B by the shortest move?

point_four_way-out = Contour A moves with the point. The answer is right if at most { $within } of overlap is left, and the move is at most { $within } longer than the shortest.

label_by-published = as published
label_by-sat = separating axes
label_by-gjk = GJK and EPA
label_by-exact = exact

number_pieces-of-a = convex pieces of A
number_pieces-of-b = convex pieces of B
number_move-published = move, as published
number_move-sat = move, separating axes
number_move-gjk = move, GJK and EPA
number_move-exact = move, exact
number_left-published = left, as published
number_left-sat = left, separating axes
number_left-gjk = left, GJK and EPA
number_left-exact = left, exact
number_moves-until-content = moves until reported apart
number_time-published = time, as published
number_time-sat = time, separating axes
number_time-gjk = time, GJK and EPA
number_time-exact = time, exact
number_time-prepare = no-fit polygon, once

chart_left-by-moves = Overlap left, move by move

line_by-published = as published
line_by-sat = separating axes
line_by-gjk = GJK and EPA
line_by-exact = exact

why_four_published-clears = The test moves A by the smallest overlap that it finds along one axis. A overlaps B by { $depth }. With a notch, the smallest overlap along an axis need not separate the contours.
why_four_published-apart = The test reports the contours apart if an edge’s normal shows a gap, or if B reaches none of the lines of A’s edges. A line continues where its edge ends, so B can cross it beside A.
why_four_same = Both methods test pairs of convex pieces and move A out of the deepest pair. Separating axes moved it by { $by }. Does the minimum translation of two convex pieces depend on the method that finds it?
why_four_way-out = The exact method finds the shortest move out of the whole contour. The deepest pair of pieces ignores its neighbours: moved out of one piece, A may still be in the next, or move farther than necessary.
why_four_way-out_there = A is out of B here, after a move of { $by }, and no move is much shorter.
why_four_way-out_overlap = A is not out of B here: the overlap is hatched, and separating the contours takes another { $left }. The notches make it hard: out of one arm, A may still be in the next.
why_four_way-out_longer = A is out of B here, but the move of { $by } is { $longer } longer than necessary. Try the other sides: where the contours only just overlap, a shorter move may separate them.

## Pseudocode

four-methods_pair = A overlaps B: by which V must A move?
four-methods_published = as published: for each convex piece of B, with the lines of A’s edges and the piece’s:
four-methods_papart = if one separates A and the piece: on to the next piece
four-methods_pmove = else A moves by the smallest overlap
four-methods_sat = separating axes: for each convex piece of A and each of B whose boxes overlap:
four-methods_sgap = if the normal of an edge has a gap: the two are apart
four-methods_sout = else the least overlap along a normal is their translation; V ← the longest of all translations
four-methods_gjk = GJK: for the same pieces: does their difference contain the origin?
four-methods_epa = if it does, EPA: grow a triangle in it until its nearest edge is on the border: the translation
four-methods_gout = V ← the longest of all translations
four-methods_exact = exact: if no point is inside both: apart
four-methods_nofit = N ← the no-fit polygon of A and B, kept for this angle
four-methods_eout = V ← the shortest move to the border of N
four-methods_again = repeated: A moves by V, until the method reports them apart; 8 moves at most
four-methods_all = each method’s first move, side by side

## Glossary

convex-pieces = convex pieces
    .forms = convex pieces | convex piece
    .text = A contour with notches is cut into convex pieces, so that tests for convex shapes can be used. A move out of one piece may lead into the next.

no-fit-polygon = no-fit polygon
    .forms = no-fit polygon
    .text = The border between the positions of one contour at which it overlaps another and those at which it does not. Its point nearest to the present position gives the minimum translation.
