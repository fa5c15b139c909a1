### Sentences about how near the triangles of parts of STEP files are to their true surfaces.

finer_field = 曲面とのずれ
finer_fieldTitle = 真の曲面が三角形から最大でどれだけ離れているかです。別の長さを入力すると、この部品と同じ製品のすべての部品を、別の三角形で覆い直します。
finer_estimated = 推定
finer_button = 細かく
finer_buttonTitle = この部品と同じ製品のすべての部品を、真の曲面に4倍近い三角形で覆います
finer_title = { $name } を覆い直しています
finer_done =
    { $name }{ $others ->
        [0] { "" }
       *[other] { " " }と同じ製品の部品 { $others } 個
    }：三角形は真の曲面から { $accuracy } 以内です。
finer_cancelled = 中止しました。何も変わっていません。
finer_failed = { $name } を覆い直せませんでした。
finer_tooMuch = ブラウザーがこのページに与える以上のメモリーが必要か、CAD カーネルに不具合がありました。もっと粗い精度を指定してください。
finer_hung = 打ち切りました。{ $minutes } 分間応答がありませんでした。もっと粗い精度を指定してください。
finer_cannot = 真の曲面に近づけられるのは、STEP ファイルの部品だけです。
finer_isFlat = { $name } の面はすべて平面です。三角形が真の面そのものです。
finer_isEstimated = 今のずれは分かっていません。許すずれを入力してください。
