### Sentences about which thread did what.

title = だれが何をしたか
none = まだ何も計算していません。
stretch = 直近のひと続きの仕事に { DURATION($millis) } かかりました。棒を指すと、何の仕事かが分かります。
hand =
    { $hand ->
        [0] エンジン
       *[other] ワーカー { DIGITS($hand) }
    }
busy = 稼働 { PERCENT($share) } %
lane = { $hand }、{ $busy }
deeds_answered = 回答
deeds_checked = 動きの一部を検査
deeds_stopped = 答えの前に中断、後で再開
deeds_waking = 起動中
deeds_waiting = ほかを待機
span = { $deed }、{ DURATION($millis) }
spanOf = { $pair }：{ $deed }、{ DURATION($millis) }
counted = 最後にすべてを計算し直してからの集計
totals_answers = 回答
totals_answersTold = 組についての問い { $n } 件、全スレッド合計 { DURATION($millis) }
totals_motion = 動き
totals_motionTold = 全スレッド合計 { DURATION($millis) }
totals_stopped = 中断
totals_stoppedTold = { $n } 回、やり直しに { DURATION($millis) }
totals_wakes = 起動
totals_wakesTold = { $n } 回、起きるまで { DURATION($millis) }
totals_waiting = 待機
totals_waitingTold = エンジンがワーカーを { DURATION($millis) } 待機
totals_locks = ロック
totals_locksTold = 取得 { $n } 回、うち { $contended } 回は別のスレッドが保持中
totals_copies = コピー
totals_copiesTold = 問いと答え { BYTES($size) }。メッシュと木は共有
