### Words that several lessons use.

chapter_closest-points = 最近点
chapter_colliding-faces = 衝突する面
chapter_hierarchical-spheres = 階層球
chapter_face-constraints = 面拘束
chapter_path-planning = 経路計画
chapter_flat-contours = 平面の輪郭
chapter_what-is-ours = 本ページの方法

label_yes = はい
label_no = いいえ
label_none = なし
label_several = 2つ以上

axis_step = ステップ
axis_length = 長さ

number_upper = 上界 |ν|
number_lower = 下界 r
number_iterations = 反復回数
number_evaluations = サポート点の計算回数
number_products = 内積の回数

line_upper = 上界
line_lower = 下界
line_upper-compared = 上界（比較）
line_lower-compared = 下界（比較）

number_false-alarms = 誤警報

axis_moves = 移動

number_level = 段

axis_milliseconds = ms
