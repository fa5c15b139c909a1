### Decomposition.

lesson_decomposition = Разбиение

about_decomposition = Деталь с отверстиями становится выпуклыми элементами, слияние за слиянием; сравниваются варианты и способы обойтись без части проверок.

source_decomposition = JP 3316092 B2

parameter_decomposition_model = Деталь

choice_decomposition_model_bracket = Кронштейн
choice_decomposition_model_housing = Корпус редуктора

parameter_decomposition_variant = Вариант

choice_decomposition_variant_basic = Основной: один раз
choice_decomposition_variant_optimised = Улучшенный: пока что-то сливается
choice_decomposition_variant_negative = Отрицательные объекты с изгибом
choice_decomposition_variant_published-negative = Отрицательные объекты, как опубликовано

parameter_decomposition_check = Отсев перед проверкой

choice_decomposition_check_gilbert = GJK для двух оболочек
choice_decomposition_check_one-evaluation = Одно вычисление
choice_decomposition_check_none = Нет
choice_decomposition_check_lookup = Таблица рёбер (не опубликовано)

say_decomposition_begin = каждый треугольник сам по себе
    .text1 =
        { $triangles ->
            [one] { $triangles } треугольник
            [few] { $triangles } треугольника
            [many] { $triangles } треугольников
           *[other] { $triangles } треугольника
        }, и каждый – отдельный выпуклый элемент: вначале их { $elements }. Список делится пополам, потом ещё и ещё, а на обратном пути элементы CL одной половины сопоставляются с элементами CH другой.
    .text2 = Два элемента становятся одним, если у них есть общие рёбра и любые два многоугольника по обе стороны общего ребра выпуклы друг к другу: середина одного лежит ниже плоскости другого. Два элемента, чья очередь следующая, обведены.
    .formula1 = выпукло на ребре: c · n ≤ ε

say_decomposition_merged = выпукло: два становятся одним
    .text1 =
        У них { $edges ->
            [one] { $edges } общее ребро
            [few] { $edges } общих ребра
            [many] { $edges } общих рёбер
           *[other] { $edges } общего ребра
        } (зелёным), и выпуклость есть на { $edges ->
            [one] нём
            [few] каждом
            [many] каждом
           *[other] каждом
        }. { $elements ->
            [one] Остался
            [few] Осталось
            [many] Осталось
           *[other] Осталось
        } { $elements ->
            [one] { $elements } элемент
            [few] { $elements } элемента
            [many] { $elements } элементов
           *[other] { $elements } элемента
        }.
    .text2 = Ещё слияний на этом шаге: { $more }. Два элемента, чья очередь следующая, обведены.

say_decomposition_concave = не выпукло: два остаются порознь
    .text1 =
        По другую сторону красного ребра середина одного треугольника поднимается над плоскостью другого на { $height }. Остаётся { $elements ->
            [one] { $elements } элемент
            [few] { $elements } элемента
            [many] { $elements } элементов
           *[other] { $elements } элемента
        }.
    .text2 = Ещё слияний на этом шаге: { $more }. Два элемента, чья очередь следующая, обведены.
    .formula1 = c · n = { $height } > ε

say_decomposition_inconsistent = вывернуто: два остаются порознь
    .text1 =
        По обе стороны красного ребра один треугольник показывает лицо, а другой изнанку, так что о выпуклости ничего сказать нельзя. Остаётся { $elements ->
            [one] { $elements } элемент
            [few] { $elements } элемента
            [many] { $elements } элементов
           *[other] { $elements } элемента
        }.
    .text2 = Ещё слияний на этом шаге: { $more }.

say_decomposition_not-convex = выпукло на рёбрах, но не в целом
    .text1 = На каждом из красных рёбер есть выпуклость, но какая-то вершина одного элемента поднимается над плоскостью другого. Так как это куски элемента, который пришлось разделить, проверяется целое, и два остаются порознь.
    .text2 =
        Остаётся { $elements ->
            [one] { $elements } элемент
            [few] { $elements } элемента
            [many] { $elements } элементов
           *[other] { $elements } элемента
        }. Ещё слияний на этом шаге: { $more }.

say_decomposition_holes = сначала отверстия и вырезы
    .text1 =
        Если повернуть все нормали, впадины становятся выпуклыми. { $holes ->
            [one] { $holes } найденный
            [few] { $holes } найденных
            [many] { $holes } найденных
           *[other] { $holes } найденных
        } так { $holes ->
            [one] элемент – отрицательный объект, он показан
            [few] элемента – отрицательные объекты, они показаны
            [many] элементов – отрицательные объекты, они показаны
           *[other] элемента – отрицательные объекты, они показаны
        } серым: их треугольники вынимаются, а остальное разбивается как есть.
    .text2 = Исходный способ берёт каждый элемент из двух и более многоугольников. Для треугольников это была бы и каждая плоская грань, поэтому «с изгибом» требует больше одной плоскости.

say_decomposition_broken = выпукло на каждом ребре, но не в целом
    .text1 = Участок поверхности может завернуться и снова выйти над собственной плоскостью, оставаясь выпуклым на каждом ребре. Исходный способ этого не замечает. Здесь каждый элемент проверяется по всем собственным вершинам; этот проверки не прошёл и распадается на куски ({ $pieces }), которые соединяются заново.
    .text2 =
        Всего { $elements ->
            [one] { $elements } элемент
            [few] { $elements } элемента
            [many] { $elements } элементов
           *[other] { $elements } элемента
        }. Ещё слияний на этом шаге: { $more }.

say_decomposition_found = элементы и то, что добавляют их оболочки
    .text1 =
        { $elements ->
            [one] { $elements } элемент
            [few] { $elements } элемента
            [many] { $elements } элементов
           *[other] { $elements } элемента
        }, из них отрицательных { $holes }. Это участки поверхности, и оболочка участка может заполнить то, что в детали открыто. Заштрихованы самые большие грани этих оболочек, которые не принадлежат поверхности детали: виртуальных { $virtual }, реальных { $real }.
    .text2 = Никакой ответ не должен опираться на виртуальную грань.

say_decomposition_checks = те же элементы за другую цену
    .text1 = Встретилось пар элементов: { $pairs }. Прежде чем сравнивать их рёбра, отсев может доказать, что элементы разделены. Сравнено без отсева: { $none }. После GJK для оболочек двух границ: { $gilbert }. После одного вычисления опорной функции, которое доказывает это, если r > 0: { $one }.
    .text2 = Упорядоченная таблица всех рёбер, которой в исходном способе нет, оставляет { $lookup }. Элементы каждый раз те же.
    .formula1 = r = −h(−V₀) > 0 ⇒ разделены

say_decomposition_variants = та же деталь, другие элементы
    .text1 =
        Основной вариант: элементов { $basic }. Улучшенный, применяемый к своему же результату, пока что-то сливается: { $optimised }. С отрицательными объектами с изгибом: { $negative }, из них { $holes ->
            [one] { $holes } отверстие или вырез
            [few] { $holes } отверстия или выреза
            [many] { $holes } отверстий или вырезов
           *[other] { $holes } отверстия или выреза
        }. С отрицательными объектами, как опубликовано, в том числе плоскими гранями: { $published }.

question_decomposition_merges = станут ли два обведённых элемента, CL и CH, одним?

number_elements = элементов
number_merges = слияний
number_concave = отказов: не выпукло
number_pairs = рассмотрено пар
number_saved = проверок сберёг отсев
number_tests = проверено пар
number_holes = отрицательных объектов
number_virtual-faces = виртуальных граней
number_passes = проходов
number_broken = разделено снова
number_tests-none = проверок, без отсева
number_tests-gilbert = проверок, GJK
number_tests-one-evaluation = проверок, одно вычисление
number_tests-lookup = проверок, таблица рёбер
number_time-none = время, без отсева
number_time-gilbert = время, GJK
number_time-one-evaluation = время, одно вычисление
number_time-lookup = время, таблица рёбер
number_elements-basic = элементов, основной
number_elements-optimised = элементов, улучшенный
number_elements-negative = элементов, с изгибом
number_elements-published = элементов, как опубликовано
number_time-basic = время, основной
number_time-optimised = время, улучшенный
number_time-negative = время, с изгибом
number_time-as-published = время, как опубликовано

chart_elements = Элементы

axis_tests = проверено пар
axis_elements = элементы

line_elements = элементы
