### More hands.

lesson_more-hands = ワーカーを増やす

about_more-hands = 1つのリストの組を、いくつかのスレッドで処理します。配る、1つずつ取る、盗む。ここで測り、64 まで予測します。

source_more-hands = 北村、3.4 節、図 3.7・3.8 · 盗む方法と費用のモデルは学位論文にないもの

parameter_more-hands_largest = 各球の面の数

choice_more-hands_largest_960 = 960
choice_more-hands_largest_3968 = 3 968

parameter_more-hands_meet = 球の位置

choice_more-hands_meet_before-contact = 接触の直前
choice_more-hands_meet_deep = 深く重なる：組が多い

parameter_more-hands_hands = 図のワーカー数
parameter_more-hands_wake = モデル：起動、µs
parameter_more-hands_access = モデル：共有アクセス、µs

say_more-hands_one = 1つのワーカーがすべてを行う
    .text1 = { $pairs } 組の面を検査し、そのうち { $met } 組が報告されます。球の上に、ワーカーのすることを左から右へ示しています。初めに箱、候補、立方体（薄い色）、続いて一組ずつの検査です。
    .text2 = 図が時計によって変わっては困るので、図ではステップの時間を学位論文の表 3.1 のとおりとし、報告される組にはほかの組の { $longer } 倍かかると仮定しています。数値と後のグラフは測定したものです。

say_more-hands_static = 静的：トランプのように配る
    .text1 = リストができたら、組を配ります。{ $hands } 個のワーカーのうち、1番が最初の組を、2番が次の組を取り、順に続けます。組とその面は、担当のワーカーの色です。
    .text2 = だれもほかを手伝えません。最も長くかかるワーカーの検査は、最も短いワーカーより { SHARE($spread) } 長くなります。各組は共有メモリーから1回読み、各報告はそこに1回書きます。アクセスは { $accesses } 回です。
    .formula1 = P + p = { $pairs } + { $met } = { $accesses }

say_more-hands_dynamic = 動的：空いた者が次を取る
    .text1 = 1番のワーカーが組のリストを作り、ほかのワーカーは、その途中から最初の組を始めます。空いた者が次の組を取るので、全員がほぼ同時に終わり、リスト作りの時間はほとんど問題になりません。リストが伸びるより速く取りに来たワーカーは、待たなければなりません。
    .text2 = その代わり、各組は読む前に共有メモリーに書かれるので、アクセスは全部で { $accesses } 回です。ここでは、リストを作るワーカーも、作り終えたら検査をします。
    .formula1 = 2P + p = 2 · { $pairs } + { $met } = { $accesses }

say_more-hands_stealing = 盗む：いちばん残っているところを手伝う
    .text1 = 今日ふつうの方法です。各ワーカーは、リストの中で隣り合うひと続きから始めます。終わったワーカーは、いちばん長く残っているものの半分を取ります。それは { $thefts } 回しか起こりませんが、全員が同時に終わります。
    .text2 = ただし動的な方法と違い、リストは先にできていなければなりません。
    .formula1 = P + p + 盗み = { $accesses }

say_more-hands_measured = ここでの測定
    .text1 = このページは { $lent } 個のワーカーを借りたので、その数まで、毎回4つのステップすべてを測りました。それより先は予測しかできません。
    .text2 = { $pairs } 組のリストは、ここでは 1 ミリ秒よりずっと短い時間で終わり、ワーカーをもう一つ起こすだけで、そのかなりの部分がかかります。千倍遅い計算機での学位論文の結果を期待しないでください。

say_more-hands_few = ここでの測定：分けるには少なすぎる
    .text1 = このページは { $lent } 個のワーカーを借りたので、その数まで測りました。それより先は予測しかできません。
    .text2 = しかしこのライブラリでは、{ $few } 組より少ないリストは1つのワーカーに任せます。ここには { $pairs } 組あります。もう一つ起こすほうが、検査するより長くかかるのです。組がもっと多いときにだけ、ワーカーを増やす意味があります。

say_more-hands_forecast = ワーカー 64 までの予測
    .text1 = { $pairs } 組のそれぞれの時間を1つのワーカーで測り、だれがどの組を取り、いつ全部が終わるかを計算します。一組は約 1 マイクロ秒で、ブラウザーの時計ではわからないほど短いので、何度も繰り返しました。
    .text2 = 曲線には、分担の費用のモデルを加えています。ワーカーを1つ増やすたびに起動に { $wake } µs、共有メモリーへのアクセスごとに { $access } µs かかり、ワーカーはそこで列を作ります。この2つは測定値ではなく、選んだ値です。どちらも 0 にすると、ワーカーを増やして遅くなることはありません。
    .formula1 = 理想 T(N) = t₁ + t₂ + t₃ + t₄ / N

say_more-hands_checked = モデルを時計と照らす
    .text1 = モデルは正しいでしょうか。ワーカーを借りられれば確かめられます。ここでは { $lent } 個です。各方法の測定値を、同じ数についてのモデルの値と並べます。ワーカーの起動も測ります。1つを呼び、来るまでの時間を取ります。1回のアクセスは、選んだとおり { $access } µs とします。
    .text2 = 1 なら完全なモデルです。それより長くかかるのは、ほかが使うメモリーをワーカーが待ち、コアがキャッシュと熱を分け合い、ほかのプログラムもコアを使おうとするからで、モデルはこれらを何も知りません。ワーカーが1つなら何も分け合わないので、そのときのずれは時計と組そのもののずれです。ワーカーが { $lent } 個より多い場合は、何も試していません。
    .formula1 = ずれ = 測定 / モデル

say_more-hands_published-3968 = 学位論文の測定
    .text1 = 3 968 面の2つの球、図 3.7・3.8：プロセッサー 1 台で 434 ms、静的に配ると 12 台で 120 ms、動的な方法では 11 台で 80 ms です。これは、リストができるのを待つ理想の曲線を上回る速さです。
    .text2 = ステップ 1〜3 は1つのワーカーが行うので、限界があります。いくつあっても、全体は最大で { $limit } 倍にしか速くなりません。

say_more-hands_published-960 = 学位論文の測定
    .text1 = 960 面の2つの球：プロセッサー 1 台で 126 ms、動的な方法では 8 台で 27 ms で、それより多いと遅くなります。これほど少ない組はすぐに終わり、ワーカーを増やしても共有メモリーでたがいにじゃまをするだけです。
    .text2 = ステップ 1〜3 は1つのワーカーが行うので、ここにも限界があります。いくつあっても最大で { $limit } 倍です。

question_more-hands_together = 組をトランプのように配ると、全ワーカーの検査時間は 5 % 以内でそろいますか。
question_more-hands_accesses = 1つずつ取ると、共有メモリーへのアクセスは、配る場合に比べてどれくらいになりますか。
question_more-hands_thefts = 盗む方法では、一組あたり何回の盗みがありますか。
question_more-hands_limit = 学位論文のステップの割合によると、ワーカーがいくつあっても、最大でどれくらい速くなりますか。
question_more-hands_fastest = 学位論文で、動的な方法はプロセッサーが何台のとき最も速かったですか。

label_as-many = 同じ数
label_nearly-twice = 2倍近く
label_times-hands = ワーカーごとに同じ数
label_times-2 = 約2倍
label_times-6 = 約6倍
label_no-limit = 限りなく
label_hands-4 = 4
label_hands-8 = 8
label_hands-11 = 11
label_all-done = 全部終了
label_all-done-static = 全部終了、静的
label_all-done-dynamic = 全部終了、動的
label_all-done-stealing = 全部終了、盗む

number_list-pairs = リストの組
number_list-met = 報告された組
number_before-the-test = ステップ 1〜3
number_the-test = ステップ 4
number_pair-mean = 一組、平均
number_pair-longest = 一組、最長
number_hands-shown = 図のワーカー
number_shared-accesses = 共有アクセス
number_gain-shown = 図での速さの倍率
number_thefts = 図での盗み
number_hands-lent = 借りたワーカー
number_one-static = 1個、静的
number_one-dynamic = 1個、動的
number_one-stealing = 1個、盗む
number_all-static = 借りた全部、静的
number_all-dynamic = 借りた全部、動的
number_all-stealing = 借りた全部、盗む
number_forecast-one = 1個、測定
number_forecast-static = 12個、静的
number_forecast-dynamic = 12個、動的
number_forecast-stealing = 12個、盗む
number_forecast-ideal = 12個、理想
number_forecast-static-cost = 静的、モデル込み
number_forecast-dynamic-cost = 動的、モデル込み
number_forecast-stealing-cost = 盗む、モデル込み
number_wake-measured = 起動、測定
number_model-static = モデルの値、静的
number_model-dynamic = モデルの値、動的
number_model-stealing = モデルの値、盗む
number_off-static = 測定 / モデル、静的
number_off-dynamic = 測定 / モデル、動的
number_off-stealing = 測定 / モデル、盗む
number_off-most = 最大のずれ、全体
number_thesis-one = 学位論文、1 台
number_thesis-static-12 = 学位論文、静的、12 台
number_thesis-dynamic-8 = 学位論文、動的、8 台
number_thesis-dynamic-11 = 学位論文、動的、11 台
number_thesis-ideal-12 = その割合で理想、12 台

chart_hands-supposed = 図での速さの倍率
chart_hands-times = 4つのステップの時間
chart_hands-published = 学位論文の時間
chart_hands-gains = 速さの倍率：ここでの予測と学位論文

axis_hands = ワーカー
axis_times-faster = 速さの倍率

line_ideal = 理想
line_supposed-static = 静的
line_supposed-dynamic = 動的
line_supposed-stealing = 盗む
line_measured-static = 測定、静的
line_measured-dynamic = 測定、動的
line_measured-stealing = 測定、盗む
line_forecast-static = 予測、静的
line_forecast-dynamic = 予測、動的
line_forecast-stealing = 予測、盗む
line_thesis-static = 学位論文、静的
line_thesis-dynamic = 学位論文、動的
line_thesis-ideal = その割合で理想

why_more-hands_together = カードのように配ると、どのワーカーも、差が1以内で同じ数の組を受け取ります。しかし { $pairs } 組のうち { $met } 組は報告され、ほかの組の { $longer } 倍の時間がかかります。誰がそれをいくつ受け取るかは偶然です。
why_more-hands_accesses = 配る方法では、組ごとに共有メモリーから1回読み、報告ごとに1回書きます。合わせて { $accesses } 回です。1つずつ取る方法では、その前に組を共有メモリーに置かなければなりません。1組あたりのアクセスを数えてください。
why_more-hands_thefts = ワーカーが盗むのは自分の分が終わったときだけで、そのとき最も長い残りの半分を取ります。{ $pairs } 組に対して、半分にするものがなくなるまでに、それが何回起こりうるかを考えてください。
why_more-hands_limit = 分担されるのはステップ 4 だけです。ワーカーがいくつあっても、ステップ 1 から 3 にかかる時間は同じです。全体をその時間で割ってください。
why_more-hands_fastest = ワーカーが増えると検査は短くなりますが、どのワーカーも同じ共有メモリーに来て、リストを待ちます。{ $list-pairs } 組では、いつ次のワーカーのすることがなくなるかを考えてください。

## Pseudocode

more-hands_list = N 人のうちワーカー 1 がステップ 1〜3 を行う：P 組の一覧
more-hands_one = ワーカー1つ：組を順に判定する
more-hands_static = 静的：ワーカー i は組 i, i + N, i + 2N, … を判定する
more-hands_dynamic = 動的：ワーカー 1 は組を挙げるたびに、すぐキューに入れる。
more-hands_next = ほかのワーカーはキューの次の組を取って判定し、まだなければ待つ。
more-hands_help = 一覧ができたら、ワーカー 1 も判定する
more-hands_stealing = スチール：ワーカー i は、一覧を N 等分した i 番目の列から始める。
more-hands_own = 自分の列に組がある間：取って判定する
more-hands_steal = 次に、残りが最も長い列の半分を取る。なければ：終わり
more-hands_measure = 4つのステップ全部を、使えるだけの 1, 2, … ワーカーで、方式ごとに測る
more-hands_forecast = 予測：1ワーカーでの組ごとの時間から、だれがいつどの組を取るか
more-hands_costs = ワーカーを1つ起こすごと、共有メモリーへのアクセスごとに時間を加える
more-hands_off = off ← 測定値 / 予測値
more-hands_limit = 限界：t₄ を何ワーカーで分けても、t₁ + t₂ + t₃ は残る

## Glossary

shared-memory = 共有メモリー
    .forms = 共有メモリー | 共有メモリ
    .text = 複数のスレッドが読み書きするメモリーです。どのアクセスも、ほかのアクセスを待つことがあります。

work-stealing = ワークスティーリング
    .forms = いちばん長く残っているものの半分 | 最も長い残りの半分 | 盗む | 盗み
    .text = 各スレッドは自分の分から始め、終わったスレッドは、ほかのスレッドに残った分の半分を取ります。盗む回数は少なく、全員がそろって終わります。

static-dynamic = 静的な分担と動的な分担
    .forms = 配ります | あらかじめ配 | 配る | 動的な方法
    .text = 静的：始める前に仕事を配ります。動的：手の空いたものが次の分を取ります。

speed-up-limit = 速度向上の限界
    .forms = 限界があります
    .text = 1つのスレッドだけで行う部分が限界を決めます。仕事のうち割合 s を分けられないなら、スレッドをいくら増やしても 1/s 倍より速くはなりません。アムダールの法則として知られています。
