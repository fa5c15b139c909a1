### Accuracy against speed.

lesson_accuracy-against-speed = Точность и скорость

about_accuracy-against-speed = Чего стоят и что дают меньшие сферы, по множеству положений двух деталей.

source_accuracy-against-speed = Патент США 5056031 (1991) · положения и детали наши · время измерено здесь, один поток

parameter_accuracy-against-speed_shapes = Детали

choice_accuracy-against-speed_shapes_ring = Кольцо и труба
choice_accuracy-against-speed_shapes_bracket = Кронштейн и стержень

parameter_accuracy-against-speed_accuracy = Наименьший радиус в конце
parameter_accuracy-against-speed_ratio = ρ: отношение между рангами
parameter_accuracy-against-speed_making = Сферы

choice_accuracy-against-speed_making_exact = ρ точно, ячейки (наш способ)
choice_accuracy-against-speed_making_source = Как опубликовано

say_accuracy_poses = много положений
    .text1 = Деталь ставят в разные положения около другой, всего их { $poses }; некоторые показаны на рисунке. Если судить по граням, сталкиваются { $colliding }.
    .text2 = Теперь вместо граней проверяются сферы, сначала большие, потом всё меньше и меньше.
    .formula1 = сталкиваются { $colliding } из { $poses }

say_accuracy_coarse = большие сферы
    .text1 = Если наименьший радиус сфер { $radius }, их у обеих деталей вместе { $spheres }. На одно испытание уходит в среднем проверок: { $tests }.
    .text2 = Пропущено столкновений { $missed } из { $colliding }, но и другие положения попадают в отчёт как столкновения; таких { $alarms }. Причина: сферы выступают из поверхности. На рисунке такое положение, а красным – две сферы, которые пересекаются.
    .formula1 =
        { $alarms ->
            [one] { $alarms } ложная тревога
            [few] { $alarms } ложные тревоги
            [many] { $alarms } ложных тревог
           *[other] { $alarms } ложной тревоги
        } из { $poses }

say_accuracy_rung = вниз до { $radius }
    .text1 = Наименьший радиус меньше в √2 раз: сфер { $spheres }, проверок на испытание { $tests }.
    .text2 =
        { $alarms ->
            [one] { $alarms } ложная тревога
            [few] { $alarms } ложные тревоги
            [many] { $alarms } ложных тревог
           *[other] { $alarms } ложной тревоги
        } и { $missed ->
            [one] { $missed } пропущенное касание
            [few] { $missed } пропущенных касания
            [many] { $missed } пропущенных касаний
           *[other] { $missed } пропущенного касания
        } в положениях, которых { $poses }. При ложной тревоге зазор не больше { $within }.
    .formula1 =
        { $alarms ->
            [one] { $alarms } ложная тревога
            [few] { $alarms } ложные тревоги
            [many] { $alarms } ложных тревог
           *[other] { $alarms } ложной тревоги
        } из { $poses }
    .formula2 = зазор ≤ 4·{ $radius }

say_accuracy_ratios = сколько рангов?
    .text1 = Наименьший радиус снова { $radius }, но рангов над ним больше или меньше. На испытание уходит проверок: { $low } при ρ = 1,4, { $two } при 2, { $more } при 2,8 и { $high } при 4.
    .text2 = Много рангов – много проверок на пути вниз, мало рангов – много потомков для проверки в каждом. Ответы почти не меняются: их даёт последний ранг.
    .formula1 = ρ = 1,4 · 2 · 2,8 · 4

question_accuracy_missed = пропустят ли большие сферы какие-нибудь столкновения?
question_accuracy_spheres = радиус делится на √2: сколько сфер будет у обеих деталей вместе?
question_accuracy_fewer = станет ли ложных тревог меньше?
question_accuracy_ratio = при каком отношении между рангами проверок меньше всего?

number_poses-checked = положений
number_colliding-poses = из них сталкиваются
number_exact-time = испытание по граням
number_ranks-of-a = рангов у первой детали
number_spheres-total = сфер
number_tests-of-check = проверок на испытание
number_missed-contacts = пропущено касаний
number_time-making = время их построения
number_check-time = испытание по сферам

chart_spheres-and-tests = Сферы и проверки на испытание
chart_time-of-check = Время испытания
chart_false-alarms = Ложные тревоги

axis_smallest-radius = наименьший радиус
axis_ratio-of-ranks = ρ

line_spheres-total = сферы
line_tests-of-check = проверки
line_by-spheres = по сферам
line_by-faces = по граням, точно
line_false-alarms = от всех положений

why_accuracy_missed = Касание пропускается, если оно происходит в точке, которую не покрывает ни одна сфера. Оставляют ли большие сферы непокрытой большую часть поверхности или дальше выступают из неё?
why_accuracy_spheres = Сейчас сфер { $spheres }. Они покрывают поверхность, а не тело. При радиусе в √2 раз меньше на кусок поверхности их нужно вдвое больше. Но сетка сфер не следует поверхности в точности.
why_accuracy_fewer = Ложная тревога возникает из-за сфер, которые выступают из поверхности, сейчас при зазоре до { $within }. При меньшем радиусе они выступают меньше. Во скольких из положений с тревогой (их { $alarms }) зазор лежит между этими двумя пределами?
why_accuracy_ratio =
    При малом отношении на пути вниз много рангов. При большом у сферы много потомков, и все проверяются. Сейчас на одно испытание уходит { $tests ->
        [one] { $tests } проверка
        [few] { $tests } проверки
        [many] { $tests } проверок
       *[other] { $tests } проверки
    } сфер. Лучшее отношение – между ними.

## Pseudocode

accuracy-against-speed_poses = для каждого положения одной детали возле другой:
accuracy-against-speed_truth = truth ← сталкиваются ли грани?
accuracy-against-speed_radius = для каждого наименьшего радиуса rₙ, в √2 раз меньше предыдущего:
accuracy-against-speed_ranks = ранги от сферы вокруг каждой детали до rₙ, с отношением ρ между ними
accuracy-against-speed_models = покрыть обе детали сферами, ранг за рангом
accuracy-against-speed_each = для каждого положения:
accuracy-against-speed_search = hit ← поиск по обеим моделям, вниз только где сферы встречаются, до первой пары наименьших
accuracy-against-speed_alarm = если hit и не truth: ложная тревога; поверхности ближе 4·rₙ
accuracy-against-speed_missed = если truth и не hit: пропущенное касание
accuracy-against-speed_time = среднее число проверок на испытание и среднее время
accuracy-against-speed_ratios = с наименьшим rₙ: повторить для ρ = 1,4; 2; 2,8 и 4

## Glossary

false-alarm = ложная тревога
    .forms = ложная тревога | ложной тревоги | ложной тревоге | ложную тревогу | ложной тревогой | ложные тревоги | ложных тревог
    .text = Столкновение, о котором сообщено, хотя его нет. Оно стоит времени или доверия, но ничего не повреждает.

pose = положение
    .forms = положение | положения | положению | положением | положении | положений | положениям | положениями | положениях
    .text = Место и ориентация детали.
