### Rank by rank.

lesson_rank-by-rank = 位ごとに

about_rank-by-rank = 部品の表面を、大きい球から小さい球へと覆っていきます。探索は、球が交わるところだけを下ります。

source_rank-by-rank = 米国特許 5056031（1991） · これと異なる点：球に収まる立方体、親の組ごとの印、最も近い組から

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
choice_rank-by-rank_edge_square-in-circle = √2·r、原文どおり

parameter_rank-by-rank_overlap = 重なるセル

choice_rank-by-rank_overlap_delete = 切り取る
choice_rank-by-rank_overlap_keep = 残す

parameter_rank-by-rank_marks = 印

choice_rank-by-rank_marks_per-pair = 組ごと
choice_rank-by-rank_marks_cleared-all = すべて消す、原文どおり

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
    .text2 = セルが立方体の大きさの倍数でないところでは、立方体が重なります。そこで各立方体から、前の立方体がもつ部分を取り除き、次の位で同じ球を二度作らないようにします。
    .formula1 = r = { $radius }
    .formula2 = 一辺 = { $edge }

say_rank_kept = 第 { $rank } 位
    .text1 = 一つ前の位の各セルを、頂点が半径 { $radius } の球の上にある立方体に分けます。表面にある球だけを残します。ブラケットに { $a } 個、棒に { $b } 個です。
    .text2 = セルが立方体の大きさの倍数でないところでは、立方体が重なり、ここではそのまま残します。それぞれが丸ごとまた分けられるので、位が進むごとに、ほかの球と重なる球が増えます。
    .formula1 = r = { $radius }
    .formula2 = 一辺 = { $edge }

say_rank_covered = すべて覆われている
    .text1 = 表面が通る立方体は、一辺が 2r/√3 なので、どれも自分の球の中に入ります。ですから最小の球は2つの表面をすべて覆い、表面が接触するところでは2つの球が交わります。接触を見逃すことはありません。{ $samples } 個の標本点もこれに合いますが、標本だけでは何の証明にもなりません。
    .text2 = 球は表面から、最大で半径の2倍まではみ出します。誤警報はそこから生じます。
    .formula1 = { $samples } 個の点のうち、どの球にも入らない点は 0 個

say_rank_gaps = すきまがある
    .text1 = 表面の { $samples } 個の点のうち { $gaps } 個は、最小の球のどれにも入っていません。そのいくつかに印を付けています。
    .text2 = √2·r は、円に内接する正方形の一辺です。球に内接する立方体の一辺は 2r/√3 です。それより大きい立方体は頂点が球からはみ出し、そこでの接触は見逃されます。
    .formula1 = √2·r > 2r/√3

say_rank_roots = 探索が始まる
    .text1 = 最初の2つの球を検査します。中心間の距離が { $reach } までなら交わります。それより遠ければ、部品は離れています。
    .text2 = ここから先、探索は交わる球の中へだけ下ります。
    .formula1 = 検査 { $tests } 回

say_rank_marked = 子に印を付ける
    .text1 = ブラケットの第 { $rank-a } 位の球と、棒の第 { $rank-b } 位の球が交わります（灰色）。それぞれを相手の子と検査します。交わる子に印を付けます（緑）。ブラケットは { $a } 個、棒は { $b } 個です。
    .text2 = 次に、印の付いたものどうしの組を検査し、交わるところで探索を先へ進めます。
    .formula1 = ここまでの検査 { $tests } 回

say_rank_dead-end = 行き止まり
    .text1 = ブラケットの第 { $rank-a } 位の球と、棒の第 { $rank-b } 位の球は交わりますが、一方の側では、相手と交わる子がありません。印はブラケットに { $a } 個、棒に { $b } 個です。
    .text2 = この中では何も衝突しません。探索は、まだ印のある次の組に移ります。ほかの行き止まりは示していません。
    .formula1 = ここまでの検査 { $tests } 回

say_rank_cleared = すべての印が消える
    .text1 = この組を終えて戻るとき、原文の方法は、この組のために付けた印だけでなく、すべての印を消します。ブラケットの { $a } 個と棒の { $b } 個です。
    .text2 = まだ検査していなかった兄弟の印も消えました。その中にあるものは、もう決して調べられません。
    .formula1 = ここまでの検査 { $tests } 回

say_rank_hit = 最小の球が2つ交わる
    .text1 = どちらも最後の位の球です。これが答えです。この精度でわかる限り、部品はここで衝突しています。
    .text2 = 危険があるかどうかを知るには、最初の1つで十分です。
    .formula1 = 検査 { $tests } 回

say_rank_collide = 衝突している
    .text1 = 最後まで探索すると、最小の球が { $pairs } 組交わり、どこで衝突しているかを示します。検査は { $tests } 回です。最小の球をすべてたがいに調べると { $all } 回になります。
    .text2 = 面そのものでは、{ $faces } 組の三角形が衝突しています。答えは正しいのです。
    .formula1 = { $all } 回のうち検査 { $tests } 回

say_rank_false-alarm = 誤警報
    .text1 = 最小の球は { $pairs } 組交わりますが、面は一つも交わりません。球からわかるのは、表面どうしが { $within }、つまり最小の半径の4倍以内に近づいていることだけです。
    .text2 = 検査は { $all } 回の代わりに { $tests } 回でした。半径をもっと小さくすれば、手間はかかりますが、部品が離れていることがわかります。
    .formula1 = すきま ≤ { $within }

say_rank_missed = 衝突を見逃した
    .text1 = 面は { $faces } 組の三角形で衝突していますが、探索は何も見つけませんでした。自分の組の印だけを消す探索なら、最小の球を { $sure } 組見つけます。
    .text2 = 組ごとの印か、球に収まる立方体を選んでください。
    .formula1 = { $sure } 組のうち 0 組

say_rank_unmarked = 偶然に正しい
    .text1 = 交わる球は見つからず、面も交わりません。しかし実際には、最小の球は { $sure } 組交わります。これらの組を検査する前に印が消されたのです。
    .text2 = 検査は { $tests } 回でした。もし部品が衝突していても、まったく同じように見逃したでしょう。
    .formula1 = { $sure } 組のうち 0 組

say_rank_apart = 離れている
    .text1 = 最小の球は一つも交わらないので、表面も交わりません。検査は { $all } 回の代わりに { $tests } 回でした。枝の全体が、その最初の球で省かれました。
    .text2 = もし球が交わったとしても、表面どうしは最大で { $within } 離れていることがありえます。
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
number_points-sampled = 調べた点
number_points-uncovered = どの球にもない点
number_sphere-tests = 球の検査
number_tests-of-all = 総当たりの検査
number_sphere-hits = 交わる球の組
number_colliding-faces = 衝突する面の組
number_alarm-within = 誤警報のすきま

chart_spheres-of-ranks = 各位の球
chart_tests-of-ranks = 各位の検査、すべて探索

axis_rank = 位

line_deleted-a = ブラケット、切り取る
line_deleted-b = 棒、切り取る
line_kept-a = ブラケット、残す
line_kept-b = 棒、残す
line_all-hits-tests = 検査
