### Where the test errs.

lesson_where-it-errs = Где проверка ошибается

about_where-it-errs = Случайные контуры, на которых опубликованная проверка ошибается, и как часто это бывает.

source_where-it-errs = Файзрахманов и др. · A: вершины через равные углы, на 0,2–1 от середины; B: от 3 до 8 вершин на окружности радиуса 0,15–0,9; центры не далее 1,5 друг от друга; всё случайно, каждый раз одинаково · посчитано здесь по точному методу

parameter_where-it-errs_corners = Вершин у A

choice_where-it-errs_corners_6 = 6
choice_where-it-errs_corners_8 = 8
choice_where-it-errs_corners_12 = 12
choice_where-it-errs_corners_16 = 16

parameter_where-it-errs_largest = Пар в каждом подсчёте

choice_where-it-errs_largest_50 = 50
choice_where-it-errs_largest_300 = 300
choice_where-it-errs_largest_2000 = 2 000

say_errs_pair = случайные контуры
    .text1 =
        У A { $corners ->
            [one] { $corners } вершина
            [few] { $corners } вершины
            [many] { $corners } вершин
           *[other] { $corners } вершины
        }, и он редко выпуклый; B выпуклый. Построено случайных пар: { $pairs }, и на каждой выполнена опубликованная проверка. Верный ответ даёт точный метод.
    .text2 = Здесь ответ верен: они перекрывались на { $before }, и сдвиг на { $by } их освободил. Ось дало оранжевое ребро.
    .formula1 = { $before } → 0

say_errs_false-hit = ложное срабатывание
    .text1 = Они не перекрываются, но B пересекает прямые некоторых рёбер A. Проверка не находит ребра, которое их разделяет, и сдвинула бы A на { $by }.
    .text2 =
        Из { $pairs ->
            [one] { $pairs } пары
            [few] { $pairs } пар
            [many] { $pairs } пар
           *[other] { $pairs } пары
        } это ложное срабатывание с самым широким промежутком.
    .formula1 = перекрытие 0, сдвиг { $by }

say_errs_missed = пропущенное перекрытие
    .text1 = B лежит глубоко внутри A, по одну сторону от прямых всех рёбер A. Проверка говорит, что они разделены. Чтобы разделить их, понадобилось бы { $before }.
    .text2 =
        Из { $pairs ->
            [one] { $pairs } пары
            [few] { $pairs } пар
            [many] { $pairs } пар
           *[other] { $pairs } пары
        } это самое глубокое из пропущенных перекрытий.
    .formula1 = перекрытие { $before }, не найдено

say_errs_not-clear = сдвиг, который не освобождает
    .text1 = Проверка нашла перекрытие { $before } и сдвинула A на { $by }. Но остаётся { $after }, заштриховано: наименьшее перекрытие вдоль оси не обязано разделять контуры.
    .text2 =
        Из { $pairs ->
            [one] { $pairs } пары
            [few] { $pairs } пар
            [many] { $pairs } пар
           *[other] { $pairs } пары
        } этот сдвиг оставляет больше всего, не делая хуже.
    .formula1 = { $before } → { $after }

say_errs_worse = сдвиг, от которого хуже
    .text1 = Перекрытие было { $before }. A сдвинули на { $by }, и теперь оно { $after }: направление, которое указывают центры, наружу не ведёт.
    .text2 =
        Из { $pairs ->
            [one] { $pairs } пары
            [few] { $pairs } пар
            [many] { $pairs } пар
           *[other] { $pairs } пары
        } этот сдвиг добавляет больше всего.
    .formula1 = { $before } → { $after }

say_errs_not-found = не найдено
    .text1 =
        Среди { $pairs ->
            [one] { $pairs } пары
            [few] { $pairs } пар
            [many] { $pairs } пар
           *[other] { $pairs } пары
        } такого случая не было. Попробуйте больше пар или другое число вершин.
    .formula1 = 0 из { $pairs }

say_errs_often = как часто?
    .text1 =
        По { $pairs ->
            [one] { $pairs } паре
            [few] { $pairs } пары
            [many] { $pairs } пар
           *[other] { $pairs } пары
        } каждого вида, посчитано сейчас. При { $corners ->
            [one] { $corners } вершине
            [few] { $corners } вершинах
            [many] { $corners } вершинах
           *[other] { $corners } вершины
        } проверка ошиблась в { $wrong ->
            [one] { $wrong } паре
            [few] { $wrong } парах
            [many] { $wrong } парах
           *[other] { $wrong } пары
        }. Найденных ею перекрытий { $hits }; своим сдвигом она устранила { $cleared }.
    .text2 = На графике – доли по числу вершин: ложных срабатываний от всех неперекрытых пар, пропущенных от всех перекрытых, сдвигов от всех найденных перекрытий.
    .formula1 = устранено { $cleared } из { $hits }

question_errs_most = у какой ошибки наибольшая доля?
question_errs_convex = если A выпуклый, ошибётся ли проверка и в том, перекрываются ли они?
question_errs_corners = при 24 вершинах не освободит больше сдвигов, чем при 4?

label_false-hits = ложные срабатывания
label_missed-overlaps = пропущенные перекрытия
label_moves-not-clear = сдвиги, которые не освобождают

number_pairs-tried = пар
number_false-hits = ложных срабатываний
number_missed-overlaps = пропущенных перекрытий
number_overlaps-found = найдено перекрытий
number_cleared-by-one = устранено сдвигом
number_made-worse = стало хуже от него
number_convex-wrong = ошибок на выпуклых парах
number_convex-not-cleared = выпуклых, не устранено

chart_errors-by-corners = Доли ошибок

axis_corners = вершин

line_false-hits = ложные срабатывания
line_missed-overlaps = пропущенные перекрытия
line_moves-not-clear = сдвиги, которые не освобождают
line_moves-worse = сдвиги, от которых хуже

why_errs_most = Для ложного срабатывания достаточно, чтобы B пересекал прямые рёбер A. Для пропущенного перекрытия B должен быть так глубоко в A, что не пересекает ни одной. Сдвиг не удаётся, если перекрытие вдоль одной оси не разделяет контуры. Что из этого случается легче всего?
why_errs_convex = Для выпуклого A ось с промежутком есть всегда, когда контуры разделены, а прямая ребра никогда не проходит через внутренность. В чём тут ещё можно ошибиться?
why_errs_corners = Чем больше вершин, тем больше вырезов и коротких рёбер, и каждое ребро добавляет ось. Берётся наименьшее перекрытие из всех. Становится ли неверное вероятнее?

## Pseudocode

where-it-errs_each = для каждой случайной пары:
where-it-errs_a = A ← вершины через равные углы, на 0,2–1 от середины, случайно
where-it-errs_b = B ← выпуклый, от 3 до 8 вершин, центр не далее 1,5 от центра A, случайно
where-it-errs_said = reported, V ← опубликованная проверка A и B
where-it-errs_truth = truth ← перекрываются ли внутренности, по точному методу?
where-it-errs_hit = если reported и не truth: ложное срабатывание
where-it-errs_missed = если truth и не reported: пропущенное перекрытие
where-it-errs_both = если оба: A сдвигается на V; осталось ли перекрытие?
where-it-errs_clear = нет: устранено
where-it-errs_left = есть: не устранено
where-it-errs_worse = больше, чем раньше: хуже
where-it-errs_show = показать самый наглядный случай каждого вида, если он есть
where-it-errs_often = доля каждого вида, и то же для другого числа вершин
