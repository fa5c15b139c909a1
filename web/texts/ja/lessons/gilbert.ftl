### GJK, step by step.

lesson_gilbert = GJK 法を一歩ずつ

about_gilbert = 2つの凸形状、そのミンコフスキー差、そして距離をはさんで近づいていく2つの界。

source_gilbert = Gilbert, Johnson, Keerthi 1988 · JP 3316092 B2 · Montanari ほか 2017

parameter_gilbert_shapes = 形状

choice_gilbert_shapes_hulls = 凸包
choice_gilbert_shapes_boxes = 直方体
choice_gilbert_shapes_needles = 針
choice_gilbert_shapes_polygons = 多角形
choice_gilbert_shapes_point = 点

parameter_gilbert_vertices = それぞれの頂点数
parameter_gilbert_gap = すきま（0 未満は重なり）
parameter_gilbert_start = 最初の点

choice_gilbert_start_means = 平均
choice_gilbert_start_direction = 上から
choice_gilbert_start_bad = 反対側

parameter_gilbert_method = 単体の最近点

choice_gilbert_method_signed-volumes = 符号付き体積
choice_gilbert_method_johnson = Johnson

parameter_gilbert_compare = 比較の相手

choice_gilbert_compare_none = なし
choice_gilbert_compare_method = もう一方の方法
choice_gilbert_compare_climbing = 山登り法

say_gilbert_begin = 2つの問いが1つになる
    .text1 = K₁ と K₂ はどれだけ離れているでしょうか。一方のすべての点から他方のすべての点を引くと、その集合がミンコフスキー差 K = K₁ − K₂ です（右）。原点からこの集合までの距離が、2つの形状の距離です。
    .text2 = K を実際に作ることはありません。頂点が { $a } 個と { $b } 個のここでは、K の頂点は { $difference } 個です。探索が求めるのは、ある方向でいちばん外にある K の点だけです。それは、K₁ のいちばん外の点から K₂ のそれを引いたものです。探索はそのような点の1つ y₀ から始まります。
    .formula1 = d(K₁, K₂) = min |x − y| = min |k|, k ∈ K

say_gilbert_first = 原点のほうを見る
    .text1 = 単体の中で原点に最も近い点が ν₀ です。頂点が1つなら、その頂点です。したがって距離は |ν₀| = { $upper } 以下です。
    .text2 = 次に、方向 −ν₀、つまり原点へ向かっていちばん遠い K の点を求めます。その点が次の頂点になります。この点を通り、その方向に垂直な平面の片側に、K の全体があります。この平面は ν₀ より { $gain } だけ原点に近いので、もっと近い K の点がまだあるかもしれません。
    .formula1 = g(ν₀) = |ν₀|² + h(−ν₀) = { $g }
    .formula2 = r₀ = −h(−ν₀) / |ν₀| = { $lower }

say_gilbert_refine = 単体を改良する
    .text1 = 単体の中で原点に最も近い点 ν は、{ $corners } 個の頂点の凸包にあります。捨てた頂点は { $dropped } 個です。
    .text2 = 方向 −ν のサポート点を通る平面は、ν より { $gain } だけ原点に近いので、ν はまだ答えではないかもしれません。この平面は、形状が少なくとも { $lower } 離れていることを証明します。
    .formula1 = g(ν) = |ν|² + h(−ν) = { $g }
    .formula2 = { $lower } ≤ d ≤ { $upper }

say_gilbert_unproven = まだ証明はない
    .text1 = ν は今、{ $corners } 個の頂点の凸包にあり、距離は { $upper } 以下です。
    .text2 = サポート点を通る平面から見て、原点は K と同じ側にあります。これでは何も証明されず、形状は交わっているかもしれません。平面は方向 −ν に ν から { $gain } 先にあり、サポート点が次の頂点になります。
    .formula1 = g(ν) = |ν|² + h(−ν) = { $g }
    .formula2 = r = { $lower } ≤ 0 ≤ d ≤ { $upper }

say_gilbert_arrived = これより近い点はない
    .text1 = 方向 −ν のサポート点は、丸め誤差の範囲で、ν より原点に近くありません。したがって K のどの点も ν より近くはなく、ν が最近点です。
    .text2 = 2つの界が一致しました。ν を通り、K と原点を分ける平面がその証明です。
    .formula1 = g(ν) = |ν|² + h(−ν) ≈ 0
    .formula2 = { $lower } ≤ d ≤ { $upper }

say_gilbert_meets = まもなく原点が囲まれる
    .text1 = サポート点を通る平面は ν から { $gain } 先、原点の向こう側にあります。この点を頂点に加えると、単体は原点を含みます。K₁ のある点が K₂ の点でもあるということです。
    .formula1 = g(ν) = |ν|² + h(−ν) = { $g }
    .formula2 = d ≤ { $upper }

say_gilbert_met = 形状は交わっている
    .text1 = { $corners } 個の頂点の凸包が原点を含むので、K₁ のある点は K₂ の点でもあり、距離は 0 です。もとの方法はここで、「干渉する」と答えて終わります。
    .text2 = 利用者が知りたいのは、どれだけ深いかです。ここから単体は外へ広がり、その面の1つが K の面になるまで続けます。
    .formula1 = 0 ∈ conv V ⊆ K

say_gilbert_expand = どれだけ深いか
    .text1 = 広がっていく凸包の面のうち、原点に最も近い面がいちばんよい見当です。深さは少なくともその面までの距離です。その面の先にあるサポート点から、深さが最大でどれだけかがわかります。
    .formula1 = { $least } ≤ 深さ ≤ { $most }

say_gilbert_separated = 離れている
    .text1 = 距離は { $distance } で、{ $iterations } 回の反復で求まりました。単体の中での ν の重みを、単体の頂点のもとになった K₁ と K₂ の点に掛けると、2つの最近点が得られます。
    .text2 = 最近点はどちらも、その形状の要素、つまり頂点か辺か面の上にあります。特許の方法はこの要素も返します。図では要素を強調し、番号で示します。v5 は頂点、e2–5 は2つの頂点の間の辺、f3 は面です。連続的な探索は、次のサイクルをここから始めます。
    .formula1 = p₁ = Σ λᵢ x₁ᵢ,  p₂ = Σ λᵢ x₂ᵢ
    .formula2 = d = |p₁ − p₂| = { $distance }

say_gilbert_touching = 接触している
    .text1 = 原点は K の表面にあります。形状は重ならずに接触しています。{ $iterations } 回の反復でわかりました。
    .formula1 = d = { $distance }

say_gilbert_overlapping = 重なっている
    .text1 = K の最も近い面は原点から { $depth } のところにあります。一方の形状をその面の法線に沿ってそれだけ動かせば、接触するだけになります。交わりを知るのに { $iterations } 回の反復、深さを求めるのに { $expansions } 回の拡大がかかりました。この深さは最短の移動の長さで、文献でいう貫入深さです。レビューのページの深さはこれとは別で、最も深い点が表面からどれだけ内側にあるかを表します。
    .formula1 = 深さ = { $depth }

say_gilbert_unfinished = 終わっていない
    .text1 = 2つの界が一致する前に探索が止まりました。わかっているのは界が示すことだけです。

event_gilbert_vertex = { $of }：頂点 v{ $v }
event_gilbert_edge = { $of }：辺 e{ $v }–{ $w }
event_gilbert_face = { $of }：面 f{ $f }（{ $sides } 角形）
event_gilbert_within = { $of }：内部（同じ面にない頂点の間）

word_k-1 = K₁
word_k-2 = K₂

question_gilbert_support = y₀ から原点へ向かう方向に最も遠くまで届くのは、K のどの頂点ですか。

point_gilbert_support = 点は頂点から頂点へ移ります。最も遠い頂点に届かない分が { $within } 以下なら正解とします。

question_gilbert_proven = 次のステップで、形状が離れていることは証明されますか。
question_gilbert_leaves = どの頂点が単体から外れますか。
question_gilbert_done = これが最近点ですか。

label_pair = 2つの形状
label_difference = ミンコフスキー差 K₁ − K₂
label_origin = 原点

number_vertices-a = K₁ の頂点数
number_vertices-b = K₂ の頂点数
number_vertices-difference = K の頂点数
number_depth-most = 深さの上限
number_depth-least = 深さの下限
number_g-share = |ν|² に対する g(ν)

chart_bounds = 2つの界
