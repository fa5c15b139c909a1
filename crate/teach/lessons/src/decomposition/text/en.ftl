### Decomposition.

lesson_decomposition = Decomposition

about_decomposition = A part with holes becomes convex elements, merge by merge; the variants and the ways to save tests are compared.

source_decomposition = JP 3316092 B2

parameter_decomposition_model = Part

choice_decomposition_model_bracket = Bracket
choice_decomposition_model_housing = Reducer’s housing

parameter_decomposition_variant = Variant

choice_decomposition_variant_basic = Basic: once
choice_decomposition_variant_optimised = Optimised: until nothing merges
choice_decomposition_variant_negative = Negative objects that bend
choice_decomposition_variant_published-negative = Negative objects as published

parameter_decomposition_check = Check before a test

choice_decomposition_check_gilbert = GJK on the two hulls
choice_decomposition_check_one-evaluation = One evaluation
choice_decomposition_check_none = None
choice_decomposition_check_lookup = Table of edges (not published)

say_decomposition_begin = every triangle for itself
    .text1 =
        { $triangles ->
            [one] { $triangles } triangle
           *[other] { $triangles } triangles
        }, each a convex element of its own: { $elements } to begin with. The list is halved and halved again, and as the recursion returns, each element CL of one half is compared with each element CH of the other.
    .text2 = Two of them become one if they share edges and every two polygons across a shared edge are in convex relation: the middle of one lies below the plane of the other. The next pair is outlined.
    .formula1 = convex at an edge: c · n ≤ ε

say_decomposition_merged = convex: the two become one
    .text1 =
        They share { $edges ->
            [one] { $edges } edge
           *[other] { $edges } edges
        } (green), with convex relation across { $edges ->
            [one] it
           *[other] each
        }. { $elements ->
            [one] { $elements } element
           *[other] { $elements } elements
        } are left.
    .text2 =
        { $more } more { $more ->
            [one] merge follows
           *[other] merges follow
        } in this step. The next pair is outlined.

say_decomposition_concave = not convex: the two stay apart
    .text1 =
        Across the red edge the middle of one triangle rises { $height } above the plane of the other. { $elements ->
            [one] { $elements } element
           *[other] { $elements } elements
        } remain.
    .text2 =
        { $more } more { $more ->
            [one] merge follows
           *[other] merges follow
        } in this step. The next pair is outlined.
    .formula1 = c · n = { $height } > ε

say_decomposition_inconsistent = inside out: the two stay apart
    .text1 =
        Across the red edge one triangle shows its front and the other its back, so that nothing can be said of convexity. { $elements ->
            [one] { $elements } element
           *[other] { $elements } elements
        } remain.
    .text2 =
        { $more } more { $more ->
            [one] merge follows
           *[other] merges follow
        } in this step.

say_decomposition_not-convex = convex at the edges, but not as a whole
    .text1 = Across each of the red edges the relation is convex, yet some corner of one element rises above a plane of the other. As these are pieces of an element that had to be split, the whole is tested, and the two stay apart.
    .text2 =
        { $elements ->
            [one] { $elements } element
           *[other] { $elements } elements
        } remain. { $more } more { $more ->
            [one] merge follows
           *[other] merges follow
        } in this step.

say_decomposition_holes = holes and notches first
    .text1 =
        With all normals turned round, what was hollow is convex. { $holes ->
            [one] { $holes } element
           *[other] { $holes } elements
        } found so { $holes ->
            [one] is a negative object
           *[other] are negative objects
        }, shown grey: their triangles are taken out, and the rest is decomposed as it is.
    .text2 = The original takes every element of two or more polygons. Of triangles that would be each flat face too, so that “that bend” asks for more than one plane.

say_decomposition_broken = convex at each edge, but not as a whole
    .text1 = A patch can wind around and come over its own plane again, convex at every edge. The original does not notice. Here each element is tested against all of its own corners; this one failed and falls into { $pieces } pieces, which are put together anew.
    .text2 =
        { $elements ->
            [one] { $elements } element
           *[other] { $elements } elements
        } in all. { $more } more { $more ->
            [one] merge follows
           *[other] merges follow
        } in this step.

say_decomposition_found = the elements, and what their hulls add
    .text1 =
        { $elements ->
            [one] { $elements } element
           *[other] { $elements } elements
        }, { $holes } of them negative. They are patches of the surface, and the hull of a patch may fill what the part leaves open. Hatched are the largest faces of those hulls that are no surface of the part: { $virtual } are virtual, { $real } real.
    .text2 = No answer may rest on a virtual face.

say_decomposition_checks = the same elements at another price
    .text1 = { $pairs } pairs of elements came up. Before their edges are compared, a check can prove that two elements are apart. Compared without a check: { $none }. After GJK on the hulls of the two boundaries: { $gilbert }. After one evaluation of the support function, which proves it if r > 0: { $one }.
    .text2 = A sorted table of all edges, which is not in the original, leaves { $lookup }. The elements are the same each time.
    .formula1 = r = −h(−V₀) > 0 ⇒ apart

say_decomposition_variants = the same part, other elements
    .text1 =
        Basic: { $basic } elements. Optimised, applied to its own output until nothing merges any more: { $optimised }. With negative objects that bend: { $negative }, of which { $holes ->
            [one] { $holes } is a hole or notch
           *[other] { $holes } are holes or notches
        }. With negative objects as published, flat faces among them: { $published }.

question_decomposition_merges = will the two outlined elements, CL and CH, become one?

number_elements = elements
number_merges = merges
number_concave = refused: not convex
number_pairs = pairs considered
number_saved = tests saved by the check
number_tests = pairs tested
number_holes = negative objects
number_virtual-faces = virtual faces
number_passes = passes
number_broken = split again
number_tests-none = tests, no check
number_tests-gilbert = tests, GJK
number_tests-one-evaluation = tests, one evaluation
number_tests-lookup = tests, table of edges
number_time-none = time, no check
number_time-gilbert = time, GJK
number_time-one-evaluation = time, one evaluation
number_time-lookup = time, table of edges
number_elements-basic = elements, basic
number_elements-optimised = elements, optimised
number_elements-negative = elements, negative that bend
number_elements-published = elements, negative as published
number_time-basic = time, basic
number_time-optimised = time, optimised
number_time-negative = time, negative that bend
number_time-as-published = time, negative as published

chart_elements = Elements

axis_tests = pairs tested
axis_elements = elements

line_elements = elements

why_decomposition_merges = Two elements become one only if what they are together is convex enough. Look along the edge between the two: where it is folded inwards, a hull over both would bridge a hollow.

## Pseudocode

decomposition_begin = L ← every triangle, each an element of its own
decomposition_negative = with negative objects: turn all normals round, decompose, take out what bends (as published: two triangles or more)
decomposition_passes = L ← divide(L), and again until |L| stops falling; basic: once
decomposition_broken = an element that is not convex as a whole falls into pieces, which are put together anew
decomposition_answer = return L; faces of an element’s hull that are no surface of the part are virtual
decomposition_divide = divide(L): CL ← divide(first half of L), CH ← divide(second half)
decomposition_each = for each CLᵢ, and for each CHⱼ that is left:
decomposition_check = if the check proves the hulls of their boundaries apart: on to the next
decomposition_shared = E ← the edges that both have; if there are none: on to the next
decomposition_inconsistent = if across an edge of E one shows its front and the other its back: on to the next
decomposition_concave = if c · n > ε across an edge of E: on to the next
decomposition_whole = if they are pieces of what broke, and not convex together: on to the next
decomposition_merge = CLᵢ ← CLᵢ ∪ CHⱼ

## Glossary

convex-element = convex element
    .forms = convex element | convex elements
    .text = A patch of a part’s surface whose polygons are in convex relation across all of their common edges.

convex-relation = convex relation
    .forms = convex relation
    .text = Two polygons at a common edge are in convex relation if the middle of one lies below the plane of the other: the surface bends outwards there, or not at all.

negative-object = negative object
    .forms = negative object | negative objects
    .text = A hole or notch, found as a convex element after all normals were turned round.

divide-and-conquer = divide and conquer
    .forms = halved and halved again
    .text = Cutting a task in two, doing both halves in the same way, and putting the results together.
