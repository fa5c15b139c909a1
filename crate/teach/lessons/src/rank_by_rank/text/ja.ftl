### Rank by rank.

lesson_rank-by-rank = 球の木を位ごとに

about_rank-by-rank = 部品の表面を、大きい球から小さい球へと覆っていきます。探索は、球が交わるところだけを下ります。

source_rank-by-rank = 米国特許 5056031（1991） · 異なる点：球に収まる立方体、親の組ごとの印、最も近い組から

parameter_rank-by-rank_pose = 棒

choice_rank-by-rank_pose_touching = 衝突する
choice_rank-by-rank_pose_near = 近い
choice_rank-by-rank_pose_apart = 離れている

parameter_rank-by-rank_form = 半径

choice_rank-by-rank_form_ratio = およそ ρ = 2
choice_rank-by-rank_form_three-ranks = 3つの位
choice_rank-by-rank_form_exact = ちょうど ρ = 2（本ページ）

parameter_rank-by-rank_edge = 立方体の一辺

choice_rank-by-rank_edge_cube-in-sphere = 2r/√3
choice_rank-by-rank_edge_square-in-circle = √2·r、発表どおり

parameter_rank-by-rank_overlap = 重なるセル

choice_rank-by-rank_overlap_delete = 切り取る
choice_rank-by-rank_overlap_keep = 残す

parameter_rank-by-rank_marks = 印

choice_rank-by-rank_marks_per-pair = 組ごと
choice_rank-by-rank_marks_cleared-all = すべて消す、発表どおり

say_rank_parts = 2つの部品
    .text1 = ブラケットと棒です。衝突するでしょうか。表面を球で覆います。2つの球の検査は、中心の引き算1つで済むからです。
    .text2 = 使う人が最小の半径を選びます。ここでは { $accuracy } で、これが精度です。球の位は、ブラケットで { $a } 段、棒で { $b } 段になります。
    .formula1 = |c₁ − c₂| ≤ r₁ + r₂

say_rank_first = 第 { $rank } 位：それぞれを1つの球で囲む
    .text1 = 部品の最初の球は、境界ボックスを囲む球です。ブラケットの球の半径は { $radius } です。
    .text2 = 最初の球が離れている2つの部品には、それ以上の検査は要りません。
    .formula1 = r₁ = { $radius }

say_rank_deleted = 第 { $rank } 位
    .text1 = 一つ前の位の各セルを、頂点が半径 { $radius } の球の上にある立方体に分けます。表面にある球だけを残します。ブラケットに { $a } 個、棒に { $b } 個です。内部は空のままです。
    .text2 = セルが立方体の大きさの倍数でないところでは、立方体が重なります。そこで、前の立方体が覆う部分を切り取ります。こうすれば、次の位で同じ球を二度作りません。
    .formula1 = r = { $radius }
    .formula2 = 一辺 = { $edge }

say_rank_kept = 第 { $rank } 位
    .text1 = 一つ前の位の各セルを、頂点が半径 { $radius } の球の上にある立方体に分けます。表面にある球だけを残します。ブラケットに { $a } 個、棒に { $b } 個です。
    .text2 = セルが立方体の大きさの倍数でないところでは、立方体が重なります。ここでは切り取らず、それぞれを丸ごとまた分けます。位が進むごとに、ほかの球と重なる球が増えます。
    .formula1 = r = { $radius }
    .formula2 = 一辺 = { $edge }

say_rank_covered = すべての点が覆われている
    .text1 = 表面が通る立方体は、一辺が 2r/√3 なので、どれも自分の球の中に入ります。ですから最小の球は2つの表面をすべて覆い、表面が接触するところでは2つの球が交わります。接触を見逃すことはありません。{ $samples } 個の標本点もこれに合いますが、標本だけでは何の証明にもなりません。
    .text2 = 球は表面から、最大で半径の2倍まではみ出します。誤警報はそこから生じます。
    .formula1 = { $samples } 個の点のうち、どの球にも入らない点は 0 個

say_rank_gaps = すきまがある
    .text1 = 表面の { $samples } 個の標本点のうち { $gaps } 個は、最小の球のどれにも入っていません。そのいくつかに印を付けています。
    .text2 = √2·r は、円に内接する正方形の一辺です。球に内接する立方体の一辺は 2r/√3 です。それより大きい立方体は頂点が球からはみ出し、そこでの接触は見逃されます。
    .formula1 = √2·r > 2r/√3

say_rank_roots = 探索が始まる
    .text1 = 最初の2つの球を検査します。中心間の距離が { $reach } 以下なら交わります。そうでなければ、部品は離れています。
    .text2 = ここから先、探索は交わる球の中へだけ下ります。
    .formula1 = 検査 { $tests } 回

say_rank_marked = 子に印を付ける
    .text1 = ブラケットの第 { $rank-a } 位の球と、棒の第 { $rank-b } 位の球が交わります（灰色）。それぞれを相手の子と検査します。交わる子に印を付けます（緑）。ブラケットは { $a } 個、棒は { $b } 個です。
    .text2 = 次に、印の付いたものどうしの組を検査し、交わるところで探索を先へ進めます。
    .formula1 = ここまでの検査 { $tests } 回

say_rank_dead-end = 行き止まり
    .text1 = ブラケットの第 { $rank-a } 位の球と、棒の第 { $rank-b } 位の球は交わります。しかし一方の側では、相手と交わる子がありません。印はブラケットに { $a } 個、棒に { $b } 個です。
    .text2 = この中では何も衝突しません。探索は、まだ印のある次の組に移ります。ほかの行き止まりは示していません。
    .formula1 = ここまでの検査 { $tests } 回

say_rank_cleared = すべての印が消える
    .text1 = 探索がこの組を抜けるとき、発表された方法はすべての印を消します。ブラケットの { $a } 個と棒の { $b } 個です。消すべきなのは、この組のために付けた印だけです。
    .text2 = まだ検査していなかった兄弟の印も消えました。これらはもう検査されません。
    .formula1 = ここまでの検査 { $tests } 回

say_rank_hit = 最小の球が2つ交わる
    .text1 = どちらも最後の位の球です。したがって、この精度での答えは「部品はここで衝突する」です。
    .text2 = 危険があるかどうかを知るには、最初の1つで十分です。
    .formula1 = 検査 { $tests } 回

say_rank_collide = 衝突している
    .text1 = 最後まで探索すると、最小の球が { $pairs } 組交わり、どこで衝突しているかを示します。検査は { $tests } 回です。最小の球をすべてたがいに調べると { $all } 回になります。
    .text2 = 部品そのものでは、{ $faces } 組の三角形が衝突しています。答えは正しいのです。
    .formula1 = { $all } 回のうち検査 { $tests } 回

say_rank_false-alarm = 誤警報
    .text1 = 最小の球は { $pairs } 組交わりますが、面は一つも交わりません。球から証明されるのは、表面どうしが { $within }、つまり最小の半径の4倍以内に近づいていることだけです。
    .text2 = 検査は { $all } 回の代わりに { $tests } 回でした。半径をもっと小さくすれば、検査は増えますが、部品が離れていることがわかります。
    .formula1 = すきま ≤ { $within }

say_rank_missed = 衝突を見逃した
    .text1 = 面は { $faces } 組の三角形で衝突していますが、探索は何も見つけませんでした。自分の組の印だけを消す探索なら、最小の球を { $sure } 組見つけます。
    .text2 = 組ごとの印か、球に収まる立方体を選んでください。
    .formula1 = { $sure } 組のうち 0 組

say_rank_unmarked = 偶然に正しい
    .text1 = 交わる球は見つからず、面も交わりません。しかし実際には、最小の球は { $sure } 組交わります。これらの組を検査する前に印が消されたのです。
    .text2 = 検査は { $tests } 回でした。本当の衝突も、同じように見逃したでしょう。
    .formula1 = { $sure } 組のうち 0 組

say_rank_apart = 離れている
    .text1 = 最小の球は一つも交わらないので、表面も交わりません。検査は { $all } 回の代わりに { $tests } 回でした。枝の全体が、その最初の球で省かれました。
    .text2 = 球が交わったとしても、表面どうしは最大で { $within } 離れていることがありえます。
    .formula1 = { $all } 回のうち検査 { $tests } 回

question_rank_growth = 次の位で、ブラケットの球はいくつになりますか。
question_rank_covered = 最小の球は、表面のすべての点を覆っていますか。
question_rank_collides = 探索は、衝突する球を見つけますか。
question_rank_agrees = 面による厳密な答えは、球による答えと同じですか。

number_accuracy = 最小の半径
number_rank-radius = 半径
number_cube-edge-length = 立方体の一辺
number_spheres-a = ブラケットの球
number_spheres-b = 棒の球
number_points-sampled = 標本点
number_points-uncovered = どの球にもない点
number_sphere-tests = 球の検査
number_tests-of-all = 総当たりの検査
number_sphere-hits = 交わる球の組
number_colliding-faces = 交わる面の組
number_alarm-within = 誤警報のすきま

chart_spheres-of-ranks = 各位の球
chart_tests-of-ranks = 各位の検査、すべて探索

axis_rank = 位

line_deleted-a = ブラケット、切り取る
line_deleted-b = 棒、切り取る
line_kept-a = ブラケット、残す
line_kept-b = 棒、残す
line_all-hits-tests = 検査

why_rank_growth = ブラケットには今 { $a } 個の球があります。ρ = 2 なら、前の立方体の1辺に新しい立方体が約2つ並びます。3つの位なら、もっと多く並びます。中まで詰まった立体なら、1辺に2つで8倍になりますが、残すのは表面の球だけです。
why_rank_covered = 立方体が球の中に入るのは、辺が 2r/√3、つまり 1.15 r 以下のときです。√2·r はそれより大きくなります。ここでは r は { $radius }、辺は { $edge } です。
why_rank_collides = 球は表面からはみ出すので、部品より先に交わります。どの球にも覆われない点があると（ここでは { $gaps } 個）、接触を見逃すことがあります。2つの部品がどれだけ近いかを見てください。
why_rank_agrees = 球は表面からはみ出すので、報告が多すぎることがあります。印が消されたところや、覆われない点があるところでは、少なすぎることがあります。最小の球が交わるところで面も交わるかを見てください。

## Pseudocode

rank-by-rank_radii = r₁ … rₙ：箱の外接球から精度 rₙ まで、ほぼ等しい比で並べる
rank-by-rank_first = 位 1 ← 境界ボックスの外接球
rank-by-rank_next = 位 i を 2 から n まで、位 i − 1 のセルごとに：
rank-by-rank_cubes = セルを立方体に分ける。その頂点は半径 rᵢ の球の上（発表どおり：一辺 √2·rᵢ）
rank-by-rank_surface = 球が表面に交わる立方体を残す（本ページ：立方体そのものが交わるもの）
rank-by-rank_overlap = 各セルから、前のセルが覆う部分を除く
rank-by-rank_covered = 表面のどの点も、位 n の球の中にあるか？
rank-by-rank_roots = 最初の球が離れていれば：「離れている」を返す。そうでなければ search(その2つ)
rank-by-rank_search = search(x, y)、交わる2つの球：
rank-by-rank_hit = 両方が最後の位なら：当たり。最初の1つで足りる
rank-by-rank_mark = x の子のうち y に交わるもの、y の子のうち x に交わるものに印を付ける
rank-by-rank_dead = 一方に印が1つもなければ：戻る
rank-by-rank_below = 印の付いた u, v のうち交わる組ごとに：search(u, v)
rank-by-rank_clear = この組の印を消す（発表どおり：すべての印）
rank-by-rank_collide = 当たりがあれば：「衝突する」、または離れていても 4·rₙ 以内、と返す
rank-by-rank_apart = そうでなければ「離れている」を返す

## Glossary

bounding-box = 境界ボックス
    .forms = 境界ボックス | 外接直方体 | 軸に平行な箱 | 軸並行の箱
    .text = あるものを囲む、辺が座標軸に平行な最小の箱です。軸平行境界ボックス（AABB）ともいいます。

sphere-tree = 球の木
    .forms = 球の木 | 球で覆い | 球で覆う | 大きい球から小さい球へ
    .text = 表面を覆う、大きなものから小さなものまでの球で、境界ボリューム階層（BVH）の一種です。どの球も、子が覆う表面の部分を含みます。2つの大きな球が離れていれば、その下の組に検査は要りません。

rank = 位
    .forms = 位の数 | 球の位 | 前の位 | 次の位 | 最後の位 | 各位 | 位の球 | 位が
    .text = 1つの部品の、同じ大きさの球のすべてです。位 1 は部品を囲む1つの球で、最後の位の半径が最も小さくなります。

accuracy = 精度
    .forms = 精度
    .text = 使う人が選ぶ最小の半径です。誤警報のとき、部品どうしは半径の4倍より離れていません。

missed-collision = 衝突の見逃し
    .forms = 見逃し | 見逃す | 見逃され | 見落とし | 見落とす
    .text = 実際にあるのに報告されない衝突です。安全のための検査では決して許されない誤りです。

marks = 印
    .forms = 印を | 印が | 印の | 印は
    .text = 探索が、まだ互いに検査すべき球に付けるものです。特許の方法は、組を抜けるときに印をすべて消すので、まだ待っていた兄弟も失われます。
