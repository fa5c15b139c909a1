### Every sentence about what parts turn about, and about what is picked for it or for a section plane.

pivot_title = ヒンジ
pivot_titlePoint = 回転中心
pivot_set = 回転中心かヒンジを指定…
pivot_setTitle = 回る中心をクリックで指定します。円筒か辺ならヒンジに、頂点か面なら点になります
pivot_anew = 指定し直す…
pivot_remove = 取り除く
pivot_removeTitle = 再び自分の中央を中心に回ります
pivot_point = 独自の点を中心に回ります。
pivot_angle = 開き角
pivot_angleTitle = どれだけ開いているか。入力するとそこまで回ります。矢印キーで 5° ずつ、Shift とともに 1° ずつ回ります
pivot_least = 最小の角度
pivot_most = 最大の角度
pivot_limits = 範囲
pivot_limitsTitle = これを超えては回りません。片方だけ空欄なら、もう片方から1回転までです。両方空欄なら制限はありません
pivot_noLimit = 任意
pivot_zero = ここを 0 に
pivot_zeroTitle = 今の角度を 0 とする
pivot_notAnAngle = 「{ $typed }」は角度ではありません。45 や −12.5 のように度で入力してください。
pivot_notInOrder = 最小の角度は最大の角度より小さく、その差は1回転以内でなければなりません。

pivot_pick_pivot = ヒンジにするなら辺か丸い面を、点にするなら頂点か平らな面をクリックしてください。
pivot_pick_face = 面をクリックすると、それに沿って切ります。円筒は軸を通って切ります。
pivot_pick_points = 3つの点をクリックすると、それらを通って切ります。

pivot_cancel = 中止
pivot_joint = 関節を作る…
pivot_jointTitle = 回るか滑る関節で部品をつなぎ、範囲を決めます。どこまで動けるかを調べたり、動きを教えたりできます
