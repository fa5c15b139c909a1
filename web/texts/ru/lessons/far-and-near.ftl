### Far and near.

lesson_far-and-near = Вдали и вблизи

about_far-and-near = Вдали следят оболочки, вблизи их сменяют пузыри, а запомненное между поисками может быть неверным.

source_far-and-near = Сато и др. · Куинлан 1994

parameter_far-and-near_shapes = Фигуры

choice_far-and-near_shapes_channel = Стержень в канале
choice_far-and-near_shapes_tori = Сцепленные торы

parameter_far-and-near_mode = Между поисками

choice_far-and-near_mode_published = Как опубликовано
choice_far-and-near_mode_proven = Доказано

parameter_far-and-near_threshold = Порог: ниже него пузыри
parameter_far-and-near_cycles = C: циклов без поиска
parameter_far-and-near_alpha = α: относительная ошибка

say_far-and-near_hulls = далеко: оболочек достаточно
    .text1 = Расстояние между оболочками двух деталей { $hull }, это больше порога { $threshold }. Пока детали далеко, больше ничего и не спрашивают: следить за двумя выпуклыми оболочками почти ничего не стоит.
    .text2 = Это нижняя граница и не более того. Между самими деталями, с их впадинами, { $exact }.
    .formula1 = d ≥ { $hull } > { $threshold }

say_far-and-near_searched = близко: поиск по пузырям
    .text1 = Ниже порога оболочки могут пересечься, хотя детали не пересекаются. Поэтому многоугольники покрыты малыми сферами, над ними стоит дерево более крупных, и по обоим деревьям идёт поиск в глубину; границей служит лучшее расстояние, найденное до сих пор.
    .text2 = Пары многоугольников, оказавшиеся ближе всего, запоминаются для следующих циклов.
    .formula1 = d = { $answer }

say_far-and-near_kept = близко: только запомненные пары
    .text1 =
        Поиск по деревьям был { $age ->
            [one] { $age } цикл
            [few] { $age } цикла
            [many] { $age } циклов
           *[other] { $age } цикла
        } назад. С тех пор измеряются только запомненные тогда пары, что почти ничего не стоит.
    .text2 = То, что они говорят, – верхняя граница: тем временем могло приблизиться что-то другое. Здесь этого не случилось.
    .formula1 = d ≤ { $answer }

say_far-and-near_wrong = запомненные пары неверны
    .text1 =
        Пары, запомненные { $age ->
            [one] { $age } цикл
            [few] { $age } цикла
            [many] { $age } циклов
           *[other] { $age } цикла
        } назад, говорят { $answer }. Но ближайшее место теперь другое: на самом деле { $exact }, и опубликованный способ ничего не заметит до следующего поиска.
    .text2 = Выберите «Доказано», чтобы увидеть, как движение после последнего поиска решает, когда искать снова.
    .formula1 = сказано d ≤ { $answer }
    .formula2 = на деле d = { $exact }

question_far-and-near_hulls = хватит ли в следующем цикле одних оболочек?
question_far-and-near_wrong = будут ли запомненные пары неверны в следующем цикле?

event_far-and-near_bubbles = Вступают пузыри: было { $from }, стало { $to }
event_far-and-near_hulls = Вступают оболочки: было { $from }, стало { $to }
event_far-and-near_wrong = Запомненные пары говорят { $to }, на деле { $exact }

number_answer = ответ
number_hull-distance = оболочки
number_exact-distance = детали, точно
number_at-least = известно, не менее
number_at-most = известно, не более
number_sphere-pairs = пар сфер
number_triangle-pairs = пар треугольников
number_age = циклов после поиска

chart_distances = Расстояния
chart_sphere-pairs = Пары сфер за цикл

axis_cycle = цикл
axis_count = число

line_exact = точно
line_hulls = оболочки
line_bubbles = пузыри
line_wrong = неверно
line_threshold = порог
line_searched-each-cycle = поиск в каждом цикле
line_this-run = этот прогон
