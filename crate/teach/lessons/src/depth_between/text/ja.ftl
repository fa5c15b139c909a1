### How deep, between two bounds.

lesson_depth-between = どれだけ深いか、二つの界の間

about_depth-between = 凸でない部品がどれだけ深く入り込んでいるかを、区間で示します。区間は両側から証明され、小片ごとに狭められ、二つを引き離す動きと並べて示されます。

source_depth-between = 本ページの方法：このコースで扱う発表済みのシステムは、凸でない部品の深さを示さない · 界は、切り分けた表面に対する分枝限定法により、レビューのページと同じ探索 · 凸包：van den Bergen（2001）による · 戻る動き：Redon、Kheddar、Coquillart（2002）による

parameter_depth-between_pair = 部品

choice_depth-between_pair_bracket = L 形金具とブロック
choice_depth-between_pair_peg = 輪とピン

parameter_depth-between_overlap = 重なり
parameter_depth-between_turn = B の回転、°

say_between_start = 入り込んでいる、だがどれだけ深く？
    .text1 = A と B はソリッドで、A は凸ではありません。三角形の組のうち { $pairs-meeting } 組が交わるので、衝突していることは確かです。どれだけ深く入り込んでいるかは、別の問いです。
    .text2 = ここでは二つの長さを区別します。深さ d は、最も深い点が相手の表面からどれだけ内側にあるかで、レビューのページが示すのはこれです。最小の移動 s は、二つを引き離す最短の動きです。凸の部品なら GJK 法と EPA でわかりますが、そうでない部品では、厳密に求めるのに手間がかかります。

say_between_common = 両方に共通するもの
    .text1 = 両方の表面を、交わるところで切り分けます。それぞれの表面のうち相手の内側にあるものが残り、三角形は { $pieces-in-common } 個です。合わせると、橙色の共通部分の立体を囲みます。
    .text2 = 深さは、これらの三角形の点から相手の表面までの距離のうち、最大のものです。点は無限にあるので、三角形ごとにまとめて界をつけます。
    .formula1 = d = max min |p − q|

say_between_first = 小片ごとに二つの界
    .text1 = 小片の真ん中の点は、相手の表面までの距離だけ深いところにあります。したがって深さは、そのうち最も深い緑色の点の { $depth-least } 以上です。真ん中に最も近い小平面は、小片に上から界を与えます。一つの三角形からの距離は、小片の頂点のどれかで最大になるからです。
    .text2 = { $pieces-looked } 個の小片を調べると、深さは { $depth-most } 以下とわかります。赤い小片がその最大の界をもち、次に調べられます。
    .formula1 = { $depth-least } ≤ d ≤ { $depth-most }

say_between_half = 最も悪い小片を切る
    .text1 = 次に調べるのは、いつも最大の界をもつ小片です。界を与えた小平面の辺に沿って切り、それで切れなければ別の小平面が同じ近さになるところで、さもなければ半分に切ります。切った部分には、それぞれ新しい界がつきます。見つかった最も深い点よりほとんど深くなりえないものは、切りません。
    .text2 = { $pieces-looked } 個の小片を調べて、区間の幅は初めの半分以下になりました。より深いかもしれない小片は、あと { $pieces-open } 個です。
    .formula1 = { $depth-least } ≤ d ≤ { $depth-most }

say_between_exact = 二つの界が出会った：「厳密」
    .text1 = { $pieces-looked } 個の小片を調べると、丸めを除けば、見つかった最も深い点より深いものはありえません。二つの界が同じ桁で書けるとき、レビューのページは一つの数を示し、その横に「厳密」と記します。
    .text2 = これはメッシュについての言葉です。本当の表面がメッシュからどれだけ離れうるかは、別に示されます。平らな面や、メッシュそのものがモデルである場合は厳密、CAD ファイルに表面の形が書かれている場合は上下の界、それ以外は推定です。
    .formula1 = d = { $depth-least }

say_between_bounded = 十分に狭い：「上下の界」
    .text1 = { $pieces-looked } 個の小片を調べると、見つかった最も深い点よりその 32 分の 1 を超えて深いものはありえず、探索は終わります。レビューのページは両方の数を示し、その横に「上下の界」と記します。どちらもメッシュについて証明されていて、深さはその間のどこかにあります。
    .text2 = 小片をさらに調べれば、区間は狭まります。しかし、いくつもの小平面が同じ近さにあるところでは、一度切っても得るものは少なく、最も深い点があるのはそういうところです。
    .formula1 = { $depth-least } ≤ d ≤ { $depth-most }

say_between_shorter = これより短い動きでは離れない
    .text1 = 最も深い点は一方の部品の点で、相手の表面から { $depth-least } だけ内側にあります。それより短く動かせば、どの向きでも点はまだ内側にあり、その部品の一部もいっしょに内側にあります。ですから、深さの下界は最小の移動の下界でもあります。これは証明です。
    .text2 = 試験もしました。それより千分の一だけ短く、無作為に選んだ { $motions-tried } 通りの向きに B を動かしました。緑色の線がそれです。そのうち { $motions-still-in } 回、二つはまだ重なっていました。
    .formula1 = s ≥ { $depth-least }

say_between_hulls = 凸包による引き離し
    .text1 = 二つを引き離す動きはどれも、最小の移動に上から界を与えます。最初の一つは凸包から得られ、A の凸包は橙色の輪郭で示します。GJK 法と EPA とで、凸包を引き離す最短の動きがわかります。凸包が離れれば、その中にある部品も離れます。
    .text2 = 赤い矢印がその動きで、長さは { $way-most } です。灰色は、B が動いた先です。
    .formula1 = { $depth-least } ≤ s ≤ { $way-most }

say_between_back = 触れるまで戻る
    .text1 = そこから B は、同じ直線に沿って A に初めて触れるまで戻ります。それがいつかは、二つのメッシュの掃引でわかり、途中で何も見逃しません。その先の動きは要らなかったので、{ $by-hulls } は { $way-most } になります。
    .text2 = 向きはまだ凸包のものです。別の向きなら、動きはもっと短いかもしれません。
    .formula1 = { $depth-least } ≤ s ≤ { $way-most }

say_between_not-back = 戻ろうとすると、すぐに触れる
    .text1 = そこから B は、同じ直線に沿って A に初めて触れるまで戻ろうとします。二つのメッシュの掃引によれば、すぐに触れます。この向きではもっと短い動きは見つからず、界は { $way-most } のままです。
    .text2 = 向きはまだ凸包のものです。別の向きなら、動きはもっと短いかもしれません。
    .formula1 = { $depth-least } ≤ s ≤ { $way-most }

say_between_push = 最も深い点を押し出す
    .text1 = 別の試みです。最も深い点が、それに最も近い表面の点に来るように、B を動かします。まだ重なっていれば、そこで最も深い点について同じことをします。
    .text2 = 赤い矢印のように { $pushes } 回押すと、二つに共通の体積はなくなります。引き離す動きは合わせて { $by-pushes } で、灰色の B がその先です。知られている最短のものは { $way-most } です。
    .formula1 = { $depth-least } ≤ s ≤ { $way-most }

say_between_stuck = 壁から壁へ押される
    .text1 = 別の試みです。最も深い点が、それに最も近い表面の点に来るように、B を動かします。まだ重なっていれば、そこで最も深い点について同じことをします。
    .text2 = 赤い矢印のように { $pushes } 回押しても、まだ重なっています。一つの壁を出たものは、別の壁に入るからです。二つを引き離さない動きは何の界も与えないので、界は { $way-most } のままです。
    .formula1 = { $depth-least } ≤ s ≤ { $way-most }

say_between_closed = 区間が閉じる
    .text1 = { $way-most } の動きは二つを引き離し、{ $depth-least } より短い動きはどれも引き離しません。試した動きはわずかですが、最小の移動は深さと同じだけよくわかっています。
    .text2 = 区間が閉じるのは、二つを入り込ませているのが最も深い点だけだからです。その点を最短で外に出す動きは、ほかのすべての点もいっしょに外へ出します。
    .formula1 = { $depth-least } ≤ s ≤ { $way-most }

say_between_open = 区間は開いたまま
    .text1 = { $way-most } の動きは二つを引き離し、{ $depth-least } より短い動きはどれも引き離しません。最小の移動はその間にあり、それ以上はわかりません。
    .text2 = 下界が考えるのは、一つの点がいつ自由になるかだけです。しかし、すべての点が同時に自由にならなければならず、一つを自由にする動きが別の点をさらに深く押し込むこともあります。上界が考えるのは、試した動きだけです。それ以上を知るには、すべての動きを調べなければなりません。三角形が n 個と m 個の凸でないメッシュのミンコフスキー差は、面の数が n³m³ の定数倍になることがあります。
    .text3 = ですから、レビューのページは深さを二つの界の間で示し、それを最小の移動とは呼びません。
    .formula1 = { $depth-least } ≤ s ≤ { $way-most }

question_between_looked = 区間が十分に狭くなったとき、調べた小片は何個でしょうか？
question_between_long = このあとのステップで、深さの上界より長くない、引き離す動きが見つかるでしょうか？
question_between_less = B は、同じ直線に沿って A に初めて触れるまで戻ります。引き離す動きは短くなるでしょうか？

why_between_looked = { $pieces-looked } 個の小片で区間は半分になり、より深いかもしれないものがあと { $pieces-open } 個あります。グラフを見てください。そのどれもが、界が見つかった最も深い点に近づくまで切られます。区間が狭いほど、一度切って得るものは少なくなります。
why_between_long = 最も深い点は { $depth-least } で自由になります。その点を自由にする動きが、ほかのすべても自由にするか、それとも別の点を別の壁に押し込むかを考えてください。
why_between_less = 凸包は、部品のくぼみを埋めます。灰色の B が橙色の A の凸包にどこで触れているか、そこに A そのものがあるかを見てください。

number_pairs-meeting = 交わる三角形の組
number_volume-in-common = 共通の体積
number_pieces-in-common = 共通部分の三角形
number_pieces-looked = 調べた小片
number_pieces-open = より深いかもしれない小片
number_motions-tried = 試した短い動き
number_motions-still-in = うち、まだ重なっている
number_way-most = 最小の移動、これ以下

chart_depth-by-pieces = 深さ、小片ごと

axis_pieces-looked = 調べた小片

chart_way-out = 最小の移動、ステップごと

## Pseudocode

depth-between_pairs = pairs ← A と B の三角形のうち、交わる組
depth-between_common = C ← それぞれの表面のうち相手の内側にあるもの、交わるところで切り分ける
depth-between_bounds = 小片の界：真ん中の深さ、最も近い小平面から頂点までの距離
depth-between_worst = 最大の上界が、最も深い点をその 1/32 より多く超える間：
depth-between_cut = その界をもつ小片を切り、部分に界をつける
depth-between_depth = lower ← 見つかった最も深い点、upper ← 残った最大の界
depth-between_proof = lower より短い動きでは、最も深い点は内側に残る：s ≥ lower
depth-between_hulls = v ← 凸包を引き離す最短の動き
depth-between_back = v ← v を、戻る B が A に初めて触れるところまでにする
depth-between_none = w ← 0、w だけ動いた B が A と共通の体積をもたなくなるまで、最大6回：
depth-between_push = w ← w + 最も深い点から、それに最も近い表面の点までの動き
depth-between_best = shortest ← w が引き離せば v と w の短いほう、さもなければ v
depth-between_closed = |shortest| ≤ upper なら：最小の移動は深さと同じだけよくわかる
depth-between_open = さもなければ：lower ≤ s ≤ |shortest|、それ以上はわからない

## Glossary

penetration-interval = 深さの区間
    .forms = 区間の幅 | 区間は狭ま | 区間が閉じ
    .text = レビューのページが示す深さについて証明された2つの界です。この深さは、一方の部品の最も深い点が、相手の表面からどれだけ内側にあるかで、文献の貫入深さ（最小の移動の長さ）とは違います。小片を多く調べるほど狭まります。

way-out = 最小の移動
    .forms = 最小の移動 | 引き離す最短の動き
    .text = 重なった2つの部品を引き離す最短の動きです。その長さを文献では貫入深さ（penetration depth）といいます。最も深い点の深さより短いことはなく、凸でない部品ではずっと長いこともあります。
