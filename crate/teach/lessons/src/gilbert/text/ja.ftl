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

why_gilbert_support = ある方向に最も遠い頂点では、その頂点を通りその方向に垂直な平面の向こう側に、ほかの頂点がありません。y₀ から原点へ向かう矢印に沿って見てください。
why_gilbert_support_there = この頂点を通り方向に垂直な平面の向こうには、ほとんど何も出ていません。これが探索の求めるサポート点、つまり K₁ の最も外側の点から K₂ の最も外側の点を引いたものです。
why_gilbert_support_beyond = 選んだ頂点を通る平面は、y₀ から原点へ向かう方向に垂直です。その向こうに、赤い輪で示した頂点が { $beyond } 個あり、最も遠いものは { $short } だけ先まで届きます。原点に近いことと、その方向に遠いことは同じではありません。
why_gilbert_proven = サポート点を通る平面に対して、原点が K の反対側にあれば、そのステップで形が離れていることが証明されます。原点がどこにあるか、次のサポート点がどこまで届くかを見てください。
why_gilbert_done = K のどの点もより近くにないとき、ν が最近点であり、そのとき2つの界は一致しています。ここでは { $lower } と { $upper } で、サポート点は ν より { $gain } だけ近くにあります。
why_gilbert_leaves = 次の ν は、それを支える頂点の凸包の中にあります。ν がある頂点の向かいの辺や頂点の上に来ると、その頂点は抜けます。
why_gilbert_leaves_none = どの頂点も抜けないなら、次の ν はすべての頂点の凸包の内部にあることになります。原点から見て、この凸包のどの部分が最も近いかを見てください。
why_gilbert_leaves_several = いくつもの頂点が一度に抜けるのは、次の ν が凸包のもっと小さな部分、つまり1本の辺か新しい頂点だけの上にあるときに限ります。どの部分が原点に最も近いかを見てください。

## Pseudocode

gilbert_start = V ← { "{" }y₀{ "}" }、K = K₁ − K₂ の頂点の1つ
gilbert_repeat = 繰り返す：
gilbert_nearest = ν ← conv V の点のうち原点に最も近いもの
gilbert_reduce = V には、その凸包が ν を含む頂点だけを残す
gilbert_inside = V に頂点が4つあるか、ν が原点なら：「展開」へ進む
gilbert_support = s ← s_K(−ν) = s_K₁(−ν) − s_K₂(ν)、ν と逆向きに最も遠い点
gilbert_bound = r ← max(r, s·ν / |ν|)。これで r ≤ d ≤ |ν| であり、r > 0 なら離れていることの証明
gilbert_arrived = 丸めの範囲で s が ν より奥になければ：ループを抜ける
gilbert_push = V ← V ∪ { "{" }s{ "}" }
gilbert_apart = 「離れている」、d = |ν| を返す。ν の重み λ から p₁ = Σ λᵢ x₁ᵢ と p₂ = Σ λᵢ x₂ᵢ
gilbert_touch = 丸めの範囲で距離または深さが 0 なら、「接触している」を返す
gilbert_unfinished = 決めた歩数のうちに界が一致しなければ、界だけを返す
gilbert_polytope = 展開：P ← 原点を囲む、K の頂点の多面体。V から始める
gilbert_loop = 繰り返す：
gilbert_facet = F ← P の小平面のうち原点に最も近いもの、n はその法線
gilbert_beyond = s ← s_K(n)。深さ ≤ n·s
gilbert_deep = s が F より外になければ：「重なっている」、深さ、向き n を返す
gilbert_grow = P ← conv(P ∪ { "{" }s{ "}" })

## Glossary

minkowski-difference = ミンコフスキー差
    .forms = ミンコフスキー差
    .text = 一方の形のすべての点から、もう一方の形のすべての点を引いたものです。2つの形は、これが原点を含むとき、そしてそのときに限り出会います。形の間の距離は、これと原点との距離です。

support-mapping = サポート写像
    .forms = サポート関数 | サポート点 | サポート写像
    .text = 方向を与えると、形の中でその向きに最も遠い点、すなわちサポート点を返すものです。ミンコフスキー差のサポート点は、一方の形のサポート点から、もう一方の形の逆向きのサポート点を引いたものなので、差そのものを作る必要はありません。

simplex = 単体
    .forms = 単体
    .text = 点、線分、三角形または四面体です。多くとも4つの頂点の凸包で、GJK 法はこれを差の全体の代わりに使います。

signed-volumes = 符号付き体積
    .forms = 符号付き体積
    .text = 単体の上で原点に最も近い点を求める方法です。Johnson の再帰が桁を失う薄い単体でも、桁を保ちます。

witness-points = 最近点の組（witness points）
    .forms = 最近点の組 | 最近点 | 最も近い点
    .text = 2つの形に1つずつある点で、その距離が形の間の距離になるものです。単体の中で最も近い点の重みから求まります。

lower-bound = 下界
    .forms = 下界
    .text = 真の値が決して下回らない数です。2つの形を両側に分ける平面は、その距離の下界を与えます。

upper-bound = 上界
    .forms = 上界
    .text = 真の値が決して上回らない数です。それぞれの形から1つずつ取った任意の2点は、距離の上界を与えます。

separated = 分離平面と分離軸
    .forms = 分離軸 | 分離平面 | 分離する平面 | 分ける平面
    .text = 両側に形を1つずつ置く平面、またはそれに垂直で、形の影が重ならない方向です。凸な形では、離れているとき、そしてそのときに限り存在します。

penetration-depth = 貫入の深さ
    .forms = 貫入の深さ | どれだけ深く | 深さ
    .text = 重なっている2つの形を離す最も短い移動の長さで、その移動を最小並進ベクトルといいます。ミンコフスキー差の表面と原点との距離に当たります。文献の penetration depth はこの長さで、「本ページの方法」のレッスンでは出口と呼びます。レビューのページの深さは別で、最も深い点が相手の表面からどれだけ内側にあるかです。

gjk = GJK
    .forms = GJK | Gilbert | ギルバート
    .text = Gilbert、Johnson、Keerthi の方法です。サポート点を1つずつ加えながら単体を原点へ近づけ、それより近いものがないことを平面が証明するまで続けます。

epa = EPA
    .forms = EPA
    .text = 拡張多面体アルゴリズム（expanding polytope algorithm）です。原点を含む単体から面を1つずつ加えて外へ広げ、最も近い面がミンコフスキー差の面になるまで続けます。これで深さが求まります。

convex = 凸
    .forms = 凸な | 凸で | 凸に | 凸形 | 凸の | 凸多面体 | 凸多角形
    .text = 凸な形は、その中の任意の2点について、2点を結ぶ線分もすべて含みます。くぼみも切り欠きもありません。
