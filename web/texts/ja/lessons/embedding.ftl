### Frames in other pages, statements for record stores, packages for learning platforms.

page_embed = 埋め込む
page_embedTitle = 自分のページにこれを入れます
page_embedLead = 次の行を自分のページにコピーしてください。枠はここから、このステップと今の値で始まります。特別なヘッダーは要らず、読者のコンピューターの外には何も出ません。
page_embedMessages = あなたのページから再生し、ステップを進め、問いへの答えを受け取れます。
page_embedShows = 枠に表示するもの
page_embedWidth = 幅
page_embedHeight = 高さ
page_embedPreview = 読者に見える枠
page_noPart = このページの一部を取得できませんでした。接続がないか、ページが更新されています。再読み込みしてください。
page_part_figure = 図
page_part_text = 文章
page_part_question = 問い
page_part_code = 擬似コード
page_part_paper = 論文の主張
page_part_controls = 試せること
page_part_numbers = 数値
page_part_events = 起きたこと
page_part_charts = グラフ
page_unknownParts = この枠のアドレスは、表示できないものを求めています。ほかのものは表示しています。show= の後に書けるのは figure、text、question、code、numbers、paper、events、controls、charts で、間はコンマで区切ります。
page_badActor = このページのアドレスは、学習者を有効な形で示していません。actor= は JSON で、mbox、mbox_sha1sum、openid、account のどれか1つを含みます。答えは名前なしで記録されます。
page_badEndpoint = このページのアドレスは、記録先を示していません。endpoint= は https:// か http:// で始まるアドレスです。答えはどこにも記録されません。
page_storeSilent = 記録先が応答しません。{ $n } 件の記録がこのブラウザーで待っており、後で送り直します。
page_storeRefuses = 記録先が { $n } 件の記録を状態 { $status } で拒みました。記録はこのブラウザーに残り、後で送り直します。理由は記録先の管理者に尋ねてください。
page_recordsTaken = すべての記録が記録先に届きました。
page_noPlatform = このページは学習プラットフォームの中で開かれていません。レッスンは動きますが、何も記録されません。コースの中でパッケージを開いてください。
page_platformRefuses = 学習プラットフォームが一部を受け取りませんでした。レッスンはそのまま続けられます。
