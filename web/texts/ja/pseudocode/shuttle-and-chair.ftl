shuttle-and-chair_robot = ロボット：八分木、その満ちたセル
shuttle-and-chair_cells = 世界：八分木。obstacles ← その満ちたセル、より少ない立方体にまとめる
shuttle-and-chair_each = 世界のボクセルごとに：
shuttle-and-chair_g = g ← 最も近い立方体の面から軸ごとにどれだけ外にあるか、その2倍
shuttle-and-chair_field = P ← p_max / (1 + g) + 目標までの距離の C 倍
shuttle-and-chair_surface = 等値面：P = const となるすべての場所
shuttle-and-chair_open = open ← { "{" }出発点のセル{ "}" }。セルの値 ← そこでのロボットの全ボクセルの P の和
shuttle-and-chair_lowest = 繰り返す：値が最小のセルを open から取る
shuttle-and-chair_beside = ロボットの全ボクセルが空になる隣ごとに：open に入れる
shuttle-and-chair_reached = それが目標のセルなら：セルの中心と共有する面の中心を通る経路を返す
shuttle-and-chair_turn = open が空なら：値が最小の葉で、ロボットを1本の軸のまわりに 30° ずつ回す
shuttle-and-chair_legs = 経路の区間ごとに：始めから終わりまでに、ロボットは何かに当たるか？
shuttle-and-chair_times = 場と探索の時間を測る
