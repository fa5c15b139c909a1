### Sentences about revisions, and about files of what others decided.

offer_title = 新しい改訂ですか？
offer_about = 「{ $file }」は「{ $of }」の新しい改訂のようです。その部品 { $parts } 個のうち { $found } 個が再びあります。
offer_aboutSame = 「{ $file }」は、開いているモデルの新しい改訂のようです。名前が同じで、その部品 { $parts } 個がすべてあります。
offer_hint = 置き換えても、両方にある部品の判断、名前、色、位置は引き継がれます。元に戻すと前の改訂が戻ります。
offer_of = どれの改訂ですか？
offer_replace = 置き換える
offer_beside = 並べて追加
offer_alone = それだけを開く
offer_cancel = 中止

replacing = 部品の対応を調べています
none = 改訂できるものがありません。先にモデルを開いてください。
which = ファイルが複数開いていますが、どれとも似ていません。ページにドロップして1つ選ぶか、並べて追加してください。
title = 新しい改訂
label = 新しい改訂で変わったもの
show = 図

shows_before = 前
shows_now = 今
shows_both = 両方
shows_wipe = 分割

showTitles_before = 前の形を、前の位置に
showTitles_now = 今の部品を、変化の種類に応じた色で
showTitles_both = 今の部品に、前の部品を透かして重ねて
showTitles_wipe = 境界の左に古い改訂、右に新しい改訂

wipe = 境界の位置

kinds_moved = 移動
kinds_changed = 形が変化
kinds_added = 追加
kinds_removed = 削除
kinds_renamed = 名前が変化
kinds_same = 変化なし

close = 閉じる。新しい改訂は残ります
was = 以前は { $path }
movedBy = { $length } だけ
select = 「{ $name }」を選択
nothing = どの部品も変わっていません。
clashes = 干渉
news_fresh = 新規 { $n } 件
news_worse = 悪化 { $n } 件
onlyChanged = この改訂で新しく生じたか悪化したものだけを表示
noChanges = 新規も悪化もなし
gone = 新しい改訂で { $n } 件が解消
goneTitle = 状態にかかわらず、もうありません
said = 以前は{ $status }
unsaid = 判断なし

files_first = { $file } は部品についてのファイルですが、モデルが開かれていません。先にモデルを開いてください。
files_tests = ファイルの検査を実行しています：干渉 { $n } 件。
files_heard =
    { $taken ->
        [0] { $file } には、このシーンの干渉についての記述がありません。
       *[other] { $file }：干渉 { $taken } 件についての記述を取り込みました。
    }
files_unknown = 課題 { $n } 件はこのシーンの干渉に当たりません：{ $titles }。
files_between = { "" }
files_quoted = 「{ $title }」
files_more = ほか { $n } 件
files_failed = { $file } は取り込まれませんでした。何も変わっていません。
