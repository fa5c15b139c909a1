pipeline_begin = A and the channels B: elements, hulls A′ and B′, envelope spheres P, R
pipeline_rank = compare A’s sphere with each channel’s: gap = |P_A − P_B| − R_A − R_B
pipeline_centres = as published, if gap > 0: answer |P_A − P_B| for it
pipeline_stop = until proven: take channels by their gap; end when gap ≥ best
pipeline_hulls = r ← the distance of A′ from B′
pipeline_threshold = as published, if r > ε: answer r for it
pipeline_attained = until proven, if both closest points lie on elements: best ← min(best, r)
pipeline_releaseA = as published: keep each Aᵢ with r(Aᵢ, B′) ≤ ε
pipeline_releaseB = keep each Bⱼ with r(Bⱼ, A′) ≤ ε
pipeline_pairs = for each pair that is kept: r(Aᵢ, Bⱼ)
pipeline_answer = return the least of all answers
pipeline_open = until proven: open ← { "{" }(A′, B′){ "}" }; take the pair with the least lower bound
pipeline_best = if a hull is in it: put its elements in place; else best ← min(best, r(Aᵢ, Bⱼ))
pipeline_closed = until the least lower bound ≥ best; return best, which is proven
pipeline_stages = count what each stage has compared
pipeline_sizes = again with finer elements
