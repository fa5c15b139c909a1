### The whole pipeline.

lesson_pipeline = The whole pipeline

about_pipeline = One part, five channels, and every stage from envelope spheres to pairs of elements: what it leaves out, what it costs, and which bound proves the answer.

source_pipeline = JP 3316092 B2, the method for parts that are not convex · five channels, finer elements and the proven search are ours

parameter_pipeline_mode = Search ends

choice_pipeline_mode_published = As published
choice_pipeline_mode_proven = When it is proven

parameter_pipeline_cut = Pieces of each block
parameter_pipeline_near = ε: distance that counts as near
parameter_pipeline_spheres = Envelope spheres

choice_pipeline_spheres_first = Tested once, at the start
choice_pipeline_spheres_every = Tested before each pair of hulls is compared

say_pipeline_begin = many pairs
    .text1 =
        Part A, a rod with an outer arm, stands over a row of { $channels ->
            [one] { $channels } channel
           *[other] { $channels } channels
        }. A consists of { $a } convex elements, each channel of { $b }. How far is A from the nearest channel?
    .text2 = There are { $pairs } pairs of elements, and { $triangles } pairs of triangles. The pipeline puts a coarse stage before each finer one, so only a few of these pairs are ever tested. This lesson counts how few.
    .formula1 = d = min d(Aᵢ, Bⱼ)

say_pipeline_spheres = stage 1: spheres rank the bodies
    .text1 =
        { $channels ->
            [one] { $channels } channel is
           *[other] { $channels } channels are
        } compared with A by { $channels ->
            [one] its envelope sphere
           *[other] their envelope spheres
        } and numbered. The sphere of B₁ reaches deepest into that of A. { $left ->
            [one] { $left } sphere does
           *[other] { $left } spheres do
        } not meet the sphere of A, so { $left ->
            [one] that channel is
           *[other] those channels are
        } dropped.
    .text2 = For the nearest dropped channel, the original method answers { $distance }, the distance between the two centres. The spheres prove only that this channel is at least { $gap } away.
    .formula1 = |P_A − P_B| = { $distance }
    .formula2 = d ≥ |P_A − P_B| − R_A − R_B = { $gap }

say_pipeline_ranked = stage 1: spheres rank the bodies
    .text1 =
        { $channels ->
            [one] { $channels } channel is
           *[other] { $channels } channels are
        } compared with A by { $channels ->
            [one] its envelope sphere
           *[other] their envelope spheres
        } and numbered by the gap between the spheres, the least first. A negative gap proves nothing. A positive gap is a lower bound of the distance.
    .text2 = For the first channel with a positive gap, the centres are { $distance } apart and the bound is { $gap }. A channel whose bound is not below the best distance so far is never tested. That will hold for { $left } of the channels.
    .formula1 = d ≥ |P_A − P_B| − R_A − R_B = { $gap }

say_pipeline_hulls = stage 2: hull against hull
    .text1 =
        GJK finds the distance of the hulls for { $hulls ->
            [one] { $hulls } pair
           *[other] { $hulls } pairs
        } of bodies. The hulls of A and B₂ are { $distance } apart. This distance is more than ε = { $near }, so it is the answer for B₂. The elements of B₂ are not tested.
    .text2 = The hulls of A and B₁ overlap, because the hull of the channel fills the hollow of the channel. The pipeline has to look inside B₁.
    .formula1 = r(A′, B₂′) = { $distance } > { $near } = ε
    .formula2 = r(A′, B₁′) = 0

say_pipeline_hulls-attained = stage 2: hull against hull
    .text1 =
        GJK finds the distance of the hulls for { $hulls ->
            [one] { $hulls } pair
           *[other] { $hulls } pairs
        } of bodies. The hulls of A and B₂ are { $distance } apart, and both closest points lie on elements. So this is the distance to B₂, without any threshold. The elements of B₂ are not tested.
    .text2 = The hulls of A and B₁ overlap, because the hull of the channel fills the hollow of the channel. The pipeline has to look inside B₁.
    .formula1 = r(A′, B₂′) = { $distance }
    .formula2 = r(A′, B₁′) = 0

say_pipeline_hulls-bound = stage 2: hull against hull
    .text1 =
        GJK finds the distance of the hulls for { $hulls ->
            [one] { $hulls } pair
           *[other] { $hulls } pairs
        } of bodies. The hulls of A and B₂ are { $distance } apart. This is only a lower bound: the closest point of a hull may lie between corners of different elements. { $more } more { $more ->
            [one] search shows
           *[other] searches show
        } that the elements are no farther apart, so B₂ is settled.
    .text2 = The hulls of A and B₁ overlap, because the hull of the channel fills the hollow of the channel. The pipeline has to look inside B₁.
    .formula1 = d(A, B₂) ≥ r(A′, B₂′) = { $distance }
    .formula2 = r(A′, B₁′) = 0

say_pipeline_release-a = stage 3: the elements of A
    .text1 =
        The hull of A is released. Each of the { $elements } elements of A is compared with the hull of B₁. Elements within ε = { $near } of this hull are kept: { $kept }. { $left ->
            [one] { $left } is
           *[other] { $left } are
        } left out, grey in the picture; the nearest of these is { $distance } from that hull.
    .text2 = To decide whether the parts meet, this is sound: an element that is clear of the hull cannot touch anything inside the hull.
    .formula1 = keep Aᵢ if r(Aᵢ, B₁′) ≤ { $near }

say_pipeline_asked-in-order = stage 3: the elements of A, in order
    .text1 = The hull of A is released. Each of the { $elements } elements of A has a lower bound, from the element’s sphere and from the hull that contained the element. The element with the least bound is tested next. The numbers show the order.
    .text2 =
        { $asked ->
            [one] { $asked } element was
           *[other] { $asked } elements were
        } compared with the hull of B₁ before the search ended, { $others ->
            [one] { $others } was
           *[other] { $others } were
        } not. No threshold leaves out an element: an element that is not tested keeps its bound.
    .formula1 = next: the pair with the least lower bound

say_pipeline_release-b = stage 4: the elements of B
    .text1 =
        Now the other side: each of the { $elements } elements of B₁ is compared with the hull of A. { $kept ->
            [one] { $kept } is
           *[other] { $kept } are
        } within ε = { $near } of this hull. { $left ->
            [one] { $left } is
           *[other] { $left } are
        } left out; the nearest of these is { $distance } from this hull.
    .text2 = Only elements that were kept on both sides are compared with each other.
    .formula1 = keep Bⱼ if r(Bⱼ, A′) ≤ { $near }

say_pipeline_elements = stage 5: pairs of elements
    .text1 =
        Of { $pairs } pairs of elements { $compared ->
            [one] { $compared } is
           *[other] { $compared } are
        } compared. The thin lines join their closest points. The least of these distances is the answer, { $distance }.
    .text2 = Triangles are not tested at all: GJK needs only the corner that is farthest in a direction.
    .formula1 = answered min r(Aᵢ, Bⱼ) = { $distance }

say_pipeline_elements-in-order = stages 4 and 5: pairs of elements, in order
    .text1 =
        There is no separate stage 4. When an element of A is next, it is paired with the elements of B₁ instead of the hull of B₁. Of { $pairs } pairs of elements { $compared ->
            [one] { $compared } is
           *[other] { $compared } are
        } compared; the thin lines join their closest points. The least distance is { $distance }.
    .text2 = Triangles are not tested at all: GJK needs only the corner that is farthest in a direction.
    .formula1 = best ← min r(Aᵢ, Bⱼ) = { $distance }

say_pipeline_too-far = the answer is not the distance
    .text1 = The answer was { $answer }, but the outer arm is { $truth } from the wall. Stage 3 left this arm out, because it is farther than ε from the hull. The pieces of the rod that were kept lie within the hull, far from every wall. The method took “cannot touch” for “cannot be nearest”.
    .text2 = The comparisons prove only that the distance is at least { $lower } and at most { $upper }. The chart also shows the proven search: its two bounds meet.
    .formula1 = { $lower } ≤ d ≤ { $upper }
    .formula2 = answered { $answer } > { $truth } = d

say_pipeline_right = the answer is right this time
    .text1 = With this ε the outer arm was kept, and { $answer } is the distance. Only the choice of ε made the answer right. ε cannot be chosen well without knowing the distance.
    .text2 = The comparisons prove that the distance is at least { $lower } and at most { $upper }. The chart also shows the proven search.
    .formula1 = { $lower } ≤ d = { $answer } ≤ { $upper }

say_pipeline_closed = the bound that is kept
    .text1 = Two numbers are known at any time: the least bound of all open pairs, and the best distance so far. The chart shows both. When they meet at { $answer }, the search ends. { $others } pairs of elements were never compared, and each has a bound of at least { $answer }.
    .text2 = The { $left } channels that were not tested are at least { $gap } away. The search never leaves out a pair without keeping its bound. This is the only difference from the published method.
    .formula1 = { $lower } ≤ d ≤ { $upper }

say_pipeline_stages = what each stage costs
    .text1 = The chart counts pairs by stage. Stages: 1 bodies by spheres, 2 hulls, 3 elements of A against a hull, 4 elements of B, 5 pairs of elements, 6 pairs of triangles. The top line shows all pairs, the lower lines the pairs compared. A stage without a point compared no pairs.
    .text2 = In all, the published method took { $published } searches among hulls and the proven one { $proven }, for { $pairs } pairs of elements and { $triangles } pairs of triangles. A search took { $iterations } iterations of GJK on average.

say_pipeline_sizes = finer elements
    .text1 = Both methods are run again, with each block in 1, 2, 4 and 8 pieces: from { $few } pairs of elements to { $many }. The number of all pairs grows with the square of the pieces.
    .text2 = At { $many } pairs the published method takes { $published } searches, the proven one { $proven }. The published method compares each element with a hull once, whatever it finds. The proven one tests only pairs that could be nearer, but it has to test all of them.

question_pipeline_remain = for how many of the channels must hulls be compared?
question_pipeline_from = from which block of A will the answer be measured?
question_pipeline_fewer = which method takes fewer searches among hulls?

why_pipeline_remain = Imagine a sphere around A and around each of the { $channels } channels, with half the diagonal of its bounding box as the radius. Only channels whose sphere may reach that of A need a closer test. These are the channel under A, and neighbours whose centres are nearer than the sum of the radii.
why_pipeline_from = See which elements are still coloured. The answer is the least distance among those that were not left out.
why_pipeline_fewer = The published method compares every element with the other part’s hull, then all pairs of the elements that are left. The proven method goes on until no open pair can be nearer than { $truth }. It tests only pairs that could be nearer.

label_of-rod = the rod
label_of-outer-arm = the outer arm
label_of-bridge = the bridge
label_fewer-published = as published
label_fewer-proven = until proven
label_fewer-neither = both the same

number_centres-apart = distance of the centres
number_spheres-apart = gap between the spheres
number_iterations-each = iterations per search
number_searches-published = searches, published
number_searches-proven = searches, proven

chart_pipeline-stages = Pairs by stage
chart_pipeline-bounds = Bounds of the proven search
chart_pipeline-sizes = Searches by pairs of elements

axis_stage = stage
axis_comparisons = pairs compared
axis_searches-made = searches among hulls
axis_element-pairs = pairs of elements

line_all-there-are = all pairs
line_stages-published = as published
line_stages-proven = until proven
line_least-open = least bound of open pairs
line_best-so-far = best so far

## Pseudocode

pipeline_begin = A and the channels B have elements, hulls A′ and B′, envelope spheres P, R
pipeline_rank = compare A’s sphere with each channel’s: gap = |P_A − P_B| − R_A − R_B
pipeline_centres = as published, if gap > 0: answer |P_A − P_B| for this channel
pipeline_stop = until proven: take channels by their gap; end when gap ≥ best
pipeline_hulls = r ← the distance of A′ from B′
pipeline_threshold = as published, if r > ε: answer r for this channel
pipeline_attained = until proven, if both closest points lie on elements: best ← min(best, r)
pipeline_releaseA = as published: keep each Aᵢ with r(Aᵢ, B′) ≤ ε
pipeline_releaseB = keep each Bⱼ with r(Bⱼ, A′) ≤ ε
pipeline_pairs = for each pair that is kept: r(Aᵢ, Bⱼ)
pipeline_answer = return the least of all answers
pipeline_open = until proven: open ← { "{" }(A′, B′){ "}" }; take the pair with the least lower bound
pipeline_best = if one of the pair is a hull: replace it by its elements; else best ← min(best, r(Aᵢ, Bⱼ))
pipeline_closed = until the least lower bound ≥ best; return best, which is proven
pipeline_stages = count what each stage has compared
pipeline_sizes = repeat with finer elements

## Claims

pipeline-spheres_source = JP 3316092 B2, the method for parts that are not convex, step 1
pipeline-spheres_says = If the envelope spheres are apart, the distance of their centres is taken as the distance of the parts.
pipeline-spheres_why = The centres need not be points of the parts. The spheres prove the gap between them, which is a lower bound. The proven search keeps this bound.

pipeline-answer_source = JP 3316092 B2, the method for parts that are not convex, steps 3 to 5
pipeline-answer_says = Elements farther than ε from the other’s hull are left out. The answer is the least distance between the elements that are left.
pipeline-answer_why = The patent has no example with numbers. In this channel its rules give 3.5, however finely the elements are cut. The true distance is 0.1, to the arm that was left out. Both bounds of the proven search meet at this value.

pipeline-iterations_source = JP 3316092 B2, ¶ 0024
pipeline-iterations_says = In most cases three to four iterations lead to the closest points.
pipeline-iterations_why = The average here is over all searches of the pipeline. Boxes have only eight corners each, and many pairs overlap, so a search among them is short.
