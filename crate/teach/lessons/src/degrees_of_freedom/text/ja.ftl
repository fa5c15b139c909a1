### Degrees of freedom.

lesson_degrees-of-freedom = 自由度

about_degrees-of-freedom = 立方体を机の上へ、もう1つの立方体へ、隅へと当て、また引きはがします。手をドラッグして、面がその動きのうち何を残すかを見てください。

source_degrees-of-freedom = 北村 1996、第6章、図 6.1、表 6.1 · 近くの面も候補にし、面から測る安定な方法は本ページの追加

parameter_degrees-of-freedom_case = 立方体を当てる相手

choice_degrees-of-freedom_case_one = 1つの面
choice_degrees-of-freedom_case_two = 2つ
choice_degrees-of-freedom_case_three = 3つ

parameter_degrees-of-freedom_method = 方法

choice_degrees-of-freedom_method_steady = 安定
choice_degrees-of-freedom_method_published = 発表どおり

parameter_degrees-of-freedom_x = 手を右へ, mm
parameter_degrees-of-freedom_y = 手を奥へ, mm
parameter_degrees-of-freedom_z = 手を上へ, mm
parameter_degrees-of-freedom_turn = 鉛直軸まわりの手の回転, °
parameter_degrees-of-freedom_tilt = 手の傾き, °
parameter_degrees-of-freedom_angle-weight = C_r：法線の角度の重み
parameter_degrees-of-freedom_velocity-weight = C_v：動く向きの重み
parameter_degrees-of-freedom_threshold = しきい値：面が覆われる最小の割合
parameter_degrees-of-freedom_hysteresis = H：捕らえるにはより多く、放すにはより少なく
parameter_degrees-of-freedom_pull = k：面が放す距離（√面積 単位）

say_freedoms_approach = 6つの自由度
    .text1 = 手が一辺 7 cm の立方体を運んできます。空中では 3 つの方向に平行移動し、3 本の軸のまわりに回転できます。自由度は { $dof } です。目だけを頼りに置こうとすれば、{ $dof } つすべてが同時に合っていなければなりません。
    .text2 = オレンジ色の線の立方体が、手の位置です。塗りつぶした立方体が、表示される位置です。ここでもほかのステップでも、手をドラッグすると数値が変わります。回転はスライダーか、Shift を押しながらのドラッグで行います。
    .formula1 = 平行移動 3 + 回転 3 = { $dof }

say_freedoms_candidates = どの面のことか
    .text1 = 近づいた2つの面は、法線の向きが 120° 以上違い、小さいほうの面が { SHARE($takes-above) } より多く覆われていれば、引き合います。組ごとに、2つの角（ラジアン）から引力を計算します。r は2つの法線のなす角、v は持っている面の動きと相手の面の法線のなす角です。
    .text2 = ここでは r = { $r }、v = { $v } です。まだ少し離れている面の引力は最大で 4 分の 1 小さくなるので、図では { $attraction } となります。引力が最も大きい組が選ばれます。
    .formula1 = r·C_r + v·C_v = { $r }·{ $r-weight } + { $v }·{ $v-weight } = { $full }

say_freedoms_candidates-published = 面が衝突するまで引力はない
    .text1 = 発表どおりの方法は、衝突した面の中から候補を選びます。立方体は机の近くにありますが、まだ何も衝突していないので、引力をもつ組がありません。
    .text2 = 面が衝突すると、組ごとに、法線のなす角 r と、動きと相手の面の法線のなす角 v から引力を計算します。法線の向きは 120° 以上違い、小さいほうの面は { SHARE($takes-above) } より多く覆われていなければなりません。
    .formula1 = 引力 = r·C_r + v·C_v

say_freedoms_taken = 机が捕らえる
    .text1 = まず立方体を、下の面の重心 c を中心に、2つの面が平行になるまで回します。両方の法線に垂直な軸 u のまわりに θ = { $theta }° です。次に、重心が平面に載るまで、法線に沿って { $moved } mm 動かします。
    .text2 = 手は元の場所にあります。変わったのは表示だけで、自由度は { $dof } 残っています。平面内の 2 つの平行移動 A と B、それに法線 n のまわりの回転です。
    .formula1 = M_rot = T(c) · A(θ, u) · T(−c)
    .formula2 = θ = { $theta }°、次に { $moved } mm

say_freedoms_slide = 1つの面の上をすべる
    .text1 = 手が先へ動き、回り、机に押し込まれました。そのうち表示に使われるのは 3 つの数だけです。s と t は平面内での手の位置で、輪の印から測ります。ang は、面が捕らえてからの手の回転のうち、法線まわりの成分です。
    .text2 = 手を傾けても、押し下げても、その動きは表示に現れません。
    .formula1 = X = s A + t B = { $s } A + { $t } B
    .formula2 = ang = n · ω = { $ang }°

say_freedoms_second = 2つの面
    .text1 = 右の立方体も捕らえました。2つの平面の両方に含まれる直線は 1 本だけです。立方体は C に沿って平行移動できるだけで、ほかには何もできません。もう回すこともできず、自由度は { $dof } です。
    .text2 = s は C の方向で見た手の位置です。
    .formula1 = X = s C = { $s } C

say_freedoms_third = 3つの面
    .text1 = 隅では何も残りません。自由度は { $dof } です。手はそこになく、少し回ってもいるのに、立方体はあるべき場所に正確に立っています。
    .text2 = 手を数ミリ動かしても、表示はそのままです。離れるには引っ張らなければなりません。
    .formula1 = X は固定

say_freedoms_pulled = 引きはがす
    .text1 = 手が上がり、立方体は手のところへ跳びました。{ $dof } つの自由度がすべて戻っています。手が k √A より遠くなると、面は放します。A は覆われている面積で、ここでは { $release } mm です。
    .text2 = 1つめのグラフはこのループを示します。下りでは面は机の近くで捕らえ、上りではずっと後で放します。その間ではどちらの状態もありえますが、立方体がちらつくことはありません。
    .formula1 = 距離 > k √A = { $release } mm

say_freedoms_pulled-one = 机から引きはがす
    .text1 = 手が k √A より高く上がり（A は覆われている面積）、机は放しました。立方体の横にあるものはまだ保持しています。それらの面に沿った向きには、手が引き離されていないからです。残る自由度は { $dof } です。
    .text2 = 1つめのグラフは、机だけの場合のループを示します。下りでは手が近づくと捕らえ、上りではずっと後で放します。
    .formula1 = 距離 > k √A

say_freedoms_half = 面の半分
    .text1 = 立方体は机の上に戻り、縁から半分はみ出すまですべりました。下の面の { SHARE($overlap) } が覆われています。重なりが小さいほど、引きはがす距離も小さく、今は { $release } mm です。
    .text2 = 2つめのグラフは、この距離を重なりに対して示します。発表された k = 0.5 の場合も並べてあります。
    .formula1 = k √A = { $release } mm

say_freedoms_half-published = 面の半分
    .text1 = 立方体は机の上に戻り、縁から半分はみ出すまですべりました。下の面の { SHARE($overlap) } が覆われ、k √A は { $release } mm に縮んでいます。
    .text2 = 発表された方法は、立方体の中心から平面までの距離を測り、今は { $away } mm です。一辺 7 cm の立方体が静かに載っているとき、中心の高さは 35 mm = 0.5 √(70·70) で、ちょうどしきい値にあたります。つまりここでは、保持するだけでも手で押していなければなりません。
    .formula1 = 距離 { $away } ≤ k √A = { $release }

say_freedoms_slid = 縁の外へ押し出す
    .text1 = 面はもうまったく覆われておらず、机は放しました。自由度は { $dof } です。規則は、重なりがしきい値 − H 以下になったら放す、というもので、今の値では { SHARE($lets-go-at) } です。
    .text2 = 引っ張る必要はありませんでした。手は机の高さのままだったからです。
    .formula1 = 重なり ≤ しきい値 − H = { SHARE($lets-go-at) }

say_freedoms_slid-published = 縁より手前で放す
    .text1 = もう少し外へ出ると、覆われている面積が小さくなり、k √A が立方体の中心までの距離を下回りました。面の一部がまだ載っているのに、机は距離のために放したのです。
    .text2 = 安定な方法では、距離を保持している面から測ります。そのため、何も覆われなくなるまで立方体を押し出せます。
    .formula1 = 距離 > k √A

say_freedoms_back = 少しでは足りない
    .text1 = 手が戻り、面の一部がまた机の上に来ましたが、必要な { SHARE($takes-above) } に届きません。外へ出るときは、これだけでもまだ保持していました。H がこのヒステリシスを作ります。同じ場所でも、保持されていた立方体は保持されたまま、自由だった立方体は自由なままです。
    .text2 = 捕らえられるまで、手を右へドラッグしてください。
    .formula1 = 捕らえる：しきい値 + H = { SHARE($takes-above) } より上
    .formula2 = 放す：しきい値 − H = { SHARE($lets-go-at) }

say_freedoms_now-free = 何も保持していない
    .text1 = 今の値では、立方体を保持するものはありません。立方体は手の位置にあり、自由度は { $dof } です。手を面に近づけると、何が引き寄せるかが数値に出ます。
    .text2 = 手は、このステップでの位置から、ドラッグした先へまっすぐ動きます。「元に戻す」で戻せます。
    .formula1 = 自由度 { $dof }

say_freedoms_now-plane = 1つの平面が保持する
    .text1 = 今の値では、立方体は 1 つの平面に保持され、自由度は { $dof } です。A と B に沿って手に従い、手とともに n のまわりに回ります。
    .text2 = この方法で測ると、手は平面から { $away } mm 離れていて、{ $release } mm になると立方体を引きはがします。面の { SHARE($overlap) } が覆われています。
    .formula1 = X = s A + t B = { $s } A + { $t } B
    .formula2 = ang = n · ω = { $ang }°

say_freedoms_now-line = 2つの平面が保持する
    .text1 = 今の値では、立方体は 2 つの平面に保持されています。自由度は { $dof }、C に沿った平行移動だけです。
    .text2 = 最も放しそうな面では、手は { $away } mm 離れていて、{ $release } mm で放します。
    .formula1 = X = s C = { $s } C

say_freedoms_now-none = 隅が保持する
    .text1 = 今の値では 3 つの平面が立方体を保持し、自由度は { $dof } です。どれか 1 つの面が放すまで、手が何をしても動きません。
    .text2 = 最も放しそうな面では、手は { $away } mm 離れていて、{ $release } mm で放します。
    .formula1 = X は固定

question_freedoms_on-table = 机がまさに捕らえようとしています。そのあと立方体の自由度はいくつですか。
question_freedoms_second = 右に2つめの立方体があります。それに当てると、自由度はいくつ残りますか。
question_freedoms_third = では、3つめにも当たる隅では、いくつ残りますか。
question_freedoms_pull = これから手を上げます。どれだけ離れると机は放しますか。面の大きさは 70 × 70 mm です。
question_freedoms_half = 立方体を縁から半分はみ出すまで押します。引きはがすのに必要な距離は、面全体の場合のどれだけの割合になりますか。

label_the-hand = 手

number_freedoms = 自由度
number_s = s, mm
number_t = t, mm
number_ang = ang = n · ω
number_overlap-ratio = 重なり
number_hand-away = 手までの距離, mm
number_release-at = 放す距離 k √A, mm
number_attraction-table = 机の引力
number_attraction-right = 右の立方体の引力
number_attraction-back = 奥の立方体の引力

chart_hand-and-shown = 手の高さと表示の高さ, mm
chart_release-distance = 重なりと引きはがす距離

axis_hand-height = 手, mm
axis_shown-height = 表示, mm
axis_face-share = 面の割合

line_going-down = 下り
line_going-up = 上り
line_now = 今
line_lets-go-at = 放す
line_published-pull = 0.5 √A

why_freedoms_on-table = 平面の上の面は、その中の2方向に平行移動でき、法線のまわりに回れます。持ち上げたり傾けたりする動きは、すべて取り去られます。
why_freedoms_second = 平行でない2つの平面は、1本の直線を共有します。どの平行移動が両方の平面の中にとどまり、どの回転が両方の面を平らに合わせたままにするかを考えてください。
why_freedoms_third = 3つの平面は1点で交わります。3つすべての中にとどまる平行移動があるかを考えてください。
why_freedoms_pull = 手が k √A より遠ざかると、面は部品を放します。面は 70 × 70 mm なので √A は 70 mm です。これに「k」の値を掛けてください。
why_freedoms_half = 距離は k √A で、A は覆われている面積です。面積の半分が覆われているとき、その平方根がどうなるかを考えてください。

## Pseudocode

degrees-of-freedom_hand = 手が動くたびに、保持している面ごとに：
degrees-of-freedom_slid = 覆われた割合 ≤ しきい値 − H なら：放す
degrees-of-freedom_grip = A ← 覆われている面積。away ← 手が平面から離れている距離
degrees-of-freedom_pulled = away > k √A なら：放す
degrees-of-freedom_repeat = 繰り返す：
degrees-of-freedom_candidates = C ← 近い（発表どおり：衝突した）面の組で、法線が 120° 以上違い、覆われた割合 > しきい値 + H のもの
degrees-of-freedom_attraction = 引力 ← r·C_r + v·C_v。安定な方法では、離れているものほど小さくする
degrees-of-freedom_take = C のうち、拘束を増やす最強のものが捕らえる（安定：じゃまがなければ）。なければ：ループを抜ける
degrees-of-freedom_free = 保持する面がない：部品は手の位置に表示される
degrees-of-freedom_first = 1つめの面：重心を中心に、面が平行になるまで θ だけ回し、それから平面へ動かす
degrees-of-freedom_one = 1つの面が保持する：X = s A + t B、回転は n のまわりだけ：ang = n·ω
degrees-of-freedom_two = 2つの面が保持する：X = s C、両平面の交線に沿って
degrees-of-freedom_three = 3つの面が保持する：X は固定

## Glossary

degrees-of-freedom = 自由度
    .forms = 自由度
    .text = 独立な動き方がいくつあるかです。空間の物体には6つあり、1つの面に拘束されると3つ、2つの面では1つが残り、3つの面では残りません。

normal = 法線
    .forms = 法線
    .text = 面からまっすぐ外へ、または辺に垂直に向かう方向です。

attraction = 引力
    .forms = 引力 | 引き合 | 引き寄せ
    .text = 面の組が、利用者の意図にどれだけ合うかです。r·C_r + v·C_v で、r は両方の法線の間の角度、v は動きと相手の面の法線との間の角度です。この値が最も大きい組を選びます。

hysteresis = ヒステリシス
    .forms = ヒステリシス
    .text = 捕らえるには、保持し続けるときより大きな重なりが必要です。同じ場所で、保持されていた部品は保持されたまま、自由だった部品は自由なままとなり、ちらつきません。

overlap-ratio = 重なりの割合
    .forms = 覆われ | 覆って | 重なりの割合
    .text = 2つの面のうち小さいほうを、もう一方がどれだけ覆うかです。0 から 1 までの値です。

centroid = 図心
    .forms = 図心 | 重心
    .text = 面のすべての点の平均です。そこで支えれば釣り合います。

## Claims

letting-go_source = 北村 1996、第6章
letting-go_says = 部品の中心が面の平面から、覆われている面積の平方根の k 倍より遠くなると、面は部品を放す。k は 0.5 である。
letting-go_why = 文字どおりに取ると、置かれたままの 7 cm の立方体は、中心が平面から 3.5 cm にあるため、すでにしきい値の上にあります。安定な方法は、保持している面から測ります。
