### Every sentence about taking parts out.

removal_ask = 取り出せるか？
removal_askSeveral = まとめて取り出せるか？
removal_askTitle = 選択したものを一体として、見えているほかの全部品から取り出す経路を探します
removal_title = { $name } を取り出す
removal_close = 閉じる
removal_cancel = 中止
removal_again = もう一度探す
removal_group = { $first } とほか { $more } 個
removal_searching = 経路を探しています…
removal_shortening = 経路が見つかりました。短くしています…
removal_places = { $states } 姿勢に到達
removal_found = 取り出せます：経路 { $length }
removal_clearance = 最小のすきまは { $other } まで { $length }
removal_between = { $lower }～{ $upper }
removal_contact = { $other } に接触
removal_freeFrom = 経路の { $percent } から先は、すべての部品から離れている
removal_outside = すでに、見えているほかのどの部品よりも外にあります。
removal_none = { $resolution }では経路なし
removal_tooMany = 未確定：{ $states } 姿勢で探索を打ち切りました
removal_tooManyHint = 経路はあるかもしれません。刻みを大きくするか、回転を減らしてください。
removal_noneHint = もっと細かい刻みや回転なら、ここで見落とした経路が見つかるかもしれません。
removal_cancelled = 探索が終わる前に中止しました。
removal_moved = その後で部品が変わりました。結果は変わる前の状態についてのものです。
removal_resolution = 刻み { $step }、{ $turns }
removal_turnsOf = 回転 { $angle } ごと
removal_noTurns = 回転なし
removal_blockers = 妨げているもの：
removal_look = { $part } と { $other } を表示
removal_more = ほか { $n } 組
removal_others = 部品 { $n } 個が経路を妨げている可能性があります。
removal_hidden = 隠した部品 { $n } 個は無視しました。
removal_how = { $resolution }、はめあい { $fit } で探しました。
removal_place = 経路上の位置
removal_placeIs = { $percent }、{ $length }
removal_play = 経路を再生
removal_pause = 一時停止
removal_takeOut = 取り出す
removal_takeOutTitle = 部品を経路の終わりに置きます。元に戻すと戻ります
removal_export = 経路を保存

removal_formats_csv = CSV
removal_formats_json = JSON

removal_saved = { $name } を保存しました。
removal_settings = 探索の設定
removal_chosen = 自動

removal_fields_step_0 = 刻み
removal_fields_step_1 = 探索で試す隣どうしの位置の間隔。空欄なら部品の大きさから選びます。
removal_fields_turns_0 = 回転
removal_fields_turns_1 = 隣どうしの向きの間の角度、どの軸についても。小さいほど時間がかかります。
removal_fields_fit_0 = はめあい
removal_fields_fit_1 = きついはめあいや接する面が離れられるように、動かす部品を縮める長さ。空欄ならメッシュの精度に必要な分です。

removal_never = なし
removal_notALength = 「{ $typed }」は 0 より大きい長さではありません。2.5 や 1/8 in のように入力するか、空欄にしてください。
