pipeline_begin = A と溝 B：要素、凸包 A′ と B′、包絡球 P, R
pipeline_rank = A の球を各溝の球と比べる：gap = |P_A − P_B| − R_A − R_B
pipeline_centres = 発表どおりで gap > 0 なら：その溝の答えを |P_A − P_B| とする
pipeline_stop = 証明まで：gap の順に溝を取る。gap ≥ best で終わる
pipeline_hulls = r ← A′ と B′ の距離
pipeline_threshold = 発表どおりで r > ε なら：その溝の答えを r とする
pipeline_attained = 証明まで：最近点が両方とも要素の上にあれば best ← min(best, r)
pipeline_releaseA = 発表どおり：r(Aᵢ, B′) ≤ ε の Aᵢ を残す
pipeline_releaseB = r(Bⱼ, A′) ≤ ε の Bⱼ を残す
pipeline_pairs = 残った組のそれぞれについて：r(Aᵢ, Bⱼ)
pipeline_answer = すべての答えの最小を返す
pipeline_open = 証明まで：open ← { "{" }(A′, B′){ "}" }。下界が最小の組を取る
pipeline_best = 凸包が入っていれば：要素に置き換える。そうでなければ best ← min(best, r(Aᵢ, Bⱼ))
pipeline_closed = 最小の下界 ≥ best になるまで。証明された best を返す
pipeline_stages = 各段階で比べたものを数える
pipeline_sizes = もっと細かい要素でもう一度
