### Sentences about revisions, and about files of what others decided.

offer_title = Новая ревизия?
offer_about =
    Файл «{ $file }» похож на новую ревизию «{ $of }»: из { $parts ->
        [one] { $parts } детали
        [few] { $parts } деталей
       *[many] { $parts } деталей
    } снова есть { $found }.
offer_aboutSame = Файл «{ $file }» похож на новую ревизию того, что открыто: то же имя и все детали ({ $parts }).
offer_hint = Если заменить, решения, имена, цвета и места останутся у деталей, которые есть снова. Отмена вернёт прежнюю.
offer_of = Какую?
offer_replace = Заменить
offer_beside = Добавить рядом
offer_alone = Открыть отдельно
offer_cancel = Отмена

replacing = Сопоставление деталей
none = Здесь нет ничего, ревизией чего это могло бы быть. Сначала откройте модель.
which = Открыто несколько файлов, и ни на один из них он не похож. Перетащите его на страницу и выберите или добавьте рядом.
title = Новая ревизия
label = Что изменила новая ревизия
show = Рисунок

shows_before = Было
shows_now = Стало
shows_both = Оба
shows_wipe = Шторка

showTitles_before = Как было и где было
showTitles_now = Как стало; цвет говорит, что произошло
showTitles_both = Как стало, с прозрачными следами там, где детали были
showTitles_wipe = Слева от границы прежнее, справа новое

wipe = Где граница

kinds_moved = сдвинуто
kinds_changed = другая форма
kinds_added = добавлено
kinds_removed = удалено
kinds_renamed = переименовано
kinds_same = без изменений

close = Закрыть; новая ревизия остаётся
was = было { $path }
movedBy = на { $length }
select = Выбрать «{ $name }»
nothing = Все детали такие же, как были.
clashes = Коллизии
news_fresh =
    { $n ->
        [one] { $n } новая
        [few] { $n } новые
       *[many] { $n } новых
    }
news_worse = { $n } хуже
onlyNews = Показать только то, что появилось или стало хуже с этой ревизией
noNews = нет ни новых, ни худших
gone = { $n } устранено новой ревизией
goneTitle = Их больше нет, что бы о них ни было решено
said = статус был: { $status }
unsaid = никто ничего не решал

files_first = { $file } – о деталях, а их здесь нет. Сначала откройте модель.
files_tests =
    Проверки из файла выполняются: { $n ->
        [one] { $n } коллизия
        [few] { $n } коллизии
       *[many] { $n } коллизий
    }.
files_heard =
    { $taken ->
        [0] В { $file } нет ничего о коллизиях, которые здесь есть.
       *[other]
            { $file }: перенято сказанное о { $taken ->
                [one] { $taken } коллизии
                [few] { $taken } коллизиях
               *[many] { $taken } коллизиях
            }.
    }
files_unknown =
    { $n ->
        [one] { $n } тема не относится
        [few] { $n } темы не относятся
       *[many] { $n } тем не относятся
    } ни к одной коллизии здесь: { $titles }.
files_between = { ", " }
files_quoted = «{ $title }»
files_more = ещё { $n }
files_failed = Перенять { $file } не удалось; ничего не изменилось.
