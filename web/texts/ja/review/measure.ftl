### Every sentence about measuring.

measure_tool = 測定
measure_toolTitle = 点、辺、面、部品を測る (L)
measure_title = 測定
measure_close = ツールを終える (Esc)
measure_kind = 選ぶもの

measure_kinds_any = すべて
measure_kinds_point = 点
measure_kinds_centre = 中心
measure_kinds_edge = 辺
measure_kinds_face = 面
measure_kinds_axis = 軸
measure_kinds_part = 部品

measure_things_point = 点
measure_things_line = 辺
measure_things_circle = 円弧
measure_things_plane = 平面
measure_things_cylinder = 円筒
measure_things_cone = 円錐
measure_things_torus = トーラス
measure_things_sphere = 球
measure_things_free = 自由曲面

measure_axis = 軸
measure_centre = 中心
measure_whole = 部品
measure_hint = 頂点、辺、面のどれかを選んでください。

measure_hints_point = 頂点、または部品上の任意の点を選んでください。
measure_hints_centre = 円弧か球を選んでください。その中心を測ります。
measure_hints_edge = 辺を選んでください。
measure_hints_face = 面を選んでください。
measure_hints_axis = 円弧、円筒、円錐のどれかを選んでください。その軸を測ります。
measure_hints_part = 部品を選んでください。

measure_second = もう1つ選ぶと、その間を測ります。同じものをもう一度選ぶか Enter を押すと、それだけを残します。
measure_keep = 残す
measure_keepTitle = 選んだものだけを残す (Enter)
measure_kept = 測定 { $n } 件
measure_remove = 測定を削除
measure_clear = すべて削除
measure_csv = CSV
measure_csvTitle = 測定を表として保存
measure_saved = { $name } を保存しました。
measure_gone = 測った対象とともに測定 { $n } 件がなくなりました。元に戻すと両方が戻ります。
measure_missing = 測った対象はもうありません。
measure_about = 値は三角形から求めたもので、三角形と同じだけずれます。頂点、平面、STEP ファイルに書かれた曲面では厳密です。
measure_distance = 距離
measure_meets = 0：接触
measure_error = ± { $error }

measure_along_x = X 方向
measure_along_y = Y 方向
measure_along_z = Z 方向

measure_angle = 角度
measure_planes = 平面から
measure_axes = 軸の間
measure_centres = 中心の間
measure_length = 長さ
measure_radius = 半径
measure_diameter = 直径
measure_minorRadius = 管の半径
measure_coneAngle = 開き角
measure_span = 中心角
measure_area = 面積
measure_normal = 法線
measure_direction = 方向
measure_place = 位置
measure_size = 大きさ
measure_sizeTitle = シーンの X、Y、Z に沿った大きさ。メッシュについて厳密です
measure_frame = 箱
measure_frameTitle = これを囲む箱を図に描く
measure_frameAll = 全体を囲む箱
