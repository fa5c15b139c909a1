### Sentences about what is kept in this browser.

kept_goOn = { $title } の続き
kept_facts = 部品 { $parts } 個、{ $ago }に保存
kept_open = 開く
kept_forget = 消す
kept_notNow = 今は開かない。「開く」メニューに残ります
kept_offer = 残っている作業
kept_title = このブラウザーに保存
kept_why = 開いたものや変えたものの写しを、ページを閉じたり異常終了したりしたときのために残します。このページだけが使い、このコンピューターの外には出ません。
kept_none = 保存するものはありません。この例のシーンは変更されていません。
kept_row = 部品 { $parts } 個 · { BYTES($size) } · { $ago }
kept_justNow = たった今
kept_here = ここで開いています
kept_elsewhere = 別のタブで開いています
kept_forgetOne = { $title } を消す
kept_forgetAll = すべて消す
kept_back = このブラウザーから復元しました：{ $title }。
kept_notKept = 残らないもの：元に戻す履歴、断面、動きと取り出しの検査結果。
kept_notRestored = 残らないもの：元に戻す履歴、前の改訂との比較、断面、動きと取り出しの検査結果。
kept_answersNotKept = ウェブのアドレスにあるファイルについての CAD カーネルの答えも残りません。
kept_copied = 写しとして開きました：{ $title }。
kept_copiedWhy = 別のタブで開いているかもしれません。それぞれが自分の分を保存します。
kept_failed = このブラウザーの写しを読み込めないか、変更できませんでした。
kept_gone = この写しはもうありません。
kept_refused = このブラウザーは、このページに写しの保存を許していません。
kept_refusedWhy = ほかはすべて使えます。ページを閉じる前にシーンをファイルに保存してください。
kept_refusedAll = プライベートウィンドウなどのため、このブラウザーはこのページに写しの保存を許していません。シーンはファイルに保存してください。

kept_leave_title = 保存せずに移りますか？
kept_leave_about = このブラウザーは開いているシーンを保存できません。別のシーンと置き換えると失われます。先にファイルに保存してください。
kept_leave_save = 保存して進む
kept_leave_go = 保存せずに進む
kept_leave_cancel = 中止

kept_full = このブラウザーには、このシーンを保存する空きがありません。
kept_fullWhy = ファイルに { BYTES($needed) } 必要ですが、空きは { BYTES($left) } です。ファイルに保存するか、「開く」メニューで保存したものを消してください。
