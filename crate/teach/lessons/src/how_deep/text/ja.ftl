### How deep?

lesson_how-deep = 八分木は何段まで？

about_how-deep = 小さな立方体には面が少ししか入りませんが、立方体の数は増えます。八分木の何段目が最も速いかを、このページで今測ります。

source_how-deep = 北村、ATR TR-C-0126（1996）、第2章、図 2.15 · 衝突は独自のもので、どの段でも同じ、論文の 60 回より少ない · 時間はこのコンピューターのもの

parameter_how-deep_largest = 面の数の上限

choice_how-deep_largest_48 = 48
choice_how-deep_largest_360 = 360
choice_how-deep_largest_960 = 960

parameter_how-deep_test = 面の組の検査

choice_how-deep_test_hull = 両姿勢の凸包
choice_how-deep_test_exact = 時間について厳密

say_how-deep_shallow = 大きな立方体：組が多すぎる
    .text1 = 面が { $size } 個の球が、ランダムな方向から、ランダムな向きで { $collisions } 回衝突します。段 { $level } ではボクセルの大きさは { $voxel } です。面の最長の辺はその { SHARE($edge) } しかありません。
    .text2 = そのため、干渉する少数の立方体に多くの面が入ります。平均で { $faces } 個の面が候補となり、そのうち { $pairs } 組を検査しなければなりません。時間のほとんどがそこに費やされます。
    .formula1 = 比べた立方体 { $cells } 個 → { $pairs } 組

say_how-deep_as-large = 面と同じ大きさのボクセル
    .text1 = 段 { $level } ではボクセルの大きさは { $voxel } で、{ $size } 個の面の最長の辺はその { SHARE($edge) } です。{ $collisions } 回の衝突の平均で、{ $faces } 個の面が候補となり、{ $pairs } 組になります。
    .text2 = 論文の規則 w = L/2ˡ（w は面の最長の辺の平均、L は世界の一辺）が示すのはこの段です。論文では、360 面と 960 面でこのような段が最も速かったとされています。ここでもそうなるかどうかは、グラフでわかります。
    .formula1 = w ≈ L / 2ˡ
    .formula2 = 比べた立方体 { $cells } 個 → { $pairs } 組

say_how-deep_deep = 小さな立方体：動かして探索する数が多すぎる
    .text1 = 段 { $level } ではボクセルの大きさは { $voxel } です。面がそれぞれ { $size } 個あっても、残るのは { $pairs } 組だけです。しかし候補の面は、それぞれ { $many } 個の立方体に入っています。
    .text2 = そして木が大きくなりました。木を動かして探索するために { $cells } 個の立方体を比べます。1段深くなるごとに、およそ4倍です。
    .formula1 = 比べた立方体 { $cells } 個 → { $pairs } 組

say_how-deep_rule = 面が小さいほど木を深く
    .text1 = 論文で最も速かったのは、360 面では段 4、960 面では段 5 です。48 面については書かれていません。段 3、4、5 で、48、360、960 面の最長の辺はボクセルの 0.88、0.73、0.91 倍です。つまりボクセルは、面とほぼ同じ大きさがよいのです。それぞれの球の横に、そのボクセルを示しています。
    .text2 = ここで何段目が最も速かったかは、数値にあります。それが論文より深いところでは、このコンピューターでは木を動かす手間が、面の組の検査に比べて小さいということです。
    .formula1 = w ≈ L / 2ˡ

say_how-deep_rule-noisy = 面が小さいほど木を深く
    .text1 = 論文で最も速かったのは、360 面では段 4、960 面では段 5 です。48 面については書かれていません。段 3、4、5 で、48、360、960 面の最長の辺はボクセルの 0.88、0.73、0.91 倍です。つまりボクセルは、面とほぼ同じ大きさがよいのです。それぞれの球の横に、そのボクセルを示しています。
    .text2 = { $alike } 種類の大きさの球では、いくつかの段の時間が測定のばらつきの範囲で同じだったので、どれが最も速いかは示しません。コンピューターが忙しくないときにもう一度測るか、個数を見てください。個数は毎回同じです。
    .formula1 = w ≈ L / 2ˡ

question_how-deep_as-large = 48 面の球の面とボクセルの大きさがほぼ同じになるのは、何段目ですか。
question_how-deep_halves = 面が最も多い球では、1段深くすると、残る組は半分より少なくなりますか。

number_time-48 = 時間、48 面
number_time-360 = 時間、360 面
number_time-960 = 時間、960 面
number_pairs-48 = 組、48 面
number_pairs-360 = 組、360 面
number_pairs-960 = 組、960 面
number_edge-48 = 最長の辺／ボクセル（48 面）
number_edge-360 = 最長の辺／ボクセル（360 面）
number_edge-960 = 最長の辺／ボクセル（960 面）
number_collisions = 測定した衝突
number_cells-compared = 比べた立方体
number_cubes-a-face = 候補1面あたりの立方体
number_best-48 = 最速の段、48 面
number_best-360 = 最速の段、360 面
number_best-960 = 最速の段、960 面
number_published-360 = 発表の最良の段（360 面）
number_published-960 = 発表の最良の段（960 面）

chart_time-a-cycle = 1サイクルの時間
chart_looked-at = 1サイクルの検査

axis_level = 段

line_time-48 = 48 面
line_time-360 = 360 面
line_time-960 = 960 面
line_pairs-48 = 組、48 面
line_pairs-360 = 組、360 面
line_pairs-960 = 組、960 面
line_cells-compared = 比べた立方体

why_how-deep_as-large = ボクセルが大きいと検査する面の組が多く残り、小さいと動かす立方体が多くなります。面と同じくらいの大きさが最もよいのです。最も長い辺を、段 { $level } のボクセル { $voxel } と比べてください。段が1つ増えるごとにボクセルは半分になります。
why_how-deep_halves = 段 { $level } では { $pairs } 組です。ボクセルの幅を半分にすると、1つの立方体に入る面は減りますが、1つの面がより多くの立方体に入ります。どちらの効果が大きいかは、面の大きさによります。今はボクセルの { SHARE($edge) } です。

## Pseudocode

how-deep_collisions = collisions ← ランダムな方向から、ランダムな向きでぶつかる2つの球
how-deep_level = 段 l ごとに、面の数ごとに：
how-deep_edge = w ← 面の最長の辺の平均。ボクセルの長さは L / 2ˡ
how-deep_first = 最初の姿勢での、それぞれの球の木
how-deep_each = 衝突ごとに：
how-deep_move = 両方の木を、衝突の前のサイクルへ動かす
how-deep_walk = 両方を同時にたどる：C ← 干渉するセル
how-deep_faces = F ← C のセルを横切る面
how-deep_pairs = P ← F のうち、2つの球の、同じセルにある組
how-deep_test = P の組ごとに、次のサイクルへ行く途中を検査する
how-deep_mean = 衝突全体にわたる、時間と個数の平均
how-deep_best = 最良の段：平均時間が最小の段。隣に w ≈ L / 2ˡ となる段を示す

## Glossary

level = 段（レベル）
    .forms = 何段 | 段目 | この段 | どの段 | もよい段 | 段の | 段は | 段ごと | 全段
    .text = 世界を何回半分に分けたかです。段 l のボクセルの辺は、世界の辺を 2ˡ で割った長さです。

## Claims

how-deep_source = 北村 1996、2.5節、図 2.15
how-deep_says = 960面では段 5、360面では段 4 が最も速い。そのとき面の最長の辺は、ボクセルの 0.91 倍と 0.73 倍である。
how-deep_why = 48 面については、本文は最も速い段を挙げず、最長の辺が段 3 のボクセルの 0.88 倍であることだけを示しています。傾向はここでも同じで、面が小さいほど深い木が適します。ここで木がより深くなるのは、この計算機では木を動かす手間が面の組の検査に比べて小さいからです。最もよい段の近くでは曲線が平らなので、隣り合う2つの段の順が測定ごとに入れ替わることがあります。
