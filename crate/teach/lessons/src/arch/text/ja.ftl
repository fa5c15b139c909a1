### The arch.

lesson_arch = 併合した凸包

about_arch = 腕がアーチをくぐります。併合した凸包は、じゃまになると解放され、通り過ぎると復帰します。

source_arch = JP 3316092 B2

parameter_arch_mode = 凸包を解放するとき

choice_arch_mode_exact = 仮想面が最も近いとき
choice_arch_mode_published = 仮想面が貫かれたとき

parameter_arch_virtuality = 仮想面

choice_arch_virtuality_uncovered = 部品が覆わない面
choice_arch_virtuality_published = 二部品の頂点からなる面

parameter_arch_recover = T：復帰までのサイクル
parameter_arch_cycles = サイクル
parameter_arch_compare = 比較の相手

choice_arch_compare_none = なし
choice_arch_compare_mode = もう一方のモード

say_arch_begin = 多くの部品に1つの凸包
    .text1 = 腕が机の上のアーチをくぐり、向こう側の物体を取ってきます。たがいに動かない部品は1つの凸包を共有します。アーチ、机とアーチを合わせたもの、手、腕です。今は { $merged } 個の凸包がすべての部品を代表しています。併合しなければ、{ $pairs } 組の部品を探索することになります。
    .text2 = 斜線を付けた面は仮想面です。凸包の面ですが、どの部品の面でもありません。仮想面によって出た答えは、界にすぎません。

say_arch_merged = 併合したままで厳密
    .text1 = 最近点は2つとも実在する面にあります。そのため、グループ全体を1つとして探索したのに、腕から机とアーチまでの距離はちょうど { $distance } です。使っている凸包：{ $merged } 個。このサイクルの探索は { $searches } 回、そのうち { $cut } 回は途中で打ち切りました。
    .formula1 = d = { $distance }

say_arch_parts = 部品どうしを探索する
    .text1 = もう部品の代わりをする凸包はありません。部品そのものの距離が { $distance } です。探索は、凸包を復帰できるかどうかの確認を含めて { $searches } 回です。そのうち { $cut } 回は、もっと近いものがわかっていたので途中で打ち切りました。部品は { $pairs } 組あります。
    .formula1 = d = { $distance }

say_arch_still = 何も動かない
    .text1 = すべてが止まっています。部品が動いた凸包があれば、ここで作り直されます。腕から机とアーチまでは、ちょうど { $distance } です。
    .formula1 = d = { $distance }

say_arch_bound = 界にすぎない
    .text1 = 最も近い点は仮想面にあり、そこに部品はありません。発表どおりの方法は、面が貫かれるまで凸包の距離 { $distance } を報告します。これは下界です。実際には（破線）、腕と周囲の距離は { $truth } です。
    .formula1 = d ≥ { $distance }
    .formula2 = 真の d = { $truth }

say_arch_stopped = 凸包は交わるが、部品は交わらない
    .text1 = 凸包どうしが、実在する面を先にして重なりました。発表どおりの方法はこれを答えとして動きを止め、{ $distance } と報告します。実際には、部品は { $truth } 離れています。
    .formula1 = d ≥ { $distance }
    .formula2 = 真の d = { $truth }

say_arch_virtual = 仮想面が最も近い：解放
    .text1 = 最近点が{ $hull }の仮想面（{ $rule }）にあります。そこで凸包をすぐに解放し、併合されていたものを探索します。まず、その面に触れる { $first } 個の部品（赤）からです。答えは厳密なままです：{ $distance }。
    .formula1 = d = { $distance }

say_arch_pierced = 仮想面が貫かれた：解放
    .text1 = { $hull }の仮想面が干渉しました（{ $rule }）。そこで凸包を解放し、併合されていたものを探索します。まず、その面に触れる { $first } 個の部品（赤）からです。報告される距離は { $distance } に跳びます。これまでは凸包の距離でした。
    .formula1 = 報告 d = { $distance }
    .formula2 = 真の d = { $truth }

say_arch_overlap = 凸包が重なった：解放
    .text1 = 2つの凸包が、実在する面を先にして重なりました。しかし部品が重なるとは限りません。{ $hull }の凸包を解放し、併合されていたものを探索します。そのため、答えは厳密なままです：{ $distance }。
    .formula1 = d = { $distance }

say_arch_recovered = 凸包が復帰する
    .text1 = { $hull }の凸包は { $cycles } サイクル（T）の間離れており、その部品はたがいに動いていません。同じ凸包が、手間をかけずに戻ります。

say_arch_remerged = すべて静止：併合し直す
    .text1 = 前のサイクルから何も動いていません。{ $hull }の部品は以前たがいに動いたので、ここで新しい凸包になります。
    .text2 = 同じサイクルに解放された凸包（手に持つものがその中にあるため）：{ $releases }。

say_arch_lost = 凸包が失われる
    .text1 = { $hull }の部品の1つが他に対して動いたので、前の凸包はもう正しくありません。すべてが静止するまで、部品を探索します。

question_arch_releases = 次のサイクルで、どの凸包が解放されますか。
question_arch_returns = 次のサイクルで、どの凸包が戻る、または作り直されますか。

event_arch_released = { $hull }の凸包を解放：{ $rule }
event_arch_recovered = { $hull }の凸包が復帰
event_arch_lost = { $hull }の凸包が失われた：部品が動いた
event_arch_remerged = { $hull }が新しい凸包になる

word_arch = アーチ
word_arm = 腕
word_hand = 手
word_table-and-arch = 机とアーチ
word_virtual-against-real = 仮想面と実在面
word_virtual-against-virtual = 仮想面と仮想面
word_overlap = 凸包の重なり

label_arch = アーチ
label_arm = 腕
label_hand = 手
label_table-and-arch = 机とアーチ

number_to-environment = 腕から机とアーチ
number_to-environment-true = 真の距離
number_to-object = 腕から物体
number_to-object-true = 真の距離
number_merged-hulls = 併合した凸包
number_searches = このサイクルの探索
number_searches-cut = 打ち切った探索
number_part-pairs = 部品の組

chart_arch_environment = 腕から机とアーチまで
chart_arch_object = 腕から物体まで
chart_arch_searches = 1サイクルの探索

line_reported = 報告値
line_reported-compared = 報告値、もう一方
line_searches = 探索
line_searches-compared = 探索、もう一方
line_part-pairs = 併合なし

why_arch_releases = 凸包は、相手の部品が、くぼみをふさぐ仮想面まで来たときに解放されます。動く部品に最も近い凸包はどれか、部品がもうそのような面まで来ているかを見てください。
why_arch_returns = 凸包は、相手の部品がくぼみを出て、決めたサイクル数だけ離れたままでいると復帰します。今どの凸包が解放されているか、動く部品が経路のどこにいるかを見てください。

## Pseudocode

arch_merge = 互いに動かない部品のグループごとに、1つの凸包 H
arch_cycle = 各サイクルで、すべての部品を新しい姿勢にして：
arch_lose = 部品が互いに動いたグループごとに：その凸包は失われる
arch_still = 前のサイクルから何も動いていなければ：
arch_remerge = 凸包のない各グループに、新しい凸包を作る
arch_pair = 物体の組ごとに、繰り返す：
arch_nearest = p, q ← 今探索している凸包と部品の最近点
arch_bound = 発表どおりで、凸包が離れていれば：|p − q| を返す。p か q が仮想面の上にあれば下界
arch_virtual = p か q が仮想面の上にあれば：その凸包を解放する。2つなら部品の少ないほう
arch_first = 仮想面に接する部品を先に探索する
arch_stopped = 発表どおりで、凸包が重なり、実際の面が最も手前なら：返す。動きは止まる
arch_overlap = そうでなく、凸包が重なれば：部品の少ないほうを解放する
arch_exact = そうでなければ |p − q| を返す。厳密
arch_clear = 解放した凸包ごとに：今また解放されることがなければ clear ← clear + 1、そうでなければ 0
arch_recover = clear ≥ T なら：同じ凸包が復帰する

## Glossary

convex-hull = 凸包
    .forms = 凸包 | 最小の凸包
    .text = あるものを囲む最小の凸集合です。ゴムの膜で包んだ形に当たります。

merged-hull = 併合した凸包
    .forms = 併合した凸包 | 併合された凸包 | 併合凸包 | 1つの凸包にまとめ | 1つの凸包を共有
    .text = 互いに動かないいくつかの部品を囲む、1つの凸包です。そのくぼみに何も近づかないかぎり、1回の探索が多くの探索の代わりになります。

virtual-face = 仮想面
    .forms = 仮想面 | 仮想の面 | 仮想
    .text = 凸包の面のうち、どの部品の上にもなく、くぼみをふさいでいる面です。その上にある答えは距離ではなく、界です。

hull-release = 凸包の解放
    .forms = 解放
    .text = 併合した凸包を外し、代わりにその中に併合されていたものを探索することです。

hull-recovery = 凸包の復帰
    .forms = 復帰 | 手間をかけずに戻
    .text = 解放された凸包が、決められた時間ほかのものから離れた後に戻ることです。その部品が互いに動いていなければ同じ凸包なので、手間はかかりません。
