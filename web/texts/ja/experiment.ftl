### The placing experiments.

title = 積み木の配置実験
chapter = 面の拘束
about = 立方体を手で積み重ねます。面が引き寄せる補助の有無で試し、結果を論文の値と比べられます。
source = 北村 1996、第6章
language = 言語
canvas = 積み木の置かれた机です。スペースキーでつかみ、離します。矢印キーと Page Up・Page Down で動かし、Shift と矢印で傾け、Q と E でひねります。何をするかは横の文章にあります。
settings = 実験

setting_experiment = 実験
setting_tasks = 作業
setting_modes = モード
setting_trials = 各試行数
setting_practice = その前の練習
setting_pause = モード間の休憩（秒）
setting_snapping = 吸着の方法

experiment_accuracy = 精度：つかむのは1回
experiment_speed = 速さ：4・3・2 mm まで
experiment_snailAccuracy = かたつむり：精度
experiment_snailSpeed = かたつむり：速さ、3 mm まで

snapping_steady = レビュー画面と同じ
snapping_published = 論文のとおり

task_A = 作業 A
task_B = 作業 B
task_C = 作業 C
task_snail = かたつむり

aim_A = 青い立方体をもう一つの上に載せ、4つの頂点を合わせてください。
aim_B = 青い立方体を他の2つに接するように置き、6つの頂点を合わせてください。
aim_C = 青い立方体を他の3つの隅に置き、7つの頂点を合わせてください。
aim_snail = 緑の足の上にかたつむりを組み立てます。端に尾、その隣に赤い殻の下半分、その上に丸い上半分、前に頭。3つは回す必要があります。

mode_1 = モード1：補助なし
mode_2 = モード2：衝突面を表示
mode_3 = モード3：吸着

modeText_1 = 補助はありません。積み木が見えるだけです。
modeText_2 = 衝突した面に色が付きます。積み木は手の動きにそのまま従います。
modeText_3 = 面が積み木を引き寄せて保ちます。強く引けば離れます。

asPublished = 論文のとおり
asPublishedTitle = すべての作業とモード、10試行（かたつむりは8）、練習2回
total = 練習を含めて全 { $n } 試行
start = 開始
again = もう一度
begin = 試行を始める
skip = この試行をとばす
stop = ここで終える

block_cube = 立方体
block_tail = 尾
block_shell-lower-half = 殻の下半分
block_shell-upper-half = 殻の上半分
block_head = 頭

take = つかむ：{ $block }
letGo = 離す
results = 結果
back = 積み木へ戻る

way_across = 平行
way_depth = 奥行き
way_tilt = 傾ける
way_twist = ひねる

ways = 動かし方
progress = 試行 { $trial }／{ $trials }
progressPractice = 練習 { $trial }／{ $trials }
overall = { $of } のうち { $done } 終了
welcome = 手で積み木をどれだけ正確に置けますか
lead = 青い輪郭のところに積み木を置きます。補助のあるときとないときがあります。積み木は最初少し傾いていて、それはどのモードでも同じです。時間はつかんでから離すまでなので、先によく見てください。データはこのコンピューターの外に出ません。
rest = 次のモードの前に { $s } 秒ほど休んでもかまいません。
ready = 用意ができたら始めてください（スペース）。時計はつかんだ時に動き始めます。
readyPractice = これは練習で、数えません。スペースで始めます。
once = 各積み木は1回だけつかめます。離すとそのままです。
until = 頂点の距離の平均が { $mm } mm より小さくなると試行は終わり、積み木が緑になります。何度つかみ直してもかまいません。
over = 実験は終わりです。「結果」であなたの表を論文の表と比べられます。
how = 動かし方

how_take = つかむ・離す
how_take_keys = 左ボタンを押したまま。または、クリックで取り、もう一度クリックで放す。キー：スペース
how_across = 画面に平行
how_across_keys = マウスを動かす、矢印キー
how_depth = 手前・奥
how_depth_keys = ホイール、または Ctrl を押しながらマウスを動かす。キー：Page Up・Page Down
how_tilt = 傾ける
how_tilt_keys = Shift と移動、Shift と矢印キー
how_twist = ひねる
how_twist_keys = Ctrl とホイール、Alt と移動、Q・E
how_fine = 細かく
how_fine_keys = 上のキーと Alt
how_view = 視点を変える（つかんだままでも）
how_view_keys = 1 正面、3 右、7 上、0 斜め、F 全体、積み木の外をドラッグ
how_touch = 指では：積み木に触れてつかみ、下で動かし方を選び、「離す」を押します。

lastTrial = 直前の試行
distance = 距離誤差（頂点の合計、mm）
angle = 角度誤差 (°)
time = 時間 (s)
corners = 頂点のずれの平均 (mm)
givenUp = 中断
said = 試行 { $n }：{ $time } 秒、距離誤差 { $distance } mm、角度誤差 { $angle }°。
saidGivenUp = 試行 { $n } は中断しました。
saidBegin = { $task }、{ $mode }。{ $progress }。
saidHeld = つかみました。
saidFree = 離しました。
none = まだ試行がありません。自分で行うか、模擬の手に行わせてください。
few = いちばん少ない組は { $n } 試行です。試行が少ないと多くは分かりません。論文の値は5人（うち4人は熟練者）が各10試行した平均です。モードは1、2、3の順に行うので、慣れは後のモードに有利に働きます。
mouse = 論文の被験者は大きな立体映像の前で6自由度の道具を持っていました。あなたはマウスと平面の画面です。誤差よりもゲインを比べてください。
gains = モード1に対するゲイン
gainsLead = 効果は (1 − 比)・100。比は、誤差または時間をモード1の値で割ったものです。太字があなたの値です。
means = 平均
speedTable = 決められた精度までの時間
speedLead = 正規化：最も速い組合せが 0 %、最も遅い組合せが 100 %。論文（図 6.17）では吸着がつねに速く、条件が厳しいほど差が広がります。
snailTable = かたつむり
snailLead = 論文：吸着ありでは全員が実物の2倍以内（最良は 8 % 増）、なしでは 2.5〜5 倍でした。実物のかたつむりの距離誤差は最大 28 mm（14頂点、各 2 mm）とされています。
realTime = 実物の積み木でのあなたの時間（あれば、秒）
overReal = 実物比

column_task = 作業
column_mode = モード
column_trials = 試行
column_you = あなた
column_paper = 論文
column_hand = 模擬
column_criterion = 条件 (mm)
column_givenUp = 中断
column_normalised = 正規化
column_experiment = 実験

kind_accuracy = 精度
kind_speed = 速さ

snailWithout = 実物の 2.5〜5 倍
snailWith = 実物の 1.08〜2 倍
simulated = 模擬の手
simulatedLead = 震え・反応時間・視力を明示した模擬の手が、左で選んだ実験を行います。同じ種なら同じ結果です。あなたや特定の人を表すものではありません。
simulate = 実行
simTrials = 各試行数
simSeed = 乱数の種
simProgress = { $of } 試行のうち { $done }
cancel = 中止
beside = 自分の結果と並べる
simNote = 模擬の手、種 { $seed }、{ $n } 試行。
csv = CSV
json = JSON
clear = 消去
clearTitle = このコンピューターからあなたの試行を消します
cleared = あなたの試行を消しました。
run = あなたの試行は無作為な名前 { $run } でこのブラウザーに保存されています。
badSetting = 「{ $field }」に「{ $value }」は選べません。
restarted = 実験が失敗し、再起動しました。終わった試行は残っています。
notStarted = 実験を起動できませんでした
stopped = 実験が続けて失敗したため停止しました。

chart_distance = 距離誤差と時間、{ $task }
chart_angle = 角度誤差と時間、{ $task }
chart_gains = 拘束される自由度とゲイン
chart_normalised = 条件と正規化した時間
chart_snail = 距離誤差と時間、かたつむり

axis_mm = mm
axis_degrees = °
axis_seconds = 時間 (s)
axis_percent = %
axis_freedoms = 拘束される自由度
axis_criterion = 条件 (mm)

line_mode-1 = モード1
line_mode-2 = モード2
line_mode-3 = モード3
line_mode-1-compared = モード1（模擬）
line_mode-2-compared = モード2（模擬）
line_mode-3-compared = モード3（模擬）
line_distance-gain = 距離
line_angle-gain = 角度
line_time-gain = 時間
line_published-distance-gain = 距離（論文）
line_published-angle-gain = 角度（論文）
line_published-time-gain = 時間（論文）
