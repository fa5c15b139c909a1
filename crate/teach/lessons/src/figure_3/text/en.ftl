### Figure 3.

lesson_figure-3 = Figure 3

about_figure-3 = The mean time of four methods on contours with notches, compared with the published ratios.

source_figure-3 = Fayzrakhmanov et al., figure 3: for the histogram the published test is 4 times as fast as separating axes and 10 times as fast as GJK and EPA. Overall it is 3 to 4 and 8 to 10 times as fast. · Their contours and programs are unavailable; ours are random. Times are measured here, on one thread.

parameter_figure-3_set = Contours

choice_figure-3_set_histograms = Like histograms
choice_figure-3_set_stars = Like stars
choice_figure-3_set_combs = Like combs

parameter_figure-3_against = Against

choice_figure-3_against_like = Another like it
choice_figure-3_against_convex = A convex one

parameter_figure-3_boxes = Convex pieces

choice_figure-3_boxes_with = With boxes
choice_figure-3_boxes_without = Without

parameter_figure-3_largest = Corners, at most

choice_figure-3_largest_16 = 16
choice_figure-3_largest_64 = 64
choice_figure-3_largest_128 = 128

say_figure-3_first = { $corners } corners
    .text1 = There are five pairs of contours, each in eight positions: { $asked } queries, of which { $overlapping } overlap. Each method answers all of them repeatedly, and its time is measured.
    .text2 =
        On average A has { $pieces } convex { $pieces ->
            [one] piece
           *[other] pieces
        } and B has { $others }. Separating axes and GJK test pairs of pieces; the published test leaves A whole.
    .formula1 = { $asked } queries

say_figure-3_size = { $corners } corners
    .text1 =
        The measurement is repeated with { $corners } corners. A has { $pieces } convex { $pieces ->
            [one] piece
           *[other] pieces
        } and B has { $others }.
    .text2 = The published test was wrong about { $wrong } of { $asked } queries. Of { $overlapping } overlaps its first move cleared { $published }. Separating axes cleared { $sat }, GJK and EPA { $gjk }, the exact method { $exact }.
    .formula1 = cleared: { $published } · { $sat } · { $gjk } · { $exact } of { $overlapping }

say_figure-3_ratios = what the times show
    .text1 = The chart shows the time of each method divided by the time of the published test, with { $corners } corners. The paper gives 4 for separating axes and 10 for GJK and EPA. A line on or above its dashed line confirms the paper. A line below 1 means that the published test is slower.
    .text2 = With boxes around the pieces, most pairs of pieces cost next to nothing. The published test has no boxes. For each piece of B it tests all edges of A, and for each edge all corners. Try “Without” boxes, or a convex B, which favours the published test.
    .formula1 = published: 4 × and 10 ×

say_figure-3_impossible = no such contours
    .text1 = Contours with these settings could not be made.
    .formula1 = –

question_figure-3_pieces = with twice as many corners, how many convex pieces will A have?
question_figure-3_clears = will the first move of the published test clear at least half of these overlaps?

number_wrong-published = published test wrong
number_ratio-sat = separating axes / published
number_ratio-gjk = GJK and EPA / published
number_ratio-exact = exact / published

chart_time-of-methods = Mean time of a query
chart_ratio-of-methods = Time / time of the published test

axis_times-published = ×

line_ratio-sat = separating axes
line_ratio-gjk = GJK and EPA
line_ratio-exact = exact
line_published-sat = separating axes, in the paper
line_published-gjk = GJK and EPA, in the paper

why_figure-3_pieces = With { $corners } corners A has { $pieces } convex pieces. A piece ends at a notch. How does the number of notches grow with twice as many corners?
why_figure-3_clears = The first move follows the smallest overlap along the axis of one edge. At { $corners } corners it cleared { $published } of { $overlapping } overlaps. With more corners A has more notches, where such a move does not separate the contours.

## Pseudocode

figure-3_size = for each number of corners n:
figure-3_pairs = five random pairs of contours with n corners; each in eight positions
figure-3_pieces = cut each into convex pieces by ear clipping, then merge; a box around each piece, if chosen
figure-3_truth = for each query: truth ← do the interiors overlap, by the exact method?
figure-3_said = for each method: reported, V ← its answer; wrong if reported ≠ truth
figure-3_cleared = if truth, and A moved by V is clear of B: cleared
figure-3_time = for each method: run all queries repeatedly; the mean is its time
figure-3_prepare = also the time to make the no-fit polygon of a pair, which is kept
figure-3_ratios = ratio ← time of a method / time of the published test
figure-3_beside = beside it the published ratios: 4 for separating axes, 10 for GJK and EPA

## Claims

contours-speed_source = Fayzrakhmanov et al., figure 3
contours-speed_says = The test that leaves one contour whole is 4 times as fast as separating axes of convex pieces. It is 10 times as fast as GJK and EPA of convex pieces.
contours-speed_why = Not confirmed here. With boxes around the pieces, nearly all pairs of pieces cost next to nothing. The published test goes through all edges, and for each edge through all corners. The paper does not say whether its programs had such boxes. But even without them, separating axes take about a third of the published test’s time, and GJK and EPA take nearly as long as the published test.
