### Sentences about how near the triangles of parts of STEP files are to their true surfaces.

finer_field = 曲面とのずれ
finer_fieldTitle = 真の曲面と三角形の最大の距離です。別の長さを入力すると、この部品と同じ製品のすべての部品のメッシュを作り直します。
finer_estimated = 推定
finer_button = 細かく
finer_buttonTitle = この部品と同じ製品のすべての部品を、真の曲面に4倍近い三角形でメッシュにし直します
finer_title = { $name } のメッシュを作り直しています
finer_done =
    { $name }{ $others ->
        [0] { "" }
       *[other] { " " }と同じ製品の部品 { $others } 個
    }：三角形は真の曲面から { $accuracy } 以内です。
finer_cancelled = 中止しました。何も変わっていません。
finer_failed = { $name } のメッシュを作り直せませんでした。
finer_tooMuch = 必要なメモリーが、ブラウザーがこのページに許す量を超えたか、CAD カーネルが失敗しました。もっと大きいずれを指定してください。
finer_hung = 打ち切りました。CAD カーネルが { $minutes } 分間応答しませんでした。もっと大きいずれを指定してください。
finer_cannot = メッシュを作り直せるのは、真の曲面を持つ STEP ファイルの部品だけです。
finer_isFlat = { $name } の面はすべて平面です。三角形が真の面そのものです。
finer_isEstimated = 今のずれは分かっていません。許すずれを入力してください。
