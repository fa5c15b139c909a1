### The figure above the course: a part is dragged through a wall in one jump. Loaded after the first view.

title = 部品を壁の向こうへ引っ張る
lead = 多くのプログラムは、ゲームのフレームごとの判定のように、動きをいくつかの姿勢だけで調べます。部品を一気に壁の反対側へドラッグしてください。どちらの判定が気づくでしょうか。
figure = 開口のある壁と部品
part = 部品
place = 開始位置から右へ { $x }、上へ { $y }
placeDown = 開始位置から右へ { $x }、下へ { $y }
hint = 部品をドラッグするか、選択して矢印キーを押してください。
poses = 経路上で調べる姿勢の数
onlyPoses_name = 姿勢だけ
onlyPoses_none = 衝突は見つからない
onlyPoses_hit = { $poses } 個中 { $pose } 番目の姿勢で衝突
whole_name = 動き全体
whole_none = 経路全体で接触なし
whole_hit = 経路の { $share } で最初の接触
verdict_missed = 姿勢だけの判定は、この衝突を見逃します。
verdict_late = 姿勢の一つで衝突が見つかりましたが、部品はすでに壁の中にあります。
verdict_free = この経路は通れます。壁に当ててみてください。
failed = 判定を実行できませんでした。もう一度ドラッグするか、ページを再読み込みしてください。
reset = 開始位置に戻す
how = なぜわかるのか
