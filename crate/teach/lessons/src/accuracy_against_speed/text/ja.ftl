### Accuracy against speed.

lesson_accuracy-against-speed = 精度と速さ

about_accuracy-against-speed = 球を小さくすると何がかかり、何が得られるかを、2つの部品の多くの姿勢で調べます。

source_accuracy-against-speed = 米国特許 5056031（1991） · 姿勢と部品は本ページのもの · 時間はここで1スレッドで測定

parameter_accuracy-against-speed_shapes = 部品

choice_accuracy-against-speed_shapes_ring = 輪と管
choice_accuracy-against-speed_shapes_bracket = ブラケットと棒

parameter_accuracy-against-speed_accuracy = 終わりの最小半径
parameter_accuracy-against-speed_ratio = ρ：位の間の比
parameter_accuracy-against-speed_making = 球

choice_accuracy-against-speed_making_exact = ρ 厳密、セル（本ページ）
choice_accuracy-against-speed_making_source = 発表どおり

say_accuracy_poses = 多くの姿勢
    .text1 = 1つの部品を、もう一つのまわりに { $poses } とおりの姿勢で置きます。図はそのいくつかです。面で調べると、そのうち { $colliding } とおりが衝突しています。
    .text2 = 今度は、代わりに球で調べます。初めは大きな球、次にだんだん小さな球です。
    .formula1 = { $poses } とおりのうち衝突 { $colliding }

say_accuracy_coarse = 大きな球
    .text1 = 半径 { $radius } までの球は、両方の部品で合わせて { $spheres } 個です。1回の判定にかかる検査は平均 { $tests } 回です。
    .text2 = { $colliding } とおりの衝突のうち見逃しは { $missed } 件ですが、ほかの姿勢のうち { $alarms } とおりも衝突と報告されます。球が表面からはみ出しているからです。図はそのような姿勢の1つで、交わる2つの球を赤で示しています。
    .formula1 = { $poses } とおりのうち誤警報 { $alarms } 件

say_accuracy_rung = 半径 { $radius } まで
    .text1 = 最小の半径を √2 分の1にしました。球は { $spheres } 個、1回の判定の検査は { $tests } 回です。
    .text2 = { $poses } とおりの姿勢で、誤警報は { $alarms } 件、接触の見逃しは { $missed } 件です。誤警報のとき、すきまは最大で { $within } です。
    .formula1 = { $poses } とおりのうち誤警報 { $alarms } 件
    .formula2 = すきま ≤ 4·{ $radius }

say_accuracy_ratios = 位はいくつがよいか
    .text1 = 最小の半径は同じ { $radius } で、その上の位の数を増減します。1回の判定の検査は、ρ = 1.4 で { $low } 回、2 で { $two } 回、2.8 で { $more } 回、4 で { $high } 回です。
    .text2 = 位が多ければ下る途中の検査が増え、少なければ各位で検査する子が増えます。答えはほとんど変わりません。答えを決めるのは最後の位だからです。
    .formula1 = ρ = 1.4 · 2 · 2.8 · 4

question_accuracy_missed = 大きな球は、衝突のいくつかを見逃しますか。
question_accuracy_spheres = 半径を √2 で割ります。両方の部品の球は、合わせていくつになりますか。
question_accuracy_fewer = 誤警報は減りますか。
question_accuracy_ratio = 位の間の比がいくつのとき、検査が最も少なくなりますか。

number_poses-checked = 姿勢
number_colliding-poses = 衝突する姿勢
number_exact-time = 面による判定
number_ranks-of-a = 1つ目の部品の位
number_spheres-total = 球
number_tests-of-check = 判定1回の検査
number_missed-contacts = 見逃した接触
number_time-making = 球を作る時間
number_check-time = 球による判定

chart_spheres-and-tests = 球と、判定1回の検査
chart_time-of-check = 判定の時間
chart_false-alarms = 誤警報

axis_smallest-radius = 最小の半径
axis_ratio-of-ranks = ρ

line_spheres-total = 球
line_tests-of-check = 検査
line_by-spheres = 球による
line_by-faces = 面による、厳密
line_false-alarms = 全姿勢に対して

why_accuracy_missed = 見逃されるのは、どの球も覆わない点での接触です。大きな球は、表面をより多く覆い残すのでしょうか。それとも表面からより遠くまで出るのでしょうか。
why_accuracy_spheres = 今は { $spheres } 個の球があります。球が覆うのは立体ではなく表面です。半径が √2 分の1になると、同じ広さの表面に2倍の球が要ります。ただし、球の格子は表面に正確には沿いません。
why_accuracy_fewer = 誤警報は、表面からはみ出す球から生じます。今はすきまが { $within } 以下のときに起こります。半径が小さいほど、はみ出しも小さくなります。{ $alarms } の姿勢のうち、すきまがその2つの限界の間にあるものはいくつでしょうか。
why_accuracy_ratio = 比が小さいと下りていく位が多くなります。大きいと1つの球の子が多く、そのすべてを検査します。今は1回の判定に { $tests } 回の検査がかかります。最もよい比は、その間にあります。

## Pseudocode

accuracy-against-speed_poses = 一方の部品の、他方のまわりの姿勢ごとに：
accuracy-against-speed_truth = truth ← 面は衝突するか？
accuracy-against-speed_radius = 前より √2 分の1ずつ小さい、最小半径 rₙ ごとに：
accuracy-against-speed_ranks = 各部品の外接球から rₙ まで、比 ρ で位を並べる
accuracy-against-speed_models = 両方の部品を、位ごとに球で覆う
accuracy-against-speed_each = 姿勢ごとに：
accuracy-against-speed_search = hit ← 両方のモデルを、球が交わるところだけ下り、最小の球の最初の組まで探索する
accuracy-against-speed_alarm = hit であって truth でなければ：誤警報。表面は 4·rₙ 以内
accuracy-against-speed_missed = truth であって hit でなければ：接触の見逃し
accuracy-against-speed_time = 1回の判定の、検査の平均回数と平均時間
accuracy-against-speed_ratios = 最小の rₙ でもう一度：ρ = 1.4, 2, 2.8, 4 で同じことを行う

## Glossary

false-alarm = 誤警報
    .forms = 誤警報
    .text = 実際にはないのに報告される衝突です。時間や信頼は失われますが、それで何かが壊れることはありません。

pose = 姿勢
    .forms = 姿勢
    .text = 部品の位置と向きです。
