### Figure 3.

lesson_figure-3 = Figure 3

about_figure-3 = The mean time of four methods on contours with notches, beside the published ratios.

source_figure-3 = Fayzrakhmanov et al., figure 3: the published test 4 times as quick as separating axes and 10 times as quick as GJK and EPA for the histogram; 3 to 4 and 8 to 10 in all · their contours and programs are not to be had, these sets are made by chance · times are measured here, one thread

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
    .text1 = Five pairs of contours, each asked about in eight places: { $asked } questions, of which { $overlapping } have an overlap. Each method answers all of them, over and over, by the clock.
    .text2 =
        A has { $pieces } convex { $pieces ->
            [one] piece
           *[other] pieces
        } on average and B { $others }. Separating axes and GJK go through pairs of pieces; the published test leaves A whole.
    .formula1 = { $asked } questions

say_figure-3_size = { $corners } corners
    .text1 =
        The same with { $corners } corners: A has { $pieces } convex { $pieces ->
            [one] piece
           *[other] pieces
        } and B { $others }.
    .text2 = The published test was wrong about { $wrong } of { $asked }. Of { $overlapping } overlaps its first move cleared { $published }, that of separating axes { $sat }, of GJK and EPA { $gjk }, of the exact method { $exact }.
    .formula1 = cleared: { $published } · { $sat } · { $gjk } · { $exact } of { $overlapping }

say_figure-3_ratios = what it says
    .text1 = How many times as long as the published test each method takes, with { $corners } corners. The paper has 4 for separating axes and 10 for GJK and EPA. A line above its dashed one confirms it, one below 1 means that the published test is the slower one.
    .text2 = With boxes around the pieces most pairs of pieces cost next to nothing. The published test has none: for each piece of B it goes through all edges of A, and for each edge through all corners. Try “Without” boxes, and a convex B, which is kinder to it.
    .formula1 = published: 4 × and 10 ×

say_figure-3_impossible = no such contours
    .text1 = These contours could not be made.
    .formula1 = –

question_figure-3_pieces = twice as many corners: how many convex pieces will A have?
question_figure-3_clears = of these overlaps, does the first move of the published test clear at least half?

number_wrong-published = published test wrong
number_ratio-sat = separating axes / published
number_ratio-gjk = GJK and EPA / published
number_ratio-exact = exact / published

chart_time-of-methods = Mean time of a question
chart_ratio-of-methods = Times the published test

axis_times-published = ×

line_ratio-sat = separating axes
line_ratio-gjk = GJK and EPA
line_ratio-exact = exact
line_published-sat = the paper’s, separating axes
line_published-gjk = the paper’s, GJK and EPA

why_figure-3_pieces = With { $corners } corners A has { $pieces } convex pieces. A piece ends at a notch: ask how the number of notches grows when there are twice as many corners.
why_figure-3_clears = The first move follows the smallest overlap along one axis of an edge. At { $corners } corners it cleared { $published } of { $overlapping }. With more corners A has more notches, where such a move is no way out.

## Pseudocode

figure-3_size = for each number of corners n:
figure-3_pairs = five pairs of contours with n corners, by chance; each in eight places
figure-3_pieces = cut each into convex pieces: ears, merged; a box around each piece, if chosen
figure-3_truth = for each question: truth ← do insides meet, by the exact method?
figure-3_said = for each method: said, V ← its answer; wrong if said ≠ truth
figure-3_cleared = if truth, and A moved by V is clear of B: cleared
figure-3_time = for each method: all questions over and over, by the clock; the mean is its time
figure-3_prepare = and the time to make the no-fit polygon of a pair, which is kept
figure-3_ratios = ratio ← time of a method / time of the published test
figure-3_beside = beside it the published ones: 4 for separating axes, 10 for GJK and EPA
