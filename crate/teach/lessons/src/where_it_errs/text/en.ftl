### Where it errs.

lesson_where-it-errs = Where it errs

about_where-it-errs = Contours made by chance for which the published test is wrong, and how often that is.

source_where-it-errs = Fayzrakhmanov et al. · A: corners at even angles, 0.2 to 1 from the middle; B: 3 to 8 corners on a circle of 0.15 to 0.9; no more than 1.5 apart; all by chance, the same each time · counted here against the exact method

parameter_where-it-errs_corners = Corners of A

choice_where-it-errs_corners_6 = 6
choice_where-it-errs_corners_8 = 8
choice_where-it-errs_corners_12 = 12
choice_where-it-errs_corners_16 = 16

parameter_where-it-errs_largest = Pairs counted, each

choice_where-it-errs_largest_50 = 50
choice_where-it-errs_largest_300 = 300
choice_where-it-errs_largest_2000 = 2 000

say_errs_pair = contours by chance
    .text1 = A has { $corners } corners and is seldom convex; B is convex. Both are made by chance, { $pairs } times, and the published test is asked. The exact method knows the truth.
    .text2 = Here all went well: they overlapped by { $before }, and a move of { $by } has cleared them. The orange edge gave the axis.
    .formula1 = { $before } → 0

say_errs_false-hit = a false hit
    .text1 = They do not overlap, but B crosses the lines of some of A’s edges. The test finds no edge that tells them apart, and would move A by { $by }.
    .text2 = Of { $pairs } pairs, this is the false hit with the widest gap.
    .formula1 = overlap 0, move { $by }

say_errs_missed = a missed overlap
    .text1 = B lies deep within A, on one side of the lines of all of A’s edges. The test says that they are apart. It would take { $before } to part them.
    .text2 = Of { $pairs } pairs, this is the deepest overlap that was missed.
    .formula1 = overlap { $before }, not found

say_errs_not-clear = a move that does not clear
    .text1 = The overlap of { $before } was found, and A moved by { $by }. But { $after } is left, hatched: the smallest overlap along an axis need not be a way out.
    .text2 = Of { $pairs } pairs, this move leaves most without making it worse.
    .formula1 = { $before } → { $after }

say_errs_worse = a move that makes it worse
    .text1 = The overlap was { $before }. A was moved by { $by }, and now it is { $after }: the way that the centres point is not out.
    .text2 = Of { $pairs } pairs, this move adds most.
    .formula1 = { $before } → { $after }

say_errs_not-found = none found
    .text1 = Among { $pairs } pairs there was no such case. Try more pairs, or other corners.
    .formula1 = 0 of { $pairs }

say_errs_often = how often?
    .text1 =
        { $pairs } pairs of each kind, counted now. With { $corners } corners the test was wrong about { $wrong ->
            [one] { $wrong } pair
           *[other] { $wrong } pairs
        }. Of { $hits } overlaps that it found, its move cleared { $cleared }.
    .text2 = The chart has the shares by corners: false hits of all pairs that are apart, missed ones of all that overlap, moves of all overlaps found.
    .formula1 = { $cleared } of { $hits } cleared

question_errs_most = which error will be met most often, as a share?
question_errs_convex = will the test also be wrong about whether they overlap if A is convex?
question_errs_corners = will more moves fail to clear with 24 corners than with 4?

label_false-hits = false hits
label_missed-overlaps = missed overlaps
label_moves-not-clear = moves that do not clear

number_pairs-tried = pairs
number_false-hits = false hits
number_missed-overlaps = missed overlaps
number_overlaps-found = overlaps found
number_cleared-by-one = cleared by the move
number_made-worse = made worse by it
number_convex-wrong = wrong of convex pairs
number_convex-not-cleared = convex, not cleared

chart_errors-by-corners = Shares of errors

axis_corners = corners

line_false-hits = false hits
line_missed-overlaps = missed overlaps
line_moves-not-clear = moves that do not clear
line_moves-worse = moves that make it worse

why_errs_most = A false hit needs only that B crosses the lines of A’s edges; a missed overlap needs that B is so deep in A that it crosses none; a move fails when one overlap along an axis is no way out. Ask which of these happens most easily.
why_errs_convex = For a convex A, an axis with a gap exists whenever the contours are apart, and a line of an edge never passes through the inside. Ask what is left to be wrong about.
why_errs_corners = With more corners there are more notches and more short edges, and each edge offers an axis. The smallest overlap of all is taken. Ask whether more offers make a false one likelier to win.

## Pseudocode

where-it-errs_each = for each pair that is made:
where-it-errs_a = A ← corners at even angles, 0.2 to 1 from the middle, by chance
where-it-errs_b = B ← convex, 3 to 8 corners, no farther than 1.5 from A, by chance
where-it-errs_said = said, V ← the published test of A and B
where-it-errs_truth = truth ← do insides meet, by the exact method?
where-it-errs_hit = if said and not truth: a false hit
where-it-errs_missed = if truth and not said: a missed overlap
where-it-errs_both = if both: A moves by V; is an overlap left?
where-it-errs_clear = none: cleared
where-it-errs_left = some: not cleared
where-it-errs_worse = more than before: worse
where-it-errs_show = show the plainest case of each kind, if there is one
where-it-errs_often = the share of each kind, and the same for other numbers of corners
