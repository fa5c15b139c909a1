### Axis by axis.

lesson_axis-by-axis = 軸を1本ずつ

about_axis-by-axis = 2つの平らな輪郭についての発表された検査を辺ごとにたどり、輪郭がどこへ動かされるかを見ます。

source_axis-by-axis = Fayzrakhmanov ほか、凸でない輪郭の衝突の解消 · 欠陥も含めて印刷のとおり · 印刷の乱れた箇所は次のように読む：最小の重なりを残す、輪郭は反時計回り、中心は頂点の平均 · 組は自作

parameter_axis-by-axis_pair = 組

choice_axis-by-axis_pair_convex = 両方とも凸
choice_axis-by-axis_pair_l-and-bar = L と棒
choice_axis-by-axis_pair_notch = U の切り欠きに棒
choice_axis-by-axis_pair_within = U の中身に箱
choice_axis-by-axis_pair_arm = U の腕に箱

parameter_axis-by-axis_x = B を右へ
parameter_axis-by-axis_y = B を上へ
parameter_axis-by-axis_turn = B の回転, °

say_axis_pair = 2つの輪郭
    .text1 = 青い輪郭 A と、青緑の輪郭 B です。間に直線を引けるなら、2つは離れています。それには、{ $edges } 本の辺の法線に沿って見れば十分です。
    .text2 = B をドラッグしてください。回転はスライダーか、Shift を押しながらのドラッグで行います。それから次のステップへ進んでください。
    .formula1 = n = (−E_y, E_x) / |E|

say_axis_pair-not-convex = 2つの輪郭、片方に切り欠き
    .text1 = 青い輪郭 A には切り欠きがあり、凸ではありません。ふつうの検査なら凸な断片に切り分けるところです。この検査は切り分けません。A の辺を1本ずつ、続いて B の辺を1本ずつ、合わせて { $edges } 本を調べます。
    .text2 = B をドラッグしてください。回転はスライダーか、Shift を押しながらのドラッグで行います。それから次のステップへ進んでください。
    .formula1 = n = (−E_y, E_x) / |E|

say_axis_apart = 辺 { $k }：すきまあり
    .text1 = 2つの輪郭を、辺に垂直な軸に射影します。射影の間には { $interval } のすきまがあります。
    .text2 = つまり、輪郭の間に直線を引けます。2つは離れていて、検査は終わります。この答えは正しいものです。
    .formula1 = I = { $interval } > 0

say_axis_aside = 辺 { $k }：除外
    .text1 = 射影は重なっています。しかし A には切り欠きがあるので、この検査は辺そのものも調べます。辺は自分の法線の上では 1 点、ひし形の印になります。B の射影は全体がその片側にあり、{ $interval } 離れています。
    .text2 = B はこの辺の直線に届かないので、この辺は除かれます。
    .formula1 = I = { $interval } > 0

say_axis_aside-of-all = 辺 { $k }：離れている、との答え
    .text1 = A のこれまでの辺すべてと同じく、B はこの辺の直線に対しても片側にあります。この検査はそれを、離れていることの証明とみなして終わります。
    .text2 = しかし、A の内側にある輪郭も、A のどの辺とも交わりません。
    .formula1 = 毎回 I = { $interval } > 0

say_axis_kept = 辺 { $k }：これまでで最小
    .text1 = 射影は赤で示した { $interval } だけ重なっています。これまでで最小の重なりです。これを軸とともに、移動 V として残します。
    .formula1 = D = |I| = { $interval }

say_axis_kept-line = 辺 { $k }：これまでで最小
    .text1 = 辺そのものは、法線の上では 1 点、ひし形の印になります。B は赤で示した { $interval } だけその先へ出ています。これまでで最小の重なりです。これを軸とともに、移動 V として残します。
    .formula1 = D = |I| = { $interval }

say_axis_dropped = 辺 { $k }：より小さくない
    .text1 = 射影は赤で示した { $interval } だけ重なっています。残してある重なり { $kept } はこれより大きくないので、そのまま残します。
    .formula1 = { $interval } ≥ D = { $kept }

say_axis_dropped-line = 辺 { $k }：より小さくない
    .text1 = B は赤で示した { $interval } だけ辺の直線の先へ出ています。残してある重なり { $kept } はこれより大きくないので、そのまま残します。
    .formula1 = { $interval } ≥ D = { $kept }

say_axis_move = 移動
    .text1 = 分離する辺は1本もありませんでした。この検査は、衝突していると答えます。A を、残した軸に沿って、残した重なり { $by } だけ動かします。
    .text2 = V は B の中心から A の中心へ向かっているので、そのまま使います。
    .formula1 = (C_A − C_B)·V ≥ 0
    .formula2 = P_A += V

say_axis_move-turned = 移動、向きは逆
    .text1 = 分離する辺は1本もありませんでした。この検査は、衝突していると答えます。A を、残した軸に沿って、残した重なり { $by } だけ動かします。
    .text2 = V は B の中心へ向かっていたので、逆にしました。
    .formula1 = (C_A − C_B)·V < 0：V = −V
    .formula2 = P_A += V

say_axis_right-apart = 正解：離れている
    .text1 = 厳密な方法も同じ答えです。2つの輪郭は離れています。
    .formula1 = 離れている

say_axis_clear = 離れた
    .text1 = 重なっていた2つが、今は離れています。移動の長さは { $by } でした。緑の矢印は、厳密な方法で求めた最小の移動 { $depth } です。
    .formula1 = { $by } ≥ { $depth }

say_axis_not-clear = まだ離れていない
    .text1 = 重なっていましたが、この移動では足りません。斜線の部分がまだ重なっていて、離すにはあと { $left } 必要です。緑の矢印は、厳密な方法で求めた最小の移動 { $depth } です。
    .formula1 = { $depth } → { $left }

say_axis_worse = 前より悪い
    .text1 = 重なりは { $depth } でした。今は { $left } です。A は間違った向きに動きました。切り欠きのある輪郭では、中心を見ても、中身がどちら側にあるかはわかりません。緑の矢印が最小の移動です。
    .formula1 = { $depth } → { $left }

say_axis_false-hit = 誤検出
    .text1 = まったく重なっていませんでした。B は A の辺の直線と、辺の端より先で交わるだけです。この検査には、それが辺と交わるのと区別できません。
    .text2 = A を { $by } だけ、むだに動かしました。
    .formula1 = 重なり 0、移動 { $by }

say_axis_missed = 重なりの見逃し
    .text1 = 2つは重なっています。離すには、緑の矢印に沿って { $depth } 必要です。B は全体が内側にあるので、調べた直線のどれとも交わりません。
    .formula1 = 重なり { $depth }、未検出

question_axis_collides = この検査は、衝突していると答えますか。
question_axis_next = 次の辺ではどうなりますか。
question_axis_clear-now = 厳密な方法は何と答えますか。
question_axis_is-apart = 2つは離れていますか。

label_axis-kept = 重なりがこれまでで最小
label_axis-dropped = 重なりはより小さくない
label_axis-aside = 除外される
label_axis-apart = 検査が終わる：離れている
label_met-clear = 重なっていて、今は離れている
label_met-not-clear = 重なっていて、今も重なっている
label_did-not-meet = 重なっていなかった
label_exact-way = 厳密

number_interval = I：すきま (+)、重なり (−)
number_kept-depth = D：これまでで最小の重なり
number_moved-by = 移動量
number_overlap-before = 移動前の真の重なり
number_overlap-left = 残った重なり

chart_overlap-by-edge = 各軸に沿った重なり

axis_edge-number = 辺
axis_overlap = 重なり

line_overlap-on-axis = この軸の上
line_overlap-kept = D、これまでで最小

why_axis_collides = { $edges } 本の辺のどれかが両者を分けない限り、検査は衝突すると言います。辺に沿って、片側に A、反対側に B がある直線を探してください。また、A の辺を含む直線のうち B が届かないものを探してください。
why_axis_next = 両方の輪郭を、次の辺の法線に射影します。射影の間にすきまがあれば検査は終わります。なければ、重なりが { $kept } より小さいときに残し、そうでなければ捨てます。切り欠きのある輪郭の辺は、B がその直線に届かなければ除外されます。
why_axis_next_axis-kept = 重なりが残されるのは、これまでで最小の { $kept } より小さいか、まだ何も残していないときです。次の軸の上での2つの射影の重なりを、それと比べてください。
why_axis_next_axis-dropped = 重なりが捨てられるのは、これまでで最小の { $kept } より小さくないときです。どちらから見ると2つの射影の重なりが最も小さいかを見てください。
why_axis_next_axis-aside = 辺が除かれるのは、その辺を通る直線に B が届かないときで、それは A の切り欠きのそばでしか起こりません。次の辺を頭の中で延ばし、B がそれを横切るかを見てください。
why_axis_next_axis-apart = 検査がここで終わるのは、射影の間にすきまがあるときだけです。次の辺に沿って、A の先まで見てください。A と B の間を通る直線がありますか。
why_axis_clear-now = A は残した軸に沿って { $by } 動きます。輪郭の重なりが、どこであれその軸に沿ってそれ以下なら、これで足ります。切り欠きがあると、射影だけではすべてはわかりません。動かした後の図を見てください。
why_axis_is-apart = 検査は直線を使い、直線は辺の終わりの先にも続きます。A の奥深くにあるものは、A の辺を含むどの直線とも交わりません。射影ではなく図を見てください。

## Pseudocode

axis-by-axis_begin = D ← ∞。met ← false
axis-by-axis_each = 辺 E ごとに、まず A、次に B：
axis-by-axis_axis = n ← (−E_y, E_x) / |E|
axis-by-axis_shadows = [a₀, a₁], [b₀, b₁] ← n の上の A と B の射影
axis-by-axis_interval = a₀ < b₀ なら I ← b₀ − a₁、そうでなければ a₀ − b₁
axis-by-axis_apart = I > 0 なら：「離れている」を返す
axis-by-axis_line = E が A の辺で、A が凸でなければ：e ← n の上の E の位置
axis-by-axis_beside = e < b₀ なら I ← b₀ − e、そうでなければ e − b₁
axis-by-axis_last = I > 0 で、E が A の最後の辺で、met でなければ：「離れている」を返す
axis-by-axis_aside = I > 0 なら：E を除く。そうでなければ met ← true
axis-by-axis_kept = |I| < D なら：D ← |I|、V ← n
axis-by-axis_dropped = そうでなければ E は何も変えない
axis-by-axis_turned = V ← D · V。(C_A − C_B)·V < 0 なら：V ← −V
axis-by-axis_move = A は V だけ動く
axis-by-axis_truth = 厳密な方法と比べる

## Glossary

contour = 輪郭
    .forms = 輪郭
    .text = 平らな部品の閉じた外形です。切り欠きがあってもよく、穴はその内側の輪郭です。

projection = 軸への射影
    .forms = 射影
    .text = 輪郭の全体を直線に射影したもので、区間になります。ある直線の上で射影が重ならない2つの輪郭は、離れています。

false-hit = 誤検出
    .forms = 誤検出
    .text = 重なりがないのに、検査が「衝突」と答えることです。

exact-method = 厳密な方法
    .forms = 厳密な方法
    .text = ライブラリー自身の答えで、丸めでは覆らない判定を使います。発表された方法をこれと比べます。

## Claims

contours-lines_source = Fayzrakhmanov ほか、アルゴリズムのステップ 9
contours-lines_says = 切り欠きのある輪郭を凸な断片に分ける必要はない。相手の輪郭がある辺の片側にあれば、その辺は除外する。
contours-lines_here = U 字の切り欠きの中の棒か、U 字の中身の中の箱を選び、検査が何と言うかを見てください。
contours-lines_why = 検査が見るのは辺を含む直線で、直線は辺の終わりの先にも続きます。そのため、切り欠きの中に離れて立つ棒は衝突するとされ、中身の中にある箱は衝突しないとされます。
