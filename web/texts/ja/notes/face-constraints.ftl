### Teacher’s notes: face constraints.

face-constraints_aim_0 = 手は決して正確ではありませんが、部品は正確でなければなりません。面が動きから何を残すかを数えることで自由度の数え方を学び、残ったわずかな数で動きを記述することを学びます。

face-constraints_aim_1 = また、何かが吸着するところなら必ず必要になる2つの考えに出会います。離す距離には根拠がなければならないこと、そして、つかむための条件は、保つための条件より厳しくなければならないことです。

face-constraints_plan_0_text = 本と机で6自由度を示し、次にレッスンで見ます。生徒に手をドラッグしてもらい、数値を読みます。

face-constraints_plan_1_text = 2つの面、3つの面。各ステップを見せる前に数えさせます。

face-constraints_plan_2_text = どの面を選ぶのでしょうか。引力を手で計算し（問題 2）、次にレッスンで見ます。

face-constraints_plan_3_text = 離すとき。k√A、面の半分、そして発表された規則と安定な規則の比較。

face-constraints_plan_4_text = 配置実験。全員が作業 A を、目だけの場合と吸着ありの場合で行い、自分たちのゲインを、発表された距離 35 %、角度 71 %、時間 21 % と比べます。

face-constraints_ask_0_question = 立方体が机の上にあります。自由度はいくつ残っていますか。
face-constraints_ask_0_expect = 3つです。2つの平行移動と、鉛直軸まわりの回転です。「上下以外すべて」と考えて5つと答える人もいます。そのときは、立方体が傾いてもよいかを尋ねてください。

face-constraints_ask_1_question = 1つ目の面に直角な2つ目の面が接触しています。今度は自由度がいくつ残りますか。
face-constraints_ask_1_expect = 1つです。両方の平面に含まれる直線に沿った平行移動です。回転もなくなりますが、多くの人がそれを見落とします。

face-constraints_ask_2_question = 2つ目の面は1つ目と平行で、ちょうどはまる溝の反対側の壁のようなものです。今度は自由度がいくつ残りますか。
face-constraints_ask_2_expect = やはり3つです。平行な2つ目の平面は、1つ目が禁じていないものを何も禁じません。効くのは、面の数ではなく、方向がいくつあるかです。

face-constraints_ask_3_question = 大きな面のほうが小さな面より強く保つのはなぜですか。
face-constraints_ask_3_expect = 離す距離は k√A で、面とともに大きくなる長さです。一定の距離にすると、小さな部品が引き離せなくなるか、大きな部品が保てなくなります。

face-constraints_ask_4_question = 表示される位置が、手の位置と違っていてもよいのはなぜですか。
face-constraints_ask_4_expect = 手は決して制限されず、制限されるのは部品の表示だけだからです。そのため手はいつでも離れることができ、面が離しても何も失われません。

face-constraints_pitfalls_0_wrong = 向かい合う面では、法線のなす角は 0° である。
face-constraints_pitfalls_0_right = 180° です。法線は外側を向いています。角度が θ なら、180° − θ の回転で面は平行になります。120° 以上の組だけを候補とします。

face-constraints_pitfalls_1_wrong = 面の半分が重なっていれば、保つ力も半分である。
face-constraints_pitfalls_1_right = 保つ力は面積の平方根に従います。面の半分なら 0.71 倍の強さです。

face-constraints_pitfalls_2_wrong = しきい値は1つで足りる。
face-constraints_pitfalls_2_right = ちょうどしきい値のところでは、手が震えるたびに部品をつかんだり離したりします。つかむためのしきい値 + H と、離すためのしきい値 − H の2つがあれば、前の状態が保たれます。

face-constraints_pitfalls_3_wrong = 距離をどこから測るかは問題にならない。
face-constraints_pitfalls_3_right = 発表された規則は、立方体の中心までを測ります。すると、置かれたままの 7 cm の立方体は 35 mm のところ、ちょうど 0.5 √(70 · 70) のしきい値にあり、縁から半分押し出されると、ひとりでに離れます。

face-constraints_exercises_0_task_0 = 次のものには自由度がいくつ残っていますか。机の上の本、壁に付けた机の上の本、箱の隅の本、引き出し、扉、机の上の球。
face-constraints_exercises_0_solution_0 = 机の上の本：3。壁に付けた本：1。隅の本：0。引き出し：1、平行移動。扉：1、回転。机の上の球：5。球は1点で接触し、3つの軸すべてのまわりに回れるからです。

face-constraints_exercises_1_task_0 = C_r = 3、C_v = 1 とします。ある面の組では、法線のなす角が r = 170°、動きとのなす角が v = 150° です。別の組では r = 130°、v = 180° です。どちらの組が選ばれますか。角度はラジアンで計算することに注意してください。
face-constraints_exercises_1_solution_0 = 1つ目は 2.967 · 3 + 2.618 · 1 ≈ 11.52、2つ目は 2.269 · 3 + 3.142 · 1 ≈ 9.95 です。1つ目が選ばれます。130° は 120° 以上なので、どちらも候補です。

face-constraints_exercises_2_task_0 = 70 × 70 mm の面が k = 0.5 で保たれています。全体が重なっているとき、半分のとき、4分の1のとき、それぞれどの距離で離しますか。重なった割合に対する距離を図に描いてください。
face-constraints_exercises_2_solution_0 = 0.5 · √4 900 = 35 mm、0.5 · √2 450 ≈ 24.7 mm、0.5 · √1 225 = 17.5 mm です。曲線は平方根で、初めは急で、しだいに平らになります。

face-constraints_exercises_3_task_0 = しきい値は 0.20、H は 0.05 です。面の重なりは、時刻を追って 0.05、0.20、0.30、0.20、0.16、0.15、0.20、0.26 です。部品が保たれているのはどの時刻ですか。
face-constraints_exercises_3_solution_0 = 0.25 を超えるとつかみ、0.15 以下で離します。自由、自由、保持、保持、保持、自由、自由、保持です。0.20 では、2回は自由で、1回は保持です。前の状態が決めます。

face-constraints_exercises_4_task_0 = 立方体が、法線 n = (0, 0, 1) の机の上に保たれています。手は (30, −12, −5) mm 動き、ω = (10°, 0°, 35°) だけ回ります。A = (1, 0, 0)、B = (0, 1, 0) とすると、そのうち何が表示されますか。
face-constraints_exercises_4_solution_0 = s = 30 mm、t = −12 mm、ang = n·ω = 35° です。机に入り込む 5 mm と、10° の傾きは表示されません。

face-constraints_exercises_5_task_0 = ある作業に、目だけでは平均 12.4 s、吸着ありでは 9.8 s かかりました。(1 − 比) · 100 によるゲインはいくつですか。それぞれ1試行では足りないのはなぜですか。
face-constraints_exercises_5_solution_0 = (1 − 9.8 / 12.4) · 100 ≈ 21 % です。人の結果は試行ごとに変わります。また、一方のモードを先に行うと、慣れだけで他方の結果がよくなります。慣れた人による数回の試行が必要です。
