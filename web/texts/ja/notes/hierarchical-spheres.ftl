### Teacher’s notes: hierarchical spheres.

hierarchical-spheres_aim_0 = 階層を作って探索します。表面を大きな球から小さな球へと覆い、球が交わるところだけを下りていく探索です。この考えは、箱でも、どんな境界立体でも同じです。

hierarchical-spheres_aim_1 = 誤差を一方向について論じることも学びます。表面を覆う球は接触を見逃しません。その代わりに誤警報があり、そのとき部品がどれだけ離れうるかは1行で示せます。印刷された特許の2つの誤りは最初の約束を破っており、どちらも目で見られます。

hierarchical-spheres_plan_0_text = 境界ボックスを囲む球から、最小の半径まで。球の中の立方体の辺（問題 1）を先に計算させてから、隙間を見せます。

hierarchical-spheres_plan_1_text = 印を付ける探索。まず小さな木で手を使って行い（問題 4）、次に部品で行います。

hierarchical-spheres_plan_2_text = 答えの値打ち。誤警報、半径4つ分という界、半径を小さくするとかかる手間。

hierarchical-spheres_plan_3_text = 動き。標本の姿勢ではどこでも交わらないのに衝突する2本の腕。標本を増やす代わりに、動きの界を使います。

hierarchical-spheres_ask_0_question = 半径を 2 で割ると、球は何倍になりますか。
hierarchical-spheres_ask_0_expect = 約4倍です。球が覆うのは体積ではなく表面です。8倍と答える人が多いでしょう。

hierarchical-spheres_ask_1_question = 最小の球が2つ交わりました。部品は衝突していますか。
hierarchical-spheres_ask_1_expect = 確かではありません。球は表面に触れるだけでも残されるので、表面は球の反対側にあるかもしれません。問題 3 の前に、最悪の場合を考えさせてください。

hierarchical-spheres_ask_2_question = 最小の球はどれも交わっていません。部品が衝突していることはありますか。
hierarchical-spheres_ask_2_expect = 表面どうしは衝突していません。しかし、一方の部品が丸ごと他方の中にあるかもしれません。覆われているのは表面だけで、元の方法はそれに気づきません。

hierarchical-spheres_ask_3_question = 位を多くして間を狭くするのと、少なくして間を広くするのと、どちらがよいですか。
hierarchical-spheres_ask_3_expect = どちらでもありません。位が多いと下りる途中の検査が多くなり、少ないと検査する子がそのつど多くなります。レッスンでは、比が約 2 のとき検査が最も少なくなります。

hierarchical-spheres_ask_4_question = 8つの姿勢のすべてで腕は離れています。動きは安全ですか。
hierarchical-spheres_ask_4_expect = 姿勢は、その間の動きについて何も示しません。標本を増やすと衝突の見逃しはまれになりますが、決してなくなりはしません。

hierarchical-spheres_pitfalls_0_wrong = 辺が √2·r の立方体は、半径 r の球に収まる。
hierarchical-spheres_pitfalls_0_right = √2·r は円の中の正方形の辺です。立方体の対角線は辺の √3 倍なので、辺は 2r/√3 です。√2·r では頂点が球からはみ出し、接触を見逃す隙間ができます。

hierarchical-spheres_pitfalls_1_wrong = 組が行き止まりなら、その印をすべて消してよい。
hierarchical-spheres_pitfalls_1_right = 消してよいのは、その組のために付けた印だけです。すべて消すと、まだ待っていた兄弟が検査されずに終わります。

hierarchical-spheres_pitfalls_2_wrong = 正しい答えを出した検査は、方法が正しいことを示している。
hierarchical-spheres_pitfalls_2_right = 覆いに隙間があっても、偶然に正しい答えが出ることはあります。大切なのは、必ず正しくなるかどうかです。

hierarchical-spheres_pitfalls_3_wrong = 子は親の球の中にある。
hierarchical-spheres_pitfalls_3_right = 子は、親が覆う表面を覆いますが、それ自身は親からはみ出します。そのため、この探索で見つかる組は、すべての最小の球を総当たりした結果と同じとは限りません。

hierarchical-spheres_exercises_0_task_0 = 半径 5 の球面上に頂点のある立方体の辺の長さはいくつですか。特許には √2·r と印刷されています。それだと辺の長さはいくつで、頂点は球からどれだけはみ出しますか。
hierarchical-spheres_exercises_0_solution_0 = 対角線 a√3 が直径 10 なので、a = 10/√3 ≈ 5.77 です。√2·5 ≈ 7.07 で、その対角線の半分は 7.07·√3/2 ≈ 6.12 ですから、頂点は 1.12、半径の5分の1より多くはみ出します。

hierarchical-spheres_exercises_1_task_0 = ブラケットを囲む球の半径は 51.24、最小の球の半径は 5 とし、位が1つ進むごとに半径がおよそ半分になるようにします。n = round(ln(r₁/rₙ)/ln ρ + 1) によると位はいくつで、それぞれの半径はいくつですか。
hierarchical-spheres_exercises_1_solution_0 = ln 10.25 / ln 2 + 1 ≈ 4.36 なので、n = 4 です。位が進むごとに、半径は 10.25 の立方根 2.17 で割られ、51.24、23.59、10.86、5.00 となります。

hierarchical-spheres_exercises_2_task_0 = 半径 r の球は、表面のどこかに触れていれば残されます。球の点は表面からどれだけ離れうるでしょうか。2つの部品の最小の球が交わるとき、表面どうしは最大でどれだけ離れうるでしょうか。
hierarchical-spheres_exercises_2_solution_0 = 表面は球の1点だけに触れているかもしれません。その反対側の点は表面から 2r 離れています。どちらの部品にもそのような球があると、表面どうしは 4r 離れうることになります。r = 5 では、警報のとき部品が 20 離れていることがあります。

hierarchical-spheres_exercises_3_task_0 = A の根には子 A₁ と A₂、B の根には B₁ と B₂ があり、それぞれの子の下に最小の球が1つずつ、a₁、a₂、b₁、b₂ があります。根どうしは交わり、どちらの根も相手の子と交わるので、4つの子がすべて交わります。子どうしの組で交わるのは、A₁ と B₁、A₂ と B₂ だけです。a₁ は B₁ と交わりません。しかし a₂ は B₂ と、b₂ は A₂ と、a₂ は b₂ と交わります。
hierarchical-spheres_exercises_3_task_1 = A₁ から始めて探索をたどってください。どの組が検査されますか。組を出るときにすべての印を消すと、どうなりますか。
hierarchical-spheres_exercises_3_solution_0 = 根どうしは交わります。それぞれを相手の子と検査し、4つすべてに印を付けます。A₁ と B₁ は交わりますが、a₁ は B₁ と交わらないので、A の側には印が付きません。行き止まりです。A₁ と B₂ は交わらず、A₂ と B₁ も交わりません。A₂ と B₂ は交わり、a₂ と b₂ に印が付き、それらも交わります。衝突です。
hierarchical-spheres_exercises_3_solution_1 = A₁ と B₁ の後ですべての印を消すと、A₂ と B₂ の印もなくなります。探索は何も見つけずに終わり、衝突は見逃されます。

hierarchical-spheres_exercises_4_task_0 = 長さ 600 mm の腕が、根元のまわりに1ステップで 10° 回ります。もう一方の腕は止まっています。角度 δ の回転では、軸から距離 ρ の点は、初めの位置から 2ρ·sin(δ/2) より遠くへは離れません。ステップの初めに腕が 150 mm 離れていれば、そのステップは安全ですか。80 mm ならどうですか。
hierarchical-spheres_exercises_4_solution_0 = 2 · 600 · sin 5° ≈ 104.6 mm です。150 mm 離れていれば、ステップ全体が安全です。80 mm では証明されないので、ステップを半分に分けます。前半では 1200 · sin 2.5° ≈ 52.3 mm より遠くへ動くものはなく、これは 80 mm より小さいので安全です。後半については、その初めの距離を測る必要があります。
