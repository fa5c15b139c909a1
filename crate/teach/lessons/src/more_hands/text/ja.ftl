### More workers.

lesson_more-hands = ワーカーを増やす

about_more-hands = 1つの組のリストを複数のスレッドで処理します。静的・動的な分担とワークスティーリングの時間と、その限界である直列の仕事、待ち、コピーをここで測ります。

source_more-hands = 北村、3.4 節・3.7 節、図 3.7・3.8 · アムダール 1967 · カープとフラット 1990 · ワークスティーリング、費用のモデル、最後の2つのステップは学位論文にないもの

parameter_more-hands_largest = 各球の面の数

choice_more-hands_largest_960 = 960
choice_more-hands_largest_3968 = 3 968

parameter_more-hands_meet = 球の位置

choice_more-hands_meet_before-contact = 接触の直前
choice_more-hands_meet_deep = 深く重なる：組が多い

parameter_more-hands_hands = 図のワーカー数
parameter_more-hands_wake = モデル：ワーカーの起動、µs
parameter_more-hands_access = モデル：共有アクセス、µs

say_more-hands_one = 1つのワーカーがすべてを行う
    .text1 = { $pairs } 組の面を検査し、そのうち { $met } 組が報告されます。球の上の帯は、ワーカーの時間を左から右へ示します。初めは箱、候補、立方体で薄い色、続いて一組ずつの検査です。
    .text2 = 図が時計によって変わってはいけないので、ステップの時間は学位論文の表 3.1 のものを使い、報告される組にはほかの組の { $longer } 倍かかると仮定しています。数値と後のグラフは測定したものです。

say_more-hands_static = 静的：組を順に配る
    .text1 = リストができたら、組を配ります。{ $hands } 個のワーカーのうち、1番が最初の組を、2番が次の組を取り、順に続けます。組とその面は、担当のワーカーの色です。
    .text2 = どのワーカーもほかを手伝えません。最も遅いワーカーの検査は、最も速いワーカーより { SHARE($spread) } 長くかかります。各組は共有メモリーから1回読み、各報告はそこに1回書きます。アクセスは { $accesses } 回です。
    .formula1 = P + p = { $pairs } + { $met } = { $accesses }

say_more-hands_dynamic = 動的：空いたワーカーが次の組を取る
    .text1 = 1番のワーカーがリストを作り、ほかのワーカーは、その途中から最初の組の検査を始めます。空いたワーカーが次の組を取るので、すべてがほぼ同時に終わり、リスト作りの時間はほとんど加わりません。リストが伸びるより速いワーカーは、待たなければなりません。
    .text2 = その代わり、各組は読む前に共有メモリーに書かれるので、アクセスは全部で { $accesses } 回です。ここでは、リストを作るワーカーも、作り終えたら検査をします。
    .formula1 = 2P + p = 2 · { $pairs } + { $met } = { $accesses }

say_more-hands_stealing = ワークスティーリング：残りが最も多いところを手伝う
    .text1 = 今日、多くのスケジューラーが使う方法です。各ワーカーは、リストの連続した一部分から始めます。終わったワーカーは、いちばん長く残っているものの半分を取ります。それは { $thefts } 回しか起こりませんが、すべてのワーカーが同時に終わります。
    .text2 = ただし動的な方法と違い、リストは先にできていなければなりません。
    .formula1 = P + p + スチール = { $accesses }

say_more-hands_measured = ここでの測定
    .text1 = このページは { $lent } 個のワーカーを使えるので、その数まで4つのステップすべてを測りました。それより先は予測しかできません。
    .text2 = ステップ 1〜3 は1つのワーカーが行い、その時間の割合 s も測りました。アムダールの法則は、この s から速度向上の限界を与えます。点は曲線より下にあるはずです。動的な方法だけは、リストを作りながら検査するので、曲線より上になることがあります。
    .text3 = 学位論文では s は { SHARE($thesis) } でした。しかしその計算機は千倍遅かったので、同じ速度向上は期待できません。{ $pairs } 組の検査は、ここでは 1 ミリ秒よりずっと短い時間で終わるので、ステップ 1〜3 の割合が大きくなります。ワーカーをもう1つ起動するだけで、検査の時間のかなりの部分がかかります。
    .formula1 = S(N) ≤ 1 / (s + (1 − s) / N) < 1 / s

say_more-hands_few = ここでの測定：組が少なすぎる
    .text1 = このページは { $lent } 個のワーカーを使えるので、その数まで測りました。それより先は予測しかできません。
    .text2 = ステップ 1〜3 は1つのワーカーが行い、その時間の割合 s も測りました。アムダールの法則は、この s から、速度向上の限界の曲線を与えます。学位論文では s は { SHARE($thesis) } でした。
    .text3 = このライブラリは、{ $few } 組より少ないリストを1つのワーカーに任せます。ここにあるのは { $pairs } 組で、ワーカーをもう1つ起動するほうが、検査するより長くかかります。ワーカーを増やして速くなるのは、組がもっと多いときだけです。
    .formula1 = S(N) ≤ 1 / (s + (1 − s) / N) < 1 / s

say_more-hands_forecast = ワーカー 64 個までの予測
    .text1 = { $pairs } 組のそれぞれの時間を1つのワーカーで測り、どのワーカーがどの組を取り、いつ全部が終わるかを計算します。一組は約 1 マイクロ秒で、ブラウザーの時計には短すぎるため、何度も繰り返して測りました。どう分担しても、最も長い組が終わるまでは終わりません。そこで、この組がステップ 4 の速度向上の限界を決めます。
    .text2 = 曲線には費用のモデルも含まれています。ワーカーを1つ増やすごとに起動に { $wake } µs、共有メモリーへのアクセスごとに { $access } µs かかり、アクセスは順番待ちになります。どちらも測定値ではなく、仮定した値です。両方を 0 にすると、ワーカーを増やして遅くなることはありません。
    .formula1 = 理想 T(N) = t₁ + t₂ + t₃ + t₄ / N

say_more-hands_checked = モデルと測定の比較
    .text1 = モデルは正しいでしょうか。このページが使える { $lent } 個のワーカーで確かめられます。各方法を測り、その予測と比べます。ワーカーの起動にかかる時間も測ります。1回のアクセスは、設定どおり { $access } µs とします。
    .text2 = 1 なら完全なモデルです。それより大きくなる原因を、モデルは考えに入れていません。ワーカーはほかが使うメモリーを待ち、コアはキャッシュと発熱の余裕を分け合い、ほかのプログラムも動いています。ワーカーが1つなら何も分け合わないので、差は時計と組から来ます。ワーカーが { $lent } 個より多い場合は測っていません。
    .formula1 = 比 = 測定 / モデル

say_more-hands_published-3968 = 学位論文の測定
    .text1 = 図 3.7・3.8 は 3 968 面の2つの球です。プロセッサー 1 台で 434 ms、静的に配ると 12 台で 120 ms、動的な方法では 11 台で 80 ms です。動的な方法は理想の曲線より速くなります。理想の曲線は、リストができるのを待つからです。
    .text2 = ステップ 1〜3 は1つのワーカーが行うので、限界があります。ワーカーがいくつあっても、全体は最大で { $limit } 倍にしか速くなりません。学位論文の 3.7 節は、{ $least }〜{ $most } 台より多いプロセッサーはほとんど役に立たないと結論しています。

say_more-hands_published-960 = 学位論文の測定
    .text1 = 960 面の2つの球は、プロセッサー 1 台で 126 ms、動的な方法では 8 台で 27 ms です。それより多いと遅くなります。これほど少ない組はすぐに終わり、さらにワーカーを増やしても共有メモリーを奪い合うだけです。
    .text2 = ステップ 1〜3 は1つのワーカーが行うので、ここにも限界があります。ワーカーがいくつあっても最大で { $limit } 倍です。学位論文の 3.7 節は、{ $least }〜{ $most } 台より多いプロセッサーはほとんど役に立たないと結論しています。

say_more-hands_sixteen = 16 コアと1つのロック
    .text1 = 私たちのページを、16 コアの計算機で一度測りました。17 部品のロボットアーム SO-101 の検査に、スレッド1つでは { $one } ms、4つでは { $four } ms、16 では { $sixteen } ms かかりました。
    .text2 = これはアムダールの法則の限界でしょうか。カープとフラットは、測った速度向上 S から、その原因となるはずの直列部分の割合 s を計算します。本当に直列部分が原因なら、s はスレッドの数によりません。ところがここでは、2つのときの { SHARE($of-two) } から、16 のときの { SHARE($of-sixteen) } へ増えます。スレッドは互いに邪魔をしていたのです。
    .text3 = 原因はおそらくメモリーです。検査はメモリーを割り当てるアロケーターを { $calls } 百万回呼び出し、そのロックは一度に1つのスレッドしか通しません。コマンドラインでは、各スレッドが解放したメモリーを自分で取っておきます。そこでは、16 スレッドから求めた割合は { SHARE($of-native) } にすぎません。
    .text4 = そこで対策は、割り当てを減らすこと、そしてページでも、各スレッドが解放したメモリーを取っておくことです。ここの数値は、対策の前のものです。
    .formula1 = s = (1/S − 1/N) / (1 − 1/N)

say_more-hands_messages = 共有メモリーかメッセージか
    .text1 = 共有メモリーがなければ、共有のロックもありません。各ワーカーは自分のメモリーを持ち、postMessage でメッセージを送り合います。ただしメッセージはコピーされます。ここでは、2つの球と { $pairs } 組、合わせて { $kilobytes } kB をワーカーに送り、報告される組が戻ります。
    .text2 = ここで測ったのはコピーです。元のメモリーからの取り出し、メッセージへのコピー、相手のメモリーへの書き込みの3つです。メッセージは相手のワーカーで順番も待ちますが、それは測っていません。postMessage の本当の費用は、この値より大きくなります。共有メモリーなら、ポインターを渡すだけです。残るのはワーカーの起動で、これはメッセージでも必要です。
    .text3 = ワーカーはコピーを次のために取っておけますが、それでは N 個のワーカーが N 個のコピーを持ちます。コピーはメモリーの帯域も使います。メモリーへの経路は、すべてのコアで1つです。だからこのページはメモリーを共有し、そこでロックを待たないようにしなければなりません。

question_more-hands_together = 組を順に配ると、全ワーカーの検査時間は 5 % 以内でそろいますか。
question_more-hands_accesses = 動的な方法では、共有メモリーへのアクセスは、静的な方法に比べてどれくらいになりますか。
question_more-hands_thefts = ワークスティーリングでは、一組あたり何回のスチールがありますか。
question_more-hands_limit = 学位論文のステップの割合によると、ワーカーがいくつあっても、最大でどれくらい速くなりますか。
question_more-hands_sixteen = 私たちのページは 16 コアの計算機で、あるロボットアームを検査しました。スレッドが4つのときに比べて、16 ではどれくらいの時間がかかりましたか。
question_more-hands_fastest = 学位論文で、動的な方法はプロセッサーが何台のとき最も速かったですか。

label_as-many = 同じ数
label_nearly-twice = 2倍近く
label_times-hands = × ワーカー数
label_times-2 = 約 2 倍
label_times-6 = 約 6 倍
label_no-limit = 限りなく
label_third-as-long = 約3分の1
label_equally-long = ほぼ同じ
label_twice-as-long = 約2倍
label_hands-4 = 4
label_hands-8 = 8
label_hands-11 = 11
label_all-done = 全部終了
label_all-done-static = 全部終了、静的
label_all-done-dynamic = 全部終了、動的
label_all-done-stealing = 全部終了、スティーリング

number_list-pairs = リストの組
number_list-met = 報告された組
number_before-the-test = ステップ 1〜3
number_the-test = ステップ 4
number_pair-mean = 一組、平均
number_pair-longest = 一組、最長
number_hands-shown = 図のワーカー
number_shared-accesses = 共有アクセス
number_gain-shown = 図での速度向上
number_thefts = 図でのスチール
number_hands-lent = 使えるワーカー
number_one-static = 1個、静的
number_one-dynamic = 1個、動的
number_one-stealing = 1個、スティーリング
number_all-static = 使える全部、静的
number_all-dynamic = 使える全部、動的
number_all-stealing = 使える全部、スティーリング
number_serial-share = ステップ 1〜3 の割合 s
number_serial-limit = アムダールの限界、1/s
number_forecast-one = 1個、測定
number_forecast-static = 12個、静的
number_forecast-dynamic = 12個、動的
number_forecast-stealing = 12個、スティーリング
number_forecast-ideal = 12個、理想
number_pair-longest-limit = ステップ 4 / 最長の組
number_forecast-static-cost = 静的、モデル込み
number_forecast-dynamic-cost = 動的、モデル込み
number_forecast-stealing-cost = スティーリング、モデル込み
number_wake-measured = ワーカーの起動、測定
number_model-static = モデルの値、静的
number_model-dynamic = モデルの値、動的
number_model-stealing = モデルの値、スティーリング
number_off-static = 測定 / モデル、静的
number_off-dynamic = 測定 / モデル、動的
number_off-stealing = 測定 / モデル、スティーリング
number_off-most = 最大の比、全体
number_thesis-one = 学位論文、1 台
number_thesis-static-12 = 学位論文、静的、12 台
number_thesis-dynamic-8 = 学位論文、動的、8 台
number_thesis-dynamic-11 = 学位論文、動的、11 台
number_thesis-ideal-12 = その割合で理想、12 台
number_arm-1 = ページ、1 スレッド
number_arm-2 = ページ、2 スレッド
number_arm-4 = ページ、4 スレッド
number_arm-8 = ページ、8 スレッド
number_arm-16 = ページ、16 スレッド
number_implied-2 = 求めた割合 s、2 スレッド
number_implied-4 = 求めた割合 s、4 スレッド
number_implied-8 = 求めた割合 s、8 スレッド
number_implied-16 = 求めた割合 s、16 スレッド
number_native-16 = コマンドライン、16 での速度向上
number_message-bytes = ワーカーへ送るバイト数
number_message-copies = コピー、往復
number_message-of-test = コピー / ステップ 4

chart_hands-supposed = 図での速度向上
chart_hands-times = 4つのステップの時間
chart_hands-speed-ups = ここでの速度向上とその限界
chart_hands-sixteen = 16 コアでの速度向上、対策の前
chart_hands-published = 学位論文の時間
chart_hands-gains = 速度向上：ここでの予測と学位論文

axis_hands = ワーカー
axis_times-faster = 速度向上（倍）

line_ideal = 理想
line_supposed-static = 静的
line_supposed-dynamic = 動的
line_supposed-stealing = スティーリング
line_measured-static = 測定、静的
line_measured-dynamic = 測定、動的
line_measured-stealing = 測定、スティーリング
line_forecast-static = 予測、静的
line_forecast-dynamic = 予測、動的
line_forecast-stealing = 予測、スティーリング
line_thesis-static = 学位論文、静的
line_thesis-dynamic = 学位論文、動的
line_thesis-ideal = その割合で理想
line_amdahl = アムダールの曲線
line_amdahl-limit = その限界、1/s
line_sixteen-arm = ページ、ロボットアーム
line_sixteen-stations = ページ、10 000 部品
line_sixteen-native = コマンドライン、ロボットアーム
line_sixteen-amdahl = アムダール、2 スレッドの割合

why_more-hands_together = どのワーカーも、差が1以内で同じ数の組を受け取ります。しかし { $pairs } 組のうち { $met } 組は報告され、ほかの組の { $longer } 倍の時間がかかります。どのワーカーがそれをいくつ受け取るかは偶然です。
why_more-hands_accesses = 静的な方法では、組ごとに共有メモリーから1回読み、報告ごとに1回書きます。合わせて { $accesses } 回です。動的な方法では、その前に組をそこに書かなければなりません。1組あたりのアクセスを数えてください。
why_more-hands_thefts = ワーカーがスチールするのは自分の分が終わったときだけで、そのとき最も長い残りの半分を取ります。半分にするものがなくなるまでに、それは何回起こりうるでしょうか。{ $pairs } 組と比べてください。
why_more-hands_limit = 分担されるのはステップ 4 だけです。ワーカーがいくつあっても、ステップ 1〜3 にかかる時間は同じです。全体の時間を、この3つのステップの時間で割ってください。
why_more-hands_fastest = ワーカーが増えると検査は短くなりますが、どのワーカーも同じ共有メモリーを奪い合い、リストを待ちます。{ $list-pairs } 組では、いくつで次のワーカーのすることがなくなるでしょうか。
why_more-hands_sixteen = 16 のスレッドでは、1つあたりの仕事は4つのときより少なくなります。しかしどのスレッドも、仕事の間に何度もメモリーを求め、全員のメモリーを1つのロックが守っています。スレッドの数とともに、待ち時間はどう増えるでしょうか。

## Pseudocode

more-hands_list = N 個のうちワーカー 1 がステップ 1〜3 を行う：P 組のリスト
more-hands_one = ワーカー1つ：組を順に判定する
more-hands_static = 静的：ワーカー i は組 i, i + N, i + 2N, … を判定する
more-hands_dynamic = 動的：ワーカー 1 は組を挙げるたびに、すぐキューに入れる。
more-hands_next = ほかのワーカーはキューの次の組を取って判定し、まだなければ待つ。
more-hands_help = リストができたら、ワーカー 1 も判定する
more-hands_stealing = スティーリング：ワーカー i は、リストを N 等分した i 番目の部分から始める。
more-hands_own = 自分の部分に組がある間：取って判定する
more-hands_steal = 次に、最も長い残りの半分を取る。なければ：終わり
more-hands_measure = 4つのステップ全部を、使える 1, 2, … ワーカーで、方式ごとに測る
more-hands_amdahl = ステップ 1〜3 の割合が s なら、最大で 1 / (s + (1 − s) / N) 倍
more-hands_forecast = 予測：1ワーカーでの組ごとの時間から、どのワーカーがいつどの組を取るか
more-hands_costs = ワーカーの起動ごと、共有メモリーへのアクセスごとに時間を加える
more-hands_off = 比 ← 測定値 / 予測値
more-hands_limit = 限界：t₄ を何ワーカーで分けても、t₁ + t₂ + t₃ は残る
more-hands_implied = N スレッドの速度向上 S から：s ← (1/S − 1/N) / (1 − 1/N)。s が N とともに増えるなら、互いに待っている
more-hands_message = 共有メモリーあり：ポインターを渡す。なし：取り出し、送り、書き込む

## Glossary

shared-memory = 共有メモリー
    .forms = 共有メモリー | 共有メモリ
    .text = 複数のスレッドが読み書きするメモリーです。どのアクセスも、ほかのアクセスを待つことがあります。

work-stealing = ワークスティーリング
    .forms = いちばん長く残っているものの半分 | 最も長い残りの半分 | ワークスティーリング | スチール
    .text = 各スレッドは自分の分から始め、終わったスレッドは、ほかのスレッドに残った分の半分を取ります。スチールの回数は少なく、すべてがそろって終わります。

static-dynamic = 静的な分担と動的な分担
    .forms = 配ります | あらかじめ配 | 配る | 動的な方法 | 静的な方法
    .text = 静的：始める前に仕事を配ります。動的：手の空いたものが次の分を取ります。

speed-up-limit = 速度向上の限界
    .forms = 限界があります | アムダールの法則
    .text = 1つのスレッドだけで行う部分が限界を決めます。仕事のうち割合 s を分けられないなら、スレッドをいくら増やしても 1/s 倍より速くはなりません。アムダールの法則として知られています。測った速度向上から s を求めるのが、カープ・フラットの指標です。

## Claims

more-hands_source = 北村 1996、3.5.2節、図 3.7 と 3.8
more-hands_says = 3 968面では、プロセッサー1台で 434 ms のところが、静的な分担では12台で 120 ms、動的な分担では11台で 80 ms になる。
more-hands_why = 学位論文の第6章は、4 000面程度の物体に約 70 ms としています。第3章では最短でも 80 ms で、違いの理由は書かれていません。当時、ステップ 1〜3 は計算量の6分の1でした。今ではそちらのほうが大きく、1つのワーカーで行います。そのため数個より多いワーカーは役に立たず、1つを起動するだけで、多くの組を検査するのと同じ時間がかかります。
