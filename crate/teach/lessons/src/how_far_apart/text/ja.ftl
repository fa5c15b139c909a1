### How far apart?

lesson_how-far-apart = どれだけ離れている？

about_how-far-apart = 2つの形をドラッグしながら、プログラムが距離をどう見つけるかを考えます。予備知識も数式も要りません。

source_how-far-apart = Gilbert、Johnson、Keerthi 1988 のもとにある考え方 · 形は自作

parameter_how-far-apart_x = B を右へ
parameter_how-far-apart_y = B を上へ
parameter_how-far-apart_direction = 矢印の向き, °

say_apart_drag = どれだけ離れている？
    .text1 = B をドラッグしてください。赤い線は、いつも A と B を結ぶ最も短い線です。その長さが2つの距離で、いまは { $distance } です。
    .text2 = あなたにはこの線がすぐに見えます。プログラムに見えるのは、頂点の座標だけです。どうすればこの線を見つけられるでしょうか。

say_apart_drag-overlap = どれだけ離れている？
    .text1 = A と B は重なっているので、距離は 0 です。B を A の外へドラッグすると、赤い線が現れます。この線は、いつも A と B を結ぶ最も短い線です。
    .text2 = あなたにはこの線がすぐに見えます。プログラムに見えるのは、頂点の座標だけです。どうすればこの線を見つけられるでしょうか。

say_apart_direction = もっとやさしい問い
    .text1 = 最短の線の端は、辺の上のどこにでも来ます。ですから、頂点どうしを比べるだけでは足りません。そこで、もっとやさしい問いから始めます。
    .text2 = 矢印は、ある方向を示しています。ドラッグすると回せます。この方向に最も遠い A の頂点はどれでしょうか。

say_apart_support = サポート点
    .text1 = 緑の頂点が、矢印の方向に最も遠い点です。これを、この方向での A のサポート点といいます。細い線は、それぞれの頂点がどこまで届くかを示します。
    .text2 = 矢印をぐるりと1周回してください。サポート点はしばらく同じままで、あるところで隣の頂点に移ります。

say_apart_line = A 全体が線の手前にある
    .text1 = 緑の線の向こうには、A のどの部分もありません。頂点がいくつあっても、サポート点が1つわかれば、そう言えます。
    .text2 = 矢印を回してください。線は A のまわりを転がり、A を横切ることはありません。

say_apart_gap = 2本の線とすきま
    .text1 = B にも線を引きました。逆方向での B のサポート点を通る線です。2本の線のすきまの幅は { $gap } です。
    .text2 = A から B へ行くには、必ず2本の線を越えます。ですから A と B は、少なくともこの幅だけ離れています。すきまができるだけ広くなるまで、矢印を回してください。

say_apart_no-gap = この方向にはすきまがない
    .text1 = B にも線を引きました。逆方向での B のサポート点を通る線です。いまは2本の線がすれ違っていて、すきまがありません。
    .text2 = すきまが開くまで矢印を回し、さらにできるだけ広くしてください。

say_apart_no-gap-overlap = この方向にはすきまがない
    .text1 = B にも線を引きました。逆方向での B のサポート点を通る線です。いまは2本の線がすれ違っていて、すきまがありません。
    .text2 = A と B が重なっているので、どの方向にもすきまがありません。最初のステップに戻って B を A の外へドラッグするか、このまま進んでください。

say_apart_best = 最も広いすきま
    .text1 = 最短の線の方向では、すきまの幅が A と B の距離と同じ { $distance } になります。線は距離が大きくてもこの値であることを、すきまは小さくてもこの値であることを示します。2つを合わせると、距離が証明されます。
    .text2 = B をドラッグすると、線もついてきます。では、プログラムはこの方向をどう見つけるのでしょうか。そのために、次のステップで2つの形を1つにします。

say_apart_best-none = すきまがまったくない
    .text1 = A と B は重なっているので、どの方向でも2本の線がすれ違います。B を A の外へドラッグすると、線は最も広いすきまを示します。
    .text2 = すきまがあるとき、最も広くなる方向をプログラムはどう見つけるのでしょうか。そのために、次のステップで2つの形を1つにします。

say_apart_difference = B から A へのすべての矢印
    .text1 = B の点から A の点へ矢印を引きます。下の図では、同じ矢印を、決まった1つの点、つまり原点から引きます。B の頂点1つから引いた矢印の先は、A の写しを埋めます。
    .text2 = 次に、B のすべての点から引きます。矢印の先は、合わせて灰色の形を埋めます。これが A と B の差で、A − B と書き、ミンコフスキー差ともいいます。

say_apart_origin = 1つの形と1つの点
    .text1 = 最も短い矢印の長さは、A と B の距離と同じ { $distance } です。下の図では、その先が、差の中で原点に最も近い点です。
    .text2 = 「2つの形はどれだけ離れているか」という問いが、「1つの形は原点からどれだけ離れているか」に変わりました。B をドラッグしてください。2つの数値は一緒に変わります。

say_apart_origin-inside = 1つの形と1つの点
    .text1 = A と B は重なっているので、距離は 0 です。差から原点までの距離も 0 です。
    .text2 = 「2つの形はどれだけ離れているか」という問いが、「1つの形は原点からどれだけ離れているか」に変わりました。B を A の外へドラッグしてください。2つの数値は一緒に変わります。

say_apart_no-overlap = 原点が中にあれば重なっている
    .text1 = B を A の上へドラッグし、原点を見ていてください。A と B が点を共有すると、その点から同じ点への矢印は長さがありません。矢印の先は原点なので、差は原点を含みます。
    .text2 = 「重なっているか」という問いも、「原点は差の中にあるか」に変わりました。接するだけなら、原点は差の縁にあります。

say_apart_overlap = 原点が中にあれば重なっている
    .text1 = 斜線の部分は、A と B が共有する点です。その点から同じ点への矢印は長さがありません。矢印の先は原点なので、差は原点を含みます。
    .text2 = 「重なっているか」という問いも、「原点は差の中にあるか」に変わりました。接するだけなら、原点は差の縁にあります。B を A の外へドラッグし、原点を見ていてください。

say_apart_two-supports = 差は作らなくてよい
    .text1 = 緑の矢印は、A の上の矢印の方向に最も遠くまで届きます。先は A のサポート点、元は逆方向での B のサポート点です。ですから、差のサポート点を1つ求めるには、頂点を { $corner-pairs } 組ではなく { $looks } 個見れば足ります。
    .text2 = 差は作らなくてよく、サポート点だけで足ります。この2つの形では、GJK 法は差のサポート点を { $support-points } 個使います。方向の選び方は、次のレッスン「GJK 法を一歩ずつ」で見ます。

question_apart_ends = 最短の線の端は、どこに来ることがありますか。
question_apart_farthest = 矢印の方向に最も遠い A の頂点はどれですか。
question_apart_beyond = サポート点を通り、矢印に直角な線を引きます。その向こうに A の一部はありますか。
question_apart_wider = B にも逆方向で線を引きます。2本の線のすきまが、A と B の距離より広くなることはありますか。
question_apart_best = すきまが最も広いのは、どの方向ですか。
question_apart_dragged = B をドラッグすると、差はどうなりますか。
question_apart_where = A と B が接するだけでなく重なると、原点はどこにありますか。
question_apart_looks = 差は作りません。ある方向で差の最も遠い点を見つけるには、何を見ればよいですか。

point_apart_farthest = 輪は頂点から頂点へ移ります。最も遠い頂点に届かない分が { $within } 以下なら正解とします。

label_turn-me = 回す
label_support-point = サポート点
label_ends-corners = 頂点だけ
label_ends-edges = 頂点と辺の上
label_ends-inside = 形の内部にも
label_best-shortest = 最短の線に沿った方向
label_best-centres = A の中心から B の中心への方向
label_best-right = 真右
label_difference-moves = 形を保って動く
label_difference-changes = 形が変わる
label_origin-inside = 差の内側
label_origin-edge = 差の縁の上
label_origin-outside = 差の外側
label_each-corner = A と B の頂点を1回ずつ
label_each-pair = A の頂点と B の頂点のすべての組
label_each-difference = 差のすべての頂点

number_distance = A と B の距離
number_gap = 線のすきま（0 未満：なし）
number_from-origin = 原点から A − B までの距離
number_looks = 見る頂点
number_corner-pairs = 頂点の組
number_difference-corners = A − B の頂点
number_support-points = GJK 法のサポート点

why_apart_ends = B を A の横でゆっくりドラッグして、赤い線の両端を見てください。
why_apart_ends_ends-corners = A の頂点が B の辺の中ほどに向かい合うまで、B をドラッグしてください。そのとき線の端はどこにありますか。
why_apart_ends_ends-inside = 形の内部の点からは、いつでも相手にもう少し近づけます。ですから、最短の線がそこで終わることはありません。
why_apart_farthest = 矢印に直角な線を考え、矢印に沿って押していきます。線が最後に離れる頂点はどれですか。
why_apart_farthest_there = この頂点を通る線の向こうに、目立って出ている頂点はありません。
why_apart_farthest_beyond = 選んだ頂点を通る線の向こうに、頂点が { $beyond } 個あり、最も遠いものは { $short } だけ先まで届きます。大切なのは、矢印の方向にどこまで届くかです。矢印の先に近いことではありません。
why_apart_beyond = 線の向こうとは、矢印の方向にもっと遠いということです。サポート点より遠くまで届く頂点はありますか。
why_apart_wider = 最短の線に沿って A から B へ歩いてみましょう。A 全体は一方の線の手前に、B 全体はもう一方の線の先にあります。ですから途中で、すきまをすっかり渡ります。
why_apart_best = すきまは、A と B の距離より広くはなりません。ちょうど同じ幅になるのは、どの方向ですか。
why_apart_best_best-centres = 中心は関係ありません。関係するのは、向かい合う側だけです。矢印をそちらへ回し、すきまと赤い線を比べてください。
why_apart_best_best-right = 矢印を右へ回し、すきまと赤い線を比べてください。もっと広いすきまはありませんか。
why_apart_best_best-shortest = 矢印を赤い線に沿わせ、ほかの方向のすきまと比べてください。
why_apart_dragged = どの矢印も B の点から始まります。B が動くと、すべての矢印の元が同じだけ動きます。ですから、すべての先も一緒に動きます。
why_apart_where = 重なっているとは、縁だけでなく内側も共有しているということです。共有する点で、B のその点から A の同じ点への矢印の長さはいくつで、その先はどこにありますか。
why_apart_looks = 最も遠くまで届く矢印は、元ができるだけ後ろ、先ができるだけ前にあります。元と先は、別々に選べますか。

## Pseudocode

how-far-apart_distance = d ← A と B を結ぶ最短の線の長さ
how-far-apart_direction = ある方向 u について：
how-far-apart_support = p ← 方向 u での A のサポート点、q ← 方向 −u での B のサポート点
how-far-apart_line = A 全体は p を通る線の手前に、B 全体は q を通る線の先にある
how-far-apart_gap = gap ← 2本の線のすきま；gap ≤ d
how-far-apart_best = すべての方向で最も広いすきまが d
how-far-apart_difference = A − B ← 原点から引いた、B から A へのすべての矢印の先
how-far-apart_origin = d = 原点から A − B までの距離
how-far-apart_overlap = A と B が重なる：原点は A − B の中にある
how-far-apart_supports = 方向 u での A − B のサポート点は p − q
