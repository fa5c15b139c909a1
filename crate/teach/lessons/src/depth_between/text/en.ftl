### How deep, between two bounds.

lesson_depth-between = How deep, between two bounds

about_depth-between = How deep parts that are not convex are in each other is told as an interval: proven from both sides, narrowed piece by piece, and set beside motions that part them.

source_depth-between = Of our own: the published systems of this course tell no depth of parts that are not convex · bounds by branch and bound over the cut surfaces, the same search as on the review page · hulls: after van den Bergen, 2001 · way back: after Redon, Kheddar and Coquillart, 2002

parameter_depth-between_pair = Parts

choice_depth-between_pair_bracket = Bracket and block
choice_depth-between_pair_peg = Ring and peg

parameter_depth-between_overlap = Overlap
parameter_depth-between_turn = B turned, °

say_between_start = in each other, but how deep?
    .text1 = A and B are solids, and A is not convex. { $pairs-meeting } pairs of their triangles meet: that they collide is certain. How deep they are in each other is another question.
    .text2 = Two lengths are told apart here. The depth is how far the deepest point is below the other part’s surface; the review page shows it. The way out is the shortest motion that parts the two. For convex parts GJK and a growing polytope find it; otherwise it is expensive to compute exactly.

say_between_common = what both have in common
    .text1 = The surfaces are cut where they cross. { $pieces-in-common } triangles are left, of each surface what is inside the other part: together they bound the body in common, orange.
    .text2 = The depth is the largest distance of a point of these triangles from the other part’s surface. They have infinitely many points, so each triangle is bounded as a whole.
    .formula1 = d = max min |p − q|

say_between_first = two bounds for each piece
    .text1 = The middle of a piece is as deep as it is far from the other surface: the depth is no less than the deepest of these points, { $depth-least }, green. The facet that is nearest to the middle bounds the piece from above: the distance from one triangle is largest at a corner of the piece.
    .text2 = After { $pieces-looked } pieces the depth is no more than { $depth-most }. The red piece has this largest bound; it is looked at next.
    .formula1 = { $depth-least } ≤ d ≤ { $depth-most }

say_between_half = the worst piece is cut
    .text1 = The piece with the largest bound is always next. It is cut along the sides of the facet that bounded it, or where another facet is as near, or in halves; each part gets bounds of its own. What can hardly be deeper than the deepest point found is not cut.
    .text2 =
        After { $pieces-looked } pieces the interval is half as wide as it was at first, or less. { $pieces-open ->
            [one] { $pieces-open } piece
           *[other] { $pieces-open } pieces
        } may still be deeper.
    .formula1 = { $depth-least } ≤ d ≤ { $depth-most }

say_between_exact = both bounds have met: “exact”
    .text1 = After { $pieces-looked } pieces nothing can be deeper than the deepest point found, to rounding. Where both bounds are written with the same digits the review page shows one number, and “exact” beside it.
    .text2 = That is said of the meshes. How far the true surfaces may be from them is told on its own: exact for planar faces and for a mesh that is the model, bounded where the CAD file says what the surfaces are, else estimated.
    .formula1 = d = { $depth-least }

say_between_bounded = narrow enough: “bounded”
    .text1 = After { $pieces-looked } pieces nothing can be deeper than the deepest point found by more than a 32nd of that, and the search ends. The review page shows both numbers, and “bounded” beside them: each is proven, and the depth is somewhere between.
    .text2 = More pieces would narrow the interval. But where several facets are equally near, each cut gains little, and there the deepest points are.
    .formula1 = { $depth-least } ≤ d ≤ { $depth-most }

say_between_shorter = no shorter motion parts them
    .text1 = The deepest point is a point of one part, { $depth-least } below the surface of the other. Moved by less, in any direction, it is still inside, and some of its own part with it. So the depth’s lower bound is one of the way out, too: that is proven.
    .text2 = It was also tried: B was moved by a thousandth less than that in { $motions-tried } directions by chance, the green lines. { $motions-still-in } times the two still met.
    .formula1 = s ≥ { $depth-least }

say_between_hulls = a way out by the hulls
    .text1 = Each motion that parts the two bounds the way out from above. The convex hulls give a first one, A’s is outlined in orange: GJK and a growing polytope find the shortest motion that parts them. What parts the hulls parts what is in them.
    .text2 = The red arrow is that motion, { $way-most } long, and grey is where it takes B.
    .formula1 = { $depth-least } ≤ s ≤ { $way-most }

say_between_back = back until they touch
    .text1 = From there B comes back on the same way until it first touches A. The sweep of both meshes tells when, and misses nothing on the way. What is beyond was not needed: { $by-hulls } becomes { $way-most }.
    .text2 = The direction is still that of the hulls. In another one the way out may be shorter.
    .formula1 = { $depth-least } ≤ s ≤ { $way-most }

say_between_not-back = back, but they touch at once
    .text1 = From there B would come back on the same way until it first touches A. The sweep of both meshes tells when: at once. In this direction no shorter motion is found, and the bound stays { $way-most }.
    .text2 = The direction is still that of the hulls. In another one the way out may be shorter.
    .formula1 = { $depth-least } ≤ s ≤ { $way-most }

say_between_push = the deepest point is pushed out
    .text1 = Another guess: B is moved so that the deepest point comes to the point of the surface that is nearest to it. Where the two are still in each other, the same is done with what is deepest then.
    .text2 =
        After { $pushes ->
            [one] { $pushes } push
           *[other] { $pushes } pushes
        }, the red arrows, they have no volume in common: a way out of { $by-pushes } in all, grey. The shortest one known is { $way-most }.
    .formula1 = { $depth-least } ≤ s ≤ { $way-most }

say_between_stuck = pushed from wall to wall
    .text1 = Another guess: B is moved so that the deepest point comes to the point of the surface that is nearest to it. Where the two are still in each other, the same is done with what is deepest then.
    .text2 =
        After { $pushes ->
            [one] { $pushes } push
           *[other] { $pushes } pushes
        }, the red arrows, they still are: what leaves one wall goes into another. A motion that was not seen to part them bounds nothing, so the bound stays { $way-most }.
    .formula1 = { $depth-least } ≤ s ≤ { $way-most }

say_between_closed = the interval closes
    .text1 = A motion by { $way-most } parts them, and none by less than { $depth-least } does. The way out is known as well as the depth is, though few motions were tried.
    .text2 = It closes because what keeps them in each other is the deepest point alone: the motion that brings it out the shortest way brings all others out with it.
    .formula1 = { $depth-least } ≤ s ≤ { $way-most }

say_between_open = the interval stays open
    .text1 = A motion by { $way-most } parts them, and none by less than { $depth-least } does. The way out is somewhere between, and where is not known.
    .text2 = The lower bound asks only when one point comes free; but all must at once, and what frees one may drive another deeper. The upper bound knows the motions that were tried. To know more, all motions would have to be looked at: the Minkowski difference of meshes that are not convex, with n and m triangles, can have a multiple of n³m³ faces.
    .text3 = So the review page tells a depth between bounds, and does not call it a way out.
    .formula1 = { $depth-least } ≤ s ≤ { $way-most }

question_between_looked = how many pieces will have been looked at when the interval is narrow enough?
question_between_long = will the next steps find a way out that is no longer than the depth’s upper bound?
question_between_less = B comes back on the same way until it first touches A: will the way out become shorter?

why_between_looked = { $pieces-looked } pieces have halved the interval, and { $pieces-open } may still be deeper. Look at the chart: each of these is cut until its bound is near the deepest point found, and a cut gains less the narrower the interval is.
why_between_long = The deepest point is free after { $depth-least }. Ask whether the motion that frees it frees everything else, or drives other points into other walls.
why_between_less = A hull fills the hollows of its part. Look where the grey B touches the orange hull of A, and whether A itself is there.

number_pairs-meeting = pairs of triangles that meet
number_volume-in-common = volume in common
number_pieces-in-common = triangles of the body in common
number_pieces-looked = pieces looked at
number_pieces-open = pieces that may be deeper
number_motions-tried = shorter motions tried
number_motions-still-in = of these, still in each other
number_way-most = way out, at most

chart_depth-by-pieces = The depth, piece by piece

axis_pieces-looked = pieces looked at

chart_way-out = The way out, step by step

## Pseudocode

depth-between_pairs = pairs ← the pairs of triangles of A and B that meet
depth-between_common = C ← of each surface what is inside the other part, cut where they cross
depth-between_bounds = bounds of a piece: its middle’s depth; how far its corners are from the nearest facet
depth-between_worst = while the largest upper bound is over the deepest point by more than 1/32 of that:
depth-between_cut = cut the piece that has it; bound its parts
depth-between_depth = lower ← the deepest point found; upper ← the largest bound left
depth-between_proof = a motion by less than lower leaves the deepest point inside: s ≥ lower
depth-between_hulls = v ← the shortest motion that parts the convex hulls
depth-between_back = v ← v, as far as to where B, coming back on it, first touches A
depth-between_none = w ← 0; until B moved by w has no volume in common with A, six times at most:
depth-between_push = w ← w + the way of the deepest point to the surface that is nearest to it
depth-between_best = shortest ← the shorter one of v and w, if w parts them; else v
depth-between_closed = if |shortest| ≤ upper: the way out is known as well as the depth
depth-between_open = else: lower ≤ s ≤ |shortest|, and no more is known

## Glossary

penetration-interval = penetration interval
    .forms = interval
    .text = Two proven bounds between which the depth of the review page lies: how far the deepest point of one part is below the other’s surface. It is not the penetration depth of the literature, which is the length of the way out. Looking at more pieces of the surfaces narrows it.

way-out = way out
    .forms = shortest motion that parts the two | shortest motion that parts them
    .text = The shortest motion that parts two parts which are in each other. The literature calls its length the penetration depth. It is never shorter than the depth of the deepest point, and for parts that are not convex it may be much longer.
