/** The lessons as a course, in Japanese. */
import type { Like } from "../../../state/like";
import type { course as english } from "../en/course";

export const course: Like<typeof english> = {
  "goal.closest-points":
    "この章を終えると、2つの凸な部品の距離をサポート点から求め、界と答えを区別し、部品の併合、分割、記憶が正しさをどれだけ損ないうるかを述べられます。",
  "goal.hierarchical-spheres":
    "この章を終えると、表面を球で覆い、2つの球の木を探索し、誤警報が接触からどれだけ離れうるかを述べられます。",
  "goal.colliding-faces":
    "この章を終えると、数百万の組の中からこれから衝突する面を見つけ、それぞれの検査が何を見逃し、何を余計に報告するかを述べられます。",
  "goal.path-planning":
    "この章を終えると、ポテンシャル場の中で経路を計画し、そのような探索がなぜ失敗しうるかを述べ、探索の失敗と証明とを区別できます。",
  "goal.face-constraints":
    "この章を終えると、1つ、2つ、3つの面が部品の6つの自由度から何を残すか、また面がいつ部品を保ち、いつ離すかを述べられます。",
  "goal.flat-contours":
    "この章を終えると、2つの輪郭を辺ごとに検査し、その検査が誤るところを見つけ、輪郭を最短の動きで引き離せます。",
  "goal.what-is-ours":
    "この章を終えると、発表されたシステムに対して何を変え、何を加えたか、またそれぞれの変更が、元のシステムには証明できなかった何を証明するかを述べられます。",

  "page.course": "コース",
  "page.courseNotLoaded": "このページを読み込めませんでした。接続を確かめてから、再読み込みしてください。",
  "page.chapterTime": "約 {minutes} 分、{all} のうち {done} 終了",
  "page.chapterAfter": "先に学ぶ章：{chapters}。",
  "page.courseDone": "{all} のうち {done} 終了、残り約 {hours} 時間 {minutes} 分。",
  "page.courseAllDone": "全 {all} レッスンが終わりました。",
  "page.courseBegin": "「{lesson}」から始める",
  "page.courseGoOn": "「{lesson}」を続ける",
  "page.minutes": "{minutes} 分",
  "page.lessonDone": "終了",
  "page.lessonScore": "終了、予想 {right}／{asked}",
  "page.lessonBegun": "ステップ {step}／{last}",
  "page.aboutMinutes": "このレッスンは約 {minutes} 分かかります。",
  "page.before": "先に学ぶもの：",
  "page.next": "次のレッスン",
  "page.nextNamed": "次のレッスン：{lesson}",
  "page.courseEnd": "これがコースの最後のレッスンでした。",
  "page.chapterEnd": "これが章の最後のレッスンでした。",
  "page.lookBack": "レッスン一覧へ戻る",
  "page.forTeachers": "「{chapter}」を教える方へ",
  "page.glossary": "用語集",
  "page.teacher": "教師用ノート",
  "page.worksheet": "ワークシート",
  "page.teacherOf": "教師用ノート：{chapter}",
  "page.worksheetOf": "ワークシート：{chapter}",
  "page.solutionsOf": "解答：{chapter}",
  "page.progress": "あなたの進み具合",
  "page.progressKept": "このブラウザーだけに保存されています。",
  "page.saveProgress": "ファイルに保存",
  "page.loadProgress": "ファイルから読み込む",
  "page.forgetProgress": "進み具合を消す",
  "page.forgetSure":
    "このブラウザーに残るあなたの進み具合がすべて消えます。どのレッスンを開き、どこまで進み、何点だったかの記録です。先に保存したファイルは、また読み込めます。",
  "page.forgetYes": "消す",
  "page.forgetNo": "残す",
  "page.forgotten": "進み具合を消しました。",
  "page.progressLoaded": "ファイルを読み込みました。両方に記録のあるレッスンは、よいほうを残しました。",
  "page.progressUnknown": "その中の {n} レッスンはここにはありません。それらの記録はそのまま残します。",
  "page.progressRefused": "「{file}」からは何も読み込みませんでした。進み具合は元のままです。",
  "page.progressNotJson": "ここで保存した進み具合のファイルではありません。内容が JSON ではないからです。",
  "page.progressOtherFile": "JSON ですが、ここで保存した進み具合のファイルではありません。",
  "page.progressNewer":
    "このページの新しい版で保存されたファイルです。ページを再読み込みしてから、もう一度試してください。",
  "page.progressDamaged": "「{place}」のところで壊れています。別の写しを使ってください。",
  "page.progressUnreadable": "ブラウザーが読み取れませんでした。別の写しを使ってください。",
  "page.term": "「{term}」の意味",
};
