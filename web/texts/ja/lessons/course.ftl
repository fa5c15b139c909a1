### The lessons as a course. Its longer texts, the glossary and the teacher’s notes, are in `glossary/` and `notes/`.

goal_closest-points = この章を終えると、2つの凸な部品の距離をサポート点から求め、界と答えを区別できます。また、併合、分割、キャッシュによって答えがどう誤りうるかを述べられます。
goal_hierarchical-spheres = この章を終えると、表面を球で覆い、2つの球の木を探索できます。また、誤警報のとき部品がどれだけ離れうるかを述べられます。
goal_colliding-faces = この章を終えると、数百万の組の中からこれから衝突する面を見つけ、それぞれの検査が何を見逃し、何を余計に報告するかを述べられます。
goal_path-planning = この章を終えると、ポテンシャル場の中で経路を計画し、そのような探索がなぜ失敗しうるかを述べ、探索の失敗と証明とを区別できます。
goal_face-constraints = この章を終えると、1つ、2つ、3つの面が部品の6つの自由度のうちどれを残すか、また面がいつ部品を保ち、いつ離すかを述べられます。
goal_flat-contours = この章を終えると、2つの輪郭を辺ごとに検査し、その検査が誤るところを見つけ、輪郭を最短の動きで引き離せます。
goal_what-is-ours = この章を終えると、発表されたシステムに対して何を変え、何を加えたか、またそれぞれの変更が、元のシステムには証明できなかった何を証明するかを述べられます。

page_course = コース
page_courseNotLoaded = このページを読み込めませんでした。接続を確かめてから、再読み込みしてください。
page_chapterTime = 約 { $minutes } 分、{ $all } のうち { $done } 終了
page_chapterAfter = 先に学ぶ章：{ $chapters }。
page_courseDone = { $all } のうち { $done } 終了、残り約 { $hours } 時間 { $minutes } 分。
page_courseAllDone = 全 { $all } レッスンが終わりました。
page_courseBegin = 「{ $lesson }」から始める
page_courseGoOn = 「{ $lesson }」を続ける
page_minutes = { $minutes } 分
page_lessonDone = 終了
page_lessonScore = 終了、予想 { $right }／{ $asked }
page_lessonBegun = ステップ { $step }／{ $last }
page_aboutMinutes = このレッスンは約 { $minutes } 分かかります。
page_before = 先に学ぶもの：
page_next = 次のレッスン
page_nextNamed = 次のレッスン：{ $lesson }
page_courseEnd = これがコースの最後のレッスンでした。
page_chapterEnd = これが章の最後のレッスンでした。
page_lookBack = レッスン一覧へ戻る
page_forTeachers = 「{ $chapter }」を教える方へ
page_glossary = 用語集
page_teacher = 教師用ノート
page_worksheet = ワークシート
page_teacherOf = 教師用ノート：{ $chapter }
page_worksheetOf = ワークシート：{ $chapter }
page_solutionsOf = 解答：{ $chapter }
page_progress = あなたの進み具合
page_progressKept = このブラウザーだけに保存されています。
page_saveProgress = ファイルに保存
page_loadProgress = ファイルから読み込む
page_forgetProgress = 進み具合を消す
page_forgetSure = このブラウザーに残るあなたの進み具合がすべて消えます。どのレッスンを開き、どこまで進み、何点だったかの記録と、ジャッジに書いたコードです。先に保存したファイルは、また読み込めますが、コードは入っていません。
page_forgetYes = 消す
page_forgetNo = 残す
page_forgotten = 進み具合を消しました。
page_progressLoaded = ファイルを読み込みました。両方に記録のあるレッスンは、よいほうを残しました。
page_progressUnknown = その中の { $n } レッスンはここにはありません。それらの記録はそのまま残します。
page_progressRefused = 「{ $file }」は読み込まれませんでした。進み具合は元のままです。
page_progressNotJson = ここで保存した進み具合のファイルではありません。内容が JSON ではないからです。
page_progressOtherFile = JSON ですが、ここで保存した進み具合のファイルではありません。
page_progressNewer = このページの新しい版で保存されたファイルです。ページを再読み込みしてから、もう一度試してください。
page_progressDamaged = 「{ $place }」のところで壊れています。別の写しを使ってください。
page_progressUnreadable = ブラウザーが読み取れませんでした。別の写しを使ってください。
page_term = 「{ $term }」の意味
page_useInCourse = 授業で使う
page_judge = ジャッジ：コードを試す
page_topics = 用語の一覧
page_topicsSearch = 用語を検索（例：SAT、BVH）
page_topicUnshown = 用語集のみ
page_documentation = 説明書：
page_questionsSaved =
    { $n ->
        [0] 図なしで答えられる問題がないため、ファイルは保存しませんでした。
       *[other] { $n } 問を保存しました。
    }
page_questionsLeftOut = 図が必要な { $n } 問は除きました。
