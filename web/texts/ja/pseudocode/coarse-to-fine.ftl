coarse-to-fine_begin = A′, B′ ← すべての要素を囲む凸包。すべての凸包を囲む包絡球 P, R
coarse-to-fine_spheres = 球を比べる：|P_A − P_B| > R_A + R_B か？
coarse-to-fine_centres = 発表どおりで、そうなら：|P_A − P_B| を返す
coarse-to-fine_gap = 証明まで：d ≥ |P_A − P_B| − R_A − R_B。界の小さい組を先にする
coarse-to-fine_hulls = 凸包を比べる：r ← その距離
coarse-to-fine_attained = 最近点が両方とも要素の上にあれば：d ≤ r
coarse-to-fine_bound = そうでなければ：r は下界にすぎない
coarse-to-fine_overlap = r = 0 なら：要素が交わるかもしれない
coarse-to-fine_release = A を解放する：A′ の代わりにその要素を、B′ に対して。次に B も同様に
coarse-to-fine_drop = 発表どおり：r > ε の要素を除く
coarse-to-fine_least = 発表どおり：すべてが ε より遠くなれば、すぐに r を返す。最後は、残ったものの組ごとの最小の r
coarse-to-fine_proven = 証明まで：界が最小の組に進む。最良の r より小さい界がなくなるまで続け、それを返す
coarse-to-fine_heights = A を少し持ち上げて、もう一度尋ねる
