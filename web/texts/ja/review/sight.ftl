### Every sentence about what is seen: a pair that is shown, and planes that cut the picture open.

sight_label = 表示中の組
sight_place = { DIGITS($at) }／{ DIGITS($n) }
sight_previous = 前の結果 (P)
sight_next = 次の結果 (N)
sight_hidden = さえぎる部品 { $n } 個を非表示
sight_section = 断面
sight_sectionTitle = 表示中の組を通る平面で切り開く (C)
sight_leave = 戻る
sight_leaveTitle = 元の視点に戻す (Esc)
sight_planes = 断面の平面
sight_add = 平面を追加
sight_tooMany = 断面の平面は4枚までです。先に1枚取り除いてください。
sight_across = { $axis } に垂直
sight_along = 平面を合わせる

sight_pick_face = クリックした面に沿って
sight_pick_points = クリックした3点を通って

sight_flip = 反対側を切り取る
sight_apart = 分解図
sight_apartMeans = 図だけの表示です。検査するのは部品の実際の位置です。ドラッグすると視点が回ります。
sight_apartStays = 部品を互いに離して表示しています。動かす前に Esc を押して、実際の位置に戻してください。
sight_howFar = 部品を離す度合い
sight_percent = { DIGITS($n) }{ "\u202F" }%
sight_together = 部品をまとめる
sight_togetherTitle = 部品を実際の位置に描く (Esc)
sight_remove = 平面を取り除く
sight_place1 = 平面 { DIGITS($n) } の位置

# The cube in the corner of the picture, whose faces turn the view.
cube_label = ビューキューブ
cube_from = 視点：{ $sides }
cube_sides_front = 正面
cube_sides_back = 背面
cube_sides_left = 左
cube_sides_right = 右
cube_sides_top = 上
cube_sides_bottom = 下
cube_orthographic = 平行投影
cube_perspective = 透視投影
cube_orthographicTitle = 奥行きによらず同じ大きさで表示。もう一度押すと透視投影に戻す（5）
