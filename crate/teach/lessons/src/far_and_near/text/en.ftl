### Far and near.

lesson_far-and-near = Hulls far, spheres near

about_far-and-near = Hulls are tracked while the parts are far apart, spheres are searched when they are near. The pairs kept between searches may be wrong.

source_far-and-near = Sato et al. · Quinlan 1994

parameter_far-and-near_shapes = Shapes

choice_far-and-near_shapes_channel = Rod in a channel
choice_far-and-near_shapes_tori = Linked tori

parameter_far-and-near_mode = Between searches

choice_far-and-near_mode_published = As published
choice_far-and-near_mode_proven = Proven

parameter_far-and-near_threshold = Threshold: bubbles below it
parameter_far-and-near_cycles = C: cycles without a search
parameter_far-and-near_alpha = α: relative error

say_far-and-near_hulls = far: the hulls are enough
    .text1 = The hulls of the two parts are { $hull } apart, more than the threshold of { $threshold }. While the parts are this far apart, nothing else is tested. Tracking two convex hulls costs next to nothing.
    .text2 = This is only a lower bound. The parts themselves, with their hollows, are { $exact } apart.
    .formula1 = d ≥ { $hull } > { $threshold }

say_far-and-near_searched = near: the bubbles were searched
    .text1 = Below the threshold the hulls may meet while the parts do not. So small spheres cover the polygons, and a tree of larger spheres stands over them. Both trees are searched depth first, with the best distance so far as the bound.
    .text2 = The nearest pairs of polygons are kept for the following cycles.
    .formula1 = d = { $answer }

say_far-and-near_kept = near: only the kept pairs
    .text1 =
        The trees were searched { $age ->
            [one] { $age } cycle
           *[other] { $age } cycles
        } ago. Since then only the pairs kept from that search are measured, which costs almost nothing.
    .text2 = These pairs give an upper bound: another pair may have come closer in the meantime. Here none has.
    .formula1 = d ≤ { $answer }

say_far-and-near_wrong = the kept pairs are wrong
    .text1 =
        The pairs kept { $age ->
            [one] { $age } cycle
           *[other] { $age } cycles
        } ago give { $answer }. But other faces are closest now: the true distance is { $exact }. The published method notices this only at the next search.
    .text2 = Choose “Proven” to see how the motion since the last search decides when to search again.
    .formula1 = answered d ≤ { $answer }
    .formula2 = true d = { $exact }

question_far-and-near_hulls = will the hulls alone be tested in the next cycle?
question_far-and-near_wrong = will the kept pairs be wrong in the next cycle?

event_far-and-near_bubbles = Bubbles take over: { $from } becomes { $to }
event_far-and-near_hulls = The hulls take over: { $from } becomes { $to }
event_far-and-near_wrong = The kept pairs give { $to }, the true distance is { $exact }

number_answer = answer
number_hull-distance = hulls
number_exact-distance = parts, exact
number_at-least = lower bound
number_at-most = upper bound
number_sphere-pairs = pairs of spheres
number_triangle-pairs = pairs of triangles
number_age = cycles since a search

chart_distances = Distances
chart_sphere-pairs = Pairs of spheres per cycle

axis_cycle = cycle
axis_count = count

line_exact = exact
line_hulls = hulls
line_bubbles = bubbles
line_wrong = wrong
line_threshold = threshold
line_searched-each-cycle = searched each cycle
line_this-run = this run

why_far-and-near_hulls = The hulls alone are enough while they are more than { $threshold } apart. Now they are { $hull } apart. See in which direction the part moves, and how far it moves in a cycle.
why_far-and-near_wrong =
    Only the pairs kept from the last search are measured, and that was { $age ->
        [one] { $age } cycle
       *[other] { $age } cycles
    } ago. They are wrong once another pair of faces has come nearer. See which side of each part turns towards the other.

## Pseudocode

far-and-near_cycle = in each cycle:
far-and-near_hulls = d_h ← the distance of the hulls; the search starts where the last one ended
far-and-near_far = if d_h > threshold: forget the kept pairs; return d ≥ d_h
far-and-near_near = else search the bubbles:
far-and-near_age = if the pairs were kept at most C cycles ago (proven: if the motion since cannot have brought others nearer):
far-and-near_kept = measure the kept pairs alone; return d ≤ the least of them
far-and-near_roots = open ← { "{" }the two spheres around all{ "}" }; best ← ∞
far-and-near_skip = take a pair from open; if its gap · (1 + α) > best: skip it
far-and-near_leaves = if both are leaves: best ← min(best, the distance of their polygons)
far-and-near_open = else put the children of the larger one into open, the nearer child to be taken next
far-and-near_searched = when open is empty: keep the nearest pairs; return d = best

## Glossary

bubbles = bubbles
    .forms = bubbles | small spheres cover the polygons
    .text = Quinlan’s spheres. Small ones cover each polygon, and a binary tree of larger ones stands over them. Two trees are searched depth first with the best distance so far as the bound.

depth-first = depth first
    .forms = depth first
    .text = An order of traversing a tree: everything below a node comes before its next sibling.

## Claims

bubbles_source = Sato et al., section 4
bubbles_says = With C of about 10, the method is nearly ten times as fast as a search in each cycle. This holds for shapes of at most 10 000 polygons that are not convex.
bubbles_here = In a cycle without a search only the kept pairs are measured.
bubbles_why = Searching in only one of C cycles takes about 1/C of the work, as the paper says. The paper does not say that the answers in between are only upper bounds. Each time that an answer is too large, the list of events reports it. The proven method searches again when it can no longer prove its answer.
