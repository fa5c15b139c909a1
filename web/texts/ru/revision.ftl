### Sentences about revisions, and about files of what others decided.

offer_title = Новая ревизия?
offer_about =
    Файл «{ $file }» похож на новую ревизию «{ $of }»: из { $parts ->
        [one] { $parts } детали
        [few] { $parts } деталей
       *[many] { $parts } деталей
    } снова есть { $found }.
offer_aboutSame = Файл «{ $file }» похож на новую ревизию открытой модели: то же имя и все детали ({ $parts }).
offer_hint = При замене решения, имена, цвета и положения деталей, которые есть в обеих ревизиях, сохраняются. Отмена вернёт прежнюю ревизию.
offer_of = Ревизия чего?
offer_replace = Заменить
offer_beside = Добавить рядом
offer_alone = Открыть отдельно
offer_cancel = Отмена

replacing = Сопоставление деталей
none = Здесь нечему иметь ревизию. Сначала откройте модель.
which = Открыто несколько файлов, и ни на один из них этот не похож. Перетащите его на страницу и выберите один или добавьте рядом.
title = Новая ревизия
label = Что изменила новая ревизия
show = Рисунок

shows_before = Было
shows_now = Стало
shows_both = Оба
shows_wipe = Шторка

showTitles_before = Прежние детали на прежних местах
showTitles_now = Новые детали; цвет показывает вид изменения
showTitles_both = Новые детали и прозрачные прежние
showTitles_wipe = Слева от границы прежнее, справа новое

wipe = Положение границы

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
nothing = Ни одна деталь не изменилась.
clashes = Коллизии
news_fresh =
    { $n ->
        [one] { $n } новая
        [few] { $n } новые
       *[many] { $n } новых
    }
news_worse = { $n } хуже
onlyChanged = Показать только то, что появилось или стало хуже с этой ревизией
noChanges = нет ни новых, ни худших
gone = { $n } устранено новой ревизией
goneTitle = Их больше нет, какой бы статус у них ни был
said = статус был: { $status }
unsaid = решения не было

files_first = { $file } относится к деталям, а модель не открыта. Сначала откройте её.
files_tests =
    Проверки из файла выполняются: { $n ->
        [one] { $n } коллизия
        [few] { $n } коллизии
       *[many] { $n } коллизий
    }.
files_heard =
    { $taken ->
        [0] В { $file } нет ничего о коллизиях этой сцены.
       *[other]
            { $file }: импортированы решения о { $taken ->
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
    } ни к одной коллизии этой сцены: { $titles }.
files_between = { ", " }
files_quoted = «{ $title }»
files_more = ещё { $n }
files_failed = { $file } не импортирован. Ничего не изменилось.
