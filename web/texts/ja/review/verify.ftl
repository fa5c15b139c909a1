### Sentences about what the CAD kernel itself says of pairs.

verify_button = CAD で確かめる
verify_buttonTitle = ファイルの真のソリッドについて、共通部分の体積と距離を CAD カーネルに問います

verify_all_interfere = 干渉 { $n } 組すべて
verify_all_undecided = 未確定 { $n } 組すべて

verify_progress = CAD カーネルに問い合わせ中：{ $done }／{ $of }
verify_cancel = 中止
verify_sign = CAD
verify_found = CAD カーネル：共通部分の体積 { $common }、距離 { $distance }
verify_foundApart = CAD カーネル：共通部分なし、距離 { $distance }
verify_refused = CAD カーネル：答えなし（{ $why }）
verify_outdated = { $found }。その後で動いたため古い結果です

verify_said_interferes = CAD カーネルでは干渉、共通部分 { $common }
verify_said_touches = CAD カーネルでは接触
verify_said_clear = CAD カーネルでは離れている、{ $distance }

verify_done = CAD カーネルに { $n } 組を問いました：{ $counts }。
verify_counts_interferes = 干渉 { $n } 組
verify_counts_touches = 接触 { $n } 組
verify_counts_clear = 離れている { $n } 組
verify_counts_refused = 答えなし { $n } 組
verify_cancelled = 確認を中止しました。それまでの答えは残っています。
verify_failed = すべての組を CAD カーネルに問うことはできませんでした。
verify_cannot = 確かめられるのは、1つの STEP ファイルの2つのソリッドだけです。
verify_filesGone = 部品の元のファイルが読めなくなりました。その後、移動、変更または削除されています。もう一度開いてください。
verify_tooMuch = ブラウザーがこのページに与える以上のメモリーが必要か、CAD カーネル自身に不具合がありました。一度に確かめる組を減らしてください。
verify_hung = 打ち切りました。{ $minutes } 分間応答がありませんでした。この組を除いて、ほかの組を確かめてください。
