### Faces that hold, and flat contours.

degrees-of-freedom = degrees of freedom
    .forms = degrees of freedom | degree of freedom
    .text = In how many independent ways something can move: six for a body in space, of which one face leaves three, two faces one, and three none.

normal = normal
    .forms = normal | normals
    .text = The direction straight out of a face, or across an edge.

attraction = attraction
    .forms = attraction | attract | attracts | weighed
    .text = How strongly a pair of faces is meant: r·C_r + v·C_v, with the angle r between their normals and the angle v between the motion and the other face’s normal. The pair with the most is taken.

hysteresis = hysteresis
    .forms = hysteresis | This is what H is for
    .text = More is asked to take hold than to keep hold. So at one and the same place what was held stays held, what was free stays free, and nothing flickers.

overlap-ratio = overlap ratio
    .forms = covered
    .text = How much of the smaller of two faces the other one covers, from 0 to 1.

centroid = centroid
    .forms = centroid
    .text = The mean of all points of a face: where it would balance.

contour = contour
    .forms = contour | contours
    .text = The closed outline of a flat part; it may have notches, and holes are contours inside it.

projection = shadow on an axis
    .forms = shadow | shadows
    .text = All of a contour projected onto a line: an interval. Two contours whose shadows do not overlap on some line are apart.

false-hit = false hit
    .forms = false hit | false hits
    .text = The test says “collide” where there is no overlap.

convex-pieces = convex pieces
    .forms = convex pieces | convex piece
    .text = What a contour with notches is cut into, so that tests for convex shapes can be used. A way out of one piece may lead into the next.

no-fit-polygon = no-fit polygon
    .forms = no-fit polygon
    .text = The border between the places of one contour where it overlaps another and those where it does not. Its point nearest to the present place is the shortest way out.

exact-method = exact method
    .forms = exact method
    .text = The library’s own answer, with predicates that rounding cannot turn round. The published methods are held against it.
