### Every sentence about taking parts out.

removal_ask = 取り出せるか？
removal_askSeveral = まとめて取り出せるか？
removal_askTitle = 選択したものを一体として動かし、見えているほかの全部品から外へ出る経路を探します
removal_title = { $name } を取り出す
removal_close = 閉じる
removal_cancel = 中止
removal_again = もう一度探す
removal_group = { $first } とほか { $more } 個
removal_searching = 外への経路を探しています…
removal_shortening = 経路があります。短くしています…
removal_places = { $states } か所に到達
removal_found = 取り出せます：{ $length }
removal_clearance = 最小のすきまは { $other } まで { $length }
removal_between = { $lower }～{ $upper }
removal_contact = { $other } に接触
removal_freeFrom = { $percent } から先はすべてから離れている
removal_outside = すでに、見えているほかのどの部品よりも外にあります。
removal_none = { $resolution }では外への経路なし
removal_tooMany = 見つかりません：{ $states } か所に到達し、さらに先があります
removal_tooManyHint = 経路はあるかもしれません。刻みを大きくするか、回転を減らしてください。
removal_noneHint = もっと細かい刻みや回転なら、ここで見落とした経路が見つかるかもしれません。
removal_cancelled = 分かる前に中止しました。
removal_moved = その後で部品が変わりました。見つかった結果は、変わる前についてのものです。
removal_resolution = 刻み { $step }、{ $turns }
removal_turnsOf = 回転 { $angle } ごと
removal_noTurns = 回転なし
removal_blockers = じゃまをするもの：
removal_look = { $part } と { $other } を見る
removal_more = ほか { $n } 組
removal_others = 部品 { $n } 個がじゃまをしているかもしれません。
removal_hidden = 隠した部品 { $n } 個はじゃまとみなしません。
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
removal_settings = 探し方
removal_chosen = 自動

removal_fields_step_0 = 刻み
removal_fields_step_1 = 試す位置の間隔。空欄なら大きさから選びます。
removal_fields_turns_0 = 回転
removal_fields_turns_1 = 試す回転の間隔、どの軸についても。細かいほど時間がかかります。
removal_fields_fit_0 = はめあい
removal_fields_fit_1 = きついはめあいや接する面が離れられるように、部品を小さく見積もる量。空欄ならメッシュの精度に必要な分です。

removal_never = なし
removal_notALength = 「{ $typed }」は 0 より大きい長さではありません。2.5 や 1/8 in のように入力するか、空欄にしてください。
