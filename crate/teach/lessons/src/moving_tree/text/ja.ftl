### A tree that moves.

lesson_moving-tree = 動く八分木

about_moving-tree = 部品の八分木を、姿勢が変わるたびに、より少ない立方体から、より少ない検査で作り直します。

source_moving-tree = 北村 1996、第5章 · Weng と Ahuja 1987、その記述による · 論文のシャトルは手に入らないので、部品は本ページのもの

parameter_moving-tree_level = 段

choice_moving-tree_level_4 = 4
choice_moving-tree_level_5 = 5
choice_moving-tree_level_6 = 6

parameter_moving-tree_rule = 満ちたボクセルとは

choice_moving-tree_rule_centre = 中心が内部
choice_moving-tree_rule_any-contact = 少しでも接触

parameter_moving-tree_variant = 方式

choice_moving-tree_variant_exact-compacted = 厳密、圧縮
choice_moving-tree_variant_exact = 厳密
choice_moving-tree_variant_weng-ahuja-compacted = 単純、圧縮
choice_moving-tree_variant_weng-ahuja = 単純（回転では Weng–Ahuja）

parameter_moving-tree_motion = 動き

choice_moving-tree_motion_turns = 並進と回転
choice_moving-tree_motion_shifts = 並進のみ

say_tree_part = 世界の中の部品
    .text1 = 世界は立方体です。全体が部品の内部でも外部でもないセルを、各軸に沿って半分に、また半分にと、段 { $level } まで分けます。
    .text2 = いちばん小さなセルがボクセルです。
    .formula1 = 段 { $level }

say_tree_coloured = 中の面で色が決まる1つのセル
    .text1 = 部品の { $of-all } 個の面のうち { $faces } 個がこのセルを通ります。ですからこのセルは混在で、分けられます。8つの子は、これらの面とだけ比べます。{ $free } 個の子にはどの面も触れません。そのような子は全体が内部か全体が外部で、どちらであるかはその中の1点でわかります。
    .text2 = 面が触れる子は、ボクセルになるまでさらに分けます。ボクセルは中心で決まります。等しい8つの子は、また1つのセルになります。学位論文の言葉では、子のうち白（空、細い線）が { $white } 個、灰色（混在、赤い辺）が { $grey } 個、黒（満）が { $black } 個です。
    .formula1 = 白 { $white } + 灰色 { $grey } + 黒 { $black } = 8

say_tree_source = もとの木
    .text1 = 中心が部品の中にあるボクセルを、満ちたボクセルとします。8つの満ちたセルは、1つの大きな満ちたセルになります。こうして { $voxels } 個のボクセルが { $full } 個の満ちたセルで表されます。
    .text2 = これがもとの木です。部品そのものから、一度だけ作ります。
    .formula1 = 満ちたセル { $full } 個

say_tree_form = 文字の列としての木
    .text1 = 深さ優先で、各セルを1つの記号にします。( は混在セル、B は満ちたセル、W は空のセルです。混在セルの後には、その8つの子が続きます。図は、最初のほうの記号のセルを示しています。
    .text2 = 木の全体は { $cells } 個の記号です。1つを 2 ビットとすると { $bytes } バイトになります。
    .formula1 = ( 混在 · B 満 · W 空

say_tree_compacted = 立方体を減らす
    .text1 = 部品を動かすには、満ちたセルを1つずつ動かします。ですから、立方体は少ないほうがよいのです。大きさが自由で重ならない立方体を、大きいものから順に置くと、同じボクセルを覆います。
    .text2 = { $full } 個の満ちたセルが { $compacted } 個の立方体になります。色は大きさを表します。論文のシャトルは 863 個から 458 個になりました。
    .formula1 = { $full } → { $compacted }

say_tree_cube = 動かした1つの立方体
    .text1 = もとの木の、一辺 { $edge } ボクセルの立方体を、動いた先で示しています。世界のセルを根から順にこの立方体と比べます。離れている、内部にある、または分ける、のどれかです。
    .text2 = Weng と Ahuja は、球を囲む箱で検査します。この検査で決まらないセルはもう一度分けるので、検査は { $approximate } 回です。厳密な検査は { $exact } 回です。大部分のセルは球で決まり、次に頂点、その次に辺で決まります。
    .formula1 = 厳密 { $exact } · Weng–Ahuja { $approximate }

say_tree_moved = { $moves } 回動かした後
    .text1 = すべての立方体を、これまでの動き全体だけ動かして合わせます。{ $full } 個の満ちたセルすべてについて、Weng と Ahuja の検査は { $approximate } 回、厳密な検査は { $exact } 回です。{ $cubes } 個の立方体なら { $compacted } 回です。
    .text2 = ここでは、どちらの検査でも同じ木になります。いちばん小さなセルで一致するからです。
    .formula1 = { $approximate } → { $exact } → { $compacted }

say_tree_moved-differing = { $moves } 回動かした後
    .text1 = { $full } 個の満ちたセルすべてについて、Weng と Ahuja の検査は { $approximate } 回、厳密な検査は { $exact } 回です。{ $cubes } 個の立方体なら { $compacted } 回です。
    .text2 = 少しでも接触すれば満ちているとする場合、2つは一致しません。球を囲む Weng と Ahuja の箱によって、どの立方体も触れない { $differing } 個のボクセルが満ちたボクセルになります。部品のまわりに印を付けています。
    .formula1 = 余分なボクセル { $differing } 個

say_tree_shifted = { $moves } 回並進した後
    .text1 = 回転がなければ、立方体は軸に平行なままです。単純な方法では、6つの面をすべてのセルと比べるので、比較は { $approximate } 回です。各軸を別々に、面の座標ごとに1回だけ半分に分けていくと { $exact } 回です。{ $full } 個のセルの代わりに { $cubes } 個の立方体を使うと { $compacted } 回です。
    .text2 = 3つの軸の答えを合わせると、どのボクセルが満ちているかがわかります。
    .formula1 = { $approximate } → { $exact } → { $compacted }

say_tree_back = 行って戻る
    .text1 = 部品は { $moves } 回動いて行き、また { $moves } 回動いて戻りました。動き全体を1つの姿勢として、もとの木から作ると、最初の木と違うボクセルは { $source } 個です。
    .text2 = ここでは、木を毎回一つ前の木から作りました。ボクセルへの丸めが積み重なり、{ $last } 個のボクセルが誤っています。もとの木を取っておき、最後の木を動かさないのは、このためです。
    .formula1 = もとから { $source } · 前の木から { $last }

say_tree_back-still = 行って戻る
    .text1 = 部品は { $moves } 回並進して行き、また { $moves } 回並進して戻りました。動き全体を1つの姿勢として、もとの木から作ると、最初の木と違うボクセルは { $source } 個です。
    .text2 = ここでは木を毎回一つ前の木から作り、{ $last } 個のボクセルが誤っています。しかし途中では一度も正しくありませんでした。これほど小さな並進では、どのボクセルの中心も境を越えません。そのため、この木はまったく動かなかったのです。
    .formula1 = もとから { $source } · 前の木から { $last }

say_tree_table = 発表された表との比較
    .text1 = 論文の表 5.1 は、段 5、回転を伴う並進での、プロセッサー 1 台による更新1回の時間です。Weng と Ahuja の検査は { $approximate } ms で、立方体の検査は { $all } 回です。厳密な検査は { $tested } ms で { $exact } 回、さらに少ない立方体を使うと { $proposed } ms です。
    .text2 = 上の時間はこのコンピューターで、選んだ値での最後の動きについて測りました。比べるのは時間ではなく比率です。
    .formula1 = 発表値：{ $approximate } → { $tested } → { $proposed } ms

say_tree_shifts-table = 並進の時間
    .text1 = 時間はこのコンピューターで、選んだ値での最後の並進について測りました。すべての面をすべてのセルと比べる単純な方法、各軸を別々に半分に分ける方法、そして同じことを少ない立方体で行う方法です。
    .text2 = 数えているのは座標の比較です。論文の表 5.1 は回転を伴う並進のものなので、これらについては何も言えません。その表を見るには「並進と回転」を選んでください。
    .formula1 = 単純 · 軸ごと · 軸ごと、圧縮

question_tree_cubes = 圧縮の後に、立方体はいくつ残りますか。
question_tree_same = 近似の検査と厳密な検査は、同じ木になりますか。
question_tree_back = 木を毎回一つ前の木から作りながら行って戻ると、また最初の木になりますか。

number_full-cells = 満ちたセル
number_mixed-cells = 混在セル
number_empty-cells = 空のセル
number_full-voxels = 満ちたボクセル
number_form-bytes = バイト数（1記号 2 ビット）
number_cubes-compacted = 立方体、圧縮
number_cube-edge = 一辺のボクセル数
number_tests-exact = 検査、厳密
number_tests-approximate = 検査、Weng–Ahuja
number_by-spheres = 球で決定
number_by-corners = 頂点で決定
number_by-edges = 辺で決定
number_differing-voxels = 違うボクセル
number_cubes-moved = 動かした立方体
number_cube-tests = 立方体の検査
number_comparisons = 比較
number_update-time = 更新の時間
number_time-all-hands = 全スレッドで
number_moved-cells = 新しい木の満ちたセル
number_wrong-from-source = 誤り、もとから
number_wrong-from-last = 誤り、木から木へ
number_voxels-from-source = ボクセル、もとから
number_voxels-from-last = ボクセル、木から木へ
number_time-weng-ahuja = Weng–Ahuja、ここで
number_time-here = 厳密、ここで
number_time-proposed = 厳密、圧縮、ここで
number_comparisons-plain = 比較、単純
number_comparisons-axes = 比較、軸ごと
number_comparisons-compacted = 比較、軸ごと、圧縮
number_time-shift-plain = 単純、ここで
number_time-shift-axes = 軸ごと、ここで
number_time-shift-compacted = 軸ごと、圧縮、ここで
number_faces-through-cell = セルを通る面
number_children-without-faces = 面のない子
number_children-white = 白い子
number_children-grey = 灰色の子
number_children-black = 黒い子
number_example-symbols = 印刷された例の記号
number_example-complete = 木が完成するまでの記号
number_all-tests-weng-ahuja = 立方体の検査、Weng–Ahuja
number_all-tests-exact = 立方体の検査、厳密
number_published-weng-ahuja = Weng–Ahuja、表 5.1
number_published-exact = 厳密、表 5.1
number_published-proposed = 厳密、圧縮、表 5.1

chart_tree-colours = 段ごとの、各色のセル

line_cells-white = 白（空）
line_cells-grey = 灰色（混在）
line_cells-black = 黒（満）

chart_tree-tests = 更新1回の立方体の検査
chart_tree-comparisons = 更新1回の比較
chart_tree-time = 更新1回の時間

line_tree-exact-compacted = 厳密、圧縮
line_tree-exact = 厳密
line_tree-weng-ahuja-compacted = 単純、圧縮
line_tree-weng-ahuja = 単純
line_published-weng-ahuja = 発表値、Weng–Ahuja
line_published-exact = 発表値、厳密
line_published-proposed = 発表値、圧縮

why_tree_cubes = 八分木の満ちたセル { $full } 個は、並んでいれば、八分木がその間で分けていても1つにまとめられます。論文のシャトルは 863 から 458 になりました。まとまった部品ではより少なく、細かいところのある部品ではより多く残ります。
why_tree_same = 近似の検査は、立方体を囲む球を、さらに箱で囲みます。そのため、立方体が触れていないセルを満ちているとすることがあります。それが現れるかどうかは、満ちたボクセルの規則によります。中心で見るか、少しでも触れればよいとするかです。
why_tree_back = どの木も、どのボクセルが満ちているかしか記録しないので、動かすたびにボクセル単位に丸められます。行きに丸められたものは、帰りに元へ戻るでしょうか。

## Pseudocode

moving-tree_world = セル：世界を、混在するところで各軸に沿って半分にし、段 l まで下りる
moving-tree_colour = colour(セル)：どの面も触れない：中の1点により満か空。そうでなければ、そのセルの面だけを持って分ける
moving-tree_source = source ← 中心が部品の中にあるボクセルは満。満のセル8つは1つにまとめる
moving-tree_form = write(セル)：混在：「(」に続けて8つの子を write。満：「B」。空：「W」
moving-tree_compact = cubes ← 大きいものから順に、満のボクセルの立方体のうち、取ったものと重ならないもの
moving-tree_motion = 移動ごとに：姿勢は、もとの木からの動き全体
moving-tree_each = もとの木の立方体ごとに：place(その姿勢での立方体, 根のセル)
moving-tree_place = place(立方体, セル)：傾いた立方体に対して、セルはどこにあるか？
moving-tree_spheres = 厳密：小さいほうの外接球と内接球で。それでだめなら頂点で、それでもだめなら辺で
moving-tree_approximate = Weng と Ahuja：小さいほうの外接球を囲む箱で。疑わしければ、離れても内側でもないとする
moving-tree_decide = 離れている：セルを捨てる。内側、または離れていないボクセル：セルは満
moving-tree_children = そうでなければ、8つの子のそれぞれについて place(立方体, 子)
moving-tree_axes = 回転がなければ：各軸を別々に、面の座標ごとに1度ずつ半分にし、3つを組み合わせる
moving-tree_unite = すべてを合わせる。等しい8つの子は親になる
moving-tree_back = 行って戻る：1つは、もとの木から動き全体で。もう1つは、毎回前の木から
moving-tree_table = 種類ごとに更新の時間を測る

## Glossary

octree = 八分木
    .forms = 八分木
    .text = すべて満ちても、すべて空でもない立方体を8つに分け、これをボクセルまで繰り返したものです。

voxel = ボクセル
    .forms = ボクセル
    .text = 八分木の最小のセルです。平面では正方形になります。

cell = 満ちたセル、混在セル、空のセル
    .forms = 満ちたセル | 空のセル | 混在セル | 黒ノード | 黒い立方体 | 黒のとき | 黒に
    .text = セルは満ちているか、混在しているか、空です。論文では黒、灰、白と呼びます。混在セルだけが子を持ちます。

source-tree = もとの木
    .forms = もとの木 | もとから
    .text = 部品そのものから作った八分木です。どの姿勢もこれから新たに作ります。動かした木をさらに動かすと、丸めが積み重なるからです。

compaction = 圧縮
    .forms = 立方体も減ら | 少ない立方体 | 1つにまとめられ
    .text = 八分木の満ちたセルを、大きさが自由な、より少ない立方体で置き換え、同じボクセルを覆うことです。部品を動かすとき、動かす立方体が少なくて済みます。

df-expression = DF 表現
    .forms = DF 表現 | 深さ優先で、各セルを1つの記号に
    .text = 八分木を深さ優先で文字列にしたものです。( は混在セル、B は満ちたセル、W は空のセルです。混在セルの後には、その8つの子が続きます。

## Claims

compaction_source = 北村 1996、5.6節、図 5.11
compaction_says = スペースシャトルの 863 個の黒ノードが 458 個の立方体になる。
compaction_why = 元のシャトルのデータは手に入らないので、部品は別のものです。残る割合は部品の厚さによります。厚い部品は、もともと木の中に大きな立方体を持っています。

updates_source = 北村 1996、表 5.1
updates_says = 1回の更新は、Weng と Ahuja の方法で 229 ms、厳密な検査を使うと 127 ms、さらに立方体をまとめると 62 ms かかる。
updates_why = 順序は同じで、2つの工夫のそれぞれが約半分を省きます。比は部品と計算機によります。第5章の結論では全体で 3.7 倍とされ、これは 229 対 62 に当たります。

updates-tests_source = 北村 1996、5.6節、表 5.1
updates-tests_says = 段 5 の黒ノード 863 個では、1回の更新で立方体の検査が Weng と Ahuja の方法で 54 007 回、厳密な検査で 43 223 回になる。プロセッサ4台で 36 ms の提案法は、5.6 節では彼らの方法の約 4 倍、5.7 節では約 6.4 倍速いとされる。
updates-tests_here = 「並進と回転」で、最後の動き、満ちたセルすべてについて：
updates-tests_why = 部品が違うので、回数も違います。比べるのは両者の比で、学位論文では 0.80 です。厳密な検査のほうが少ないのは、離れているセルを必ず見分けるからです。学位論文の記述は食い違っています。どちらの倍率も、プロセッサ4台での同じ 36 ms を同じ従来法と比べたものです。表 5.1 では 229 ms 対 36 ms で 6.4 倍になりますが、これは1台のプロセッサと4台との比です。

updates-processors_source = 北村 1996、表 5.1
updates-processors_says = 1台のプロセッサで 62 ms のものが、2台で 41 ms、3台で 38 ms、4台で 36 ms になる。
updates-processors_here = ブラウザーがこのページに複数のスレッドを使わせるときは、動きごとに、選んだ方法の1スレッドの時間と、全スレッドの時間を示します：
updates-processors_why = 立方体をプロセッサに配り、結果を1台が合わせます。前者だけを分担するとすれば、62 ms と 36 ms から、分担できない時間は約 27 ms になります。すると2台では 45 ms、3台では 39 ms になるはずで、これは測定値に近い値です。ここでも同じように配り、合わせます。ただし今では1回の更新がとても短いので、スレッドを起こす手間のほうが、節約できる時間より大きいことがあります。

form-example_source = 北村 1996、5.2.1節
form-example_says = 木を文字の列で表した例は、手もとの写しでは (B(BWBBBWWWBWBWB(B(BWBBBWBWBBBBWBW である。
form-example_here = このページの読み取りによると：
form-example_why = 記号のうち4つがセルを分けます。分けたセルが4つの木には 1 + 4 · 8 = 33 個のセルがあるので、この列には葉が1つ多すぎます。木は最後の記号の前に完成し、読み取りはそこで列を拒みます。どの葉が余分なのかも、学位論文と手もとの写しのどちらが誤っているのかも、この列からはわかりません。

shift-comparisons_source = 北村 1996、5.5節、図 5.10
shift-comparisons_says = 平面で正方形を1つ並進させるとき、単純な方法では座標を 36 回、各軸を別々に半分に分ければ 8 回比較する。
shift-comparisons_here = 動きとして「並進のみ」を選んでください。数えているのは、部品全体の最後の並進です。
shift-comparisons_why = 図は正方形1つのものです。部品全体では同じ平面の上に何度も面があり、各平面はすべての立方体についてまとめて1度だけ比べるので、はるかに多くが省けます。立方体を減らしても、同じ平面の上にあるので、この比較はほとんど減りません。

shift-times_source = 北村 1996、5.6節、図 5.13
shift-times_says = 部品が並進だけし、少しでも接触すれば満ちているとする場合、少ない立方体での1回の更新は 33 ms で、単純な方法の 2.2 倍の速さである。
shift-times_here = 動きとして「並進のみ」を、規則として「少しでも接触」を選んでください。
shift-times_why = 順序は同じで、ここでは差がもっと大きくなります。部品も計算機も別のもので、論文の単純な方法がどの比較を省くのかは書かれていません。本ページのものは、すべての面をすべてのセルと比べます。比較の回数は時計によりません。
