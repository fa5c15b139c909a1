### Two stages.

lesson_two-stages = Два этапа

about_two-stages = Кубики, в которых пересекаются движущиеся детали, а затем грани в них, которые вот-вот столкнутся.

source_two-stages = Китамура, ATR TR-C-0126 (1996), глава 2, таблица 2.1 · здесь каждый объект вращается вокруг одной неподвижной оси, а дерево более позднего цикла – это первое дерево, перемещённое точной проверкой из главы 5

parameter_two-stages_largest = Граней у сферы

choice_two-stages_largest_48 = 48
choice_two-stages_largest_168 = 168
choice_two-stages_largest_360 = 360
choice_two-stages_largest_728 = 728
choice_two-stages_largest_960 = 960

parameter_two-stages_level = Уровень октодеревьев

choice_two-stages_level_3 = 3: воксели 2
choice_two-stages_level_4 = 4: воксели 1
choice_two-stages_level_5 = 5: воксели ½

parameter_two-stages_trees = Деревья: воксель чёрный

choice_two-stages_trees_moved = При любом касании; деревья движутся
choice_two-stages_trees_anew = При любом касании; деревья строятся заново
choice_two-stages_trees_centres = Если центр внутри: есть пропуски

parameter_two-stages_test = Проверка пары граней

choice_two-stages_test_hull = Оболочки обоих положений
choice_two-stages_test_exact = Точная во времени
choice_two-stages_test_plain = Только в следующем положении

parameter_two-stages_objects = Объекты

choice_two-stages_objects_2 = A и B
choice_two-stages_objects_8 = От A до H

say_two-stages_start = две сферы сближаются
    .text1 = В мире из 16 единиц A и B медленно сходятся, между центрами { $distance }. Какие из их граней встретятся следующими? Чтобы сравнить все, в каждом цикле понадобилось бы { $all } пар.
    .text2 = Поэтому у каждого объекта есть октодерево с вокселями { $voxel }. Все деревья обходятся сразу, и ищутся кубики, в которых лежат два объекта: пока их { $cubes }.
    .formula1 =
        первый этап: { $cubes ->
            [one] { $cubes } кубик
            [few] { $cubes } кубика
            [many] { $cubes } кубиков
           *[other] { $cubes } кубика
        }
    .formula2 =
        второй этап: { $faces ->
            [one] { $faces } грань
            [few] { $faces } грани
            [many] { $faces } граней
           *[other] { $faces } грани
        }

say_two-stages_nothing = деревья не пересекаются
    .text1 = Между центрами { $distance }, и ни один кубик не чёрный сразу для двух объектов. В таком цикле больше ничего не спрашивают: на грани даже не смотрят.
    .formula1 = кубиков: { $cubes }

say_two-stages_cubes = первый этап: кубики пересекаются, грани нет
    .text1 =
        { $cubes ->
            [one] { $cubes } кубик есть
            [few] { $cubes } кубика есть
            [many] { $cubes } кубиков есть
           *[other] { $cubes } кубика есть
        } в деревьях обоих объектов. Но деревья больше объектов: воксель чёрный, как только его коснулись, и ещё раз, когда дерево переместили.
    .text2 = Второй этап берёт грани, которые проходят через эти кубики. Их пока нет, и цикл окончен.
    .formula1 =
        { $cubes ->
            [one] { $cubes } кубик
            [few] { $cubes } кубика
            [many] { $cubes } кубиков
           *[other] { $cubes } кубика
        } → граней: { $faces }

say_two-stages_faces = второй этап: грани есть, но в кубике одного объекта
    .text1 = Граней, проходящих через пересекающиеся кубики (зелёным): { $faces }; кубиков: { $cubes }. Ни в одном кубике нет граней обоих объектов, поэтому проверять нечего.
    .formula1 =
        { $cubes ->
            [one] { $cubes } кубик
            [few] { $cubes } кубика
            [many] { $cubes } кубиков
           *[other] { $cubes } кубика
        } → граней: { $faces } → пар: { $pairs }

say_two-stages_pairs = пары граней проверены, ни одна не сталкивается
    .text1 =
        { $cubes ->
            [one] { $cubes } кубик пересекается
            [few] { $cubes } кубика пересекаются
            [many] { $cubes } кубиков пересекаются
           *[other] { $cubes } кубика пересекаются
        }, граней в них { $faces }: { $pairs ->
            [one] { $pairs } пара делит
            [few] { $pairs } пары делят
            [many] { $pairs } пар делят
           *[other] { $pairs } пары делят
        } общий кубик, а всего пар { $all }.
    .text2 = Где грань окажется в цикле { $next }, предсказано по её последнему шагу. Проверка спрашивает о каждой паре, встретятся ли грани на пути туда. Не встретится ни одна.
    .formula1 = { $cubes } → граней: { $faces } → пар: { $pairs } → { $colliding }

say_two-stages_colliding = эти грани столкнутся до следующего цикла
    .text1 = Между циклами { $cycle } и { $next } расстояние между центрами меняется с { $distance } на { $after }. Пар граней с общим кубиком { $pairs }, из них проверка сообщает { $colliding }; их грани красные. На самом деле, по поиску без деревьев, встречаются пары: { $truth }.
    .text2 = Сейчас объекты ещё разделены. О столкновении известно за один цикл до него, причём известны и грани.
    .formula1 = { $cubes } → граней: { $faces } → пар: { $pairs } → { $colliding }

say_two-stages_halves = первый этап ещё раз, от корня: решают цвета
    .text1 = Как были найдены кубики? В каждом дереве ячейка белая, если в ней нет ничего от объекта, чёрная, если она вся считается его частью, и серая, если она делится. Обход начинается с корня, который серый для обоих, и смотрит на восемь его потомков.
    .text2 = Ячейку, белую для всех объектов, кроме одного, оставляют (тонкие линии). Серую для двух делят (зелёные). Чёрную для одного объекта и чёрную или серую для другого берут (оранжевые). Из этих восьми ячеек оставлено { $apart }, делится { $divided }, взято { $kept }.
    .formula1 = белая с любой: оставлена
    .formula2 = серая с серой: делится
    .formula3 = чёрная с серой, чёрная с чёрной: взята

say_two-stages_level = уровень { $level }: восемь ячеек на каждую разделённую
    .text1 = Обход смотрит на ячейки уровня { $level }, их { $looked }. Белых для всех объектов, кроме одного, { $apart }: они оставлены. Серых для двух объектов { $divided }: они делятся.
    .text2 = Взято { $kept }: чёрных для одного и серых для другого { $grey }, чёрных для обоих { $black }.
    .formula1 = { $looked } = оставлено { $apart } + делится { $divided } + взято { $kept }

say_two-stages_voxels = уровень { $level }: воксели чёрные или белые
    .text1 = Ячейки уровня { $level } – это воксели, и серых вокселей не бывает. Рассмотрено { $looked }, из них чёрных для двух объектов { $kept }, и обход окончен.
    .text2 = Всего взято кубиков: { $cubes }, а рассмотрено ради них ячеек: { $cells }; вокселей в мире { $voxels }. Второй этап берёт грани в этих кубиках.
    .formula1 = ячеек деревьев: { $cells } → кубиков: { $cubes }

say_two-stages_inside = а если никто их не остановит
    .text1 = Между центрами { $distance }, меньше диаметра: сферы вошли одна в другую. Сообщено пар граней: { $colliding }, вдоль окружности, по которой пересекаются поверхности; на самом деле встречаются { $truth }.
    .formula1 = { $cubes } → граней: { $faces } → пар: { $pairs } → { $colliding }

say_two-stages_missed = столкновения пропущены
    .text1 = До цикла { $next } встретится пар граней: { $truth }, из них не сообщено: { $missed }.
    .text2 = Воксель, который чёрный только тогда, когда его центр внутри, упускает то, что лежит между центрами. А проверка лишь в следующем положении не видит того, что происходит по пути. Там, где пропуск важен, нельзя делать ни того, ни другого.
    .formula1 = сообщено { $colliding }, пропущено { $missed } из { $truth }

question_two-stages_reaches = как далеко дойдёт следующий показанный шаг?

label_nothing = кубики не пересекаются
label_cubes-only = есть кубики, но нет граней
label_cubes-and-faces = есть кубики и грани, но нет пар
label_pairs-too = есть пары граней, но не сталкиваются

question_two-stages_looked = на сколько ячеек обход посмотрит на следующем уровне?

why_two-stages_looked = На оставленные и взятые ячейки больше не смотрят. Делится, на восемь, только ячейка, серая для двух объектов. На этом уровне таких { $divided } из { $looked }.

question_two-stages_share = на следующем показанном шаге грани столкнутся: какая доля проверяемых пар?

label_under-a-hundredth = меньше 1 из 100
label_in-between = от 1 из 100 до 1 из 10
label_over-a-tenth = больше 1 из 10

question_two-stages_missed = на следующем показанном шаге грани встретятся: будут ли пропуски?

number_cycle = цикл
number_centres = между центрами A и B
number_edge-in-voxels = самое длинное ребро в вокселях
number_cubes = пересекающихся кубиков
number_candidate-faces = граней в них
number_face-pairs = проверено пар
number_colliding-pairs = пар сталкивается
number_true-pairs = пар встречается на деле
number_cells-looked-at = рассмотрено ячеек
number_left-white = оставлено: белая для всех, кроме одного
number_divided-grey-grey = делится: серая, серая
number_kept-black-grey = взято: чёрная, серая
number_kept-black-black = взято: чёрная, чёрная
number_white-of-a = белых ячеек дерева A
number_grey-of-a = серых ячеек дерева A
number_black-of-a = чёрных ячеек дерева A
number_white-of-b = белых ячеек дерева B
number_grey-of-b = серых ячеек дерева B
number_black-of-b = чёрных ячеек дерева B
number_all-pairs = всего пар граней
number_published-all-pairs = все пары, опубликовано
number_published-a-pair = одна из них, опубликовано
number_published-cubes = кубиков, опубликовано
number_published-pairs = столкновений, опубликовано
number_time-trees = время: деревья
number_time-stages = время: оба этапа
number_time-tests = время: проверки

chart_centres = Расстояние между центрами
chart_after-each-stage = Что остаётся после каждого этапа
chart_cells-of-walk = Что становится с ячейками, по уровням

line_cells-left = оставлены
line_cells-divided = делятся
line_cells-kept = взяты

axis_cycle-shown = цикл

line_centres = от A до B
line_diameter = диаметр
line_cubes = кубики
line_candidate-faces = грани
line_face-pairs = пары
line_colliding-pairs = сталкиваются
line_published-cubes = кубики в конце, опубликовано
line_published-pairs = столкновения в конце, опубликовано
