### Sentences about how files are opened.

open_andMore = { $name } とほか { $n } 個
open_kernelHas = CAD カーネル：{ BYTES($memory) }
open_kernelTook = CAD カーネルはメモリーを { BYTES($memory) } 使い、返却しました。
open_accuracy = STEP の精度
open_bySize = 大きさに応じる
open_accuracyWhy = 次に開く STEP ファイルの曲面が、三角形からどれだけ離れてよいかです。「大きさに応じる」では、最大の部品の5000分の1で、三角形が多くなりすぎる自由曲面ではそれより粗くなります。
open_notAnAccuracy = 「{ $typed }」は精度ではありません。0.01 mm のような、0 より大きい長さを入力してください。
