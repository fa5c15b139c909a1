### From coarse to fine.

lesson_coarse-to-fine = От грубого к точному

about_coarse-to-fine = Охватывающие сферы, затем оболочки, затем элементы: цепочка для невыпуклых деталей и канал, в котором она отвечает 3.5 там, где на деле 0.1.

source_coarse-to-fine = JP 3316092 B2

parameter_coarse-to-fine_pair = Детали

choice_coarse-to-fine_pair_rod-and-arm = Стержень с плечом, канал
choice_coarse-to-fine_pair_rod = Стержень, канал
choice_coarse-to-fine_pair_corner = Брусок, уголок

parameter_coarse-to-fine_mode = Конец

choice_coarse-to-fine_mode_published = Как опубликовано
choice_coarse-to-fine_mode_proven = Когда доказано

parameter_coarse-to-fine_near = ε: что считать близким
parameter_coarse-to-fine_spheres = Охватывающие сферы

choice_coarse-to-fine_spheres_first = Прежде всего
choice_coarse-to-fine_spheres_every = Перед каждой оболочкой

parameter_coarse-to-fine_lift = Деталь A поднята на

say_coarse-to-fine_begin = две детали из выпуклых элементов
    .text1 =
        У A { $a ->
            [one] { $a } выпуклый элемент
            [few] { $a } выпуклых элемента
            [many] { $a } выпуклых элементов
           *[other] { $a } выпуклого элемента
        }, у B { $b }. Расстояние между деталями – это расстояние между двумя ближайшими элементами; сравнить каждый с каждым надёжно, но медленно, если их много.
    .text2 = Поэтому сравнение идёт от грубого к точному: сферы вокруг деталей, оболочки всех их элементов, элементы одной детали с оболочкой другой и, наконец, элементы с элементами.
    .formula1 = d(A, B) = min d(Aᵢ, Bⱼ)

say_coarse-to-fine_spheres-apart = сферы разделены
    .text1 = Охватывающие сферы ({ $a } и { $b }) не пересекаются, значит, не пересекаются и детали. Исходный способ здесь заканчивает и выдаёт расстояние между центрами, { $distance }. Известно меньше: между деталями не менее { $gap }.
    .formula1 = |P_A − P_B| = { $distance } > R_A + R_B
    .formula2 = d ≥ |P_A − P_B| − R_A − R_B = { $gap }

say_coarse-to-fine_spheres-apart-proven = сферы разделены
    .text1 = Охватывающие сферы ({ $a } и { $b }) не пересекаются: расстояние не менее { $gap }. Сначала рассматриваются пары, которые могут быть ближе.
    .formula1 = d ≥ |P_A − P_B| − R_A − R_B = { $gap }

say_coarse-to-fine_spheres-meet = сферы пересекаются
    .text1 = Расстояние между центрами охватывающих сфер ({ $a } и { $b }) равно { $distance }, это меньше суммы радиусов. Отсюда ничего не следует: нужно более точное сравнение.
    .formula1 = |P_A − P_B| = { $distance } ≤ R_A + R_B

say_coarse-to-fine_hulls-attained = ближайшие точки лежат на элементах
    .text1 = Расстояние между оболочками ({ $a } и { $b }) равно { $distance }, и обе ближайшие точки лежат на элементах: ближе здесь ничего нет.
    .formula1 = r = { $distance }

say_coarse-to-fine_hulls-bound = нижняя граница
    .text1 = Расстояние между оболочками ({ $a } и { $b }) равно { $distance }, но одна из ближайших точек лежит там, где под объединённой оболочкой нет элемента: элементы могут быть дальше друг от друга, но не ближе.
    .formula1 = d ≥ { $distance }

say_coarse-to-fine_hulls-overlap = оболочки перекрываются
    .text1 = Оболочки ({ $a } и { $b }) перекрываются. Для элементов это было бы пересечение; но если оболочка объединяет несколько элементов, её впадины заполнены, и сами элементы могут не пересекаться.
    .formula1 = r = 0

say_coarse-to-fine_release = оболочка раскрывается
    .text1 =
        Отсюда вместо оболочки «{ $part }» { $elements ->
            [one] участвует
            [few] участвуют
            [many] участвуют
           *[other] участвует
        } { $elements ->
            [one] { $elements } её элемент
            [few] { $elements } её элемента
            [many] { $elements } её элементов
           *[other] { $elements } её элемента
        }.

say_coarse-to-fine_drop = элемент отброшен
    .text1 = Расстояние между «{ $element }» и «{ $other }» равно { $distance }, это больше ε: элемент отбрасывается. Довод: далёкое от оболочки другой детали пересечься с ней не может. Это верно; но оно всё же может оказаться ближайшим.
    .formula1 = r = { $distance } > ε

say_coarse-to-fine_right = ответ, и он верен
    .text1 =
        Ответ { $distance }; понадобилось { $searches ->
            [one] { $searches } поиск
            [few] { $searches } поиска
            [many] { $searches } поисков
           *[other] { $searches } поиска
        } среди оболочек. Сравнить каждый элемент с каждым – это было бы { $pairs }. Обе границы сошлись на этом ответе, так что известно, что он верен.
    .formula1 = d = { $distance }

say_coarse-to-fine_unproven = ответ верен, но это неизвестно
    .text1 = Ответ { $distance }, и он верен. Но цепочка не может этого знать: об отброшенном известно лишь, что до него не менее { $lower }.
    .formula1 = { $lower } ≤ d = { $distance }

say_coarse-to-fine_centres = расстояние между двумя центрами
    .text1 = Ответ { $distance } – это расстояние между центрами. На самом деле между деталями { $truth }. Кто спрашивает только, есть ли что-нибудь рядом, тому это не мешает; кто спрашивает, далеко ли, не должен принимать одно за другое.
    .formula1 = { $lower } ≤ d = { $truth }

say_coarse-to-fine_too-far = ближайший был отброшен
    .text1 = Ответ { $distance }. На самом деле между деталями { $truth }: ближайший элемент был отброшен, потому что он дальше ε от оболочки другой детали, а оставшееся лежит глубоко в этой оболочке и всё же далеко от её элементов.
    .text2 = Возьмите ε больше { $truth } или выберите конец «Когда доказано».
    .formula1 = ответ { $distance } > { $truth } = d

say_coarse-to-fine_too-near = нижняя граница вместо ответа
    .text1 = Ответ { $distance } дала объединённая оболочка. На самом деле между деталями { $truth }: там, где оболочка ближе всего, в ней нет элемента.
    .formula1 = ответ { $distance } < { $truth } = d

say_coarse-to-fine_proven = ответ доказан
    .text1 =
        { $distance }; понадобилось { $searches ->
            [one] { $searches } поиск
            [few] { $searches } поиска
            [many] { $searches } поисков
           *[other] { $searches } поиска
        } среди оболочек, а пар элементов не более { $pairs }. Сравнения шли от ближайших, и не отброшено ни одно, у которого нижняя граница меньше ответа.
    .formula1 = d = { $distance }

say_coarse-to-fine_heights-wrong = то же на каждой высоте
    .text1 = Деталь A понемногу поднимают, и вопрос задаётся заново. Высот, на которых ответ не равен расстоянию: { $wrong } из { $all }. Там линии расходятся: ответ слишком велик или слишком мал.

say_coarse-to-fine_heights-right = то же на каждой высоте
    .text1 = Деталь A понемногу поднимают, и вопрос задаётся заново. Высот всего { $all }, и на каждой ответ равен расстоянию; высот с другим ответом: { $wrong }.

question_coarse-to-fine_right = будет ли ответ истинным расстоянием?

word_whole-a = вся A
word_whole-b = вся B
word_rod = стержень
word_rod-arm = внешнее плечо
word_bridge = перемычка
word_left-wall = левая стенка
word_right-wall = правая стенка
word_floor = дно
word_block = брусок
word_foot = основание
word_upright = стойка

number_spheres-compared = сравнено сфер
number_hulls-compared = поисков среди оболочек
number_answered = ответ
number_true-distance = на деле

chart_coarse-to-fine = Расстояние и высота

axis_lift = поднята на

line_answered = ответ
line_known-at-least = известно, не менее
