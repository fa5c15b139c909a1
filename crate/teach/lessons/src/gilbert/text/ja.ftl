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
    .text2 = 探索は K を作りません。ここでは K₁ の頂点が { $a } 個、K₂ の頂点が { $b } 個で、K の頂点は { $difference } 個です。求めるのは、ある方向での K のサポート点、つまりその方向に最も遠い点だけです。それは K₁ のサポート点から、逆方向での K₂ のサポート点を引いたものです。最初の点が y₀ です。
    .formula1 = d(K₁, K₂) = min |x − y| = min |k|, k ∈ K

say_gilbert_first = 原点のほうを見る
    .text1 = ν₀ は、単体の中で原点に最も近い点です。単体の頂点は1つなので、ν₀ はその頂点です。距離は |ν₀| = { $upper } 以下です。
    .text2 = 次に、方向 −ν₀、つまり原点へ向かう方向での K のサポート点を求めます。これが次の頂点になります。この点を通り、その方向に垂直な平面の片側に、K の全体があります。平面は ν₀ より { $gain } だけ原点に近いので、K にはもっと近い点があるかもしれません。
    .formula1 = g(ν₀) = |ν₀|² + h(−ν₀) = { $g }
    .formula2 = r₀ = −h(−ν₀) / |ν₀| = { $lower }

say_gilbert_refine = 単体を改良する
    .text1 = 単体の中で原点に最も近い点 ν は、{ $corners } 個の頂点の凸包にあります。捨てた頂点は { $dropped } 個です。
    .text2 = 方向 −ν のサポート点を通る平面は、ν より { $gain } だけ原点に近いので、ν はまだ答えではないかもしれません。形状が少なくとも { $lower } 離れていることは証明されました。
    .formula1 = g(ν) = |ν|² + h(−ν) = { $g }
    .formula2 = { $lower } ≤ d ≤ { $upper }

say_gilbert_unproven = まだ証明はない
    .text1 = ν は今、{ $corners } 個の頂点の凸包にあり、距離は { $upper } 以下です。
    .text2 = サポート点を通る平面から見て、原点は K と同じ側にあります。これでは何も証明されません。形状は交わっているかもしれません。平面は方向 −ν に ν から { $gain } 先にあり、サポート点が次の頂点になります。
    .formula1 = g(ν) = |ν|² + h(−ν) = { $g }
    .formula2 = r = { $lower } ≤ 0 ≤ d ≤ { $upper }

say_gilbert_arrived = これより近い点はない
    .text1 = 方向 −ν のサポート点は、丸め誤差の範囲で、ν より原点に近くありません。したがって K のどの点も ν より近くはなく、ν が最近点です。
    .text2 = 2つの界が一致しました。ν を通り、K と原点を分ける平面がその証明です。
    .formula1 = g(ν) = |ν|² + h(−ν) ≈ 0
    .formula2 = { $lower } ≤ d ≤ { $upper }

say_gilbert_meets = まもなく原点が囲まれる
    .text1 = サポート点を通る平面は ν から { $gain } 先、原点の向こう側にあります。この点を頂点に加えると、単体は原点を含みます。K₁ と K₂ に共通の点があるということです。
    .formula1 = g(ν) = |ν|² + h(−ν) = { $g }
    .formula2 = d ≤ { $upper }

say_gilbert_met = 形状は交わっている
    .text1 = { $corners } 個の頂点の凸包が原点を含むので、K₁ と K₂ には共通の点があり、距離は 0 です。もとの方法はここで止まり、「干渉」と報告します。
    .text2 = では、重なりはどれだけ深いのでしょうか。それを求めるために、ここからは単体を外へ広げ、その面の1つが K の面になるまで続けます。
    .formula1 = 0 ∈ conv V ⊆ K

say_gilbert_expand = どれだけ深いか
    .text1 = 広がっていく凸包の面のうち、原点に最も近いものを取ります。深さは少なくともその面までの距離です。その面の先のサポート点が、深さの上界を与えます。
    .formula1 = { $least } ≤ 深さ ≤ { $most }

say_gilbert_separated = 離れている
    .text1 = 距離は { $distance } で、{ $iterations } 回の反復で求まりました。単体の頂点はどれも、K₁ の点から K₂ の点を引いたものです。ν の重みをこれらの点に掛けると、2つの最近点が得られます。
    .text2 = 最近点はどちらも、その形状の要素、つまり頂点か辺か面の上にあります。特許の方法はこの要素も返します。図では要素を強調し、番号で示します。v5 は頂点、e2–5 は2つの頂点の間の辺、f3 は面です。連続的な探索は、次のサイクルをここから始めます。
    .formula1 = p₁ = Σ λᵢ x₁ᵢ,  p₂ = Σ λᵢ x₂ᵢ
    .formula2 = d = |p₁ − p₂| = { $distance }

say_gilbert_touching = 接触している
    .text1 = 原点は K の表面にあります。形状は重ならずに接触しています。{ $iterations } 回の反復でわかりました。
    .formula1 = d = { $distance }

say_gilbert_overlapping = 重なっている
    .text1 = K の最も近い面は原点から { $depth } のところにあります。一方の形状をその面の法線に沿ってそれだけ動かせば、接触するだけになります。重なりの検出に { $iterations } 回の反復、深さの計算に { $expansions } 回の拡大がかかりました。この深さは最短の移動の長さで、文献でいう貫入の深さです。レビューのページの深さはこれとは別で、最も深い点が表面からどれだけ内側にあるかを表します。
    .formula1 = 深さ = { $depth }

say_gilbert_unfinished = 終わっていない
    .text1 = 2つの界が一致する前に探索が止まりました。わかっているのは2つの界だけです。

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

why_gilbert_support = 頂点を通り、方向に垂直な平面を考えます。最も遠い頂点の平面の向こう側には、ほかの頂点がありません。y₀ から原点へ向かう矢印に沿って見てください。
why_gilbert_support_there = この頂点を通り方向に垂直な平面の向こうに、目立って出ている頂点はありません。これが K のサポート点、つまり K₁ のサポート点から逆方向での K₂ のサポート点を引いたものです。
why_gilbert_support_beyond = 選んだ頂点を通る平面は、y₀ から原点へ向かう方向に垂直です。その向こうに、赤い輪で示した頂点が { $beyond } 個あり、最も遠いものは { $short } だけ先まで届きます。原点に近いことと、その方向に遠いことは同じではありません。
why_gilbert_proven = サポート点を通る平面が原点と K を分けるとき、そのステップで形状が離れていることが証明されます。原点がどこにあるか、次のサポート点がどこまで届くかを見てください。
why_gilbert_done = K のどの点もより近くにないとき、ν が最近点です。そのとき2つの界は一致しています。ここでは { $lower } と { $upper } で、サポート点を通る平面は ν より { $gain } だけ原点に近くにあります。
why_gilbert_leaves = 次の ν は、残る頂点の凸包の中にあります。ν がある頂点の向かいの辺や頂点の上に来ると、その頂点は外れます。
why_gilbert_leaves_none = どの頂点も外れないなら、次の ν はすべての頂点の凸包の内部にあることになります。原点から見て、この凸包のどの部分が最も近いでしょうか。
why_gilbert_leaves_several = いくつもの頂点が一度に外れるのは、次の ν が凸包のもっと小さな部分、つまり1本の辺か新しい頂点だけの上にあるときに限ります。原点に最も近いのはどの部分でしょうか。

## Pseudocode

gilbert_start = V ← { "{" }y₀{ "}" }、K = K₁ − K₂ の頂点の1つ
gilbert_repeat = 繰り返す：
gilbert_nearest = ν ← conv V の点のうち原点に最も近いもの
gilbert_reduce = V には、その凸包が ν を含む頂点だけを残す
gilbert_inside = V に頂点が4つあるか、ν が原点なら：「展開」へ進む
gilbert_support = s ← s_K(−ν) = s_K₁(−ν) − s_K₂(ν)、方向 −ν のサポート点
gilbert_bound = r ← max(r, s·ν / |ν|)。これで r ≤ d ≤ |ν| であり、r > 0 なら離れていることの証明
gilbert_arrived = 丸め誤差の範囲で s·ν が |ν|² を下回らなければ：ループを抜ける
gilbert_push = V ← V ∪ { "{" }s{ "}" }
gilbert_apart = 「離れている」、d = |ν| を返す。ν の重み λ から p₁ = Σ λᵢ x₁ᵢ と p₂ = Σ λᵢ x₂ᵢ
gilbert_touch = 丸め誤差の範囲で距離または深さが 0 なら、「接触している」を返す
gilbert_unfinished = ステップ数の上限までに界が一致しなければ、界だけを返す
gilbert_polytope = 展開：P ← 原点を含む、K の頂点の多面体。V から始める
gilbert_loop = 繰り返す：
gilbert_facet = F ← P の小平面のうち原点に最も近いもの、n はその法線
gilbert_beyond = s ← s_K(n)。深さ ≤ n·s
gilbert_deep = s が F より外になければ：「重なっている」、深さ、向き n を返す
gilbert_grow = P ← conv(P ∪ { "{" }s{ "}" })

## Glossary

minkowski-difference = ミンコフスキー差
    .forms = ミンコフスキー差
    .text = 一方の形のすべての点から、もう一方の形のすべての点を引いたものです。2つの形は、これが原点を含むとき、そしてそのときに限り交わります。形の間の距離は、これと原点との距離です。

support-mapping = サポート写像
    .forms = サポート関数 | サポート点 | サポート写像
    .text = 方向を与えると、形の中でその向きに最も遠い点、すなわちサポート点を返すものです。ミンコフスキー差のサポート点は、一方の形のサポート点から、もう一方の形の逆向きのサポート点を引いたものなので、差そのものを作る必要はありません。

simplex = 単体
    .forms = 単体
    .text = 点、線分、三角形または四面体です。多くとも4つの頂点の凸包で、GJK 法はこれを差の全体の代わりに使います。

signed-volumes = 符号付き体積
    .forms = 符号付き体積
    .text = 単体の上で原点に最も近い点を求める方法です。Johnson の再帰が桁落ちする薄い単体でも、精度を保ちます。

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
    .text = 両側に形を1つずつ置く平面、またはそれに垂直で、形の射影が重ならない方向です。凸な形では、離れているとき、そしてそのときに限り存在します（分離軸定理、SAT）。

penetration-depth = 貫入の深さ
    .forms = 貫入の深さ | どれだけ深く | 深さ
    .text = 重なっている2つの形を離す最も短い移動の長さで、その移動を最小並進ベクトルといいます。ミンコフスキー差の表面と原点との距離に当たります。文献の penetration depth はこの長さです。レビューのページの深さは別で、最も深い点が相手の表面からどれだけ内側にあるかです。

gjk = GJK
    .forms = GJK | Gilbert | ギルバート
    .text = Gilbert、Johnson、Keerthi の方法です。サポート点を1つずつ加えながら単体を原点へ近づけ、それより近いものがないことを平面が証明するまで続けます。

epa = EPA
    .forms = EPA
    .text = 拡張多面体アルゴリズム（expanding polytope algorithm）です。原点を含む単体から始め、面を1つずつ外へ広げます。最も近い面がミンコフスキー差の面になると、そこまでの距離が深さです。

convex = 凸
    .forms = 凸な | 凸で | 凸に | 凸形 | 凸の | 凸多面体 | 凸多角形
    .text = 凸な形は、その中の任意の2点について、2点を結ぶ線分もすべて含みます。くぼみも切り欠きもありません。

## Claims

gilbert-iterations_source = JP 3316092 B2、段落 0024
gilbert-iterations_says = ほとんどの場合、3回から4回の反復で最近点に達する。
gilbert-iterations_why = 頂点の少ない形では一致します。頂点が多いと、ほぼ同じくらいよい頂点がいくつもあり、接触に近いほど、界が何かを証明するまでに時間がかかります。240頂点では、間隔 30 で6回、間隔 1 で10回の反復です。

gilbert-work_source = JP 3316092 B2、段落 0031 と 0032、図 74
gilbert-work_says = 計算量は全頂点数 M に比例し、形が離れていても、接触していても、干渉していても、頂点あたり14回から19回の積和に当たる。
gilbert-work_here = 内積1回は積和3回です。反復のたびに、頂点ごとに内積を1回計算します。
gilbert-work_why = 4回の反復は頂点あたり12回になります。特許では除算、比較、単体の探索も、Harris 800 でかかった時間で換算して数えています。ここで数えるのは内積だけです。
