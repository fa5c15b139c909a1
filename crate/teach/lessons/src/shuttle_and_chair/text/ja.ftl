### Shuttle and chair.

lesson_shuttle-and-chair = シャトルと椅子

about_shuttle-and-chair = 空間の中で：すべての軸のまわりに回るロボットが、数百から数千のセルからなる世界で窓をくぐり抜けます。

source_shuttle-and-chair = 北村 1996、4.4.2 節、図 4.7〜4.12 · 論文の世界とロボットは入手できないため自作し、満ちたセルの数を論文とほぼ同じにした

parameter_shuttle-and-chair_world = 世界

choice_shuttle-and-chair_world_one-wall = 壁 1 枚
choice_shuttle-and-chair_world_thick-wall = 厚い壁と椅子
choice_shuttle-and-chair_world_two-walls = 壁 2 枚
choice_shuttle-and-chair_world_thin-walls = 薄い壁 2 枚

say_shuttle_world = 空間の中のロボット
    .text1 = ロボットは、それぞれの壁の窓を通って輪まで行こうとしています。
    .text2 = 今の向きのままでは通れません。回らなければならず、3 本の軸のどれのまわりにも回れます。
    .formula1 = 一辺 32 ボクセル

say_shuttle_cells = すべてが八分木
    .text1 = 世界の八分木には満ちたセルが { $full } 個あります。論文の世界では { $published } 個でした。ロボットの満ちたセルは { $robot } 個です。
    .text2 = 探索は空のセルをたどります。広いところでは大きなセル、壁の近くでは小さなセルです。
    .formula1 = 満ちたセル { $full } · 論文 { $published }

say_shuttle_slice = 場の断面
    .text1 = ボクセル1層分の場で、ロボットが出発する層です。壁の中で最も高くなります。
    .text2 = 窓には、目標の側の低い値が現れています。
    .formula1 = { $low } … { $high }

say_shuttle_surfaces = 場の等値面
    .text1 = 場の値がどこでも同じになる2つの面です。緑の面は目標のまわりの低いところ全体を、薄いオレンジの面は高いところ全体を囲んでいます。
    .text2 = 薄いオレンジの面は、どの障害物からも少し離れて取り囲んでいます。これがロボットを遠ざけるのです。
    .formula1 = P = const

say_shuttle_explored = 調べたところ
    .text1 = 印の一つ一つが、ロボットを試したセルの中心です。ノードは { $nodes } 個で、複数の向きを試したセルもあります。
    .text2 = はじめはロボットを平行移動させるだけです。それで行き詰まると、値が最も低いところで、1 本の軸のまわりに 30° ずつ回します。
    .formula1 = ノード { $nodes } 個

say_shuttle_way = 見つかった経路
    .text1 = 線は、セルの中心と、セルどうしが共有する面の中心を結んでいます。ロボットは合わせて { $turned }° 回ります。
    .text2 = 経路は目標のセルで終わります。これらの場所の間で何が起きるかは調べていません。
    .formula1 = 回転 { $turned }°

say_shuttle_robot = 経路の上のロボット
    .text1 = 再生すると、ロボットが経路を進みます。ここでは、どの区間も端から端まで厳密に調べました。論文では行っていないことです。
    .text2 = { $legs } 区間のうち { $hits } 区間で、ロボットは障害物に当たります。最初に当たる場所では赤くなります。
    .formula1 = { $legs } 区間中 { $hits }

say_shuttle_times = 図 4.12 と並べて
    .text1 = 論文では、満ちたセル 981 個の世界で、場に 2.8 s、探索に 4.7 s かかりました。計算機は SGI Onyx です。図 4.12 のほかの点は本文にないので、示していません。
    .text2 = ここの時間はこのコンピューターのもので、4 つの世界すべてについて示します。立方体ごとに計算すると、論文が見いだしたとおり、場の時間はセルの数とともに増えます。軸に沿った 3 回の走査なら増えません。探索の時間は、むしろロボットを何回回すかで決まります。時間のほかに、段が1つ少ないとき、同じとき、1つ多いときに探索が調べるノードの数も示します。
    .formula1 = セル 981 個：2.8 s + 4.7 s、論文

question_shuttle_how = 探索は、どうやってロボットを目標まで導きますか。

number_published-cells = 論文の世界の満ちたセル
number_field-cubes = 場、立方体ごと
number_field-sweeps = 場、3 回の走査
number_plan-search = 探索
number_published-field = 場、論文の 981 個
number_published-search = 探索、論文の 981 個
number_nodes-level-4 = 調べたノード、段 4
number_nodes-level-5 = 調べたノード、段 5
number_nodes-level-6 = 調べたノード、段 6

chart_shuttle-times = 満ちたセルの数と時間

axis_full-cells = 満ちたセル

line_field-cubes = 場、立方体ごと
line_field-sweeps = 場、走査
line_plan-search = 探索
line_published-field = 場、論文
line_published-search = 探索、論文

why_shuttle_how = 今の向きのロボットを、通らなければならない窓のそれぞれと比べてください。回らずには通れない窓があれば、途中で回らなければなりません。そうでなければ経路はありません。

## Pseudocode

shuttle-and-chair_robot = ロボット：八分木、その満ちたセル
shuttle-and-chair_cells = 世界：八分木。obstacles ← その満ちたセル、より少ない立方体にまとめる
shuttle-and-chair_each = 世界のボクセルごとに：
shuttle-and-chair_g = g ← 最も近い立方体の面から軸ごとにどれだけ外にあるか、その2倍
shuttle-and-chair_field = P ← p_max / (1 + g) + 目標までの距離の C 倍
shuttle-and-chair_surface = 等値面：P = const となるすべての場所
shuttle-and-chair_open = open ← { "{" }出発点のセル{ "}" }。セルの値 ← そこでのロボットの全ボクセルの P の和
shuttle-and-chair_lowest = 繰り返す：値が最小のセルを open から取る
shuttle-and-chair_beside = ロボットの全ボクセルが空になる隣ごとに：open に入れる
shuttle-and-chair_reached = それが目標のセルなら：セルの中心と共有する面の中心を通る経路を返す
shuttle-and-chair_turn = open が空なら：値が最小の葉で、ロボットを1本の軸のまわりに 30° ずつ回す
shuttle-and-chair_legs = 経路の区間ごとに：始めから終わりまでに、ロボットは何かに当たるか？
shuttle-and-chair_times = 場と探索の時間を測る

## Claims

one-level-more_source = 北村 1996、4.5.2節
one-level-more_says = 深さ 4 の木なら探索は約 8 分の 1 の時間で済み、深さ 6 の木なら約 8 倍かかるだろう。
one-level-more_why = 学位論文は空間の大きさからそう見込んだだけで、測ってはいません。しかし、広いところでは空のセルは大きいままで、小さなセルは、ロボットが少ない回転で収まるところに中心をもちます。4つの世界のうち3つでは、深さ 6 のほうが深さ 5 よりノードが少なくて済みます。壁が2枚ある2つの世界では、深さ 4 だと窓がロボットには狭すぎ、探索は数千個のノードを調べても何も見つけません。

field-and-search_source = 北村 1996、4.4.2節と4.5節、図 4.12
field-and-search_says = 黒ノードが 981 個の世界では、場の計算に 2.8 s、探索に 4.7 s かかる。場の計算時間は黒ノードの数とともに増える。
field-and-search_why = 学位論文の世界は手に入らないので、ほぼ同じ数のセルを持つ世界を作りました。立方体ごとに計算すると、場の時間は同じように増えます。軸に沿って3回走査すると、立方体の数によらない時間で同じ場が得られます。
