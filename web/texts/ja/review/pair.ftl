### Sentences about how two parts are to each other, and about all pairs together.

pair_exact = 厳密
pair_bounded = 上下の界
pair_ofMesh = メッシュの値
pair_deep = 深さ { $depth }
pair_meshesDeep = メッシュどうしの貫入の深さは { $depth }
pair_interval = { $lower } から { $upper } まで
pair_apart = { $distance } 離れている
pair_common =
    { $pieces ->
        [1] 共通部分 { $volume }
       *[other] 共通部分 { $volume }、{ $pieces } 個
    }
pair_inPlace = { $part } は { $other } と同じ位置にあります
pair_nearlyInPlace = { $part } は { $other } とほぼ同じ位置にあります
pair_place = 位置 { $at }
pair_placeFaces = 位置 { $at }：{ $a } の面 { $faceA }、{ $b } の面 { $faceB }

pair_fit_play = はめあい：穴 ⌀{ $hole }、軸 ⌀{ $shaft }、すきま { $size }
pair_fit_interference = はめあい：穴 ⌀{ $hole }、軸 ⌀{ $shaft }、しめしろ { $size }
pair_fit_none = はめあい：穴と軸 ⌀{ $hole }、すきまなし
pair_fit_offset = 軸線のずれ { $offset }
pair_fit_more = ほかに { $n } 個のはめあい

pair_basis_planar = 平らな面：ずれなし
pair_basis_model = メッシュがモデルそのもの：ずれなし
pair_basis_bounded = 小平面は CAD ファイルの曲面から { $off } ずれています
pair_basis_estimated = 小平面のずれは最大で { $off } ほど（小平面からの推定）

pair_because_withinDeviation = 小平面は { $off } ずれている可能性があり、重なりはそれより深くありません。もっと細かいメッシュか真の曲面で決まるかもしれません
pair_because_nearerThanDeviation = 小平面は { $off } ずれている可能性があり、すきまはそれより小さいものです。もっと細かいメッシュか真の曲面で決まるかもしれません
pair_because_withinBound = 小平面は { $off } ずれており、重なりはそれより深くありません。もっと細かいメッシュで決まるかもしれません
pair_because_nearerThanBound = 小平面は { $off } ずれており、すきまはそれより小さいものです。もっと細かいメッシュで決まるかもしれません
pair_because_open = { $name } は開いていて内側がありません。閉じてください
pair_because_openBoth = どちらも開いていて内側がありません。閉じてください
pair_because_selfOverlap = { $name } のメッシュは自分自身と交差しています。修復するか、もっと細かいメッシュを使ってください
pair_because_unoriented = { $name } の三角形の一部は裏返しです。向きを直してください
pair_because_coarse = 座標の桁数が足りず、接触とすき間や重なりを区別できません。原点の近くで、またはもっと多くの桁数で書き出してください
pair_because_unknown = これらのメッシュでは決まりません

pair_summary_interfere = 干渉 { $n } 組
pair_summary_duplicate = 同じ位置 { $n } 組
pair_summary_undecided = 未確定 { $n } 組
pair_summary_approved = 承認済み { $n } 組
pair_summary_touch = 接触 { $n } 組
pair_summary_nothingElse = ほかに干渉はありません、承認済み { $n } 組
pair_summary_onlyTouch = 干渉はありません、接触 { $n } 組
pair_summary_nothing = 衝突はありません

pair_details_body = 共通部分のソリッドは三角形 { $triangles } 個です。
pair_details_save = 共通部分を保存
pair_details_saveTitle = 両方の部品の共通部分のソリッドを { $format } で保存
pair_details_saved = { $name } を保存しました。

# Moves that clear a pair.
pair_moves_find = 干渉をなくす移動を探す
pair_moves_title = 2 つの部品が干渉しなくなる短い平行移動を探す
pair_moves_gap = すきま
pair_moves_gapTitle = 2 つの部品の間に残す距離。空欄なら接触してもよい
pair_moves_badGap = 「{ $typed }」は 0 以上の長さではありません。
pair_moves_searching = 移動を探しています…
pair_moves_row = { $part } を { $direction } に { $distance } 移動
pair_moves_rowOfParts = { $n } 個の部品を一緒に { $direction } に { $distance } 移動
pair_moves_plane = { $part } の平面から離れる方向
pair_moves_axis = { $part } の丸い面の軸の方向
pair_moves_points = 最も深い点または最も近い点から離れる方向
pair_moves_undecided = CAD カーネルやより細かいメッシュなしでは { $n } 組が未確定になる
pair_moves_resolved = 干渉が { $n } 件なくなる
pair_moves_caused = 干渉が { $n } 件生じる
pair_moves_lower = { $lower } より短い移動では足りません。
pair_moves_lowerOfMesh = { $lower } より短い移動では、メッシュでは足りません。
pair_moves_lowerOfAll = { $lower } より短い移動では、これらの干渉すべてはなくなりません。
pair_moves_enough = 2 つの部品は十分に離れています。
pair_moves_none = 接する面や軸の方向に、条件を満たす移動は見つかりませんでした。
pair_moves_try = 試す
pair_moves_tryTitle = 部品を移動します。「元に戻す」で戻ります
pair_moves_findCommon = { DIGITS($n) } 件の干渉をなくす 1 つの移動を探す
pair_moves_commonTitle = 選択した部品とほかの部品との干渉をできるだけ多くなくす、短い平行移動を探す

# 1 つの移動でまとめてなくなる干渉。
pair_causes_ends = これら { $n } 件の干渉の原因は 1 つです。この移動の後は、どれも干渉しません。
pair_causes_progress = 共通の原因を探しています: { $of } 個中 { $done } 個の部品
pair_causes_cancelled = 共通の原因の検索を中止しました。
pair_causes_none = 複数の干渉をまとめてなくす 1 つの移動は見つかりませんでした。
