### Sentences about what the CAD kernel itself says of pairs.

verify_button = Сверить с САПР
verify_buttonTitle = Спросить ядро САПР об истинных телах файла: их общем объёме и расстоянии

verify_all_interfere = все пересекающиеся: { $n }
verify_all_undecided = все нерешённые: { $n }

verify_progress = Вопросы ядру САПР: { $done } из { $of }
verify_cancel = Отмена
verify_sign = САПР
verify_found = Ядро САПР: общий объём { $common }, расстояние { $distance }
verify_foundApart = Ядро САПР: общего объёма нет, расстояние { $distance }
verify_refused = Ядро САПР: ответа нет ({ $why })
verify_outdated = { $found }; устарело: с тех пор детали сдвинулись

verify_said_interferes = по ядру САПР пересекаются, общий объём { $common }
verify_said_touches = по ядру САПР касаются
verify_said_clear = по ядру САПР свободны, { $distance }

verify_done =
    Ядро САПР спрошено о { $n ->
        [one] { $n } паре
        [few] { $n } парах
       *[many] { $n } парах
    }: { $counts }.
verify_counts_interferes =
    { $n ->
        [one] { $n } пересекается
        [few] { $n } пересекаются
       *[many] { $n } пересекаются
    }
verify_counts_touches =
    { $n ->
        [one] { $n } касается
        [few] { $n } касаются
       *[many] { $n } касаются
    }
verify_counts_clear =
    { $n ->
        [one] { $n } свободна
        [few] { $n } свободны
       *[many] { $n } свободны
    }
verify_counts_refused = { $n } без ответа
verify_cancelled = Сверка отменена. Ответы, полученные до этого, сохранены.
verify_failed = Не удалось спросить ядро САПР обо всех парах.
verify_cannot = Сверить можно только два тела одного файла STEP.
verify_filesGone = Файл, из которого взяты детали, больше нельзя прочитать: с тех пор он был перемещён, изменён или удалён. Откройте его снова.
verify_tooMuch = Нужно больше памяти, чем браузер даёт этой странице, или ядро натолкнулось на собственную ошибку. Сверяйте меньше пар за раз.
verify_hung =
    Попытка прекращена: ядро не отвечало { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }. Сверьте остальные пары без этой.
