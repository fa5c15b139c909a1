### From coarse to fine.

lesson_coarse-to-fine = From coarse to fine

about_coarse-to-fine = Envelope spheres, then hulls, then elements: the pipeline for parts that are not convex, and the channel in which it answers 3.5 where 0.1 is true.

source_coarse-to-fine = JP 3316092 B2

parameter_coarse-to-fine_pair = Parts

choice_coarse-to-fine_pair_rod-and-arm = Rod and arm, channel
choice_coarse-to-fine_pair_rod = Rod, channel
choice_coarse-to-fine_pair_corner = Block, angle

parameter_coarse-to-fine_mode = It ends

choice_coarse-to-fine_mode_published = As published
choice_coarse-to-fine_mode_proven = When it is proven

parameter_coarse-to-fine_near = ε: what counts as near
parameter_coarse-to-fine_spheres = Envelope spheres

choice_coarse-to-fine_spheres_first = Before all else
choice_coarse-to-fine_spheres_every = Before every hull

parameter_coarse-to-fine_lift = A is lifted by

say_coarse-to-fine_begin = two parts of convex elements
    .text1 =
        A has { $a ->
            [one] { $a } convex element
           *[other] { $a } convex elements
        }, B has { $b }. Their distance is that of the nearest two elements; to compare each with each is sure, and slow where there are many.
    .text2 = So the comparison goes from coarse to fine: spheres around the parts, the hulls around all their elements, the elements of one part against the other’s hull, and last elements against elements.
    .formula1 = d(A, B) = min d(Aᵢ, Bⱼ)

say_coarse-to-fine_spheres-apart = the spheres are apart
    .text1 = The envelope spheres of { $a } and { $b } do not meet, so neither do the parts. The original ends here and gives the distance of the centres, { $distance }. What is known is less: the parts are at least { $gap } apart.
    .formula1 = |P_A − P_B| = { $distance } > R_A + R_B
    .formula2 = d ≥ |P_A − P_B| − R_A − R_B = { $gap }

say_coarse-to-fine_spheres-apart-proven = the spheres are apart
    .text1 = The envelope spheres of { $a } and { $b } do not meet: these are at least { $gap } apart. Pairs that may be nearer are looked at first.
    .formula1 = d ≥ |P_A − P_B| − R_A − R_B = { $gap }

say_coarse-to-fine_spheres-meet = the spheres meet
    .text1 = The centres of the envelope spheres of { $a } and { $b } are { $distance } apart, less than both radii together. That tells nothing: a finer comparison must.
    .formula1 = |P_A − P_B| = { $distance } ≤ R_A + R_B

say_coarse-to-fine_hulls-attained = the closest points lie on elements
    .text1 = The hulls of { $a } and { $b } are { $distance } apart, and both closest points lie on elements: within these, nothing is nearer.
    .formula1 = r = { $distance }

say_coarse-to-fine_hulls-bound = a lower bound
    .text1 = The hulls of { $a } and { $b } are { $distance } apart, yet a closest point lies where a merged hull has no element under it: the elements may be farther apart than that, not nearer.
    .formula1 = d ≥ { $distance }

say_coarse-to-fine_hulls-overlap = the hulls overlap
    .text1 = The hulls of { $a } and { $b } overlap. Of elements that would be an interference; where a hull is merged from several, its hollows are filled, and the elements need not meet.
    .formula1 = r = 0

say_coarse-to-fine_release = a hull is released
    .text1 =
        In place of { $part } its { $elements ->
            [one] { $elements } element takes
           *[other] { $elements } elements take
        } part from here on.

say_coarse-to-fine_drop = an element is left out
    .text1 = The distance of { $element } from { $other } is { $distance }, more than ε: it is left out. The reason: what is far from the other’s hull cannot interfere. That much is right; but it may be nearest all the same.
    .formula1 = r = { $distance } > ε

say_coarse-to-fine_right = the answer, and it is right
    .text1 =
        Answered: { $distance }, after { $searches ->
            [one] { $searches } search
           *[other] { $searches } searches
        } among hulls. To compare each element with each would have been { $pairs }. Both bounds meet in it, so that it is known to be true.
    .formula1 = d = { $distance }

say_coarse-to-fine_unproven = the answer: right, but not known to be
    .text1 = Answered: { $distance }, which is true. The pipeline cannot know: what it left out is known to be at least { $lower } apart, no more.
    .formula1 = { $lower } ≤ d = { $distance }

say_coarse-to-fine_centres = the distance of two centres
    .text1 = Answered: { $distance }, the distance of the centres. In truth the parts are { $truth } apart. Whoever only asks whether something is near need not mind; whoever asks how far must not take this for it.
    .formula1 = { $lower } ≤ d = { $truth }

say_coarse-to-fine_too-far = the nearest was left out
    .text1 = Answered: { $distance }. In truth the parts are { $truth } apart: the element that is nearest was left out, because it is farther than ε from the other’s hull, while what remained lies deep in that hull and yet far from its elements.
    .text2 = Make ε larger than { $truth }, or let it end when it is proven.
    .formula1 = answered { $distance } > { $truth } = d

say_coarse-to-fine_too-near = a lower bound as the answer
    .text1 = Answered: { $distance }, of a merged hull. In truth the parts are { $truth } apart, as the hull has no element where it is nearest.
    .formula1 = answered { $distance } < { $truth } = d

say_coarse-to-fine_proven = the answer, proven
    .text1 =
        { $distance } after { $searches ->
            [one] { $searches } search
           *[other] { $searches } searches
        } among hulls, of at most { $pairs } pairs of elements. Comparisons were made nearest first, and none was left out whose lower bound is below the answer.
    .formula1 = d = { $distance }

say_coarse-to-fine_heights-wrong = the same at every height
    .text1 = A is lifted step by step, and the question asked anew. At { $wrong } of { $all } heights the answer is not the distance: where lines part, too far or too near.

say_coarse-to-fine_heights-right = the same at every height
    .text1 = A is lifted step by step, and the question asked anew. At all { $all } heights the answer is the distance; heights with another answer: { $wrong }.

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
number_answered = answered
number_true-distance = in truth

chart_coarse-to-fine = Distance over height

axis_lift = lifted by

line_answered = answered
line_known-at-least = known, at least

why_coarse-to-fine_right = What was left out on the way down is never looked at again. The answer is true only if the two elements that are closest were never left out because the large spheres around others looked closer.

## Pseudocode

coarse-to-fine_begin = A′, B′ ← the hulls around all elements; envelope spheres P, R around all hulls
coarse-to-fine_spheres = compare the spheres: is |P_A − P_B| > R_A + R_B?
coarse-to-fine_centres = as published, if so: return |P_A − P_B|
coarse-to-fine_gap = until proven: d ≥ |P_A − P_B| − R_A − R_B; pairs with a lower bound come first
coarse-to-fine_hulls = compare hulls: r ← their distance
coarse-to-fine_attained = if both closest points lie on elements: d ≤ r
coarse-to-fine_bound = if not: r is only a lower bound
coarse-to-fine_overlap = if r = 0: elements may meet
coarse-to-fine_release = release A: its elements in place of A′, against B′; then B in the same way
coarse-to-fine_drop = as published: leave out an element with r > ε
coarse-to-fine_least = as published: return r as soon as all is farther than ε, at last the least r of what is left, pair by pair
coarse-to-fine_proven = until proven: go on with the pair of the least bound, until none is below the best r; return that
coarse-to-fine_heights = lift A a little, and ask again

## Glossary

envelope-sphere = envelope sphere
    .forms = envelope sphere | envelope spheres
    .text = The sphere around a part’s bounding box. Two parts whose envelope spheres do not meet are at least as far apart as the spheres are.
