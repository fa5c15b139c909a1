### From coarse to fine.

lesson_coarse-to-fine = 粗から密へ

about_coarse-to-fine = 包絡球、次に凸包、次に要素。凸でない部品のための手順です。ある溝では、正しくは 0.1 なのに 3.5 と答えます。

source_coarse-to-fine = JP 3316092 B2

parameter_coarse-to-fine_pair = 部品

choice_coarse-to-fine_pair_rod-and-arm = 腕付きの棒と溝
choice_coarse-to-fine_pair_rod = 棒と溝
choice_coarse-to-fine_pair_corner = ブロックと L 形

parameter_coarse-to-fine_mode = 探索が終わるとき

choice_coarse-to-fine_mode_published = 発表どおり
choice_coarse-to-fine_mode_proven = 証明されたとき

parameter_coarse-to-fine_near = ε：近いとみなす値
parameter_coarse-to-fine_spheres = 包絡球

choice_coarse-to-fine_spheres_first = 最初に一度
choice_coarse-to-fine_spheres_every = 凸包ごとに先に

parameter_coarse-to-fine_lift = A を持ち上げる量

say_coarse-to-fine_begin = 凸要素からなる2つの部品
    .text1 = A は { $a } 個、B は { $b } 個の凸要素からなります。部品の距離は、最も近い2つの要素の距離です。すべてをすべてと比べれば確実ですが、数が多いと遅くなります。
    .text2 = そこで、粗いものから細かいものへと比べます。部品を囲む球、すべての要素を囲む凸包、一方の部品の要素と他方の凸包、最後に要素と要素です。
    .formula1 = d(A, B) = min d(Aᵢ, Bⱼ)

say_coarse-to-fine_spheres-apart = 球は離れている
    .text1 = { $a }と{ $b }の包絡球は交わらないので、部品も交わりません。もとの方法はここで終わり、中心間の距離 { $distance } を答えます。球から証明されるのはそれより少なく、部品が少なくとも { $gap } 離れていることだけです。
    .formula1 = |P_A − P_B| = { $distance } > R_A + R_B
    .formula2 = d ≥ |P_A − P_B| − R_A − R_B = { $gap }

say_coarse-to-fine_spheres-apart-proven = 球は離れている
    .text1 = { $a }と{ $b }の包絡球は交わりません。両者は少なくとも { $gap } 離れています。もっと近いかもしれない組を先に調べます。
    .formula1 = d ≥ |P_A − P_B| − R_A − R_B = { $gap }

say_coarse-to-fine_spheres-meet = 球は交わる
    .text1 = { $a }と{ $b }の包絡球の中心は { $distance } 離れており、これは半径の和以下です。これだけでは何も証明されないので、もっと細かい比較が必要です。
    .formula1 = |P_A − P_B| = { $distance } ≤ R_A + R_B

say_coarse-to-fine_hulls-attained = 最近点は要素にある
    .text1 = { $a }と{ $b }の凸包は { $distance } 離れており、最近点は2つとも要素の上にあります。この中に、これより近いものはありません。
    .formula1 = r = { $distance }

say_coarse-to-fine_hulls-bound = 下界
    .text1 = { $a }と{ $b }の凸包は { $distance } 離れています。しかし最近点の1つは、併合した凸包の、下に要素がないところにあります。要素はこれより遠いことはあっても、近いことはありません。
    .formula1 = d ≥ { $distance }

say_coarse-to-fine_hulls-overlap = 凸包が重なる
    .text1 = { $a }と{ $b }の凸包が重なっています。要素どうしならこれは干渉です。いくつかを併合した凸包では、くぼみが埋められているので、要素が交わるとは限りません。
    .formula1 = r = 0

say_coarse-to-fine_release = 凸包を解放する
    .text1 = { $part }の代わりに、これからはその { $elements } 個の要素を調べます。

say_coarse-to-fine_drop = 要素を除く
    .text1 = { $element }は{ $other }から { $distance } 離れており、これは ε より大きいので除きます。理由は、相手の凸包から遠いものは干渉しえないということです。それは正しいのですが、それでも最も近い要素かもしれません。
    .formula1 = r = { $distance } > ε

say_coarse-to-fine_right = 答えは正しい
    .text1 = 答えは { $distance } です。凸包どうしの探索は { $searches } 回でした。すべての要素をすべてと比べれば { $pairs } 回です。2つの界がこの値で一致するので、答えは証明されています。
    .formula1 = d = { $distance }

say_coarse-to-fine_unproven = 答えは正しいが、証明されていない
    .text1 = 答えは { $distance } で、正しい値です。しかしこの手順にはそれがわかりません。除いたものについては、少なくとも { $lower } 離れていることしかわかっていないからです。
    .formula1 = { $lower } ≤ d = { $distance }

say_coarse-to-fine_centres = 2つの中心の距離
    .text1 = 答えは { $distance } で、中心間の距離です。実際には、部品は { $truth } 離れています。何かが近くにあるかどうかを問うだけなら、これで足りるかもしれません。どれだけ離れているかという問いの答えにはなりません。
    .formula1 = { $lower } ≤ d = { $truth }

say_coarse-to-fine_too-far = 最も近いものを除いてしまった
    .text1 = 答えは { $distance } ですが、実際には、部品は { $truth } 離れています。最も近い要素は、相手の凸包から ε より遠いので除かれました。残った要素は、その凸包の奥深くにありながら、凸包の中の要素からは離れています。
    .text2 = ε を { $truth } より大きくするか、「証明されたとき」に終わるようにしてください。
    .formula1 = 答え { $distance } > { $truth } = d

say_coarse-to-fine_too-near = 下界を答えにした
    .text1 = 答え：{ $distance }。これは併合した凸包の距離です。凸包の最も近いところに要素がないので、実際には部品は { $truth } 離れています。
    .formula1 = 答え { $distance } < { $truth } = d

say_coarse-to-fine_proven = 答えは証明済み
    .text1 = { $distance }。凸包どうしの探索は { $searches } 回、要素の組は最大で { $pairs } 組でした。近いものから順に比べ、下界が答えより小さいものは一つも除いていません。
    .formula1 = d = { $distance }

say_coarse-to-fine_heights-wrong = すべての高さで繰り返す
    .text1 = A を少しずつ持ち上げ、そのたびに探索を繰り返します。{ $all } とおりの高さのうち { $wrong } とおりで、答えは距離と違います。線が分かれるところで、答えは大きすぎるか小さすぎます。

say_coarse-to-fine_heights-right = すべての高さで繰り返す
    .text1 = A を少しずつ持ち上げ、そのたびに探索を繰り返します。{ $all } とおりの高さのすべてで、答えは距離と一致します。違う答えの高さ：{ $wrong }。

question_coarse-to-fine_right = 答えは真の距離になりますか。

word_whole-a = A の全体
word_whole-b = B の全体
word_rod = 棒
word_rod-arm = 外側の腕
word_bridge = つなぎ
word_left-wall = 左の壁
word_right-wall = 右の壁
word_floor = 底
word_block = ブロック
word_foot = 底板
word_upright = 縦板

number_spheres-compared = 比べた球
number_hulls-compared = 探索した凸包
number_answered = 答え
number_true-distance = 真の距離

chart_coarse-to-fine = 高さと距離

axis_lift = 持ち上げた量

line_answered = 答え
line_known-at-least = 既知の下界

why_coarse-to-fine_right = 探索がどう終わるかを見てください。発表どおりの探索は、包絡球が離れていれば中心どうしの距離を返します。また、相手の部品の凸包から ε より遠い要素を除き、もう検査しません。最も近い2つの要素は最後まで残るでしょうか。

## Pseudocode

coarse-to-fine_begin = A′, B′ ← すべての要素を囲む凸包。すべての凸包を囲む包絡球 P, R
coarse-to-fine_spheres = 球を比べる：|P_A − P_B| > R_A + R_B か？
coarse-to-fine_centres = 発表どおりで、そうなら：|P_A − P_B| を返す
coarse-to-fine_gap = 証明まで：d ≥ |P_A − P_B| − R_A − R_B。界の小さい組を先にする
coarse-to-fine_hulls = 凸包を比べる：r ← その距離
coarse-to-fine_attained = 最近点が両方とも要素の上にあれば：d ≤ r
coarse-to-fine_bound = そうでなければ：r は下界にすぎない
coarse-to-fine_overlap = r = 0 なら：要素が交わるかもしれない
coarse-to-fine_release = A を解放する：A′ の代わりにその要素を、B′ に対して。次に B も同様に
coarse-to-fine_drop = 発表どおり：r > ε の要素を除く
coarse-to-fine_least = 発表どおり：すべてが ε より遠くなれば、すぐに r を返す。最後は、残ったものの組ごとの最小の r
coarse-to-fine_proven = 証明まで：界が最小の組に進む。最良の r より小さい界がなくなるまで続け、それを返す
coarse-to-fine_heights = A を少し持ち上げて、もう一度探索する

## Glossary

envelope-sphere = 包絡球
    .forms = 包絡球
    .text = 部品の境界ボックスを囲む球です。包絡球どうしが交わらない2つの部品は、少なくとも球の間の距離だけ離れています。

## Claims

elements-left_source = JP 3316092 B2、ステップ 2403 以降
elements-left_says = 相手の凸包から ε より遠い要素は除外する。残った要素の間の最小の距離が答えである。
elements-left_why = 除いた要素が最も近いこともあります。ここでは、棒が凸包の奥深くにあって凸包の要素から遠く、壁の外の腕は除かれています。証明するまでの探索は、除いたものすべてが答えより遠いとわかるまで続けます。
