### スイープ・アンド・プルーン。

lesson_sweep-and-prune = スイープ・アンド・プルーン

about_sweep-and-prune = 動く多くの部品のうち、どれとどれが触れうるか。箱の端を一度だけ並べ、部品が動くたびに順を直します。

source_sweep-and-prune = Baraff 1992 · Cohen, Lin, Manocha, Ponamgi 1995 (I-COLLIDE)

parameter_sweep-and-prune_parts = 部品の数
parameter_sweep-and-prune_move = 1サイクルの移動
parameter_sweep-and-prune_axes = 並べる軸

choice_sweep-and-prune_axes_both = 両方
choice_sweep-and-prune_axes_across = 横
choice_sweep-and-prune_axes_up = 縦

say_sweep_begin = すべての組では多すぎる
    .text1 = { $parts } 個の部品が場の中を飛んでいます。どれとどれが触れうるでしょうか。部品にはそれぞれ境界ボックスがあり、箱が離れていれば部品も離れています。
    .text2 = 総当たりは、どのサイクルでも箱のすべての組を調べます。{ $brute-tests } 回です。両方の軸で並べれば、スイープ・アンド・プルーンは同じ組を見つけますが、それ以外の組のほとんどを見ません。
    .formula1 = n (n − 1) / 2 = { $brute-tests }

say_sweep_project = 箱が区間になる
    .text1 = 軸の上で、箱は下端から上端までの区間を占めます。2つの箱が重なるのは、どの軸の上でも区間が重なるとき、そのときに限ります。
    .text2 = 場の外の棒が、並べる軸の上の区間です。端は合わせて { $sweep-ends } 個あります。

say_sweep_sorted = 端を順に並べる
    .text1 = 軸ごとに、端を位置の順に並べた表を作ります。塗った点が下端、輪が上端です。同じ位置では下端が先です。触れるだけの箱も重なると数えるためです。
    .text2 = N 個の端を初めから並べるには、およそ N log N 回の比較が要ります。これは一度だけです。

say_sweep_swept = 一度の走査
    .text1 = 表を最初の端から最後の端まで進みます。下端は箱を開き、その箱はそのとき開いているすべての箱とこの軸の上で重なります。上端は箱を閉じます。
    .text2 = 横で重なる組: { $pairs-across }。縦で重なる組: { $pairs-up }。並べたすべての軸で重なる組: { $pairs-left }。

say_sweep_pairs = ほかの組は刈り取られる
    .text1 = 厳密な検査に残るのは、並べたすべての軸で重なる組だけです。{ $brute-tests } 組のうち { $pairs-left } 組です。
    .text2 = 両方の軸を並べれば、残るのは箱が重なる組そのもので、{ $boxes-overlap } 組です。片方だけならもっと残ることがあり、箱どうしを比べなければなりません。

say_sweep_moved = すべての部品が動く
    .text1 = 次のサイクルでは、部品はそれぞれ矢印のとおりに動き、端も一緒に動きました。表はまだ前のサイクルの順です。移動が短いほど、場所の違う端は少なくなります。
    .text2 = 挿入ソートはそれを使います。{ $sweep-ends } 個の端を順に取り、前の端のほうが遠い間、その端と入れ替えます。

say_sweep_swap = 入れ替えが変化を示す
    .text1 =
        ここでは部品 { $first } の端が部品 { $second } の端を越えました。{ $begins ->
            [1] 下端が上端の前に来ました。ここから2つの区間は重なります。
           *[other] 上端が下端の前に来ました。2つの区間はもう重なりません。
        }
    .text2 = 下端どうし、上端どうしの入れ替えは、重なりを変えません。端の入れ替わらないところでは何も変わらず、何も見なくて済みます。

say_sweep_updated = 表はまた順に並んでいる
    .text1 = このサイクルの入れ替え: { $swaps }。軸の上で始まった重なり: { $overlaps-begun }。終わった重なり: { $overlaps-stopped }。
    .text2 = 組ごとの計数が、いくつの軸で重なるかを示します。計数が並べた軸の数になった組は、厳密な検査に残ります。いま残る組: { $pairs-left }。重なる箱の組: { $boxes-overlap }。

say_sweep_cycles = サイクルごとに
    .text1 = { $cycles } サイクルでは、入れ替えは1サイクルに平均 { $swaps-a-cycle } 回です。総当たりは毎回 { $brute-tests } 組を調べます。
    .text2 = 挿入ソートはそれぞれの端を1回、入れ替えごとにもう1回比べます。組がいくつあっても、ほかには何もしません。
    .formula1 = 比較の回数 ≤ N + 入れ替え

say_sweep_far = 部品が大きく動くとき
    .text1 = 1サイクルに { $near } 動く部品では、入れ替えは平均 { $swaps-near } 回です。{ $far } 動く部品では { $swaps-far } 回です。
    .text2 = 入れ替えは移動とともに増え、ついにはサイクルごとに表がかき混ぜられます。そうなると、{ $brute-tests } 回調べる総当たりと同じか、それ以上の手間がかかることもあります。サイクルが短ければ移動も短くなります。

say_sweep_many = 部品が多いとき
    .text1 = 部品が { $most } 個なら、総当たりは1サイクルに { $brute-of-most } 回調べます。端の入れ替えは平均 { $swaps-of-most } 回です。
    .text2 = 場の込み具合は変わりません。部品は多いほど小さくなります。どちらの数も部品の数の2乗で増えます。移動が短いうちは、入れ替えのほうが少なくてすみます。

say_sweep_row = どの軸を並べるか
    .text1 = ここでは部品が一列に並んでいます。{ $brute-tests } 組のうち、縦では { $pairs-up } 組、横では { $pairs-across } 組、両方の軸では { $pairs-both } 組が重なります。
    .text2 = ほとんどの部品が重なる軸は、わずかしか刈り取らず、端は絶えず入れ替わります。I-COLLIDE は空間の3つの軸をすべて並べます。1つだけ並べるなら、部品が最も散らばる軸がよいのです。

question_sweep_pairs = 並べたすべての軸で重なる組はいくつですか。
question_sweep_few = 入れ替えは部品の数より少ないでしょうか。

number_brute-tests = 総当たりの検査
number_sweep-ends = 並べた軸の上の端
number_pairs-across = 横で重なる組
number_pairs-up = 縦で重なる組
number_pairs-both = 両方の軸で重なる組
number_pairs-left = 残る組
number_boxes-overlap = 重なる箱の組
number_swaps = 入れ替え
number_overlaps-begun = 始まった重なり
number_overlaps-stopped = 終わった重なり
number_swaps-a-cycle = 1サイクルの入れ替え、平均
number_swaps-near = 入れ替え、短い移動
number_swaps-far = 入れ替え、長い移動
number_swaps-of-most = 入れ替え、多くの部品
number_brute-of-most = 総当たりの検査、多くの部品

chart_swaps-by-cycle = サイクルごとの入れ替え
chart_swaps-by-move = 1サイクルの移動と入れ替え
chart_work-by-parts = 部品の数と、入れ替えと検査

axis_move-a-cycle = 1サイクルの移動
axis_parts = 部品の数

line_swaps = 入れ替え
line_brute-tests = 総当たりの検査

why_sweep_pairs = 軸の上で2つの箱が重なるのは、どちらも相手が終わる前に始まるときです。両方の軸を並べるなら、場の中で重なる箱の組を数えます。片方なら、もう一方の軸でどれほど離れていても、その軸に沿って重なる組を数えます。
why_sweep_few = 端は、通り越す端とだけ入れ替わります。矢印を、軸の上の点の間隔と比べてください。端が間隔を1つ越えるたびに、1回の入れ替えです。

## Pseudocode

sweep-and-prune_boxes = B ← n 個の部品の境界ボックス
sweep-and-prune_ends = 並べる軸ごとに: L ← すべての箱の下端と上端
sweep-and-prune_sort = L を位置の順に並べる。同じ位置では下端が先
sweep-and-prune_sweep = L を順に進む:
sweep-and-prune_open = 下端: その箱と、開いている箱との計数に 1 を足す。その箱を開く
sweep-and-prune_close = 上端: その箱を閉じる
sweep-and-prune_report = 組 ← 計数が並べた軸の数に等しい組
sweep-and-prune_cycle = サイクルごとに:
sweep-and-prune_move = 部品を動かす。B ← その境界ボックス
sweep-and-prune_insert = それぞれの L の端を順に:
sweep-and-prune_pass = 前の端のほうが遠い間: その2つを入れ替える
sweep-and-prune_begins = 下端が上端を越えた: その組の計数に 1 を足す
sweep-and-prune_stops = 上端が下端を越えた: その組の計数から 1 を引く
sweep-and-prune_left = 組 ← 計数が並べた軸の数に等しい組
sweep-and-prune_cost = 手間: 端ごとに1回、入れ替えごとに1回の比較
sweep-and-prune_axis = 軸を1つだけ並べるなら: 最も散らばる軸を選ぶ

## Glossary

sweep-and-prune = スイープ・アンド・プルーン
    .forms = スイープ・アンド・プルーン | ソート・アンド・スイープ
    .text = すべての境界ボックスの端を、1つまたはいくつかの軸の上で並べておく広域判定。部品が動いて端が入れ替わると、どの重なりが始まり、どれが終わるかがわかる。ソート・アンド・スイープともいう。
