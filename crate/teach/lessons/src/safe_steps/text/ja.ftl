### 安全なステップ：保守的前進法。

lesson_safe-steps = 安全なステップ

about_safe-steps = 棒が回りながら五角形のそばを動きます。距離と速さの上限から、接触なしにどこまで進めるかが、くり返しわかります。

source_safe-steps = Mirtich と Canny 1995、Mirtich 1996 の 2.3 節・図形と動きは独自のもの

parameter_safe-steps_turn = 棒の回転、°
parameter_safe-steps_height = 経路の高さ

say_safe_start = 一つの動き
    .text1 = 棒 B は矢印に沿って動き、その間に { $turn }° 回ります。薄い輪郭は終わりの位置です。B は途中で五角形 A に触れるでしょうか。触れるなら、いつでしょうか。
    .text2 = 個々の姿勢を調べるだけでは、その間の接触を見落とすことがあります。見落とさずに進む方法があります。
    .formula1 = { $turn }°

say_safe_bound = どの点もこれより速くない
    .text1 = B の中心は動き全体で { $way } 動きます。回転により、中心から距離 R の点はさらに最大で { $turning } 動きます。したがって、B のどの点も動き全体で { $speed } より多くは動きません。
    .text2 = この上限は探す必要がありません。どの点にも、どの時刻にも成り立ちます。
    .formula1 = µ = |v| + |ω| R = { $speed }

say_safe_first = 接触には短すぎるステップ
    .text1 = 始めに A と B は { $distance } 離れています。B がこのすき間を埋めるのは、早くても動きの { SHARE($time) } の後です。そこで一気にそこへ進みます。その間に接触はあり得ません。
    .text2 = これを保守的前進法といいます。
    .formula1 = Δt = d / µ = { $distance } / { $speed }

say_safe_next = もう一度測って進む
    .text1 = 新しい姿勢でも A と B は { $distance } 離れています。このすき間からまた接触のない時間がわかり、二つめのステップは動きの { SHARE($time) } まで進みます。
    .text2 = グラフの点は測った姿勢です。線はすべての時刻の距離ですが、この方法は線を知りません。
    .formula1 = t = { SHARE($time) }

say_safe_contact = ステップは接触で終わる
    .text1 = { $stops } 個の姿勢を測ると、距離が { $tolerance } を下回ります。接触は動きの { SHARE($time) }、またはその少し後です。接触に近いほどステップは短くなります。部品がどれほど薄くても、接触を飛び越えるステップはありません。
    .text2 = 時間のスライダーを動かしてみてください。その点までは何も触れません。
    .formula1 = t = { SHARE($time) } で d ≤ { $tolerance }

say_safe_no-contact = ステップは終わりに届く
    .text1 = { $stops } 個の姿勢を測ると、次のステップは動きの終わりを越えます。したがって B は A に決して触れません。測った姿勢だけでなく、すべての時刻について証明されています。
    .formula1 = t ≥ 1

say_safe_against = A に向かう動きだけを数える
    .text1 = この上限は粗いものです。B の動きの大部分は A のそばを通るか、A から離れます。そこで最短の線に逆らう速さだけを使います。回転によりどの角も近づくことがあるので、回転はすべて数えます。
    .text2 = すると { $any } 個ではなく { $stops } 個の姿勢で足ります。上限は最短の線とともに変わり、前より大きくなることはありません。
    .formula1 = µ = max(0, −v·n) + |ω| R

say_safe_proof = 使われているところ
    .text1 = Nearpoint が教示した動きを検査し、関節の範囲を探すときも、同じ考えを使います。ある姿勢で二つのリンクが、次の姿勢までに両方が動ける距離より離れていれば、その間のすべての姿勢は空いています。
    .text2 = 二つの三角形には正確な判定があり、許容差はいりません。「途中で捕らえる」をご覧ください。
    .formula1 = d > µ Δt：空き

question_safe_touches = B は A に触れますか。
question_safe_next = 次のステップの長さは？
question_safe_fewer = よりよい上限では姿勢が少なくて済みますか。

label_safe-shorter = 最初より短い
label_safe-longer = 同じか、より長い

number_speed = µ：速さの上限
number_stops = 測った姿勢

chart_safe-distance = 時間と距離

axis_safe-time = 時間
axis_safe-apart = 距離

line_safe-curve = 距離
line_safe-any = 測定、すべての動きを数える
line_safe-against = 測定、A に向かう動きを数える

why_safe_touches = 始めと終わりの輪郭と、回る棒の端がどこまで届くかを見てください。
why_safe_next = ステップは距離を同じ上限で割ったものです。距離が小さくなれば、ステップも短くなります。
why_safe_fewer = よりよい上限は決して大きくならないので、同じ姿勢からのステップは決して短くなりません。動き全体がまっすぐ A に向かうなら、得るものはわずかです。

## Pseudocode

safe-steps_start = t ← 0
safe-steps_reach = R ← B の点の中心からの最大距離
safe-steps_speed = µ ← |v| + |ω| R
safe-steps_loop = t < 1 の間：
safe-steps_distance = d, n ← t での距離とその方向
safe-steps_direction = よりよく：µ ← max(0, −v·n) + |ω| R
safe-steps_contact = d ≤ 許容差なら：t での接触を返す
safe-steps_step = t ← t + d / µ
safe-steps_none = 接触なしを返す
safe-steps_proof = 二つの姿勢の間は空き：d > µ Δt

## Glossary

conservative-advancement = 保守的前進法
    .forms = 保守的前進法
    .text = 衝突時刻を求める方法です。接触があり得ないところまでだけ時間を進め、これを繰り返します。その時間は、距離を近づく速さの上限で割ったものです。
