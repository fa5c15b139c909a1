### Sentences about how files are opened.

open_andMore = { $name } とほか { $n } 個
open_kernelHas = CAD カーネル：{ BYTES($memory) }
open_kernelTook = CAD カーネルはメモリーを { BYTES($memory) } 使い、返却しました。
open_accuracy = STEP の精度
open_bySize = 大きさに応じる
open_accuracyWhy = これから開く STEP ファイルの、曲面と三角形の最大の距離です。「大きさに応じる」では、最大の部品の5000分の1で、三角形が多くなりすぎる自由曲面ではそれより大きくなります。
open_notAnAccuracy = 「{ $typed }」は精度ではありません。0.01 mm のような、0 より大きい長さを入力してください。
