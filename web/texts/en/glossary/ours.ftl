### Signs that are never wrong, what two parts have in common, and parts that are taken out.

orientation = orientation (a sign)
    .forms = sign of one determinant | determinant
    .text = On which side of a line, or of a plane in space, a point is: left, right or on it. The sign of one determinant tells.

exact-predicate = exact predicate
    .forms = signs that are computed exactly | exact signs
    .text = A question with few possible answers, such as left, right or on the line, that is never decided by rounding. Hulls, overlaps of contours and contacts of triangles rest on such answers.

floating-point-filter = floating-point filter
    .forms = filter
    .text = A bound on what rounding can have done to a value, computed with it. Where the value is larger its sign is proven; only elsewhere more digits are computed.

expansion = expansion
    .forms = expansion
    .text = A number with all its digits, written as a sum of doubles. What the rounding of a sum or a product has lost is a double, too, and is kept.

body-in-common = body in common
    .forms = body in common | what both have in common | what A and B have in common
    .text = All that is in the material of both of two parts. They interfere exactly when it has a volume; what of each surface is inside the other part bounds it.

winding-number = winding number
    .forms = comes out as often as it goes in
    .text = How often a closed surface goes around a point. A ray from the point tells: how often it comes out of the surface, less how often it goes in; 0 is outside.

divergence-theorem = divergence theorem
    .forms = divergence theorem
    .text = It gives the volume of a body from its surface alone. Of flat facets: the volumes of the tetrahedra over them, from any one point, with their signs.

penetration-interval = penetration interval
    .forms = interval
    .text = Two proven bounds between which the depth of the review page lies: how far the deepest point of one part is below the other’s surface. It is not the penetration depth of the literature, which is the length of the way out. Looking at more pieces of the surfaces narrows it.

way-out = way out
    .forms = shortest motion that parts the two | shortest motion that parts them
    .text = The shortest motion that parts two parts which are in each other. The literature calls its length the penetration depth. It is never shorter than the depth of the deepest point, and for parts that are not convex it may be much longer.

captive-part = captive part
    .forms = linked rings
    .text = A part that does not come out of its assembly as it is. A search proves only that it does not by its own steps and turns.

list-form = list form
    .forms = two lists | L file | list form
    .text = A solid as two lists: “next” has all vertices in a chain, “branch” for each vertex those that it shares an edge with. Saved, it is an L file.
