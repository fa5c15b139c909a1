### Caught in between.

lesson_caught-in-between = 途中で捕らえる

about_caught-in-between = 円板は、だれも見ないうちに板を通り抜けます。動く面の検査に何が見え、何が疑われるだけなのでしょうか。

source_caught-in-between = 北村 1996、第2・3章 · 厳密な検査と、回転に対する余裕は追加したもの

parameter_caught-in-between_speed = 速さ：mm／サイクル
parameter_caught-in-between_thickness = 板の厚さ、mm
parameter_caught-in-between_rotation = 羽根の回転：°／サイクル
parameter_caught-in-between_method = 印を付ける面

choice_caught-in-between_method_hull = 凸包による
choice_caught-in-between_method_exact = 時間による
choice_caught-in-between_method_plain = 終わりで

say_caught_start = サイクルの始まり
    .text1 = 円板が板を通り抜けようとしています。部品の位置がわかるのは、1サイクルに1回の標本時刻だけです。これは tᵢ での姿勢です。面と面の単純な検査では、交わる組は { $start } 組です。
    .text2 = tᵢ₊₁ での姿勢は、これまでの動きから予測できます。
    .formula1 = tᵢ で：{ $start } 組

say_caught_end = サイクルの終わり
    .text1 = tᵢ₊₁ で、円板は板の下にあります。ここでも単純な検査が見つけるのは { $end } 組です。この検査は2つの瞬間を見るだけで、その間のことは何も知りません。
    .text2 = もっと頻繁に見ることはできます。しかし、どれだけ見れば足りるのでしょうか。
    .formula1 = tᵢ で：{ $start } · tᵢ₊₁ で：{ $end }

say_caught_samples = もっと頻繁に見る
    .text1 = 単純な検査に衝突が少しでも見えるには、サイクルを { $needed } 個に分けなければなりません。それでも見えるのは、その瞬間にたまたま交わっている面だけです。
    .text2 = グラフからわかるように、多く見るほどよいとは限りません。大切なのは、ちょうどよい瞬間に当たるかどうかです。板が薄いほど、また円板が速いほど、多く見る必要があります。
    .formula1 = 初めて見えるまで { $needed } 回

say_caught_hulls = 2つの面と、それらが通るところ
    .text1 = 発表された検査は、面を2つずつ調べます。頂点がまっすぐ動くなら、面が通るところはすべて、両端での頂点の凸包に入ります。円板の面はそのような凸包になります。板の面は静止しているので、その凸包は面そのものです。
    .text2 = 2つの凸包が離れていれば、このサイクルで面が交わることはありません。凸包が交われば、その組を報告します。
    .formula1 = V = 凸包（tᵢ の頂点, tᵢ₊₁ の頂点）

say_caught_reported-hull = 凸包が報告するもの
    .text1 = 凸包は、ここに印を付けた { $hull } 組の面を報告します。単純な検査では { $start } 組と { $end } 組でした。標本と標本の間のことも失われません。
    .text2 = 厳密な検査もそのうち { $exact } 組を見つけるので、誤警報は { $false } 組です。円板は平行に動くだけで、板は静止しています。このとき、凸包に面の通らない点はなく、検査は厳密です。
    .formula1 = 凸包 { $hull } · 厳密 { $exact }

say_caught_reported-exact = 厳密な検査が報告するもの
    .text1 = 厳密な検査は頂点を時間とともに追い、ここに印を付けた { $exact } 組の面を見つけます。凸包では { $hull } 組、単純な検査では { $start } 組と { $end } 組です。
    .text2 = つまり、凸包の組のうち { $false } 組が誤警報です。円板は平行に動くだけで、板は静止しています。このとき、凸包に面の通らない点はありません。
    .formula1 = 凸包 { $hull } · 厳密 { $exact }

say_caught_reported-plain = 単純な検査が報告するもの
    .text1 = サイクルの終わりに、単純な検査は { $end } 組に印を付けます。掃引した面の凸包は { $hull } 組、厳密な検査は { $exact } 組を報告します。
    .text2 = それらがどこにあるかを見るには、印を付ける面を選び直してください。
    .formula1 = 終わりで { $end } · 凸包 { $hull }

say_caught_contact = 最初の接触
    .text1 = 凸包は、面が交わるかどうかはわかっても、いつ交わるかはわかりません。厳密な検査にはわかります。部品を分ける方向を次々にたどり、接触を決して越えずに、そのような方向がなくなるまで進みます。
    .text2 = サイクルの { SHARE($time) }、{ $way } mm 進んだところで、円板が板に接触します。斜線の面が最初に交わる面です。ドラッグ中の部品は、ここで止めることができます。
    .formula1 = t = サイクルの { SHARE($time) }

say_caught_blade = 回る羽根
    .text1 = 今度は羽根がサイクルに { $degrees }° 回り、その先端が通るところに柱が立っています。両端での姿勢からは、頂点は直線上を動くように見えます。実際には円を描きます。
    .text2 = 弦と弧の間は { $bulge } mm です：R (1 − cos φ/2)。
    .formula1 = R (1 − cos φ/2) = { $bulge }

say_caught_blade-missed = まっすぐな道は柱を見逃す
    .text1 = これは羽根の先端の面の凸包です。凸包は弦で終わり、柱はその向こうに立っています。羽根は柱に当たるのに、報告されるのは { $missed } 組です。
    .text2 = つまり、回る部品には、発表された検査は安全ではありません。凸包で足りるのは、まっすぐな道だけです。回転が速いほど抜け落ちるところは大きくなり、φ の2乗で増えます。
    .formula1 = 報告：{ $missed }

say_caught_blade-caught = ふくらみを見込む
    .text1 = どの頂点も、まっすぐな道から R φ²/8、ここでは { $allowed } mm より外れることはありません。その分だけ厚くした凸包では { $hull } 組が報告されます。動く面の厳密な検査も { $exact } 組を報告しなければなりません。この余裕の範囲では区別できないからです。
    .text2 = もっと知るには、回転を、ふくらみがほとんどなくなるほど短く分けます。すると、最初の接触はサイクルの { SHARE($time) } のところです。{ $certain }。
    .formula1 = R φ²/8 = { $allowed } ≥ { $bulge }

say_caught_crossing = 交差する2つの道
    .text1 = 2つの球が、それぞれの道をまっすぐ進みます。道は交差しますが、球が交差点に来るのは同時ではありません。
    .text2 = 単純な検査は両端で何も見つけず、今度はそれが正しい答えです。
    .formula1 = A の面の凸包、B の面の凸包

say_caught_crossing-hulls = 凸包は時間を知らない
    .text1 = 凸包には、面がサイクル全体で、いつであれ通るところがすべて入ります。2つの面の凸包を濃く描いています。これらは交差点で交わり、{ $hull } 組の凸包も同じく交わります。
    .text2 = 一方が来たとき、他方はとうに去っていることを、凸包は知りません。
    .formula1 = 交わる凸包：{ $hull }

say_caught_crossing-exact = すれ違い
    .text1 = 厳密な検査が見つけるのは { $exact } 組です。凸包が報告した { $false } 組は、すべて誤警報です。サイクルの中ほどで球が最も近づいたとき、間は { $gap } mm あります。
    .text2 = 凸包の検査は手間がかからず、まっすぐな道には安全で、「もしかすると」と答えます。厳密な検査は、交わるかどうかと、いつ交わるかを答えます。
    .formula1 = 凸包 { $hull } · 厳密 { $exact }
    .formula2 = すきま { $gap }

question_caught_end = サイクルの終わりに、単純な検査は組を見つけますか。
question_caught_samples = 単純な検査に何かが見えるには、サイクルをいくつに分けなければなりませんか。
question_caught_where = 円板が板に最初に触れるのは、道のりのどこですか。

point_caught_where = 円板は道のりに沿って動きます。ずれが { $within } mm 以下なら正解とします。

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
number_samples-needed = 初めて見えるまでの回数
number_proven-pairs = 交わりが証明された組
number_time-of-contact = 最初の接触（サイクル比）
number_met-by = 交わり終える時
number_bulge = 弦からの弧のふくらみ
number_deviation-allowed = 見込んだずれ
number_passing-gap = 中ほどのすきま

chart_pairs-by-speed = 速さと報告される組
chart_samples = 見る回数と、単純な検査に見える組
chart_bulge = 1サイクルの回転と、弧と弦の差
chart_gap = サイクル中の球のすきま

axis_speed = mm／サイクル
axis_samples = 見る回数
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

why_caught_where = 最初の接触の前には円板と板の間に隙間があり、後では面どうしが交わっています。円板は傾いています。縁のどの点が最初に降りてくるかを考えてください。
why_caught_where_there = 厳密な検査によれば、最初の接触はここ、道のりの { $way } mm のところで起こります。求められた範囲に入っています。
why_caught_where_early = ここでは円板と板の間にまだ { $gap } mm あります。赤い線がその最短の隔たりです。最初の接触は、道のりのもっと先で起こります。
why_caught_where_inside = ここではもう、円板と板の面が { $pairs } 組交わっています。最初の接触は、道のりのもっと手前で起こりました。
why_caught_where_through = ここでは円板は通り抜けていて、反対側で板から { $gap } mm 離れています。ここだけを見る検査は、接触を見逃しています。
why_caught_end = 単純な検査は、その瞬間に部品がある場所しか見ません。サイクルの終わりに円板がどこにあるか、そのときまだ板に触れているかを考えてください。
why_caught_samples = 単純な検査が衝突を見つけるのは、円板と板が交わっている間に見たときだけです。それがどれだけ続くかは、両方の厚さと、サイクル全体の道のりとの比で決まります。サイクルをそれだけ短く刻む必要があります。
why_caught_real = 凸包が余計に報告するのは、同じ時刻にはどの面も通らない点を含むときです。ここでは板は止まっていて、円板は平行移動するだけです。そのような点が残るかどうかを考えてください。
why_caught_real_all = すべてが交わるのは、凸包が、面が同じ時刻に通るところだけを含むときに限ります。この2つの動きでそうなっているかを考えてください。
why_caught_real_some = 一部が誤報になるのは、相手がそこにいるときにどの面も通らない点を凸包が含む場合です。板は止まり、円板は平行移動するだけです。そのような点がどこにあるかを考えてください。
why_caught_real_none = 1組も交わらないのは、円板が板のわきを通り過ぎるときだけです。始めから終わりまで道をたどってください。
why_caught_post = 凸包は、両端での頂点の位置の間に、弦に沿ってあります。先端は円を描き、その外側へ最大 { $bulge } mm 出ます。柱がどこに立っているかを考えてください。
why_caught_crossing = 凸包は、サイクルのいつであれ、面の通るところをすべて含みます。球が同時にそこにいるかではなく、2つの道が交わるかを考えてください。
why_caught_crossing-real = 道が交わるため、{ $hull } 組が報告されました。交わるには、2つの面が同時に交点になければなりません。1つ目の球がそこにあるとき、2つ目の球はどこにあるかを考えてください。

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
    .forms = すり抜け | もっと頻繁に調べ | もっと頻繁に見
    .text = 薄い部品や速い部品が、調べてから次に調べるまでの間にほかの部品を通り抜け、どの時点でも見つからないことです。調べる回数を増やせばまれになりますが、なくなりはしません。

plain-test = 単純な検査
    .forms = 単純な検査
    .text = ある瞬間に面と面を調べる検査です。その前や後の時刻については何も言いません。

swept-hull = 掃引凸包
    .forms = 動きの凸包 | 掃引凸包 | 両端での頂点の凸包 | 掃引された面 | 掃引した面
    .text = サイクルの始めと終わりでの、面の頂点の凸包です。すべての頂点がまっすぐ進むなら、面の通るところをすべて含みます。部品が回転するときは、含むとは限りません。

bulge = 弧のふくらみ
    .forms = ふくらみ | 膨らみ
    .text = 回転する頂点が、まっすぐな道からどれだけ離れるかです。距離 R で角度 φ だけ回ると、弧と弦の間は R (1 − cos φ/2) になります。

continuous-collision = 連続衝突検査
    .forms = 時間について厳密な検査 | 動く面の厳密な検査 | 最初の接触
    .text = 動く2つの形をある時間にわたって追い、出会うかどうか、最初にいつ出会うかを答える検査です。
