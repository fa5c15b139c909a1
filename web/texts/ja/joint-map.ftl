### Sentences about the map of two joints. Loaded with it.

title = 2 つの関節の図
across = 横の関節
up = 縦の関節
find = 2 つの関節を図にする
findTitle = ほかの関節を動かさずに、2 つの関節のすべての値を調べます。空きと示した範囲は、メッシュについて証明済みです。
searching = 探索中… { PERCENT($part) } %
cancel = 中止
hide = 図を隠す
save = CSV として保存
saved = { $name } を保存しました。
failed = これらの関節は図にできません。
label = 横は { $across }、縦は { $up }。矢印キーでセルを選び、Enter で両方の関節をそこへ動かします。
hint = セルを指すと値が表示され、クリックすると両方の関節がそこへ動きます。
at_clear = { $values }：空き
at_meets = { $values }：{ $pair }
at_undecided = { $values }：{ $pair } は未定
value = { $joint } { $value }
legend_clear = 空き（証明済み）
legend_meets = 干渉あり
legend_undecided = 未定
legend_now = 現在
shares = 図の { $clear } % は空き（証明済み）、{ $meets } % は干渉あり、{ $undecided } % は未定です。
reach = 現在の姿勢から、空きのセルだけで図の少なくとも { $part } % に届きます（証明済み）。
notClear = 現在の姿勢は空きのセルにありません。
outside = 現在の姿勢は制限の外にあります。
leftOut = すべての値で干渉するため除いた組：{ $pairs }。
