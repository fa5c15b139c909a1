### Through the gap.

lesson_through-the-gap = すきまを通る

about_through-the-gap = L 字形のロボットがポテンシャル場を下っていきます。すきまを抜けるには回らなければなりません。さらに5つの世界が、それぞれ1つの難しさを見せます。

source_through-the-gap = 北村 1996、第4章、図 4.3 と 4.4 · 図の世界とロボットは入手できないため、ここのものは自作 · 本ページの探索は論文のものとは別

parameter_through-the-gap_world = 世界

choice_through-the-gap_world_wall = すきまのある壁
choice_through-the-gap_world_pocket = 袋小路
choice_through-the-gap_world_two-gaps = 2つのすきま
choice_through-the-gap_world_zigzag = ジグザグ
choice_through-the-gap_world_island = 島
choice_through-the-gap_world_clutter = 散らばる障害物

parameter_through-the-gap_gap = すきま
parameter_through-the-gap_search = 探索

choice_through-the-gap_search_published = 論文
choice_through-the-gap_search_ours = 本ページ

parameter_through-the-gap_alpha = 回転の刻み

choice_through-the-gap_alpha_30 = 30°
choice_through-the-gap_alpha_45 = 45°

parameter_through-the-gap_norm = 場での距離

choice_through-the-gap_norm_taxicab = 軸に沿う
choice_through-the-gap_norm_euclidean = 直線

say_gap_world = ロボットとすきま
    .text1 = L 字形のロボットが、壁の向こう側の輪まで行こうとしています。すきまの幅は { $gap } mm です。
    .text2 = 世界は正方形で、2 mm のボクセルになるまで半分ずつに分けていきます。障害物は全部で { $full } 個の満ちたセル、さまざまな大きさの正方形にまとめると { $compacted } 個です。残りは { $empty } 個の空のセルです。
    .formula1 = 満 { $full } · 空 { $empty }

say_gap_world-pocket = 行く手の袋小路
    .text1 = ロボットと輪の間に、ロボットの側へ口を開けた袋小路があります。まっすぐ進むとその中に入ってしまいます。経路はその脇を通り、どちらの側にも { $gap } mm の空きがあります。
    .text2 = 障害物は全部で { $full } 個の満ちたセル、さまざまな大きさの正方形にまとめると { $compacted } 個です。残りは { $empty } 個の空のセルです。
    .formula1 = 満 { $full } · 空 { $empty }

say_gap_world-two-gaps = 2つのすきま
    .text1 = 壁にはすきまが2つあります。1つは真正面にあって幅は { $gap } mm、もう1つは離れたところにあって幅は 24 mm です。広いほうは、ロボットが今の向きのまま通れます。狭いほうを通る経路は短いのですが、回らなければならないかもしれません。
    .text2 = 障害物は全部で { $full } 個の満ちたセル、さまざまな大きさの正方形にまとめると { $compacted } 個です。残りは { $empty } 個の空のセルです。
    .formula1 = 満 { $full } · 空 { $empty }

say_gap_world-zigzag = ジグザグ
    .text1 = 1枚目の壁は上の端に { $gap } mm、次の壁は下の端に { $gap } mm の空きを残しています。目標はまっすぐ引き寄せますが、経路は上へ下へと曲がります。
    .text2 = 障害物は全部で { $full } 個の満ちたセル、さまざまな大きさの正方形にまとめると { $compacted } 個です。残りは { $empty } 個の空のセルです。
    .formula1 = 満 { $full } · 空 { $empty }

say_gap_world-island = 島
    .text1 = 幅の広い塊の上と下に、{ $gap } mm の空きがあります。2つの経路は同じ長さです。ロボットは1か所だけでなく、塊に沿ってずっと収まらなければなりません。
    .text2 = 障害物は全部で { $full } 個の満ちたセル、さまざまな大きさの正方形にまとめると { $compacted } 個です。残りは { $empty } 個の空のセルです。
    .formula1 = 満 { $full } · 空 { $empty }

say_gap_world-clutter = 散らばる障害物
    .text1 = { $blocks } 個の塊が無作為に散らばっています。散らばり方はいつも同じです。どの2つも、x か y に沿って少なくとも { $gap } mm 離れています。経路はいくつもありますが、それを示す壁はありません。
    .text2 = 障害物は全部で { $full } 個の満ちたセル、さまざまな大きさの正方形にまとめると { $compacted } 個です。残りは { $empty } 個の空のセルです。
    .formula1 = 満 { $full } · 空 { $empty }

say_gap_field = 押す場、引く場
    .text1 = 障害物はどれも押し返します。そのポテンシャルは内側で最も高く、距離とともに下がります。数えるのは最も強いものです。目標は引き寄せます。そのポテンシャルは目標からの距離とともに高くなります。
    .text2 = この2つの和が場です。各セルは、その平均値の色で塗られています。
    .formula1 = P = P_o + P_g
    .formula2 = { $low } … { $high }

say_gap_push = 押す力を項ごとに
    .text1 = 点のところでは、太い縁の正方形が最も強く押します。g には各辺について a + |a| という組があり、点がその辺より外にないかぎり 0 です。外にあれば、辺からの隔たりの2倍になります。ボクセル単位で、x に沿って { $beyondx }、y に沿って { $beyondy } です。
    .text2 = 正方形の内側では g は 0 で、押す力は { $most } です。辺から1ボクセル離れると g は 2 になり、押す力は3分の1になります。すべての正方形のうち最も強いものだけを数えるので、空いた空間に山の頂はできません。
    .formula1 = P_o = max p
    .formula2 = p = p_max / (1 + g) = { $most } / (1 + { $g }) = { $push }
    .formula3 = g = 2 d_x + 2 d_y = { $beyondx } + { $beyondy }
    .formula4 = 2 d_x = a + |a| + b + |b|
    .formula5 = a = x₀ − l/2 − x
    .formula6 = b = x − x₀ − l/2
    .formula7 = P = P_o + P_g = { $push } + { $pull } = { $whole }

say_gap_push-straight = 直線距離による押す力
    .text1 = 点のところでは、太い縁の正方形が最も強く押します。辺からの隔たりの2倍は、ボクセル単位で、x に沿って { $beyondx }、y に沿って { $beyondy } です。論文ではこの2つを足しますが、ここでの g は正方形までの直線距離の2倍です。
    .text2 = 正方形の内側では g は 0 で、押す力は { $most } です。辺から1ボクセル離れると g は 2 になり、押す力は3分の1になります。これは軸に沿っては同じです。角の先では直線のほうが短いので、押す力は強くなります。
    .formula1 = P_o = max p
    .formula2 = p = p_max / (1 + g) = { $most } / (1 + { $g }) = { $push }
    .formula3 = g = √(4 d_x² + 4 d_y²) = √({ $beyondx }² + { $beyondy }²)
    .formula4 = P = P_o + P_g = { $push } + { $pull } = { $whole }

say_gap_heights = 地形として見た場
    .text1 = 同じ数値を高さで表しました。障害物は山になり、地面は目標に向かって下っています。
    .text2 = 目標のほかに、極小点が { $hollows } 個あり、赤く印を付けてあります。隣のセルがすべて高いセルです。坂を転がるだけの玉なら、そこに止まってしまいます。
    .formula1 = 極小点 { $hollows } 個

say_gap_explored = 低いところから順に
    .text1 = あるセルでのロボットの値は、ロボットのボクセルすべてについての場の和です。探索は、次に進めるすべてのセルのうち、値が最も低いものを選びます。だから、極小点から抜け出せます。
    .text2 = はじめはロボットを平行移動させるだけです。それで行き詰まると、{ $alpha }° ずつ回します。点で示した { $nodes } 個のノードを調べました。
    .formula1 = ノード { $nodes } 個

say_gap_explored-ours = すべての場所、すべての角度
    .text1 = 本ページの探索は、1 ボクセルの移動と { $alpha }° の回転を1歩として、目標から逆向きに進みます。1歩の間ずっと何にも当たらないときだけ、その1歩を採ります。
    .text2 = { $nodes } 個の姿勢を展開しました。論文の探索より手間はかかりますが、漏れがありません。
    .formula1 = 姿勢 { $nodes } 個

say_gap_way = 見つかった経路
    .text1 = 線は、セルの中心と、セルどうしが共有する辺の中点を結んでいます。ロボットはこの経路で合わせて { $turned }° 回ります。
    .text2 = 経路は目標のセルの中心で終わります。どのノードでも、ロボットのボクセルはすべて空いています。ノードとノードの間で何が起きるかは調べていません。
    .formula1 = 回転 { $turned }°

say_gap_way-ours = 短くした経路
    .text1 = このような歩みによる最短経路を求め、そのあと、間に何もないところで区間を短くしたものです。
    .text2 = この経路で、ロボットは合わせて { $turned }° 回ります。
    .formula1 = 回転 { $turned }°

say_gap_failed = 経路が見つからない
    .text1 = 探索は、最後のノードすべてであらゆる回転を試しましたが、何も見つかりませんでした。線は、値が最も低かったところで終わっています。
    .text2 = だからといって、経路がないわけではありません。ロボットはセルの中心でしか調べられていないのです。
    .formula1 = ノード { $nodes } 個、経路なし

say_gap_proven = 経路は存在しない
    .text1 = 1 ボクセルの移動と { $alpha }° の回転で目標に至る姿勢を、{ $nodes } 個すべて調べました。出発点はその中にありません。
    .text2 = したがって、このような歩みによる経路は存在しません。もっと細かい歩みによる経路がないとまでは言えません。
    .formula1 = 姿勢 { $nodes } 個、経路なし

say_gap_robot = 経路の上のロボット
    .text1 = 再生すると、ロボットが経路を進みます。ここでは、姿勢と姿勢の間のロボットも厳密に調べました。論文では行っていないことです。赤いロボットは、区間で最初に障害物に当たるところです。
    .text2 = { $legs } 区間のうち { $hits } 区間で障害物に当たります。
    .formula1 = { $legs } 区間中 { $hits }

say_gap_robot-ours = 経路の上のロボット
    .text1 = 再生すると、ロボットが経路を進みます。どの区間でも、平行移動と回転を同時に行います。どの区間も、経路を計画するときに端から端まで調べてあります。
    .text2 = もう一度調べると、{ $legs } 区間のうち { $hits } 区間で障害物に当たります。
    .formula1 = { $legs } 区間中 { $hits }

question_gap_hollows = 目標のセルのほかに、隣のセルすべてより低いセルはありますか。
question_gap_how = ロボットはどうやって目標に着きますか。
question_gap_hits = この経路のノードとノードの間で、ロボットは障害物に当たりますか。

label_low = 低
label_high = 高
label_by-shifts = 平行移動だけで
label_with-turns = 回転も使って
label_not-at-all = 着かない

number_robot-cells = ロボットの満ちたセル
number_field-lowest = 場の最低値
number_field-highest = 場の最高値
number_field-hollows = 目標以外の極小点
number_term-left = 左の辺からの隔たり、2倍
number_term-right = 右の辺からの隔たり、2倍
number_term-below = 下の辺からの隔たり、2倍
number_term-above = 上の辺からの隔たり、2倍
number_push-g = g
number_push-most = 点での押す力
number_pull-goal = 目標の引く力
number_field-there = 点での場
number_nodes-explored = 調べたノード
number_way-length = 経路の長さ
number_way-turned = 経路での回転
number_legs-that-meet = 障害物に当たる区間

chart_field-on-way = 経路の上の場

axis_along-way = 経路に沿って mm
axis_field = P

line_way-published = 論文の探索
line_way-ours = 本ページの探索

why_gap_hollows = 目標はどこでも引き寄せ、障害物は押します。極小点は、引く力がまっすぐ押す力に突き当たるところにできます。ロボットと目標の間をふさいでいるものの手前側を見てください。
why_gap_how = 通らなければならない最も狭いところを、ロボットの辺と比べてください。今の向きで通れば、平行移動で抜けられます。別の向きでしか通らなければ、回らなければなりません。どの向きでも通らなければ、経路はありません。もっと広いところが、離れたところにあるかもしれません。
why_gap_how_by-shifts = 回らずに行くには、通るすべての場所に、いまの向きのまま収まらなければなりません。ロボットの長いほうの辺を、最も狭いところと比べてください。
why_gap_how_with-turns = 回る必要があるのは、いまの向きでは収まらないところだけです。収まるかどうか、狭いところの手前に回る余地があるかを見てください。
why_gap_how_not-at-all = 経路が見つからないのは、探索が試すどの姿勢のロボットにも、すべての開口が狭すぎるときです。遠く離れていても、もっと広い開口がないか探してください。
why_gap_hits = ロボットはノードのところで調べられました。2つのノードの間では平行移動や回転をしますが、何を掃引するかは、区間全体を調べて初めてわかります。この探索が区間をどう作るかを考えてください。

## Pseudocode

through-the-gap_world = cells ← 世界の空のセル。obstacles ← 満ちたセル、より少ない正方形にまとめる
through-the-gap_field = ボクセルごとに：P ← すべての正方形についての p_max / (1 + g) の最大値に、目標までの距離の C 倍を加える
through-the-gap_push = 正方形の押す力：g ← 辺からの隔たりの2倍、x と y を合わせて。p ← p_max / (1 + g)
through-the-gap_hollow = 極小点：隣がすべて高いセル。目標のセルは除く
through-the-gap_open = 発表どおり：open ← { "{" }出発点のセル{ "}" }。セルの値 ← そこでのロボットの全ボクセルの P の和
through-the-gap_lowest = 繰り返す：値が最小のセルを open から取る
through-the-gap_beside = ロボットの全ボクセルが空になる隣ごとに：open に入れる
through-the-gap_reached = それが目標のセルなら：そこまでの経路を返す
through-the-gap_turn = open が空なら：値が最小の葉で、ロボットを α ずつ、値が最小になる向きへ回す
through-the-gap_failed = どの葉でも回せなければ：見つからない
through-the-gap_complete = 本ページ：目標から逆向きに、1 ボクセルの移動と α の回転で、最短のものから
through-the-gap_step = 始めから終わりまでロボットが何にも当たらない歩みだけを採る
through-the-gap_short = 出発点に着いたら：間に何もないところで区間を短くし、経路を返す
through-the-gap_proven = 進む先がもうなければ：このような歩みによる経路は存在しない
through-the-gap_robot = 経路の区間ごとに：始めから終わりまでに、ロボットは何かに当たるか？

## Glossary

potential-field = ポテンシャル場
    .forms = ポテンシャル場 | ポテンシャル | 場を | 場は | 場が | 場も | 場の
    .text = 場所ごとに決まる数です。障害物は押し、目標は引き、ロボットは値の低いほうへ進みます。

hollow = 極小点
    .forms = 極小点
    .text = 隣のどのセルよりも低く、しかも目標ではないセルです。下るだけのロボットは、そこから出られません。

best-first = 最良優先探索
    .forms = 低いところから順に | 値が最も低いもの
    .text = 進めるすべてのセルのうち、どこにあっても値の最も低いものを取る探索です。そのため、坂下りでは出られない極小点からも出られます。

leg = 区間
    .forms = 区間
    .text = 経路のうち、2つの姿勢の間の部分です。どの区間も端から端まで調べてはじめて、経路は安全です。

## Claims

narrow-place_source = 北村 1996、4.4.1節、図 4.2–4.4
narrow-place_says = 任意の形のロボットが、30° 刻みで回りながら、平面のセルの間に経路を見つけ、狭いところを回って通る。
narrow-place_why = 図の世界は手に入らないので、比べられるのは振る舞いだけです。学位論文は、2つのノードの間でロボットが何かに当たるかどうかを調べていません。ジグザグでは当たります。また 10 mm のすきまでは、経路があるのに探索は何も見つけません。
