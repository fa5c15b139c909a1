gilbert_start = V ← { "{" }y₀{ "}" }、K = K₁ − K₂ の頂点の1つ
gilbert_repeat = 繰り返す：
gilbert_nearest = ν ← conv V の点のうち原点に最も近いもの
gilbert_reduce = V には、その凸包が ν を含む頂点だけを残す
gilbert_inside = V に頂点が4つあるか、ν が原点なら：「展開」へ進む
gilbert_support = s ← s_K(−ν) = s_K₁(−ν) − s_K₂(ν)、ν と逆向きに最も遠い点
gilbert_bound = r ← max(r, s·ν / |ν|)。これで r ≤ d ≤ |ν| であり、r > 0 なら離れていることの証明
gilbert_arrived = 丸めの範囲で s が ν より奥になければ：ループを抜ける
gilbert_push = V ← V ∪ { "{" }s{ "}" }
gilbert_apart = 「離れている」、d = |ν| を返す。ν の重み λ から p₁ = Σ λᵢ x₁ᵢ と p₂ = Σ λᵢ x₂ᵢ
gilbert_touch = 丸めの範囲で距離または深さが 0 なら、「接触している」を返す
gilbert_unfinished = 決めた歩数のうちに界が一致しなければ、界だけを返す
gilbert_polytope = 展開：P ← 原点を囲む、K の頂点の多面体。V から始める
gilbert_loop = 繰り返す：
gilbert_facet = F ← P の小平面のうち原点に最も近いもの、n はその法線
gilbert_beyond = s ← s_K(n)。深さ ≤ n·s
gilbert_deep = s が F より外になければ：「重なっている」、深さ、向き n を返す
gilbert_grow = P ← conv(P ∪ { "{" }s{ "}" })
