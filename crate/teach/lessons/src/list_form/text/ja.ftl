### The list form.

lesson_list-form = リストで表す凸包

about_list-form = 計算機は凸包を頂点のリストで持ちます。その作り方、使い方、保存と読み込みを見ます。

source_list-form = JP 3316092 B2、リスト形式と L ファイル · ファイルの形式は本ページのもの

parameter_list-form_solid = 立体

choice_list-form_solid_cube = 立方体
choice_list-form_solid_drum = 太鼓
choice_list-form_solid_ball = 球

parameter_list-form_direction = 方向 η

choice_list-form_direction_aside = 横
choice_list-form_direction_up = 上

parameter_list-form_damage = ファイルの損傷

choice_list-form_damage_short = 末尾の欠落
choice_list-form_damage_inward = 頂点の移動

say_list-form_begin = 三角形では頂点が重複し、隣がわからない
    .text1 = CAD のファイルでは、この立体は { $triangles } 個の三角形です。それぞれに3つの頂点の位置があり、全部で { $corners } 個です。しかし立体の頂点は { $vertices } 個、辺は { $edges } 本だけで、同じ頂点が何度も現れます。
    .text2 = しかも、三角形は隣を記録していません。頂点から頂点へ進む探索には、それが必要です。そこで特許は立体を「next」と「branch」の2つのリストにします。

say_list-form_next = リスト「next」：すべての頂点の鎖
    .text1 = { $corners } 個の三角形の頂点を1つずつ鎖の中の頂点と比べ、なければ鎖の最後に加えます。こうして { $vertices } 個の頂点が1度ずつ並びます。単純な方法や最初の探索は、すべての頂点を調べるので、この鎖をたどります。
    .text2 = 線形リストではここで { $linear } 回の比較が必要で、頂点が N 個なら N² に比例します。多分木リストでは { $tree } 回です。各頂点が、x、y、z が大きい頂点と小さい頂点への6つのリンクをもち、そのうちの1つだけを下ります。特許は N log N としていますが、これは頂点がばらばらの順に来るときのことです。ここでは隣どうしが続けて来るので、グラフの値はそれより多くなります。特許の規則（段落 0139）では、まず x を比べ、x が等しいときだけ y を、次に z を比べます。特許では、それぞれの側の頂点を順に並べておきます。ここでは、探索木のように、比べた頂点から先へ下ります。
    .formula1 = 線形 O(N²) · 多分木 O(N log N)

say_list-form_branch = リスト「branch」：隣の頂点
    .text1 = branch は、頂点ごとに、辺でつながっている頂点を並べたリストです。頂点 v{ $vertex } には { $branch } 個あり、強調してあります。すべての branch を合わせると { $entries } 個で、辺1本につき2個です。
    .text2 = 次の探索では、η 方向のサポート点、つまり矢印の方向にいちばん遠い頂点を求めます。v{ $vertex } から始めます。
    .formula1 = Σ |branch| = 2E = { $entries }

say_list-form_climb = 探索は branch を使う
    .text1 = 探索は v{ $from } から、branch の中でいちばん高い頂点へ進み、branch にもっと高い頂点がなくなるまで続けます。辺を { $edges } 本たどって v{ $top } に着き、内積は { $products } 回でした。鎖をたどれば { $vertices } 回です。
    .text2 = 頂点がこれほど少なければ得はありません。しかし頂点の多い凸包では、前回終わったところから始める探索は、わずかな branch を調べるだけで済みます。
    .formula1 = η 方向のサポート点：v{ $top }

say_list-form_patch = 開いた面の集まりでは、探索が早く終わる
    .text1 = 特許は、分解で得た要素からリストを作ります。要素は開いた面の集まりです。ここでは { $faces } 個の面があり、縞の2つの面は別の要素のものです。橙色の、v{ $from } と v{ $to } の間の辺は、ちょうどこの2つの面の間にあるので、どの branch にもありません。
    .text2 = 新しい方向 η では、v{ $from } から始めた探索は v{ $stops } で止まります。v{ $top } へ登る辺がないからです。完全な凸包のリストにはすべての辺があるので、このライブラリはそちらを使います。
    .formula1 = 面の集まり：v{ $stops } · 凸包：v{ $top }

say_list-form_file = L ファイル：保存したリスト
    .text1 = 作るのに時間がかかるものは保存します。特許では、要素のファイルを L ファイル、凸包のファイルを HL ファイルと呼びます。構成は図 55 と段落 0143〜0145 にあります。要素ごとに頂点の数があり、番号のついた頂点ごとに位置、隣の頂点の数とその番号があります。ここのファイルの構成は本ページのものです。最初はファイルの種類と、立体が広がる方向の数です。次に頂点、面、面の頂点の数、そして位置と面が並びます。
    .text2 = 立体の横に、ファイルの { $numbers } 個の数を文字で示しました。頂点が与えられたどの点かを表す { $vertices } 個の数だけは省いてあります。ファイルは { $bytes } バイトです。branch の代わりに面があります。{ $faces } 個の面を1周ずつすれば、branch が得られます。

say_list-form_read = 比較せずに読み込む
    .text1 = 読み込みでは { $numbers } 個の数を1度ずつ、順に取るだけで、時間はその個数に比例します。作るときは、線形リストで { $linear } 回、多分木リストで { $tree } 回の比較が必要でした。頂点の数とともにどう増えるかは、グラフが示します。
    .text2 = 読み込んだ凸包は、書き込んだ凸包と最後のビットまで同じで、branch も同じです。使う前に、閉じていること、面が平らなこと、どの辺でも凸であることを確かめます。
    .formula1 = O(N log N) や O(N²) ではなく O(N)

say_list-form_short = 末尾が欠けたファイル
    .text1 = ファイルの最後の4バイト、赤い行の末尾が失われました。先頭の個数によれば { $expected } バイトのはずですが、{ $found } バイトしかありません。そのためファイルは受け付けられず、凸包は作り直されます。
    .formula1 = { $found } ≠ { $expected }

say_list-form_inward = 凸包ではないファイル
    .text1 = ファイルの頂点 v0（赤）を、原点へ半分だけ近づけました。長さは正しく、数もすべて読めます。しかし面 f{ $face } で、表面がもう平らでも凸でもありません。山登りの探索はくぼみで止まり、気づかれないまま誤った距離を報告するでしょう。
    .text2 = そのためファイルは受け付けられず、凸包は作り直されます。

question_list-form_products = 探索は何回の内積を使いますか。

why_list-form_products = 出発点で1回です。そのあと、探索が着く頂点ごとに、branch の頂点1つにつき1回で、最後の頂点でも数えます。v{ $vertex } から矢印の方向へ、辺をたどってみてください。

question_list-form_reaches = 今度は、面が2つ欠けた開いた面の集まりからリストを作ります。それでも探索はいちばん遠い頂点に着きますか。

why_list-form_reaches = どの隣にも負けない頂点が全体でいちばん遠いのは、リストに隣がすべてあるときだけです。面が欠けると、辺が失われることがあるでしょうか。

question_list-form_noticed = 今度はファイルが、選んだとおりに損傷しています。どの確認でそれに気づきますか。

why_list-form_noticed = ファイルを読むとき、3つのことを確かめます。長さが正しいこと、面が閉じていること、面が平らで、どの辺でも外へ折れていることです。末尾の欠落や頂点の移動で、そのうちのどれが変わるでしょうか。

label_the-length = 長さ
label_the-shape = 形状
label_by-nothing = 気づかない

number_linear = 比較、線形リスト
number_tree = 比較、多分木リスト
number_branch = この branch の頂点
number_entries = 全 branch の要素数
number_numbers = ファイルの中の数
number_bytes = ファイルのバイト数
number_expected = あるべきバイト数
number_found = 実際のバイト数

chart_list-form = リストの作成と読み込み

line_linear = 線形リスト
line_tree = 多分木リスト
line_file-numbers = 読み込む数

## Pseudocode

list-form_corners = corners ← ファイルの三角形ごとに3つの位置
list-form_each = それぞれの頂点について：
list-form_compare = 鎖の頂点と順に、一致するまで比べる
list-form_append = 一致しなければ：最後の頂点の「next」← 新しい頂点
list-form_edges = 凸包の、v と w の間の辺ごとに：
list-form_branch = w を v の branch に、v を w の branch に入れる
list-form_support = η 方向のサポート点、v から。繰り返す：
list-form_highest = w ← v の branch でいちばん高い頂点
list-form_up = w が v より高ければ：v ← w
list-form_top = そうでなければ：v を返す
list-form_save = それぞれの個数を書き、次に位置と面を書く
list-form_length = 個数を読む。長さが合わなければファイルを拒む
list-form_load = 位置と面を読む。各面を1周して branch を作る
list-form_check = 面が平らでない、閉じていない、辺で凸でないならファイルを拒む

## Glossary

list-form = リスト形式
    .forms = 2つのリスト | L ファイル | リスト形式
    .text = 立体を2つのリストで表したものです。「next」にはすべての頂点が鎖のように並び、「branch」には頂点ごとに、辺でつながっている頂点が並びます。保存したものが L ファイルです。
