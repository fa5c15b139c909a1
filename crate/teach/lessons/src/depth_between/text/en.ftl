### How deep, between two bounds.

lesson_depth-between = How deep, between two bounds

about_depth-between = How deep do two non-convex parts lie in each other? The lesson proves an interval from both sides, narrows it piece by piece, and compares it with motions that separate the parts.

source_depth-between = Our own method: the published systems of this course give no depth for non-convex parts. Bounds come from branch and bound over the cut surfaces, the same search as on the review page. · Hulls: after van den Bergen, 2001. · Motion back: after Redon, Kheddar and Coquillart, 2002.

parameter_depth-between_pair = Parts

choice_depth-between_pair_bracket = Bracket and block
choice_depth-between_pair_peg = Ring and peg

parameter_depth-between_overlap = Overlap
parameter_depth-between_turn = B turned, °

say_between_start = they interfere, but how deeply?
    .text1 = A and B are solids, and A is not convex. { $pairs-meeting } pairs of their triangles meet, so they certainly collide. How deep they lie in each other is another question.
    .text2 = Two lengths matter here. The depth d is how far the deepest point lies below the other part’s surface; the review page shows it. The minimum translation s is the shortest motion that separates the parts. For convex parts GJK and EPA find it; otherwise it is expensive to compute exactly.

say_between_common = the intersection
    .text1 = The surfaces are cut where they cross. { $pieces-in-common } triangles are left: the region of each surface that lies inside the other part. Together they bound the intersection, orange.
    .text2 = The depth is the largest distance from a point of these triangles to the other part’s surface. The triangles have infinitely many points, so each triangle is bounded as a whole.
    .formula1 = d = max min |p − q|

say_between_first = two bounds for each piece
    .text1 = The depth of a piece’s centre is its distance from the other part’s surface. So d is at least { $depth-least }, the depth of the deepest centre, green. The facet nearest to the centre bounds the piece from above: the distance from one triangle is largest at a corner of the piece.
    .text2 = After { $pieces-looked } pieces the depth is at most { $depth-most }. The red piece has this largest bound; it is processed next.
    .formula1 = { $depth-least } ≤ d ≤ { $depth-most }

say_between_half = the worst piece is cut
    .text1 = The piece with the largest bound is always next. It is cut along the sides of the facet that bounded it, or where another facet is as near, or in half. Each new piece gets its own bounds. A piece that can hardly be deeper than the deepest point found is not cut.
    .text2 =
        After { $pieces-looked } pieces the interval is at most half as wide as at first. { $pieces-open ->
            [one] { $pieces-open } piece
           *[other] { $pieces-open } pieces
        } may still be deeper.
    .formula1 = { $depth-least } ≤ d ≤ { $depth-most }

say_between_exact = both bounds have met: “exact”
    .text1 = After { $pieces-looked } pieces, nothing can be deeper than the deepest point found, up to rounding. If both bounds are written with the same digits, the review page shows one number and “exact” beside it.
    .text2 = This holds for the meshes. How far the true surfaces may be from the meshes is stated separately. This deviation is zero for planar faces and for a mesh that is itself the model. It is bounded if the CAD file gives the surfaces, and estimated otherwise.
    .formula1 = d = { $depth-least }

say_between_bounded = narrow enough: “bounded”
    .text1 = After { $pieces-looked } pieces, nothing can be deeper than the deepest point found by more than a 32nd of its depth, and the search ends. The review page shows both numbers and “bounded” beside them. Each is proven for the meshes, and the depth lies between them.
    .text2 = More pieces would narrow the interval. But where several facets are equally near, each cut gains little, and the deepest points are in such places.
    .formula1 = { $depth-least } ≤ d ≤ { $depth-most }

say_between_shorter = no shorter motion separates them
    .text1 = The deepest point belongs to one part and lies { $depth-least } below the surface of the other. After any motion shorter than that, the point is still inside, and so is some material of its own part. So it is proven that the lower bound of the depth is also a lower bound of the minimum translation.
    .text2 = This was also tested: B was moved in { $motions-tried } random directions, the green lines, each time by a thousandth less than that bound. In { $motions-still-in } of these tests the parts still overlapped.
    .formula1 = s ≥ { $depth-least }

say_between_hulls = separating motion of the hulls
    .text1 = Each motion that separates the parts bounds the minimum translation from above. The convex hulls give the first such motion; A’s hull is outlined in orange. GJK and EPA find the shortest motion that separates the hulls. It also separates the parts inside them.
    .text2 = The red arrow is that motion, { $way-most } long. The grey B is where it leads.
    .formula1 = { $depth-least } ≤ s ≤ { $way-most }

say_between_back = back until they touch
    .text1 = From there B moves back along the same line until it first touches A. A sweep of both meshes finds this contact and misses none. The motion beyond it was unnecessary: { $by-hulls } becomes { $way-most }.
    .text2 = The direction is still that of the hulls. In another direction the motion may be shorter.
    .formula1 = { $depth-least } ≤ s ≤ { $way-most }

say_between_not-back = back, but they touch at once
    .text1 = From there B would move back along the same line until it first touches A. A sweep of both meshes finds that this happens at once. No shorter motion is found in this direction, and the bound stays { $way-most }.
    .text2 = The direction is still that of the hulls. In another direction the motion may be shorter.
    .formula1 = { $depth-least } ≤ s ≤ { $way-most }

say_between_push = the deepest point is pushed out
    .text1 = Another attempt: B is shifted so that the deepest point is moved to the nearest point of the other part’s surface. If the parts still overlap, this is repeated with the point that is now the deepest.
    .text2 =
        After { $pushes ->
            [one] { $pushes } push
           *[other] { $pushes } pushes
        }, the red arrows, the parts have no volume in common. The separating motion is { $by-pushes } in all; the grey B is where it leads. The shortest separating motion known is { $way-most }.
    .formula1 = { $depth-least } ≤ s ≤ { $way-most }

say_between_stuck = pushed from wall to wall
    .text1 = Another attempt: B is shifted so that the deepest point is moved to the nearest point of the other part’s surface. If the parts still overlap, this is repeated with the point that is now the deepest.
    .text2 =
        After { $pushes ->
            [one] { $pushes } push
           *[other] { $pushes } pushes
        }, the red arrows, the parts still overlap: what leaves one wall enters another. A motion that does not separate the parts bounds nothing, so the bound stays { $way-most }.
    .formula1 = { $depth-least } ≤ s ≤ { $way-most }

say_between_closed = the interval closes
    .text1 = A motion of { $way-most } separates the parts, and no motion shorter than { $depth-least } does. So the minimum translation is known as well as the depth, although few motions were tried.
    .text2 = The interval closes because only the deepest point holds the parts in each other. The shortest motion that frees it frees all other points too.
    .formula1 = { $depth-least } ≤ s ≤ { $way-most }

say_between_open = the interval stays open
    .text1 = A motion of { $way-most } separates the parts, and no motion shorter than { $depth-least } does. The minimum translation lies in between; nothing more is known.
    .text2 = The lower bound considers only when one point comes free. But all points must come free at once, and a motion that frees one may drive another deeper. The upper bound considers only the motions that were tried. To know more, all motions must be examined. The Minkowski difference of two non-convex meshes with n and m triangles can have on the order of n³m³ faces.
    .text3 = So the review page gives a depth between bounds, and does not call it a minimum translation.
    .formula1 = { $depth-least } ≤ s ≤ { $way-most }

question_between_looked = how many pieces will have been processed when the interval is narrow enough?
question_between_long = will the next steps find a separating motion no longer than the upper bound of the depth?
question_between_less = B moves back along the same line until it first touches A: will the separating motion become shorter?

why_between_looked = { $pieces-looked } pieces have halved the interval, and { $pieces-open } may still be deeper. Look at the chart. Each of these pieces is cut until its bound is near the deepest point found. The narrower the interval, the less a cut gains.
why_between_long = The deepest point is free after a motion of { $depth-least }. Does the motion that frees it free everything else, or does it drive other points into other walls?
why_between_less = A hull fills the notches of its part. See where the grey B touches the orange hull of A, and whether A itself is there.

number_pairs-meeting = pairs of triangles that meet
number_volume-in-common = volume in common
number_pieces-in-common = triangles of the intersection
number_pieces-looked = pieces processed
number_pieces-open = pieces that may be deeper
number_motions-tried = shorter motions tried
number_motions-still-in = of these, still overlapping
number_way-most = min. translation, at most

chart_depth-by-pieces = The depth, piece by piece

axis_pieces-looked = pieces processed

chart_way-out = Minimum translation, step by step

## Pseudocode

depth-between_pairs = pairs ← the pairs of triangles of A and B that meet
depth-between_common = C ← the region of each surface inside the other part, cut where the surfaces cross
depth-between_bounds = bounds of a piece: depth of its centre; how far its corners are from the nearest facet
depth-between_worst = while the largest upper bound exceeds the deepest point by more than 1/32 of that:
depth-between_cut = cut the piece with that bound; bound the new pieces
depth-between_depth = lower ← the deepest point found; upper ← the largest bound left
depth-between_proof = a motion shorter than lower leaves the deepest point inside: s ≥ lower
depth-between_hulls = v ← the shortest motion that separates the convex hulls
depth-between_back = v ← v, only as far as to where B, moving back along it, first touches A
depth-between_none = w ← 0; until B, moved by w, has no volume in common with A, six times at most:
depth-between_push = w ← w + the motion of the deepest point to the nearest point of the surface
depth-between_best = shortest ← the shorter one of v and w, if w separates them; else v
depth-between_closed = if |shortest| ≤ upper: the minimum translation is known as well as the depth
depth-between_open = else: lower ≤ s ≤ |shortest|, and no more is known

## Glossary

penetration-interval = depth interval
    .forms = interval
    .text = Two proven bounds on the depth that the review page shows: how far the deepest point of one part lies below the other’s surface. This depth is not the penetration depth of the literature, which is the length of the minimum translation. Processing more pieces narrows the interval.

way-out = minimum translation
    .forms = minimum translation | shortest motion that separates the parts
    .text = The shortest motion that separates two overlapping parts. The literature calls its length the penetration depth. This length is never less than the depth of the deepest point. For non-convex parts it may be much more.
