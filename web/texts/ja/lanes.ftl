### Sentences about which thread did what.

title = スレッドの動き
none = まだ計算はありません。
stretch = 直近の計算に { DURATION($millis) } かかりました。棒を指すと詳細が分かります。
hand =
    { $hand ->
        [0] エンジン
       *[other] ワーカー { DIGITS($hand) }
    }
busy = 稼働 { PERCENT($share) } %
lane = { $hand }、{ $busy }
deeds_answered = 組を計算
deeds_checked = 動きの一部を検査
deeds_stopped = 中断、後で再開
deeds_waking = 起動中
deeds_waiting = ほかのスレッドを待機
span = { $deed }、{ DURATION($millis) }
spanOf = { $pair }：{ $deed }、{ DURATION($millis) }
counted = 最後にすべてを計算し直してからの合計
totals_answers = 組
totals_answersValue = 問い合わせ { $n } 件、全スレッド合計 { DURATION($millis) }
totals_motion = 動き
totals_motionValue = 全スレッド合計 { DURATION($millis) }
totals_stopped = 中断
totals_stoppedValue = { $n } 回、やり直しに { DURATION($millis) }
totals_wakes = 起動
totals_wakesValue = { $n } 回、起きるまで { DURATION($millis) }
totals_waiting = 待機
totals_waitingValue = エンジンがワーカーを { DURATION($millis) } 待機
totals_serial = 直列の割合
totals_serialValue = エンジンのスレッドだけで { DURATION($millis) }、{ DIGITS($percent) } %。アムダールの法則により最大で 8 スレッドなら { DIGITS($eight) } 倍、16 スレッドなら { DIGITS($sixteen) } 倍
totals_locks = ロック
totals_locksValue = 取得 { $n } 回、うち { $contended } 回は別のスレッドが保持中
totals_copies = コピー
totals_copiesValue = 問い合わせと結果 { BYTES($size) }。メッシュと木は共有
