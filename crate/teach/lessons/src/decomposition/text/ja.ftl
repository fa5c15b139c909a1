### Decomposition.

lesson_decomposition = 分解

about_decomposition = 穴のある部品の表面が、併合を重ねて凸要素になります。いくつかの方式と、検査を節約する方法を比べます。

source_decomposition = JP 3316092 B2

parameter_decomposition_model = 部品

choice_decomposition_model_bracket = ブラケット
choice_decomposition_model_housing = 減速機のケース

parameter_decomposition_variant = 方式

choice_decomposition_variant_basic = 基本：1回
choice_decomposition_variant_optimised = 最適化：併合がなくなるまで
choice_decomposition_variant_negative = 負の物体、曲がるものだけ
choice_decomposition_variant_published-negative = 負の物体、発表どおり

parameter_decomposition_check = 検査の前の確認

choice_decomposition_check_gilbert = 2つの凸包に GJK 法
choice_decomposition_check_one-evaluation = サポート点を1つ
choice_decomposition_check_none = なし
choice_decomposition_check_lookup = 辺の表（発表になし）

say_decomposition_begin = まず三角形がそれぞれ1つの要素
    .text1 = 三角形は { $triangles } 個で、それぞれが1つの凸要素です。要素は初めに { $elements } 個あります。リストを半分に、また半分に分けます。再帰から戻るときに、一方の半分の各要素 CL を他方の半分の各要素 CH と比べます。
    .text2 = 2つの要素は、辺を共有し、共有するどの辺をはさんでも凸の関係にあるとき、1つになります。凸の関係とは、辺の一方の多角形の中心が、他方の平面より下にあることです。次の組を輪郭で示しています。
    .formula1 = 辺で凸：c · n ≤ ε

say_decomposition_merged = 凸：2つは1つになる
    .text1 = 2つは { $edges } 本の辺（緑）を共有し、そのどれをはさんでも凸の関係にあります。残る要素は { $elements } 個です。
    .text2 = このステップで続く併合：{ $more } 回。次の組を輪郭で示しています。

say_decomposition_concave = 凸でない：2つは別のまま
    .text1 = 赤い辺をはさんで、一方の三角形の中心が他方の平面より { $height } 上に出ています。要素は { $elements } 個のままです。
    .text2 = このステップで続く併合：{ $more } 回。次の組を輪郭で示しています。
    .formula1 = c · n = { $height } > ε

say_decomposition_inconsistent = 裏返し：2つは別のまま
    .text1 = 赤い辺をはさんで、一方の三角形は表を、他方は裏を見せています。そのため凸かどうかは定まりません。要素は { $elements } 個のままです。
    .text2 = このステップで続く併合：{ $more } 回。

say_decomposition_not-convex = どの辺でも凸だが、全体としては凸でない
    .text1 = 赤い辺のどれをはさんでも凸の関係ですが、一方の要素のある頂点が、他方のある平面より上にあります。これらは、分割し直した要素のかけらです。そこで全体も調べ、2つは別のままとします。
    .text2 = 要素は { $elements } 個のままです。このステップで続く併合：{ $more } 回。

say_decomposition_holes = 穴と切り欠きを先に
    .text1 = 法線をすべて裏返すと、くぼんでいたところが凸になります。こうして見つかった { $holes } 個の要素は負の物体で、灰色で示しています。その三角形を取り除き、残りをそのまま分解します。
    .text2 = もとの方法は、2つ以上の多角形からなる要素をすべて負の物体にします。三角形ではそれぞれの平らな面もそうなってしまうので、「曲がるもの」には2つ以上の平面を求めます。

say_decomposition_broken = どの辺でも凸だが、全体としては凸でない
    .text1 = 面のつながりは、どの辺でも凸のまま、ぐるりと回って自分の平面の上に出ることがあります。もとの方法はこれに気づきません。ここでは各要素を、自分のすべての頂点について検査します。この要素は不合格で、{ $pieces } 個に分割し、併合し直します。
    .text2 = 要素は全部で { $elements } 個です。このステップで続く併合：{ $more } 回。

say_decomposition_found = 要素と、凸包が付け足すもの
    .text1 = 要素は { $elements } 個、そのうち負のものは { $holes } 個です。要素は表面の一部であり、その凸包は部品があけているところを埋めることがあります。部品の表面にない凸包の面が仮想面で、大きいものに斜線を付けました。仮想面は { $virtual } 個、実在する面は { $real } 個です。
    .text2 = 仮想面によって答えを出してはなりません。

say_decomposition_checks = 同じ要素を、別の手間で
    .text1 = 要素の組を { $pairs } 組調べました。辺を比べる前に、2つの要素が離れていることを確認で証明できます。辺を比べた組は、確認なしで { $none } 組、2つの境界の凸包に GJK 法を使うと { $gilbert } 組、サポート関数を1回評価すると（r > 0 なら証明になります）{ $one } 組です。
    .text2 = もとの方法にはない、すべての辺を並べた表では、{ $lookup } 組になります。要素はどの場合も同じです。
    .formula1 = r = −h(−V₀) > 0 ⇒ 離れている

say_decomposition_variants = 同じ部品、別の要素
    .text1 = 基本：要素は { $basic } 個。最適化（もう併合がなくなるまで自分の結果に繰り返す）：{ $optimised } 個。曲がる負の物体を使う：{ $negative } 個、そのうち穴や切り欠きは { $holes } 個。発表どおり平らな面も負の物体に含める：{ $published } 個。

question_decomposition_merges = 輪郭で示した2つの要素 CL と CH は1つになりますか。

number_elements = 要素
number_merges = 併合
number_concave = 却下：凸でない
number_pairs = 調べた組
number_saved = 確認で省いた検査
number_tests = 検査した組
number_holes = 負の物体
number_virtual-faces = 仮想面
number_passes = 繰り返し
number_broken = 分割し直し
number_tests-none = 検査、確認なし
number_tests-gilbert = 検査、GJK
number_tests-one-evaluation = 検査、サポート点1つ
number_tests-lookup = 検査、辺の表
number_time-none = 時間、確認なし
number_time-gilbert = 時間、GJK
number_time-one-evaluation = 時間、サポート点1つ
number_time-lookup = 時間、辺の表
number_elements-basic = 要素、基本
number_elements-optimised = 要素、最適化
number_elements-negative = 要素、曲がる負の物体
number_elements-published = 要素、負、発表どおり
number_time-basic = 時間、基本
number_time-optimised = 時間、最適化
number_time-negative = 時間、曲がる負の物体
number_time-as-published = 時間、負、発表どおり

chart_elements = 要素

axis_tests = 検査した組
axis_elements = 要素

line_elements = 要素

why_decomposition_merges = 2つの要素が1つになるのは、合わせた形が十分に凸なときだけです。2つの間の辺に沿って見てください。そこが内側に折れていると、両方を包む凸包はくぼみをまたいでしまいます。

## Pseudocode

decomposition_begin = L ← すべての三角形、それぞれが1つの要素
decomposition_negative = 負の物体を使うなら：すべての法線を裏返して分解し、曲がるものを取り除く（発表どおり：三角形2つ以上）
decomposition_passes = L ← divide(L)、|L| が減らなくなるまで繰り返す。基本では1回
decomposition_broken = 全体として凸でない要素は分割し、併合し直す
decomposition_answer = L を返す。要素の凸包の面のうち、部品の表面でないものは仮想面
decomposition_divide = divide(L)：CL ← divide(L の前半)、CH ← divide(後半)
decomposition_each = 各 CLᵢ と、まだ併合されていない各 CHⱼ について：
decomposition_check = 境界の凸包が離れていると確認で証明されたら：次へ
decomposition_shared = E ← 両方がもつ辺。なければ：次へ
decomposition_inconsistent = E の辺を挟んで一方が表、他方が裏なら：次へ
decomposition_concave = E の辺を挟んで c · n > ε なら：次へ
decomposition_whole = 分割した要素のかけらどうしで、合わせて凸でなければ：次へ
decomposition_merge = CLᵢ ← CLᵢ ∪ CHⱼ

## Glossary

convex-element = 凸要素
    .forms = 凸要素 | 凸な要素
    .text = 部品の表面の一部分で、その多角形どうしが、共有するすべての辺で凸関係にあるものです。立体の断片ではありません。V-HACD や CoACD は、立体のほうをほぼ凸な断片に分けます。

convex-relation = 凸関係
    .forms = 凸関係 | 凸の関係
    .text = 辺を共有する2つの多角形は、一方の中央が他方の平面より下にあるとき、凸関係にあります。そこでは表面が外側に折れるか、まったく折れません。

negative-object = 負の物体
    .forms = 負の物体
    .text = すべての法線を逆にした後で凸要素として見つかる、穴や切り欠きです。

divide-and-conquer = 分割統治
    .forms = 分割統治 | 半分に、また半分に | 半分に分けることを繰り返
    .text = 仕事を2つに分け、両方を同じやり方で行い、結果を合わせる方法です。
