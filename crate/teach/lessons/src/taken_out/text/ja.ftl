### Can it be taken out?

lesson_taken-out = 取り出せるか

about_taken-out = 部品をアセンブリから取り出せるか、どの経路で出るかを調べます。まっすぐに、移動だけで、回転も使って、あるいはこのような歩みでは経路が見つからないのか。

source_taken-out = 論文なし：探索は本ページのもので、レビューページでも使われる。A*：Hart, Nilsson, Raphael 1968。番が来てから調べる方法：Cohen, Phillips, Likhachev 2014 · 3つのアセンブリはすべて自作

parameter_taken-out_part = 部品

choice_taken-out_part_hook = 板に掛かったフック
choice_taken-out_part_key = 溝に入ったキー
choice_taken-out_part_rings = つながった2つの輪

parameter_taken-out_step = 刻み

choice_taken-out_step_fine = 5 mm
choice_taken-out_step_coarse = 10 mm

parameter_taken-out_turns = 回転

choice_taken-out_turns_quarter = 90° ごと
choice_taken-out_turns_half = 180° ごと

say_taken_start = 部品と、それを留めるもの
    .text1 = 色の濃い部品を、透けて描かれたもう一方から取り出します。2つは接触しておらず、どこにもわずかなすきまがあります。
    .text2 = 2本の軸に沿う平面が部品ともう一方との間に入れば、部品は外に出ています。部品は1つの剛体として動き、途中で何にも当たってはいけません。
    .formula1 = 外への経路はあるか

say_taken_closed = まっすぐな経路はない
    .text1 = 軸に沿う方向と、その中間の方向は、合わせて 26 あります。どの方向でも、部品が外に出るところまでの動き全体を一度に調べます。
    .text2 = すべて閉じています。線の端の点は、部品が何かに当たることを表します。ただし、これはここから始まってまっすぐ進む動きについてだけの答えです。
    .formula1 = 26 方向のうち { $open } が開いている

say_taken_open = まっすぐな経路
    .text1 = 軸に沿う方向と、その中間の方向は、合わせて 26 あります。どの方向でも、部品が外に出るところまでの動き全体を一度に調べます。
    .text2 = このうち { $open } 方向が開いていて、長い線の端に輪があります。ほかの方向では、部品は何かに当たります。
    .formula1 = 26 方向のうち { $open } が開いている

say_taken_why = 方向が閉じている理由
    .text1 = 閉じた方向のうち、部品が最も遠くまで進めるものです。{ $free } mm 進んだところで、ひし形の点でもう一方に当たります。
    .text2 = 衝突時刻は計算で求めており、いくつかの位置で標本を取ったのではありません。薄いものを飛び越すことはありません。
    .formula1 = { $free } mm は自由

say_taken_moves-out = 移動だけで足りる
    .text1 = 探索は { $step } mm ずつ、まわりの 26 の位置へ進みます。{ $looks } 個の歩みを調べ、{ $places } 個の姿勢に到達しました。点は部品の中心の位置です。
    .text2 = 最後の姿勢は外です。どの歩みも始めから終わりまで調べられ、最も短い経路になりそうな姿勢から先に取り上げられます。
    .formula1 = 歩み { $looks } 個を調べ、姿勢 { $places } 個に到達

say_taken_moves-none = 移動だけでは経路がない
    .text1 = 探索は { $step } mm ずつ、まわりの 26 の位置へ進み、部品を回すことはありません。点で示した { $places } 個の姿勢に到達し、調べた { $looks } 個の歩みのうち { $shut } 個が閉じています。
    .text2 = 調べるものはもう残っていません。ですから、このような歩みによる外への経路はなく、それは証明されています。回転を使う経路については、何も言っていません。
    .formula1 = 姿勢 { $places } 個に到達、調べ残しなし

say_taken_turns-out = 回転を使えば経路がある
    .text1 = 今度は、部品はどの軸のまわりにも { $turns }° ずつ回れます。向きは { $orientations } 通りです。回転も移動と同じく1つの歩みで、始めから終わりまで調べられます。
    .text2 = { $looks } 個の歩みを調べ、{ $places } 個の姿勢に到達したところで、部品は外に出ました。輪は、部品を回して初めて到達した位置です。
    .formula1 = 歩み { $looks } 個を調べ、姿勢 { $places } 個に到達

say_taken_turns-none = この刻みでは経路なし
    .text1 = 今度は、部品はどの軸のまわりにも { $turns }° ずつ回れます。向きは { $orientations } 通りです。それでも到達できる姿勢は { $places } 個だけで、探索は { $looks } 個の歩みを調べて終わりました。
    .text2 = { $step } mm の移動と { $turns }° の回転による外への経路は存在しません。証明されたのはそれだけで、ほかの歩みによる経路はあるかもしれません。
    .formula1 = 姿勢 { $places } 個、外は1つもない

say_taken_between = 2つの姿勢の間
    .text1 = 閉じた歩み { $shut } 個のうちの1つで、色の濃い部品からその影までの歩みです。両端では部品は自由ですが、途中の薄い影のところで何かに当たります。
    .text2 = 姿勢だけを調べていたら、このような歩み { $through } 個を通してしまい、物の中を抜ける経路ができたかもしれません。
    .formula1 = 両端は自由で閉じた歩み：{ $through } 個

say_taken_between-as-places = 2つの姿勢の間
    .text1 = 閉じた歩み { $shut } 個のうちの1つで、色の濃い部品からその影までの歩みです。ひし形の点で、初めてもう一方に当たります。
    .text2 = ここでは、閉じた歩みはすべて自由でない姿勢で終わるので、姿勢だけを調べても同じ答えになったでしょう。しかし、それがわかるのは動き全体を調べるからです。
    .formula1 = 両端は自由で閉じた歩み：{ $through } 個

say_taken_found = 見つかったままの経路
    .text1 = 探索は最後の姿勢から、それぞれの姿勢へどこから来たかを逆にたどります。それが経路で、{ $before } 個の歩みからなり、どれも自由であることが証明されています。
    .text2 = 曲がり角の多くは、1つの歩みが { $step } mm だからそこにあるだけです。
    .formula1 = { $before } 区間

say_taken_shorter = 短くした経路
    .text1 = それぞれの角から、ほかの角のうち最も遠いものへの動きを1つ試します。自由でなければ、半分の遠さの角を試します。自由なら、間にあったものすべてに置き換わります。
    .text2 = { $before } 区間のうち { $left } 区間が残ります。新しい区間も歩みと同じように調べられるので、経路は証明されたままで、どの近道でも長くなることはありません。
    .formula1 = { $before } → { $left }

say_taken_clearance = すきま
    .text1 = 部品は、経路でもう一方に最も近づくところにあります。2つを結ぶ線は、そこでの距離です。
    .text2 = すきまがどこでも下界以上であることは証明されています。2つの姿勢の間で、距離は部品の最も遠い点が動く分より大きくは変わらないからです。
    .formula1 = 下界 ≤ すきま ≤ 上界

say_taken_captive = 取り出せない部品
    .text1 = つながった2つの輪で同じ探索をします。{ $step } mm の移動と { $turns }° の回転で { $places } 個の姿勢に到達し、外は1つもありません。グラフの { $tries } 通りの刻みのうち、経路があるのは { $ways } 通りです。
    .text2 = 正しい答えは「この刻みでは経路なし」です。探索にわかる限りでは、もっと細かい刻みなら間に経路が見つかるかもしれません。つながった輪が決して離れないことは正しいのですが、それには別の証明が必要です。
    .formula1 = { $step } mm と { $turns }° では経路なし

say_taken_finer-out = 刻みが違えば答えも違う
    .text1 = 同じ問いを、90° の回転で { $tries } 通りの刻みについて調べます。そのうち { $ways } 通りで経路があります。ですから「経路なし」は自分の刻みについては正しく、すべての経路についての答えと受け取るなら誤りです。
    .text2 = 粗い探索の2つの姿勢の間に、そこから先へ進める姿勢があるかもしれません。「経路なし」という答えには、必ず刻みと回転を添えなければなりません。
    .formula1 = { $tries } 通りのうち { $ways } 通りで経路あり

say_taken_finer-none = 証明されたこと
    .text1 = 同じ問いを、90° の回転で { $tries } 通りの刻みについて調べます。どの刻みでも経路はありません。どの答えも証明されていて、どれも自分の刻みについてだけのものです。
    .text2 = いくつ試しても、経路がまったくないことの証明にはなりません。つながった輪が決して離れないことは正しいのですが、それには別の証明が必要です。経路を見つけた探索には、そのような証明はいりません。
    .formula1 = { $tries } 通りのうち { $ways } 通りで経路あり

question_taken_straight = 部品がまっすぐに出られる方向はありますか。
question_taken_turns = 部品が少しずつ回ってもよければ、外に出られますか。
question_taken_legs = 経路を短くしたあと、残る区間はいくつですか。

why_taken_straight = 考えている方向に、部品のそれぞれの面をたどってください。もう一方の一部がずっと先で初めてじゃまをすることもあり、そのような所が1つあれば、その方向は閉じます。
why_taken_turns = 今の向きで部品を留めているものは何か、部品を回してもそれがまだ留めるかを考えてください。次に、回る余地があるかを考えてください。回さずに到達できる姿勢は、{ $step } mm の歩みで { $places } 個、回転は { $turns }° ごとです。
why_taken_legs = 同じ方向に続く歩みは1つの区間になります。区間が終わるのは、部品が別の方向へ進み始めるところか、回り始めるところだけです。線と { $before } 個の歩みをたどり、それがいくつあるかを数えてください。

number_step-of-search = 探索の刻み
number_turn-of-search = 探索の回転
number_directions = まっすぐな方向
number_directions-open = 開いた方向
number_free-before-contact = 接触までの自由な距離
number_places-reached = 到達した姿勢
number_steps-looked-at = 調べた歩み
number_steps-closed = 閉じた歩み
number_steps-let-through = 閉じていて両端は自由
number_legs = 区間
number_way-clear-from = 経路のすきま、下界
number_way-clear-to = 経路のすきま、上界

chart_places-reached = 到達した姿勢（調べた歩みごと）
chart_way-shorter = 経路の区間数（試すごと）
chart_clearance-of-way = 経路に沿ったすきま
chart_places-by-step = 到達した姿勢（刻みごと）

axis_steps-looked-at = 調べた歩み
axis_places-reached = 姿勢
axis_legs = 区間
axis_share-of-way = 経路上の割合
axis_step-of-search = 刻み、mm

line_by-moves = 移動だけ
line_by-moves-and-turns = 移動と回転
line_legs = 区間
line_clearance-of-way = すきま
line_no-way = 経路なし
line_a-way = 経路あり

## Pseudocode

taken-out_part = 部品と、それを入れているもの。s：歩みの長さ、α：回転の角度
taken-out_straight = 26 の方向それぞれ：まっすぐな動き全体を調べる。何にも当たらなければ開いている
taken-out_contact = 閉じている：衝突時刻までは自由
taken-out_begin = 待ち ← { "{" }部品の今の姿勢、費用なし{ "}" }
taken-out_least = 繰り返す：これまでの経路 + 外までの残り が最小の歩みを取る
taken-out_test = その動きを始めから終わりまで調べる
taken-out_closed = 何かに当たれば：閉じている。次を取る
taken-out_reached = そうでなければ、始めの姿勢から終わりの姿勢に到達
taken-out_outside = 2本の軸に沿う平面が間に入れば：外。「戻る」へ進む
taken-out_around = そこからの s の移動 26 個と α の回転のうち、新しい姿勢へ行くものを待たせる
taken-out_none = 待つものがなければ：s の移動と α の回転では経路なし。言えるのはそこまで
taken-out_back = 戻る：経路 ← 終わりから、それぞれの姿勢へ来た元をたどる。n 区間
taken-out_farthest = それぞれの角から：最も遠い角への動きを調べる。閉じていれば、半分の遠さの角
taken-out_cut = 自由なら：間のすべてに置き換わり、n 区間が残る
taken-out_halve = すきま：いくつかの姿勢で測り、両方の界が近づくまで間を半分に分ける
taken-out_again = 経路なし：別の s と α で同じことをする。答えはどれも自分の s と α を添える

## Glossary

captive-part = 取り出せない部品
    .forms = つながった2つの輪 | つながった輪
    .text = そのままではアセンブリから出てこない部品です。探索が証明するのは、自分の歩みと回転では出ないことだけです。
