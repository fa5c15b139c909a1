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
page_notRead = レッスンの文章を読み込めませんでした。接続を確かめてから、もう一度「読む」を押してください。
page_print = 印刷
page_printTitle = 各節に図を付けてレッスンを印刷します
page_drawingPictures = 図 { $n } / { $all } を描画中…
page_notDrawn = 図を描けませんでした。文章だけを印刷します。
