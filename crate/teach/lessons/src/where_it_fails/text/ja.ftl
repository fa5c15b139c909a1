### Where the search fails.

lesson_where-it-fails = 探索が失敗するところ

about_where-it-fails = それぞれに1つの難しさがある世界です。論文の探索は、多くの世界では何も見つけられず、いくつかでは遠回りの経路や、衝突する経路を見つけます。経路がない世界では、それを証明できます。

source_where-it-fails = 北村 1996、4.3.4 節。その探索は完全ではなく、論文はそう述べていない · 本ページの探索は、その解像度において完全

parameter_where-it-fails_world = 世界

choice_where-it-fails_world_beside = 中心から外れて
choice_where-it-fails_world_turn = 回って抜けるすきま
choice_where-it-fails_world_closed = 狭すぎるすきま
choice_where-it-fails_world_pocket = 袋小路
choice_where-it-fails_world_two-gaps = 2つのすきま
choice_where-it-fails_world_zigzag = ジグザグ
choice_where-it-fails_world_island = 島
choice_where-it-fails_world_clutter = 散らばる障害物

parameter_where-it-fails_seed = 障害物の乱数の種

say_fails_beside = 幅は十分
    .text1 = ロボットは一辺 12 mm の正方形、すきまの幅は 14 mm です。回らずに、まっすぐ通れます。
    .text2 = 論文の探索は、ロボットをセルの中心でしか調べません。
    .formula1 = 14 mm を 12 mm が通る

say_fails_world = L 字形とすきま
    .text1 = 「すきまを通る」の L 字形が、短い側よりも狭いすきまの前にいます。
    .text2 = 狭すぎるでしょうか。片方の腕を先に入れて、すきまの中で回れるかもしれません。
    .formula1 = 経路はあるか

say_fails_pocket = 袋小路
    .text1 = 目標は L 字形を、こちらへ口を開けた袋小路へまっすぐ引き寄せます。経路はその脇を通り、どちらの側にも 12 mm の空きがあります。
    .text2 = 今の向きでは、L 字形は高すぎて通れません。回れば、短い側は 12 mm です。
    .formula1 = 両側に 12 mm

say_fails_two-gaps = 狭いすきまと広いすきま
    .text1 = L 字形の真正面の壁に、その短い側よりも狭い 10 mm のすきまがあります。離れたところには 24 mm のすきまがあり、今の向きのまま通れます。
    .text2 = ですから経路はあります。どちらが見つかるでしょうか。
    .formula1 = 近くに 10 mm、遠くに 24 mm

say_fails_zigzag = ジグザグ
    .text1 = L 字形は、1枚目の壁の端の上と、次の壁の端の下を通らなければなりません。空きはどちらも 10 mm で、短い側に足りません。
    .text2 = 壁のすきまなら、片方の腕を先に入れられるかもしれません。ここでは、すきまの終わるところで世界も終わります。
    .formula1 = 上に 10 mm、下に 10 mm

say_fails_island = 島
    .text1 = 幅の広い塊の上と下に、12 mm の空きがあります。L 字形の短い側とちょうど同じです。
    .text2 = そこに着く前に回り、塊に沿ってずっとその向きのままでいなければなりません。
    .formula1 = 上に 12 mm、下に 12 mm

say_fails_clutter = 散らばる障害物
    .text1 = { $blocks } 個の塊が無作為に散らばり、x か y に沿って少なくとも 6 mm 離れています。種を変えると、別の散らばり方になります。
    .text2 = 試せる道はいくつもありますが、ほとんどは2つの塊の間で行き止まりになります。
    .formula1 = 塊 { $blocks } 個

say_fails_published-beside = そこに中心をもつセルがない
    .text1 = 探索は { $nodes } 個のノードを調べましたが、何も見つかりませんでした。点はすべて壁のこちら側にあります。
    .text2 = すきまの中では、ロボットはすきまの中央から 1 mm 以内にいなければなりません。ところが、そこに中心をもつセルはありません。そのため探索は、ロボットが通れることに気づきません。
    .formula1 = ノード { $nodes } 個、経路なし

say_fails_published = 論文の探索が終わる
    .text1 = 探索は { $nodes } 個のノードを調べ、最後のノードすべてでロボットを回しましたが、何も見つかりませんでした。
    .text2 = 経路がないのか、見逃したのか、この探索にはわかりません。
    .formula1 = ノード { $nodes } 個、経路なし

say_fails_published-way = 論文の探索が経路を見つける
    .text1 = 探索は { $nodes } 個のノードを調べ、経路を見つけました。経路は、ロボットを調べた場所、つまりセルの中心を結んでいます。
    .text2 = 2つの場所の間は調べていません。ここで調べると、{ $legs } 区間のうち { $hits } 区間でロボットは障害物に当たります。最初に当たるところを赤で示します。
    .formula1 = ノード { $nodes } 個 · { $legs } 区間中 { $hits }

say_fails_ours = 本ページの探索
    .text1 = 1 ボクセルの移動と 30° の回転を、それぞれ端から端まで調べながら、目標から逆向きに進みます。{ $poses } 個の姿勢を展開しました。点は、ロボットの中心の位置です。
    .text2 = 探索は、出発点に着くか、展開するものがなくなると終わります。
    .formula1 = 姿勢 { $poses } 個

say_fails_way = 経路はある
    .text1 = つまり経路はあったのに、論文の探索は見逃していました。ロボットはこの経路で { $turned }° 回ります。
    .text2 = 見逃したのは運の問題ではありません。ロボットは、中心をもつセルのない場所にいるか、動きながら回らなければならないのです。
    .formula1 = 回転 { $turned }°

say_fails_both = 2つの経路
    .text1 = 本ページの経路は { $short } mm、論文の経路は { $long } mm です。本ページの経路でロボットは { $turned }° 回り、どの区間も端から端まで調べてあります。
    .text2 = 論文の探索は、値が最も低いところへ、平行移動で進めるかぎりそのまま進み、最初に行き着いた経路を採ります。本ページの探索は、その歩みによる最短のものを採り、区間を短くします。
    .formula1 = { $long } mm → { $short } mm

say_fails_proven = 証明済み：経路なし
    .text1 = このような歩みで目標に至る姿勢を { $poses } 個すべて調べましたが、出発点はその中にありません。これは、この歩みについての証明です。
    .text2 = もっと細かい歩みについての証明ではありません。ぴったりでしか通れない経路が、その間にあるかもしれません。
    .formula1 = 姿勢 { $poses } 個、残りなし

say_fails_no-way = 証明済み：経路ではない
    .text1 = このような歩みで目標に至る姿勢を { $poses } 個すべて調べましたが、出発点はその中にありません。このような歩みによる経路は存在しません。
    .text2 = 論文の探索が見つけた経路では、{ $legs } 区間のうち { $hits } 区間でロボットが障害物に当たります。収まらないところを通らなければならないのです。
    .formula1 = 姿勢 { $poses } 個、残りなし

say_fails_all = すべての世界で
    .text1 = このレッスンの { $worlds } 個の世界のうち、論文の探索が経路を見つけるのは { $found } 個です。そのうちロボットが何にも当たらない経路は { $clean } 本です。
    .text2 = この探索は速く、広いところでは役に立ちます。しかし、見つけたものは調べ直さなければならず、見つからなければ何もわかりません。
    .formula1 = { $worlds } 個中 { $found } 個で発見 · 接触なし { $clean }

number_worlds-tried = このレッスンの世界
number_worlds-found = 論文の探索が経路を見つける世界
number_worlds-clean = その経路で何にも当たらない世界

question_fails_published = 論文の探索は経路を見つけますか。
question_fails_ours = 1 ボクセルの移動と 30° の回転による経路はありますか。

why_fails_published = 論文の探索は、セルの中心でしかロボットを見ず、そこでしか回しません。ロボットが収まるところに中心のあるセルがあるかどうかを考えてください。2つの中心の間に何があるかは、この探索は調べません。
why_fails_ours = 本ページの探索は、1ボクセルの移動と30°の回転でロボットを追い、それぞれを端から端まで調べます。途中のどこかの位置に収まるかどうかを考えてください。まず片方の腕を入れ、それから回ります。

## Pseudocode

where-it-fails_world = 出発点から目標までの経路はあるか？
where-it-fails_open = 発表どおり：open ← { "{" }出発点のセル{ "}" }
where-it-fails_lowest = 繰り返す：値が最小のセルを open から取る
where-it-fails_beside = 隣ごとに、ロボットをそのセルの中心に置いて：
where-it-fails_free = そこでロボットの全ボクセルが空なら：セルを open に入れる
where-it-fails_reached = それが目標のセルなら：セルの中心を通る、そこまでの経路を返す
where-it-fails_turn = open が空なら：値が最小の葉で 30°, 60°, … と回す
where-it-fails_failed = どの葉でも回せなければ：見つからない
where-it-fails_ours = 本ページ：目標から逆向きに：waiting ← { "{" }goal{ "}" }
where-it-fails_next = 繰り返す：全体の経路が最短になる、待っている姿勢から進む
where-it-fails_step = 1 ボクセルの移動と 30° の回転ごとに：始めから終わりまで何にも当たらなければ、その先が待つ
where-it-fails_way = 出発点に着いたら：経路を返す
where-it-fails_proven = 待つものがなければ：このような歩みによる経路は存在しない
where-it-fails_legs = 発表どおりの経路の区間ごとに：始めから終わりまでに、ロボットは何かに当たるか？

## Glossary

completeness = 完全な探索
    .forms = 経路は存在しません | 経路がない | 経路はありません | 経路なし | この歩みについての証明 | 証明には
    .text = 経路があれば必ず見つける探索を、完全であるといいます。ある分解能での完全性は、決まった大きさの歩みについてのものです。何も見つからずに終われば、そのような歩みによる経路がないことが証明されたことになります。

resolution = 分解能
    .forms = ボクセルの移動 | 分解能
    .text = 探索の歩みの大きさです。ここでは1ボクセルの移動と、30° または 45° の回転です。もっと小さい歩みでしかできないことは見えません。

## Claims

nine-worlds_source = 北村 1996、4.3.4節と4.4.2節
nine-worlds_says = 空間の静的な世界 9 個を試し、時間を測った。探索が何も見つけなかった世界は報告されていない。
nine-worlds_why = 本ページの世界は平面で、探索の限界を見せるために選んだものです。学位論文の世界はそうではありません。探索はロボットをセルの中心でしか調べず、平行移動では進めなくなったところでしか回しません。そのため経路を見逃し、調べていないところを空いているとみなします。
