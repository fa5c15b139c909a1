### Sweep and prune.

lesson_sweep-and-prune = Sweep and prune

about_sweep-and-prune = Which of many moving parts may touch: the ends of their boxes are sorted once, and the order is updated as the parts move.

source_sweep-and-prune = Baraff 1992 · Cohen, Lin, Manocha, Ponamgi 1995 (I-COLLIDE)

parameter_sweep-and-prune_parts = Parts
parameter_sweep-and-prune_move = Move per cycle
parameter_sweep-and-prune_axes = Sorted axes

choice_sweep-and-prune_axes_both = Both
choice_sweep-and-prune_axes_across = Across
choice_sweep-and-prune_axes_up = Up

say_sweep_begin = every pair is too many
    .text1 = { $parts } parts fly through a field. Which of the parts may touch? Each part has a bounding box: parts whose boxes are apart are apart themselves.
    .text2 = Brute force tests every pair of boxes in every cycle: { $brute-tests } tests. With both axes sorted, sweep and prune finds the same pairs, and never tests most of the others.
    .formula1 = n (n − 1) / 2 = { $brute-tests }

say_sweep_project = boxes become intervals
    .text1 = On an axis a box covers an interval, from its lower end to its upper end. Two boxes overlap exactly if their intervals overlap on every axis.
    .text2 = The bars outside the field are the intervals on the sorted axes. These intervals have { $sweep-ends } ends.

say_sweep_sorted = the ends in order
    .text1 = On each axis the ends go into a list, sorted by position. Filled dots are lower ends, rings are upper ends. At equal positions lower ends come first: boxes that only touch count as overlapping.
    .text2 = Sorting a list of N ends from scratch takes about N log N comparisons. This is done only once.

say_sweep_swept = one sweep
    .text1 = Go through a list from its first end to its last. A lower end opens a box, which overlaps on this axis with all boxes that are open then. An upper end closes its box.
    .text2 = Pairs that overlap across: { $pairs-across }. Pairs that overlap upwards: { $pairs-up }. Pairs that overlap on every sorted axis: { $pairs-left }.

say_sweep_pairs = all others are pruned
    .text1 = Only pairs that overlap on every sorted axis are left for an exact test: { $pairs-left } of { $brute-tests }.
    .text2 = If both axes are sorted, these are the pairs whose boxes overlap: { $boxes-overlap }. If only one axis is sorted, more pairs may be left, and their boxes have to be compared.

say_sweep_moved = all parts move
    .text1 = In the next cycle each part has moved along its arrow, and its ends with it. The lists still have the order of the cycle before: the shorter the move, the fewer ends are out of order.
    .text2 = Insertion sort makes use of this order. It takes the { $sweep-ends } ends in order, and each changes places with the end before it while that end is farther along the axis.

say_sweep_swap = a swap shows what has changed
    .text1 =
        Here an end of part { $first } passed an end of part { $second }. { $begins ->
            [1] A lower end now comes before an upper end: the intervals overlap from now on.
           *[other] An upper end now comes before a lower end: the intervals no longer overlap.
        }
    .text2 = Two lower ends, or two upper ends, can swap without changing an overlap. Where no ends swap, nothing has changed, and nothing is tested.

say_sweep_updated = the lists are in order again
    .text1 = Swaps in this cycle: { $swaps }. Overlaps that began on an axis: { $overlaps-begun }. Overlaps that ended: { $overlaps-stopped }.
    .text2 = A counter for each pair holds the number of axes on which it overlaps. A pair whose counter reaches the number of sorted axes is left for an exact test. Pairs left now: { $pairs-left }. Pairs of boxes that overlap: { $boxes-overlap }.

say_sweep_cycles = cycle after cycle
    .text1 = Over { $cycles } cycles there are { $swaps-a-cycle } swaps per cycle on average. Brute force makes { $brute-tests } tests in each.
    .text2 = Insertion sort compares each end once, and once more for each swap. No other work is done, however many pairs there are.
    .formula1 = comparisons ≤ N + swaps

say_sweep_far = when parts move far
    .text1 = Parts that move by { $near } per cycle make { $swaps-near } swaps on average. Parts that move by { $far } make { $swaps-far }.
    .text2 = The farther the parts move per cycle, the more swaps there are, until in each cycle the lists have to be sorted almost from scratch. The work may then be as much as the { $brute-tests } tests of brute force, or more. Short cycles keep the moves short.

say_sweep_many = when there are many parts
    .text1 = With { $most } parts, brute force makes { $brute-of-most } tests per cycle. Ends change places { $swaps-of-most } times on average.
    .text2 = The field stays as full as before: the more parts, the smaller they are. Both counts grow with the square of the number of parts. As long as moves are short, there are fewer swaps than tests.

say_sweep_row = which axis to sort
    .text1 = Here the parts stand in a row. Of { $brute-tests } pairs { $pairs-up } overlap upwards, { $pairs-across } across, and { $pairs-both } on both axes.
    .text2 = An axis on which nearly all parts overlap prunes little, and its ends swap all the time. I-COLLIDE sorts all three axes of space. If only one is sorted, it should be the axis along which the parts are spread most.

question_sweep_pairs = how many pairs overlap on every sorted axis?
question_sweep_few = will this cycle take fewer swaps than there are parts?

number_brute-tests = tests by brute force
number_sweep-ends = ends on the sorted axes
number_pairs-across = pairs that overlap across
number_pairs-up = pairs that overlap upwards
number_pairs-both = pairs that overlap on both axes
number_pairs-left = pairs left to test
number_boxes-overlap = pairs of boxes that overlap
number_swaps = swaps
number_overlaps-begun = overlaps that began
number_overlaps-stopped = overlaps that ended
number_swaps-a-cycle = swaps per cycle, mean
number_swaps-near = swaps, short moves
number_swaps-far = swaps, long moves
number_swaps-of-most = swaps, many parts
number_brute-of-most = tests by brute force, many parts

chart_swaps-by-cycle = Swaps, cycle by cycle
chart_swaps-by-move = Swaps, by the move per cycle
chart_work-by-parts = Swaps and tests, by the number of parts

axis_move-a-cycle = move per cycle
axis_parts = parts

line_swaps = swaps
line_brute-tests = tests by brute force

why_sweep_pairs = On an axis two boxes overlap if each begins before the other ends. If both axes are sorted, count the pairs of boxes that overlap in the field. If only one axis is sorted, count the pairs that overlap along it, however far apart they are along the other axis.
why_sweep_few = An end swaps only with an end that it passes. Compare the arrows with the gaps between the dots on an axis: each gap that an end crosses is a swap.

## Pseudocode

sweep-and-prune_boxes = B ← the bounding boxes of the n parts
sweep-and-prune_ends = for each sorted axis: L ← the lower and upper ends of all boxes
sweep-and-prune_sort = sort L by position; at equal positions lower ends come first
sweep-and-prune_sweep = go through L:
sweep-and-prune_open = lower end: add 1 to the counter of its box and each open box; open its box
sweep-and-prune_close = upper end: close its box
sweep-and-prune_report = pairs ← those whose counter is the number of sorted axes
sweep-and-prune_cycle = in each cycle:
sweep-and-prune_move = move the parts; B ← their bounding boxes
sweep-and-prune_insert = for each end of each L, in order:
sweep-and-prune_pass = while the end before it is farther along the axis: swap the two
sweep-and-prune_begins = lower end past an upper one: add 1 to the counter of the pair
sweep-and-prune_stops = upper end past a lower one: take 1 from the counter of the pair
sweep-and-prune_left = pairs ← those whose counter is the number of sorted axes
sweep-and-prune_cost = cost: one comparison for each end, and one for each swap
sweep-and-prune_axis = if only one axis is sorted: take the axis of the greatest spread

## Glossary

sweep-and-prune = sweep and prune
    .forms = sweep and prune | sort and sweep
    .text = A broad phase that keeps the ends of all bounding boxes sorted on one or more axes. When ends swap as the parts move, overlaps begin or end. It is also called sort and sweep.
