### Every sentence about robots, their taught motion and its check.

robots_sides_left = 左のパネルに表示するもの
robots_sides_right = 右のパネルに表示するもの
robots_sides_parts = 部品
robots_sides_robots = 関節
robots_sides_results = 結果
robots_sides_motion = 動きの検査

robots_joints_label = { $robot } の関節
robots_joints_home = 原点復帰
robots_joints_homeTitle = すべての関節を 0 に、または制限の許すかぎり 0 の近くに
robots_joints_hint = 図の中でリンクをドラッグすると、関節がついて来ます。土台をドラッグするとロボット全体が動きます。
robots_joints_base = 設置位置
robots_joints_value = { $joint }、{ $unit }
robots_joints_degrees = 度
robots_joints_noLimit = 制限なし
robots_joints_limits = { $joint }：{ $lower } から { $upper } まで
robots_joints_range_show = 各関節がどこまで動けるかを表示
robots_joints_range_title = ほかの関節を動かさずに、各関節の範囲全体を調べます。空きと示した範囲は、メッシュについて証明済みです。
robots_joints_range_searching = 探索中…
robots_joints_range_clear = { $lower } から { $upper } まで空いています。
robots_joints_range_meets = { $lower } から { $upper } まで { $pair }。
robots_joints_range_undecided = { $lower } から { $upper } まで { $pair } は未定です。
robots_joints_range_stops = その先は { $pair }。
robots_joints_range_mayStop = その先は { $pair } かもしれません。
robots_joints_range_nearest = 最も近いのは { $value } での { $pair }。最小距離は { $distance } です。
robots_joints_range_nearestTitle = 関節をその値に動かします。この関節が動かし、調べている組すべての、範囲全体での最小距離です。上下限はメッシュについて証明済みです。
robots_joints_range_outside = 値が限界の外にあります。
robots_joints_risk_hits = { $part } が { $other } に衝突
robots_joints_risk_more = ほか { $n } 組
robots_joints_risk_mayHit = { $part } が { $other } に衝突する可能性
robots_joints_risk_touches = { $part } が { $other } に接触
robots_joints_risk_near = { $part } から { $other } まで { $distance }
robots_joints_risk_clear = 近くのすべてから離れています
robots_joints_risk_checking = 検査中…

robots_teach_title = 教示した動き
robots_teach_summary =
    { $keys ->
        [0] { "" }
       *[other] 姿勢 { $keys } 個 · { SECONDS($length) }
    }
robots_teach_empty = ロボットを姿勢に合わせて記録してください。2つの姿勢で動きになります。
robots_teach_list = 教示した姿勢
robots_teach_pose = 姿勢 { DIGITS($n) }
robots_teach_go = 姿勢 { DIGITS($n) } へ
robots_teach_time = 姿勢 { DIGITS($n) } の時刻、秒
robots_teach_store = 姿勢を記録
robots_teach_storeTitle = 今の関節の値を { SECONDS($time) } に加えます
robots_teach_insert = { SECONDS($time) } に挿入
robots_teach_insertTitle = 今の関節の値を、タイムラインの時刻に加えます
robots_teach_update = 姿勢 { DIGITS($n) } を更新
robots_teach_updateTitle = 今の関節の値で置き換えます
robots_teach_remove = 姿勢 { DIGITS($n) } を削除
robots_teach_up = 姿勢 { DIGITS($n) } を前へ
robots_teach_down = 姿勢 { DIGITS($n) } を後へ
robots_teach_form = 姿勢の間
robots_teach_forms_linear = 直線
robots_teach_forms_trapezoidal = 台形
robots_teach_forms_cubic = 3次
robots_teach_formTitle = 直線：各関節は姿勢から姿勢へ一定の速さで動きます。台形：加速し、走り、減速して各姿勢で止まります。3次：すべての姿勢を滑らかに通ります。
robots_teach_total = 所要時間
robots_teach_totalTitle = 別の時間を入力すると、動き全体が伸び縮みします
robots_teach_notATime = 「{ $typed }」は時間ではありません。2.5、2.5 s、500 ms のように入力してください。
robots_teach_sameTime = { SECONDS($time) } にはすでに姿勢があります。
robots_teach_noLength = 動きの時間は 0 s より長くなければなりません。
robots_teach_clear = 消去
robots_teach_clearTitle = すべての姿勢を取り除きます
robots_teach_save = 保存
robots_teach_csv = CSV
robots_teach_json = JSON
robots_teach_read = 開く…
robots_teach_readTitle = ファイルの動き：時刻の列と関節ごとの列を持つ表、または JSON
robots_teach_tooFast = { $joint } は { SECONDS($time) } に { $speed } で動くことになりますが、上限は { $allowed } です。
robots_teach_tooFastMore = ほか関節 { $n } 個
robots_teach_slowDown = { SECONDS($length) } にする
robots_teach_slowDownTitle = すべての関節が速度の上限に収まるまで動きを伸ばします
robots_teach_fast = 速すぎ

robots_timeline_label = 動きのタイムライン
robots_timeline_play = 再生（スペース）
robots_timeline_pause = 一時停止（スペース）
robots_timeline_loop = 繰り返す
robots_timeline_speed = 速さ
robots_timeline_stop = 接触で停止
robots_timeline_stopTitle = 部品が接触し始めるところで再生を止めます
robots_timeline_time = 時刻
robots_timeline_at = { SECONDS($time) }／{ SECONDS($end) }
robots_timeline_away = 外れている
robots_timeline_awayTitle = ロボットは、この時刻の動きの姿勢から外れています。タイムラインを動かすと戻ります。
robots_timeline_poses = 姿勢
robots_timeline_clearance = すきま
robots_timeline_log = 対数
robots_timeline_check = 動きを検査
robots_timeline_fold = 縮小
robots_timeline_unfold = 拡大
robots_timeline_morePairs = ほか { $n } 組
robots_timeline_meeting = { $pair }：{ SECONDS($from) } から { SECONDS($to) } まで
robots_timeline_near = { $pair }：{ SECONDS($from) } から { SECONDS($to) } まで精度より近い
robots_timeline_first = 最初の接触：{ $pair }、{ SECONDS($time) }
robots_timeline_smallest = 最小のすきま：{ $distance }、{ $pair }、{ SECONDS($time) }
robots_timeline_curve = 時刻に対する最小のすきま、{ $low } から { $high } まで
robots_timeline_outdated = 古い結果
robots_timeline_unchecked = 未検査

robots_check_title = 動きの検査
robots_check_hint = ステップの間も見落としません。どの部品も、経路全体を検査します。
robots_check_noMotion = まず姿勢を2つ以上教示してください。
robots_check_method = 比べるもの
robots_check_methods_exact = 厳密な面
robots_check_methods_spheres = 球
robots_check_methodTitles_exact = 面そのもの：報告された衝突は確実です
robots_check_methodTitles_spheres = 面を覆う球：速く、精度の範囲で確実です
robots_check_accuracy = 精度
robots_check_accuracyTitle = これより近づく部品も、衝突の可能性があるものとして報告します。すきまはこの誤差の範囲で分かります
robots_check_stopAtFirst = 最初の接触で止める
robots_check_run = 動きを検査
robots_check_runTitle = 動き全体を検査します
robots_check_both = 両方で検査
robots_check_bothTitle = 球で、次に面で検査し、結果を並べて示します
robots_check_running =
    { $method ->
        [exact] 厳密な面
       *[other] 球
    }：{ PERCENT($part) } %
robots_check_cancel = 中止
robots_check_outdated = その後で何かが変わりました。
robots_check_again = もう一度検査
robots_check_hits = { $a } は { SECONDS($time) } に { $b } に衝突します。
robots_check_nears = { $a } は { SECONDS($time) } に { $b } と衝突する可能性があります。そのとき両者は { $distance } 以内にあります。
robots_check_morePairs =
    ほか { $n } 組が{ $certain ->
        [true] 衝突します
       *[false] 衝突するか、衝突する可能性があります
    }。
robots_check_nothing = 衝突はありません。
robots_check_nothingYet = これまでのところ衝突はありません。
robots_check_smallest = 最小のすきまは { $distance } で、{ SECONDS($time) } の { $a } と { $b } の間です。
robots_check_stopped = 最初の接触で止まりました。残りは検査していません。
robots_check_cancelled = { PERCENT($part) } % で中止しました。残りは検査していません。
robots_check_how =
    { $method ->
        [exact] 厳密な面
       *[other] 球
    }で { $pairs } 組 · すきまの誤差 { $accuracy } 以内 · { DURATION($ms) }
robots_check_pairs = 衝突する組
robots_check_within = { $distance } 以内
robots_check_faces = 三角形の組 { $n } 個
robots_check_nearest = 最小のすきま
robots_check_compare = 並べて比較
robots_check_rows_verdict = 結果
robots_check_rows_pairs = 衝突する組
robots_check_rows_first = 最初の接触
robots_check_rows_smallest = 最小のすきま
robots_check_rows_tests = 判定
robots_check_rows_took = 時間
robots_check_meets = 衝突
robots_check_clear = 離れている
robots_check_partly = 未完了
robots_check_save = レポートを保存
robots_check_copyHint = レポートをファイルに

robots_spheres_show = 衝突する球を表示
robots_spheres_title = 部品が今どこで衝突しているか、上の精度の球による
robots_spheres_none = ここで衝突する球はありません。
robots_spheres_more = ほか { $n } 組
robots_spheres_pair = 球 { $a } + { $b } 個、表面の間は { $within } 以内
robots_spheres_tests = 判定 { $tests } 回／{ $all } 回

robots_allowed_title = 検査しない組 { $n } 個
robots_allowed_hint = 設計上衝突してよい組です。シーンでも動きの検査でも報告しません。
robots_allowed_none = すべての組を検査します。
robots_allowed_reason_joined = 関節 { $joint } でつながる
robots_allowed_reason_oneLink = 同じリンクに付く
robots_allowed_reason_excluded = ファイルの指定：{ $by }
robots_allowed_reason_alwaysMeet = 試した姿勢のすべてで衝突
robots_allowed_reason_neverMeet = 試した姿勢では一度も衝突せず
robots_allowed_remove = 再び { $a } と { $b } を検査する
robots_allowed_find = 無作為に試して探す
robots_allowed_findTitle = 無作為な姿勢を { $n } 個試します。そのすべてで衝突する組と、1台のロボットの中で一度も衝突しないリンクの組は、以後検査しません。標本は何も証明せず、設計上ありそうなことを示すだけです。
robots_allowed_found =
    { $n ->
        [0] 新しい組は見つかりませんでした。
       *[other] 検査しない組が { $n } 個増えました。
    }
robots_allowed_ask = 検査をやめる…
robots_allowed_askTitle = この2つは設計上衝突してよいものとし、検査をやめます。検査を続けるには、状態を「承認済み」にしてください
robots_allowed_why = { $a } と { $b } が衝突してよい理由は？
robots_allowed_placeholder = 設計上
robots_allowed_ok = 検査をやめる
robots_allowed_cancel = 中止

robots_say_hits = { $a } は { SECONDS($time) } に { $b } に衝突します
robots_say_nears = { $a } は { SECONDS($time) } に { $b } と衝突する可能性があります
robots_say_until = { SECONDS($time) } まで
robots_say_at = 時刻 { SECONDS($time) }

robots_files_savedMotion = 動きを { $name } に保存しました。
robots_files_savedReport = レポートを { $name } に保存しました。
robots_files_readMotion = 動きを { $name } のもので置き換えました。
robots_files_notRead = { $name } を動きとして読み込めませんでした。
