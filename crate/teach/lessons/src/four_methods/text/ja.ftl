### Four methods.

lesson_four-methods = 4つの方法

about_four-methods = 2つの輪郭を4つの方法で離します。移動、残る重なり、時間を比べます。

source_four-methods = はじめの3つを Fayzrakhmanov ほかが比較している · 凸な断片は耳切り法で作って併合し（Hertel and Mehlhorn）、箱を付けた。それを必要とする2つの方法に公平なため · 繰り返し尋ねる方法の移動は 8 回まで · 厳密な方法は本ページのもの

parameter_four-methods_pair = 組

choice_four-methods_pair_u-and-bar = U と棒
choice_four-methods_pair_l-and-t = L と T
choice_four-methods_pair_combs = 2つの櫛
choice_four-methods_pair_star-and-l = 星と L
choice_four-methods_pair_frame-and-bar = 穴のある枠と棒

parameter_four-methods_x = B を右へ
parameter_four-methods_y = B を上へ
parameter_four-methods_turn = B の回転, °

say_four_pair = 2つの輪郭
    .text1 = 青い輪郭 A を、青緑の輪郭 B から抜け出させます。最短の移動は { $depth } です。
    .text2 = B をドラッグしてください。回転はスライダーか、Shift を押しながらのドラッグで行います。それから4つの方法を比べてください。
    .formula1 = 重なり { $depth }

say_four_published-apart = 発表どおり：離れている
    .text1 = 発表された検査は、離れていると答えます。正解です。
    .formula1 = 離れている

say_four_published-wrong = 発表どおり：誤り
    .text1 = 発表された検査は、ここでは誤っています。真の重なりは { $depth } ですが、A を { $by } 動かします。
    .text2 = この検査は、A の辺ではなく辺の直線を調べます。穴のことも知りません。
    .formula1 = 重なり { $depth }、移動 { $by }

say_four_published-left = 発表どおり：足りない
    .text1 = A は全体のまま、B は { $others } 個の凸な断片に分けて扱います。A を { $by } 動かします。斜線で示した { $left } の重なりが残ります。
    .formula1 = { $depth } → { $left }

say_four_published-stuck = 発表どおり：足りない
    .text1 = A は全体のまま、B は { $others } 個の凸な断片に分けて扱います。A を { $by } 動かします。斜線で示した { $left } の重なりが残ります。
    .text2 = 繰り返しても、{ $moves } 回動かしたあとでまだ衝突していると答えます。
    .formula1 = { $depth } → { $left }

say_four_published-clear = 発表どおり：離れた
    .text1 = A は全体のまま、B は { $others } 個の凸な断片に分けて扱います。A を { $by } 動かすと、2つは離れます。最小の移動は { $depth } です。
    .formula1 = { $by } ≥ { $depth }

say_four_sat-apart = 分離軸：離れている
    .text1 = A は { $pieces } 個、B は { $others } 個の凸な断片です。どの組にもすきまのある軸があるので、2つは離れています。
    .formula1 = 離れている

say_four_sat-left = 分離軸：足りない
    .text1 = A は { $pieces } 個、B は { $others } 個の凸な断片です。A を、最も深く入っている断片から { $by } 動かして出します。しかし、そのために別の断片に入るか、別の断片に入ったままになり、{ $left } が残ります。
    .text2 = 繰り返すと、{ $moves } 回の移動で離れたと答えます。グラフを見てください。
    .formula1 = { $depth } → { $left }

say_four_sat-stuck = 分離軸：行き詰まり
    .text1 = A は { $pieces } 個、B は { $others } 個の凸な断片です。A を、最も深く入っている断片から { $by } 動かして出します。しかし、そのために別の断片に入り、{ $left } が残ります。
    .text2 = 繰り返しても行ったり来たりして、{ $moves } 回動かしたあとでもまだ重なっています。
    .formula1 = { $depth } → { $left } → …

say_four_sat-clear = 分離軸：離れた
    .text1 = A は { $pieces } 個、B は { $others } 個の凸な断片です。A を、最も深く入っている断片から { $by } 動かして出します。ここではそれで十分です。最小の移動は { $depth } です。
    .formula1 = { $by } ≥ { $depth }

say_four_gjk-apart = GJK と EPA：離れている
    .text1 = ミンコフスキー差が原点を含むような凸な断片の組を、GJK は見つけません。2つは離れています。
    .formula1 = 0 ∉ A − B

say_four_gjk-left = GJK と EPA：足りない
    .text1 = 同じ凸な断片について、GJK は重なる組を、EPA はその貫入深さを求めます。最も深い組に必要な移動は { $by } です。{ $left } が残ります。
    .text2 = 繰り返すと、{ $moves } 回の移動で離れたと答えます。
    .formula1 = { $depth } → { $left }

say_four_gjk-stuck = GJK と EPA：行き詰まり
    .text1 = 同じ凸な断片について、GJK は重なる組を、EPA はその貫入深さを求めます。最も深い組に必要な移動は { $by } です。{ $left } が残ります。
    .text2 = 繰り返しても行ったり来たりして、{ $moves } 回動かしたあとでもまだ重なっています。
    .formula1 = { $depth } → { $left } → …

say_four_gjk-clear = GJK と EPA：離れた
    .text1 = 同じ凸な断片について、GJK は重なる組を、EPA はその貫入深さを求めます。最も深い組に必要な移動は { $by } で、ここではそれで十分です。
    .formula1 = { $by } ≥ { $depth }

say_four_exact-apart = 厳密：離れている
    .text1 = 厳密な方法では、両方の内側にある点は見つかりません。動かす必要はありません。
    .formula1 = 離れている

say_four_exact-clear = 厳密：1回で、最短
    .text1 = ノーフィットポリゴンは、B が A と重なる位置の境界です。その最も近い点が、最短の移動 { $by } を与えます。1回の移動で離れ、それより短い移動では離れません。
    .text2 = これは組と角度ごとに1度だけ計算し、B を平行移動する間は使い続けます。
    .formula1 = min |V| = { $by }

say_four_all = 並べて比べる
    .text1 = 各図は、それぞれの方法が最初に動かしたあとの A を示します。離れているのは、4つのうち { $clear } です。
    .text2 = 時間は、1回の問い合わせにかかった時間をここで測ったものです。
    .formula1 = 4 中 { $clear } が離れた

say_four_all-apart = 並べて比べる
    .text1 = 2つの輪郭は離れているので、何も動かす必要はありません。そのままにする方法は、4つのうち { $clear } です。
    .text2 = 時間は、1回の問い合わせにかかった時間をここで測ったものです。
    .formula1 = 4 中 { $clear } が離れたまま

question_four_published-clears = 発表された検査は重なりに気づき、その移動で離せますか。
question_four_published-apart = 発表された検査は、離れていることに気づきますか。
question_four_same = GJK と EPA は、A を分離軸と同じように動かしますか。
question_four_way-out = A を最短の移動で B の外へ出すには、A をどこへ動かせばよいですか。

point_four_way-out = 輪郭 A も一緒に動きます。残る重なりが { $within } 以下で、移動が最短より { $within } を超えて長くなければ正解とします。

label_by-published = 発表どおり
label_by-sat = 分離軸
label_by-gjk = GJK と EPA
label_by-exact = 厳密

number_pieces-of-a = A の凸な断片
number_pieces-of-b = B の凸な断片
number_move-published = 移動、発表どおり
number_move-sat = 移動、分離軸
number_move-gjk = 移動、GJK と EPA
number_move-exact = 移動、厳密
number_left-published = 残り、発表どおり
number_left-sat = 残り、分離軸
number_left-gjk = 残り、GJK と EPA
number_left-exact = 残り、厳密
number_moves-until-content = 離れたと答えるまでの移動
number_time-published = 時間、発表どおり
number_time-sat = 時間、分離軸
number_time-gjk = 時間、GJK と EPA
number_time-exact = 時間、厳密
number_time-prepare = ノーフィットポリゴン、1度

chart_left-by-moves = 移動ごとの残った重なり

line_by-published = 発表どおり
line_by-sat = 分離軸
line_by-gjk = GJK と EPA
line_by-exact = 厳密

why_four_published-clears = 検査は、1つの軸に沿って見つけた最小の重なりだけ A を動かします。重なりは { $depth } です。切り欠きがあると、軸に沿った最小の重なりで輪郭が離れるとは限りません。
why_four_published-apart = 検査が離れていると言うのは、ある辺の法線の上で空きがあるか、B が A の辺を含むどの直線にも届かないときです。直線は辺の終わりの先にも続くので、B は A の横でその直線と交わることがあります。
why_four_same = どちらも凸な断片の組を調べ、最も深い組から A を抜き出します。分離軸では { $by } 動かしました。2つの凸な断片の最小の移動は、求め方によって変わるでしょうか。
why_four_way-out = 厳密な方法は、輪郭全体から抜け出す最短の動きを求めます。最も深い断片の組は、隣の断片のことを何も知りません。1つの断片から抜け出しても、A はまだ次の断片の中にあったり、必要以上に動かされたりすることがあります。
why_four_way-out_there = ここで A は B の外に出ています。移動は { $by } で、これよりはっきりと短い移動はありません。
why_four_way-out_overlap = ここでは A はまだ B の外に出ていません。共有する部分に斜線を引きました。離すにはさらに { $left } が必要です。難しいのは切り欠きのためです。1本の腕から抜け出しても、A は次の腕の中にあることがあります。
why_four_way-out_longer = ここで A は B の外に出ていますが、{ $by } の移動は必要より { $longer } 長くなっています。ほかの側も試してください。輪郭がわずかに重なるだけのところでは、もっと短い移動で離れるかもしれません。

## Pseudocode

four-methods_pair = A が B と重なる：A をどれだけの V で動かせばよいか？
four-methods_published = 発表どおり：B の凸な断片ごとに、A の辺の直線と断片の辺の直線で：
four-methods_papart = A と断片が離れているとわかれば：次の断片へ
four-methods_pmove = そうでなければ A は最小の重なりだけ動く
four-methods_sat = 分離軸：箱が重なる、A と B の凸な断片の組ごとに：
four-methods_sgap = ある辺の法線にすきまがあれば：2つは離れている
four-methods_sout = そうでなければ、法線に沿った最小の重なりがその移動。V ← 移動のうち最長のもの
four-methods_gjk = GJK：同じ断片について：その差は原点を含むか？
four-methods_epa = 含むなら EPA：その中の三角形を、最も近い辺が境界に載るまで広げる：それが移動
four-methods_gout = V ← 移動のうち最長のもの
four-methods_exact = 厳密：両方の内側にある点がなければ：離れている
four-methods_nofit = N ← A と B のノーフィットポリゴン。この回転の間は使い続ける
four-methods_eout = V ← N の境界への最短の移動
four-methods_again = 繰り返し：離れていると答えるまで A は V だけ動く。移動は 8 回まで
four-methods_all = 各方法の最初の移動を並べて示す

## Glossary

convex-pieces = 凸な断片
    .forms = 凸な断片
    .text = 切り欠きのある輪郭を分けたものです。凸な形のための検査を使えるようになります。1つの断片から抜け出すと、次の断片に入ることがあります。

no-fit-polygon = ノーフィットポリゴン
    .forms = ノーフィットポリゴン
    .text = 一方の輪郭を置くと他方に重なる位置と、重ならない位置との境界です。その上で今の位置に最も近い点が、最小の移動を与えます。
