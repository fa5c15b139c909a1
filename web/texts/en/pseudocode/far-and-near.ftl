far-and-near_cycle = in each cycle:
far-and-near_hulls = d_h ← the distance of the hulls, searched from where the last search ended
far-and-near_far = if d_h > threshold: forget the kept pairs; return d ≥ d_h
far-and-near_near = else the bubbles answer:
far-and-near_age = if the pairs were kept at most C cycles ago (proven: if the motion since brings no other near enough):
far-and-near_kept = measure the kept pairs alone; return d ≤ the least of them
far-and-near_roots = open ← { "{" }the two spheres around all{ "}" }; best ← ∞
far-and-near_skip = take a pair from open; if its gap · (1 + α) > best: skip it
far-and-near_leaves = if both are leaves: best ← min(best, the distance of their polygons)
far-and-near_open = else put the children of the larger one into open, the nearer one to be taken next
far-and-near_searched = when open is empty: keep the nearest pairs; return d = best
