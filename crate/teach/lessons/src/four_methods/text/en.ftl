### Four methods.

lesson_four-methods = Four methods

about_four-methods = Two contours parted by four methods: the move, what overlap is left, and the time.

source_four-methods = Fayzrakhmanov et al. compare the first three · convex pieces by ears, merged (Hertel and Mehlhorn), with boxes, which is fair to both methods that need them · a method asked again and again gets 8 moves · the exact method is ours

parameter_four-methods_pair = Pair

choice_four-methods_pair_u-and-bar = A U and a bar
choice_four-methods_pair_l-and-t = An L and a T
choice_four-methods_pair_combs = Two combs
choice_four-methods_pair_star-and-l = A star and an L
choice_four-methods_pair_frame-and-bar = A frame, with a hole, and a bar

parameter_four-methods_x = B to the right
parameter_four-methods_y = B up
parameter_four-methods_turn = B turned, °

say_four_pair = two contours
    .text1 = Contour A, blue, is to be moved out of contour B, turquoise. By the shortest way that takes { $depth }.
    .text2 = Drag B. It turns by its slider, or by a drag with Shift held. Then see what four methods make of it.
    .formula1 = overlap { $depth }

say_four_published-apart = as published: apart
    .text1 = The published test says that they are apart, and it is right.
    .formula1 = apart

say_four_published-wrong = as published: wrong
    .text1 = The published test is wrong here. The true overlap is { $depth }, and it moves A by { $by }.
    .text2 = It looks at the lines of A’s edges, not at the edges, and knows no holes.
    .formula1 = overlap { $depth }, moved { $by }

say_four_published-left = as published: not enough
    .text1 =
        It takes A as a whole, and B in { $others } convex { $others ->
            [one] piece
           *[other] pieces
        }. It moves A by { $by }. An overlap of { $left } is left, hatched.
    .formula1 = { $depth } → { $left }

say_four_published-stuck = as published: not enough
    .text1 =
        It takes A as a whole, and B in { $others } convex { $others ->
            [one] piece
           *[other] pieces
        }. It moves A by { $by }. An overlap of { $left } is left, hatched.
    .text2 = Asked again and again it still finds them colliding after { $moves } moves.
    .formula1 = { $depth } → { $left }

say_four_published-clear = as published: clear
    .text1 =
        It takes A as a whole, and B in { $others } convex { $others ->
            [one] piece
           *[other] pieces
        }. It moves A by { $by }, and they are clear. The shortest way is { $depth }.
    .formula1 = { $by } ≥ { $depth }

say_four_sat-apart = separating axes: apart
    .text1 =
        A in { $pieces } convex { $pieces ->
            [one] piece
           *[other] pieces
        }, B in { $others }. For each pair of them there is an axis with a gap: they are apart.
    .formula1 = apart

say_four_sat-left = separating axes: not enough
    .text1 =
        A in { $pieces } convex { $pieces ->
            [one] piece
           *[other] pieces
        }, B in { $others }. A is moved out of the piece that it is deepest in, by { $by }. But that leads into another piece, or leaves it in one: { $left } is left.
    .text2 =
        Asked again and again it is content after { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        }; see the chart.
    .formula1 = { $depth } → { $left }

say_four_sat-stuck = separating axes: stuck
    .text1 =
        A in { $pieces } convex { $pieces ->
            [one] piece
           *[other] pieces
        }, B in { $others }. A is moved out of the piece that it is deepest in, by { $by }. But that leads into another piece: { $left } is left.
    .text2 = Asked again and again it goes to and fro: after { $moves } moves they still overlap.
    .formula1 = { $depth } → { $left } → …

say_four_sat-clear = separating axes: clear
    .text1 =
        A in { $pieces } convex { $pieces ->
            [one] piece
           *[other] pieces
        }, B in { $others }. A is moved out of the piece that it is deepest in, by { $by }, and that is enough here. The shortest way is { $depth }.
    .formula1 = { $by } ≥ { $depth }

say_four_gjk-apart = GJK and EPA: apart
    .text1 = GJK finds no pair of pieces whose difference holds the origin: they are apart.
    .formula1 = 0 ∉ A − B

say_four_gjk-left = GJK and EPA: not enough
    .text1 = For the same pieces GJK finds the pairs that meet, and EPA how deep. The deepest pair’s way out is { $by } long. { $left } is left.
    .text2 =
        Asked again and again it is content after { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        }.
    .formula1 = { $depth } → { $left }

say_four_gjk-stuck = GJK and EPA: stuck
    .text1 = For the same pieces GJK finds the pairs that meet, and EPA how deep. The deepest pair’s way out is { $by } long. { $left } is left.
    .text2 = Asked again and again it goes to and fro: after { $moves } moves they still overlap.
    .formula1 = { $depth } → { $left } → …

say_four_gjk-clear = GJK and EPA: clear
    .text1 = For the same pieces GJK finds the pairs that meet, and EPA how deep. The deepest pair’s way out is { $by } long, and enough here.
    .formula1 = { $by } ≥ { $depth }

say_four_exact-apart = exact: apart
    .text1 = The exact method: no point is inside both, so there is nothing to move.
    .formula1 = apart

say_four_exact-clear = exact: one move, the shortest
    .text1 = The no-fit polygon is the border between the places of B where it overlaps A and those where it does not. Its nearest point tells the shortest move: { $by }. One move clears, and no shorter one does.
    .text2 = It is made once for a pair and a turn, and kept while B is shifted.
    .formula1 = min |V| = { $by }

say_four_all = side by side
    .text1 =
        Each picture shows A after the method’s first move. { $clear } of the four { $clear ->
            [one] is
           *[other] are
        } clear.
    .text2 = The times beside are those of one question, by the clock.
    .formula1 = { $clear } of 4 clear

say_four_all-apart = side by side
    .text1 =
        The contours are apart, so nothing is to be moved. { $clear } of the four { $clear ->
            [one] leaves
           *[other] leave
        } them so.
    .text2 = The times beside are those of one question, by the clock.
    .formula1 = { $clear } of 4 clear

question_four_published-clears = will the published test see the overlap, and clear it by its move?
question_four_published-apart = will the published test see that they are apart?
question_four_same = will GJK and EPA move A as separating axes did?
question_four_way-out = where must A go to be out of B by the shortest way?

point_four_way-out = Contour A goes along. It is right where at most { $within } of the overlap is left and the way is at most { $within } longer than the shortest.

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
number_moves-until-content = moves until it is content
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

why_four_published-clears = The test moves A by the smallest overlap that it finds along one axis. It overlaps by { $depth }. With a notch the smallest overlap along an axis need not be a way out.
why_four_published-apart = The test finds them apart if an edge’s normal shows a gap, or if B reaches none of the lines of A’s edges. A line goes on where its edge ends, so B can cross it beside A.
why_four_same = Both go through pairs of convex pieces and move A out of the pair that is deepest. Separating axes moved it by { $by }. Ask whether the shortest way out of two convex pieces depends on how one looks for it.
why_four_way-out = The exact method looks for the shortest way out of the whole contour. The deepest pair of pieces knows nothing of its neighbours: moved out of one piece, A may still be in the next, or be moved farther than it needs.
why_four_way-out_there = A is out of B here, on a way of { $by }, and no way is much shorter.
why_four_way-out_overlap = A is not out of B here: what both still have in common is hatched, and another { $left } would be needed to part them. The notches are what makes it hard: out of one arm, A may still be in the next.
why_four_way-out_longer = A is out of B here, but the way of { $by } is { $longer } longer than need be. Try the other sides: a shorter way may lead out where the contours only just overlap.

## Pseudocode

four-methods_pair = A overlaps B: by which V must A be moved?
four-methods_published = as published: for each convex piece of B, by the lines of A’s edges and the piece’s:
four-methods_papart = if one tells A and the piece apart: on to the next piece
four-methods_pmove = else A moves by the smallest overlap
four-methods_sat = separating axes: for each convex piece of A and each of B, their boxes overlapping:
four-methods_sgap = if the normal of an edge has a gap: the two are apart
four-methods_sout = else the least overlap along a normal is their way out; V ← the longest of all ways out
four-methods_gjk = GJK: for the same pieces: does their difference hold the origin?
four-methods_epa = if it does, EPA: grow a triangle in it until its nearest edge is on the border: the way out
four-methods_gout = V ← the longest of all ways out
four-methods_exact = exact: if no point is inside both: apart
four-methods_nofit = N ← the no-fit polygon of A and B, kept for this turn
four-methods_eout = V ← the shortest way to the border of N
four-methods_again = asked again and again: A moves by V, until the method says apart; 8 moves at most
four-methods_all = each method’s first move, side by side

## Glossary

convex-pieces = convex pieces
    .forms = convex pieces | convex piece
    .text = What a contour with notches is cut into, so that tests for convex shapes can be used. A way out of one piece may lead into the next.

no-fit-polygon = no-fit polygon
    .forms = no-fit polygon
    .text = The border between the places of one contour where it overlaps another and those where it does not. Its point nearest to the present place is the shortest way out.
