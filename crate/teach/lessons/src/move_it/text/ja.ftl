### Move it while it runs.

lesson_move-it = 動作中に動かす

about_move-it = ブロックをロボットの行く手にドラッグすると、計画がただちに修復されます。

source_move-it = 北村 1996、4.4.1 節にならい、障害物が動く · 探索は本ページのもの：厳密に調べた歩みの上の D* Lite（Koenig and Likhachev 2002）

parameter_move-it_x = ブロック、壁に垂直
parameter_move-it_y = ブロック、壁に沿う

say_move-it_world = ドラッグするブロック
    .text1 = T 字形のロボットが、2つのすきまのどちらかを通って輪まで行こうとしています。ブロックはじゃまになることがあります。ドラッグするか、矢印キーで動かしてください。
    .text2 = 動かすたびに、計画が合うように直されます。
    .formula1 = ブロックをドラッグ

say_move-it_way = 計画
    .text1 = 1 ボクセルの移動と 45° の回転による最短経路を、さらに短くしたものです。経路が通るすきまにブロックを置いて、どうなるか見てください。
    .text2 = この経路で、ロボットは { $turned }° 回ります。
    .formula1 = 回転 { $turned }°

say_move-it_none = 経路なし
    .text1 = ブロックがここにあると、1 ボクセルの移動と 45° の回転による経路は存在しません。
    .text2 = それを知るために、探索は { $mended } 個の姿勢を展開しました。計画を作り直せば { $anew } 個でした。
    .formula1 = 経路なし

say_move-it_still = 修復は不要
    .text1 = ブロックは、計画を作ったときの場所にあります。修復で展開した姿勢は { $mended } 個、計画を作るのには { $anew } 個かかりました。
    .text2 = 点は、探索が知っているすべての場所です。では、ブロックを動かしてください。
    .formula1 = 姿勢 { $mended } 個 · 作り直し { $anew } 個

say_move-it_mended = 修復済み
    .text1 = 灰色の線は、ブロックが動く前の計画です。ブロックによって変わったところだけを探索し直し、{ $mended } 個の姿勢を展開しました。計画を作り直すと { $anew } 個になります。
    .text2 = 点は、探索が今までに知ったすべての場所です。
    .formula1 = 姿勢 { $mended } 個 · 作り直し { $anew } 個

say_move-it_robot = 経路の上のロボット
    .text1 = 再生すると、ロボットが経路を進みます。姿勢と姿勢の間で、平行移動と回転を同時に行います。
    .text2 = どの区間も、ブロックが今ある場所で、端から端まで調べてあります。
    .formula1 = 回転 { $turned }°

question_move-it_less = 計画の修復に使う姿勢は、作り直すより少ないですか。

chart_turned-on-way = 経路での回転

axis_degrees-turned = 度

line_plan-now = 今の計画
line_plan-before = ブロックが動く前

label_drag-me = ドラッグ

why_move-it_less = 前に作った計画のうち、ブロックが触れていないところはすべて正しいままです。作り直すと、すべてをもう一度調べます。修復なら、ブロックのあったところと今あるところだけを調べます。

## Pseudocode

move-it_begin = rest(goal) ← 0。waiting ← { "{" }goal{ "}" }
move-it_repeat = 計画：出発点が確定するまで繰り返す：
move-it_lowest = u ← 待っている姿勢のうち rest(u) + estimate(start, u) が最小のもの
move-it_none = 待つものがなければ：このような歩みによる経路は存在しない
move-it_around = u から 1 ボクセルの移動または 45° の回転にある姿勢 v ごとに：
move-it_edge = その歩みは、始めから終わりまで何にも当たらないか？
move-it_rest = rest(v) ← 隣についての「歩み + rest」の最小値。変われば v は待つ
move-it_follow = 経路：出発点から、いつも「歩み + rest」が最小の隣へ
move-it_shorten = 間に何もないところで区間を短くする
move-it_block = ブロックが動く：前の場所と今の場所のまわりの歩みを調べ直す
move-it_still = 何も変わらなければ：待つものはなく、経路はそのまま
move-it_mended = そうでなければ、変わったものがまた待ち、「計画」を続ける
move-it_robot = 各区間で、ロボットは平行移動と回転を同時に行う
