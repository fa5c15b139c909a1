### The whole pipeline.

lesson_pipeline = 手順の全体

about_pipeline = 1つの部品と5つの溝。包絡球から要素の組までのすべての段階で、何が除かれ、何回かかり、どの界が答えを確かにするかを見ます。

source_pipeline = JP 3316092 B2、凸でない部品のための方法 · 5つの溝、細かい要素、証明するまで続ける方法は本ページのもの

parameter_pipeline_mode = 探索が終わるとき

choice_pipeline_mode_published = 発表どおり
choice_pipeline_mode_proven = 証明されたとき

parameter_pipeline_cut = 各ブロックの分割数
parameter_pipeline_near = ε：近いとみなす値
parameter_pipeline_spheres = 包絡球

choice_pipeline_spheres_first = 最初に一度
choice_pipeline_spheres_every = 凸包ごとに先に

say_pipeline_begin = 多くの組
    .text1 = 外側の腕をもつ棒である部品 A が、一列に並んだ { $channels } 個の溝の上にあります。A は { $a } 個の凸要素から、溝はそれぞれ { $b } 個の凸要素からなります。A は最も近い溝からどれだけ離れているでしょうか。
    .text2 = 要素の組は { $pairs } 組、三角形の組は { $triangles } 組あります。手順では細かい段階の前に必ず粗い段階があるので、実際に検査する組はわずかです。このレッスンでは、それがどれだけわずかかを数えます。
    .formula1 = d = min d(Aᵢ, Bⱼ)

say_pipeline_spheres = 第1段階：球で物体に順をつける
    .text1 = { $channels } 個の溝をそれぞれ包絡球で A と比べ、番号をつけます。球が A の球に最も深く入るものが B₁ です。{ $left } 個の球は A の球と交わらないので、それらの溝を除きます。
    .text2 = そのうち最も近いものについて、もとの方法は 2 つの中心の距離 { $distance } を答えます。球から証明されるのは、少なくとも { $gap } 離れていることだけです。
    .formula1 = |P_A − P_B| = { $distance }
    .formula2 = d ≥ |P_A − P_B| − R_A − R_B = { $gap }

say_pipeline_ranked = 第1段階：球で物体に順をつける
    .text1 = { $channels } 個の溝をそれぞれ包絡球で A と比べ、球のすきまの小さい順に番号をつけます。負のすきまからは何も証明されません。正のすきまは距離の下界です。
    .text2 = すきまが正である最初の溝では、中心間の距離が { $distance }、界が { $gap } です。界がそれまでの最良の距離より小さくない溝は、検査しません。{ $left } 個の溝がそうなります。
    .formula1 = d ≥ |P_A − P_B| − R_A − R_B = { $gap }

say_pipeline_hulls = 第2段階：凸包と凸包
    .text1 = { $hulls } 組の物体について、凸包の距離を GJK 法で求めます。A と B₂ の凸包は { $distance } 離れています。ε = { $near } より大きいので、これが B₂ についての答えとなり、B₂ の要素は検査しません。
    .text2 = A と B₁ の凸包は重なっています。溝のくぼみが凸包では埋められているからです。手順は B₁ の中を調べなければなりません。
    .formula1 = r(A′, B₂′) = { $distance } > { $near } = ε
    .formula2 = r(A′, B₁′) = 0

say_pipeline_hulls-attained = 第2段階：凸包と凸包
    .text1 = { $hulls } 組の物体について、凸包の距離を GJK 法で求めます。A と B₂ の凸包は { $distance } 離れており、最近点は2つとも要素の上にあります。したがって、しきい値なしで、これが B₂ までの距離です。B₂ の要素は検査しません。
    .text2 = A と B₁ の凸包は重なっています。溝のくぼみが凸包では埋められているからです。手順は B₁ の中を調べなければなりません。
    .formula1 = r(A′, B₂′) = { $distance }
    .formula2 = r(A′, B₁′) = 0

say_pipeline_hulls-bound = 第2段階：凸包と凸包
    .text1 = { $hulls } 組の物体について、凸包の距離を GJK 法で求めます。A と B₂ の凸包は { $distance } 離れています。凸包の最近点は、異なる要素の頂点の間にあるかもしれないので、これは下界にすぎません。さらに { $more } 回の探索で、要素もこれより遠くないことがわかり、B₂ は決着します。
    .text2 = A と B₁ の凸包は重なっています。溝のくぼみが凸包では埋められているからです。手順は B₁ の中を調べなければなりません。
    .formula1 = d(A, B₂) ≥ r(A′, B₂′) = { $distance }
    .formula2 = r(A′, B₁′) = 0

say_pipeline_release-a = 第3段階：A の要素
    .text1 = A の凸包を解放します。{ $elements } 個の要素をそれぞれ B₁ の凸包と比べます。ε = { $near } 以内にある { $kept } 個を残し、{ $left } 個を除きます（図では灰色）。除いたもののうち最も近いものは、その凸包から { $distance } 離れています。
    .text2 = 部品が交わるかどうかを問うだけなら、これは正しい方法です。凸包から離れているものは、その中にあるものに触れられません。
    .formula1 = r(Aᵢ, B₁′) ≤ { $near } の Aᵢ を残す

say_pipeline_asked-in-order = 第3段階：A の要素を順に
    .text1 = A の凸包を解放します。{ $elements } 個の要素にはどれも、自分の球と、もとの凸包から得た下界があります。下界が最小の要素を次に検査します。図の数字がその順です。
    .text2 = 探索が終わるまでに { $asked } 個が B₁ の凸包と比べられ、{ $others } 個は比べられませんでした。しきい値で除かれるものはありません。検査していない要素は、下界を保っています。
    .formula1 = 次：下界が最小の組

say_pipeline_release-b = 第4段階：B の要素
    .text1 = 反対側からも同じようにします。B₁ の { $elements } 個の要素をそれぞれ A の凸包と比べます。ε = { $near } 以内のものは { $kept } 個、除かれるものは { $left } 個で、そのうち最も近いものは { $distance } 離れています。
    .text2 = 両側で残った要素だけを、互いに比べます。
    .formula1 = r(Bⱼ, A′) ≤ { $near } の Bⱼ を残す

say_pipeline_elements = 第5段階：要素の組
    .text1 = { $pairs } 組の要素のうち { $compared } 組を比べます。細い線は最近点を結んでいます。その最小の距離 { $distance } が答えです。
    .text2 = 三角形はまったく検査しません。GJK 法に必要なのは、ある方向に最も遠い頂点だけです。
    .formula1 = 答え min r(Aᵢ, Bⱼ) = { $distance }

say_pipeline_elements-in-order = 第4・第5段階：要素の組を順に
    .text1 = 独立した第4段階はありません。順が来た A の要素は、B₁ の凸包の代わりにその要素と組にします。{ $pairs } 組の要素のうち { $compared } 組を比べます。細い線は最近点を結んでいます。最小の距離は { $distance } です。
    .text2 = 三角形はまったく検査しません。GJK 法に必要なのは、ある方向に最も遠い頂点だけです。
    .formula1 = best ← min r(Aᵢ, Bⱼ) = { $distance }

say_pipeline_too-far = 答えは距離ではない
    .text1 = 答えは { $answer } でしたが、外側の腕は壁から { $truth } のところにあります。腕は凸包から ε より遠いので、第3段階で除かれました。残った棒の部分は凸包の中にあって、どの壁からも遠いのです。この方法は「触れられない」を「最も近くはなれない」と取り違えました。
    .text2 = 比較から証明されるのは、距離が { $lower } 以上 { $upper } 以下であることです。グラフには、証明するまで続ける探索を並べてあります。その2つの界は一致します。
    .formula1 = { $lower } ≤ d ≤ { $upper }
    .formula2 = 答え { $answer } > { $truth } = d

say_pipeline_right = 今回の答えは正しい
    .text1 = この ε では外側の腕が残り、{ $answer } は距離と一致します。答えが正しいのは ε の選び方のおかげです。距離を知らなければ、ε をうまく選べません。
    .text2 = 比較から証明されるのは、距離が { $lower } 以上 { $upper } 以下であることです。グラフには、証明するまで続ける探索を並べてあります。
    .formula1 = { $lower } ≤ d = { $answer } ≤ { $upper }

say_pipeline_closed = 保たれる界
    .text1 = どの時点でも2つの数がわかっています。まだ開いている組すべての最小の界と、それまでの最良の距離です。グラフはその2つを示します。両者が { $answer } で一致すると、探索は終わります。{ $others } 組の要素は一度も比べられず、どの組の界も { $answer } 以上です。
    .text2 = 検査しなかった { $left } 個の溝は、少なくとも { $gap } 離れています。この探索では、除いたものの界を必ず保ちます。発表された方法との違いは、それだけです。
    .formula1 = { $lower } ≤ d ≤ { $upper }

say_pipeline_stages = 各段階でかかるもの
    .text1 = グラフは段階ごとに組を数えます。段階は、1 球による物体の組、2 凸包、3 凸包に対する A の要素、4 B の要素、5 要素の組、6 三角形の組です。いちばん上の線はすべての組、下の線は比べた組です。点がないところは 0 組です。
    .text2 = { $pairs } 組の要素と { $triangles } 組の三角形に対して、凸包どうしの探索は、発表どおりの方法で { $published } 回、証明するまでの方法で { $proven } 回でした。1回の探索に、GJK 法の反復は平均 { $iterations } 回かかりました。

say_pipeline_sizes = もっと細かい要素
    .text1 = ブロックを 1、2、4、8 個に分けて、両方の方法をもう一度試します。要素の組は { $few } 組から { $many } 組までです。すべての組は分割数の2乗で増えます。
    .text2 = { $many } 組のとき、発表どおりの方法は { $published } 回、証明するまでの方法は { $proven } 回探索します。発表どおりの方法は、何が見つかっても各要素を一度ずつ凸包と比べます。証明するまでの方法は、もっと近いかもしれない組だけを検査しますが、そのような組はすべて検査しなければなりません。

question_pipeline_remain = 凸包で調べなければならない溝はいくつですか。
question_pipeline_from = 答えは A のどのブロックから測られますか。
question_pipeline_fewer = 凸包どうしの探索が少ないのはどちらですか。

why_pipeline_remain = { $channels } 個の溝のそれぞれと A のまわりに、境界ボックスの対角線の半分を半径とする球を想像してください。もっと詳しい検査が必要なのは、球が A の球に届きうる溝だけです。それは A の真下の溝と、半径の和より近くにある隣の溝です。
why_pipeline_from = どの要素がまだ色つきかを見てください。答えは、除かれなかった要素の中の最小の距離です。
why_pipeline_fewer = 発表どおりの方法は、すべての要素を相手の凸包と比べ、それから残った要素のすべての組を比べます。証明するまでの方法は、開いている組が { $truth } より近くなりえなくなるまで続けます。検査するのは、近くなりうる組だけです。

label_of-rod = 棒
label_of-outer-arm = 外側の腕
label_of-bridge = つなぎ
label_fewer-published = 発表どおり
label_fewer-proven = 証明まで
label_fewer-neither = どちらも同じ

number_centres-apart = 中心間
number_spheres-apart = 球の間
number_iterations-each = 探索ごとの反復
number_searches-published = 探索、発表どおり
number_searches-proven = 探索、証明まで

chart_pipeline-stages = 段階ごとの組
chart_pipeline-bounds = 証明する探索の界
chart_pipeline-sizes = 要素の組と探索

axis_stage = 段階
axis_comparisons = 比べた組
axis_searches-made = 凸包どうしの探索
axis_element-pairs = 要素の組

line_all-there-are = すべての組
line_stages-published = 発表どおり
line_stages-proven = 証明まで
line_least-open = 開いている組の最小の界
line_best-so-far = それまでの最良

## Pseudocode

pipeline_begin = A と溝 B：要素、凸包 A′ と B′、包絡球 P, R
pipeline_rank = A の球を各溝の球と比べる：gap = |P_A − P_B| − R_A − R_B
pipeline_centres = 発表どおりで gap > 0 なら：その溝の答えを |P_A − P_B| とする
pipeline_stop = 証明まで：gap の順に溝を取る。gap ≥ best で終わる
pipeline_hulls = r ← A′ と B′ の距離
pipeline_threshold = 発表どおりで r > ε なら：その溝の答えを r とする
pipeline_attained = 証明まで：最近点が両方とも要素の上にあれば best ← min(best, r)
pipeline_releaseA = 発表どおり：r(Aᵢ, B′) ≤ ε の Aᵢ を残す
pipeline_releaseB = r(Bⱼ, A′) ≤ ε の Bⱼ を残す
pipeline_pairs = 残った組のそれぞれについて：r(Aᵢ, Bⱼ)
pipeline_answer = すべての答えの最小を返す
pipeline_open = 証明まで：open ← { "{" }(A′, B′){ "}" }。下界が最小の組を取る
pipeline_best = 凸包が入っていれば：要素に置き換える。そうでなければ best ← min(best, r(Aᵢ, Bⱼ))
pipeline_closed = 最小の下界 ≥ best になるまで。証明された best を返す
pipeline_stages = 各段階で比べたものを数える
pipeline_sizes = もっと細かい要素でもう一度

## Claims

pipeline-spheres_source = JP 3316092 B2、凸でない部品のための方法、手順 1
pipeline-spheres_says = 包絡球が離れていれば、その中心の距離を部品の距離とする。
pipeline-spheres_why = 中心は部品の点ではありません。球から証明されるのは球の間のすきまで、これは下界です。証明するまでの方法はこちらを保ちます。

pipeline-answer_source = JP 3316092 B2、凸でない部品のための方法、手順 3 から 5
pipeline-answer_says = 相手の凸包から ε より遠い要素は除外する。残った要素の間の最小の距離が答えである。
pipeline-answer_why = 特許に数値の例はありません。この溝でこの規則を実行すると、要素をどれだけ細かく分けても 3.5 になります。真の距離は、除かれた腕までの 0.1 です。証明するまでの方法では、2つの界がそこで一致します。

pipeline-iterations_source = JP 3316092 B2, ¶ 0024
pipeline-iterations_says = ほとんどの場合、3回から4回の反復で最近点に達する。
pipeline-iterations_why = ここでの平均は、手順全体のすべての探索についてのものです。直方体の頂点は8個ずつで、重なっている組も多いので、探索は短くなります。
