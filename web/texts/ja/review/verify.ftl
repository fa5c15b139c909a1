### Sentences about what the CAD kernel itself says of pairs.

verify_button = CAD で確かめる
verify_buttonTitle = ファイルのソリッドの共通部分と距離を CAD カーネルで計算します

verify_all_interfere = 干渉 { $n } 組すべて
verify_all_undecided = 未確定 { $n } 組すべて

verify_progress = CAD カーネルで確認中：{ $done }／{ $of }
verify_cancel = 中止
verify_sign = CAD
verify_found = CAD カーネル：共通部分の体積 { $common }、距離 { $distance }
verify_foundApart = CAD カーネル：共通部分なし、距離 { $distance }
verify_refused = CAD カーネル：結果なし（{ $why }）
verify_outdated = { $found }。その後で動いたため古い結果です

verify_done = CAD カーネルで { $n } 組を確認しました：{ $counts }。
verify_counts_interferes = 干渉 { $n } 組
verify_counts_touches = 接触 { $n } 組
verify_counts_clear = 離れている { $n } 組
verify_counts_refused = 結果なし { $n } 組
verify_cancelled = 確認を中止しました。それまでの結果は残っています。
verify_failed = CAD カーネルですべての組を確認することはできませんでした。
verify_cannot = 確かめられるのは、1つの STEP ファイルの2つのソリッドだけです。
verify_filesGone = これらの部品のファイルを読めなくなりました。移動、変更または削除されています。もう一度開いてください。
verify_tooMuch = 必要なメモリーが、ブラウザーがこのページに許す量を超えたか、CAD カーネルが失敗しました。一度に確かめる組を減らしてください。
verify_hung = 打ち切りました。{ $minutes } 分間応答がありませんでした。この組を除いて、ほかの組を確かめてください。

# The mark of a pair whose class comes from the CAD kernel, in the list and in the headline.
verify_byKernel = CAD カーネルによる
verify_settles = メッシュでは未確定のこの組は、これで確定します。
verify_settled = { $n } 組を CAD カーネルが確定
verify_disputed = CAD カーネルの結果が証明済みの内容と矛盾しています。どちらかが誤りです。シーンファイルを保存して報告してください。
verify_saveDisputed = シーンファイルを保存
