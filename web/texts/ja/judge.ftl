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
museum = 誤りの博物館
museumLead = ライブラリーに実際にあった誤りで、公開された報告に書かれています。ここのコードは、同じ誤りを持つように、平面の多角形のために新しく書いたものです。
judgeExhibit = この誤りを判定
exhibit-inside = 輪郭だけを調べる
told-inside = FCL は二つのメッシュの表面が接するかどうかを調べます。ほかのメッシュの中にあるメッシュは衝突なしと報告され、開発者は今後も変わらないとしています。
exhibit-unset = 数が「まだ値がない」を表す
told-unset = ゲームエンジン Crafty では、−1 は射影がまだないことを表しました。ちょうど −1 の射影は次の値に置き換えられ、重なる図形が離れているとされることがありました。
exhibit-tolerance = 許容差が 1
told-tolerance = ライブラリー「intersects」は、直線から 1 単位までの点を直線上の点としました。ピクセルならよくても、高さ 1 の帯のそばでは帯と同じ幅になります。
exhibit-normals = 法線に沿った距離だけ
told-normals = LiquidFun についての報告です。点から多角形までの距離を、辺の法線に沿って測ります。角のそばでは実際の距離より小さくなります。
exhibit-endless = NaN がループを終わらせない
told-endless = sch-core のループは、比較が真になると終わりました。NaN との比較は決して真にならないので、永遠に続きました。直したループは、比較が真である間だけ続きます。
exhibit-squared = 二乗と許容差の比較
told-squared = FCL は距離の二乗を、距離のための許容差と比べていました。二乗が 0.001 未満なら距離は 0.032 未満なので、離れた点が同じ点とされました。
