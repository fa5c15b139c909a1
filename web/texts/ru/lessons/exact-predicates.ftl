### A sign that cannot be wrong.

lesson_exact-predicates = Знак, который не может быть неверным

about_exact-predicates = С какой стороны от прямой лежит точка? Что делает с ответом округление, к чему приводит один неверный знак и как он никогда не бывает неверным.

source_exact-predicates = Kettner et al., Classroom examples of robustness problems in geometric computations (2008), рисунок 2 и сбой A1: точки взяты оттуда · Shewchuk, Adaptive precision floating-point arithmetic and fast robust geometric predicates (1997), рисунок 21: ступени · знаки, оболочка и касание треугольников – наш способ · треугольники случайные, каждый раз одни и те же

parameter_exact-predicates_points = Точки

choice_exact-predicates_points_whole = Целые числа
choice_exact-predicates_points_broken = Дробные числа
choice_exact-predicates_points_tenths = Десятые доли

parameter_exact-predicates_from = Разности от точки

choice_exact-predicates_from_p = p
choice_exact-predicates_from_q = q
choice_exact-predicates_from_r = r

parameter_exact-predicates_side = Точек вдоль стороны

choice_exact-predicates_side_32 = 32
choice_exact-predicates_side_64 = 64
choice_exact-predicates_side_96 = 96

say_signs_line = слева или справа?
    .text1 = Точка p лежит слева от прямой из q в r, справа от неё или на ней? Это говорит знак одного определителя. Такие знаки решают, какова выпуклая оболочка, перекрываются ли контуры и встречаются ли треугольники.
    .text2 = Здесь p лежит почти на прямой. Теперь вместо неё берутся рядами соседние точки, всего { $signs-asked }: от каждой до следующей – один шаг последнего разряда, который есть там у числа двойной точности.
    .formula1 = (q_x − p_x)(r_y − p_y) − (q_y − p_y)(r_x − p_x)
    .formula2 = > 0: слева, = 0: на прямой, < 0: справа

say_signs_exact = как на самом деле
    .text1 = Каждый квадрат – одна из точек. Если считать со всеми разрядами, слева от прямой лежат { $sign-left }, синие, справа { $sign-right }, бирюзовые, и ровно на ней { $sign-on }, оранжевые.
    .text2 = Сами эти точки записаны числами двойной точности без всякого округления. Округляться будет то, что с ними вычисляют.
    .formula1 = { $sign-left } + { $sign-on } + { $sign-right }

say_signs_plain = что говорит простая двойная точность
    .text1 = Те же точки и тот же определитель, но каждая разность и каждое произведение округляются до числа двойной точности. Теперь слева будто бы лежат { $sign-left }, справа { $sign-right }, а на прямой { $sign-on }. Линия через рисунок показывает, где знак меняется на самом деле.
    .text2 = Появляются блоки: два произведения почти равны и намного больше своей разности, и в ней остаётся только то, что оставило округление.
    .formula1 = { $sign-left } + { $sign-on } + { $sign-right }

say_signs_wrong = неверные знаки
    .text1 = Красным показаны точки с неверным знаком: { $sign-wrong } из { $signs-asked }. Из них { $sign-lost } будто бы лежат на прямой, хотя это не так, { $sign-opposite } – будто бы с противоположной стороны, а { $sign-made } лежат на прямой, но будто бы рядом с ней.
    .text2 = Важно, от какой точки берутся разности, хотя со всеми разрядами это было бы безразлично. Попробуйте q и r.
    .formula1 = { $sign-lost } + { $sign-opposite } + { $sign-made } = { $sign-wrong }

say_signs_triangle = точка, которая не видит ни одного ребра
    .text1 = К чему приводит один неверный знак? Выпуклая оболочка строится точка за точкой, начиная с треугольника p₁, p₂ и p₃, синего. Он так тонок, что похож на отрезок, а p₂ и p₃ похожи на одну точку. Новая точка лежит снаружи, если она справа от какого-то ребра: тогда она видит это ребро.
    .text2 =
        Красная точка p₄ лежит далеко снаружи. По точным знакам она видит { $edges-seen-exact ->
            [one] { $edges-seen-exact } ребро
            [few] { $edges-seen-exact } ребра
            [many] { $edges-seen-exact } рёбер
           *[other] { $edges-seen-exact } ребра
        }, по простой двойной точности { $edges-seen-plain }. Поэтому простая двойная точность принимает её за внутреннюю, и точка отбрасывается.
    .formula1 = видимых рёбер: { $edges-seen-exact }, а не { $edges-seen-plain }

say_signs_hull = вершина потеряна
    .text1 =
        Дальше идут остальные пять точек, и все их знаки верны. У оболочки по простой двойной точности, синей, { $corners-plain ->
            [one] { $corners-plain } вершина
            [few] { $corners-plain } вершины
            [many] { $corners-plain } вершин
           *[other] { $corners-plain } вершины
        }. У истинной оболочки, зелёной, { $corners-exact }: p₄ – одна из них, она на { $corner-outside } снаружи синей.
    .text2 = Знак оказался неверным там, где точки отстоят от прямой на несколько последних разрядов. А ответ неверен настолько, что это видно: неверное «да» или «нет» никогда не бывает малой погрешностью.
    .formula1 = вершин { $corners-plain } вместо { $corners-exact }

say_signs_filter = первая ступень: граница
    .text1 = Известно, насколько может увести округление: простое значение отстоит от истинного не более чем на A. Если оно больше A, его знак доказан, и больше ничего не вычисляется. Это фильтр.
    .text2 =
        Здесь между точками { $last-digits ->
            [one] { $last-digits } последний разряд
            [few] { $last-digits } последних разряда
            [many] { $last-digits } последних разрядов
           *[other] { $last-digits } последнего разряда
        }, так что они уходят от прямой дальше. Из { $signs-asked } фильтр уверен в { $stage-filter }; оранжевым показаны те, кому нужно больше. График показывает, как его доля растёт с расстоянием от прямой.
    .formula1 = |det| ≥ A = (3 + 16 ε) ε (|левое произведение| + |правое произведение|)
    .formula2 = ε = 2⁻⁵³

say_signs_stages = следующие ступени: разрядов не больше, чем нужно
    .text1 = Вернёмся к самым частым точкам. Каждая ступень добавляет разряды к тому, что вычислила предыдущая, пока знак не доказан. Простой двойной точности хватает для { $stage-filter }, точного определителя округлённых разностей для { $stage-differences }, его же вместе с тем, что округление отняло у разностей, для { $stage-corrected }. Все разряды нужны для { $stage-all }.
    .text2 = Число со всеми разрядами – это сумма чисел двойной точности, разложение: то, что теряется при округлении суммы или произведения двух таких чисел, тоже число двойной точности, и оно сохраняется. Все разряды нужны только на прямой или там, где меньшим не отличить точку от лежащей на ней.
    .formula1 = a + b = x + y: x округлено, y потеряно
    .formula2 = { $stage-filter } + { $stage-differences } + { $stage-corrected } + { $stage-all }

say_signs_space = треугольники, которые касаются
    .text1 =
        В пространстве знак говорит, с какой стороны от плоскости треугольника лежит точка. Здесь { $pairs-touching ->
            [one] { $pairs-touching } треугольник B стоит
            [few] { $pairs-touching } треугольника B стоят
            [many] { $pairs-touching } треугольников B стоят
           *[other] { $pairs-touching } треугольника B стоят
        } на треугольниках A, и острие лежит точно в плоскости. Простая двойная точность говорит о { $plain-clear }, что острие выше и пара свободна, о { $plain-through } – что оно ниже, и только о { $plain-touching } – что оно касается. На рисунке одна из пар, названных свободными.
    .text2 =
        Проверка, которой эта страница пользуется везде, находит, что касаются { $product-touching }. Из { $corners-asked ->
            [one] { $corners-asked } вершины
            [few] { $corners-asked } вершин
            [many] { $corners-asked } вершин
           *[other] { $corners-asked } вершины
        } её фильтр решает все, кроме { $corners-not-sure }, и эти вычисляются точно. Так что стоит это мало, и ни один ответ – свободна, касание или пересечение – не решается округлением.
    .formula1 = касаются { $product-touching } из { $pairs-touching }

question_signs_how-many-wrong = у скольких из этих точек знак в простой двойной точности будет неверным?
question_signs_which-wrong = у одной из трёх точек в кольцах знак неверен: у какой?
question_signs_how-many-all = из стольких же точек через один последний разряд скольким понадобятся все разряды?

why_signs_how-many-wrong = Определитель – это разность двух произведений, и каждое округляется до своего последнего разряда. Произведения во много раз больше координат точки p, и их последний разряд тоже. Подумайте, сколько точек лежит от прямой не дальше этого.
why_signs_which-wrong = Посмотрите, с какой стороны от линии через рисунок лежит каждое кольцо, а затем на цвет его квадрата: синий – будто бы слева, бирюзовый – справа, оранжевый – на прямой.
why_signs_how-many-all = Все разряды нужны только там, где меньшим не отличить определитель от 0. Подумайте, сколько точек лежит точно на прямой.

label_sign-left = слева
label_sign-on = на прямой
label_sign-right = справа
label_sign-wrong = неверный знак
label_sign-fine = верный знак
label_sign-sure-left = точно слева
label_sign-unsure = неясно
label_sign-sure-right = точно справа
label_sign-filter = просто
label_sign-differences = разности
label_sign-corrected = поправка
label_sign-all = все разряды

number_signs-asked = точек
number_sign-left = слева
number_sign-on = на прямой
number_sign-right = справа
number_sign-wrong = неверных знаков
number_sign-opposite = с противоположной стороны
number_sign-lost = ошибочно на прямой
number_sign-made = ошибочно рядом с прямой
number_edges-seen-plain = видимых рёбер, простая точность
number_edges-seen-exact = видимых рёбер, точные знаки
number_corners-plain = вершин, простая точность
number_corners-exact = вершин, точные знаки
number_corner-outside = потерянная вершина снаружи на
number_stage-filter = хватает простой точности
number_last-digits = последних разрядов между точками
number_stage-differences = точно, от округлённых разностей
number_stage-corrected = с поправкой
number_stage-all = все разряды
number_pairs-touching = пар, которые касаются
number_plain-clear = простая точность: свободна
number_plain-through = простая точность: насквозь
number_plain-touching = простая точность: касание
number_product-touching = эта страница: касание
number_corners-asked = вершин B
number_corners-not-sure = вычислено точно

chart_stages-by-distance = Какая ступень нужна

axis_last-digits-away = последних разрядов от прямой
axis_percent-of-signs = % точек

line_stage-filter = простая точность
line_stage-differences = точно, от округлённых разностей
line_stage-corrected = с поправкой
line_stage-all = все разряды
