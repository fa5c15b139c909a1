### Frames in other pages, statements for record stores, packages for learning platforms.

page_embed = Встроить
page_embedTitle = Вставить это в свою страницу
page_embedLead = Скопируйте эти строки в свою страницу. Фрейм откроется здесь, на этом шаге с этими значениями; особые заголовки ему не нужны, и ничто не покидает компьютер читателя.
page_embedMessages = Ваша страница может запускать показ, проходить его по шагам и получать ответы на вопросы.
page_embedShows = Фрейм показывает
page_embedWidth = Ширина
page_embedHeight = Высота
page_embedPreview = Фрейм, каким его увидят читатели
page_noPart = Часть этой страницы не удалось получить: нет соединения или страница обновилась. Перезагрузите её.
page_part_figure = Рисунок
page_part_text = Текст
page_part_question = Вопросы
page_part_code = Псевдокод
page_part_paper = Что сказано в статье
page_part_controls = Что можно попробовать
page_part_numbers = Числа
page_part_events = Что произошло
page_part_charts = Графики
page_unknownParts = Адрес этого фрейма просит то, чего он показать не может; остальное показано. После show= через запятую могут стоять figure, text, question, code, numbers, paper, events, controls и charts.
page_badActor = Адрес этой страницы называет учащегося не так, как нужно для записей: actor= – это JSON с одним из полей mbox, mbox_sha1sum, openid и account. Ответы записываются без имени.
page_badEndpoint = Адрес этой страницы не называет хранилище записей: endpoint= – это адрес, который начинается с https:// или http://. Ответы нигде не записываются.
page_storeSilent =
    Хранилище записей не отвечает. { $n ->
        [one] { $n } запись ждёт
        [few] { $n } записи ждут
        [many] { $n } записей ждут
       *[other] { $n } записи ждут
    } в этом браузере, отправка будет повторена.
page_storeRefuses =
    Хранилище отклонило { $n ->
        [one] { $n } запись
        [few] { $n } записи
        [many] { $n } записей
       *[other] { $n } записи
    } с кодом состояния { $status }. Всё отклонённое хранится в этом браузере и будет отправлено снова. О причине спросите администратора хранилища.
page_recordsTaken = Теперь в хранилище записей есть всё.
page_noPlatform = Эта страница открыта не на платформе обучения. Уроки работают, но ничего не записывается: откройте пакет в курсе.
page_platformRefuses = Платформа обучения приняла не всё; уроки продолжаются.
