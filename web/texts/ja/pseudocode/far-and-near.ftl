far-and-near_cycle = 各サイクルで：
far-and-near_hulls = d_h ← 凸包の距離。前の探索が終わったところから探索する
far-and-near_far = d_h > threshold なら：取っておいた組を捨て、d ≥ d_h を返す
far-and-near_near = そうでなければ泡が答える：
far-and-near_age = 組を取っておいて C サイクル以内なら（証明済み：その後の動きでほかの組が十分に近づかないなら）：
far-and-near_kept = 取っておいた組だけを測り、d ≤ その最小を返す
far-and-near_roots = open ← { "{" }全体を囲む2つの球{ "}" }。best ← ∞
far-and-near_skip = open から組を取る。そのすきま · (1 + α) > best なら：とばす
far-and-near_leaves = 両方が葉なら：best ← min(best, その多角形の距離)
far-and-near_open = そうでなければ大きいほうの子を open に入れ、近いものを次に取る
far-and-near_searched = open が空になれば：最も近い組を取っておき、d = best を返す
