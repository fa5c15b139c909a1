### Sentences about what the CAD kernel itself says of pairs.

verify_button = Сверить с САПР
verify_buttonTitle = Вычислить пересечение и расстояние тел файла ядром САПР

verify_all_interfere = все пересекающиеся: { $n }
verify_all_undecided = все нерешённые: { $n }

verify_progress = Сверка ядром САПР: { $done } из { $of }
verify_cancel = Отмена
verify_sign = САПР
verify_found = Ядро САПР: пересечение { $common }, расстояние { $distance }
verify_foundApart = Ядро САПР: пересечения нет, расстояние { $distance }
verify_refused = Ядро САПР: результата нет ({ $why })
verify_outdated = { $found }; устарело: с тех пор детали сдвинулись

verify_done =
    Сверено ядром САПР: { $n ->
        [one] { $n } пара
        [few] { $n } пары
       *[many] { $n } пар
    }. Итог: { $counts }.
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
verify_counts_refused = { $n } без результата
verify_cancelled = Сверка отменена. Результаты, полученные до этого, сохранены.
verify_failed = Ядро САПР сверило не все пары.
verify_cannot = Сверить можно только два тела одного файла STEP.
verify_filesGone = Файл этих деталей больше нельзя прочитать: он был перемещён, изменён или удалён. Откройте его снова.
verify_tooMuch = Нужно больше памяти, чем браузер даёт этой странице, или ядро САПР отказало. Сверяйте меньше пар за раз.
verify_hung =
    Попытка прекращена: ядро не отвечало { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }. Сверьте остальные пары без этой.

# The mark of a pair whose class comes from the CAD kernel, in the list and in the headline.
verify_byKernel = по ядру САПР
verify_settles = Это решает пару, которую сетки оставляют нерешённой.
verify_settled = решено ядром САПР: { $n }
verify_disputed = Ядро САПР противоречит доказанному, значит, одно из двух неверно. Сохраните файл сцены и сообщите об этом.
verify_saveDisputed = Сохранить файл сцены
