### Sentences about what leaves the page: a link, or a file.

share_copied = リンクをクリップボードにコピーしました。
share_notCopied = ブラウザーがコピーを許可しませんでした。リンクはアドレスバーにあります。
share_notShared = ブラウザーがコピーを許可せず、その間にアドレスが変わりました。もう一度試してください。
share_decisionsStay = 干渉についての判断はリンクに入りません。「保存」でファイルに書き込めます。
share_noLink = 自分のファイルはリンクに入りません。
share_passedOn = シーンと自分のファイルを収めた { $name } を共有しました。
share_savedInstead = シーンと自分のファイルを収めた { $name } をダウンロードしました。
share_cancelled = 共有を中止しました。何も送っていません。
share_notSaved = シーンをファイルにできませんでした。
share_tooLarge = 自分のファイルが大きすぎて1つのファイルに収まりません。上限は約 380 MB です。
