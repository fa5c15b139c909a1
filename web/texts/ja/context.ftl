### Every sentence of the menus about parts, pairs and the picture that no other place has.

fit = 拡大して表示
section = ここを通る断面
alike = 同じ形をすべて選択
alikeFound =
    { $n ->
        [1] この形の部品はほかにありません。
       *[other] この形の部品は { $n } 個あります。
    }
group = { $name } をすべて選択
path = パスをコピー
colour = 色…
remove = 取り除く
show = 表示
showCut = 断面で表示
selectPair = 両方の部品を選択
isolatePair = 両方の部品だけ表示
pairs = 結果 { $n } 件
picture = 図
fitAll = 全体を表示
look = 視点

views_front = 正面
views_right = 右
views_top = 上
views_iso = 等角

closeSection = 断面を閉じる
selectAll = すべて選択
copied = クリップボードにコピーしました。
