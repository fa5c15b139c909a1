### Figure 3.

lesson_figure-3 = Рисунок 3

about_figure-3 = Среднее время четырёх методов на контурах с вырезами, рядом с опубликованными отношениями.

source_figure-3 = Файзрахманов и др., рисунок 3: опубликованная проверка на гистограмме в 4 раза быстрее разделяющих осей и в 10 раз быстрее GJK и EPA; в целом в 3–4 и 8–10 раз · их контуры и программы недоступны, эти наборы случайны · времена измерены здесь, один поток

parameter_figure-3_set = Контуры

choice_figure-3_set_histograms = Как гистограммы
choice_figure-3_set_stars = Как звёзды
choice_figure-3_set_combs = Как гребни

parameter_figure-3_against = Против

choice_figure-3_against_like = Такого же
choice_figure-3_against_convex = Выпуклого

parameter_figure-3_boxes = Выпуклые части

choice_figure-3_boxes_with = С габаритами
choice_figure-3_boxes_without = Без

parameter_figure-3_largest = Вершин, не более

choice_figure-3_largest_16 = 16
choice_figure-3_largest_64 = 64
choice_figure-3_largest_128 = 128

say_figure-3_first =
    { $corners ->
        [one] { $corners } вершина
        [few] { $corners } вершины
        [many] { $corners } вершин
       *[other] { $corners } вершины
    }
    .text1 =
        Пять пар контуров, о каждой спрошено в восьми местах: { $asked ->
            [one] { $asked } вопрос
            [few] { $asked } вопроса
            [many] { $asked } вопросов
           *[other] { $asked } вопроса
        }, из них с перекрытием { $overlapping }. Каждый метод отвечает на все, снова и снова, по часам.
    .text2 = Выпуклых частей в среднем у A { $pieces }, у B { $others }. Разделяющие оси и GJK перебирают пары частей; опубликованная проверка оставляет A целым.
    .formula1 =
        { $asked ->
            [one] { $asked } вопрос
            [few] { $asked } вопроса
            [many] { $asked } вопросов
           *[other] { $asked } вопроса
        }

say_figure-3_size =
    { $corners ->
        [one] { $corners } вершина
        [few] { $corners } вершины
        [many] { $corners } вершин
       *[other] { $corners } вершины
    }
    .text1 =
        То же при { $corners ->
            [one] { $corners } вершине
            [few] { $corners } вершинах
            [many] { $corners } вершинах
           *[other] { $corners } вершины
        }: выпуклых частей у A { $pieces }, у B { $others }.
    .text2 = Опубликованная проверка ошиблась в { $wrong } из { $asked }. Всего перекрытий { $overlapping }; первым сдвигом она устранила { $published }, разделяющие оси – { $sat }, GJK и EPA – { $gjk }, точный метод – { $exact }.
    .formula1 = устранено: { $published } · { $sat } · { $gjk } · { $exact } из { $overlapping }

say_figure-3_ratios = что это говорит
    .text1 =
        Во сколько раз дольше опубликованной проверки работает каждый метод при { $corners ->
            [one] { $corners } вершине
            [few] { $corners } вершинах
            [many] { $corners } вершинах
           *[other] { $corners } вершины
        }. В статье это 4 для разделяющих осей и 10 для GJK и EPA. Линия выше своей штриховой подтверждает её, линия ниже 1 значит, что медленнее опубликованная проверка.
    .text2 = С габаритами вокруг частей большинство пар частей почти ничего не стоит. У опубликованной проверки их нет: для каждой части B она перебирает все рёбра A, а для каждого ребра – все вершины. Попробуйте «Без» габаритов и выпуклый B: это к ней добрее.
    .formula1 = опубликовано: 4 × и 10 ×

say_figure-3_impossible = таких контуров нет
    .text1 = Эти контуры построить не удалось.
    .formula1 = –

question_figure-3_pieces = вершин вдвое больше: сколько выпуклых частей будет у A?
question_figure-3_clears = устранит ли первый сдвиг опубликованной проверки хотя бы половину этих перекрытий?

number_wrong-published = ошибок опубликованной
number_ratio-sat = разделяющие оси / опубликованная
number_ratio-gjk = GJK и EPA / опубликованная
number_ratio-exact = точный / опубликованная

chart_time-of-methods = Среднее время вопроса
chart_ratio-of-methods = К опубликованной проверке

axis_times-published = ×

line_ratio-sat = разделяющие оси
line_ratio-gjk = GJK и EPA
line_ratio-exact = точный
line_published-sat = статья, разделяющие оси
line_published-gjk = статья, GJK и EPA

why_figure-3_pieces =
    При { $corners } вершинах у A { $pieces ->
        [one] { $pieces } выпуклая часть
        [few] { $pieces } выпуклые части
        [many] { $pieces } выпуклых частей
       *[other] { $pieces } выпуклой части
    }. Часть кончается у выреза: спросите себя, как растёт число вырезов, когда вершин становится вдвое больше.
why_figure-3_clears = Первый сдвиг следует наименьшему перекрытию вдоль одной оси ребра. При { $corners } вершинах он устранил { $published } перекрытий из { $overlapping }. Чем больше вершин, тем больше вырезов у A, а там такой сдвиг – не выход.

## Pseudocode

figure-3_size = для каждого числа вершин n:
figure-3_pairs = пять пар контуров с n вершинами, случайно; каждая в восьми местах
figure-3_pieces = разрезать каждый на выпуклые части: «уши», слитые; вокруг каждой части габарит, если выбрано
figure-3_truth = для каждого вопроса: truth ← встречаются ли внутренности, по точному методу?
figure-3_said = для каждого метода: said, V ← его ответ; неверно, если said ≠ truth
figure-3_cleared = если truth и A, сдвинутый на V, свободен от B: устранено
figure-3_time = для каждого метода: все вопросы снова и снова, по часам; среднее – его время
figure-3_prepare = и время построения годографа плотного размещения пары, который сохраняется
figure-3_ratios = ratio ← время метода / время опубликованной проверки
figure-3_beside = рядом опубликованные: 4 для разделяющих осей, 10 для GJK и EPA
