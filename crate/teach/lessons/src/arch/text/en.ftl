### The arch.

lesson_arch = Merged hulls

about_arch = An arm reaches through an arch: merged hulls are released when they are in the way, and recover afterwards.

source_arch = JP 3316092 B2

parameter_arch_mode = Release a hull

choice_arch_mode_exact = When the closest point lies on a virtual face
choice_arch_mode_published = When a virtual face is pierced

parameter_arch_virtuality = Virtual faces

choice_arch_virtuality_uncovered = Not covered by parts
choice_arch_virtuality_published = With corners of two parts

parameter_arch_recover = T: cycles until recovery
parameter_arch_cycles = Cycles
parameter_arch_compare = Compare with

choice_arch_compare_none = nothing
choice_arch_compare_mode = the other mode

say_arch_begin = one hull for many parts
    .text1 = An arm will reach through an arch on a table and fetch the object behind it. Parts that do not move against each other share one convex hull: the arch, table and arch together, the hand, the arm. Now { $merged } hulls replace all parts. Without merging, { $pairs } pairs of parts would be searched.
    .text2 = The hatched faces are virtual: they lie on the hull but on no part. An answer at a virtual face is only a bound.

say_arch_merged = merged, and still exact
    .text1 = Both closest points lie on real faces. So the arm is exactly { $distance } from table and arch, though whole groups were searched as one. Hulls in use: { $merged }. The cycle took { $searches } searches, and { $cut } of these were cut short.
    .formula1 = d = { $distance }

say_arch_parts = the parts themselves are searched
    .text1 = No hull replaces parts now: the parts themselves are searched, and they are { $distance } apart. The cycle took { $searches } searches, including those that check whether a hull can recover. { $cut } searches were cut short, because something nearer was known. There are { $pairs } pairs of parts.
    .formula1 = d = { $distance }

say_arch_still = nothing moves
    .text1 = Everything is at rest. Hulls whose parts had moved would be rebuilt now. The arm is exactly { $distance } from table and arch.
    .formula1 = d = { $distance }

say_arch_bound = only a bound
    .text1 = The nearest point lies on a virtual face, where there is no part. The published method reports the distance of the hull, { $distance }, until the face is pierced. This is only a lower bound: in truth (dashed) arm and environment are { $truth } apart.
    .formula1 = d ≥ { $distance }
    .formula2 = true d = { $truth }

say_arch_stopped = two hulls meet, the parts do not
    .text1 = The hulls overlap, and their deepest faces in the overlap are real. The published method takes this for a collision and stops the motion: it reports { $distance }. In truth the parts are { $truth } apart.
    .formula1 = d ≥ { $distance }
    .formula2 = true d = { $truth }

say_arch_virtual = a virtual face is closest: release
    .text1 =
        The closest point lies on a virtual face of the hull of { $hull } ({ $rule }). So this hull is released at once, and what is merged in it is searched. The search starts with what touches that face (red): { $first ->
            [one] { $first } part
           *[other] { $first } parts
        }. The answer stays exact: { $distance }.
    .formula1 = d = { $distance }

say_arch_pierced = a virtual face is pierced: release
    .text1 =
        A virtual face of the hull of { $hull } interferes ({ $rule }). So this hull is released, and what is merged in it is searched. The search starts with what touches that face (red): { $first ->
            [one] { $first } part
           *[other] { $first } parts
        }. The reported distance jumps to { $distance }; until now, the distance of the hull was reported.
    .formula1 = reported d = { $distance }
    .formula2 = true d = { $truth }

say_arch_overlap = the hulls overlap: release
    .text1 = Two hulls overlap and their deepest faces in the overlap are real, but the parts need not overlap. The hull of { $hull } is released, and what is merged in it is searched. So the answer stays exact: { $distance }.
    .formula1 = d = { $distance }

say_arch_recovered = a hull recovers
    .text1 =
        The hull of { $hull } has been clear for { $cycles ->
            [one] { $cycles } cycle
           *[other] { $cycles } cycles
        } (T), and its parts have not moved against each other. So the same hull recovers, at no cost.

say_arch_remerged = all at rest: merge again
    .text1 = Nothing has moved since the last cycle. The parts of { $hull } had moved against each other before, and now these parts get a new hull.
    .text2 = Hulls released in the same cycle, because they contain what the hand holds: { $releases }.

say_arch_lost = a hull is lost
    .text1 = A part of { $hull } has moved against the others, so the old hull is wrong. Its parts are searched until everything is at rest.

question_arch_releases = which hull will be released in the next cycle?
question_arch_returns = which hull will recover, or be rebuilt, in the next cycle?

event_arch_released = The hull of { $hull } is released: { $rule }
event_arch_recovered = The hull of { $hull } recovers
event_arch_lost = The hull of { $hull } is lost: a part moved
event_arch_remerged = { $hull } gets a new hull

word_arch = the arch
word_arm = the arm
word_hand = the hand
word_table-and-arch = table and arch
word_virtual-against-real = virtual against real
word_virtual-against-virtual = virtual against virtual
word_overlap = hulls overlap

label_arch = arch
label_arm = arm
label_hand = hand
label_table-and-arch = table and arch

number_to-environment = arm to table and arch
number_to-environment-true = true distance
number_to-object = arm to object
number_to-object-true = true distance
number_merged-hulls = merged hulls
number_searches = searches in this cycle
number_searches-cut = searches cut short
number_part-pairs = pairs of parts

chart_arch_environment = Arm to table and arch
chart_arch_object = Arm to object
chart_arch_searches = Searches per cycle

line_reported = reported
line_reported-compared = reported, other mode
line_searches = searches
line_searches-compared = searches, other mode
line_part-pairs = without merging

why_arch_releases = A hull is released when the other part comes to a virtual face, which closes a hollow. See which hull is nearest to the moving part, and whether the part has reached such a face.
why_arch_returns = A hull recovers when the other part has left the hull’s hollow and has been clear of the hull for the chosen number of cycles. See which hulls are released now, and where the moving part is on its path.

## Pseudocode

arch_merge = one hull H for each group of parts that do not move against each other
arch_cycle = in each cycle, with every part at its new pose:
arch_lose = for each group whose parts have moved against each other: its hull is lost
arch_still = if nothing has moved since the last cycle:
arch_remerge = each group without a hull gets a new one
arch_pair = for each pair of objects, repeat:
arch_nearest = p, q ← the closest points of the hulls and parts that are searched now
arch_bound = as published, if hulls are apart: return |p − q|, a lower bound if p or q is on a virtual face
arch_virtual = if p or q is on a virtual face: release its hull; of two, the one with fewer parts
arch_first = search first the parts that touch the virtual face
arch_stopped = as published, if hulls overlap and their deepest faces are real: return, the motion stops
arch_overlap = else, if hulls overlap: release the hull with fewer parts
arch_exact = else return |p − q|, exact
arch_clear = for each released hull: clear ← clear + 1 if it would not be released again now, else 0
arch_recover = if clear ≥ T: the same hull recovers

## Glossary

convex-hull = convex hull
    .forms = convex hull | convex hulls | smallest convex hull
    .text = The smallest convex set that contains an object: the shape of a rubber sheet stretched around it.

merged-hull = merged hull
    .forms = merged hull | merged hulls | share one convex hull
    .text = One convex hull around several parts that do not move against each other. One search then replaces many, as long as nothing comes near the hollows.

virtual-face = virtual face
    .forms = virtual face | virtual faces | virtual
    .text = A face of a hull that lies on no part: it closes a hollow. An answer at a virtual face is a bound, not a distance.

hull-release = hull release
    .forms = released | release
    .text = Setting a merged hull aside, so that what is merged in it is searched instead.

hull-recovery = hull recovery
    .forms = recovers | comes back | recover
    .text = The return of a released hull once it has been clear of others for a set time. If its parts have not moved against each other, it is the same hull and costs nothing.
