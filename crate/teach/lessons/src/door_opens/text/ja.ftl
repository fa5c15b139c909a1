### The door opens.

lesson_door-opens = 扉が開く

about_door-opens = 場を下るロボットが、障害物がどくまで行き詰まります。

source_door-opens = 北村 1996、第4章、図 4.5 と 4.6 · 世界とロボットは自作 · 修復される本ページの計画は論文のものとは別

parameter_door-opens_opening = 扉の開き

say_door_closed = 閉じた扉
    .text1 = T 字形のロボットが輪まで行こうとしています。壁にはすきまがありますが、その後ろに扉があります。輪郭線は、扉がすべっていく先です。
    .text2 = 物が動きうる場所では、論文は終わりまで計画を立てません。ロボットは1歩ごとに、値が最も低い隣のセルへ行きます。つまり、坂を下ります。
    .formula1 = 1歩ずつ

say_door_stuck = 行き詰まり
    .text1 = { $steps } 歩のあと、隣にこれより低いセルはなく、どう回っても先へ進めません。ロボットは極小点にいます。線はここまでの経路です。
    .text2 = ロボットは扉のことを何も知りません。知っているのは、まわりのセルだけです。
    .formula1 = { $steps } 歩、その先なし

say_door_proven = まだ経路はない
    .text1 = 本ページの探索は、1 ボクセルの移動と 45° の回転で目標に至る姿勢をすべて調べます。{ $poses } 個あり、点はその位置です。
    .text2 = 出発点はその中にありません。ですから、扉が閉じている間は、このような歩みによる経路は存在しません。
    .formula1 = 姿勢 { $poses } 個、経路なし

say_door_opened = 扉が動く
    .text1 = 扉が { $opening } mm すべりました。扉自身の四分木から満ちたセル { $full } 個を求め直し、場も作り直します。
    .text2 = ロボットは、行き詰まった場所に立っています。
    .formula1 = { $opening } mm だけ

say_door_on = 先へ進む
    .text1 = 新しい場で、ロボットはさらに { $more } 歩下り、目標に着きます。
    .text2 = 経路全体で { $turned }° 回りました。
    .formula1 = さらに { $more } 歩

say_door_stuck-again = また行き詰まり
    .text1 = ロボットはさらに { $more } 歩試しましたが、目標に着きません。
    .text2 = 経路がないからかもしれませんし、下るだけでは見つからないからかもしれません。
    .formula1 = さらに { $more } 歩

say_door_mended = 計画を修復する
    .text1 = 本ページの探索は、わかったことを残しておきます。扉のまわりだけを探索し直し、{ $mended } 個の姿勢を展開します。証明には { $poses } 個かかりました。
    .text2 = 見つかった経路は、ロボットの出発点から始まります。
    .formula1 = 姿勢 { $mended } 個、以前は { $poses } 個

say_door_proven-again = やはり経路はない
    .text1 = 本ページの探索は、わかったことを残しておきます。扉のまわりだけを探索し直し、{ $mended } 個の姿勢を展開します。証明には { $poses } 個かかりました。
    .text2 = 1 ボクセルの移動と 45° の回転による経路は、やはり存在しません。
    .formula1 = 姿勢 { $mended } 個、以前は { $poses } 個

say_door_robot = 扉を通って
    .text1 = 再生すると、ロボットが本ページの計画による経路を進みます。合わせて { $turned-ours }° 回ります。
    .text2 = どの区間も端から端まで調べてあります。
    .formula1 = 回転 { $turned-ours }°

question_door_climb = いつも最も低い隣へ進むと、ロボットは目標に着きますか。
question_door_on = 今いる場所から、今度は目標に着きますか。
question_door_less = 計画の修復に使う姿勢は、証明のときより少ないですか。

number_climbing-steps = 移動と回転
number_poses-expanded = 展開した姿勢

line_way-climbed = 下った経路

number_poses-mended = 修復で展開した姿勢

why_door_climb = ロボットは、今いるところより値の低いところへしか進みません。閉じた扉は、道をふさぐ山です。登らずに回り込めるかどうかを考えてください。
why_door_on = 扉は { $opening } mm 動き、場が作り直されました。開いた幅をロボットと比べ、今の位置からずっと下っていけるかどうかを考えてください。
why_door_less = 前にわかったことは、扉が以前も今もないところでは正しいままです。証明では { $poses } 個の姿勢を展開しました。探索し直す必要があるのは、扉の動きが変えたところだけです。

## Pseudocode

door-opens_field = P ← すべての障害物と目標の場
door-opens_climb = 1歩ずつ下る：
door-opens_beside = v ← まだ行っていない、空いた隣のセルのうち値が最小のもの
door-opens_reached = 目標のセルが隣にあれば：そこへ行って終わり
door-opens_lower = v がここより低ければ：v へ行く
door-opens_turn = そうでなければ 30°, 60°, … と、値が最小になる向きへ回す
door-opens_stuck = 回せる向きがなければ：行き詰まり
door-opens_opened = 障害物が動く：その木からセルを、場も作り直し、また下る
door-opens_ours = 本ページ：目標から逆向きに、1 ボクセルの移動と 45° の回転で、最短のものから
door-opens_step = 始めから終わりまでロボットが何にも当たらない歩みだけを採る
door-opens_proven = 進む先がもうなければ：このような歩みによる経路は存在しない
door-opens_mend = 障害物が動く：そのまわりの歩みだけを調べ直し、それで変わった姿勢から先へ進む
door-opens_way = 出発点から、残りが最小の隣へ進む。区間を短くし、それぞれ調べる

## Glossary

descent = 坂下り
    .forms = 坂を下 | 下っていけ | 下っていく | 下るだけ | 下って | 下る | 下り
    .text = 今のセルから値の最も低い隣のセルへ、1歩ずつ進むことです。計画も記憶もありません。

plan-repair = 計画の修復
    .forms = 修復 | 調べ直し
    .text = 動いた障害物が変えたところだけを調べ直し、探索がすでに知っているほかのことは残すことです。D* Lite がそうします。
