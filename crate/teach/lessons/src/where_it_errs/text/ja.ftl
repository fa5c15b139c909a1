### Where the test errs.

lesson_where-it-errs = 検査が誤るところ

about_where-it-errs = 発表された検査が誤る、無作為に作った輪郭を見つけ、それがどのくらい多いかを数えます。

source_where-it-errs = Fayzrakhmanov ほか · A：頂点は等しい角度ごと、中心から 0.2〜1。B：半径 0.15〜0.9 の円の上の 3〜8 頂点。中心どうしの距離は 1.5 以下。すべて無作為で、毎回同じ · ここでは厳密な方法と照らして数える

parameter_where-it-errs_corners = A の頂点

choice_where-it-errs_corners_6 = 6
choice_where-it-errs_corners_8 = 8
choice_where-it-errs_corners_12 = 12
choice_where-it-errs_corners_16 = 16

parameter_where-it-errs_largest = それぞれ数える組

choice_where-it-errs_largest_50 = 50
choice_where-it-errs_largest_300 = 300
choice_where-it-errs_largest_2000 = 2 000

say_errs_pair = 無作為な輪郭
    .text1 = A には { $corners } 個の頂点があり、凸であることはまれです。B は凸です。無作為な { $pairs } 組を作り、それぞれに発表された検査を行います。本当の答えは厳密な方法が与えます。
    .text2 = ここでは正しい答えになりました。重なりは { $before } で、{ $by } の移動で離れました。オレンジの辺が軸を与えました。
    .formula1 = { $before } → 0

say_errs_false-hit = 誤検出
    .text1 = 2つは重なっていませんが、B は A のいくつかの辺の直線と交わっています。検査は、離れていると示す辺を見つけられず、A を { $by } 動かそうとします。
    .text2 = { $pairs } 組のうち、すきまが最も広い誤検出です。
    .formula1 = 重なり 0、移動 { $by }

say_errs_missed = 重なりの見逃し
    .text1 = B は A の奥深くにあり、A のすべての辺の直線に対して片側にあります。検査は、離れていると答えます。離すには { $before } 必要です。
    .text2 = { $pairs } 組のうち、見逃された最も深い重なりです。
    .formula1 = 重なり { $before }、未検出

say_errs_not-clear = 離れない移動
    .text1 = 検査は重なり { $before } を見つけ、A を { $by } 動かしました。しかし斜線で示した { $after } が残っています。軸に沿った最小の重なりで、輪郭が離れるとは限らないのです。
    .text2 = { $pairs } 組のうち、悪化させずに最も多くを残した移動です。
    .formula1 = { $before } → { $after }

say_errs_worse = 悪化させる移動
    .text1 = 重なりは { $before } でした。A を { $by } 動かすと { $after } になりました。中心が示す向きは、外へ向かっていません。
    .text2 = { $pairs } 組のうち、重なりを最も増やした移動です。
    .formula1 = { $before } → { $after }

say_errs_not-found = 見つからない
    .text1 = { $pairs } 組の中に、このような例はありませんでした。組を増やすか、頂点の数を変えてみてください。
    .formula1 = { $pairs } 組中 0

say_errs_often = どのくらい多いか
    .text1 = 種類ごとに { $pairs } 組を、今数えました。{ $corners } 頂点では、検査は { $wrong } 組で誤りました。見つけた重なり { $hits } 件のうち、その移動で離れたのは { $cleared } 件です。
    .text2 = グラフは頂点の数ごとの割合です。誤検出は離れている組全体に対する割合、見逃しは重なっている組全体に対する割合、移動は見つけた重なり全体に対する割合です。
    .formula1 = { $hits } 件中 { $cleared } 件が離れた

question_errs_most = 割合が最も大きい誤りはどれですか。
question_errs_convex = A が凸でも、重なっているかどうかの答えを検査が誤ることはありますか。
question_errs_corners = 離せない移動は、4 頂点より 24 頂点のほうが多いですか。

label_false-hits = 誤検出
label_missed-overlaps = 重なりの見逃し
label_moves-not-clear = 離れない移動

number_pairs-tried = 組
number_false-hits = 誤検出
number_missed-overlaps = 重なりの見逃し
number_overlaps-found = 見つけた重なり
number_cleared-by-one = 移動で離れた
number_made-worse = 移動で悪化した
number_convex-wrong = 凸な組での誤り
number_convex-not-cleared = 凸で、離れない

chart_errors-by-corners = 誤りの割合

axis_corners = 頂点

line_false-hits = 誤検出
line_missed-overlaps = 重なりの見逃し
line_moves-not-clear = 離れない移動
line_moves-worse = 悪化させる移動

why_errs_most = 誤検出には、B が A の辺を含む直線と交わるだけで足ります。重なりを見逃すには、B がどの直線とも交わらないほど A の奥になければなりません。移動が失敗するのは、1つの軸に沿った重なりでは輪郭が離れないときです。どれが最も起こりやすいでしょうか。
why_errs_convex = A が凸なら、輪郭が離れているときには必ず空きのある軸があり、辺を含む直線は決して内部を通りません。誤る余地が何か残っているかを考えてください。
why_errs_corners = 頂点が増えると、切り欠きと短い辺が増え、辺ごとに軸が1つ加わります。その中で最小の重なりが選ばれます。誤ったものが選ばれやすくなるでしょうか。

## Pseudocode

where-it-errs_each = 無作為な組ごとに：
where-it-errs_a = A ← 等しい角度ごとに、中心から 0.2〜1 の頂点を無作為に
where-it-errs_b = B ← 凸、3〜8 頂点、中心は A の中心から 1.5 以内、無作為に
where-it-errs_said = reported, V ← A と B についての発表された検査の答え
where-it-errs_truth = truth ← 厳密な方法で、内部は交わるか？
where-it-errs_hit = reported であって truth でなければ：誤検出
where-it-errs_missed = truth であって reported でなければ：重なりの見逃し
where-it-errs_both = 両方なら：A は V だけ動く。重なりは残るか？
where-it-errs_clear = 残らない：離れた
where-it-errs_left = 残る：離れていない
where-it-errs_worse = 前より多い：悪化
where-it-errs_show = 種類ごとに、あれば最もはっきりした例を示す
where-it-errs_often = 種類ごとの割合と、頂点の数を変えた場合の割合
