gilbert_start = V ← { "{" }y₀{ "}" }, one corner of K = K₁ − K₂
gilbert_repeat = repeat:
gilbert_nearest = ν ← the point of conv V that is nearest to the origin
gilbert_reduce = keep in V only the corners whose hull holds ν
gilbert_inside = if V has four corners, or ν is the origin: go on at “expand”
gilbert_support = s ← s_K(−ν) = s_K₁(−ν) − s_K₂(ν), the farthest point against ν
gilbert_bound = r ← max(r, s·ν / |ν|); now r ≤ d ≤ |ν|, and r > 0 proves that they are apart
gilbert_arrived = if s lies no farther back than ν, to rounding: leave the loop
gilbert_push = V ← V ∪ { "{" }s{ "}" }
gilbert_apart = return apart, d = |ν|; the weights λ of ν give p₁ = Σ λᵢ x₁ᵢ and p₂ = Σ λᵢ x₂ᵢ
gilbert_touch = return touching, if the distance or the depth is 0 to rounding
gilbert_unfinished = return the bounds alone, if they have not met after so many steps
gilbert_polytope = expand: P ← a polytope with corners of K around the origin, begun with V
gilbert_loop = repeat:
gilbert_facet = F ← the facet of P that is nearest to the origin, n its normal
gilbert_beyond = s ← s_K(n); depth ≤ n·s
gilbert_deep = if s lies no farther out than F: return overlapping, the depth, along n
gilbert_grow = P ← conv(P ∪ { "{" }s{ "}" })
