### The intersection of two parts.

lesson_body-in-common = 共通部分の立体

about_body-in-common = 2つの部品が干渉するのは、面が交わるときではなく、材料を共有するときです。両方の共通部分と、その表面、体積を求めます。

source_body-in-common = Smith and Dodgson 2007、近似演算によるブール演算について。ここでは符号は厳密で、一致するところは A を無限小だけ内側へ動かして決める · Edelsbrunner and Mücke 1990、simulation of simplicity について · 部品とその位置は作例

parameter_body-in-common_shape = B

choice_body-in-common_shape_box = 直方体
choice_body-in-common_shape_ball = 球
choice_body-in-common_shape_ring = 輪

parameter_body-in-common_shift = B の右への移動、mm
parameter_body-in-common_turn = B の回転、°
parameter_body-in-common_largest = 数えるセル、1辺あたり

choice_body-in-common_largest_8 = 8
choice_body-in-common_largest_16 = 16
choice_body-in-common_largest_24 = 24

say_body_surfaces = 交わらない面
    .text1 = A は立方体で、辺だけを描いてあります。B はその中にあります。それぞれの部品から1つずつ取った三角形 { $pairs-of-triangles } 組のうち、交わるのは { $pairs-that-meet } 組です。面どうしが最も近いところでも { $surface-gap } mm 離れています。
    .text2 = 面だけの検査は、これを「離れている」とします。しかし部品は材料でできていて、面はその境界にすぎません。
    .formula1 = { $pairs-of-triangles } 組のうち { $pairs-that-meet } 組が交わる

say_body_inside = 中にあるので、干渉
    .text1 = 緑の半直線は B の頂点から始まります。A の面とは { $ray-crossings } 回だけ交わり、その後はどこまでも進みます。閉じた面の外から始まる半直線は、入った回数だけ外へ出ます。この半直線は、入らずに外へ出ました。つまり、この頂点は A の中にあります。
    .text2 = 交わる三角形はないので、B のどの点も A の面の向こう側にはありません。B はすべて A の材料の中にあります。赤で示した共通部分は B そのもので、体積は { $body-volume } mm³ です。2つは干渉しています。
    .formula1 = A ∩ B = B
    .formula2 = V = { $body-volume } mm³

say_body_meet = B がすべり出て、面が交わる
    .text1 = B は右へすべり、A の面を貫いています。今は三角形 { $pairs-of-triangles } 組のうち { $pairs-that-meet } 組が交わります。輪郭を描いた三角形がそれです。どれが交わるかは厳密な符号が決め、丸めが決めることはありません。
    .text2 = 2つが干渉することは明らかです。では、どこで干渉しているのでしょうか。A にも B にも含まれる共通部分を求めます。B をドラッグするか、スライダーで回してから、次へ進んでください。
    .formula1 = { $pairs-of-triangles } 組のうち { $pairs-that-meet } 組が交わる

say_body_curve = 面が交わるところ
    .text1 = 交差する2つの三角形は、線分を1つ共有します。{ $curve-segments } 本の線分は端どうしでつながり、赤い閉曲線 { $curves } 本になります。長さは合わせて { $curve-length } mm です。
    .text2 = 面が相手の部品の内側から外側へ移るのは、ここだけです。だから、曲線が通る三角形は切らなければなりません。ほかの三角形は、それぞれ全体が相手の内側にあるか、全体が外側にあります。
    .formula1 = 線分 { $curve-segments } 本、閉曲線 { $curves } 本

say_body_kept = 両方の面から残るもの
    .text1 = この立体を囲むのは、それぞれの面のうち相手の部品の内側にある部分です。A の三角形は、{ $a-cut } 個を切り、{ $a-whole } 個をそのまま残し、{ $a-dropped } 個を捨てます。B の三角形は、{ $b-cut } 個を切り、{ $b-whole } 個をそのまま残し、{ $b-dropped } 個を捨てます。
    .text2 = A から残るものは、右へ離して描いてあります。2つの部分は、1点も違わずに同じ曲線で終わります。
    .formula1 = A：切る { $a-cut }、残す { $a-whole }、捨てる { $a-dropped }
    .formula2 = B：切る { $b-cut }、残す { $b-whole }、捨てる { $b-dropped }

say_body_closed = 合わせる
    .text1 = 曲線に沿ってつなぐと、小平面 { $body-facets } 個の閉じた面になります。どの辺も、両方の向きに同じ回数だけ使われ、余る辺は { $unmatched-edges } 本です。だから、この面は立体を囲みます。立体は { $body-pieces } 個です。
    .text2 = 頂点の数から辺の数を引き、小平面の数を足すと { $body-euler } です。球のような立体なら 2、輪のような立体なら 0 になります。
    .text3 = B の体積は { $volume-of-b } mm³ です。そのうちどれだけがこの立体にあるでしょうか。
    .formula1 = { $body-points } − { $body-edges } + { $body-facets } = { $body-euler }

say_body_volume = 面だけから体積を求める
    .text1 = 立体を囲む箱の中央にある点 O から、{ $body-facets } 個の小平面それぞれへ四面体を作ります。その体積は、O が小平面の裏側にあれば正、表側にあれば負として数えます。すると、立体の外にある部分は正と負で同じ回数だけ数えられ、打ち消し合います。これは、平らな小平面についての発散定理です。
    .text2 = 離して描いた、もとの A の面の上には { $volume-over-a } mm³、もとの B の面の上には { $volume-over-b } mm³ あります。負として数えた四面体は { $tetrahedra-negative } 個です。
    .formula1 = V = Σ a·(b × c) / 6
    .formula2 = { $volume-over-a } + { $volume-over-b } = { $body-volume } mm³

say_body_cells = 数えて確かめる
    .text1 = B を囲む箱を、どの辺に沿っても { $cells-across } 個のセルに分けます。中央が A の内側にも B の内側にもあるセルを数えます。内側かどうかは、先ほどと同じように半直線で調べます。当てはまるのは緑の { $cells-inside } 個で、合わせて { $counted-volume } mm³ です。
    .text2 = 面から求めた体積との差は { SHARE($counted-off) } です。セルの幅を半分にすると、半直線は8倍になります。しかも差は着実に減るわけではありません。セルの層が1つまるごと、数えられたり数えられなかったりするからです。
    .formula1 = { $cells-inside } 個のセル：{ $counted-volume } ≈ { $body-volume } mm³

say_body_touch = 接触するだけの部品
    .text1 = B は回さずに、A の右の面に外から当ててあります。輪郭を描いた { $pairs-that-meet } 組の三角形が交わります。しかし、A と B の共通部分の体積は { $body-volume } mm³ です。両方に含まれる材料はありません。2つは接触していますが、これは干渉ではありません。
    .text2 = つまり、面だけの検査は両方向に誤ります。ほかの部品の中にある部品を見逃し、正しく組み付けられた部品を残らず報告します。
    .text3 = 次のステップでは A のふたがなくなり、B は初めの位置に戻ります。
    .formula1 = V = { $body-volume } mm³

say_body_open = 内側がないので、未確定
    .text1 = A のふたがなくなりました。太く描いた { $rim-edges } 本の辺では、片側にしか三角形がありません。このような縁のある面には内側がありません。ファイルの中でふたを失ったソリッドなら、B はその中にあります。薄い板でできた、ふたのない箱なら、B は { $surface-gap } mm の余裕をもってそこに収まっています。
    .text2 = どちらも同じ三角形なので、見分ける方法はありません。この組は未確定で、その理由も示されます。A が開いているからです。推測すれば、2つのうちどちらかで誤ります。
    .formula1 = 縁の辺 { $rim-edges } 本：未確定

question_body_class = 次のステップは、A と B をどう分類しますか。

label_class-interferes = 干渉している
label_class-touches = 接触しているだけ
label_class-clear = 離れている
label_class-undecided = 未確定

question_body_stays = 共通部分の立体を囲むのは、2つの面のどの部分でしょうか。

label_stays-inside = どちらの面も、相手の内側にある部分
label_stays-outside = どちらの面も、相手の外側にある部分
label_stays-cut-out = A の面は B の外側、B の面は A の内側にある部分

question_body_volume = この立体の体積は何 mm³ でしょうか。

why_body_class = 部品が干渉するのは、材料を共有するとき、つまり両方に含まれる空間があるときです。それぞれの部品の材料がどこにあるか、その面からわかるかどうかを考えてください。内側と外側があるのは、閉じた面だけです。
why_body_stays = 立体の表面の点を1つ取ります。そこから少しだけ一方へ動けば両方の部品の中にあり、反対へ動けばもうそうではありません。つまり、その点は一方の部品の面にあります。もう一方の部品ではどこになければならないかを考えてください。
why_body_volume = B の体積は { $volume-of-b } mm³ です。B のどれだけの割合が A の右の面より左にあるかを見てください。その割合の体積が立体にあります。

number_pairs-that-meet = 交わる三角形の組
number_pairs-of-triangles = 三角形の組の総数
number_surface-gap = 面と面の間
number_ray-crossings = 半直線と A の交わり
number_body-volume = 共通部分の体積、mm³
number_curves = 閉曲線
number_curve-segments = その線分
number_curve-length = その長さ
number_a-cut = A の三角形：切る
number_a-whole = A：そのまま残す
number_a-dropped = A：捨てる
number_b-cut = B の三角形：切る
number_b-whole = B：そのまま残す
number_b-dropped = B：捨てる
number_body-points = 立体の頂点
number_body-edges = その辺
number_body-facets = その小平面
number_body-euler = 頂点 − 辺 + 小平面
number_unmatched-edges = 余る辺
number_body-pieces = 立体の数
number_volume-of-a = A の体積、mm³
number_volume-of-b = B の体積、mm³
number_volume-over-a = A の面の上、mm³
number_volume-over-b = B の面の上、mm³
number_tetrahedra-negative = 負として数えた四面体
number_cells-across = 1辺のセル
number_cells-inside = 両方の内側のセル
number_counted-volume = 数えた体積、mm³
number_counted-off = 差
number_rim-edges = 縁の辺

chart_volume-slid = B がすべり出る間の共通部分の体積

axis_b-to-the-right = B の右への移動、mm
axis_volume = 体積、mm³

line_volume-in-common = 両方に含まれる

chart_volume-counted = セルを数えた体積

axis_cells-across = 1辺のセル

line_counted-volume = 数えた値
line_by-tetrahedra = 面から

## Pseudocode

body-in-common_open = A か B が開いていれば：未確定を返す。内側がない
body-in-common_pairs = P ← 点を共有する三角形の組。A と B から1つずつ、厳密な符号で
body-in-common_none = P が空なら：
body-in-common_ray = w ← B の頂点からの半直線が A から出る回数 − 入る回数
body-in-common_inside = w ≠ 0 なら：B は A の中、M ← B。A が B の中の場合も同じ
body-in-common_curve = C ← P の組が共有する線分をつないだもの：閉曲線
body-in-common_each = 2つの部品それぞれについて：
body-in-common_cut = P の三角形を C に沿って切り、相手の内側の部分を残す
body-in-common_whole = ほかの三角形は、頂点が相手の内側にあればそのまま残す
body-in-common_drop = 残りを捨てる
body-in-common_join = M ← 残したものすべてを C に沿ってつなぐ
body-in-common_volume = V ← Σ a·(b × c) / 6、M のすべての小平面について、頂点は1点から測る
body-in-common_check = 検算：V ≈ 中央が A の内側にも B の内側にもあるセルの体積の和
body-in-common_interferes = V > 0 なら：干渉と M を返す
body-in-common_touches = 接触を返す。P が空なら離れているを返す

## Glossary

body-in-common = 共通部分の立体
    .forms = 共通部分の立体 | 共通部分
    .text = 2つの部品の両方の材料に含まれるもの全体です。これに体積があるとき、またそのときに限り、部品は干渉しています。それぞれの面のうち、相手の部品の内側にある部分が、これを囲みます。

winding-number = 回転数（ワインディング数）
    .forms = 入った回数だけ外へ出
    .text = 閉じた面が点のまわりを何回囲むかです。点からの半直線が面から出る回数から、入る回数を引いたもので、0 なら外側です。

divergence-theorem = 発散定理
    .forms = 発散定理
    .text = 立体の体積を、その面だけから与えます。平らな小平面なら、任意の1点から小平面それぞれへの四面体の体積を、符号を付けて足したものです。
