### Far and near.

lesson_far-and-near = Far and near

about_far-and-near = Hulls watch from afar, bubbles take over close by, and what is kept between searches may be wrong.

source_far-and-near = Sato et al. · Quinlan 1994

parameter_far-and-near_shapes = Shapes

choice_far-and-near_shapes_channel = Rod in a channel
choice_far-and-near_shapes_tori = Linked tori

parameter_far-and-near_mode = Between searches

choice_far-and-near_mode_published = As published
choice_far-and-near_mode_proven = Proven

parameter_far-and-near_threshold = Threshold: bubbles below
parameter_far-and-near_cycles = C: cycles without a search
parameter_far-and-near_alpha = α: relative error

say_far-and-near_hulls = far: the hulls are enough
    .text1 = The hulls of the two parts are { $hull } apart, more than the threshold of { $threshold }. That is all that is asked while they are far: tracking two convex hulls costs next to nothing.
    .text2 = It is a lower bound and no more. The parts themselves, with their hollows, are { $exact } apart.
    .formula1 = d ≥ { $hull } > { $threshold }

say_far-and-near_searched = near: the bubbles were searched
    .text1 = Below the threshold the hulls may meet while the parts do not. So small spheres cover the polygons, a tree of larger ones stands over them, and both trees are searched depth first, with the best distance so far as the bound.
    .text2 = The pairs of polygons that came closest are kept for the cycles that follow.
    .formula1 = d = { $answer }

say_far-and-near_kept = near: only the kept pairs
    .text1 =
        { $age ->
            [one] { $age } cycle
           *[other] { $age } cycles
        } ago the trees were searched. Since then only the pairs kept from there are measured, which costs almost nothing.
    .text2 = What they say is an upper bound: something else may have come closer meanwhile. Here it has not.
    .formula1 = d ≤ { $answer }

say_far-and-near_wrong = the kept pairs are wrong
    .text1 =
        The pairs kept { $age ->
            [one] { $age } cycle
           *[other] { $age } cycles
        } ago say { $answer }. But the closest place has moved elsewhere: in truth it is { $exact }, and nothing in the published method notices before the next search.
    .text2 = Choose “proven” to see how the motion since the last search decides when to search again.
    .formula1 = said d ≤ { $answer }
    .formula2 = true d = { $exact }

question_far-and-near_hulls = will the hulls alone be asked in the next cycle?
question_far-and-near_wrong = will the kept pairs be wrong in the next cycle?

event_far-and-near_bubbles = Bubbles take over: { $from } becomes { $to }
event_far-and-near_hulls = The hulls take over: { $from } becomes { $to }
event_far-and-near_wrong = The kept pairs say { $to }, in truth { $exact }

number_answer = answer
number_hull-distance = hulls
number_exact-distance = parts, exact
number_at-least = known, at least
number_at-most = known, at most
number_sphere-pairs = pairs of spheres
number_triangle-pairs = pairs of triangles
number_age = cycles since a search

chart_distances = Distances
chart_sphere-pairs = Pairs of spheres a cycle

axis_cycle = cycle
axis_count = count

line_exact = exact
line_hulls = hulls
line_bubbles = bubbles
line_wrong = wrong
line_threshold = threshold
line_searched-each-cycle = searched each cycle
line_this-run = this run

why_far-and-near_hulls = The hulls alone are enough while they are more than { $threshold } apart. Now they are { $hull } apart: look which way the part moves, and how far it comes in a cycle.
why_far-and-near_wrong =
    Only the pairs kept from the last search are measured, and that was { $age ->
        [one] { $age } cycle
       *[other] { $age } cycles
    } ago. They are wrong once another pair of faces has come nearer. Look which side of the parts is turning towards the other.

## Pseudocode

far-and-near_cycle = in each cycle:
far-and-near_hulls = d_h ← the distance of the hulls, searched from where the last search ended
far-and-near_far = if d_h > threshold: forget the kept pairs; return d ≥ d_h
far-and-near_near = else the bubbles answer:
far-and-near_age = if the pairs were kept at most C cycles ago (proven: if the motion since brings no other near enough):
far-and-near_kept = measure the kept pairs alone; return d ≤ the least of them
far-and-near_roots = open ← { "{" }the two spheres around all{ "}" }; best ← ∞
far-and-near_skip = take a pair from open; if its gap · (1 + α) > best: skip it
far-and-near_leaves = if both are leaves: best ← min(best, the distance of their polygons)
far-and-near_open = else put the children of the larger one into open, the nearer one to be taken next
far-and-near_searched = when open is empty: keep the nearest pairs; return d = best

## Glossary

bubbles = bubbles
    .forms = bubbles | small spheres cover the polygons
    .text = Quinlan’s spheres: small ones cover each polygon, a binary tree of larger ones stands over them, and two trees are searched depth first with the best distance so far as the bound.

depth-first = depth first
    .forms = depth first
    .text = An order of walking a tree: everything below a node comes before its next sibling.
