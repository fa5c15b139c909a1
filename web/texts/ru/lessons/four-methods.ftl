### Four methods.

lesson_four-methods = Четыре метода

about_four-methods = Два контура разделены четырьмя методами: сдвиг, сколько перекрытия осталось и время.

source_four-methods = Файзрахманов и др. сравнивают первые три · выпуклые части отсечением «ушей», слитые (Hertel и Mehlhorn), с габаритами, что справедливо для обоих методов, которым они нужны · методу, который спрашивают снова и снова, даётся 8 сдвигов · точный метод наш

parameter_four-methods_pair = Пара

choice_four-methods_pair_u-and-bar = U и брусок
choice_four-methods_pair_l-and-t = L и T
choice_four-methods_pair_combs = Два гребня
choice_four-methods_pair_star-and-l = Звезда и L
choice_four-methods_pair_frame-and-bar = Рамка с отверстием и брусок

parameter_four-methods_x = B вправо
parameter_four-methods_y = B вверх
parameter_four-methods_turn = Поворот B, °

say_four_pair = два контура
    .text1 = Контур A, синий, надо вывести из контура B, бирюзового. Кратчайшим путём для этого нужно { $depth }.
    .text2 = Перетащите B. Его поворачивает ползунок или перетаскивание с Shift. Затем посмотрите, что сделают четыре метода.
    .formula1 = перекрытие { $depth }

say_four_published-apart = как опубликовано: разделены
    .text1 = Опубликованная проверка говорит, что они разделены, и она права.
    .formula1 = разделены

say_four_published-wrong = как опубликовано: неверно
    .text1 = Здесь опубликованная проверка ошибается. Настоящее перекрытие – { $depth }, а она сдвигает A на { $by }.
    .text2 = Она смотрит на прямые рёбер A, а не на сами рёбра, и не знает отверстий.
    .formula1 = перекрытие { $depth }, сдвиг { $by }

say_four_published-left = как опубликовано: недостаточно
    .text1 = Она берёт A целиком, а B – в виде выпуклых частей, их { $others }. Она сдвигает A на { $by }. Остаётся перекрытие { $left }, заштриховано.
    .formula1 = { $depth } → { $left }

say_four_published-stuck = как опубликовано: недостаточно
    .text1 = Она берёт A целиком, а B – в виде выпуклых частей, их { $others }. Она сдвигает A на { $by }. Остаётся перекрытие { $left }, заштриховано.
    .text2 =
        Если спрашивать снова и снова, и после { $moves ->
            [one] { $moves } сдвига
            [few] { $moves } сдвигов
            [many] { $moves } сдвигов
           *[other] { $moves } сдвига
        } она всё ещё находит столкновение.
    .formula1 = { $depth } → { $left }

say_four_published-clear = как опубликовано: свободны
    .text1 = Она берёт A целиком, а B – в виде выпуклых частей, их { $others }. Она сдвигает A на { $by }, и контуры свободны. Кратчайший путь – { $depth }.
    .formula1 = { $by } ≥ { $depth }

say_four_sat-apart = разделяющие оси: разделены
    .text1 =
        A – это { $pieces ->
            [one] { $pieces } выпуклая часть
            [few] { $pieces } выпуклые части
            [many] { $pieces } выпуклых частей
           *[other] { $pieces } выпуклой части
        }, B – { $others }. Для каждой пары частей есть ось с промежутком: контуры разделены.
    .formula1 = разделены

say_four_sat-left = разделяющие оси: недостаточно
    .text1 =
        A – это { $pieces ->
            [one] { $pieces } выпуклая часть
            [few] { $pieces } выпуклые части
            [many] { $pieces } выпуклых частей
           *[other] { $pieces } выпуклой части
        }, B – { $others }. A выводится из той части, в которую вошёл глубже всего, на { $by }. Но это ведёт в другую часть или оставляет его в одной из них: остаётся { $left }.
    .text2 =
        Если спрашивать снова и снова, метод удовлетворён после { $moves ->
            [one] { $moves } сдвига
            [few] { $moves } сдвигов
            [many] { $moves } сдвигов
           *[other] { $moves } сдвига
        }; см. график.
    .formula1 = { $depth } → { $left }

say_four_sat-stuck = разделяющие оси: застряли
    .text1 =
        A – это { $pieces ->
            [one] { $pieces } выпуклая часть
            [few] { $pieces } выпуклые части
            [many] { $pieces } выпуклых частей
           *[other] { $pieces } выпуклой части
        }, B – { $others }. A выводится из той части, в которую вошёл глубже всего, на { $by }. Но это ведёт в другую часть: остаётся { $left }.
    .text2 =
        Если спрашивать снова и снова, он ходит туда и обратно: и после { $moves ->
            [one] { $moves } сдвига
            [few] { $moves } сдвигов
            [many] { $moves } сдвигов
           *[other] { $moves } сдвига
        } контуры ещё перекрываются.
    .formula1 = { $depth } → { $left } → …

say_four_sat-clear = разделяющие оси: свободны
    .text1 =
        A – это { $pieces ->
            [one] { $pieces } выпуклая часть
            [few] { $pieces } выпуклые части
            [many] { $pieces } выпуклых частей
           *[other] { $pieces } выпуклой части
        }, B – { $others }. A выводится из той части, в которую вошёл глубже всего, на { $by }, и здесь этого достаточно. Кратчайший путь – { $depth }.
    .formula1 = { $by } ≥ { $depth }

say_four_gjk-apart = GJK и EPA: разделены
    .text1 = GJK не находит ни одной пары частей, разность которых содержит начало координат: контуры разделены.
    .formula1 = 0 ∉ A − B

say_four_gjk-left = GJK и EPA: недостаточно
    .text1 = Для тех же частей GJK находит пары, которые пересекаются, а EPA – насколько глубоко. Выход самой глубокой пары длиной { $by }. Остаётся { $left }.
    .text2 =
        Если спрашивать снова и снова, метод удовлетворён после { $moves ->
            [one] { $moves } сдвига
            [few] { $moves } сдвигов
            [many] { $moves } сдвигов
           *[other] { $moves } сдвига
        }.
    .formula1 = { $depth } → { $left }

say_four_gjk-stuck = GJK и EPA: застряли
    .text1 = Для тех же частей GJK находит пары, которые пересекаются, а EPA – насколько глубоко. Выход самой глубокой пары длиной { $by }. Остаётся { $left }.
    .text2 =
        Если спрашивать снова и снова, контур ходит туда и обратно: и после { $moves ->
            [one] { $moves } сдвига
            [few] { $moves } сдвигов
            [many] { $moves } сдвигов
           *[other] { $moves } сдвига
        } они ещё перекрываются.
    .formula1 = { $depth } → { $left } → …

say_four_gjk-clear = GJK и EPA: свободны
    .text1 = Для тех же частей GJK находит пары, которые пересекаются, а EPA – насколько глубоко. Выход самой глубокой пары длиной { $by }, и здесь этого достаточно.
    .formula1 = { $by } ≥ { $depth }

say_four_exact-apart = точно: разделены
    .text1 = Точный метод: ни одна точка не лежит внутри обоих, поэтому сдвигать нечего.
    .formula1 = разделены

say_four_exact-clear = точно: один сдвиг, кратчайший
    .text1 = Годограф плотного размещения – граница между теми местами B, где он перекрывает A, и теми, где нет. Его ближайшая точка даёт кратчайший сдвиг: { $by }. Один сдвиг освобождает, и более короткого нет.
    .text2 = Он строится один раз для пары и угла и сохраняется, пока B только сдвигается.
    .formula1 = min |V| = { $by }

say_four_all = рядом
    .text1 = Каждый рисунок показывает A после первого сдвига метода. Свободны { $clear } из четырёх.
    .text2 = Времена рядом – на один вопрос, по часам.
    .formula1 = свободны { $clear } из 4

say_four_all-apart = рядом
    .text1 = Контуры разделены, поэтому сдвигать ничего не надо. Оставили их так { $clear } из четырёх методов.
    .text2 = Времена рядом – на один вопрос, по часам.
    .formula1 = свободны { $clear } из 4

question_four_published-clears = увидит ли опубликованная проверка перекрытие и устранит ли его своим сдвигом?
question_four_published-apart = увидит ли опубликованная проверка, что они разделены?
question_four_same = сдвинут ли GJK и EPA контур A так же, как разделяющие оси?
question_four_way-out = куда сдвинуть A, чтобы он вышел из B кратчайшим путём?

point_four_way-out = Контур A движется вместе с точкой. Ответ верен, если от перекрытия осталось не больше { $within }, а путь длиннее кратчайшего не более чем на { $within }.

label_by-published = как опубликовано
label_by-sat = разделяющие оси
label_by-gjk = GJK и EPA
label_by-exact = точно

number_pieces-of-a = выпуклых частей A
number_pieces-of-b = выпуклых частей B
number_move-published = сдвиг, как опубликовано
number_move-sat = сдвиг, разделяющие оси
number_move-gjk = сдвиг, GJK и EPA
number_move-exact = сдвиг, точно
number_left-published = осталось, как опубликовано
number_left-sat = осталось, разделяющие оси
number_left-gjk = осталось, GJK и EPA
number_left-exact = осталось, точно
number_moves-until-content = сдвигов, пока не удовлетворён
number_time-published = время, как опубликовано
number_time-sat = время, разделяющие оси
number_time-gjk = время, GJK и EPA
number_time-exact = время, точно
number_time-prepare = годограф, один раз

chart_left-by-moves = Оставшееся перекрытие, сдвиг за сдвигом

line_by-published = как опубликовано
line_by-sat = разделяющие оси
line_by-gjk = GJK и EPA
line_by-exact = точно
