### The reading view: all steps of a lesson as a page.

page_read = Читать
page_readTitle = Показать весь урок одной страницей для чтения и печати
page_stepView = По шагам
page_stepViewTitle = Показывать по одному шагу
page_region_read = Урок одной страницей
page_steps = Шаги{ "\u00A0" }{ $first }–{ $last }
page_playSteps = Показать эти шаги
page_answerInLesson = Ответить в уроке
page_readingSteps = Загружается шаг { $step } из { $last }…
page_notRead = Текст урока не удалось загрузить. Проверьте соединение и нажмите «По шагам», затем «Читать».
page_print = Печать
page_printTitle = Напечатать урок с рисунком для каждого раздела
page_drawingPictures = Рисунок { $n } из { $all }…
page_notDrawn = Рисунки не удалось сделать. Печатается только текст.
page_key_scrollDown = прокрутить вниз
page_key_scrollUp = прокрутить вверх
page_key_nextSection = следующий раздел
page_key_previousSection = предыдущий раздел
page_key_pageTop = начало страницы
page_key_pageEnd = конец страницы
