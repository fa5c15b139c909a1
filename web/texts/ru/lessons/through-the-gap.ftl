### Through the gap.

lesson_through-the-gap = Через проём

about_through-the-gap = Робот в форме буквы L спускается по полю к цели и должен повернуться, чтобы пройти через проём. Ещё пять миров показывают по одной особенности.

source_through-the-gap = Китамура 1996, глава 4, рисунки 4.3 и 4.4 · мир и робот с рисунков недоступны, эти придуманы · наш поиск – не из статьи

parameter_through-the-gap_world = Мир

choice_through-the-gap_world_wall = Стена с проёмом
choice_through-the-gap_world_pocket = Тупик
choice_through-the-gap_world_two-gaps = Два проёма
choice_through-the-gap_world_zigzag = Зигзаг
choice_through-the-gap_world_island = Остров
choice_through-the-gap_world_clutter = Россыпь

parameter_through-the-gap_gap = Проём
parameter_through-the-gap_search = Поиск

choice_through-the-gap_search_published = Из статьи
choice_through-the-gap_search_ours = Наш

parameter_through-the-gap_alpha = Поворот на

choice_through-the-gap_alpha_30 = 30°
choice_through-the-gap_alpha_45 = 45°

parameter_through-the-gap_norm = Расстояние в поле

choice_through-the-gap_norm_taxicab = Вдоль осей
choice_through-the-gap_norm_euclidean = По прямой

say_gap_world = робот и проём
    .text1 = Робот в форме L должен попасть к кольцу по другую сторону стены. Ширина проёма – { $gap } мм.
    .text2 =
        Мир – квадрат, который снова и снова делится пополам, до вокселей в 2 мм. Все препятствия вместе – это { $full ->
            [one] { $full } полная ячейка
            [few] { $full } полные ячейки
            [many] { $full } полных ячеек
           *[other] { $full } полных ячеек
        }, или { $compacted ->
            [one] { $compacted } квадрат
            [few] { $compacted } квадрата
            [many] { $compacted } квадратов
           *[other] { $compacted } квадратов
        } любого размера. Остальное – { $empty ->
            [one] { $empty } пустая ячейка
            [few] { $empty } пустые ячейки
            [many] { $empty } пустых ячеек
           *[other] { $empty } пустых ячеек
        }.
    .formula1 = полных { $full } · пустых { $empty }

say_gap_world-pocket = тупик на пути
    .text1 = Между роботом и кольцом стоит тупик, открытый к роботу. Прямая дорога ведёт в него. Путь идёт мимо тупика, где с каждой стороны свободно { $gap } мм.
    .text2 =
        Все препятствия вместе – это { $full ->
            [one] { $full } полная ячейка
            [few] { $full } полные ячейки
            [many] { $full } полных ячеек
           *[other] { $full } полных ячеек
        }, или { $compacted ->
            [one] { $compacted } квадрат
            [few] { $compacted } квадрата
            [many] { $compacted } квадратов
           *[other] { $compacted } квадратов
        } любого размера. Остальное – { $empty ->
            [one] { $empty } пустая ячейка
            [few] { $empty } пустые ячейки
            [many] { $empty } пустых ячеек
           *[other] { $empty } пустых ячеек
        }.
    .formula1 = полных { $full } · пустых { $empty }

say_gap_world-two-gaps = два проёма
    .text1 = В стене два проёма: один в { $gap } мм прямо впереди, другой в 24 мм далеко в стороне. Через широкий робот проходит так, как стоит. Путь через узкий короче, но роботу, возможно, придётся повернуться.
    .text2 =
        Все препятствия вместе – это { $full ->
            [one] { $full } полная ячейка
            [few] { $full } полные ячейки
            [many] { $full } полных ячеек
           *[other] { $full } полных ячеек
        }, или { $compacted ->
            [one] { $compacted } квадрат
            [few] { $compacted } квадрата
            [many] { $compacted } квадратов
           *[other] { $compacted } квадратов
        } любого размера. Остальное – { $empty ->
            [one] { $empty } пустая ячейка
            [few] { $empty } пустые ячейки
            [many] { $empty } пустых ячеек
           *[other] { $empty } пустых ячеек
        }.
    .formula1 = полных { $full } · пустых { $empty }

say_gap_world-zigzag = зигзаг
    .text1 = Одна стена оставляет { $gap } мм над своим концом, следующая – { $gap } мм под своим. Цель тянет прямо, а путь идёт вверх и вниз.
    .text2 =
        Все препятствия вместе – это { $full ->
            [one] { $full } полная ячейка
            [few] { $full } полные ячейки
            [many] { $full } полных ячеек
           *[other] { $full } полных ячеек
        }, или { $compacted ->
            [one] { $compacted } квадрат
            [few] { $compacted } квадрата
            [many] { $compacted } квадратов
           *[other] { $compacted } квадратов
        } любого размера. Остальное – { $empty ->
            [one] { $empty } пустая ячейка
            [few] { $empty } пустые ячейки
            [many] { $empty } пустых ячеек
           *[other] { $empty } пустых ячеек
        }.
    .formula1 = полных { $full } · пустых { $empty }

say_gap_world-island = остров
    .text1 = Широкий блок оставляет свободными { $gap } мм сверху и снизу. Оба пути одинаково длинны, и робот должен помещаться не в одном месте, а вдоль всего блока.
    .text2 =
        Все препятствия вместе – это { $full ->
            [one] { $full } полная ячейка
            [few] { $full } полные ячейки
            [many] { $full } полных ячеек
           *[other] { $full } полных ячеек
        }, или { $compacted ->
            [one] { $compacted } квадрат
            [few] { $compacted } квадрата
            [many] { $compacted } квадратов
           *[other] { $compacted } квадратов
        } любого размера. Остальное – { $empty ->
            [one] { $empty } пустая ячейка
            [few] { $empty } пустые ячейки
            [many] { $empty } пустых ячеек
           *[other] { $empty } пустых ячеек
        }.
    .formula1 = полных { $full } · пустых { $empty }

say_gap_world-clutter = россыпь
    .text1 =
        Случайно разбросано { $blocks ->
            [one] { $blocks } блок
            [few] { $blocks } блока
            [many] { $blocks } блоков
           *[other] { $blocks } блока
        }, всегда одинаково. Любые два из них отстоят не менее чем на { $gap } мм по x или по y. Никакая стена не подсказывает, где путь: путей много.
    .text2 =
        Все препятствия вместе – это { $full ->
            [one] { $full } полная ячейка
            [few] { $full } полные ячейки
            [many] { $full } полных ячеек
           *[other] { $full } полных ячеек
        }, или { $compacted ->
            [one] { $compacted } квадрат
            [few] { $compacted } квадрата
            [many] { $compacted } квадратов
           *[other] { $compacted } квадратов
        } любого размера. Остальное – { $empty ->
            [one] { $empty } пустая ячейка
            [few] { $empty } пустые ячейки
            [many] { $empty } пустых ячеек
           *[other] { $empty } пустых ячеек
        }.
    .formula1 = полных { $full } · пустых { $empty }

say_gap_field = поле толкает и тянет
    .text1 = Каждое препятствие отталкивает: внутри его потенциал наибольший и падает с расстоянием. Считается сильнейшее. Цель притягивает: её потенциал растёт с расстоянием от неё.
    .text2 = Их сумма и есть поле. Цвет каждой ячейки показывает среднее в ней.
    .formula1 = P = P_o + P_g
    .formula2 = { $low } … { $high }

say_gap_push = отталкивание по слагаемым
    .text1 = В отмеченной точке сильнее всего отталкивает квадрат с толстой границей. Для каждой его стороны в g есть пара a + |a|: она равна 0, если точка не лежит за этой стороной, иначе это удвоенное расстояние за ней, в вокселях: { $beyondx } по x, { $beyondy } по y.
    .text2 = Внутри квадрата g равно 0, и отталкивание равно { $most }. В одном вокселе от стороны g равно 2, и отталкивание втрое меньше. Считается только наибольшее из всех квадратов, поэтому в свободном пространстве вершин нет.
    .formula1 = P_o = max p
    .formula2 = p = p_max / (1 + g) = { $most } / (1 + { $g }) = { $push }
    .formula3 = g = 2 d_x + 2 d_y = { $beyondx } + { $beyondy }
    .formula4 = 2 d_x = a + |a| + b + |b|
    .formula5 = a = x₀ − l/2 − x
    .formula6 = b = x − x₀ − l/2
    .formula7 = P = P_o + P_g = { $push } + { $pull } = { $whole }

say_gap_push-straight = отталкивание по прямой
    .text1 = В отмеченной точке сильнее всего отталкивает квадрат с толстой границей. Удвоенное расстояние за его сторонами, в вокселях, – { $beyondx } по x и { $beyondy } по y. В статье они складываются; здесь g – удвоенное расстояние до квадрата по прямой.
    .text2 = Внутри квадрата g равно 0, и отталкивание равно { $most }. В одном вокселе от стороны g равно 2, и отталкивание втрое меньше; вдоль осей так же и в статье. За углом прямая короче, и отталкивание сильнее.
    .formula1 = P_o = max p
    .formula2 = p = p_max / (1 + g) = { $most } / (1 + { $g }) = { $push }
    .formula3 = g = √(4 d_x² + 4 d_y²) = √({ $beyondx }² + { $beyondy }²)
    .formula4 = P = P_o + P_g = { $push } + { $pull } = { $whole }

say_gap_heights = поле как рельеф
    .text1 = Те же числа как высоты. Препятствия – горы, а местность понижается к цели.
    .text2 =
        Кроме цели здесь { $hollows ->
            [one] { $hollows } впадина
            [few] { $hollows } впадины
            [many] { $hollows } впадин
           *[other] { $hollows } впадин
        }, где все соседние ячейки выше; впадины отмечены красным. Шар, который только катится вниз, остался бы там.
    .formula1 =
        { $hollows ->
            [one] { $hollows } впадина
            [few] { $hollows } впадины
            [many] { $hollows } впадин
           *[other] { $hollows } впадин
        }

say_gap_explored = сначала самая низкая
    .text1 = Значение робота в ячейке – сумма поля по всем его вокселям. Из всех ячеек, куда можно перейти, поиск берёт ту, где значение наименьшее: поэтому он может выйти из впадины.
    .text2 =
        Сначала он только сдвигает робота. Где это никуда не ведёт, он поворачивает его, каждый раз на { $alpha }°. Он просмотрел { $nodes ->
            [one] { $nodes } узел
            [few] { $nodes } узла
            [many] { $nodes } узлов
           *[other] { $nodes } узлов
        }, это точки.
    .formula1 =
        { $nodes ->
            [one] { $nodes } узел
            [few] { $nodes } узла
            [many] { $nodes } узлов
           *[other] { $nodes } узлов
        }

say_gap_explored-ours = каждое место, каждый угол
    .text1 = Наш поиск идёт шагами в воксель и поворотами на { $alpha }°, от цели назад. Он делает шаг, только если робот от начала и до конца шага ничего не задевает.
    .text2 =
        Он шёл дальше из { $nodes ->
            [one] { $nodes } положения
            [few] { $nodes } положений
            [many] { $nodes } положений
           *[other] { $nodes } положений
        }. Это больше работы, чем у поиска из статьи, но ничто не пропущено.
    .formula1 =
        { $nodes ->
            [one] { $nodes } положение
            [few] { $nodes } положения
            [many] { $nodes } положений
           *[other] { $nodes } положений
        }

say_gap_way = путь
    .text1 = Линия соединяет середины ячеек и их общих сторон. Всего робот поворачивается на ней на { $turned }°.
    .text2 = Она кончается в середине ячейки цели. В каждом узле все воксели робота пусты; что происходит между двумя узлами, не проверялось.
    .formula1 = поворот на { $turned }°

say_gap_way-ours = путь, сделанный коротким
    .text1 = Это кратчайший путь из таких шагов; затем отрезки спрямлены там, где ничто не мешает.
    .text2 = Всего робот поворачивается на нём на { $turned }°.
    .formula1 = поворот на { $turned }°

say_gap_failed = путь не найден
    .text1 = Поиск испробовал все повороты во всех своих последних узлах и ничего не нашёл. Линия кончается там, где значение было наименьшим.
    .text2 = Это не значит, что пути нет. Робот рассматривается только в серединах ячеек.
    .formula1 = узлов { $nodes }, пути нет

say_gap_proven = пути нет
    .text1 = Просмотрены все положения, из которых шаги в воксель и повороты на { $alpha }° ведут к цели; их { $nodes }. Начального среди них нет.
    .text2 = Значит, из таких шагов пути нет. Путь из меньших шагов этим не исключён.
    .formula1 = положений { $nodes }, пути нет

say_gap_robot = робот в пути
    .text1 = Некоторые положения на пути. Теперь робот проверен точно и между соседними положениями, чего в статье нет.
    .text2 = Всего отрезков { $legs }; препятствие он задевает на { $hits }.
    .formula1 =
        { $hits } из { $legs ->
            [one] { $legs } отрезка
            [few] { $legs } отрезков
            [many] { $legs } отрезков
           *[other] { $legs } отрезков
        }

say_gap_robot-ours = робот в пути
    .text1 = Положения, между которыми он сдвигается и поворачивается одновременно. Каждый отрезок проверен от начала до конца, когда строился путь.
    .text2 = Проверено ещё раз: всего отрезков { $legs }; препятствие он задевает на { $hits }.
    .formula1 =
        { $hits } из { $legs ->
            [one] { $legs } отрезка
            [few] { $legs } отрезков
            [many] { $legs } отрезков
           *[other] { $legs } отрезков
        }

question_gap_hollows = есть ли кроме ячейки цели ячейка, которая ниже всех соседних?
question_gap_how = как робот доберётся до цели?
question_gap_hits = заденет ли робот препятствие между двумя узлами этого пути?

label_low = низко
label_high = высоко
label_by-shifts = одними сдвигами
label_with-turns = с поворотами
label_not-at-all = никак

number_robot-cells = полных ячеек робота
number_field-lowest = поле, наименьшее
number_field-highest = поле, наибольшее
number_field-hollows = впадин кроме цели
number_term-left = за левой стороной, вдвойне
number_term-right = за правой стороной, вдвойне
number_term-below = за нижней стороной, вдвойне
number_term-above = за верхней стороной, вдвойне
number_push-g = g
number_push-most = наибольшее отталкивание
number_pull-goal = притяжение цели
number_field-there = поле в точке
number_nodes-explored = просмотрено узлов
number_way-length = длина пути
number_way-turned = поворот на пути
number_legs-that-meet = отрезков с препятствием

chart_field-on-way = Поле на пути

axis_along-way = мм вдоль пути
axis_field = P

line_way-published = поиск из статьи
line_way-ours = наш поиск
