### The reading view: all steps of a lesson as a page.

page_read = 読む
page_readTitle = レッスン全体を、読んだり印刷したりできる一つのページで表示します
page_stepView = 再生
page_stepViewTitle = 一度に一つのステップを表示します
page_region_read = レッスンのページ表示
page_steps = ステップ{ "\u00A0" }{ $first }～{ $last }
page_playSteps = これらのステップを再生
page_answerInLesson = レッスンで答える
page_readingSteps = ステップ { $step } / { $last } を読み込み中…
page_notRead = レッスンの文章を読み込めませんでした。接続を確かめてから、「再生」、「読む」の順に押してください。
page_print = 印刷
page_printTitle = 各節に図を付けてレッスンを印刷します
page_drawingPictures = 図 { $n } / { $all } を描画中…
page_notDrawn = 図を描けませんでした。文章だけを印刷します。
page_key_scrollDown = 下にスクロール
page_key_scrollUp = 上にスクロール
page_key_nextSection = 次の節
page_key_previousSection = 前の節
page_key_pageTop = ページの先頭
page_key_pageEnd = ページの末尾
