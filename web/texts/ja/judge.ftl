### Words of the judge, the page where a learner writes a function and the engine finds where it is wrong.

lead = JavaScript で関数を書いてください。エンジンが数百組の凸多角形について自分の厳密な答えと比べ、関数が誤る単純な組の一つを示します。
rule-intersects = intersects(a, b) は、多角形に共有点があれば true を返します。接するだけの場合も true です。なければ false を返します。
rule-distance = distance(a, b) は最近点どうしの距離を返します。共有点があれば 0 です。答えは距離の 10 億分の 1、距離が 1 未満なら 1e-9 まで違ってもかまいません。
rule-polygons = 多角形は頂点 [x, y] の配列で、反時計回りです。座標はすべて整数で、どの頂点でも左に曲がります。
rule-bounds = コードはインタープリターの中で動き、ページにもネットワークにも触れられません。1 組につきジャンプは { $jumps } 回までです。ループの 1 周、条件、呼び出しは、それぞれ 1 回以上のジャンプです。メモリーは全組を合わせて { $megabytes } MB までです。
rule-stored = コードはこのブラウザーにだけ保存されます。
code = あなたのコード
codeOf = あなたのコード：{ $name }(a, b)
starters = 誤りのあるコードから始める：
starter-boxes = 境界ボックスだけ
starter-axes = A の軸だけ
starter-corners = 頂点だけ
starter-edges = 重なりの判定なし
replaced = コードを置き換えました。
undo = 元に戻す
run = 判定する
stop = 中止
keys = Ctrl + Enter
verdict = 結果
none = コードはまだ判定されていません。
running = エンジンが比べています…
passed =
    { $n ->
       *[other] 関数は { $n } 組すべてで正しい答えを返しました。
    }
noProof = 誤る組は見つかりませんでした。ただし、存在しないことの証明ではありません。
failed = 図の組で、関数の答えは誤っています。
picture = 多角形 A と B、およびエンジンが求めた最近点。
pictureCommon = 多角形 A と B、およびその共有点の一つ。
yours = あなたの答え
noAnswer = なし
engines = エンジンの答え
apart = （距離は { $distance }）
call = この呼び出し（コピーできます）：
simplified =
    { $n ->
       *[other] { $n } 組を比べて見つかった組を、答えが誤ったままである限り一段ずつ単純にしました。
    }
notSimplified =
    { $n ->
       *[other] この組は { $n } 組を比べて見つかりました。これより単純にはできませんでした。
    }
outdated = その後、コードが変更されています。
notNumber = NaN は数ではありません。0 を 0 で割ったか、値が undefined だったことがよくあります。
wanted-intersects = 答えは true か false でなければなりません。
wanted-distance = 答えは数でなければなりません。
fault-syntax = コードを読み取れません。構文エラーがあります。
fault-missing = { $name } という名前の関数がコードにありません。
fault-thrown = コードがエラーを投げました。
fault-steps = ジャンプ（ループの周回、条件、呼び出し）が { $jumps } 回を超えたので、コードを止めました。無限ループかもしれません。
fault-memory = コードが { $megabytes } MB を超えるメモリーを必要としています。
fault-stack = コードの再帰が深すぎます。いつまでも戻らないのかもしれません。
line = { $line } 行目へ移動
lineOfFunction = { $line } 行目の関数へ移動
slow = コードの実行が { $seconds } 秒を超えたので、止めました。
unavailable = 判定できませんでした。ページの一部が失敗したか、読み込めませんでした。もう一度判定してください。
