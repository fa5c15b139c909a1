### Two arms.

lesson_two-arms = 2本の腕

about_two-arms = 1つの机の上で、別々に教示された2本の腕が動きます。どこで出会うのか、ときどき調べるだけでは何を見逃すのか、どの姿勢を1つ直せばよいのかを見ます。

source_two-arms = US 5056031 のシミュレーター · ステップの間の検査は Schwarzer, Saha & Latombe 2005 にならう · 厳密な面の判定と最小のすきまは本ページの追加

parameter_two-arms_form = 姿勢の間
parameter_two-arms_fold = 腕 B の第2姿勢を折りたたむ割合, %
parameter_two-arms_radius = 球の最小半径, mm
parameter_two-arms_belt = コンベヤーの速さ, mm/s

choice_two-arms_form_linear = 直線
choice_two-arms_form_trapezoidal = 静止から静止へ
choice_two-arms_form_cubic = スプライン

say_two-arms_cell = 2本の腕、1つの机
    .text1 = 腕 A と腕 B が机の両側に立っています。どちらにも関節が 3 つあり、台の上で旋回し、肩と肘で曲がります。
    .text2 = どちらの腕も、もう一方をどけた状態で、別々に教示されました。
    .formula1 = 腕 2 本 · 関節は各 3

say_two-arms_paths = 教示された動き
    .text1 = 教示された動きとは、姿勢と時刻の一覧です。ここでは { $keys } 個の姿勢が 1 秒ごとに並びます。その間は関節が一様に動くので、先端は描かれた曲線に沿って進みます。
    .text2 = 2本の曲線は交わっています。しかし、それだけでは何も言えません。2本の腕が同じ時刻にそこにあるとは限りませんし、腕は先端だけでできているのでもありません。
    .formula1 = 姿勢 { $keys } 個 · その間は q(t)

say_two-arms_keys = 各姿勢で調べる
    .text1 = { $keys } 個の姿勢そのものでは、腕の面は { $met } 回ぶつかります。姿勢から姿勢へ飛ぶだけの人に見えるのは、ここに描かれたものです。
    .text2 = 腕は途中でぶつかるでしょうか。
    .formula1 = 姿勢 { $keys } 個のうち { $met } 個でぶつかる

say_two-arms_looks = もっと細かく調べる
    .text1 = 動きの間に等間隔で { $few } 回調べると、面がぶつかっているのが { $met } 回見えます。{ $more } 回調べると { $more-met } 回です。調べたときに見えなかったからといって、ないとは言い切れません。
    .text2 = どのくらい細かければ十分でしょうか。それは腕の速さと細さによります。どんな動きにも安全な回数というものはありません。
    .formula1 = { $few } 回中 { $met } · { $more } 回中 { $more-met }

say_two-arms_checked = ステップの間も見逃さない
    .text1 = ある時刻に、2つの部品はある距離だけ離れています。ステップの終わりまでに部品の点がどこまで動けるかは、先端から台へ関節ごとにたどって上から抑えられます。軸から距離 ρ の点は、角度 δ の回転で最大 2ρ·sin(δ/2) だけ動きます。距離が2つの界の和より大きければ、そのステップの間にぶつかることはありません。そうでなければ、ステップを半分に分けます。
    .text2 = こうして、部品の組 { $pairs } 組すべてを、{ $looks } 回の検査で動きの全体にわたって追いました。最初の接触は { $from } s、部品が衝突している時間は全部で { $length } s です。
    .formula1 = d > D_A + D_B ⟹ 衝突なし
    .formula2 = 最初の接触は { $from } s

say_two-arms_spheres = 同じことを球で
    .text1 = 表面を半径 { $radius } mm の球で覆うと、調べるのは球だけになります。各ステップでは、動きうる分だけ球を大きくとります。接触を見逃すことはありませんが、{ $within } mm ほどまで離れた部品も衝突と判定されることがあります。
    .text2 = そのため、衝突している時間は { $length } s となります。厳密な面では { $exact } s です。この差が、選んだ精度の代償です。
    .formula1 = 球 { $length } s · 面 { $exact } s

say_two-arms_moved = 姿勢を1つ動かす
    .text1 = 腕 B の第2姿勢を変えます。肩と肘を { $fold } % 折りたたむと、腕はより遅く、より高く中央の上に来ます。ほかの姿勢も腕 A もそのままです。薄い色の腕が、教示されたときの姿勢です。
    .text2 = 動き全体をもう一度調べなければなりません。この姿勢へ向かう経路も、そこから先の経路も変わったからです。
    .formula1 = 8 個のうち 1 個の姿勢を動かした

say_two-arms_free = 再検査：衝突なし
    .text1 = 腕はもうぶつかりません。それは動きのすべての時刻について証明されています。最も近づくのは { $time } s で、印を付けた2点の間の { $distance } mm です。
    .text2 = 姿勢の折りたたみを小さくして、ぶつかる直前まですきまがどれだけ小さくなるかを見てください。
    .formula1 = 最小のすきま { $distance } mm（{ $time } s）

say_two-arms_still = 再検査：まだぶつかる
    .text1 = 腕はまだ { $length } s の間、衝突しています。姿勢の動かし方が足りませんでした。
    .text2 = もっと折りたたんで、もう一度調べてください。
    .formula1 = 衝突は { $length } s

say_two-arms_belt = 腕 B の代わりにコンベヤー
    .text1 = 腕 A がコンベヤーの横に立っています。止まっている架台と、ベルトに載った工作物です。ベルトは、回らずに平行移動する関節がもう1つあるのと同じなので、同じ検査がそのまま使えます。
    .text2 = 腕は、ベルトが止まっている間に教示されました。そのときは何もぶつからず、最も近づいても { $distance } mm あります。いまは、腕が教示どおりに動く間、ベルトが { $speed } mm/s で動きます。

say_two-arms_belt-meets = ベルトが動く：ぶつかる
    .text1 = { $from } s 後、工作物が { $way } mm 進んだとき、腕がそれに触れます。衝突は合わせて { $length } s 続きます。腕の道も、工作物の最初の位置も前と同じです。変わったのは、いつどこにいるかです。
    .text2 = ベルトを遅くしたり速くしたりして、工作物が後に残ったり、先に通り抜けたりするのを見てください。
    .formula1 = 最初の接触：{ $from } s、{ $way } mm 進んだところ

say_two-arms_belt-free = ベルトが動く：ぶつからない
    .text1 = { $speed } mm/s では何もぶつかりません。それは動きのすべての瞬間について証明されています。腕がコンベヤーや工作物に最も近づくのは { $time } s で、{ $distance } mm です。
    .text2 = ベルトの速さを変えてください。道は同じでも、ぶつかるかどうかは速さで決まります。
    .formula1 = 最小のすきま { $distance } mm（{ $time } s）

question_between-poses = 腕は姿勢と姿勢の間でぶつかりますか。
question_one-pose = この姿勢を動かすと、検査の結果はどうなりますか。
question_two-arms_belt-where = 腕が最初に触れるとき、工作物はどこにありますか。

point_two-arms_belt-where = 工作物はベルトに沿って動きます。ずれが { $within } mm 以下なら正解とします。

label_arm-a = 腕 A
label_arm-b = 腕 B
label_never-meet = いいえ、一度もぶつからない
label_meet-between = はい、途中でぶつかる
label_still-meet = まだぶつかる
label_come-near = 20 mm より近づく
label_stay-apart = 20 mm より離れたまま

number_parts = 部品
number_pairs-of-parts = 部品の組
number_poses-that-meet = ぶつかる姿勢
number_looks-that-meet = ぶつかりが見えた回数
number_time-in-collision = 衝突している時間
number_intervals-looked-at = 調べたステップ
number_exact-clearances = 厳密に求めたすきま
number_spheres-tested = 調べた球の組
number_smallest-clearance = 最小のすきま

chart_clearance-over-time = 腕のすきま

axis_seconds = s

line_as-taught = 教示のまま
line_one-pose-moved = 姿勢を1つ移動

label_conveyor = コンベヤー
label_workpiece = 工作物

number_belt-in-collision = 衝突している時間、ベルト運転中
number_belt-clearance = コンベヤーとの最小のすきま

chart_clearance-of-the-arm = 腕とコンベヤーのすきま

line_belt-stands = ベルト停止
line_belt-runs = ベルト運転
