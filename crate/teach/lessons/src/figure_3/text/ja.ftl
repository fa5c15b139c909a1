### Figure 3.

lesson_figure-3 = 図 3

about_figure-3 = 切り欠きのある輪郭での4つの方法の平均時間を、発表された比と並べます。

source_figure-3 = Fayzrakhmanov ほか、図 3：ヒストグラムでは、発表された検査は分離軸の 4 倍、GJK と EPA の 10 倍速い。全体では 3〜4 倍と 8〜10 倍 · 論文の輪郭とプログラムは入手できず、ここのものは無作為に作った · 時間はここで、1 スレッドで測る

parameter_figure-3_set = 輪郭

choice_figure-3_set_histograms = ヒストグラム形
choice_figure-3_set_stars = 星形
choice_figure-3_set_combs = 櫛形

parameter_figure-3_against = 相手

choice_figure-3_against_like = 同じ種類のもの
choice_figure-3_against_convex = 凸なもの

parameter_figure-3_boxes = 凸な断片

choice_figure-3_boxes_with = 箱あり
choice_figure-3_boxes_without = 箱なし

parameter_figure-3_largest = 頂点、最大

choice_figure-3_largest_16 = 16
choice_figure-3_largest_64 = 64
choice_figure-3_largest_128 = 128

say_figure-3_first = { $corners } 頂点
    .text1 = 輪郭の組は 5 つで、それぞれ 8 つの位置に置きます。問い合わせは { $asked } 個、そのうち { $overlapping } 個に重なりがあります。どの方法もすべてに何度も繰り返し答え、その時間を測ります。
    .text2 = 凸な断片は、平均して A に { $pieces } 個、B に { $others } 個あります。分離軸と GJK は断片の組を順に調べます。発表された検査は A を分けません。
    .formula1 = 問い合わせ { $asked } 個

say_figure-3_size = { $corners } 頂点
    .text1 = 同じことを { $corners } 頂点で行います。凸な断片は A に { $pieces } 個、B に { $others } 個です。
    .text2 = 発表された検査は、{ $asked } 個の問い合わせのうち { $wrong } 個で誤りました。重なり { $overlapping } 件のうち、最初の移動で離れたのは、発表された検査で { $published } 件、分離軸で { $sat } 件、GJK と EPA で { $gjk } 件、厳密な方法で { $exact } 件です。
    .formula1 = 離れた：{ $overlapping } 件中 { $published } · { $sat } · { $gjk } · { $exact }

say_figure-3_ratios = 時間が示すこと
    .text1 = { $corners } 頂点のとき、各方法に発表された検査の何倍の時間がかかるかを示します。論文では、分離軸が 4 倍、GJK と EPA が 10 倍です。線がその破線より上にあれば論文のとおりであり、1 より下にあれば発表された検査のほうが遅いということです。
    .text2 = 断片を箱で囲むと、断片の組のほとんどは、ほとんど手間がかかりません。発表された検査には箱がなく、B の断片ごとに A のすべての辺を、辺ごとにすべての頂点を調べます。「箱なし」や、この検査に有利な凸の B も試してください。
    .formula1 = 発表：4 × と 10 ×

say_figure-3_impossible = 作れない輪郭
    .text1 = このような輪郭は作れませんでした。
    .formula1 = –

question_figure-3_pieces = 頂点が 2 倍になると、A の凸な断片はいくつになりますか。
question_figure-3_clears = これらの重なりのうち少なくとも半分が、発表された検査の最初の移動で離れますか。

number_wrong-published = 発表された検査の誤り
number_ratio-sat = 分離軸 / 発表された検査
number_ratio-gjk = GJK と EPA / 発表された検査
number_ratio-exact = 厳密 / 発表された検査

chart_time-of-methods = 1 問い合わせの平均時間
chart_ratio-of-methods = 発表された検査の何倍か

axis_times-published = ×

line_ratio-sat = 分離軸
line_ratio-gjk = GJK と EPA
line_ratio-exact = 厳密
line_published-sat = 論文、分離軸
line_published-gjk = 論文、GJK と EPA

why_figure-3_pieces = { $corners } 頂点のとき、A には { $pieces } 個の凸な断片があります。断片は切り欠きで終わります。頂点が2倍になると、切り欠きの数がどう増えるかを考えてください。
why_figure-3_clears = 最初の移動は、1つの辺の軸に沿った最小の重なりに従います。{ $corners } 頂点では { $overlapping } 件のうち { $published } 件で重なりがなくなりました。頂点が増えると A の切り欠きも増え、そこではそのような移動で輪郭が離れません。

## Pseudocode

figure-3_size = 頂点の数 n ごとに：
figure-3_pairs = n 頂点の輪郭の組を無作為に 5 つ、それぞれ 8 つの位置に置く
figure-3_pieces = それぞれを凸な断片に切る：耳を切り、併合する。選べば断片ごとに箱で囲む
figure-3_truth = 問い合わせごとに：truth ← 厳密な方法で、内部は重なるか？
figure-3_said = 方法ごとに：reported, V ← その答え。reported ≠ truth なら誤り
figure-3_cleared = truth であって、V だけ動かした A が B から離れていれば：離れた
figure-3_time = 方法ごとに：すべての問い合わせを繰り返し測る。その平均が方法の時間
figure-3_prepare = さらに、取っておく、組のノーフィットポリゴンを作る時間
figure-3_ratios = ratio ← 方法の時間 / 発表された検査の時間
figure-3_beside = その横に発表された値：分離軸は 4、GJK と EPA は 10

## Claims

contours-speed_source = Fayzrakhmanov ほか、図 3
contours-speed_says = 輪郭の一方を分割しない検査は、凸な断片どうしの分離軸より4倍、凸な断片どうしの GJK と EPA より10倍速い。
contours-speed_why = ここでは確かめられませんでした。断片を箱で囲むと、ほとんどの断片の組はほぼ手間なしで済みますが、発表された検査は、すべての辺について、それぞれすべての頂点を調べます。論文は、そのプログラムに箱があったかどうかを述べていません。しかし箱がなくても、分離軸にかかる時間は発表された検査の約3分の1で、GJK と EPA はほぼ同じです。
