### Sentences about what was decided about clashes, and reports of it.

review_standing_changed = 変化
review_standing_new = 新規
review_standing_active = 対応中
review_standing_reviewed = 確認済み
review_standing_approved = 承認済み
review_standing_resolved = 解決済み

review_standingTitle_changed = 判断したときより悪くなったか、解決済みにした後もまだあります
review_standingTitle_new = まだ判断されていません
review_standingTitle_active = 把握済みで、対応が必要です
review_standingTitle_reviewed = 人が確認しました
review_standingTitle_approved = このまま残せます。今より深くなると「変化」になります
review_standingTitle_resolved = 対応が済みました

review_lead =
    { $approved ->
        [true] { $found }、承認済み
       *[false] { $found }
    }
review_filter = 次の組だけを一覧にする

review_filters_notClear = 離れていない
review_filters_byKernel = CAD カーネルによる
review_filters_fits = はめあい
review_filters_fresh = この改訂で新規
review_filters_worse = この改訂で悪化

review_filterTitles_notClear = 干渉・接触・未確定の組と、限度より近い組だけを一覧にする
review_filterTitles_byKernel = CAD カーネルが確定した組だけを一覧にする
review_filterTitles_fits = 一方の軸が他方の同軸の穴に入る組だけを一覧にする
review_filterTitles_fresh = 前の改訂にはなかった干渉だけを一覧にする
review_filterTitles_worse = 前の改訂より悪化した干渉だけを一覧にする

review_status = 状態
review_priority = 優先度

review_priorities_low = 低
review_priorities_normal = 中
review_priorities_high = 高
review_priorities_critical = 最優先

review_noPriority = 優先度なし
review_assignee = 担当者
review_nobodyYet = 担当者を決める…
review_comment = コメント
review_commentHint = コメント
review_add = 追加
review_group = グループ
review_noGroup = グループ名…
review_tests = 検査
review_testsTitle = どの部品の何を検査し、何を干渉とみなすか
review_onlyTest = 「{ $name }」の干渉だけ
review_allTests = 再びすべての組を表示
review_grouping = 干渉のグループ分け

review_groupBy_none = グループなし
review_groupBy_hand = 自分のグループ別
review_groupBy_part = 部品別
review_groupBy_level = アセンブリ別、第 { DIGITS($level) } 段
review_groupBy_nearness = 近さ別
review_groupBy_cause = 原因ごと
review_groupBy_sameness = 同じもの × n

review_bunch =
    干渉 { $n } 件、{ $open ->
        [true] 開いた状態
       *[false] 閉じた状態
    }
review_openOrClosed =
    { $open ->
        [true] 開いた状態
       *[false] 閉じた状態
    }
review_times = × { $n }
review_topLevel = 最上段
review_nearby = 近く
review_several = 干渉 { $n } 件を選択
review_clear = 選択を解く
review_comments = コメント
review_nobody = 名前なし
review_others = BCF ファイルのビュー
review_othersTitle = ファイルの視点と断面で見る

review_name_title = お名前は？
review_name_about = 判断とコメントに、あなたの名前が表示されます。名前はこのブラウザーに保存されます。
review_name_label = 名前
review_name_go = 続ける
review_name_cancel = 中止

review_report_title = レポート
review_report_about = 結果と判断をレポートとして保存
review_report_kinds_html = HTML（閲覧・印刷用）
review_report_kinds_csv = CSV の表
review_report_kinds_xlsx = Excel の表 (XLSX)
review_report_kinds_bcf = BCF の課題（CAD・BIM 用）
review_report_kinds_junit = JUnit（ビルドサーバー用）
review_report_kinds_glb = 干渉の3Dモデル (GLB)
review_report_kinds_decisions = 判断（再び取り込む用）
review_report_moves = 干渉をなくす移動を入れる
review_report_pictures = HTML と BCF に図を入れる
review_report_open = 判断をファイルから取り込む…
review_report_lacks = 干渉 { $of } 件のうち、図があるのは { $pictures } 件です。
review_report_lacksMoves = 干渉する対 { $of } 組のうち、移動を探したのは { $n } 組です。
review_report_progress = 図を作成中：{ $done }／{ $of }
review_report_movesProgress = 移動を探しています：{ $done }／{ $of }
review_report_cancel = 中止

review_taken = ファイルから判断を取り込みました：干渉 { $n } 件。

review_report_tidy = なくなった干渉を一覧から除く
review_report_tidied = なくなった干渉 { $n } 件を一覧から除きました。判断やコメントのあるものは残ります。
