### From coarse to fine.

lesson_coarse-to-fine = From coarse to fine

about_coarse-to-fine = Envelope spheres, then hulls, then elements: the pipeline for parts that are not convex. In one channel it answers 3.5, but the true distance is 0.1.

source_coarse-to-fine = JP 3316092 B2

parameter_coarse-to-fine_pair = Parts

choice_coarse-to-fine_pair_rod-and-arm = Rod and arm, channel
choice_coarse-to-fine_pair_rod = Rod, channel
choice_coarse-to-fine_pair_corner = Block, angle

parameter_coarse-to-fine_mode = Search ends

choice_coarse-to-fine_mode_published = As published
choice_coarse-to-fine_mode_proven = When it is proven

parameter_coarse-to-fine_near = ε: distance that counts as near
parameter_coarse-to-fine_spheres = Envelope spheres

choice_coarse-to-fine_spheres_first = Tested once, at the start
choice_coarse-to-fine_spheres_every = Tested before each pair of hulls is compared

parameter_coarse-to-fine_lift = A is lifted by

say_coarse-to-fine_begin = two parts of convex elements
    .text1 =
        A has { $a ->
            [one] { $a } convex element
           *[other] { $a } convex elements
        }, B has { $b }. Their distance is that of their two nearest elements. Comparing each element of A with each element of B is certain, but slow if there are many.
    .text2 = So the comparison goes from coarse to fine. First come spheres around the parts, then the hulls around all their elements. Next come the elements of one part against the other’s hull, and last elements against elements.
    .formula1 = d(A, B) = min d(Aᵢ, Bⱼ)

say_coarse-to-fine_spheres-apart = the spheres are apart
    .text1 = The envelope spheres of { $a } and { $b } do not meet, so neither do the parts. The original method ends here and answers the distance of the centres, { $distance }. The spheres prove less: the parts are at least { $gap } apart.
    .formula1 = |P_A − P_B| = { $distance } > R_A + R_B
    .formula2 = d ≥ |P_A − P_B| − R_A − R_B = { $gap }

say_coarse-to-fine_spheres-apart-proven = the spheres are apart
    .text1 = The envelope spheres of { $a } and { $b } do not meet: the two are at least { $gap } apart. Pairs that may be nearer are tested first.
    .formula1 = d ≥ |P_A − P_B| − R_A − R_B = { $gap }

say_coarse-to-fine_spheres-meet = the spheres meet
    .text1 = The centres of the envelope spheres of { $a } and { $b } are { $distance } apart, at most the sum of the radii. This proves nothing, so a finer comparison is needed.
    .formula1 = |P_A − P_B| = { $distance } ≤ R_A + R_B

say_coarse-to-fine_hulls-attained = the closest points lie on elements
    .text1 = The hulls of { $a } and { $b } are { $distance } apart, and both closest points lie on elements. So nothing in these hulls is nearer.
    .formula1 = r = { $distance }

say_coarse-to-fine_hulls-bound = a lower bound
    .text1 = The hulls of { $a } and { $b } are { $distance } apart. But at least one closest point lies on a merged hull where no element is. So the elements may be farther apart than the hulls, but not nearer.
    .formula1 = d ≥ { $distance }

say_coarse-to-fine_hulls-overlap = the hulls overlap
    .text1 = The hulls of { $a } and { $b } overlap. For single elements this would be an interference. A hull merged from several elements fills their hollows, so the elements need not meet.
    .formula1 = r = 0

say_coarse-to-fine_release = a hull is released
    .text1 =
        From here on, { $part } is replaced by its { $elements ->
            [one] { $elements } element
           *[other] { $elements } elements
        }.

say_coarse-to-fine_drop = an element is left out
    .text1 = The distance of { $element } from { $other } is { $distance }, more than ε, so it is left out. The reason: an element that is far from the other part’s hull cannot interfere. This is right, but the element may still be the nearest.
    .formula1 = r = { $distance } > ε

say_coarse-to-fine_right = the answer, and it is right
    .text1 =
        The answer is { $distance }, after { $searches ->
            [one] { $searches } search
           *[other] { $searches } searches
        } among hulls. Comparing each element with each would have taken { $pairs }. Both bounds meet at this value, so the answer is proven.
    .formula1 = d = { $distance }

say_coarse-to-fine_unproven = the answer is right, but not proven
    .text1 = The answer is { $distance }, which is true. But the pipeline cannot know this. What it left out is only known to be at least { $lower } away.
    .formula1 = { $lower } ≤ d = { $distance }

say_coarse-to-fine_centres = the distance of two centres
    .text1 = The answer is { $distance }, the distance of the centres. In truth the parts are { $truth } apart. Such an answer may show whether something is near, but not how far apart the parts are.
    .formula1 = { $lower } ≤ d = { $truth }

say_coarse-to-fine_too-far = the nearest was left out
    .text1 = The answer is { $distance }, but in truth the parts are { $truth } apart. The nearest element was left out, because it is farther than ε from the hull of the other part. The element that was kept lies deep in that hull, yet far from the other part’s elements.
    .text2 = Make ε larger than { $truth }, or set “Search ends” to “When it is proven”.
    .formula1 = answered { $distance } > { $truth } = d

say_coarse-to-fine_too-near = a lower bound as the answer
    .text1 = The answer is { $distance }, the distance of a merged hull. In truth the parts are { $truth } apart, because the hull has no element at its closest point.
    .formula1 = answered { $distance } < { $truth } = d

say_coarse-to-fine_proven = the answer, proven
    .text1 =
        The answer is { $distance }, after { $searches ->
            [one] { $searches } search
           *[other] { $searches } searches
        } among hulls, for at most { $pairs } pairs of elements. The nearest pairs were compared first. No pair with a lower bound below the answer was left out.
    .formula1 = d = { $distance }

say_coarse-to-fine_heights-wrong = repeated at every height
    .text1 = A is lifted step by step, and the search is repeated. At { $wrong } of { $all } heights the answer is not the true distance. Where the lines of the chart differ, the answer is too large or too small.

say_coarse-to-fine_heights-right = repeated at every height
    .text1 = A is lifted step by step, and the search is repeated. At all { $all } heights the answer is the true distance; heights with a wrong answer: { $wrong }.

question_coarse-to-fine_right = will the answer be the true distance?

word_whole-a = all of A
word_whole-b = all of B
word_rod = the rod
word_rod-arm = the outer arm
word_bridge = the bridge
word_left-wall = the left wall
word_right-wall = the right wall
word_floor = the floor
word_block = the block
word_foot = the foot
word_upright = the upright

number_spheres-compared = spheres compared
number_hulls-compared = hulls searched
number_answered = answer
number_true-distance = true distance

chart_coarse-to-fine = Distance over height

axis_lift = lifted by

line_answered = answer
line_known-at-least = lower bound

why_coarse-to-fine_right = See how the search ends. As published, it returns the distance of the centres if the envelope spheres are apart. It leaves out each element that is farther than ε from the other part’s hull, and never tests it again. Are the two closest elements kept to the end?

## Pseudocode

coarse-to-fine_begin = A′, B′ ← the hulls around all elements; envelope spheres P, R around all hulls
coarse-to-fine_spheres = compare the spheres: is |P_A − P_B| > R_A + R_B?
coarse-to-fine_centres = as published, if so: return |P_A − P_B|
coarse-to-fine_gap = until proven: d ≥ |P_A − P_B| − R_A − R_B; the least lower bound comes first
coarse-to-fine_hulls = compare hulls: r ← their distance
coarse-to-fine_attained = if both closest points lie on elements: d ≤ r
coarse-to-fine_bound = if not: r is only a lower bound
coarse-to-fine_overlap = if r = 0: elements may meet
coarse-to-fine_release = release A: replace A′ by its elements, against B′; then B in the same way
coarse-to-fine_drop = as published: leave out an element with r > ε
coarse-to-fine_least = as published: return r as soon as all is farther than ε, in the end the least r of the pairs that are left
coarse-to-fine_proven = until proven: continue with the pair of the least bound, until none is below the best r; return the best r
coarse-to-fine_heights = lift A a little, and search again

## Glossary

envelope-sphere = envelope sphere
    .forms = envelope sphere | envelope spheres
    .text = The sphere around a part’s bounding box. Two parts whose envelope spheres do not meet are at least as far apart as the spheres.

## Claims

elements-left_source = JP 3316092 B2, step 2403 and those after it
elements-left_says = Elements farther than ε from the other part’s hull are left out. The answer is the least distance between those that remain.
elements-left_why = But an element that was left out may be the nearest. Here a rod lies deep within the hull of the channel, but far from its walls. An arm that is near the outside of a wall was left out. The proven search goes on until all that was left out is known to be farther than the answer.
