### Far and near.

lesson_far-and-near = 遠くは凸包、近くは球

about_far-and-near = 部品が遠い間は凸包を追跡し、近くなると球を探索します。探索と探索の間に保たれた値は、誤っていることがあります。

source_far-and-near = 佐藤ほか · Quinlan 1994

parameter_far-and-near_shapes = 形状

choice_far-and-near_shapes_channel = 溝の中の棒
choice_far-and-near_shapes_tori = つながったトーラス

parameter_far-and-near_mode = 探索と探索の間

choice_far-and-near_mode_published = 発表どおり
choice_far-and-near_mode_proven = 証明済み

parameter_far-and-near_threshold = しきい値：未満なら泡
parameter_far-and-near_cycles = C：探索しないサイクル
parameter_far-and-near_alpha = α：相対誤差

say_far-and-near_hulls = 遠い：凸包で足りる
    .text1 = 2つの部品の凸包は { $hull } 離れており、しきい値 { $threshold } より大きい値です。これだけ遠い間は、ほかに何も検査しません。2つの凸包の追跡には、ほとんど手間がかかりません。
    .text2 = これは下界にすぎません。くぼみのある部品そのものは、{ $exact } 離れています。
    .formula1 = d ≥ { $hull } > { $threshold }

say_far-and-near_searched = 近い：泡を探索した
    .text1 = しきい値を下回ると、部品は交わらないのに凸包は交わることがあります。そこで小さな球で多角形を覆い、その上に大きな球の木を立てます。2つの木を、それまでの最短の距離を界として、深さ優先で探索します。
    .text2 = 最も近かった多角形の組は、続くサイクルのために取っておきます。
    .formula1 = d = { $answer }

say_far-and-near_kept = 近い：取っておいた組だけ
    .text1 = 木を探索したのは { $age } サイクル前です。それからは、そのとき取っておいた組だけを測っており、手間はほとんどかかりません。
    .text2 = これらの組が示すのは上界です。その間に別のところがもっと近づいているかもしれません。ここでは、そうなっていません。
    .formula1 = d ≤ { $answer }

say_far-and-near_wrong = 取っておいた組は誤り
    .text1 = { $age } サイクル前に取っておいた組の答えは { $answer } です。しかし今は別の面のほうが近く、真の距離は { $exact } です。発表どおりの方法は、次の探索までこれに気づきません。
    .text2 = 「証明済み」を選ぶと、前回の探索からの動きによって、次に探索する時が決まる様子を見られます。
    .formula1 = 答え d ≤ { $answer }
    .formula2 = 真の d = { $exact }

question_far-and-near_hulls = 次のサイクルで調べるのは凸包だけですか。
question_far-and-near_wrong = 次のサイクルで、取っておいた組は誤りになりますか。

event_far-and-near_bubbles = 泡が引き継ぐ：{ $from } から { $to } へ
event_far-and-near_hulls = 凸包が引き継ぐ：{ $from } から { $to } へ
event_far-and-near_wrong = 取っておいた組では { $to }、真の距離は { $exact }

number_answer = 答え
number_hull-distance = 凸包
number_exact-distance = 部品、厳密
number_at-least = 下界
number_at-most = 上界
number_sphere-pairs = 球の組
number_triangle-pairs = 三角形の組
number_age = 探索後のサイクル

chart_distances = 距離
chart_sphere-pairs = 1サイクルの球の組

axis_cycle = サイクル
axis_count = 個数

line_exact = 厳密
line_hulls = 凸包
line_bubbles = 泡
line_wrong = 誤り
line_threshold = しきい値
line_searched-each-cycle = 毎サイクル探索
line_this-run = 今回

why_far-and-near_hulls = 凸包だけで足りるのは、凸包が { $threshold } より離れている間です。今は { $hull } 離れています。部品がどちらへ動き、1サイクルでどれだけ進むかを見てください。
why_far-and-near_wrong = 測るのは最後の探索で残した組だけで、その探索は { $age } サイクル前でした。別の面の組のほうが近くなると、その答えは誤りになります。部品のどちら側が相手のほうへ向いていくかを見てください。

## Pseudocode

far-and-near_cycle = 各サイクルで：
far-and-near_hulls = d_h ← 凸包の距離。前の探索が終わったところから探索する
far-and-near_far = d_h > threshold なら：取っておいた組を捨て、d ≥ d_h を返す
far-and-near_near = そうでなければ泡を探索する：
far-and-near_age = 組を取っておいて C サイクル以内なら（証明済み：その後の動きでほかの組が十分に近づかないなら）：
far-and-near_kept = 取っておいた組だけを測り、d ≤ その最小を返す
far-and-near_roots = open ← { "{" }全体を囲む2つの球{ "}" }。best ← ∞
far-and-near_skip = open から組を取る。そのすきま · (1 + α) > best なら：とばす
far-and-near_leaves = 両方が葉なら：best ← min(best, その多角形の距離)
far-and-near_open = そうでなければ大きいほうの子を open に入れ、近いものを次に取る
far-and-near_searched = open が空になれば：最も近い組を取っておき、d = best を返す

## Glossary

bubbles = 泡
    .forms = 泡 | 小さな球で多角形を覆
    .text = Quinlan の球です。小さな球が各多角形を覆い、その上に大きな球の二分木が立ちます。それまでの最短距離を上界として、2本の木を深さ優先で探索します。

depth-first = 深さ優先
    .forms = 深さ優先
    .text = 木をたどる順序の1つです。ノードの下にあるものをすべてたどってから、次の兄弟に移ります。

## Claims

bubbles_source = 佐藤ほか、第4節
bubbles_says = 10 000 多角形以下の凸でない形では、C を 10 ほどにすると、毎サイクル探索するより10倍近く速い。
bubbles_here = 探索しないサイクルでは、取っておいた組だけを測ります。
bubbles_why = C サイクルに1回だけ探索すると計算量は約 C 分の1になり、論文のとおりです。論文は、その間の答えが上界でしかないことを述べていません。答えが大きすぎたときは、そのつどこの一覧に示します。証明する方法は、答えを証明できなくなったときにもう一度探索します。
