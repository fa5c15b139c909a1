flat-line_size = for each size N, from small to large:
flat-line_cycle = in each cycle H₂ moves on a little, and each method is asked:
flat-line_plain = plain: GJK, all vertices looked at for each support point
flat-line_one = method one: track, near = on the polygons around the last points
flat-line_two = method two: track, near = on the triangles around the last points
flat-line_climbing = climbing: GJK from the last simplex, along edges uphill for each support point
flat-line_compare = is the distance of one and two that of climbing, which is exact?
flat-line_track = track: C ← the vertices near those that the last closest points lay between
flat-line_repeat = repeat:
flat-line_search = p, q ← GJK’s closest points, of the vertices in C alone
flat-line_return = if p, q are no nearer than before, or between the same vertices: return their distance
flat-line_next = C ← the vertices near those that p, q lie between
