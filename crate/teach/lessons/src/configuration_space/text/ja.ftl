### Configuration space.

lesson_configuration-space = コンフィギュレーション空間

about_configuration-space = アームのすべての姿勢の地図です。その中の障害物、サンプルが見逃すもの、空きと証明されるセル、そして経路を見ます。

source_configuration-space = Lozano-Pérez 1983、コンフィギュレーション空間 · Brooks & Lozano-Pérez 1985、セルへの分割 · Schwarzer, Saha & Latombe 2005、動きの上限 · アームと障害物は自作

parameter_configuration-space_shoulder = 肩, °
parameter_configuration-space_elbow = 肘, °
parameter_configuration-space_x = 円板を右へ, mm
parameter_configuration-space_y = 円板を上へ, mm
parameter_configuration-space_halvings = 地図の各辺を半分にする回数

say_cspace_arm = 2つの関節、2つの数
    .text1 = アームには関節が2つあります。青いリンクをドラッグすると肩が、オレンジのリンクをドラッグすると肘が回ります。どちらも −{ $limit }° から { $limit }° まで回ります。
    .text2 = 右の正方形は地図です。肩の角度は左から右へ、肘の角度は下から上へ大きくなります。中央ではどちらも 0° です。

say_cspace_point = 姿勢1つが点1つ
    .text1 = アームの姿勢はそれぞれ地図の1点で、地図の点はそれぞれ1つの姿勢です。すべての姿勢の地図を、コンフィギュレーション空間といいます。
    .text2 = 点をドラッグするとアームがついてきます。アームをドラッグすると点がついてきます。

say_cspace_obstacle = 障害物は領域になる
    .text1 = 地図のオレンジの領域では、アームが円板に衝突します。境界にある最小のセルでは、中央だけのこともあります。円板は丸いのに、領域は別の形に曲がっています。境界に沿った灰色のセルでは、衝突も、衝突しないという証明も見つかっていません。
    .text2 = 円板をドラッグすると、領域の形が変わります。点を領域の中へドラッグすると、アームが円板にぶつかります。

say_cspace_links = 1つ目のリンクは帯になる
    .text1 = 地図に四角い柱も加わりました。青いところでは、青いリンクが障害物にぶつかります。肘はこのリンクを動かさないので、その領域は地図の下から上まで続く帯になります。
    .text2 = オレンジの領域では、オレンジのリンクが障害物にぶつかります。薄い色のところはすべて証明済みで、アームはどの障害物にも衝突しません。リンクどうしの衝突は、この地図では調べません。

say_cspace_samples = サンプルは細い障害物を見逃す
    .text1 = 輪は細いピンの位置です。届くのはアームの先端だけです。地図の小さな四角は、調べた姿勢です。格子の { $samples } 個の姿勢のうち、ピンにぶつかるのは { $grid-hits } 個です。同じ数の無作為な姿勢では { $random-hits } 個です。
    .text2 = サンプルは、その隣の姿勢について何も示しません。では、アームはピンに決してぶつからないのでしょうか。

say_cspace_missed = サンプルが見逃したもの
    .text1 = ぶつかります。たとえば、この姿勢です。このような姿勢は地図の 1/{ $one-in } 以下なので、何千ものサンプルがすべて外れることがあります。
    .text2 = エンジンの探索が、この姿勢を見つけました。調べたセルは全部で { $cells } 個です。セルはその中のすべての姿勢を含むので、セルの間に隠れるものはありません。次のステップで、その考え方を見ます。

say_cspace_whole = 大きすぎるセル
    .text1 = 円板と柱に戻ります。地図全体が1つのセルです。その中央で、アームは最も近い障害物から { $centre-distance } mm 離れています。セルの中でアームの点が動くのは、最大 { $motion-bound } mm です。薄いアームはセルの四隅の姿勢です。
    .text2 = アームは距離よりも大きく動けます。このテストでは何も証明できません。セルを半分に分け、それぞれを調べます。

say_cspace_clear = 空きのセル
    .text1 = このセルは幅 { $width }°、高さ { $height }° です。中央での距離は { $centre-distance } mm です。セルの中で { $motion-bound } mm より大きく動く点は、アームにはありません。
    .text2 = ですから、セルの中のどの姿勢でも、アームは障害物に届きません。1回のテストで、そのすべてについて証明できました。

say_cspace_fill = 地図が埋まる
    .text1 = セルは、空きか、すべての姿勢で障害物にぶつかると証明されるか、半分に分けられるかのどれかです。最小のセルは分けません。地図の各辺は { $side } 個に分かれます。エンジンが調べたセルは、全部で { $examined } 個です。
    .text2 = セルが小さいのは、領域の境界の近くだけです。最小のセルで、空きでもなく、中央で衝突もしないものは未定のままで、灰色です。

say_cspace_cost = 証明の手間
    .text1 = 各辺に { $side } 個のサンプルを置く格子では、{ $grid-samples } 個の姿勢を調べても、その間については何も証明できません。エンジンは、これと同じ細かさまで { $examined } 個のセルを調べ、薄い色のセルをどれも証明します。
    .text2 = 最小のセルの幅を半分にすると、格子では4倍のサンプルが必要です。エンジンが調べるセルは { $times } 倍です。境界に沿ったセルだけを分けるからです。

say_cspace_path = 地図から経路へ
    .text1 = 灰色の線は、地図の中のまっすぐな道です。緑の経路は { $path-cells } 個のセルを通ります。どれも空きで、次のセルと辺を共有します。ですから、アームはこの経路をたどれて、ほかのテストは要りません。再生するとアームが動きます。
    .text2 = 関節が6つなら地図は6次元で、セルで埋めるには大きすぎます。そこで、一部だけを作ります。A* は姿勢から姿勢へ目標に向かって進み、RRT は無作為な姿勢の木を伸ばします。次のレッスン「すきまを通る」では、経路を計画します。

say_cspace_no-path = 空きのセルを通る道がない
    .text1 = アームの姿勢から輪まで、空きのセルはつながっていません。領域と灰色のセルが両者を隔てているか、どちらかが空きでないセルにあります。
    .text2 = 灰色のセルには道があるかもしれません。半分にする回数を増やすか、点を別の場所へドラッグするか、前のステップで円板を遠ざけてください。

question_cspace_where = アームの姿勢は、地図のどこにありますか。
question_cspace_form = アームが円板に衝突するすべての姿勢は、地図の1つの領域になります。どんな形ですか。
question_cspace_strip = 青いリンクは四角い柱にぶつかることがあります。青いリンクの領域は、どのように見えますか。
question_cspace_peg = 円板と柱の代わりに、細いピンを置きます。届くのはアームの先端だけです。地図の一様な格子で、何千もの姿勢を調べます。ピンにぶつかる姿勢が見つかりますか。
question_cspace_whole = 円板と柱に戻ります。地図の中央でアームを調べます。この1回のテストで、アームが決して衝突しないことを証明できますか。
question_cspace_growth = 最小のセルの幅と高さを半分にします。調べるセルは何倍になりますか。
question_cspace_straight = 輪が目標です。両方の関節が一様に回るので、点は輪へまっすぐ進みます。途中がすべて空きだと証明されていますか。

point_cspace_where = { $within }° 以内のずれなら正解です。

label_shoulder-axis = 肩
label_elbow-axis = 肘
label_cspace-goal = 目標
label_region-disc = やはり円板
label_region-other = 別の形
label_strip-upright = 下から上への帯
label_strip-level = 左から右への帯
label_strip-neither = 帯ではない
label_cells-times-2 = 約2倍
label_cells-times-4 = 約4倍
label_cells-times-8 = 約8倍

number_shoulder = 肩
number_elbow = 肘
number_clear-share = 空き（証明済み）、地図のうち
number_meets-share = アームが障害物にぶつかるセル
number_undecided-share = 未定
number_samples = 格子の姿勢
number_grid-hits = そのうちピンにぶつかる姿勢
number_random-hits = 同じ数の無作為な姿勢では
number_cells = ピンについて調べたセル
number_peg-share = ピンにぶつかる姿勢、地図のうち
number_centre-distance = セルの中央での距離
number_motion-bound = セルの中での動き
number_examined = 調べたセル
number_grid-samples = 同じ細かさの格子のサンプル
number_growth = 幅を半分にしたときのセル
number_path-cells = 経路のセル

chart_cells-and-samples = セルとサンプル
chart_undecided-by-side = 地図の未定の部分

axis_cells-along-side = 1辺に並ぶ最小のセル
axis_poses-and-cells = 個数
axis_part-of-map = 地図のうち

line_cells-examined = 調べたセル
line_samples-on-grid = 格子のサンプル
line_undecided-part = 未定

why_cspace_where = 肩の角度は右の方向から、肘の角度は青いリンクの方向から測ります。どちらも反時計回りに大きくなります。
why_cspace_where_there = これがアームの姿勢です。
why_cspace_where_elsewhere = 薄いアームが、あなたの点の姿勢です。肩が { $shoulder-off }°、肘が { $elbow-off }° ずれています。角度は反時計回りに大きくなり、肘の角度は青いリンクの方向から測ります。
why_cspace_form = 肩はアーム全体を動かし、肘はオレンジのリンクだけを動かします。ですから、地図での等しい距離は、アームのまわりでは等しい距離ではありません。
why_cspace_strip = 青いリンクを動かすのは、どちらの関節ですか。もう一方を回して、地図の点を見てください。
why_cspace_peg = 先端は細く、ピンに届くのはアームがほとんど伸びているときだけです。その姿勢の領域の幅を、サンプルの間隔と比べてください。
why_cspace_whole = 2つの長さを比べてください。中央でのアームの距離と、そこから地図全体の中でアームが動ける距離です。
why_cspace_growth = 大きな空きのセルは、もう調べません。分けるのは境界に沿ったセルだけで、境界は線です。
why_cspace_straight = 点から輪までまっすぐにたどってください。領域か灰色のセルを横切りますか。

## Pseudocode

configuration-space_pose = アームの姿勢 ← 地図の点
configuration-space_region = 障害物の領域 ← それにぶつかるすべての姿勢
configuration-space_sample = サンプルは姿勢を1つ調べる
configuration-space_examine = examine(セル)、その中央で：
configuration-space_bound = d ← 障害物からの距離、D ← セルの中でのアームの動き
configuration-space_clear = d > D なら：セルは空き
configuration-space_inside = そうでなく、すべての姿勢での衝突が証明されれば：障害物にぶつかる
configuration-space_halve = そうでなく、最小でなければ：両方の半分を examine
configuration-space_smallest = そうでなく、中央で衝突すれば：障害物にぶつかる、そうでなければ未定
configuration-space_cost = 調べたセルを数える
configuration-space_path = 経路 ← 姿勢から目標までの空きのセル、それぞれ次のセルと辺を共有

## Glossary

configuration-space = コンフィギュレーション空間
    .forms = コンフィギュレーション空間
    .text = 物体のすべての姿勢、またはロボットのすべての関節の値の集合です。経路は、何も衝突しない自由な部分の中の曲線です。セルや、歩みと回転の格子で表します。
