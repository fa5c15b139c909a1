### Where the test errs.

lesson_where-it-errs = Where the test errs

about_where-it-errs = Random contours for which the published test is wrong, and how often this happens.

source_where-it-errs = Fayzrakhmanov et al. · A has corners at even angles, 0.2 to 1 from the centre. B has 3 to 8 corners on a circle of 0.15 to 0.9. The two centres are at most 1.5 apart. All are random, the same each time. Errors are counted here with the exact method.

parameter_where-it-errs_corners = Corners of A

choice_where-it-errs_corners_6 = 6
choice_where-it-errs_corners_8 = 8
choice_where-it-errs_corners_12 = 12
choice_where-it-errs_corners_16 = 16

parameter_where-it-errs_largest = Pairs for each number of corners

choice_where-it-errs_largest_50 = 50
choice_where-it-errs_largest_300 = 300
choice_where-it-errs_largest_2000 = 2 000

say_errs_pair = random contours
    .text1 = A has { $corners } corners and is seldom convex; B is convex. { $pairs } random pairs are made, and the published test is run on each. The exact method gives the truth.
    .text2 = Here the answer is right: the contours overlapped by { $before }, and a move of { $by } cleared them. The orange edge gave the axis.
    .formula1 = { $before } → 0

say_errs_false-hit = a false hit
    .text1 = They do not overlap, but B crosses the lines of some of A’s edges. The test finds no edge that separates them, and would move A by { $by }.
    .text2 = Of { $pairs } pairs, this is the false hit with the widest gap.
    .formula1 = overlap 0, move { $by }

say_errs_missed = a missed overlap
    .text1 = B lies deep inside A, on one side of the lines of all of A’s edges. The test reports that they are apart. Separating them would take { $before }.
    .text2 = Of { $pairs } pairs, this is the deepest overlap that was missed.
    .formula1 = overlap { $before }, not found

say_errs_not-clear = a move that does not clear
    .text1 = The test found the overlap of { $before } and moved A by { $by }. But an overlap of { $after } is left, hatched: the smallest overlap along an axis need not separate the contours.
    .text2 = Of { $pairs } pairs, this is the move that leaves the largest overlap without increasing it.
    .formula1 = { $before } → { $after }

say_errs_worse = a move that makes it worse
    .text1 = The overlap was { $before }. A was moved by { $by }, and now the overlap is { $after }: the direction that the centres give does not lead outwards.
    .text2 = Of { $pairs } pairs, this move increases the overlap most.
    .formula1 = { $before } → { $after }

say_errs_not-found = none found
    .text1 = There was no such case among { $pairs } pairs. Try more pairs, or another number of corners.
    .formula1 = 0 of { $pairs }

say_errs_often = how often?
    .text1 =
        { $pairs } pairs were now tested for each number of corners. With { $corners } corners the test was wrong about { $wrong ->
            [one] { $wrong } pair
           *[other] { $wrong } pairs
        }. Of the { $hits } overlaps that it found, its move cleared { $cleared }.
    .text2 = The chart shows shares by number of corners. False hits are counted among all pairs that are apart, missed overlaps among all pairs that overlap, moves among all overlaps found.
    .formula1 = { $cleared } of { $hits } cleared

question_errs_most = which error has the largest share?
question_errs_convex = if A is convex, can the test still be wrong about whether the contours overlap?
question_errs_corners = will more moves fail with 24 corners than with 4?

label_false-hits = false hits
label_missed-overlaps = missed overlaps
label_moves-not-clear = moves that do not clear

number_pairs-tried = pairs
number_false-hits = false hits
number_missed-overlaps = missed overlaps
number_overlaps-found = overlaps found
number_cleared-by-one = cleared by the move
number_made-worse = made worse by the move
number_convex-wrong = wrong about convex pairs
number_convex-not-cleared = convex, not cleared

chart_errors-by-corners = Shares of errors

axis_corners = corners

line_false-hits = false hits
line_missed-overlaps = missed overlaps
line_moves-not-clear = moves that do not clear
line_moves-worse = moves that make it worse

why_errs_most = For a false hit, B only needs to cross the lines of A’s edges. For a missed overlap, B must be so deep in A that it crosses none. A move fails when the overlap along one axis does not separate the contours. Which of these happens most easily?
why_errs_convex = If A is convex, some axis has a gap whenever the contours are apart, and the line of an edge never passes through the inside. What is left for the test to get wrong?
why_errs_corners = More corners mean more notches and more short edges, and each edge gives one more axis. The test takes the smallest overlap of all axes. Is it then more likely that this overlap does not separate the contours?

## Pseudocode

where-it-errs_each = for each random pair:
where-it-errs_a = A ← corners at even angles, 0.2 to 1 from the centre, at random
where-it-errs_b = B ← convex, 3 to 8 corners, centre at most 1.5 from A’s centre, at random
where-it-errs_said = reported, V ← the published test of A and B
where-it-errs_truth = truth ← do the interiors overlap, by the exact method?
where-it-errs_hit = if reported and not truth: a false hit
where-it-errs_missed = if truth and not reported: a missed overlap
where-it-errs_both = if both: A moves by V; is an overlap left?
where-it-errs_clear = none: cleared
where-it-errs_left = some: not cleared
where-it-errs_worse = more than before: worse
where-it-errs_show = show the clearest case of each kind, if there is one
where-it-errs_often = the share of each kind, and the same for other numbers of corners
