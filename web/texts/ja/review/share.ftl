### Sentences about what leaves the page: a link, or a file.

share_copied = リンクをクリップボードに入れました。
share_notCopied = ブラウザーがコピーを許可しませんでした。リンクはアドレスバーにあります。
share_notShared = ブラウザーがコピーを許可せず、その間に別のアドレスが求められました。もう一度試してください。
share_decisionsStay = 干渉についての判断はリンクに入りません。「保存」でファイルに書き込めます。
share_noLink = 自分のファイルはリンクに入りません。
share_passedOn = シーンとファイルを収めた { $name } を渡しました。
share_savedInstead = シーンとファイルを収めた { $name } をダウンロードしました。
share_cancelled = 共有を中止しました。何も渡していません。
share_notSaved = シーンをファイルにできませんでした。
share_tooLarge = 自分のファイルが約 380 MB を超えると、1つのファイルに収まりません。
