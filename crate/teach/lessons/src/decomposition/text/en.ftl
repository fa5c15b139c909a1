### Decomposition.

lesson_decomposition = Decomposition

about_decomposition = The surface of a part with holes becomes convex elements, merge by merge. The variants, and the ways to save tests, are compared.

source_decomposition = JP 3316092 B2

parameter_decomposition_model = Part

choice_decomposition_model_bracket = Bracket
choice_decomposition_model_housing = Reducer’s housing

parameter_decomposition_variant = Variant

choice_decomposition_variant_basic = Basic: once
choice_decomposition_variant_optimised = Optimised: until nothing merges
choice_decomposition_variant_negative = Negative objects, curved only
choice_decomposition_variant_published-negative = Negative objects as published

parameter_decomposition_check = Check before a test

choice_decomposition_check_gilbert = GJK on the two hulls
choice_decomposition_check_one-evaluation = One support point
choice_decomposition_check_none = None
choice_decomposition_check_lookup = Table of edges (not published)

say_decomposition_begin = each triangle is an element
    .text1 =
        { $triangles ->
            [one] { $triangles } triangle
           *[other] { $triangles } triangles
        }, each a convex element of its own: { $elements } to begin with. The list is halved and halved again. As the recursion returns, each element CL of one half is compared with each element CH of the other.
    .text2 = Two elements merge if they share edges and are in convex relation across every shared edge. Convex relation means that the middle of one polygon at the edge lies below the plane of the other polygon. The next pair is outlined.
    .formula1 = convex at an edge: c · n ≤ ε

say_decomposition_merged = convex: the two become one
    .text1 =
        The two elements share { $edges ->
            [one] { $edges } edge
           *[other] { $edges } edges
        } (green) and are in convex relation across { $edges ->
            [one] it
           *[other] each
        }. { $elements ->
            [one] { $elements } element is
           *[other] { $elements } elements are
        } left.
    .text2 =
        { $more } more { $more ->
            [one] merge follows
           *[other] merges follow
        } in this step. The next pair is outlined.

say_decomposition_concave = not convex: the two stay apart
    .text1 =
        Across the red edge, the middle of one triangle lies { $height } above the plane of the other. { $elements ->
            [one] { $elements } element remains
           *[other] { $elements } elements remain
        }.
    .text2 =
        { $more } more { $more ->
            [one] merge follows
           *[other] merges follow
        } in this step. The next pair is outlined.
    .formula1 = c · n = { $height } > ε

say_decomposition_inconsistent = inside out: the two stay apart
    .text1 =
        At the red edge, one triangle shows its front and the other its back, so convexity is undefined. { $elements ->
            [one] { $elements } element remains
           *[other] { $elements } elements remain
        }.
    .text2 =
        { $more } more { $more ->
            [one] merge follows
           *[other] merges follow
        } in this step.

say_decomposition_not-convex = convex at the edges, but not as a whole
    .text1 = The relation is convex across each red edge, yet some corner of one element lies above a plane of the other. These are pieces of an element that had to be split. So both together are tested as one whole as well, and the two stay apart.
    .text2 =
        { $elements ->
            [one] { $elements } element remains
           *[other] { $elements } elements remain
        }. { $more } more { $more ->
            [one] merge follows
           *[other] merges follow
        } in this step.

say_decomposition_holes = holes and notches first
    .text1 =
        With all normals reversed, what was hollow is convex. This finds { $holes ->
            [one] { $holes } element, a negative object
           *[other] { $holes } elements, the negative objects
        }, shown grey. Their triangles are removed, and the rest is decomposed as it is.
    .text2 = The original method takes every element of two or more polygons as a negative object. With triangles, every flat face would be one too. So “curved only” requires more than one plane.

say_decomposition_broken = convex at each edge, but not as a whole
    .text1 = A patch can be convex at every edge and still wind around until one of its corners lies above one of its own planes. The original method does not notice this. Here each element is tested against all of its own corners. This element failed the test and is split into { $pieces } pieces, which are merged anew.
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
        }, { $holes } of them negative. The elements are patches of the surface, and the hull of a patch may fill space that the part leaves free. Hull faces that are not on the surface of the part are virtual; the largest are hatched. { $virtual } faces are virtual, { $real } real.
    .text2 = No answer may rely on a virtual face.

say_decomposition_checks = the same elements at another cost
    .text1 = { $pairs } pairs of elements were considered. Before the edges of two elements are compared, a check can prove that the two are apart. Without a check, the edges of { $none } pairs are compared. After GJK on the hulls of the two boundaries, { $gilbert } pairs are left. After one evaluation of the support function, { $one } are left: r > 0 proves that the two are apart.
    .text2 = A sorted table of all edges, which the original method does not have, leaves { $lookup } pairs. The elements are the same each time.
    .formula1 = r = −h(−V₀) > 0 ⇒ apart

say_decomposition_variants = the same part, other elements
    .text1 =
        Basic: { $basic } elements. Optimised, applied to its own output until nothing merges any more: { $optimised }. With curved negative objects: { $negative }, of which { $holes ->
            [one] { $holes } is a hole or notch
           *[other] { $holes } are holes or notches
        }. With negative objects as published, including flat faces: { $published }.

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
number_broken = elements split again
number_tests-none = tests, no check
number_tests-gilbert = tests, GJK
number_tests-one-evaluation = tests, one support point
number_tests-lookup = tests, table of edges
number_time-none = time, no check
number_time-gilbert = time, GJK
number_time-one-evaluation = time, one support point
number_time-lookup = time, table of edges
number_elements-basic = elements, basic
number_elements-optimised = elements, optimised
number_elements-negative = elements, curved negative
number_elements-published = elements, negative as published
number_time-basic = time, basic
number_time-optimised = time, optimised
number_time-negative = time, curved negative
number_time-as-published = time, negative as published

chart_elements = Elements

axis_tests = pairs tested
axis_elements = elements

line_elements = elements

why_decomposition_merges = Two elements merge only if together they are convex enough. Look along the edge between them. Where the surface is folded inwards at this edge, a hull over both elements would bridge a hollow.

## Pseudocode

decomposition_begin = L ← every triangle, each an element of its own
decomposition_negative = with negative objects: reverse all normals, decompose, remove the curved elements (as published: those of two triangles or more)
decomposition_passes = L ← divide(L), repeated until |L| stops falling; basic: once
decomposition_broken = an element that is not convex as a whole is split into pieces, which are merged anew
decomposition_answer = return L; faces of an element’s hull that are not on the part’s surface are virtual
decomposition_divide = divide(L): CL ← divide(first half of L), CH ← divide(second half)
decomposition_each = for each CLᵢ, and for each CHⱼ not yet merged:
decomposition_check = if the check proves the hulls of their boundaries apart: continue
decomposition_shared = E ← the edges that both share; if there are none: continue
decomposition_inconsistent = if at an edge of E one shows its front and the other its back: continue
decomposition_concave = if c · n > ε across an edge of E: continue
decomposition_whole = if they are pieces of a split element, and not convex together: continue
decomposition_merge = CLᵢ ← CLᵢ ∪ CHⱼ

## Glossary

convex-element = convex element
    .forms = convex element | convex elements
    .text = A patch of a part’s surface whose polygons are in convex relation across all of their common edges. It is not a piece of the solid: V-HACD and CoACD split the solid into nearly convex pieces instead.

convex-relation = convex relation
    .forms = convex relation
    .text = Two polygons at a common edge are in convex relation if the middle of one lies below the plane of the other. The surface bends outwards there, or not at all.

negative-object = negative object
    .forms = negative object | negative objects
    .text = A hole or notch, found as a convex element after all normals are reversed.

divide-and-conquer = divide and conquer
    .forms = halved and halved again
    .text = Splitting a task in two, solving both halves in the same way, and combining the results.
