### Two arms.

lesson_two-arms = 2本の腕

about_two-arms = 1つの机の上で、別々に教示された2本の腕が動きます。どこでぶつかるのか、動きの標本では何を見逃すのか、どの姿勢を1つ変えればよいのかを見ます。

source_two-arms = US 5056031 のシミュレーター · ステップの間の検査は Schwarzer, Saha & Latombe 2005 にならう · 厳密な面の判定と最小のすきまは本ページの追加

parameter_two-arms_form = 姿勢の間
parameter_two-arms_fold = 腕 B の第2姿勢を折りたたむ割合, %
parameter_two-arms_radius = 球の最小半径, mm
parameter_two-arms_belt = コンベヤーの速さ, mm/s

choice_two-arms_form_linear = 直線
choice_two-arms_form_trapezoidal = 各姿勢で止まる
choice_two-arms_form_cubic = スプライン

say_two-arms_cell = 2本の腕、1つの机
    .text1 = 腕 A と腕 B が机の両側に立っています。どちらにも関節が 3 つあり、台の上で旋回し、肩と肘で曲がります。
    .text2 = どちらの腕も、もう一方をどけた状態で、別々に教示されました。
    .formula1 = 腕 2 本 · 関節は各 3

say_two-arms_paths = 教示された動き
    .text1 = 教示された動きとは、姿勢と時刻の一覧です。ここでは { $keys } 個の姿勢が 1 秒ごとに並びます。その間は関節が一様に動くので、先端は描かれた曲線に沿って進みます。
    .text2 = 2本の曲線は交わっています。しかし、それだけでは何も証明されません。2本の腕が同じ時刻にそこにあるとは限りませんし、腕は先端だけではありません。
    .formula1 = 姿勢 { $keys } 個 · その間は q(t)

say_two-arms_keys = 各姿勢での検査
    .text1 = { $keys } 個の姿勢そのものでは、腕の面は { $met } 回ぶつかります。姿勢から姿勢へ進むだけの検査は、ここに描かれたものしか見つけません。
    .text2 = 腕は途中でぶつかるでしょうか。
    .formula1 = 姿勢 { $keys } 個のうち { $met } 個でぶつかる

say_two-arms_looks = 標本を増やす
    .text1 = 動きを等間隔に { $few } 回の標本で調べると、{ $met } 回で面がぶつかっています。{ $more } 回では { $more-met } 回です。標本に現れないことを、ないとは言い切れません。
    .text2 = いくつの標本なら十分でしょうか。それは腕の速さと細さによります。どんな動きにも安全な数はありません。
    .formula1 = { $few } 回中 { $met } · { $more } 回中 { $more-met }

say_two-arms_checked = ステップの間も見逃さない
    .text1 = ある時刻に、2つの部品はある距離だけ離れています。ステップの終わりまでに部品の点がどこまで動けるかは、先端から台へ関節ごとに上から抑えられます。軸から距離 ρ の点は、角度 δ の回転で最大 2ρ·sin(δ/2) だけ動きます。距離が2つの界の和より大きければ、このステップの間にぶつかることはありません。そうでなければ、ステップを半分に分けます。
    .text2 = こうして、部品の組 { $pairs } 組すべてを、{ $looks } 回の検査で動きの全体にわたって追いました。最初の接触は { $from } s、部品が衝突している時間は全部で { $length } s です。
    .formula1 = d > D_A + D_B ⟹ 衝突なし
    .formula2 = 最初の接触は { $from } s

say_two-arms_spheres = 同じ検査を球で
    .text1 = 表面を半径 { $radius } mm の球で覆うと、調べるのは球だけになります。各ステップでは、動きうる分だけ球を大きくします。接触を見逃すことはありませんが、{ $within } mm ほどまで離れた部品も衝突と報告されることがあります。
    .text2 = そのため、衝突している時間は { $length } s となります。厳密な面では { $exact } s です。この差が、選んだ精度の代償です。
    .formula1 = 球 { $length } s · 面 { $exact } s

say_two-arms_moved = 姿勢を1つ変える
    .text1 = 腕 B の第2姿勢を変えます。肩と肘を { $fold } % 折りたたむと、腕はより遅く、より高く中央の上に来ます。ほかの姿勢も腕 A もそのままです。薄い色の腕が、教示されたときの姿勢です。
    .text2 = 動き全体をもう一度調べなければなりません。この姿勢へ向かう経路も、そこから先の経路も変わったからです。
    .formula1 = 8 個のうち 1 個の姿勢を変えた

say_two-arms_free = 再検査：衝突なし
    .text1 = 腕はもうぶつかりません。それは動きのすべての時刻について証明されています。最も近づくのは { $time } s で、印を付けた2点の間の { $distance } mm です。
    .text2 = 姿勢の折りたたみを小さくして、ぶつかる直前まですきまがどれだけ小さくなるかを見てください。
    .formula1 = 最小のすきま { $distance } mm（{ $time } s）

say_two-arms_still = 再検査：まだぶつかる
    .text1 = 腕はまだ { $length } s の間、衝突しています。姿勢の変え方が足りませんでした。
    .text2 = もっと折りたたんで、もう一度調べてください。
    .formula1 = 衝突は { $length } s

say_two-arms_belt = 腕 B の代わりにコンベヤー
    .text1 = 腕 A がコンベヤーの横に立っています。固定した架台と、ベルトに載った工作物です。ベルトは、回らずに平行移動する関節がもう1つあるのと同じです。そのため、同じ検査がそのまま使えます。
    .text2 = 腕は、ベルトが止まっている間に教示されました。そのときは何もぶつからず、最も近づいても { $distance } mm あります。今は、腕が教示どおりに動く間、ベルトが { $speed } mm/s で動きます。

say_two-arms_belt-meets = ベルトが動く：ぶつかる
    .text1 = { $from } s 後、工作物が { $way } mm 進んだとき、腕がそれに触れます。衝突は合わせて { $length } s 続きます。腕の経路も、工作物の最初の位置も前と同じです。変わったのは時刻だけです。
    .text2 = ベルトを遅くしたり速くしたりして、工作物が後に残ったり、先に通り抜けたりするのを見てください。
    .formula1 = 最初の接触：{ $from } s、{ $way } mm 進んだところ

say_two-arms_belt-free = ベルトが動く：ぶつからない
    .text1 = { $speed } mm/s では何もぶつかりません。それは動きのすべての瞬間について証明されています。腕がコンベヤーや工作物に最も近づくのは { $time } s で、{ $distance } mm です。
    .text2 = ベルトの速さを変えてください。経路は同じでも、ぶつかるかどうかは速さで決まります。
    .formula1 = 最小のすきま { $distance } mm（{ $time } s）

question_between-poses = 腕は姿勢と姿勢の間でぶつかりますか。
question_one-pose = この姿勢を変えると、検査の結果はどうなりますか。
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
number_looks-that-meet = ぶつかりが見つかる標本
number_time-in-collision = 衝突している時間
number_intervals-looked-at = 調べたステップ
number_exact-clearances = 計算した厳密なすきま
number_spheres-tested = 調べた球の組
number_smallest-clearance = 最小のすきま

chart_clearance-over-time = 腕のすきま

axis_seconds = s

line_as-taught = 教示のまま
line_one-pose-moved = 姿勢を1つ変更

label_conveyor = コンベヤー
label_workpiece = 工作物

number_belt-in-collision = 衝突している時間、ベルト運転中
number_belt-clearance = コンベヤーとの最小のすきま

chart_clearance-of-the-arm = 腕とコンベヤーのすきま

line_belt-stands = ベルト停止
line_belt-runs = ベルト運転

why_between-poses = 腕は、教示した { $keys } の姿勢で調べられました。2つの姿勢の間では各関節が一様に回り、腕はどの姿勢にも現れない場所を掃引します。両方の先端を姿勢から姿勢へとたどってください。
why_one-pose = 1つの姿勢を変えると、その前後の2区間だけが変わります。腕がぶつかっていたところを見て、今はどれだけ離れてすれ違うかを見てください。
why_one-pose_still-meet = まだぶつかるのは、腕 B が前と同じ時刻に、同じくらい低く中央を越える場合です。{ $fold } % 折りたたむと、どれだけ高く通るかを見てください。
why_one-pose_come-near = 20 mm 未満というのは、腕の幅の半分ほどの狭い範囲です。{ $fold } % 折りたたむと、腕はちょうど必要な分くらい動くのでしょうか。それともずっと多く、あるいは少なく動くのでしょうか。
why_one-pose_stay-apart = ずっと 20 mm 以上離れているには、変えた姿勢だけでなく、その前後の両方の区間でも腕がよけていなければなりません。そこへ向かう経路と、そこから離れる経路を見てください。
why_two-arms_belt-where = 腕と工作物が、同じときに同じ場所になければなりません。どちらも始めから数えてください。1秒、2秒の後に、ベルトはどこまで進み、腕はどこまで振れているでしょうか。
why_two-arms_belt-where_there = そこが最初の接触の瞬間です。始めから { $at } s 後、工作物は { $way } mm 進んでいます。
why_two-arms_belt-where_early = 工作物がここにあるとき、{ $at } s が過ぎ、腕は淡い腕の位置にあります。まだ { $gap } mm 離れています。最初の接触はもっと後です。
why_two-arms_belt-where_late = 工作物がここに来るのは { $at } s 後で、淡い腕がそのときの腕の位置です。両者はその前にもうぶつかっています。

## Pseudocode

two-arms_cell = セル：関節の連鎖としての腕と、ぶつかりうる部品の組
two-arms_motion = q(t) ← 教示された姿勢の間の、時刻 t での関節の値
two-arms_look = sample(t)：すべての部品が q(t) にあるとき、どれかの組の面が交わるか？
two-arms_keys = 教示された各姿勢の時刻で sample
two-arms_even = 等間隔の n 個の時刻で sample
two-arms_each = 部品の組ごとに：check(動き全体)
two-arms_check = check(t₀ から t₁ まで)、その中央で：
two-arms_bound = D_A, D_B ← t₀ と t₁ の間に、A の点、B の点が今の位置から離れうる距離
two-arms_joint = 関節ごとに：δ の回転は、軸から距離 ρ の点を最大 2ρ·sin(δ/2) だけ動かす
two-arms_free = 距離が d > D_A + D_B なら：t₀ と t₁ の間では交わらない
two-arms_meet = そうでなく、D_A + D_B が精度以内なら：t₀ と t₁ の間で交わる
two-arms_halve = そうでなければ、両方の半分を check
two-arms_spheres = 球では：同じことを、各球を動きうる分だけ大きくして行う
two-arms_moved = 姿勢を1つ変えたら：動き全体をもう一度 check
two-arms_clear = 交わる組が一度もなければ：最小のすきまと、その時刻を返す
two-arms_meets = そうでなければ、いつからいつまで交わるかを返す

## Glossary

taught-motion = 教示した動き
    .forms = 教示した動き | 教示された動き | 別々に教示
    .text = ロボットがたどる姿勢と時刻の並びです。その間、関節は一様に、または滑らかに動きます。

joint = 関節
    .forms = 関節
    .text = ロボットの1つの部分を、その前の部分に対して回したり、ずらしたりするところです。すべての関節の値から、各部品の姿勢が決まります。

clearance = すきま
    .forms = すきま
    .text = 2つの部品が最も近いところでどれだけ離れているかです。動きについては、すべての時刻のうちの最小の値です。

## Claims

conveyor_source = US 5056031、「発明の概要」の終わり
conveyor_says = 動くマニピュレーターと、止まっているコンベヤー構造物や別のマニピュレーターとの衝突の危険を、実時間で知ることができる。
conveyor_why = 特許には、これについての数値がなく、コンベヤーは止まっています。ここではベルトも動きます。ベルトは同じ動きの中の関節がもう1つあるのと同じで、載っているものはリンクと同じように動きます。回数と時間は、この章のほかのレッスンで示しています。ここでは、ステップの間も含めて動き全体を検査します。
