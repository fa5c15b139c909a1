### The flat line.

lesson_flat-line = 頂点数と手間

about_flat-line = 頂点 10 個から 100 000 個まで。1サイクルに各方法でどれだけかかるかを、このページで今測ります。

source_flat-line = 佐藤ほか、図 2 · JP 3316092 B2

parameter_flat-line_speed = 1サイクルの移動量

choice_flat-line_speed_slow = 少し
choice_flat-line_speed_fast = その10倍

parameter_flat-line_shapes = 形状

choice_flat-line_shapes_balls = 球
choice_flat-line_shapes_eggs = 卵形
choice_flat-line_shapes_drums = 太鼓（30 000 まで）

parameter_flat-line_largest = 頂点数の上限

choice_flat-line_largest_1000 = 1 000
choice_flat-line_largest_10000 = 10 000
choice_flat-line_largest_100000 = 100 000

say_flat-line_first = 小さな凸包：どの方法も同じくらい
    .text1 = 一方の凸包が他方のまわりを、サイクルごとに少しずつ動きます。頂点がそれぞれ { $vertices } 個のとき、単純な GJK 法の内積は1サイクルに { $plain } 回です。サポート点ごとに、すべての頂点を調べるからです。
    .text2 = しかし最近点は、隣の要素に移るだけです。方法1は前回の最近点のまわりにある多角形の頂点を、方法2は三角形の頂点を調べます。山登り法は辺をたどって登ります。この大きさではほとんど差がありません。
    .formula1 = 単純 { $plain } · 山登り { $climbing }

say_flat-line_size = 頂点が増えても、近所は同じ
    .text1 = 頂点がそれぞれ { $vertices } 個のとき、1サイクルの内積は単純な方法で { $plain } 回、方法2で { $two } 回、山登り法で { $climbing } 回です。隣だけを調べる方法の手間は、頂点の総数にほとんどよりません。それでも少し増えます。同じ経路でも、細かい凸包では最近点がより多くの頂点を通るからです。
    .text2 = 発表された方法は、隣にもっと近いものがなくなると止まります。{ $cycles } サイクルのうち { $wrong } サイクルで、距離は厳密な値ではありませんでした。
    .formula1 = 単純 { $plain } · 方法1 { $one }
    .formula2 = 方法2 { $two } · 山登り { $climbing }

say_flat-line_ends = 頂点が増え、面の辺も増える
    .text1 = 太鼓には { $vertices } 個の頂点があり、半分ずつ両端の面を囲みます。1サイクルの内積は単純な方法で { $plain } 回、方法1で { $one } 回です。方法1は毎回、端の面の全体を調べるからです。方法2は { $two } 回、山登り法は { $climbing } 回です。一度に調べる頂点はわずかです。しかし、ふちの頂点を1つずつたどるので、これらの線も平らではありません。
    .text2 = 発表された方法は、隣にもっと近いものがなくなると止まります。{ $cycles } サイクルのうち { $wrong } サイクルで、距離は厳密な値ではありませんでした。
    .formula1 = 単純 { $plain } · 方法1 { $one }
    .formula2 = 方法2 { $two } · 山登り { $climbing }

say_flat-line_sides = 多角形より三角形がよい理由
    .text1 = 端の面が { $sides } 角形の太鼓です。方法1は、最近点のある面すべての、すべての頂点を調べます。輪で示した、両方の太鼓を合わせて { $looked-one } 個です。方法2は先に面を三角形に分け（細い線）、その頂点だけを調べます。円板で示した { $looked-two } 個で、一度に調べる数は端の面が何角形でも変わりません。
    .text2 = 例外の頂点が1つあります。端の面の三角形はすべてこの頂点に集まるので、そのまわりでは方法2も { $looked-hub } 個の頂点を調べます。山登り法は太鼓の辺をたどり、辺はどの頂点にも3本しかありません。方法2でも山登り法でも、探索の回数は増えます。1サイクルの間に最近点が通り過ぎる頂点の間隔が、どんどん狭くなるからです。
    .formula1 = 方法1 { $looked-one } · 方法2 { $looked-two }

say_flat-line_flaw = 隣だけを調べると誤る場合
    .text1 = 点が立方体の上面を突き抜けました。方法1はその面だけを調べ、隣にもっと近いものはありません。そこで距離 { $reported } を報告します。実際には、点は内部に { $depth } 入っています。
    .text2 = 前回の要素を信じてよいのは、相手がその面の外側にある間だけです。このライブラリの既定の方法は、山登りで凸包全体を探すので、衝突に気づきます。
    .formula1 = 報告 d ≈ { $reported }
    .formula2 = 真の深さ = { $depth }

question_flat-line_grows = 頂点が約3倍になると、単純な方法が調べる量も約3倍になります。山登り法の手間も同じだけ増えますか。
question_flat-line_which = 頂点が約3倍になると、調べる頂点が2倍を超えるのは、発表されたどの方法ですか。

why_flat-line_which = どの方法も、前回の最近点のまわりの頂点を調べます。面の全体の頂点か、1つ1つの三角形の頂点かの違いです。太鼓の端の面の頂点が3倍になると、その面はどう変わるでしょうか。今の内積は1サイクルに、方法1で { $one } 回、方法2で { $two } 回です。

label_method-one = 方法1
label_method-two = 方法2
label_both = 両方

number_sides = 端の面の辺数
number_looked-one = 調べる頂点、方法1
number_looked-two = 調べる頂点、方法2
number_looked-hub = 三角形が集まる頂点で
number_vertices = それぞれの頂点数
number_cycles = 測定したサイクル
number_products-plain = 内積、単純
number_products-one = 内積、方法1
number_products-two = 内積、方法2
number_products-climbing = 内積、山登り
number_evaluations-plain = サポート点、単純
number_evaluations-climbing = サポート点、山登り
number_time-plain = 時間、単純
number_time-one = 時間、方法1
number_time-two = 時間、方法2
number_time-climbing = 時間、山登り
number_reported = 方法1の報告
number_depth = 真の深さ

chart_time = 1サイクルの時間
chart_products = 1サイクルの内積

axis_vertices = 頂点数
axis_microseconds = µs
axis_inner-products = 回数

line_plain = 単純
line_method-one = 方法1
line_method-two = 方法2
line_climbing = 山登り
line_published-flat = 発表値、追跡
line_published-plain = 発表値、単純

why_flat-line_grows = 山登り法は前回の最近点の頂点から始まり、辺に沿って進みます。手間は、隣にいくつの頂点があり、途中でいくつ通るかで決まります。総数の { $vertices } 個にはほとんどよりません。今は1サイクルに内積を { $climbing } 回計算しています。

## Pseudocode

flat-line_size = 小さいほうから順に、大きさ N ごとに：
flat-line_cycle = 各サイクルで H₂ を少し動かし、各方法で探索し直す：
flat-line_plain = 単純：GJK 法、サポート点ごとにすべての頂点を調べる
flat-line_one = 方法1：「追跡」、近く = 前回の点のまわりの多角形の上
flat-line_two = 方法2：「追跡」、近く = 前回の点のまわりの三角形の上
flat-line_climbing = 山登り：前回の単体から GJK 法、サポート点ごとに辺を伝って登る
flat-line_compare = 方法1と2の距離は、厳密な「山登り」の距離と同じか？
flat-line_track = 追跡：C ← 前回の最近点を挟んでいた頂点の近くの頂点
flat-line_repeat = 繰り返す：
flat-line_search = p, q ← C の頂点だけについての GJK 法の最近点
flat-line_return = p, q が前より近くないか、同じ頂点の間にあれば：その距離を返す
flat-line_next = C ← p, q を挟む頂点の近くの頂点

## Glossary

hill-climbing = 凸包の上の山登り法
    .forms = 山登り法 | 山登り | 登って | 登る
    .text = 遠くなるかぎり隣の頂点へと移り、サポート点を見つける方法です。凸な形の完全な凸包の上では、どの隣の頂点にも負けない頂点が、全体で最も遠い頂点です。

tracking = 追跡
    .forms = 追跡
    .text = 前のサイクルの答えから探索を始めることです。少し動いただけなら、最近点はすぐ隣にあるからです。その手間は、部品の大きさにほとんどよりません。

feature = 特徴要素
    .forms = 特徴要素 | 隣の要素 | 前回の要素
    .text = 最近点の乗っている、部品の頂点、辺または面です。

cycle = サイクル
    .forms = サイクル
    .text = 動く部品を繰り返し調べるプログラムの一巡です。新しい姿勢、次に問い、次に答えと進みます。

## Claims

flat-line_source = 佐藤ほか、第4節、図 2
flat-line_says = 16 Mflops の計算機では、多角形がいくつあっても1サイクルは 0.6 ms 未満である。単純な方法の時間は直線的に増える。
flat-line_why = 単純な方法の線は、論文の述べるとおりの形になります。もう一方は少し増えます。同じ動きでも、細かい凸包ではより多くの頂点を通るからです。論文は動きをどう選んだかを述べていません。論文の時間は当時の計算機のもので、ブラウザーの時計は粗いので、比べるのは時間ではなく内積の回数です。
