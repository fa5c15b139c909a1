### Sentences about what was decided about clashes, and reports of it.

review_standing_changed = Изменилось
review_standing_new = Новое
review_standing_active = В работе
review_standing_reviewed = Просмотрено
review_standing_approved = Одобрено
review_standing_resolved = Устранено

review_standingTitle_changed = Стало хуже, чем когда принималось решение, или осталось после того, как было устранено
review_standingTitle_new = Решения ещё нет
review_standingTitle_active = Известно, нужно работать
review_standingTitle_reviewed = Просмотрено человеком
review_standingTitle_approved = Может остаться, но не глубже, чем сейчас
review_standingTitle_resolved = Вопрос закрыт

review_lead =
    { $approved ->
        [true] { $found }, одобрено
       *[false] { $found }
    }
review_filter = Показать только пары

review_filters_notClear = без зазора
review_filters_byKernel = по ядру САПР
review_filters_fits = посадки
review_filters_fresh = новые в этой ревизии
review_filters_worse = хуже в этой ревизии

review_filterTitles_notClear = Показать только пары, которые пересекаются, касаются, не решены или ближе предела
review_filterTitles_byKernel = Показать только пары, которые решило ядро САПР
review_filterTitles_fits = Показать только пары, где вал одной детали в соосном отверстии другой
review_filterTitles_fresh = Показать только коллизии, которых не было в прежней ревизии
review_filterTitles_worse = Показать только коллизии, которые стали хуже с этой ревизией

review_status = Статус
review_priority = Приоритет

review_priorities_low = Низкий
review_priorities_normal = Обычный
review_priorities_high = Высокий
review_priorities_critical = Критический

review_noPriority = без приоритета
review_assignee = Ответственный
review_nobodyYet = поручить…
review_comment = Комментарий
review_commentHint = Комментарий
review_add = Добавить
review_group = Группа
review_noGroup = назвать группу…
review_tests = Проверки
review_testsTitle = Какие детали проверяются, на что и что считается коллизией
review_onlyTest = Только коллизии проверки «{ $name }»
review_allTests = Снова показать все пары
review_grouping = Коллизии по группам

review_groupBy_none = без групп
review_groupBy_hand = по своим группам
review_groupBy_part = по деталям
review_groupBy_level = по сборкам, уровень { DIGITS($level) }
review_groupBy_nearness = по близости
review_groupBy_cause = по причине
review_groupBy_sameness = одинаковые × n

review_bunch =
    { $n ->
        [one] { $n } коллизия
        [few] { $n } коллизии
       *[many] { $n } коллизий
    }, { $open ->
        [true] развёрнуто
       *[false] свёрнуто
    }
review_openOrClosed =
    { $open ->
        [true] развёрнуто
       *[false] свёрнуто
    }
review_times = × { $n }
review_topLevel = верхний уровень
review_nearby = рядом
review_several =
    Выбрано: { $n ->
        [one] { $n } коллизия
        [few] { $n } коллизии
       *[many] { $n } коллизий
    }
review_clear = Снять выбор
review_comments = Комментарии
review_nobody = Без имени
review_others = Как в файле BCF
review_othersTitle = Точка зрения и сечение из файла

review_name_title = Ваше имя?
review_name_about = Ваше имя показывается рядом с вашими решениями и комментариями. Оно хранится в этом браузере.
review_name_label = Имя
review_name_go = Продолжить
review_name_cancel = Отмена

review_report_title = Отчёт
review_report_about = Сохранить результаты и решения как отчёт
review_report_kinds_html = HTML – читать и печатать
review_report_kinds_csv = Таблица CSV
review_report_kinds_xlsx = Таблица Excel (XLSX)
review_report_kinds_bcf = Замечания BCF для САПР и BIM
review_report_kinds_junit = JUnit для серверов сборки
review_report_kinds_glb = 3D-модель коллизий (GLB)
review_report_kinds_decisions = Решения, чтобы импортировать их снова
review_report_moves = со сдвигами, устраняющими коллизии
review_report_pictures = с рисунками в HTML и BCF
review_report_open = Импортировать решения из файла…
review_report_lacks =
    Рисунки есть для { $pictures } из { $of ->
        [one] { $of } коллизии
        [few] { $of } коллизий
       *[many] { $of } коллизий
    }.
review_report_lacksMoves =
    Сдвиги искались для { $n } из { $of ->
        [one] { $of } пересекающейся пары
        [few] { $of } пересекающихся пар
       *[many] { $of } пересекающихся пар
    }.
review_report_progress = Создание рисунков: { $done } из { $of }
review_report_movesProgress = Поиск сдвигов: { $done } из { $of }
review_report_cancel = Отмена

review_taken =
    Решения импортированы из файла: { $n ->
        [one] { $n } коллизия
        [few] { $n } коллизии
       *[many] { $n } коллизий
    }.

review_report_tidy = Убрать исчезнувшие коллизии
review_report_tidied =
    { $n ->
        [one] Убрана { $n } исчезнувшая коллизия.
        [few] Убраны { $n } исчезнувшие коллизии.
       *[many] Убрано { $n } исчезнувших коллизий.
    } Коллизии с решением или комментарием остаются.
