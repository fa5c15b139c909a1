### Caught in between.

lesson_caught-in-between = 途中で捕らえる

about_caught-in-between = 円板が、標本と標本の間に板を通り抜けます。動く面のどの検査が衝突を見つけ、どの検査は疑うだけなのでしょうか。

source_caught-in-between = 北村 1996、第2・3章 · 厳密な検査と、回転に対する余裕は本ページのもの

parameter_caught-in-between_speed = 速さ：mm／サイクル
parameter_caught-in-between_thickness = 板の厚さ、mm
parameter_caught-in-between_rotation = 羽根の回転：°／サイクル
parameter_caught-in-between_method = 印を付ける面

choice_caught-in-between_method_hull = 凸包による
choice_caught-in-between_method_exact = 厳密な検査による
choice_caught-in-between_method_plain = 単純な検査による、終わりで

say_caught_start = サイクルの始まり
    .text1 = 円板が板を通り抜けようとしています。部品の位置がわかるのは、1サイクルに1回の標本時刻だけです。これは tᵢ での姿勢です。面と面の単純な検査では、交わる組は { $start } 組です。
    .text2 = tᵢ₊₁ での姿勢は、これまでの動きから予測できます。
    .formula1 = tᵢ で：{ $start } 組

say_caught_end = サイクルの終わり
    .text1 = tᵢ₊₁ で、円板は板の下にあります。ここでも単純な検査が見つけるのは { $end } 組です。この検査は2つの瞬間だけを調べ、その間を調べません。その間の衝突は見つからず、これをすり抜けといいます。
    .text2 = 標本を増やすことはできます。しかし、いくつあれば足りるのでしょうか。
    .formula1 = tᵢ で：{ $start } · tᵢ₊₁ で：{ $end }

say_caught_samples = 標本を増やす
    .text1 = 単純な検査が衝突を少しでも見つけるには、サイクルを { $needed } 個に分けなければなりません。それでも見つかるのは、その標本でたまたま交わっている面だけです。
    .text2 = グラフからわかるように、標本が多いほどよいとは限りません。大切なのは、ちょうどよい瞬間に当たるかどうかです。板が薄いほど、また円板が速いほど、多くの標本が要ります。
    .formula1 = 見つかるまで { $needed } 個の標本

say_caught_hulls = 2つの面と、それらが通るところ
    .text1 = 発表された検査は、面を2つずつ調べます。頂点がまっすぐ動くなら、面が通るところはすべて、両端での頂点の凸包に入ります。円板の面はそのような凸包を作ります。板の面は静止しているので、その凸包は面そのものです。
    .text2 = 2つの凸包が離れていれば、このサイクルで面が交わることはありません。凸包が交われば、その組を報告します。
    .formula1 = V = 凸包（tᵢ の頂点, tᵢ₊₁ の頂点）

say_caught_reported-hull = 凸包が報告するもの
    .text1 = 凸包は、ここに印を付けた { $hull } 組の面を報告します。単純な検査では { $start } 組と { $end } 組でした。凸包は、標本の間のことを見逃しません。
    .text2 = 厳密な検査もそのうち { $exact } 組を見つけるので、誤警報は { $false } 組です。円板は平行に動くだけで、板は静止しています。このとき面は凸包のすべての点を通り、凸包の検査は厳密です。
    .formula1 = 凸包 { $hull } · 厳密 { $exact }

say_caught_reported-exact = 厳密な検査が報告するもの
    .text1 = 厳密な検査は頂点を時間とともに追い、ここに印を付けた { $exact } 組の面を見つけます。凸包では { $hull } 組、単純な検査では { $start } 組と { $end } 組です。
    .text2 = つまり、凸包の組のうち { $false } 組が誤警報です。円板は平行に動くだけで、板は静止しています。このとき面は凸包のすべての点を通ります。
    .formula1 = 凸包 { $hull } · 厳密 { $exact }

say_caught_reported-plain = 単純な検査が報告するもの
    .text1 = サイクルの終わりに、単純な検査は { $end } 組に印を付けます。掃引した面の凸包は { $hull } 組、厳密な検査は { $exact } 組を報告します。
    .text2 = これらの組がどこにあるかを見るには、印を付ける面を選び直してください。
    .formula1 = 終わりで { $end } · 凸包 { $hull }

say_caught_contact = 最初の接触
    .text1 = 凸包では、面がいつ交わるかはわかりません。厳密な検査は、この衝突時刻を求めます。部品を分ける方向と、その方向が分けておける時刻を求め、そこからまた続けます。接触を越えることはなく、分ける方向がなくなると終わります。
    .text2 = サイクルの { SHARE($time) }、経路を { $way } mm 進んだところで、円板が板に接触します。これが最初の接触です。斜線の面が最初に交わる面です。ドラッグ中の部品は、ここで止めることができます。
    .formula1 = t = サイクルの { SHARE($time) }

say_caught_blade = 回る羽根
    .text1 = 今度は羽根が1サイクルに { $degrees }° 回り、その先端の通り道に柱が立っています。両端での姿勢からは、頂点は直線上を動くように見えます。実際には円弧に沿って動きます。
    .text2 = 弦と弧の間の矢高は { $bulge } mm です：R (1 − cos φ/2)。
    .formula1 = R (1 − cos φ/2) = { $bulge }

say_caught_blade-missed = まっすぐな経路は柱を見逃す
    .text1 = これは羽根の先端の面の凸包です。凸包は弦で終わり、柱はその向こうに立っています。羽根は柱に当たるのに、報告されるのは { $missed } 組です。
    .text2 = つまり、回る部品には、発表された検査は安全ではありません。凸包が覆うのは、まっすぐな経路だけです。覆われないところは φ の2乗で大きくなります。
    .formula1 = 報告：{ $missed }

say_caught_blade-caught = 弧の分の余裕
    .text1 = どの頂点も、まっすぐな経路から R φ²/8、ここでは { $allowed } mm より外れることはありません。その分だけ厚くした凸包では { $hull } 組が報告されます。動く面の厳密な検査も { $exact } 組を報告しなければなりません。この余裕の範囲では判定できないからです。
    .text2 = 判定するには、回転を、矢高が無視できるほど短く分けます。すると、最初の接触はサイクルの { SHARE($time) } のところです。{ $certain }。
    .formula1 = R φ²/8 = { $allowed } ≥ { $bulge }

say_caught_crossing = 交差する2つの経路
    .text1 = 2つの球が、それぞれの経路をまっすぐ進みます。経路は交差しますが、球が交差点に来るのは同時ではありません。
    .text2 = 単純な検査は両端で何も見つけず、今度はそれが正しい答えです。
    .formula1 = A の面の凸包、B の面の凸包

say_caught_crossing-hulls = 凸包は時刻を区別しない
    .text1 = 凸包には、面がサイクルのいつであれ通るところがすべて入ります。2つの面の凸包を濃く描いています。これらは交差点で交わります。全部で { $hull } 組の凸包が交わります。
    .text2 = 他方が来るよりずっと前に一方が去っていることは、凸包からはわかりません。
    .formula1 = 交わる凸包：{ $hull }

say_caught_crossing-exact = すれ違い
    .text1 = 厳密な検査が見つけるのは { $exact } 組です。凸包が報告した { $false } 組は、すべて誤警報です。サイクルの中ほどで球が最も近づいたとき、間は { $gap } mm あります。
    .text2 = 凸包の検査は手間がかからず、まっすぐな経路には安全で、「もしかすると」と答えます。厳密な検査は、面が交わるかどうかと、いつ交わるかを答えます。
    .formula1 = 凸包 { $hull } · 厳密 { $exact }
    .formula2 = すきま { $gap }

question_caught_end = サイクルの終わりに、単純な検査は組を見つけますか。
question_caught_samples = 単純な検査が何かを見つけるには、サイクルをいくつに分けなければなりませんか。
question_caught_where = 円板が板に最初に触れるのは、経路のどこですか。

point_caught_where = 円板は経路に沿って動きます。ずれが { $within } mm 以下なら正解とします。

question_caught_real = 凸包が報告する組のうち、実際に交わるのはどれくらいですか。
question_caught_post = 羽根の面の凸包は、柱と交わりますか。
question_caught_crossing = 部品は交わりません。それでも凸包は組を報告しますか。
question_caught_crossing-real = これらの組のうち、実際に交わるのはどれくらいですか。

label_all = すべて
label_some = 一部
label_hull-of-a = A の面の凸包
label_hull-of-b = B の面の凸包

word_certain = これは確かです
word_not-certain = 丸め誤差のため、確かとは言えません

number_pairs-at-start = 組、単純、始まり
number_pairs-at-end = 組、単純、終わり
number_pairs-hull = 組、凸包
number_pairs-exact = 組、厳密
number_samples-needed = 見つかるまでの標本
number_proven-pairs = 交わりが証明された組
number_time-of-contact = 最初の接触（サイクル比）
number_met-by = 最初の接触、遅くとも
number_bulge = 矢高
number_deviation-allowed = 見込んだずれ
number_passing-gap = 中ほどのすきま

chart_pairs-by-speed = 速さと報告される組
chart_samples = 標本の数と、単純な検査が見つける組
chart_bulge = 1サイクルの回転と矢高
chart_gap = サイクル中の球のすきま

axis_speed = mm／サイクル
axis_samples = 標本
axis_degrees = °
axis_part-of-cycle = サイクルの中の時刻

line_at-start = 単純、始まり
line_at-end = 単純、終わり
line_by-hulls = 凸包
line_by-time = 厳密
line_sampled = 単純、標本
line_bulge = R (1 − cos φ/2)
line_allowed = 余裕、R φ²/8
line_between-the-balls = すきま

why_caught_where = 最初の接触の前には円板と板の間にすきまがあり、後では面どうしが交わっています。円板は傾いています。縁のどの点が最初に降りてくるでしょうか。
why_caught_where_there = 厳密な検査によれば、最初の接触はここ、経路の { $way } mm のところで起こります。許容範囲に入っています。
why_caught_where_early = ここでは円板と板はまだ { $gap } mm 離れています（赤い線）。最初の接触は、経路のもっと先で起こります。
why_caught_where_inside = ここではもう、円板と板の面が { $pairs } 組交わっています。最初の接触は、経路のもっと手前で起こりました。
why_caught_where_through = ここでは円板は通り抜けていて、反対側で板から { $gap } mm 離れています。ここだけの検査では、接触を見逃します。
why_caught_end = 単純な検査が使うのは、その瞬間の部品の位置だけです。サイクルの終わりに円板はどこにあり、まだ板に触れているでしょうか。
why_caught_samples = 単純な検査が衝突を見つけるのは、円板と板が交わっている間に標本があるときだけです。交わっている割合は、両方の厚さをサイクルの経路の長さで割ったものです。サイクルを、それと同じくらい短く分ける必要があります。
why_caught_real = 凸包が余計に報告するのは、2つの面が同じ時刻には通らない点を含むときです。ここでは板は止まっていて、円板は平行に動くだけです。そのような点はあるでしょうか。
why_caught_real_all = すべてが交わるのは、凸包が、面が同じ時刻に通るところだけを含むときに限ります。この2つの動きではどうでしょうか。
why_caught_real_some = 一部が誤警報になるのは、相手の面がそこにある間に、自分の面が通らない点を凸包が含むときです。板は止まり、円板は平行に動くだけです。そのような点はどこにあるでしょうか。
why_caught_real_none = 1組も交わらないのは、円板が板のわきを通り過ぎるときだけです。始めから終わりまで経路をたどってください。
why_caught_post = 凸包は、両端での頂点の位置の間に、弦に沿ってあります。先端は円弧に沿って動き、弦の外側へ最大 { $bulge } mm 出ます。柱はどこに立っているでしょうか。
why_caught_crossing = 凸包は、サイクルのいつであれ、面の通るところをすべて含みます。大切なのは、2つの経路が交わるかどうかで、球が同時にそこにあるかどうかではありません。
why_caught_crossing-real = 経路が交わるため、{ $hull } 組が報告されました。交わるには、2つの面が同時に交差点になければなりません。1つ目の球がそこにあるとき、2つ目の球はどこにあるでしょうか。

## Pseudocode

caught-in-between_plain = plain(t) ← 部品が t での位置にあるときに交わる面の組
caught-in-between_start = 始めを調べる：plain(tᵢ)
caught-in-between_end = 予測した終わりを調べる：plain(tᵢ₊₁)
caught-in-between_samples = n ← サイクルを等分し、その端の plain(t) に何か見つかる最小の分割数
caught-in-between_corners = 各頂点は tᵢ から tᵢ₊₁ までまっすぐ進むとする
caught-in-between_each = サイクル全体を囲む箱が重なる面の組ごとに：
caught-in-between_hull = V_A ← hull(tᵢ と tᵢ₊₁ での A の面の頂点)、V_B も同様
caught-in-between_allow = 部品が φ だけ回るなら：V_A と V_B を R φ²/8 だけ厚くする
caught-in-between_apart = V_A と V_B が離れていれば：面は交わりえない
caught-in-between_report = そうでなければ組を報告する：交わるかもしれない
caught-in-between_exact = 厳密：t ← tᵢ。それから繰り返す：
caught-in-between_direction = t で面を離しておく向きと、離しておける限りの時刻 t′ をとる
caught-in-between_free = t′ が tᵢ₊₁ より先なら：交わらない
caught-in-between_meets = t を進める向きがなければ：t で交わる。そうでなければ t ← t′
caught-in-between_contact = 最初の接触：すべての組の最小の t

## Glossary

sample-times = サンプル時刻
    .forms = サンプル時刻 | サンプルの間 | 標本時刻 | 標本の間
    .text = 姿勢の分かっている時刻です。2つの時刻の間に起こることは、推し量るほかありません。

tunnelling = すり抜け
    .forms = すり抜け | 標本を増や
    .text = 薄い部品や速い部品が、2つの標本の間にほかの部品を通り抜け、どの標本にも現れないことです。標本を増やせばまれになりますが、なくなりはしません。

plain-test = 単純な検査
    .forms = 単純な検査
    .text = ある瞬間に面と面を調べる検査です。その前や後の時刻については何も証明しません。

swept-hull = 掃引凸包
    .forms = 動きの凸包 | 掃引凸包 | 両端での頂点の凸包 | 掃引された面 | 掃引した面
    .text = サイクルの始めと終わりでの、面の頂点の凸包です。すべての頂点がまっすぐ進むなら、面の通るところをすべて含みます。部品が回転するときは、含むとは限りません。

bulge = 矢高
    .forms = 矢高 | ふくらみ | 膨らみ
    .text = 弦と弧の間の距離で、回転する頂点がまっすぐな経路からどれだけ離れるかを表します。軸から距離 R で角度 φ だけ回ると、R (1 − cos φ/2) になります。

continuous-collision = 連続衝突検査
    .forms = 時間について厳密な検査 | 動く面の厳密な検査 | 最初の接触 | 衝突時刻 | 連続衝突検出
    .text = 動く2つの形をある時間にわたって追い、交わるかどうかと、最初に交わる衝突時刻（time of impact）を求める検査です。連続衝突検出（CCD）ともいいます。

## Claims

swept-hulls_source = 北村 1996、2.3節と第3章
swept-hulls_says = サイクルの両端での頂点の凸包が交われば、2つの面はそのサイクルの間に衝突する。
swept-hulls_why = まっすぐな動きでは何も見逃しませんが、同じ場所を別の時刻に通る面も報告されます。回転では、頂点が凸包から最大 R (1 − cos φ/2) はみ出し、そこでの衝突は見逃されます。厳密な検査は円弧の分を見込みます。
