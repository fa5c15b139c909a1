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
