### The whole pipeline.

lesson_pipeline = The whole pipeline

about_pipeline = One part, five channels, and every stage from envelope spheres to pairs of elements: what each leaves out, what it costs, and which bound makes the answer sure.

source_pipeline = JP 3316092 B2, the method for parts that are not convex · five channels, finer elements and the way that is proven are ours

parameter_pipeline_mode = It ends

choice_pipeline_mode_published = As published
choice_pipeline_mode_proven = When it is proven

parameter_pipeline_cut = Pieces of each block
parameter_pipeline_near = ε: what counts as near
parameter_pipeline_spheres = Envelope spheres

choice_pipeline_spheres_first = Before all else
choice_pipeline_spheres_every = Before every hull

say_pipeline_begin = many pairs
    .text1 =
        Part A, a rod with an outer arm, stands over a row of { $channels ->
            [one] { $channels } channel
           *[other] { $channels } channels
        }. A consists of { $a } convex elements, each channel of { $b }. How far is A from the nearest channel?
    .text2 = There are { $pairs } pairs of elements, and { $triangles } pairs of triangles. The pipeline has a coarse stage for each finer one, so that few of these are ever looked at. This lesson counts how few.
    .formula1 = d = min d(Aᵢ, Bⱼ)

say_pipeline_spheres = stage 1: spheres rank the bodies
    .text1 =
        Each of { $channels ->
            [one] { $channels } channel
           *[other] { $channels } channels
        } is compared with A by its envelope sphere, and numbered: B₁ is the one whose sphere reaches deepest into that of A. { $left ->
            [one] { $left } sphere does
           *[other] { $left } spheres do
        } not meet it, and { $left ->
            [one] that channel is
           *[other] those channels are
        } done with.
    .text2 = For the nearest of them the original answers { $distance }, the distance of the two centres. What is known is that it is at least { $gap } away.
    .formula1 = |P_A − P_B| = { $distance }
    .formula2 = d ≥ |P_A − P_B| − R_A − R_B = { $gap }

say_pipeline_ranked = stage 1: spheres rank the bodies
    .text1 =
        Each of { $channels ->
            [one] { $channels } channel
           *[other] { $channels } channels
        } is compared with A by its envelope sphere, and numbered by the gap between the spheres: B₁ comes first. A negative gap proves nothing, a positive one is a lower bound of the distance.
    .text2 = The centres of A and of the first channel with a positive gap are { $distance } apart, its bound is { $gap }. A channel whose bound is not below the best distance so far is never asked. That will be so for { $left } of them.
    .formula1 = d ≥ |P_A − P_B| − R_A − R_B = { $gap }

say_pipeline_hulls = stage 2: hull against hull
    .text1 =
        The hulls of { $hulls ->
            [one] { $hulls } pair
           *[other] { $hulls } pairs
        } of bodies are searched by GJK. Those of A and B₂ are { $distance } apart. That is more than ε = { $near }, so it is the answer for B₂, and none of its elements is ever asked.
    .text2 = The hulls of A and B₁ overlap: the hollow of the channel is filled in its hull. The pipeline has to go into B₁.
    .formula1 = r(A′, B₂′) = { $distance } > { $near } = ε
    .formula2 = r(A′, B₁′) = 0

say_pipeline_hulls-attained = stage 2: hull against hull
    .text1 =
        The hulls of { $hulls ->
            [one] { $hulls } pair
           *[other] { $hulls } pairs
        } of bodies are searched by GJK. Those of A and B₂ are { $distance } apart, and both closest points lie on elements: no threshold is needed to see that this is the distance to B₂. The elements of B₂ are not asked.
    .text2 = The hulls of A and B₁ overlap: the hollow of the channel is filled in its hull. The pipeline has to go into B₁.
    .formula1 = r(A′, B₂′) = { $distance }
    .formula2 = r(A′, B₁′) = 0

say_pipeline_hulls-bound = stage 2: hull against hull
    .text1 =
        The hulls of { $hulls ->
            [one] { $hulls } pair
           *[other] { $hulls } pairs
        } of bodies are searched by GJK. Those of A and B₂ are { $distance } apart. That is a lower bound, as the closest point of a hull may lie between corners of different elements. { $more } more { $more ->
            [one] search shows
           *[other] searches show
        } that elements are no farther apart, and B₂ is done with.
    .text2 = The hulls of A and B₁ overlap: the hollow of the channel is filled in its hull. The pipeline has to go into B₁.
    .formula1 = d(A, B₂) ≥ r(A′, B₂′) = { $distance }
    .formula2 = r(A′, B₁′) = 0

say_pipeline_release-a = stage 3: the elements of A
    .text1 =
        The hull of A is released. Each of its { $elements } elements is compared with the hull of B₁. Those within ε = { $near } of it are kept: { $kept }. { $left ->
            [one] { $left } is
           *[other] { $left } are
        } left out, grey in the picture; the nearest of these is reported { $distance } away.
    .text2 = The reason is sound for the question whether the parts meet: what is clear of the hull cannot touch what is inside.
    .formula1 = keep Aᵢ if r(Aᵢ, B₁′) ≤ { $near }

say_pipeline_asked-in-order = stage 3: the elements of A, in order
    .text1 = The hull of A is released. By their spheres and by what is known of the hull they were in, all { $elements } elements have a lower bound each, and the one with the least is asked next. The numbers show the order.
    .text2 =
        { $asked ->
            [one] { $asked } was
           *[other] { $asked } were
        } compared with the hull of B₁ before the search ended, { $others ->
            [one] { $others } was
           *[other] { $others } were
        } not. Nothing is left out by a threshold: whoever is not asked is waiting, with a bound.
    .formula1 = next: the pair with the least lower bound

say_pipeline_release-b = stage 4: the elements of B
    .text1 =
        The same from the other side: each of { $elements } elements of B₁ is compared with the hull of A. { $kept ->
            [one] { $kept } is
           *[other] { $kept } are
        } within ε = { $near }, { $left ->
            [one] { $left } is
           *[other] { $left } are
        } left out, the nearest of these at { $distance }.
    .text2 = Only elements that were kept on both sides are compared with each other.
    .formula1 = keep Bⱼ if r(Bⱼ, A′) ≤ { $near }

say_pipeline_elements = stage 5: pairs of elements
    .text1 =
        Of { $pairs } pairs of elements { $compared ->
            [one] { $compared } is
           *[other] { $compared } are
        } compared. The thin lines join their closest points; the least of them is the answer, { $distance }.
    .text2 = The triangles are not asked at all: GJK only wants the corner that is farthest in a direction.
    .formula1 = answered min r(Aᵢ, Bⱼ) = { $distance }

say_pipeline_elements-in-order = stage 4 and 5: pairs of elements, in order
    .text1 =
        There is no stage 4 of its own: an element of A that comes first in the order takes the elements of B₁ in place of its hull. Of { $pairs } pairs of elements { $compared ->
            [one] { $compared } is
           *[other] { $compared } are
        } compared; the thin lines join their closest points. The least distance is { $distance }.
    .text2 = The triangles are not asked at all: GJK only wants the corner that is farthest in a direction.
    .formula1 = best ← min r(Aᵢ, Bⱼ) = { $distance }

say_pipeline_too-far = the answer is not the distance
    .text1 = Answered was { $answer }; the outer arm is { $truth } from the wall. It was left out in stage 3, as it is farther than ε from the hull, and the pieces of the rod that were kept lie within the hull, far from every wall. “Cannot touch” was taken for “cannot be nearest”.
    .text2 = What the comparisons do show is that the distance is at least { $lower } and at most { $upper }. The chart has the proven search beside it: its two bounds meet.
    .formula1 = { $lower } ≤ d ≤ { $upper }
    .formula2 = answered { $answer } > { $truth } = d

say_pipeline_right = the answer is right this time
    .text1 = With this ε the outer arm was kept, and { $answer } is the distance. It is the choice of ε that made it so, and nobody can choose it well without knowing the distance.
    .text2 = The comparisons have shown that the distance is at least { $lower } and at most { $upper }. The chart has the proven search beside it.
    .formula1 = { $lower } ≤ d = { $answer } ≤ { $upper }

say_pipeline_closed = the bound that is kept
    .text1 = At every moment two numbers are known: the least bound of all pairs that are open, and the best distance so far. The chart shows them. When they meet at { $answer }, the search ends: { $others } pairs of elements were never compared, and each has a bound of at least { $answer }.
    .text2 = The { $left } channels that were not asked are at least { $gap } away. What is left out and what is known of it always go together: that is the whole difference to the published way.
    .formula1 = { $lower } ≤ d ≤ { $upper }

say_pipeline_stages = what each stage costs
    .text1 = The chart counts pairs by stage: 1 bodies by spheres, 2 hulls, 3 elements of A against a hull, 4 elements of B, 5 pairs of elements, 6 pairs of triangles. The top line has all pairs, the lower ones the pairs compared. No point means none.
    .text2 = In all, the published way took { $published } searches among hulls and the proven one { $proven }, of { $pairs } pairs of elements and { $triangles } pairs of triangles. A search took { $iterations } iterations of GJK on average.

say_pipeline_sizes = finer elements
    .text1 = Both ways again with blocks in 1, 2, 4 and 8 pieces: from { $few } pairs of elements to { $many }. All pairs grow with the square of the pieces.
    .text2 = At { $many } pairs the published way takes { $published } searches, the proven one { $proven }. The published way asks each element once against a hull, whatever it finds; the proven one asks only where something could be nearer, but it has to ask all that could.

question_pipeline_remain = how many of the channels have to be asked by their hulls?
question_pipeline_from = which block of A will the answer be measured from?
question_pipeline_fewer = which way takes fewer searches among hulls?

why_pipeline_remain = Imagine a sphere around each of { $channels } bodies, half the diagonal of its bounding box as the radius. Only a channel whose sphere may reach that of A has to be looked at more closely: the one under A, and neighbours that are less than both radii away.
why_pipeline_from = Look which elements are still coloured. The answer can only come from one that was not left out, and it is the least distance among those.
why_pipeline_fewer = The published way compares every element with the other’s hull, then all pairs of what is left. The proven one goes on until no open pair can be nearer than { $truth }, but asks only those that could be.

label_of-rod = the rod
label_of-outer-arm = the outer arm
label_of-bridge = the bridge
label_fewer-published = as published
label_fewer-proven = until proven
label_fewer-neither = both the same

number_centres-apart = between centres
number_spheres-apart = between spheres
number_iterations-each = iterations a search
number_searches-published = searches, published
number_searches-proven = searches, proven

chart_pipeline-stages = Pairs by stage
chart_pipeline-bounds = The proven search closes in
chart_pipeline-sizes = Searches by pairs of elements

axis_stage = stage
axis_comparisons = pairs compared
axis_searches-made = searches among hulls
axis_element-pairs = pairs of elements

line_all-there-are = all there are
line_stages-published = as published
line_stages-proven = until proven
line_least-open = least bound of what is open
line_best-so-far = best so far

## Pseudocode

pipeline_begin = A and the channels B: elements, hulls A′ and B′, envelope spheres P, R
pipeline_rank = compare A’s sphere with each channel’s: gap = |P_A − P_B| − R_A − R_B
pipeline_centres = as published, if gap > 0: answer |P_A − P_B| for it
pipeline_stop = until proven: take channels by their gap; end when gap ≥ best
pipeline_hulls = r ← the distance of A′ from B′
pipeline_threshold = as published, if r > ε: answer r for it
pipeline_attained = until proven, if both closest points lie on elements: best ← min(best, r)
pipeline_releaseA = as published: keep each Aᵢ with r(Aᵢ, B′) ≤ ε
pipeline_releaseB = keep each Bⱼ with r(Bⱼ, A′) ≤ ε
pipeline_pairs = for each pair that is kept: r(Aᵢ, Bⱼ)
pipeline_answer = return the least of all answers
pipeline_open = until proven: open ← { "{" }(A′, B′){ "}" }; take the pair with the least lower bound
pipeline_best = if a hull is in it: put its elements in place; else best ← min(best, r(Aᵢ, Bⱼ))
pipeline_closed = until the least lower bound ≥ best; return best, which is proven
pipeline_stages = count what each stage has compared
pipeline_sizes = again with finer elements
