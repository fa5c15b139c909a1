### Four steps.

lesson_four-steps = 4つのステップ

about_four-steps = 箱、候補の面、立方体、組。100 万組に近い面の組が、どのようにして 200 回の検査になるのでしょうか。

source_four-steps = 北村、第3章 · 箱と立方体は一瞬ではなくサイクル全体のもの

parameter_four-steps_shapes = 形状

choice_four-steps_shapes_spheres = 2つの球
choice_four-steps_shapes_sheet = 球と、曲がるシート
choice_four-steps_shapes_figures = このページで作った胸像ふうの物体とグライダー（1 816 面と 528 面）

parameter_four-steps_largest = 各部品の面の数

choice_four-steps_largest_168 = 168
choice_four-steps_largest_960 = 960
choice_four-steps_largest_3968 = 3 968

parameter_four-steps_depth = 立方体を半分にする回数

choice_four-steps_depth_face-size = 面の大きさになるまで
choice_four-steps_depth_published = 6 回、世界は 16³（学位論文）
choice_four-steps_depth_2 = 2 回
choice_four-steps_depth_4 = 4 回
choice_four-steps_depth_6 = 6 回
choice_four-steps_depth_8 = 8 回

parameter_four-steps_bounds = 箱と立方体に入るもの

choice_four-steps_bounds_swept = サイクル全体の面
choice_four-steps_bounds_instant = 開始時の面：見逃しうる

parameter_four-steps_method = 組の検査

choice_four-steps_method_plain-start = 単純、開始時：後のことを見逃す
choice_four-steps_method_plain-end = 単純、終了時：通過を見逃す
choice_four-steps_method_hull = 動きの凸包（学位論文）
choice_four-steps_method_exact = 厳密、接触時刻も求める

say_four-steps_parts = 衝突する直前の2つの部品
    .text1 = それぞれの部品には { $faces } 個の面があります。これはサイクル { $cycle } です。これまでの動きから次のサイクルの位置を予測すると、そこへ向かう途中でいくつかの面が交わります。どの面でしょうか。
    .text2 = 一方の部品のすべての面を他方のすべての面と調べると、{ $all } 回の検査になります。4つのステップで、そのほとんどを省きます。

say_four-steps_figures = このページのために作った2つの物体
    .text1 = 頭と肩のある物体には { $faces } 個、グライダーには { $others } 個の面があります。学位論文のビーナスとスペースシャトルと同じ面数です。どちらのモデルも手に入らないので、この2つはこのページで計算して作りました。閉じていて滑らかですが、ビーナスでもシャトルでもありません。
    .text2 = これはサイクル { $cycle } です。次のサイクルまでに、いくつかの面が交わります。すべての面をすべての面と調べると、{ $all } 回の検査になります。

say_four-steps_boxes = ステップ 1：箱と、その重なり
    .text1 = 各部品がこのサイクルに通るところ全体を、ワールドの軸に平行な箱で囲みます。面が交わりうるのは両方の箱の中、つまり強調した重なりの領域だけです。
    .text2 = 箱が離れている2つの部品には、これ以上の検査は要りません。

say_four-steps_candidates = ステップ 2：重なりにある面だけ
    .text1 = 1つ目の部品の { $a } 個の面と2つ目の部品の { $b } 個の面が、重なりの領域に入ります。これらが候補で、濃い色で示しています。薄い面は何とも交わりません。
    .text2 = それでも、候補どうしのすべての組は { $all } 組のうち { $left } 組あります。
    .formula1 = { $a } · { $b } = { $left }

say_four-steps_world = ステップ 3：全体を1つの立方体に
    .text1 = { $faces } 個の候補すべてを1つの立方体に入れます。ここからの規則は1つです。両方の部品の面が入る立方体は8つに分け、ほかの立方体はすぐに捨てます。
    .text2 = 木を作ったり保存したりはしません。面を持ち運びながら、立方体の上を再帰するだけです。

say_four-steps_level = 両方の面がある立方体だけ
    .text1 = 段 { $level }：両方の部品の面がある、一辺 { $edge } の立方体が { $cubes } 個残っています。最も混んだ立方体には { $most } 個の面があります。一方の部品の面しかない立方体はなくなり、{ $faces } 個の面が残っています。

say_four-steps_leaves = 葉
    .text1 = 段 { $level }：この段の立方体はもう分けません。葉は { $cubes } 個、幅は { $edge } で、1つの葉の面は最大 { $most } 個です。立方体がもっとずっと細かければ、同じ面が多くの立方体に入ります。もっとずっと粗ければ、1つの立方体に面が多く残りすぎます。
    .text2 = 次に、葉ごとに、一方の部品の面と他方の部品の面を組にします。

say_four-steps_pairs = 組のリスト
    .text1 = { $pairs } 組が葉を共有します。全 { $all } 組の { SHARE($share) } です。どの組も、両方の面が入る最初の葉で1回だけリストに載ります。面の箱どうしが離れている組は載せません。
    .text2 = 箱と立方体には、面がこのサイクルで通るところがすべて入ります。そのため、交わる組を失うことはありません。

say_four-steps_pairs-instant = 一瞬だけの、組のリスト
    .text1 = { $pairs } 組が葉を共有します。どの組も1回だけ載ります。これは全 { $all } 組の { SHARE($share) } です。
    .text2 = 箱と立方体には、学位論文と同じく、サイクルの開始時の面だけを入れました。すると、立方体の境をはさむ2つの面は、どれほど近くても組になりません。今回の見逃し：{ $missed } 組。

say_four-steps_hull = ステップ 4：動きの凸包
    .text1 = 今の位置とこれからの位置の面を、それぞれ1つの凸包で囲みます。2つの凸包が交われば、その面の組を報告します。{ $pairs } 組のうち { $met } 組です。
    .text2 = リストの組を見逃すことはありませんが、すれ違うだけの面も報告されることがあります。時間について厳密な検査では { $exact } 組です。
    .formula1 = 凸包 { $hull } · 厳密 { $exact }

say_four-steps_exact = ステップ 4：時間について厳密な検査
    .text1 = どの頂点も直線上を一様に動くとして、各組をサイクルの間追い、最初にいつ交わるかを調べます。{ $pairs } 組のうち { $met } 組が交わります。
    .text2 = 学位論文のように動きの凸包を使うと、{ $hull } 組が報告されます。
    .formula1 = 凸包 { $hull } · 厳密 { $exact }

say_four-steps_plain = ステップ 4：一瞬だけの単純な検査
    .text1 = 面を、サイクルの一方の端での位置だけで検査します。そこでは { $pairs } 組のうち { $met } 組が交わります。その間に起こることは見逃します。サイクル全体では { $exact } 組が交わります。
    .text2 = 学位論文では、この検査を使うと検出全体が 434 ms から約 70 ms になります。ところが、ステップ 1〜3 だけで 434 ms の 16.1 %、つまり 70 ms かかっています。したがって、検査そのものの時間はここからはわかりません。
    .formula1 = 今 { $met } · サイクル全体 { $exact }

say_four-steps_shares = 時間はどこにかかるか
    .text1 = 学位論文の表 3.1 では、ステップ 1〜4 の割合は { SHARE($one) }、{ SHARE($two) }、{ SHARE($three) }、{ SHARE($four) } です。その横は、あなたのコンピューターでの今の割合です。ステップ 1 には、頂点を予測した位置へ動かす時間も含みます。組の検査が速ければ、リスト作りが最も長くなることがあります。
    .text2 = ブラウザーの時計では数マイクロ秒を測れません。そこで各ステップを何度も繰り返し、その平均を示しています。

say_four-steps_cycles = 衝突までをサイクルごとに
    .text1 = ここまでは1つのサイクルを見てきました。実際のシステムは、すべてのサイクルで働きます。箱が離れている間は、ステップ 1 だけで終わります。ここで調べたサイクルのうち、面が初めて同じ葉に入るのは衝突の { $since } サイクル前で、それから手間は急に増えます。
    .text2 = グラフの2本の線は、ステップ 1〜3 が同じで、このサイクルでは検査する { $listed } 組も同じです。方法 2 は動きの凸包を調べ、{ $two } 組を報告します。方法 1 はサイクルの初めの位置で面を調べ、{ $one } 組を報告します。方法 1 は、衝突が起こった後でなければ検出できません。
    .formula1 = 方法 1：{ $one } · 方法 2：{ $two }

question_four-steps_candidates = すべての面のうち、重なりの領域に入るのはどれくらいですか。
question_four-steps_all-eight = この段のどの立方体でも、分けた8つすべてが残りますか。
question_four-steps_pairs = すべての面の組のうち、検査が必要なのはどれくらいですか。
question_four-steps_collisions = リストの組のうち、報告されるのはどれくらいですか。
question_four-steps_longest = 学位論文の計算機で、最も時間がかかったのはどのステップですか。

label_over-half = 半分より多い
label_tenth-to-half = 10分の1から半分
label_under-tenth = 10分の1未満
label_over-100th = 100 に 1 より多い
label_over-1000th = 100〜1 000 に 1
label_over-10000th = 1 000〜10 000 に 1
label_under-10000th = 10 000 に 1 未満
label_step-1 = 1：箱
label_step-2 = 2：候補
label_step-3 = 3：立方体と組
label_step-4 = 4：組の検査

number_pairs-of-all = 面の組の総数
number_overlap-regions = 重なりの領域
number_faces-that-meet-it = 候補の面
number_cubes-of-level = この段の立方体
number_faces-of-level = その中の面
number_faces-a-cube = 立方体の面、平均
number_cubes-visited = 立方体、全段
number_pairs-listed = 検査する組
number_pairs-missed = リストで見逃した組
number_met-plain-start = 交わる、単純、開始時
number_met-plain-end = 交わる、単純、終了時
number_met-hull = 交わる、凸包
number_met-exact = 交わる、厳密
number_time-step-1 = 時間、ステップ 1
number_time-step-2 = 時間、ステップ 2
number_time-step-3 = 時間、ステップ 3
number_time-step-4 = 時間、ステップ 4
number_share-step-1 = ここでの割合、ステップ 1
number_share-step-2 = ここでの割合、ステップ 2
number_share-step-3 = ここでの割合、ステップ 3
number_share-step-4 = ここでの割合、ステップ 4
number_table-step-1 = 学位論文、表 3.1、ステップ 1
number_table-step-2 = 学位論文、表 3.1、ステップ 2
number_table-step-3 = 学位論文、表 3.1、ステップ 3
number_table-step-4 = 学位論文、表 3.1、ステップ 4
number_boxes-since = 箱の重なりが初めて見えたとき、残りのサイクル
number_pairs-since = 検査する組が初めて見えたとき、残りのサイクル
number_time-method-1 = 最後のサイクル、方法 1
number_time-method-2 = 最後のサイクル、方法 2
number_time-figures = 2つの物体の最後のサイクル、方法 2

chart_four-steps-left = 各ステップの後に残る組
chart_four-steps-levels = 段ごとの立方体
chart_four-steps-shares = 時間の割合

axis_step-done = ステップ
axis_face-pairs = 組
axis_percent = %

line_possible-pairs = 可能性のある組
line_thesis-pairs = 学位論文、深さ 6
line_cubes-of-level = 立方体
line_faces-a-cube = 立方体の面
line_share-here = ここで今
line_share-table = 学位論文、表 3.1

chart_four-steps-times = 1サイクルの時間
chart_four-steps-cycles = サイクルごとの組

axis_cycles-to-go = サイクル（衝突が 0）

line_method-1 = 方法 1、初めの位置での単純な検査
line_method-2 = 方法 2、凸包
line_thesis-method-1 = 学位論文、方法 1
line_thesis-method-2 = 学位論文、方法 2
line_thesis-venus = 学位論文、ビーナスとシャトル
line_pairs-tested = 検査した組
line_met-by-method-1 = 報告、方法 1
line_met-by-method-2 = 報告、方法 2

why_four-steps_candidates = 交わりうるのは、2つの箱の重なりの中の面だけです。強調した領域を各部品の全体と比べてください。表面のどれだけがそこにあるでしょうか。
why_four-steps_all-eight = 立方体は、分けた8つのうち、両方の部品の面が通るものだけを残します。表面は、ほぼ平らな1枚の紙のように立方体を通ります。1枚の紙が8つの隅をすべて通るでしょうか。
why_four-steps_pairs = 組にするのは、同じ葉に入る面どうしだけです。葉ごとに数えると、{ $cubes } 個の葉にそのような組が { $held } 組あり、全部の組は { $pairs-of-all } です。検査するのはそれより少ない組です。いくつもの葉にある組は1度だけ数え、自分の箱どうしが離れている組は数えないからです。
why_four-steps_collisions = { $pairs } 組が同じ葉に入ります。葉が小さいほど、その中の面は互いに近くなります。しかし、隣どうしの面でも交わるとは限りません。
why_four-steps_longest = 各ステップの割合は、検査の回数に1回の手間を掛けたものです。ステップ 4 では { $pairs-listed } 組が検査されました。その1回の手間は、面と箱を1回比べる手間と比べてどれくらいでしょうか。

## Pseudocode

four-steps_predict = これまでの動きから、次のサイクルの部品の位置を予測する
four-steps_boxes = 1. B ← 部品ごとに、このサイクルで通るすべてを囲む箱
four-steps_regions = R ← 2つの部品の箱が重なるところ。重なりのない部品はこれで終わり
four-steps_candidates = 2. F ← R の領域に交わる面
four-steps_world = 3. divide(全体を囲む1つの立方体, F)
four-steps_divide = divide(立方体, 面)：
four-steps_one = 面が1つの部品のものだけなら：その立方体を捨てる
four-steps_leaf = 立方体が面と同じくらい小さければ：
four-steps_list = 異なる部品の面の組を、それぞれ1度だけリストに入れる
four-steps_eighths = そうでなければ、8つの子のそれぞれについて：divide(子, それに交わる面)
four-steps_each = 4. リストの組ごとに、選んだ検査で：
four-steps_hull = サイクルの両端での面を囲む凸包どうしは交わるか？
four-steps_exact = 各頂点が直線に沿って動くとき、面はいつか交わるか？
four-steps_plain = サイクルの一方の端での位置で、面は交わるか？
four-steps_time = 各ステップの時間を繰り返し測る
four-steps_cycles = 部品が衝突するまで、サイクルごとに以上のすべてを繰り返す

## Glossary

candidate-pair = 候補
    .forms = 候補
    .text = 軽い検査では除けなかった面、または面の組です。手間のかかる検査に進むのは候補だけです。

face-octree = 面の八分木
    .forms = 立方体の上を再帰
    .text = 面を連れて立方体を下る再帰です。両方の部品の面が入る立方体は8つに分け、ほかの立方体はすぐに捨てます。木は保存しません。

## Claims

four-steps-pairs_source = 北村 1996、3.5.1節
four-steps-pairs_says = 最後のサイクルでは、3 968面の球どうしで 1 160 組の面が検査され、そのうち121組が衝突する。960面の球どうしでは186組と21組である。
four-steps-pairs_why = 学位論文は、球がどこにあり、どう動くかを述べていません。ここでは表 2.1 の動きを使い、球を4通りの向きに回しました。最初に衝突する3サイクルで、3 968面では衝突する組が50組から200組見つかります。960面では、発表された2つの数がどちらもその中に現れます。1 160 という数は、サイクル全体の箱で残る数と、一瞬の箱で残る数との間にあります。つまり、学位論文の想定とは異なり、球の位置と動きは結果に影響します。

four-steps-shares_source = 北村 1996、表 3.1
four-steps-shares_says = ステップ 1 から 4 は、時間の 0.5、2.4、13.2、83.9 % を占める。
four-steps-shares_why = 組の検査のほうが、リストの作成よりも大きく速くなったので、リストの作成に同じくらいか、それ以上の時間がかかります。割合はこの計算機のもので、測定ごとに変わります。

cycles_source = 北村 1996、3.5 節、図 3.5 と図 3.6
cycles_says = 3 968 面の球2つでは、箱だけを比べている間は1サイクル約 2 ms、サイクル 45 からは 12 ms、最後のサイクル 72 では 434 ms。960 面では 126 ms。凸包の代わりに面を単純に検査すると約 70 ms だが、離散時間の間の衝突を見落とすおそれがある。
cycles_why = 曲線の形は同じです。箱が離れている間は平らで、最後に急になります。ただし立ち上がりの位置は違います。ここでは部品が表 2.1 の速さで動きますが、これらの図の速さは本文に書かれていません。2つの方法の差は、434 対 70 よりずっと小さくなります。今日では凸包の検査の手間は単純な検査と大きくは変わらず、時間の多くは両方に共通のリスト作りにかかるためです。図の点は数値では示されていないので、本文にある値だけを描いています。

venus_source = 北村 1996、6 章、図 6.2
venus_says = 1 816 面のビーナスと 528 面のスペースシャトルの衝突面を、約 40〜60 ms で検出できる。
venus_why = このページで作った2つの物体を選んでください。面の数は同じですが、形は違います。ビーナスもシャトルも自由なライセンスでは手に入らないので、物体とグライダーを計算で作りました。比べられるのは面の数と処理の種類です。組の数は比べられません。論文自身が言うように、表面がどこで交わるかによるからです。
