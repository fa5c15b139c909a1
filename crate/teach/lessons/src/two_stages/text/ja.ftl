### Two stages.

lesson_two-stages = 2つの段階

about_two-stages = まず、動く部品が干渉する立方体を求めます。次に、その中でまもなく衝突する面を求めます。

source_two-stages = 北村、ATR TR-C-0126（1996）、第2章、表 2.1 · ここでは各物体は1つの固定軸のまわりに回り、後のサイクルの木は最初の木を第5章の厳密な検査で動かしたもの

parameter_two-stages_largest = 1つの球の面の数

choice_two-stages_largest_48 = 48
choice_two-stages_largest_168 = 168
choice_two-stages_largest_360 = 360
choice_two-stages_largest_728 = 728
choice_two-stages_largest_960 = 960

parameter_two-stages_level = 八分木の段

choice_two-stages_level_3 = 3：大きさ 2 のボクセル
choice_two-stages_level_4 = 4：大きさ 1 のボクセル
choice_two-stages_level_5 = 5：大きさ ½ のボクセル

parameter_two-stages_trees = 木：ボクセルが黒のとき

choice_two-stages_trees_moved = 少しでも接触、木を動かす
choice_two-stages_trees_anew = 少しでも接触、木を作り直す
choice_two-stages_trees_centres = 中心が内部：見逃しあり

parameter_two-stages_test = 面の組の検査

choice_two-stages_test_hull = 両姿勢の凸包
choice_two-stages_test_exact = 時間について厳密
choice_two-stages_test_plain = 次の姿勢でだけ

parameter_two-stages_objects = 物体

choice_two-stages_objects_2 = A と B
choice_two-stages_objects_8 = A〜H

say_two-stages_start = 2つの球が近づく
    .text1 = 一辺 16 の世界で、A と B がゆっくり近づいています。中心間の距離は { $distance } です。次に交わるのは、どの面でしょうか。すべてを比べると、毎サイクル { $all } 組になります。
    .text2 = そこで、各物体は大きさ { $voxel } のボクセルからなる八分木をもちます。すべての木を同時にたどり、2つの物体が入っている立方体を探します。今のところ { $cubes } 個です。
    .formula1 = 第1段階：立方体 { $cubes } 個
    .formula2 = 第2段階：面 { $faces } 個

say_two-stages_nothing = 木は交わらない
    .text1 = 中心間の距離は { $distance } で、2つの物体について黒い立方体はありません。このようなサイクルでは、これ以上の検査は要りません。面は一つも調べません。
    .formula1 = 立方体 { $cubes } 個

say_two-stages_cubes = 第1段階：立方体は干渉するが、面はない
    .text1 = { $cubes } 個の立方体が両方の物体の木にあります。しかし木は物体より大きくなっています。ボクセルは物体が少しでも触れると黒になり、木を動かすとさらに大きくなるからです。
    .text2 = 第2段階では、これらの立方体を横切る面を取り出します。まだ一つもないので、このサイクルは終わりです。
    .formula1 = 立方体 { $cubes } 個 → 面 { $faces } 個

say_two-stages_faces = 第2段階：両方の物体の面がある立方体はない
    .text1 = 干渉する { $cubes } 個の立方体を { $faces } 個の面（緑）が横切ります。両方の物体の面がある立方体はないので、検査する組はありません。
    .formula1 = 立方体 { $cubes } 個 → 面 { $faces } 個 → { $pairs } 組

say_two-stages_pairs = 面の組を検査したが、どれも衝突しない
    .text1 = { $cubes } 個の立方体が干渉し、{ $faces } 個の面がそれらを横切ります。立方体を共有するのは、全部で { $all } 組のうち { $pairs } 組です。
    .text2 = サイクル { $next } で面がどこにあるかは、直前の動きから予測します。検査は、そこまでの途中で2つの面が交わるかどうかを、組ごとに調べます。交わるものはありません。
    .formula1 = { $cubes } → 面 { $faces } 個 → { $pairs } 組 → { $colliding }

say_two-stages_colliding = これらの面は次のサイクルまでに衝突する
    .text1 = サイクル { $cycle } から { $next } の間に、中心間の距離は { $distance } から { $after } になります。立方体を共有する面の { $pairs } 組のうち、検査が報告するのは { $colliding } 組で、その面は赤です。木を使わない探索では、{ $truth } 組が交わります。
    .text2 = 物体は今はまだ離れています。検査は、衝突とその面を、起こる1サイクル前に予測します。
    .formula1 = { $cubes } → 面 { $faces } 個 → { $pairs } 組 → { $colliding }

say_two-stages_halves = 第1段階をもう一度、根から：色が決める
    .text1 = 立方体はどのように見つかったのでしょうか。それぞれの木で、物体が少しも入っていないセルは白、全体が物体のものと数えられるセルは黒、分けられるセルは灰色です。探索は、どちらの木でも灰色である根から始まり、その8つの子を調べます。
    .text2 = 1つを除くすべての物体について白いセルは、捨てます（細い線）。2つの物体について灰色のセルは分けます（緑）。1つの物体について黒く、もう1つについて黒か灰色のセルは、残します（橙）。この8つのセルのうち、捨てるものが { $apart } 個、分けるものが { $divided } 個、残すものが { $kept } 個です。
    .formula1 = 白とどの色でも：捨てる
    .formula2 = 灰色と灰色：分ける
    .formula3 = 黒と灰色、黒と黒：残す

say_two-stages_level = 段 { $level }：分けたセル1つにつき8つのセル
    .text1 = 探索は段 { $level } のセルを { $looked } 個調べます。{ $apart } 個は1つを除くすべての物体について白いので、捨てます。{ $divided } 個は2つの物体について灰色なので、分けます。
    .text2 = { $kept } 個を残します。一方について黒く、もう一方について灰色のものが { $grey } 個、両方について黒いものが { $black } 個です。
    .formula1 = { $looked } = 捨てる { $apart } + 分ける { $divided } + 残す { $kept }

say_two-stages_voxels = 段 { $level }：ボクセルは黒か白
    .text1 = 段 { $level } のセルはボクセルで、灰色のボクセルはありません。調べた { $looked } 個のうち { $kept } 個が2つの物体について黒く、探索はここで終わります。
    .text2 = 調べたセルは全部で { $cells } 個、残した立方体は { $cubes } 個です。世界には { $voxels } 個のボクセルがあります。第2段階では、残した立方体の中の面を取り出します。
    .formula1 = 木のセル { $cells } 個 → 立方体 { $cubes } 個

say_two-stages_inside = 動きが続くと
    .text1 = 中心間の距離は { $distance } で、直径より小さいので、球は重なっています。表面が交わる円に沿って、{ $colliding } 組の面が報告されます。実際に交わるのは { $truth } 組です。
    .formula1 = { $cubes } → 面 { $faces } 個 → { $pairs } 組 → { $colliding }

say_two-stages_missed = 衝突を見逃す
    .text1 = サイクル { $next } までに { $truth } 組の面が交わりますが、そのうち { $missed } 組は報告されません。
    .text2 = 中心が内部にあるときだけボクセルを黒にすると、中心の間にあるものが木から抜け落ちます。また、次の姿勢だけの検査では、途中で起こることを見逃します。見逃しが問題になるところでは、どちらも使わないでください。
    .formula1 = 報告 { $colliding }、{ $truth } のうち見逃し { $missed }

question_two-stages_reaches = 次のステップは、どこまで進みますか。

label_nothing = 干渉する立方体なし
label_cubes-only = 立方体だけ、面なし
label_cubes-and-faces = 立方体と面、組なし
label_pairs-too = 面の組あり、衝突なし

question_two-stages_looked = 探索が次の段で調べるセルは何個ですか。

why_two-stages_looked = 捨てたセルも、残したセルも、もう調べません。2つの物体について灰色のセルだけが8つに分けられます。この段では { $looked } 個のうち { $divided } 個です。

question_two-stages_share = 次のステップで面が衝突します。検査する組のうち、衝突するのはどれくらいの割合ですか。

label_under-a-hundredth = 100 に 1 未満
label_in-between = 100 に 1 から 10 に 1
label_over-a-tenth = 10 に 1 より多い

question_two-stages_missed = 次のステップで面が交わります。見逃されるものはありますか。

number_cycle = サイクル
number_centres = A と B の中心間
number_edge-in-voxels = 最長の辺／ボクセル
number_cubes = 干渉する立方体
number_candidate-faces = それを横切る面
number_face-pairs = 検査した組
number_colliding-pairs = 衝突する組
number_true-pairs = 実際に交わる組
number_cells-looked-at = 調べたセル
number_left-white = 捨てる：1つ以外は白
number_divided-grey-grey = 分ける：灰色と灰色
number_kept-black-grey = 残す：黒と灰色
number_kept-black-black = 残す：黒と黒
number_white-of-a = A の木の白いセル
number_grey-of-a = A の木の灰色のセル
number_black-of-a = A の木の黒いセル
number_white-of-b = B の木の白いセル
number_grey-of-b = B の木の灰色のセル
number_black-of-b = B の木の黒いセル
number_all-pairs = 面のすべての組
number_published-all-pairs = 全組の検査、発表値
number_published-a-pair = 1組あたり、発表値から
number_published-cubes = 立方体、発表値
number_published-pairs = 衝突、発表値
number_time-trees = 時間：木
number_time-stages = 時間：両段階
number_time-tests = 時間：検査

chart_centres = 中心間の距離
chart_after-each-stage = 各段階の後に残るもの
chart_cells-of-walk = 段ごとのセル

line_cells-left = 捨てる
line_cells-divided = 分ける
line_cells-kept = 残す

axis_cycle-shown = サイクル

line_centres = A から B
line_diameter = 直径
line_cubes = 立方体
line_candidate-faces = 面
line_face-pairs = 組
line_colliding-pairs = 衝突
line_published-cubes = 終わりの立方体、発表値
line_published-pairs = 終わりの衝突、発表値

why_two-stages_reaches = サイクルは、終われるところで終わります。2つの物体に共通の立方体がなければ、木の段階で終わります。1つの立方体に両方の物体の面がなければ、立方体の段階で終わります。そうでなければ組を検査します。物体がどれだけ近いかを見てください。中心間の距離は { $distance }、ボクセルは { $voxel } です。
why_two-stages_share = 検査されるのは、立方体を共有する組です。そのうちいくつが実際に交わるかは、面に比べたボクセルの大きさ（{ $voxel }）によります。大きな立方体は、互いに遠い面どうしも一緒にしてしまいます。
why_two-stages_missed = 組が見逃されるのは、面が交わるのに、両方を含む立方体が1つもないときです。物体の木が、面の通るところに立方体を欠いていると、それが起こります。

## Pseudocode

two-stages_trees = 物体ごとに木を段 l まで作る。物体が触れるボクセルは黒
two-stages_cycle = 各サイクルで：
two-stages_move = 最初の木を、それ以来の動き全体で動かす（または作り直す）
two-stages_walk = 第1段階：すべての木を根から同時に探索する：
two-stages_leave = 物体が2つ未満のセル：捨てる
two-stages_descend = 2つ以上の物体が混在するセル：8つの子へ進む
two-stages_interfere = それ以外のセル：C ← C ∪ { "{" }セル{ "}" }
two-stages_cross = 第2段階：F ← C のセルを横切る面
two-stages_pairs = P ← F のうち、異なる物体で同じセルにある組。それぞれ1度だけ
two-stages_predict = 前回の動きから次の姿勢を予測する
two-stages_test = P の組ごとに：選んだ検査で、そこへ行く途中に2つは交わるか？
two-stages_report = 交わるなら：それを報告する
two-stages_truth = 報告を、木を使わない探索と比べる

## Glossary

broad-phase = 広域判定と詳細判定
    .forms = 広域判定 | 第1段階 | 第2段階 | 第一段階 | 第二段階
    .text = まず、ほとんどの組を除き、交わる組は決して除かない軽い検査を行います。次に、残った組に厳密な検査を行います。

## Claims

two-stages_source = 北村 1996、2.4.1節、表 2.1
two-stages_says = 168面の球どうしはサイクル 116 で衝突し、干渉する立方体は32個、面の組は15組で、251 ms で見つかる。すべての組を調べると 30 s かかった。
two-stages_why = サイクルと組の数は同じです。立方体の数は違います。学位論文の挙げる段 4 の木では11個、毎サイクル木を作り直すと7個、段 5 では27個です。学位論文がほかに何を数えたのかはわかりません。ここでは各立方体を1回ずつ数えます。

all-pairs_source = 北村 1996、2.4節
all-pairs_says = 面のすべての組を調べると、168 面の球2つで 30 s、528 面のシャトル2機で 269 s、5機で 2 684 s かかった。八分木では 251、461、577 ms、728 面の球2つで 589 ms である。
all-pairs_why = これは 28 224、278 784、2 787 840 組に当たり、どの場合も1組に約 1 ms かかっています。八分木が省くのは組の数です。1組 1 ms なら、251 ms は約 240 組です。ここで立方体を共有するのは、段 4 では 3 750 組、木を作り直すと 646 組、段 5 では 350 組と 240 組です。ですから、251 ms と 32 個の立方体は、本文の挙げるものより細かい木によるのかもしれません。これは推測で、学位論文には書かれていません。728 面の球では、すべての組に約9分かかることになります。シャトルの形は手に入らないので、その立方体と組を数え直すことはできません。
