accuracy-against-speed_poses = 一方の部品の、他方のまわりの姿勢ごとに：
accuracy-against-speed_truth = truth ← 面は衝突するか？
accuracy-against-speed_radius = 前より √2 分の1ずつ小さい、最小半径 rₙ ごとに：
accuracy-against-speed_ranks = 各部品の外接球から rₙ まで、比 ρ で位を並べる
accuracy-against-speed_models = 両方の部品を、位ごとに球で覆う
accuracy-against-speed_each = 姿勢ごとに：
accuracy-against-speed_search = hit ← 両方のモデルを、球が交わるところだけ下り、最小の球の最初の組まで探索する
accuracy-against-speed_alarm = hit であって truth でなければ：誤警報。表面は 4·rₙ 以内
accuracy-against-speed_missed = truth であって hit でなければ：接触の見逃し
accuracy-against-speed_time = 1回の検査の、球の判定回数の平均と時間
accuracy-against-speed_ratios = 最小の rₙ でもう一度：ρ = 1.4, 2, 2.8, 4 で同じことを行う
