### The page: its regions, what they say, and its messages.

product = Nearpoint
tagline = 部品が近づき、接触し、衝突する場所が見えます。

modes_label = このページの用途
modes_review = レビュー
modes_reviewTitle = 部品の衝突とすきまを調べる
modes_learn = 学ぶ
modes_learnTitle = アルゴリズムが答えを見つける様子を一段ずつ見る

regions_parts = 部品
regions_stage = ビュー
regions_timeline = 動きのタイムライン
regions_results = 結果
regions_tabs = パネル

splitters_left = 部品パネルの幅
splitters_right = 結果パネルの幅

language_choose = 言語
language_notLoaded = { $name } のテキストを読み込めませんでした。接続を確かめて、もう一度言語を選んでください。

header_scenes = シーン
header_ownFiles = 自分のファイル
header_undo = 元に戻す (Ctrl+Z)
header_redo = やり直す (Ctrl+Shift+Z)
header_open = 開く…
header_openFiles = ファイル…
header_openFolder = フォルダー…
header_openAdd = 開いているものに追加…
header_openRevision = 新しい改訂として…
header_openNew = 新規（空のシーン）
header_openHere = ここで開いているもの
header_close = { $name } を閉じる
header_openHint = STEP、IFC、STL、OBJ、PLY、OFF、GLB、glTF、DAE、3MF、URDF、SDF、MJCF、zip、シーンファイル。判断、検査、BCF の課題も開けます。ページのどこにドロップしてもかまいません。
header_save = 保存
header_saveTitle = シーンをファイルに保存 (Ctrl+S)
header_share = 共有
header_shareTitle = このシーンと姿勢、今の視点を再現するリンクをコピーします。自分のファイルがあるシーンは、ファイルとして共有します
header_toDark = 暗い配色
header_toLight = 明るい配色
header_more = その他
header_messages = メッセージ

parts_title = 部品
parts_summary = { $n } · 三角形 { $triangles } 個
parts_filter = 部品を絞り込む
parts_tree = シーンの部品
parts_hidden = 非表示
parts_fixed = 固定
parts_interferences = 干渉 { $n } 件
parts_undecided = 未確定 { $n } 件
parts_within = うちグループ内 { $n } 件
parts_hide = 隠す
parts_show = 表示
parts_isolate = これだけ表示
parts_fix = その場に固定
parts_release = 固定を解く
parts_showAll = すべて表示
parts_fold = たたむ
parts_unfold = 開く
parts_foldAll = 全グループをたたむ
parts_unfoldAll = 全グループを開く
parts_colour = 中の全部品の色
parts_partsBelow = 部品 { $n } 個
parts_inside = { $path } の { $name }
parts_none = その名前の部品はありません。
parts_noneYet = まだ部品がありません。

details_title = 選択
details_nothing = 部品を選ぶと、位置を見たり入力したりできます。
details_many = 部品 { $n } 個を選択中
details_selected = 選択中
details_position = 位置
details_rotation = 回転
details_axis = { $what } { $axis }
details_atHome = ファイルの位置のまま
details_moved = ファイルの位置から { $by } 移動しています
details_movedAndTurned = ファイルの位置から { $by } 移動し、{ $turned } 回転しています
details_putBack = 元の位置へ
details_name = 名前
details_colour = 色
details_opacity = 不透明度
details_facts = 三角形 { $triangles } 個 · 面 { $faces } 個 · { BYTES($size) }
details_closed = 閉じた立体
details_open = 開いた曲面
details_notALength = 「{ $typed }」は長さではありません。12.5、-3 cm、1/8 in のように入力してください。
details_notAnAngle = 「{ $typed }」は角度ではありません。90、-45°、1.5 rad のように入力してください。
details_isFixed = この部品は固定されています。先に固定を解いてください。

tools_label = ツール
tools_select = 選択
tools_selectTitle = 部品を選択します。ドラッグすると動きます
tools_move = 移動
tools_moveTitle = 選択したものを1本の軸に沿って動かす矢印（G キーでも）
tools_rotate = 回転
tools_rotateTitle = 選択したものを1本の軸のまわりに回す輪（R キーでも）
tools_fit = 全体
tools_fitTitle = 全体を表示 (F)
tools_section = 断面
tools_sectionTitle = 平面で切り開いて表示 (C)
tools_explode = 分解
tools_explodeTitle = 図の中で部品を互いに離す (A)

stage_canvas = 部品の立体図です。図に見えるものは、部品のツリーと結果に言葉で書かれています。
stage_noPicture = ここには図を表示できませんが、ほかはすべて使えます
stage_noPictureWhy = このブラウザーでは WebGL 2 を使えないため、部品を描けません。部品の一覧、位置の入力、すべての結果は、図がなくても使えます。
stage_lostPicture = 図が一時的に失われました
stage_lostPictureWhy = システムがグラフィックスをリセットしました。図は自動で戻ります。部品の一覧、位置の入力、すべての結果は、図がなくても使えます。
stage_lostForGood = 図が戻りません
stage_lostForGoodWhy = システムがグラフィックスをリセットし、まだ元に戻していません。部品の一覧、位置の入力、すべての結果は、図がなくても使えます。図を描き直してもシーンはそのままです。失われるもの：元に戻す履歴、前の改訂との比較、断面、動きと取り出しの検査結果。
stage_drawAnew = 図を描き直す
stage_empty = ここに部品をドロップ
stage_emptyHint = STEP、IFC、STL、OBJ、PLY、OFF、GLB、glTF、DAE、3MF、URDF、SDF、MJCF。複数のファイル、フォルダー全体、zip アーカイブでもかまいません。データはこのコンピューターの外に出ません。
stage_emptyOpen = ファイルを開く…
stage_emptyScene = またはシーンを開く：
stage_drop = ドロップして開く
stage_dropHint = 例と置き換わります。例に加えるには「開く…」の「開いているものに追加」を使ってください。
stage_dropAdd = ドロップして、開いているものに追加
stage_dropAddHint = それだけを開くには「開く…」の「ファイル」を使ってください。シーンファイルは、開いているものと置き換わります。
stage_dead = エンジンを起動できませんでした

coach_lead = 部品をつかんで動かしてください。
coach_hit = 赤
coach_hitMeans = は2つの部品の共通部分、
coach_touch = 橙
coach_touchMeans = は接触しているか、衝突している可能性のあるところ、
coach_near = 水色
coach_nearMeans = は残っているすきまです。
coach_orbit = 背景をドラッグすると視点が回ります。
coach_close = わかりました
coach_label = 使い方

hud_pair = { $a } { $sign } { $b }
hud_faces = 面 { $n } 個
hud_triangles = 三角形の組 { $n } 個
hud_andMore = ほか { $n } 組
hud_checking = { $n } 組を計測中…
hud_open = { $pairs } 組のうち { $open } 組が未計算
hud_soFar =
    { $interfere ->
        [0] これまでのところ干渉なし
       *[other] これまでに { $interfere } 組が干渉
    }
hud_soFarClear = これまでのところ { $name } は何にも触れていません
hud_clearOf = { $name } は一覧のどの部品からも離れています
hud_several = 部品 { $n } 個のまとまり
hud_severalClear = 部品 { $n } 個のまとまりは一覧のどの部品からも離れています
hud_noPairs = 部品が1つだけでは何とも衝突しません

encounter_passed =
    { $certain ->
        [true] { $part } は途中で { $other } を通り抜けました
       *[false] { $part } は途中で { $other } と衝突した可能性があります
    }
encounter_more = ほか部品 { $n } 個
encounter_go = 最初の接触へ
encounter_goTitle = 両者が最初に接触した位置へ戻す

severity_interference = 干渉
severity_contained = 内包
severity_duplicate = 同じ位置
severity_undecided = 未確定
severity_contact = 接触
severity_near = すきま
severity_clear = すきま

results_title = 結果
results_list = 部品の組、悪い順
results_summary = { $pairs } 組
results_checking = 残り { $pending } 組
results_open = { $pairs } 組のうち { $open } 組が未計算
results_interfere = 干渉
results_soFar = （途中）
results_duplicate = 同じ位置の組
results_undecided = 未確定
results_coarse = { $n } 組が未確定：メッシュが粗すぎます（{ $off }）
results_coarseAdvice = より細かいメッシュか、CAD カーネルが曲面を扱える STEP ファイルで確定できます
results_touch = 接触
results_under = { $limit } 未満
results_noLimit = 限度なし
results_onlySelected = { $name } のみ
results_limit = すきまの限度
results_limitTitle = これより狭いすきまを数え、水色で示します
results_onlyMeeting = 接触または衝突する組だけを一覧にしています。限度を決めると、それより狭いすきまも一覧になります。
results_none = 互いに近い部品はありません。
results_noneMeets = 接触または衝突する部品はありません。
results_noneLeft = すべての条件に合う組はありません：{ $filters }。
results_clearFilters = 条件を解除
# The words that are searched for, among the names of filters.
results_searched = 「{ $words }」
results_allClear = 残りは離れている組だけです。
results_clearPairs = 離れている組 { $n }
results_showClear = 離れている組も一覧にする
results_hideClear = 離れている組を一覧から外す
results_find = 結果の中で部品を探す
results_order = 結果の順序
results_orders_worst = 重大な順
results_orders_depth = 深い順
results_orders_volume = 体積の大きい順
results_orders_clearance = 近い順
results_orders_names = 名前順
results_touching = 接触
results_inside = 内側
results_facesOf = 面 { $a } + { $b } 個
results_exact = 厳密
results_byDesign = 接触していますが、干渉はしていません
results_samePlace = 同じ位置
results_wholly = { $inner } は完全に { $outer } の内側にあります
results_underLimit = 限度未満
results_csv = 表としてコピー
results_csvDone = 結果を表としてクリップボードにコピーしました。
results_csvRefused = ブラウザーがコピーを許可しませんでした。

chart_title = ドラッグ中のすきま
chart_empty = 部品をドラッグすると、その最小のすきまがここに描かれます。
chart_log = 対数
chart_logTitle = 対数目盛り
chart_clearance = すきま
chart_depthAtLeast = 深さ、少なくとも
chart_depthAtMost = 深さ、多くとも
chart_label = ドラッグ { $n } ステップにわたる、ドラッグした部品の最小のすきま

status_label = 状態
status_loading = 読み込み中
status_busy = 検査中
status_idle = 準備完了
status_error = 停止
status_threads = { $n } スレッド、共有メモリー
status_single = 単一スレッド

status_why_notIsolated = 単一スレッド（メモリーの共有不可）
status_why_asked = 単一スレッド（指定による）
status_why_oneCore = 単一スレッド（プロセッサーが1つ）
status_why_poolFailed = 単一スレッド（スレッドを起動できず）

status_whyTitle_notIsolated = 共有メモリーを許す2つのヘッダーをサーバーが送らないか、ページが埋め込まれています。答えは同じで、遅くなるだけです。
status_whyTitle_asked = アドレスで1スレッドが指定されています。答えは同じです。
status_whyTitle_oneCore = 使えるプロセッサーが1つだけです。答えは同じです。
status_whyTitle_poolFailed = このブラウザーはスレッドの起動を拒みました。答えは同じで、遅くなるだけです。

status_triangles = 三角形 { $n } 個
status_query = 計算 { DURATION($millis) }
status_lanesTitle = どのスレッドが、いつ、何をしたかを表示
status_fps = { $n } fps
status_toldIn = 表示
status_toldInTitle = 長さをこの単位で表示し、入力します。シーンは変わりません。
status_asInFile = ファイルのまま ({ $unit })
status_unit = ファイルの単位
status_unitTitle = ファイルの数値の単位を決めます。拡大や縮小はせず、元に戻せます。長さを別の単位で見るには、「表示」の単位を選んでください。
status_up = 上向きの軸
status_zUp = Z が上
status_yUp = Y が上
status_unitGuessed = 単位は推定です：{ $why }
status_shortcuts = ? ショートカット

loading_title = { $label } を開いています
loading_left = 残り約 { $time }
loading_cancel = 中止
loading_cancelled = { $label } を開くのを中止しました。何も変わっていません。
loading_fetching = 取得中
loading_building = 探索木を作成中

message_opened = { $label } から部品 { $n } 個を開きました。
message_added = 開いているものに、{ $label } から部品 { $n } 個を加えました。
message_stillKept = 前に開いていたものは「開く」メニューの「このブラウザーに保存」にあります。
message_openFailed = { $label } を開けませんでした。
message_kept = 開いていたものはすべて残っています。
message_loaderDied = 読み込み ({ BYTES($size) }) に必要なメモリーが、ブラウザーがこのページに許す量を超えたか、読み込みプログラムが失敗しました。小さく分けるか、三角形を減らして試してください。
message_loaderHung = 読み込みを打ち切りました。{ $minutes } 分間、読み込みプログラムから応答がありませんでした。小さく分けるか、glTF (.glb) で書き出して試してください。
message_unsupported = 開きませんでした：{ $names }。開けるのはモデル、zip アーカイブ、シーンファイルです。
message_leftOut = このページの複製には、容量を抑えるため含まれていません。ウェブ上のページにはあります。
message_fetchFailed = { $url } を取得できませんでした ({ $status })。
message_notAScene = { $name } はシーンファイルではありません：{ $why }
message_badLink = アドレスの # より後を読めませんでした。一部が欠けているかもしれません。
message_firstInstead = 代わりに最初のシーンを開きました。

message_restarted_crashed = エンジンが異常終了したため再起動しました。
message_restarted_hung = エンジンが応答しないため再起動しました。
message_restarted_gone = エンジンがページの外から終了させられたため、再起動しました。

message_back_whole = シーンを元に戻しました。
message_back_nearly = シーンを元に戻しましたが、そのとき行っていた操作は失われた可能性があります。最後に見た状態と同じか確かめてください。
message_back_before = 最後の変更でエンジンが異常終了したため、その前の状態に戻しました。変更の写しは「開く」メニューにあります。
message_back_nothing = このシーンでエンジンが異常終了し、その前の状態もないため、何も開いていません。シーンの写しは「開く」メニューにあります。

message_partMissing = このページの一部を取得できませんでした。接続がないか、ページが更新されています。
message_pieceMissing = このページの一部を取得できませんでした。
message_pieceMissingHint = 接続が戻りしだい、もう一度取得します。ほかはすべてそのまま使えます。
message_tryAgain = もう一度試す
message_renewed = 再起動しました。シーンは元のままです。
message_itSaid = 詳細：「{ $why }」。
message_restarting = エンジンが異常終了しました。再起動しています…
message_notBack = シーンを元に戻せませんでした。
message_stopped = エンジンが続けて何度も異常終了したため、停止しました。
message_stoppedHint = もう一度試すか、ページを再読み込みしてください。また起こるときは、部品を1つずつ開いて原因の部品を探してください。
message_saved = { $name } を保存しました。
message_dropFailed = ドロップされたものを読み込めませんでした。
message_update = このページの新しい版があります。
message_updateHint = 開いているシーンには影響しません。都合のよいときに読み込み直してください。
message_reload = 読み込み直す
message_none = メッセージはありません。
message_dismiss = 閉じる
message_list = メッセージ、新しい順

shortcuts_title = ショートカット
shortcuts_close = 閉じる

tabs_label = パネル
tabs_robots = 関節
tabs_motion = 動き
tabs_parts = 部品
tabs_details = 選択
tabs_results = 結果
tabs_chart = グラフ
