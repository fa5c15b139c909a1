### Exact predicates.

lesson_exact-predicates = 厳密な判定

about_exact-predicates = 点は直線のどちら側にあるでしょうか。丸めが答えをどう変えるか、1つの誤った符号が何を起こすか、どうすれば符号がいつも正しくなるかを見ます。

source_exact-predicates = Kettner et al., Classroom examples of robustness problems in geometric computations (2008)、図 2 と失敗例 A1：点はこの論文のもの · Shewchuk, Adaptive precision floating-point arithmetic and fast robust geometric predicates (1997)、図 21：段階 · 符号、凸包、三角形の接触は本ページの方法 · 三角形は無作為、毎回同じ

parameter_exact-predicates_points = 点

choice_exact-predicates_points_whole = 整数
choice_exact-predicates_points_broken = 端数のある数
choice_exact-predicates_points_tenths = 小数第1位まで

parameter_exact-predicates_from = 差をとる基準の点

choice_exact-predicates_from_p = p
choice_exact-predicates_from_q = q
choice_exact-predicates_from_r = r

parameter_exact-predicates_side = 1辺の点の数

choice_exact-predicates_side_32 = 32
choice_exact-predicates_side_64 = 64
choice_exact-predicates_side_96 = 96

say_signs_line = 左か右か
    .text1 = p は q から r への直線の左にあるでしょうか、右でしょうか、それとも直線の上でしょうか。1つの行列式の符号がそれを教えます。凸包がどうなるか、輪郭が重なるか、三角形が交わるかは、このような符号で決まります。
    .text2 = ここでは p はほとんど直線の上にあります。これを、その脇に格子状に並ぶ { $signs-asked } 個の点に置き換えます。格子の間隔は 1 ulp（最終桁の単位）、つまりそこで倍精度の数が取れる最小の刻みです。
    .formula1 = (q_x − p_x)(r_y − p_y) − (q_y − p_y)(r_x − p_x)
    .formula2 = > 0：左、= 0：直線上、< 0：右

say_signs_exact = 本当の答え
    .text1 = 正方形の1つ1つが点です。すべての桁で計算すると、{ $sign-left } 個が直線の左（青）、{ $sign-right } 個が右（青緑）、{ $sign-on } 個がちょうど直線上（オレンジ）にあります。
    .text2 = これらの点は、丸めなしに倍精度の数で表されています。丸められるのは、点を使って計算したものです。
    .formula1 = { $sign-left } + { $sign-on } + { $sign-right }

say_signs_plain = 倍精度そのままの答え
    .text1 = 同じ点、同じ行列式ですが、差も積も1つずつ倍精度に丸めます。すると { $sign-left } 個が左、{ $sign-right } 個が右、{ $sign-on } 個が直線上とされます。図を横切る線は、符号が本当に変わるところです。
    .text2 = かたまりが現れます。2つの積はほとんど等しく、その差よりずっと大きいため、差には丸めが残したものしか残らないのです。
    .formula1 = { $sign-left } + { $sign-on } + { $sign-right }

say_signs_wrong = 誤った符号
    .text1 = 赤は符号が誤っている点で、{ $signs-asked } 個のうち { $sign-wrong } 個です。そのうち { $sign-lost } 個は直線上にないのに直線上とされ、{ $sign-opposite } 個は反対側とされ、{ $sign-made } 個は直線上にあるのに外れているとされます。
    .text2 = どの点を基準に差をとるかで結果が変わります。すべての桁で計算すれば変わらないはずです。q と r も試してください。
    .formula1 = { $sign-lost } + { $sign-opposite } + { $sign-made } = { $sign-wrong }

say_signs_triangle = どの辺も見えない点
    .text1 = 1つの誤った符号は何を起こすでしょうか。凸包を1点ずつ作ります。最初は p₁、p₂、p₃ の三角形（青）です。とても細いので線のように見え、p₂ と p₃ は1点のように見えます。新しい点は、ある辺の右にあれば外側にあります。このとき、その辺が見えるといいます。
    .text2 = 赤い点 p₄ は遠く外側にあります。見える辺の数は、厳密な符号では { $edges-seen-exact }、倍精度そのままでは { $edges-seen-plain } です。そのため倍精度そのままでは内側の点とみなされ、除かれてしまいます。
    .formula1 = 見える辺：{ $edges-seen-exact }、{ $edges-seen-plain } ではない

say_signs_hull = 失われた頂点
    .text1 = 残りの5点が続き、その符号はすべて正しいものです。倍精度そのままの凸包（青）の頂点は { $corners-plain } 個です。本当の凸包（緑）の頂点は { $corners-exact } 個で、p₄ はその1つです。青い凸包から { $corner-outside } だけ外にあります。
    .text2 = 符号が誤ったのは、点が直線から数 ulp しか離れていないところでした。ところが答えの誤りは、目に見える大きさです。「はい」か「いいえ」の誤りが小さな誤差で済むことはありません。
    .formula1 = 頂点は { $corners-exact } 個ではなく { $corners-plain } 個

say_signs_filter = 第1段階：誤差の界
    .text1 = 丸めの影響には界があります。そのまま計算した値と本当の値との差は、A を超えません。値の絶対値が A より大きければ符号は証明されており、ほかには何も計算しません。これがフィルタです。
    .text2 = ここでは点の間隔を { $last-digits } ulp にして、直線からより遠くまで届くようにしました。{ $signs-asked } 個のうち、フィルタで決まるのは { $stage-filter } 個です。オレンジの点にはさらに桁が必要です。グラフは、直線からの距離とともにその割合がどう増えるかを示します。
    .formula1 = |det| ≥ A = (3 + 16 ε) ε (|左の積| + |右の積|)
    .formula2 = ε = 2⁻⁵³

say_signs_stages = 後の段階：必要なだけの桁
    .text1 = 最も細かい格子に戻ります。各段階は、前の段階の結果に桁を加え、符号が証明されたところで終わります。倍精度そのままで足りるのは { $stage-filter } 個、丸めた差の厳密な行列式で足りるのは { $stage-differences } 個、差の丸めを補正して足りるのは { $stage-corrected } 個です。すべての桁が必要なのは { $stage-all } 個です。
    .text2 = すべての桁を持つ数は、倍精度の数の和（展開）で表されます。2つの倍精度の数の和や積の丸めで失われるものも倍精度の数で、取っておかれます。すべての桁が必要なのは、直線上の点か、それより少ない桁では直線上の点と見分けられない点だけです。
    .formula1 = a + b = x + y：x は丸めた和、y は失われたもの
    .formula2 = { $stage-filter } + { $stage-differences } + { $stage-corrected } + { $stage-all }

say_signs_space = 接触する三角形
    .text1 = 空間では、点が三角形の平面のどちら側にあるかを符号が教えます。ここでは { $pairs-touching } 個の三角形 B が三角形 A の上に立ち、その先端はちょうど平面上にあります。倍精度そのままでは、{ $plain-clear } 個で先端が上にあり離れているとされ、{ $plain-through } 個で下にあるとされ、接触とされるのは { $plain-touching } 個だけです。図は、離れているとされた組の1つです。
    .text2 = 本ページがどこでも使う判定は、{ $product-touching } 組が接触していると答えます。{ $corners-asked } 個の頂点のうち、フィルタで決まらないのは { $corners-not-sure } 個だけで、それらを厳密に計算します。費用はわずかで、「離れている」「接触」「干渉」のどの答えも、丸めで決まることはありません。
    .formula1 = { $pairs-touching } 組のうち { $product-touching } 組が接触

question_signs_how-many-wrong = 倍精度そのままでは、これらの点のうち何個の符号が誤りますか？
question_signs_which-wrong = 輪で囲んだ3点のうち1点の符号が誤っています。どれですか？
question_signs_how-many-all = 間隔が 1 ulp の、同じ数の点のうち、すべての桁が必要なのは何個ですか？

why_signs_how-many-wrong = 行列式は2つの積の差で、積はどちらもその ulp の倍数に丸められます。積は p の座標よりずっと大きいので、その ulp もずっと大きくなります。真の行列式が丸めの誤差より小さいところでは、符号が誤ることがあります。行列式がそれほど小さい点はいくつあるでしょうか。
why_signs_which-wrong = それぞれの輪が図を横切る線のどちら側にあるかを見て、次に正方形の色を見てください。青は左、青緑は右、オレンジは直線上とされた点です。
why_signs_how-many-all = すべての桁が必要なのは、それより少ない桁では行列式を 0 と区別できないところだけです。ちょうど直線上にある点がいくつあるかを考えてください。

label_sign-left = 左
label_sign-on = 直線上
label_sign-right = 右
label_sign-wrong = 誤った符号
label_sign-fine = 正しい符号
label_sign-sure-left = 確かに左
label_sign-unsure = 不確か
label_sign-sure-right = 確かに右
label_sign-filter = そのまま
label_sign-differences = 差
label_sign-corrected = 補正
label_sign-all = 全桁

number_signs-asked = 点
number_sign-left = 左
number_sign-on = 直線上
number_sign-right = 右
number_sign-wrong = 誤った符号
number_sign-opposite = 反対側とされた点
number_sign-lost = 誤って直線上とされた点
number_sign-made = 誤って直線外とされた点
number_edges-seen-plain = 見える辺、倍精度そのまま
number_edges-seen-exact = 見える辺、厳密な符号
number_corners-plain = 頂点、倍精度そのまま
number_corners-exact = 頂点、厳密な符号
number_corner-outside = 失われた頂点の外への距離
number_stage-filter = 倍精度そのままで足りる点
number_last-digits = 点の間隔、ulp
number_stage-differences = 丸めた差の厳密な計算
number_stage-corrected = 補正
number_stage-all = すべての桁
number_pairs-touching = 接触する組
number_plain-clear = 倍精度そのまま：離れている
number_plain-through = 倍精度そのまま：貫通
number_plain-touching = 倍精度そのまま：接触
number_product-touching = 本ページ：接触
number_corners-asked = B の頂点
number_corners-not-sure = 厳密に計算した頂点

chart_stages-by-distance = 必要な段階

axis_last-digits-away = 直線からの距離、ulp
axis_percent-of-signs = 点の割合（%）

line_stage-filter = 倍精度そのまま
line_stage-differences = 丸めた差の厳密な計算
line_stage-corrected = 補正
line_stage-all = すべての桁

## Pseudocode

exact-predicates_sign = p, q, r の符号：
exact-predicates_differences = u ← q − p, v ← r − p、丸める
exact-predicates_plain = det ← u_x·v_y − u_y·v_x、倍精度そのまま
exact-predicates_naive = ここで det の符号をそのまま返せば、誤ることがある
exact-predicates_bound = s ← |u_x·v_y| + |u_y·v_x|。A ← (3 + 16 ε) ε s
exact-predicates_filter = |det| ≥ A なら：det の符号を返す
exact-predicates_exactly = B ← u_x·v_y − u_y·v_x、厳密に、倍精度の数の和として
exact-predicates_enough = u, v が何も失っていないか、|B| ≥ (2 + 12 ε) ε s なら：B の符号を返す
exact-predicates_tails = u′, v′ ← 丸めが u と v から奪ったもの。C ← B + u × v′ + u′ × v、丸める
exact-predicates_corrected = |C| ≥ (9 + 64 ε) ε² s + (3 + 8 ε) ε |B| なら：C の符号を返す
exact-predicates_all = (u + u′) × (v + v′) の符号を、すべての桁で返す
exact-predicates_hull = 凸包：新しい点 p ごとに、q から r への辺ごとに：
exact-predicates_sees = p, q, r の符号が −1 なら、p からその辺が見える
exact-predicates_inside = p から見える辺がなければ：内側なので除く
exact-predicates_outside = そうでなければ、p は見える辺の間の頂点と入れ替わる
exact-predicates_space = 三角形：A の平面に対して B のすべての頂点が 0 でない同じ符号なら、離れている

## Glossary

orientation = 点の向き（符号）
    .forms = 行列式の符号 | 行列式
    .text = 点が直線（空間では平面）のどちら側にあるか、つまり左か、右か、その上かです。1つの行列式の符号がそれを教えます。

exact-predicate = 厳密な判定
    .forms = 厳密に計算した符号 | 厳密な符号 | 厳密な判定
    .text = 左か、右か、直線の上かのように、答えの種類が少ない問いで、丸めで決まることのないものです。凸包や輪郭、三角形の交わりは、このような答えの上に成り立ちます。

floating-point-filter = 浮動小数点フィルタ
    .forms = フィルタ
    .text = 値の丸め誤差の界で、値とともに計算されます。値の絶対値がそれより大きければ符号は証明されており、そうでないところだけ、さらに桁を計算します。

expansion = 展開（倍精度の数の和）
    .forms = 展開
    .text = すべての桁を持つ数を、倍精度の数の和で表したものです。和や積の丸めで失われるものも倍精度の数で、取っておかれます。

## Claims

wrong-sign_source = Kettner et al. 2008、失敗例 A1
wrong-sign_says = 倍精度では、p₄ は外側にあるのに三角形の3辺すべての左にあるとされ、凸包から失われます。
wrong-sign_why = 結果は同じです。丸めはどこでも同じなので、同じ倍精度の数からは、どのブラウザーでも同じ誤った符号が出ます。厳密な符号では p₄ は残ります。
