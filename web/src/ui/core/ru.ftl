action-group = группа
action-who-see = ответственный
all-triangles-degenerate = все треугольники вырождены: поверхности нет
and-then = { $before } { $after }
archive-bytes-not-archive = его байтов нет в архиве
archive-damaged-cannot-unpacked = он повреждён: распаковать нельзя
archive-damaged-check-sum = он повреждён: контрольная сумма другая
archive-encrypted = он зашифрован
archive-in-it = «{ $path }» в нём
archive-list-files = список файлов архива повреждён
archive-more-files = в нём больше { $most_files } файлов
archive-no-zip-archive = это не архив zip, или он обрезан: нет его конца
archive-not-long-archive = его длина не та, что указана в архиве
archive-pack-again-plain = Упакуйте заново как обычный архив zip или распакуйте и откройте то, что внутри
archive-packed-method = он сжат методом { $method } ({ $name })
archive-too-long-machine = он слишком длинный для этой машины
archive-unpack-open-only = Распакуйте его и откройте только нужные файлы
archive-unpack-password-open = Распакуйте его с паролем и откройте то, что внутри
archive-unpacks-most = распакованным он займёт { $needed }, а предел – { $left }
axis = ось
bcf-archive-bcf-file = это архив с файлом BCF внутри, «{ $inner }»
bcf-document = Документ BCF
bcf-export-bcf-2 = Экспортируйте его как BCF 2.1
bcf-markup-bcf-not = «{ $topic }/markup.bcf» в нём нет
bcf-no = в нём нет <{ $name }>
bcf-no-bcf-file = это не файл BCF: в нём нет «bcf.version»
bcf-no-bcf-version = в нём нет «bcf.version»
bcf-no-number = { $as_bytes } – не число
bcf-no-topic = в нём нет <Topic>
bcf-not = «{ $markup }» в нём нет
bcf-not-topic-looked = «{ $file }», откуда смотреть на замечание «{ $topic }», в нём нет.
bcf-version-2 = это BCF версии «{ $version }», а читаются 2.0, 2.1 и 3.0
bench-no-block = Блока { $block } нет.
bench-no-block-held = Ни один блок не взят.
bench-no-experiment-started = Эксперимент не начат.
body-first-part = первая деталь
body-no-body-common = У { $a } и { $b } нет известного пересечения.
body-overlaps-itself-meet = { $part } пересекает саму себя там, где пересекаются обе
body-second-part = вторая деталь
body-triangles-do-not = треугольники { $part } не согласны в том, какая сторона наружная
bubble-leaf-spheres-positive = радиус сфер-листьев больше нуля, а { $radius } не подходит
bubble-leaf-spheres-radius = сфер-листьев радиуса { $radius } больше, чем { $max_leaves }: выберите радиус больше
bubble-triangle-coordinate-beyond = у треугольника { $triangle } координата больше 1e90: выберите подходящую единицу
byte = байт { $bytes }
check-accuracy-finer-numbers = Точность { $accuracy } тоньше, чем можно вычислить с числами такой величины; задайте не меньше { $rounding }
check-accuracy-larger-largest = Точность { $accuracy } больше самой большой детали, { $size }, и ничего бы не сказала; задайте меньшую
check-accuracy-no-length = Точность { $accuracy } – не длина больше 0; задайте её, например в тысячную размера деталей
check-body-carried-link = Тело { $body } несёт звено, которого нет (считая с 0)
check-body-counted-0 = У тела { $body } (считая с 0) нет сфер; создайте их или проверяйте по точным граням
check-clearances-cannot-looked = Зазоры нельзя искать в пределах { $horizon }; задайте длину от 0
check-no-share-clearance = { $fraction } – не относительная погрешность зазора; задайте 0, если погрешности нет, или 0,01 для сотой
check-pair-not-two = Пара { $pair } – не из двух среди { $bodies } тел (считая с 0)
check-pose-counted-0 = В положении { $what } { $at } (считая с 0) есть число, которое не конечно
check-samples-asked-most = запрошено проб: { $samples }, а предел – { $limit }
check-scale-export = Проверьте масштаб при экспорте или получите файл заново, если он повреждён
child = потомок
clearance = зазор
content-needs-memory = { $file }: содержимому нужно { $needed } памяти, а предел – { $limit }. Упростите сетку или откройте за раз меньше деталей.
content-read = по содержимому это { $name }, так он и прочитан
contour-1-line = 1 линия
contour-absent-use = <use> того, чего в файле нет
contour-axes-no-size = её оси – не величина
contour-binary-file-save = { $file }: это двоичный файл. Сохраните его как SVG, как DXF в ASCII или как JSON.
contour-block-inserted-itself = блок «{ $name }» вставлен в самого себя, или блоки вложены глубже { $deepest }
contour-check-unit-drawing = { $file }: { $what } { $problem }. Проверьте, в какой единице сохранён чертёж.
contour-contour = { $place }контур «{ $name }»
contour-declares-entities-not = он объявляет сущности, которые не раскрываются; сохраните как простой SVG
contour-did-not-close = { $lines }{ $of }: концы не сошлись, поэтому не взято; первая – от { $first } до { $second }. Концы соединяются в пределах { $reach }.
contour-document-type = его тип документа
contour-drawing-far-origin = Чертёж далеко от начала координат, и перенесён туда на ({ $x }, { $y }).
contour-dxf-file-begins = файл DXF начинается с раздела
contour-elements-nested-more = элементы, вложенные глубже { $deepest }, или <use> того, в чём он сам
contour-entities-paper-space = объекты в пространстве листа
contour-entities-tilted-against = объекты, наклонённые к плоскости
contour-export-file-again = Экспортируйте файл заново или получите его снова, если он был скопирован.
contour-file-empty = { $file }: файл пуст. { $again }
contour-file-ends-after = файл кончается после кода группы: он обрезан
contour-file-ends-within = файл кончается внутри раздела: он обрезан
contour-file-gives-no = Файл не указывает единицу своих чисел.
contour-file-gives-no-unit = Файл не указывает единицу; его длины взяты как px, по 96 на дюйм.
contour-file-most-read = { $file }: в файле { $bytes }, а предел – { $limit }. Разделите чертёж.
contour-file-no-end = у файла нет конца: он обрезан
contour-group-code-whole = код группы – целое число, а здесь его нет
contour-here-must-finite = здесь должно быть конечное число
contour-here-must-section = здесь должен быть раздел
contour-here-must-whole = здесь должно быть целое число
contour-hidden-elements = скрытые элементы
contour-inserts-blocks-file = вставки блоков, которых в файле нет
contour-layer = { " " }слоя «{ $layer }»
contour-left-out = Не взято: { $skipped }.
contour-left-out-no = Не взято, так как на плоскости у этого нет контура: { $skipped }.
contour-lengths-em-ex = у длин в %, em и ex на чертеже нет размера
contour-line = строка { $line }, <{ $name }>
contour-line-1 = строка 1
contour-lines = { $count } { $count ->
         [one] линия
         [few] линии
        *[many] линий
    }
contour-more-closed-outlines = больше { $most_outlines } замкнутых очертаний
contour-more-copies-blocks = больше { $most_copies } копий блоков или фигур
contour-more-like = И ещё { $more } { $more ->
         [one] подобное
         [few] подобных
        *[many] подобных
    }.
contour-more-vertices = больше { $most_vertices } вершин
contour-named-read-content = Имя кончается на .{ $extension }, но по содержимому файл прочитан как { $name }
contour-neither-svg-dxf = { $file }: это не SVG, не DXF и не JSON. Сохраните чертёж в одном из них.
contour-no-list = это не список
contour-no-list-items = нет списка items
contour-no-number = это не число
contour-no-whole-number = это не целое число
contour-none-contours-sound = { $file }: из { $count } { $count ->
         [one] контура
         [few] контуров
        *[many] контуров
    } ни один не годится. { $problems }
contour-none-mm-cm = это не mm, не cm, не in и не m
contour-none-simple-polygon = это не simple_polygon, не polygon, не multi_polygon и не rectangle
contour-not-many-x = у неё не столько x, сколько y
contour-nothing-closed-contour = { $file }: в нём нет ни одного замкнутого контура. { $notes }Соедините линии каждого очертания или рисуйте замкнутые пути.
contour-numbers-spline-knots = числа узлов, весов и контрольных точек сплайна не согласованы
contour-outermost-element-not = внешний элемент – <{ $name }>, а не <svg>
contour-place = { $place },{ " " }
contour-point-list-two = точка – список из двух чисел
contour-radius-angles-no = её радиус или углы – не величина
contour-ring-within-fills = «{ $name }»: { $within } × кольцо внутри того, что и так закрашено, не взято.
contour-smaller = меньше { $smallest_part }, в точке { $first }
contour-spline-degree-1 = степень сплайна – от 1 до { $highest_degree }
contour-spline-knots-leave = узлы сплайна ничего от него не оставляют
contour-split-simplify-drawing = { $file }: здесь { $what }. Разделите или упростите чертёж.
contour-text = { $file }: { $place }: { $problem }. { $again }
contour-text-2 = { $file }: { $what }: { $error }.
contour-times = { $count } × { $what }
contour-too-many-outlines = слишком много очертаний одно в другом
contour-transform-takes-points = его преобразование уводит точки в бесконечность
contour-vertex-beyond = имеет вершину { $p } дальше { $largest_coordinate }
converted-scene-unit = Приведено к единице и вертикальной оси сцены, из { $unit } в { $to } и с оси { $up } на ось { $to_up }: { $files }.
converted-scene-unit-2 = Приведено к единице сцены, из { $unit } в { $to }: { $files }.
coordinate-not-finite = координата – не конечное число
coordinate-not-finite-2 = координата { $word } не конечна
coordinate-too-large = координата { $large } слишком велика для любой детали в любой единице
could-not-understand = Не удалось понять, что такое { $what }: { $error }.
dae-accessor-no-number = { $attribute } { $shown } у аксессора – не число
dae-begins-instead-collada = он начинается с <{ $shown }>, а не с <COLLADA>
dae-controller-neither-skin = контроллер – не скин и не морф
dae-convex-mesh-no = у выпуклой сетки нет <vertices>
dae-corner-vertex-only = угол – вершина { $vertex }, а вершин всего { $known } (считая с 0)
dae-export-everything-one = Экспортируйте всё в один файл
dae-export-scene = Экспортируйте его вместе со сценой
dae-export-transforms-matrices = Экспортируйте его с преобразованиями в виде матриц
dae-fewer-numbers = у <{ $kind }> меньше { $n } чисел
dae-geometry-no-mesh = { $geometry }: геометрия – не сетка, а <{ $kind }>, который не читается
dae-geometry-no-triangles = { $line }: в геометрии нет треугольников
dae-hull-geometry-no = выпуклая оболочка геометрии, которая не является сеткой
dae-last-corners-make = { $line }: последние углы ({ $rest }) не образуют треугольника
dae-list-numbers-none = список из { $numbers } чисел не делится на целые углы по { $width }
dae-list-positions-should = в списке положений их должно быть { $count }, а чисел хватает лишь на { $fit }
dae-lookat-looks-nowhere = <lookat>, который никуда не смотрит или смотрит вдоль направления вверх
dae-means-another-file = <{ $from }> указывает на { $shown }, а это в другом файле
dae-means-no-id = <{ $from }> указывает на { $shown }, но <{ $kind }> с таким id нет
dae-mesh-bent-skeleton = { $instance }: сетку изгибает скелет или цели; она прочитана как есть
dae-more-numbers = у <{ $kind }> больше { $n } чисел
dae-more-positions-numbered = точек больше, чем можно пронумеровать
dae-no = у <{ $from }> нет «{ $attribute }»
dae-no-2 = { $shown } в <{ $kind }> – не { $what }
dae-no-input-vertices = у <{ $kind }> нет входа вершин
dae-no-number-corners = { $shown } – не число углов
dae-no-scene-says = в нём нет сцены, которая размещает его сетки
dae-no-vertex-number = { $shown } – не номер вершины
dae-node = узел «{ $id }» { $problem }
dae-not-affine-transform = <{ $kind }> – не аффинное преобразование: его последняя строка не 0 0 0 1
dae-numbers-commas-read = в числах стоят запятые; они прочитаны как десятичные точки
dae-offset-none = смещение { $as_bytes } не подходит
dae-polygon-corners-least = у многоугольника { $count } { $count ->
         [one] угол
         [few] угла
        *[many] углов
    }, а нужно хотя бы 3
dae-polygon-holes-no = у многоугольника с отверстиями нет внешнего контура
dae-polygon-more-corners = многоугольник больше чем с { $most_corners } углами
dae-polygons-should-corners = у его многоугольников должно быть { $wanted } углов, а их { $found }
dae-positions-numbers-each = положения по { $stride } чисел вместо 3
dae-ring-corners-least = у контура { $count } вершин, а нужно не меньше 3
dae-rotation-about-axis = поворот вокруг оси без длины
dae-scenes-first-read = из его { $count } сцен прочитана первая
dae-skew-not-read = <skew> не читается
dae-source-positions-no = у источника положений нет <float_array>
dae-unit-metres-no = единица в { $shown } метров – не единица
dae-vertices-no-input = у <vertices> нет входа положений
dae-x-axis-up = вверх направлена ось X, а здесь может только Y или Z: модель повёрнута так, что вверх направлена Y
decisions-below-next-no = меньше "next" и не такой, как у другой коллизии
decisions-clashes = { $what } у clashes[{ $at }]
decisions-key-clashes = "key" у clashes[{ $at }]
decisions-lengths-zero-more = длины от нуля, меньшая глубина первой
decisions-listed-once-others = названа один раз; у других с тем же путём есть "nth"
decisions-measure = измерение
decisions-mm-cm-m = mm, cm, m или in
decisions-no-later-revision = не позже "revision"
decisions-no-other-clash = не такой, как у другой коллизии
decisions-number-1-1000000000 = число от 1 до 1000000000
decisions-part = деталь { $path }
decompose-no-tolerance-convexity = { $flatness } – не допуск выпуклости: нужна длина от 0
decompose-vertex-coordinate-beyond = у вершины { $vertex } координата за пределами 1e±90: выберите подходящую единицу
df-empty-text-no = пустой текст – не октодерево: пустой мир записывается как W
df-octree-complete-before = октодерево завершено до символа { $at }: одна ячейка лишняя
df-symbol-divides-cell = символ { $at } делит ячейку, уже наименьшую при глубине { $depth }: читайте как более глубокое октодерево
df-symbol-only-mixed = символ { $at } – { $symbol }, а бывают только ( для смешанного, B для полного, W для пустого
df-text-ends-after = текст кончается после символа { $at }, а должно следовать ещё ячеек: { $missing }
diagnose-1-edge = 1 ребро
diagnose-1-non-manifold = 1 немногообразное ребро
diagnose-1-open-edge = 1 открытое ребро
diagnose-1-triangle = 1 треугольник
diagnose-between-triangles-face = { $n } между треугольниками, обращёнными в разные стороны. На результаты это не влияет.
diagnose-edges = { $n } { $n ->
         [one] ребро
         [few] ребра
        *[many] рёбер
    }
diagnose-given-more-once = { $n }, заданных не один раз: пары с ними считаются столько же раз.
diagnose-more-two-triangles = { $n } (больше двух треугольников): грани там кончаются. Результаты верны.
diagnose-non-manifold-edges = { $n } { $n ->
         [one] немногообразное ребро
         [few] немногообразных ребра
        *[many] немногообразных рёбер
    }
diagnose-open-edges = { $n } { $n ->
         [one] открытое ребро
         [few] открытых ребра
        *[many] открытых рёбер
    }
diagnose-part-inside-out = Деталь вывернута: все её треугольники обращены внутрь. На результаты это не влияет.
diagnose-some-edges-odd = У некоторых рёбер нечётное число треугольников, и у детали нет внутренности. Другая деталь целиком внутри неё не считается вложенной, и глубины не измеряются; пересечения поверхностей и зазоры верны.
diagnose-surface-not-closed = { $n }: поверхность не замкнута, и у детали нет внутренности. Другая деталь целиком внутри неё не считается вложенной, и глубины не измеряются; пересечения поверхностей и зазоры верны.
diagnose-triangles = { $n } { $n ->
         [one] треугольник
         [few] треугольника
        *[many] треугольников
    }
diagnose-without-area-tested = { $n } без площади: проверяется отрезок или точка, что от них осталось.
document-type-doctype = в нём есть тип документа (<!DOCTYPE …>), который не читается
dropped-more-not-read = { $title } и ещё { $more } не прочитаны: это не известные модели, и они не нужны ни одной модели
dropped-more-not-read-archives = { $title } и ещё { $more } не прочитаны: это архивы внутри другого
dropped-more-not-read-each = { $title } и ещё { $more } не прочитаны: каждый – { $what }
dropped-not-read = { $title } не прочитан: это { $what }
dropped-not-read-archive = { $title } не прочитан: это архив внутри другого
dropped-not-read-no = { $title } не прочитан: он не нужен ни одной модели
dropped-not-read-no-model = { $title } не прочитан: это не известная модель
dropped-open-step-ifc = Откройте файлы STEP, IFC, STL, OBJ, PLY, OFF, glTF, COLLADA, 3MF, URDF, SDF или MJCF (.step, .ifc, .stl, .obj, .ply, .off, .gltf, .glb, .dae, .3mf, .urdf, .sdf, .xml)
dropped-open-together-model = Откройте его вместе с его моделью
dropped-unpack-open = Распакуйте их и откройте то, что в них
ends-before-complete = он кончается раньше, чем завершено содержимое ({ $content })
experiment-block-grasped-once = Блок берут один раз и отпускают один раз; в эксперименте на точность его не берут снова.
experiment-most-trials = В эксперименте не больше { $max } попыток на каждое задание и режим и столько же пробных.
experiment-needs-least = Эксперименту нужна хотя бы одна попытка.
experiment-needs-least-one = Эксперименту нужно хотя бы одно: { $list }.
experiment-no-task-tasks = Задания «{ $name }» нет; задания – A, B, C и snail.
experiment-pose = Положение «{ $block }» { $why }.
experiment-pose-number-not = В положении есть число, которое не конечно, или нет поворота.
experiment-poses-given-blocks = На { $blocks } { $blocks ->
         [one] блок
         [few] блока
        *[many] блоков
    } дано положений: { $poses }.
experiment-records-cannot-written = Записи не удалось записать: { $reason }.
experiment-time-must-finite = Время – конечное число секунд, и никакое не раньше предыдущего.
experiment-trial-ends-below = Попытка кончается ниже среднего расстояния углов, большего нуля миллиметров, а { $value } не подходит.
export-again-correct = Экспортируйте его снова или исправьте в текстовом редакторе
export-fewer-parts = Экспортируйте за раз меньше деталей
export-file-again = Экспортируйте файл заново или получите его снова, если он был скопирован
export-least-one = Экспортируйте его хотя бы с одной сеткой
export-mesh-faces = Экспортируйте его как сетку с гранями
export-mesh-triangles = Экспортируйте сетку треугольниками
file-empty = файл пуст
files-do-not = Файлы, в которых единица не указана, прочитаны в { $unit }. Если это не так, укажите единицу.
files-more-like = Ещё { $more } { $more ->
         [one] подобное
         [few] подобных
        *[many] подобных
    }.
files-repair = «{ $name }»: { $repair }.
finite-number = конечное число
foreign = { $words }
format-accuracy-parts = точность parts[{ $at }]
format-colour-parts = цвет parts[{ $at }]
format-four-numbers-0 = четыре числа от 0 до 1
format-more-0-part = больше 0, у детали, которая указана номером
format-pivot-parts = шарнир parts[{ $at }]
format-point-axis-direction = точка, ось с направлением и пределы по порядку, не дальше полного оборота друг от друга
format-zero-more = ноль или больше
full-stop = { $sentence }.
get-file-again = Получите файл снова: он обрезан
give-links-visual = Дайте его звеньям геометрию visual или collision
gltf-attributes-position-element = { $place }.attributes.POSITION, элемент { $number }
gltf-binary-gltf-only = это двоичный glTF { $version }, а читается только версия 2
gltf-buffer-should-only = в буфере должно быть { $byte_length }, а есть только { $u64 }
gltf-byte = байт { $header }
gltf-byte-0 = байт 0
gltf-byte-2 = байт { $at }
gltf-byte-4 = байт 4
gltf-bytes-not-file = его байтов нет в файле
gltf-chunk-claims-only = блок заявляет { $length }, а осталось только { $u64 }
gltf-claims-elements = он заявляет элементов: { $count }
gltf-claims-elements-without = он заявляет элементов: { $count }, но без данных
gltf-comes-after-length = то, что следует после указанной в файле длины, не прочитано
gltf-component-type-none = тип его компонентов – не тип индекса
gltf-component-type-unknown = тип его компонентов { $kind } неизвестен
gltf-compressed-data-channel = в сжатых данных есть канал неизвестного вида
gltf-compressed-data-ends = сжатые данные кончаются слишком рано
gltf-compressed-data-longer = сжатых данных больше, чем элементов
gltf-compressed-data-no = в сжатых данных нет POSITION
gltf-compressed-data-not = сжатые данные не своего режима или более поздней версии
gltf-compressed-data-number = в сжатых данных есть слишком длинное число
gltf-compressed-draco-rounds = он сжат Draco, который округляет положения: то, что в модели САПР касается, может немного отстоять или накладываться
gltf-compressed-elements-size = у сжатых элементов такой размер или такое число, каких в этом режиме не бывает
gltf-compressed-elements-take = сжатым элементам ({ $count }) нужно хотя бы { $least } байт, а есть { $have }
gltf-compressed-positions-another = тип сжатых координат не тот, что указан в аксессоре
gltf-compressed-triangles-claim = сжатые треугольники требуют больше памяти, чем им может быть нужно или чем есть
gltf-compressed-triangles-draco = сжатые треугольники (Draco) не читаются: { $error }
gltf-compression-filter-none = фильтр сжатия не из тех, что бывают у положений, индексов или экземпляров
gltf-compression-mode-none = режим сжатия – не ATTRIBUTES, не TRIANGLES и не INDICES
gltf-consist-several-bodies = ; из них { $n } – из нескольких тел, которые друг с другом не проверяются
gltf-convert-gltf-2 = Преобразуйте его в glTF 2.0
gltf-count = количество
gltf-data-address-cannot = его адрес data: не расшифровывается
gltf-does-not-begin = он не начинается с 12 байт двоичного glTF
gltf-elements-bytes-bytes = его элементы ({ $count } по { $size } байт, через { $stride } байт начиная с байта { $byte_offset }) не помещаются в { $view } байт его представления
gltf-expected = здесь { $found }, а ожидалось: { $wanted }
gltf-export-checked-against = Экспортируйте то, что нужно проверять друг с другом
gltf-export-file-again = Экспортируйте файл заново или упростите сетку
gltf-export-without-extension = Экспортируйте его без этого расширения
gltf-file-says-ends = по словам файла, в нём { $length }, а есть только { $u64 }
gltf-first-chunk-not = первый блок – не его JSON
gltf-geometry-another-file = его геометрия – в другом файле, «{ $name }», который не открыт вместе с ним
gltf-indices-element = { $place }.indices, элемент { $corner }
gltf-instance-no-finite = { $what } экземпляра { $k } – не конечное преобразование
gltf-instances-before-make = его экземпляры ({ $count }) вместе с прежними дают больше { $most } деталей
gltf-json = его JSON
gltf-json-not-utf = его JSON не в UTF-8; такие знаки стали «�»
gltf-last-corners-make = { $place }: последние углы ({ $left }) не образуют треугольника
gltf-length-not-compressed = его длина не та, что у сжатых элементов
gltf-line-column-json = строка { $line }, столбец { $column } его JSON
gltf-list = список
gltf-list-2 = список из { $items }
gltf-list-numbers = список из { $n } чисел
gltf-missing = нет «{ $key }»
gltf-more-elements-buffer = элементов больше, чем помещается в его представлении буфера
gltf-more-parts = { $first } и ещё { $all } { $all ->
         [one] деталь
         [few] детали
        *[many] деталей
    }
gltf-needs-extension-not = ему нужно расширение { $shown }, которое не поддерживается
gltf-no-asset-version = в нём нет «asset» с «version», значит, это не glTF
gltf-no-finite-transform = это не конечное преобразование
gltf-no-position = в нём нет POSITION
gltf-nodes-bent-skeleton = nodes[{ $number }] изгибает скелет; он прочитан так, как лежит его сетка
gltf-nodes-morphed-another = nodes[{ $number }] переведён морфингом в другую форму; он прочитан так, как лежит его сетка
gltf-nodes-no-triangles = у nodes[{ $number }] нет треугольников
gltf-not-affine-transform = это не аффинное преобразование из конечных чисел
gltf-number-item = номер элемента
gltf-object = объект
gltf-one-compressed-triangles = у одного из сжатых треугольников есть вершина, которой нет
gltf-one-instances-no = у одного из его экземпляров нет конечного преобразования
gltf-only-accessors = аксессоров всего { $known }
gltf-only-buffer-views = представлений буфера всего { $buffer_views }
gltf-only-gltf = это glTF { $shown }, а читается только glTF 2
gltf-only-meshes = сеток всего { $meshes }
gltf-only-nodes = узлов всего { $seen }
gltf-open-both-together = Откройте оба вместе или папку, в которой они лежат
gltf-part-without-name = деталь без имени
gltf-position-no-accessor = у POSITION нет аксессора
gltf-positions-rounded-written = его положения при записи округлены (квантованы), не более чем на { $most } его единиц: то, что в модели САПР касается, может отстоять или накладываться на вдвое большее
gltf-put-together-unnamed = { $which }: собрано из безымянных узлов как граней{ $loose }
gltf-reached-twice-nodes = к нему ведут два пути: узлы должны образовывать дерево, без петель
gltf-reaches-byte-over = он занимает { $length } байт начиная с байта { $offset }, а в его буфере только { $bytes }
gltf-replaces-element-not = он заменяет элемент, которого нет
gltf-scenes = это { $wanted }, а сцен { $scenes }
gltf-scenes-number-read = из его { $count } сцен прочитана номер { $wanted }
gltf-translations-rotations-scales = переносов, поворотов и масштабов не поровну
gltf-type-expected = его тип { $shown }, а ожидался { $shape }
gltf-type-indices-none = тип его индексов – не тип индекса
gltf-uses-buffer-not = он использует буфер { $buffer }, которого нет
gltf-vertex-only-counted = это вершина { $vertex }, а вершин всего { $positions } (считая с 0)
gltf-was = { $first }
gpu-browser-graphics-driver = Этот браузер или его графический драйвер не даёт WebGL 2, поэтому рисунка нет; всё остальное работает.
gpu-no-canvas-draw = Нет холста, на котором рисовать.
hear-comment-longer-characters = Комментарий к «{ $title }» длиннее { $longest_comment } знаков и не взят.
hear-name = имя
hear-priority-none-known = Приоритет «{ $word }» у «{ $title }» здесь неизвестен и не взят.
hear-status-none-known = Статус «{ $word }» у «{ $title }» здесь неизвестен и не взят.
hull-corners-convex-mesh = вершины выпуклой сетки лежат в одной плоскости, поэтому внутренности у неё нет
hull-face-hull-file = грань { $face } в файле оболочки – не многоугольник: постройте его заново
hull-faces-hull-file = грани в файле оболочки не замыкаются: постройте его заново
hull-file-not = оболочка в файле не выпукла у грани { $face }: постройте его заново
hull-file-should = в файле оболочки должно быть { $expected } { $expected ->
         [one] байт
         [few] байта
        *[many] байт
    }, а в нём { $found }: постройте его заново
hull-no-point-build = нет ни одной точки, чтобы построить выпуклую оболочку
hull-not-hull-file = это не файл оболочки этой версии: постройте его заново
hull-point-coordinate-beyond = у точки { $point } координата за пределами 1e±90: выберите подходящую единицу
hull-point-coordinate-infinite = у точки { $point } координата бесконечна или не число
hull-points-too-many = для выпуклой оболочки слишком много точек ({ $points }): разделите их так, чтобы было меньше { $max }
hull-vertex-hull-file = вершина { $vertex } в файле оболочки – не положение: постройте его заново
ifc-cut-short-last = он обрезан: нет его последней строки, END-ISO-10303-21
ifc-does-not-begin = он не начинается, как файлы IFC, с ISO-10303-21
ifc-export-again-ifc4 = Экспортируйте его заново как IFC4 или IFC2X3 или получите снова, если он был скопирован
ifc-export-again-ifc4-ifc2x3 = Экспортируйте его заново как IFC4 или IFC2X3
ifc-export-fewer-products = Экспортируйте за раз меньше изделий
ifc-export-fewer-storeys = Экспортируйте за раз меньше этажей или изделий или экспортируйте как glTF (.glb)
ifc-export-geometry-products = Экспортируйте его с геометрией изделий
ifc-export-triangulated-shapes = Экспортируйте его с триангулированными формами (IFC4 Reference View) или как glTF (.glb)
ifc-header-names-no = в его заголовке не названа схема
ifc-no-finite-placement = у него нет конечного размещения
ifc-no-product-shape = в нём нет изделия с формой
ifc-open-page-browser = Откройте его на странице в новом браузере или экспортируйте как STEP или glTF (.glb)
ifc-reader-could = чтение IFC не построило { $count } из { $all } { $all ->
         [one] изделия
         [few] изделий
        *[many] изделий
    }; не взяты: { $names }
ifc-reader-could-build = чтение IFC не построило ни одного из { $count } { $count ->
         [one] изделия
         [few] изделий
        *[many] изделий
    } ({ $first }): { $names }
ifc-reader-could-build-none = чтение IFC не построило ни одного из { $count } { $count ->
         [one] изделия
         [few] изделий
        *[many] изделий
    }: { $names }
ifc-reader-did = чтение IFC поняло не всё, и у форм может чего-то не хватать; первая из { $count } жалоб: { $first }
ifc-reader-ran = чтение IFC наткнулось на ошибку файла или свою собственную ({ $why })
ifc-reader-tells = чтение IFC вернуло результат в неизвестном виде
ifc-schema-only-ifc2x3 = его схема – «{ $named }», а читаются только IFC2X3, IFC4 и IFC4X3
import-cancelled = Открытие отменено.
in-place = { $place }: { $what }
input-numbers-make-no = Эти числа не задают вида: глаз и цель должны различаться, и все числа – быть конечными.
instances-itself = находится сам в себе
instances-more-levels = находится в экземплярах глубже { $deepest } уровней
instances-more-nodes-parts = узлов, деталей и экземпляров больше { $most }
joint-cannot-moved = сустав { $other } «{ $name }» нельзя двигать одним своим числом: он сделан неподвижным
kept-sheet-kept-lacks = В сохранённом листе не хватает одного из контуров.
leader = ведущий сустав
left-out-no = у «{ $link }» не взято (<{ $kind }>): такая форма неизвестна
lesson-cannot-must = { $name } урока «{ $lesson }» не может быть { $number }: только от { $least } до { $most }.
lesson-kind-number = число
lesson-kind-switch = да или нет
lesson-kind-text = текст
lesson-needs-model = Уроку «{ $lesson }» нужна модель «{ $name }» из { $file }, а она не загружена.
lesson-no-choice-question = Варианта { $choice } нет: у вопроса их { $choices }.
lesson-no-lesson = Урока «{ $name }» нет: { $known }.
lesson-no-lesson-2 = «{ $choice }» – не { $name } урока «{ $lesson }»: { $choices }.
lesson-no-lesson-open = Урок не открыт.
lesson-no-parameter = У урока «{ $lesson }» нет параметра «{ $name }»: { $known }.
lesson-no-step-story = Шага { $step } нет: в рассказе их { $steps }.
lesson-no-story = С такими значениями у этого урока нет рассказа. Выберите другие.
lesson-nothing-asked-here = Здесь нет вопроса, на который отвечают точкой на рисунке.
lesson-nothing-moves = На этом шаге ничего не движется.
lesson-parameter-lesson-not = Параметр «{ $name }» урока «{ $lesson }» – { $wanted }, а не { $given }.
lesson-step-asks-nothing = Этот шаг ничего не спрашивает.
limits = пределы
limits-joint-would-move = Сустав «{ $joint }» робота «{ $robot }» двигался бы со скоростью { $speed } в секунду в { $time } с, а его предел – { $limit }: дайте ему больше времени
line = строка { $line }
make-fixed-revolute = Сделайте его fixed, revolute, continuous или prismatic
make-simpler = Упростите его
measure-about-places-parts = о местах деталей в сцене, считая с 0
measure-measure = измерение { $n }
measure-one-pick-two = один или два выбора
memory-left-out = «{ $one }» не взята
memory-left-out-2 = «{ $one }» и «{ $other }» не взяты
memory-needs-mb-more = { $what } нужно ещё { $bytes } МБ памяти; занято { $used } из не более чем { $limit } МБ. Закройте другие детали или возьмите сетку грубее.
memory-other-parts-left = «{ $one }» и ещё { $others } { $others ->
         [one] деталь
         [few] детали
        *[many] деталей
    } не взяты
memory-that = { $who }: чтобы открыть все детали,
merge-no-part-counted = детали { $part } нет: их { $parts }, считая с 0
merge-object-group-without = у тела { $object } есть группа без деталей: уберите её
merge-pair-must-name = пара { $pair } должна называть два разных существующих тела
merge-part-merged-twice = деталь { $part } объединена дважды: каждая деталь – не более чем в одной группе
merge-pose-part-number = в положении детали { $part } есть бесконечность или не число
merge-poses-given-parts = на { $parts } { $parts ->
         [one] деталь
         [few] детали
        *[many] деталей
    } дано положений: { $poses }
mesh = её сетка
mesh-deviation-triangle-counted = отклонение треугольника { $triangle } (считая с 0) – не конечное число от 0
mesh-deviations-given-triangles = на { $triangles } { $triangles ->
         [one] треугольник
         [few] треугольника
        *[many] треугольников
    } дано отклонений: { $deviations }
mesh-face-numbers-given = на { $triangles } { $triangles ->
         [one] треугольник
         [few] треугольника
        *[many] треугольников
    } дано номеров граней: { $faces }
mesh-file-export-link-stl = Экспортируйте звено как STL или glTF
mesh-file-robot-links-cannot = звенья робота не могут быть файлами { $name }
mesh-no-memory-another = нет памяти ещё для { $bytes } { $bytes ->
         [one] байта
         [few] байт
        *[many] байт
    } сетки
mesh-no-triangles = нет ни одного треугольника
mesh-position-counted-0 = точка { $position } (считая с 0) – не конечное число
mesh-surface-face-counted = у поверхности грани { $face } (считая с 0) есть число, которое не конечно, направление не единичной длины или размер, какого у такой поверхности не бывает
mesh-surfaces-given-faces = на { $faces } { $faces ->
         [one] грань
         [few] грани
        *[many] граней
    } дано поверхностей: { $surfaces }
mesh-triangle-uses-position = треугольник { $triangle } использует точку { $index }, а точек всего { $positions } (считая с 0)
mesh-triangles-one-mesh = в одной сетке { $triangles } { $triangles ->
         [one] треугольник
         [few] треугольника
        *[many] треугольников
    }, а предел – { $max_triangles }
mjcf-angle-neither-degree = angle «{ $other }» – не degree и не radian
mjcf-appends-names-longer = то, что он добавляет к именам, длиннее { $longest_suffix } байт
mjcf-coordinates-global-mujoco = его координаты global, а их не читает уже и сам MuJoCo
mjcf-count-replicate-no = count { $count } у <replicate> не является числом копий
mjcf-default-class-defined = класс по умолчанию «{ $shown }» определён в двух местах
mjcf-default-class-says = в классе по умолчанию <{ $kind }> встречается больше { $most_times } раз
mjcf-default-classes-lie = классы по умолчанию вложены глубже { $deepest }
mjcf-default-within-another = у <default> внутри другого нет «class»
mjcf-drop-folder-contains = Бросьте сюда папку со всеми файлами модели
mjcf-eulerseq-not-three = eulerseq «{ $sequence }» – не три из x, y, z, X, Y, Z
mjcf-face-corners-only = у грани вершины { $a } { $b } { $c }, а вершин всего { $count }
mjcf-face-numbers-instead = в «face» чисел: { $numbers }, а нужно по 3 на грань
mjcf-file-could = файл «{ $shown }» – это либо { $one }, либо { $other }
mjcf-file-not-opened = файл «{ $shown }» не открыт вместе с ним
mjcf-fitted-mesh-mesh = { $kind } подгоняется под сетку «{ $shown }»; взята сама сетка
mjcf-fromto-goes-point = «fromto» идёт из точки в неё же
mjcf-geom-left-out = у «{ $link }» не взят geom: его форму создаёт плагин MuJoCo
mjcf-geom-mesh-not = geom у «{ $link }» – сетка «{ $shown }», которой нет
mjcf-geom-type-not = geom типа «{ $shown }», который неизвестен
mjcf-give-bodies-geoms = Дайте его телам geom
mjcf-height-field = карта высот
mjcf-included-twice = { $number } включён дважды
mjcf-joint-cannot-moved = сустав { $kind } у «{ $name }» нельзя двигать одним числом: он сделан неподвижным
mjcf-joint-follows-way = сустав «{ $name }» следует за «{ $leading }» неизвестным образом и оставлен свободным
mjcf-joint-held-equality = сустав «{ $name }» удерживает <equality>; он оставлен свободным
mjcf-joint-limited-no = сустав ограничен, но диапазона у него нет
mjcf-joint-type-not = сустав типа «{ $shown }», который неизвестен
mjcf-left-out-no = <{ $kind }> не взят: { $what } «{ $missing }» нет
mjcf-left-out-no-inside = не взято у «{ $link }» ({ $what }): внутри ничего нет
mjcf-left-out-no-rigid = <{ $kind }> пропущен: это не твёрдое тело
mjcf-left-out-stands = <{ $many }> пропущен: он обозначает элементы, которые не записаны явно. { $save }
mjcf-make-flatter = Сделайте вложенность меньше
mjcf-make-hinge-slide = Сделайте его hinge или slide
mjcf-make-mesh-box = Сделайте его mesh, box, sphere, capsule, cylinder или ellipsoid
mjcf-make-one = Сделайте из них один
mjcf-make-sep-shorter = Сделайте «sep» короче
mjcf-mesh-left-out = сетка «{ $shown }» звена «{ $link }» пропущена: у неё нет ни файла, ни вершин, её создаёт сам MuJoCo
mjcf-model-more-elements = в модели больше { $most_entries } элементов
mjcf-more-pairs-geoms = контакт разрешён более чем { $most_rules } парам его geom: это слишком много для списка
mjcf-no-body-model = ни у одного тела модели нет формы, которая читается
mjcf-no-default-class = нет класса по умолчанию «{ $shown }»
mjcf-no-size = у { $kind } нет «size»
mjcf-open-mujoco-save = Откройте его в MuJoCo, сохраните там (File, Save xml), что выпишет всё сокращённое, и откройте результат
mjcf-range-joint-goes = диапазон сустава идёт от { $lower } до { $upper }, поэтому пределов у сустава нет
mjcf-reduce-count = Уменьшите count
mjcf-reduce-geoms-collide = Уменьшите число geom, которые ни с чем не сталкиваются
mjcf-refquat-zero-no = «refquat» нулевой, это не поворот
mjcf-replicate-stands-more = <replicate> обозначает больше { $most_entries } элементов
mjcf-save-local-mujoco = Сохраните его как local в MuJoCo до версии 2.3.4
mjcf-says-no-direction = «{ $stated }» не задаёт направления
mjcf-sizes-instead = у { $kind } размеров { $stated } вместо { $count }
mjcf-two-bodies-closes = <{ $kind }> двух тел замыкает петлю и не взят
mjcf-vertex-numbers-least = в «vertex» чисел: { $numbers }, а нужно не меньше 4 вершин по 3 числа
model = модели
more-elements-any = в нём больше элементов, чем бывает ({ $content })
more-files = { $name } и ещё файлов: { $rest }
more-not-read = { $title } и ещё { $more } не прочитаны: их не называет ни один робот. Откройте их отдельно, если они нужны.
more-warnings = И ещё { $more } { $more ->
         [one] предупреждение
         [few] предупреждения
        *[many] предупреждений
    }.
motion-body-reaches-z = тело занимает z от { $from } до { $to }, а в плоском пространстве все лежат между { $least } и { $most }, в средней половине нижнего слоя: перенесите его туда или сделайте тоньше
motion-body-surface-open = поверхность тела открыта, и внутри у него ничего нет: замкните её или уберите тело
motion-body-turned-out = тело повёрнуто из плоскости: в плоском пространстве поворачивайте его только вокруг z
motion-give-finite-number = { $what }: { $value }; задайте конечное число от 0
motion-no-obstacle-counted = препятствия { $index } (считая с 0) нет: их { $obstacles }
motion-not-world-move = { $place } { $at } не в мире: переместите внутрь или увеличьте мир
motion-number-not-finite = { $what }: есть число, которое не конечно; задавайте только числа
motion-obstacle-counted-0 = { $place }: в препятствии { $obstacle } (считая с 0), в его вокселе или ближе зазора, который нужно сохранять: переместите одно из двух, возьмите воксели мельче или зазор меньше
motion-obstacles-more-memory = препятствий { $obstacles }, а памяти при этой глубине хватает на { $limit }: объедините те, что движутся вместе, или выберите меньшую глубину
motion-robot-long-world = робот длиной { $size }, а мир – { $edge }: сделайте мир больше робота
motion-robot-reaches-beyond = робот выходит за мир ({ $place }): переместите его внутрь или увеличьте мир
motion-space-depth-voxels = в пространстве глубины { $depth } { $voxels } { $voxels ->
         [one] воксель
         [few] вокселя
        *[many] вокселей
    }, а предел – { $max_voxels }: выберите меньшую глубину
motion-voxels-field-another = воксели или поле другого пространства: делайте всё для одного плана в одном мире и до одной глубины
no = в нём нет того, что должно быть: { $content }
no-area-all = { $place } не имеет площади: все треугольники вырождены
no-file-read = Нет файла, который можно прочитать
nodes-above-give = вместе с узлами над ним не даёт конечного преобразования
none-nodes-shows = ни один его узел не показывает треугольников
not-number = { $word } – не число
not-read-no = { $title } не прочитан: его не называет ни один робот. Откройте его отдельно, если он нужен.
not-text-utf = это не текст в UTF-8, как положено { $format }
number = число
obj-colours-file-not = его цвета – в файле, который не открыт вместе с ним, «{ $library }»
obj-face-more-corners = грань больше чем с { $most_corners } углами
obj-face-uses-vertex = грань использует вершину { $index }, а перед ней их только { $known }
obj-face-uses-vertex-only = грань использует вершину { $number }, а их только { $known }
obj-line-faces-fewer = строка { $line }: грани, у которых меньше 3 углов, пропущены, всего { $count }
obj-line-free-form = строка { $line }: кривые и поверхности свободной формы не читаются
obj-no-faces-lines = в нём нет граней (строк, которые начинаются с «f»)
obj-not-vertex-number = { $word } – не номер вершины (они начинаются с 1)
obj-vertex-fewer-3 = у вершины меньше 3 координат
octree-depth-too = октодерево глубины { $depth } слишком глубоко: предел – { $max_depth }, { $cells } ячеек вдоль ребра и до { $max_mixed } смешанных ячеек по 8 байт; выберите ячейки крупнее или мир меньше
octree-no-cube-starts = куба с началом { $min } и ребром { $edge } нет: нужны конечные числа и ребро больше 0
octree-octrees-divide-different = октодеревья делят разные миры или до разной глубины: постройте их в одном мире и до одной глубины
octree-part-reaches-beyond = деталь от { $from } до { $to } выходит за мир от { $world_from } до { $world_to }: создайте мир вокруг неё или увеличьте этот
octree-pose-number-not = в положении есть число, которое не конечно
octree-surface-open-no = поверхность открыта, и ни один центр ячейки не внутри: спрашивайте о любом касании или замкните поверхность
octree-world-edge-reaches = мир с ребром { $edge } доходит до координаты { $max_coordinate }, где его мельчайшие ячейки тонут в округлении: перенесите его к началу координат или увеличьте
off-export = Экспортируйте его как PLY или STL
off-other-form = из OFF читается только текст с вершинами из 3 координат
only-large-too = размер всего { $extent }: слишком мало для любой детали в любой единице
open-step-ifc = Откройте файлы STEP, IFC, STL, OBJ, PLY, OFF, glTF, COLLADA, 3MF, URDF, SDF или MJCF
origin = начало
package = пакета
page-accuracy-number = точность должна быть числом
page-accuracy-positive = точность должна быть больше 0
page-browser-gave-up = браузер отказался
page-cad-kernel = ядро САПР, которое нужно файлам STEP
page-cad-kernel-ended = ядро САПР остановилось ({ $code })
page-cad-kernel-lacks = в ядре САПР нет { $name }
page-cad-kernel-not-started = ядро САПР не удалось запустить
page-cad-kernel-to-come = ядро САПР ещё не загружено
page-cad-kernel-too-old-browser = этот браузер слишком стар для файлов STEP (их читают Chrome и Edge 137, Firefox 131 и Safari 18.4)
page-cancelled = отменено
page-data-address = данные { $name } – это адрес data: в base64.
page-engine-restarted = движок перезапущен до ответа
page-files-gone = файлы больше нельзя прочитать
page-ifc-lines = его строки не удалось распознать
page-ifc-reader = чтение файлов IFC
page-ifc-reader-to-come = чтение ещё не загружено
page-ifc-too-old-browser = этот браузер не читает файлы IFC (их читают Chrome и Edge 95, Firefox 100, Safari 15.2 и новее)
page-no-memory = памяти больше нет
page-no-network = нет сети
page-not-compiled = не удалось скомпилировать: { $what } ({ $why })
page-not-fetched = не удалось получить: { $what } ({ $why }); однажды полученное хранится
page-not-json = это не JSON ({ $why }).
page-other-tab = копиями в этом браузере пользуется другая вкладка
page-reader-silent = чтение не отвечает уже { $minutes } { $minutes ->
         [one] минуту
         [few] минуты
        *[many] минут
    }
page-reader-unfinished = чтение не закончилось
page-scene-form = { $problem }. Вид файла описан в scene.schema.json.
page-scene-form-at = { $place }: { $problem }. Вид файла описан в scene.schema.json.
pair = пара
parent = родитель
parsed-pose-number-not = В положении «{ $whose }» есть число, которое не конечно, или нет поворота.
part = деталь «{ $name }»
part-edge-world-not = ребро мира – не положительное число
part-no-triangles = у детали { $part } нет треугольников
part-pose-part-not = положение детали { $part } не конечно или уносит её слишком далеко
part-position-part-not = точка { $position } детали { $part } – не число меньше { $largest_exact }
part-positions-beginning = у детали { $part } точек в начале шага { $from }, а в конце { $to }
part-triangle-part-uses = треугольник { $triangle } детали { $part } использует точку { $index }, которой нет
parts-face-colours = Цвета граней неверны.
parts-face-lies-surface = Грань лежит на поверхности неизвестного вида.
parts-face-surface-nine = Поверхность грани – девять чисел.
parts-mesh-positions-triangles = Положения и треугольники сетки идут тройками.
parts-mesh-triangles = Сетке из { $length } { $length ->
         [one] треугольника
         [few] треугольников
        *[many] треугольников
    }
parts-names-mesh = «{ $name }» называет сетку { $mesh }, а их { $shapes }.
plan-goal = цель
plan-start = начало
planar-contour-needs-least = контуру нужно хотя бы одно замкнутое кольцо
planar-crosses-part-drawing = { $first } пересекает { $second } в точке { $at }; разведите их там на чертеже
planar-edge-ring = ребро { $edge } кольца { $ring }
planar-ring-encloses-nothing = кольцо { $ring } в точке { $at } ничего не охватывает: все его вершины на одной прямой; уберите его
planar-ring-spike-vertex = у кольца { $ring } шип: в вершине { $vertex }, { $at }, оно возвращается тем же путём; отрежьте его
planar-ring-vertices-closed = в кольце { $ring } { $vertices } { $vertices ->
         [one] вершина
         [few] вершины
        *[many] вершин
    }; замкнутому кольцу нужны хотя бы 3 разные
planar-runs-along-part = { $first } идёт вдоль { $second } от точки { $at }; разведите их или соедините кольца
planar-vertex-ring-beyond = вершина { $vertex } кольца { $ring } в точке { $at } дальше { $largest_exact }; возьмите единицу крупнее
planar-vertex-ring-not = вершина { $vertex } кольца { $ring } – не конечное число; экспортируйте контур заново
planar-vertex-ring-repeats = вершина { $vertex } кольца { $ring } повторяет предыдущую, в точке { $at }; уберите её
planar-vertex-ring-within = вершина { $vertex } кольца { $ring } в точке { $at } ближе { $smallest_exact } к 0; возьмите единицу мельче или сам 0
plain-number = число
plane = плоскость
ply-after-last-element = { $u64 } после последнего элемента не прочитано
ply-claims-need-least = заявлено { $name }: { $count }, им нужно хотя бы { $needed }, а дальше только { $left }
ply-corners-not-3 = углов { $values }, а не от 3 до { $most_corners }
ply-element-needs-name = элементу нужны имя и число, а здесь { $count }
ply-face = грань { $row }
ply-faces-no-list = у его граней нет списка «vertex_indices»
ply-file-ends = файл кончается
ply-file-ends-before = файл кончается раньше своего заголовка («end_header»)
ply-format-unknown = формат { $other } неизвестен
ply-header = заголовок
ply-header-no-line = в заголовке нет строки «format»
ply-list-values-file = список из { $claimed } значений, но файл кончается раньше
ply-no-faces-only = в нём нет граней, только точки
ply-not-type-number = { $name } – не числовой тип
ply-not-word-ply = { $other } – не слово заголовка PLY
ply-of = { $place }, { $name } { $row } из { $count }
ply-property-before-any = свойство раньше какого-либо элемента
ply-property-no-name = у свойства нет имени
ply-uses-vertex-before = использует вершину { $index }, а перед ней их { $known } (считая с 0)
ply-vertex = вершина { $row }
ply-vertices-no-x = у его вершин нет x, y и z
polygon-face-corners-crosses = грань из { $corners } углов пересекает саму себя
pose = положение
pose-coordinate-none-may = содержит координату { $value }, а больше { $most } нельзя. Приблизьте к началу координат или возьмите единицу крупнее
pose-number-not-finite = содержит число, которое не конечно, или не содержит поворота. Нужны кватернион и три длины
problem-and-remedy = { $problem }. { $advice }.
range-joint = Значение { $value } не входит в { $values } значений суставов или указано дважды
range-limits = Диапазон от { $lower } до { $upper } недопустим; укажите два конечных числа, меньшее — первым
range-no-joints = Сустав не указан; назовите хотя бы один, диапазон которого нужно проверить
range-resolution = Разрешение { $resolution } недопустимо; укажите число больше 0
range-too-fine = Разрешение { $resolution } слишком мелкое для диапазона { $width }; укажите не меньше миллиардной доли диапазона
range-values = { $got } значений не подходят к { $expected } суставам; укажите по одному конечному числу для каждого
readers-program-built-without = эта программа собрана без ядра САПР, которое нужно файлам STEP
readers-program-no-reader = эта программа не умеет читать файлы IFC
reduce = Уменьшите его
removal-cancelled = отменено
removal-in = { $part } в { $other }
removal-no-part-chosen = не выбрано ни одной детали: выберите одну или несколько, чтобы вынуть
removal-part-cannot-made = деталь { $part } нельзя уменьшить на посадку { $fit }: возьмите меньшую
removal-parts-others-start = детали с самого начала внутри других, глубже посадки { $fit }: { $pairs }; возьмите посадку больше или исправьте наложение
removal-step-turns-fit = шаг, повороты и посадка – длины и угол: конечные числа от 0; положения должны быть меньше 1e30
removal-steps-too-short = шаг { $step } слишком мал для этой сборки: возьмите { $least } или больше
removal-turns-cannot-searched = повороты по { $turns }° искать нельзя: возьмите 0 или угол от { $least }° до 180°
remove-file = Уберите это из файла
renderer-graphics-driver-refused = Графический драйвер отказался рисовать: { $why }.
repair-1-vertex = 1 вершина
repair-last-vertex-ring = последняя вершина кольца { $ring }, повторяющая первую, убрана
repair-ring-each-repeat = { $count } кольца { $ring }: повторяют предыдущие и убраны
repair-ring-encloses-nothing = кольцо { $ring } в точке { $at } ничего не охватывает и убрано
repair-ring-same-ring = кольцо { $ring } совпадает с кольцом { $of } и убрано
repair-spikes-cut-off = от кольца { $ring } { $count ->
         [one] отрезан
         [few] отрезаны
        *[many] отрезано
    } { $count } { $count ->
         [one] шип
         [few] шипа
        *[many] шипов
    }, первый в точке { $at }
repair-vertices = { $count } { $count ->
         [one] вершина
         [few] вершины
        *[many] вершин
    }
report-bcf-needs-time = BCF нужно время создания отчёта, а «{ $value }» – не время. Напишите его как 2026-11-23T16:05:00Z.
report-too-large = Отчёт слишком велик: в { $format } помещается не больше { $most }. Включите в него меньше столкновений.
reshape-no-mesh-part = Сетки { $mesh }, которую называет деталь, нет.
restore-allowed-pair = допустимая пара { $a }, { $b }
restore-mechanism-part = деталь { $part } механизма «{ $name }»
restore-number = номер { $index }
restore-part-link-mechanism = номер детали, которой нет у другого робота, и номер звена механизма, оба считая с 0
restore-place-part-scene = номер детали в сцене, считая с 0
restore-places-two-parts = номера двух деталей в сцене, считая с 0
restore-selection = выбор { $at }
review-cannot-read-compare = { $kind } не читаются: { $problem }. Сравните с { $kind }.schema.json.
review-comment-1-characters = В комментарии должно быть от 1 до { $most } знаков.
review-decisions = В решениях { $place } – это должно быть: { $expected }.
review-decisions-about-another = Решения – о другой сборке: из её { $of } { $of ->
         [one] детали
         [few] деталей
        *[many] деталей
    } здесь { $found }. Возьмите решения этой сборки; в имеющихся ничего не изменено.
review-decisions-made-assembly = Решения приняты в { $then }, а сборка в { $now }. Откройте её в { $then }, как тогда.
review-json-holds-no = В этом JSON нет { $kind }: в нём нет номера «version». Файл { $kind } начинается с "version": { $version }.
review-name-empty-longer = Имя пустое или длиннее { $most } знаков ({ $of }). Дайте имя, которое подходит.
review-no-clash-number = Коллизии номер { $value } нет. Возможно, она исчезла вместе со своей проверкой; выберите из списка.
review-no-test-choose = Проверки «{ $value }» нет. Выберите из списка.
review-not-time-write = «{ $value }» – не время. Запишите его как 2026-11-23T16:05:00Z, со сдвигом от UTC.
review-pair-names-part = Пара { $value } называет деталь не из списка или одну деталь дважды. Это ошибка программы.
review-parts-same-before = Среди деталей, которые те же, что прежде, нет номера { $value }. Это ошибка программы.
review-test = В проверке «{ $test }» { $what } – это должно быть: { $expected }.
review-test-already-give = Проверка «{ $value }» уже есть. Дайте каждой проверке своё имя.
review-test-not-undecided = О { $a } и { $b } проверка «{ $test }» не в сомнении. Выберите пару, о которой она не знает.
review-version-program-reads = У { $kind } версия { $found }, а эта программа читает версию { $version }. Возьмите более новый Nearpoint.
revise-new-file-scene = Новый файл в { $new }, а сцена в { $old }, и ничто не стояло бы на прежнем месте. Экспортируйте его в { $old }.
revise-parts-here-new = Из { $old } деталей, которые здесь есть, в новом файле { $kept }: это скорее другая сборка. Добавьте её рядом с этой.
revise-robot-new-file = В новом файле есть робот, а роботы не заменяются. Добавьте его рядом со старым.
robot = робота
robot-0-1-radius = 0,1 % её радиуса
robot-axis-joint-zero = Ось сустава «{ $joint }» нулевая; ей нужно направление
robot-begins-instead = он начинается с <{ $kind }>, а не с <{ $expected }>
robot-collada-file-not = – файл Collada, который не читается
robot-contains-xacro-not = в нём xacro, который не раскрывается
robot-convert-stl-obj = Преобразуйте её в STL, OBJ, PLY или glTF и назовите это в { $language } или возьмите другие формы звеньев (visual или collision)
robot-correct-file-open = Исправьте это в файле и откройте его снова
robot-correct-scale = Исправьте масштаб в { $language }
robot-correct-submesh-open = Исправьте <submesh> или откройте файл, который он имеет в виду
robot-drop-folder-contains = Бросьте сюда папку с ней вместе с { $language }
robot-drop-folders-names = Бросьте сюда папки так, как их называет { $language }, или только одну из двух
robot-empty = «{ $attribute }» у <{ $kind }> пуст
robot-empty-2 = пуста
robot-format-not-read = – в формате, который не читается
robot-joint-cannot-go = Сустав «{ $joint }» не может стать в { $value }: его пределы – { $lower } и { $upper }
robot-joint-follows-itself = сустав «{ $name }» следует сам за собой и оставлен свободным
robot-joint-follows-joints = Сустав «{ $joint }» следует за суставами, которые следуют за ним
robot-joint-not-robot = В роботе нет того, что названо для сустава «{ $joint }» как { $what }
robot-joint-number-not = Сустав «{ $joint }»: { $what } содержит число, которое не конечно
robot-joint-stands-file = сустав «{ $name }» стоит так, как нарисован в файле, за своими пределами
robot-joints-set = У робота настраиваемых суставов { $expected }, а значений дано { $got }
robot-link-carried-chain = Звено «{ $link }» несёт цепь суставов, которая начинается с него самого; робот здесь – дерево, уберите один из этих суставов
robot-link-does-not = у неподвижного звена более { $most_rules } пар форм: они проверяются, хотя контакт им разрешён
robot-links-most = У робота { $count } { $count ->
         [one] звено
         [few] звена
        *[many] звеньев
    }, а можно не больше { $limit }
robot-lower-limit-joint = Нижний предел { $lower } сустава «{ $joint }» выше верхнего { $upper }
robot-lower-limit-joint-above = нижний предел { $lower } сустава «{ $name }» выше верхнего { $upper }, поэтому пределов у сустава нет
robot-make-one-link = Сделайте одно звено из тех, что не движутся друг относительно друга
robot-mesh-link = сетка { $title } звена «{ $link }» { $what }
robot-mesh-link-could = сетка «{ $shown }» звена «{ $link }» – это либо { $one }, либо { $other }
robot-mesh-link-not = сетка «{ $shown }» звена «{ $link }» не открыта вместе с ним
robot-mesh-link-scale = у сетки звена «{ $link }» масштаб 0, и от неё ничего не остаётся
robot-more-likewise = , и ещё { $count } так же
robot-needs-least = Роботу нужно хотя бы одно звено
robot-no = у <{ $kind }> нет «{ $attribute }»
robot-no-mesh = – не сетка
robot-no-mesh-named = в нём нет сетки «{ $shown }», указанной в <submesh>; есть: { $names }
robot-no-size = { $what } { $size } у { $kind } – не размер
robot-not-finite-number = «{ $word }» в «{ $what }» – не конечное число
robot-not-number = «{ $word }» в «{ $what }» – не число
robot-nothing-carries-only = «{ $first }» и «{ $second }» ничто не несёт, но основанием может быть лишь одно звено; соедините их неподвижным суставом
robot-numbers-instead = в «{ $what }» { $count } { $count ->
         [one] число
         [few] числа
        *[many] чисел
    } вместо { $n }
robot-numbers-most = в «{ $attribute }» { $count } { $count ->
         [one] число
         [few] числа
        *[many] чисел
    }, а можно не больше { $n }
robot-one-shapes-round = одна из его форм круглая и стала сеткой с точностью до { $roundness }
robot-only-name-taken = для «{ $address }» по имени есть только { $number }; он и взят{ $others }
robot-open-one = Откройте файл в { $name }
robot-scaled-says-coordinate = в масштабе, указанном в { $language }, координата равна { $far }: слишком много для любой детали
robot-shapes-round-stand = { $round } { $round ->
         [one] его форма круглая и стала
         [few] его формы круглые и стали
        *[many] его форм круглые и стали
    } сетками с точностью до { $roundness }
robot-too-large-any = в «{ $what }» значение { $far }: слишком много для любого робота
robot-two-joints-carry = Звено «{ $link }» несут два сустава; робот здесь – дерево, уберите один из них
robot-two-links-two = Два звена или два сустава называются «{ $name }»; каждому нужно своё имя
robot-value-joint-not = Значение сустава «{ $joint }» – не конечное число
robot-xacro-not-expanded = «{ $text }» – xacro, который не раскрывается
robots-stay-metres = { $name }: есть роботы; они остаются в метрах с осью Z вверх, хотя сцена в { $unit } с осью { $common_up } вверх. Откройте этот файл первым.
save-utf-8 = Сохраните его как UTF-8 в текстовом редакторе или экспортируйте снова
scene-accuracy-must-more = Точность – больше 0, а { $value } не подходит.
scene-always-itself-name = «{ $name }» указана дважды. Назовите две разные детали.
scene-angle-must-finite = Угол – конечное число.
scene-carried-robot-leaves = «{ $name }» движут суставы, поэтому путь наружу для неё не ищется.
scene-carried-robot-turns = «{ $name }» движут суставы, поэтому своего шарнира у неё нет.
scene-check-cancelled-before = Проверка отменена до начала.
scene-distance-limit-must = Предел расстояния – от нуля, а { $value } не подходит.
scene-direction-needs-length = Направлению нужна длина больше 0.
scene-file-cannot = Файл сцены не читается: { $problem }. Сравните его с scene.schema.json.
scene-file-cannot-used = Файл сцены использовать нельзя. { $problem }
scene-file-joints = Суставы «{ $name }» из файла сцены нельзя установить: { $problem }.
scene-file-motion = Движение из файла сцены использовать нельзя. { $problem }
scene-file-must = В файле сцены { $place } – это должно быть: { $expected }.
scene-file-speaks = Файл сцены ссылается на модель { $model }, а моделей в нём { $models }; они считаются с 0.
scene-file-version = У файла сцены версия { $found }, а эта программа читает версию { $version }. Откройте его более новым Nearpoint.
scene-fixed-place-release = Деталь «{ $name }» закреплена на месте. Сначала освободите её, потом двигайте.
scene-has-joint = «{ $name }» уже движется другим суставом. Сначала удалите суставы её механизма.
scene-in = «{ $part }» в «{ $other }»
scene-joint-no-limits = Сустав «{ $name }» сдвигается без пределов, поэтому у него нет всего диапазона. Выберите другой.
scene-joint-without-parts = Деталь не выбрана. Выберите детали, которые движет сустав.
scene-json-not-scene = Этот JSON – не файл сцены: в нём нет номера «version». Файл сцены начинается с "version": { $version }.
scene-look-pairs-nearer = Ищите в пределах меньшего расстояния (--within 0 или расстояние 0: только те, что могут касаться) или откройте меньше деталей
scene-may-meet = , которые могут касаться
scene-measure-one-thing = Для измерения выберите один или два элемента.
scene-measured-needs-place = Чтобы измерить на «{ $name }», нужно место из трёх конечных чисел.
scene-model-no-part = В модели { $model } нет детали { $part }. Возможно, модель изменилась с тех пор, как сцена сохранена.
scene-model-no-robot = В модели { $model } нет робота номер { $robot }, считая с 0. Возможно, модель изменилась с тех пор, как сцена сохранена.
scene-model-several-parts = В модели { $model } несколько деталей с именем { $part }. Укажите её номером, считая с 0.
scene-more-fit = { " " }глубже посадки { $fit } (в единице сцены)
scene-most-apart = , не дальше { $within } { $unit } друг от друга
scene-moves-its-carrier = Сустав не может двигать «{ $name }»: она его несёт. Выберите другую несущую деталь.
scene-new-colour-needs = Новому цвету «{ $name }» нужны четыре числа от 0 до 1: красный, зелёный, синий и непрозрачность.
scene-new-pose = Новое положение «{ $name }» { $why }.
scene-no-joint-named = У «{ $robot }» нет сустава с именем «{ $name }».
scene-no-joint-number = У «{ $robot }» нет свободного сустава номер { $number }, считая с 0. Всего их { $count }.
scene-no-measure-number = Измерения номер { $id } нет; возможно, оно исчезло вместе с деталью.
scene-no-motion-taught = Движение не заучено. Сначала запишите два положения роботов.
scene-no-other-part = Других деталей не видно, и вынимать не из чего. Покажите детали, которые могут мешать.
scene-no-part-meshes = В заново построенных сетках нет детали для «{ $name }».
scene-no-part-number = Детали номер { $part_id } нет; возможно, она удалена.
scene-no-pivot-needs = Это не шарнир: нужны точка, ось с направлением и пределы, где первый угол меньше, не дальше полного оборота друг от друга.
scene-no-plane-goes = Вдоль этого нет плоскости. Выберите плоскую грань или цилиндр, который разрезается по оси.
scene-no-robot-number = Робота номер { $robot_id } нет; возможно, он удалён.
scene-no-way-out = Путь наружу искать нельзя: { $error }.
scene-no-way-out-go = Пути наружу нет: его не искали, не нашли или детали с тех пор сдвинулись.
scene-none-parts-hinge = Ни у одной из этих деталей нет шарнира. Сначала задайте одной из них ось.
scene-not-one-parts = «{ $name }» не среди тех деталей, которые ведут.
scene-nothing-being-dragged = Ничего не ведут; сначала начните вести.
scene-nothing-redo = Повторять нечего.
scene-nothing-swings-begin = Ничто не поворачивается; сначала начните поворот.
scene-nothing-undo = Отменять нечего.
scene-open-fewer-parts = Откройте за раз меньше деталей
scene-part-name-needs = В имени нужен хотя бы один видимый знак.
scene-part-taken-out = Деталь не выбрана. Выберите одну или несколько, чтобы вынуть их как одно целое.
scene-parts-others-every = Детали в начале уже перекрывают другие{ $deeper }, и любой путь начинается со столкновения: { $pairs }. Сдвиньте их, возьмите посадку больше или скройте другие детали.
scene-parts-swing-about = Сейчас детали поворачиваются вокруг шарнира, поэтому их двигают углами. Закончите это, чтобы переместить их.
scene-parts-would = Из { $parts } { $parts ->
         [one] детали
         [few] деталей
        *[many] деталей
    } сцены получилось бы больше { $most } пар{ $near }, и они не поместятся в памяти. { $remedy }.
scene-place-way-must = Место на пути – число от 0 до 1.
scene-point-picked-already = Эта точка уже выбрана. Выберите другую.
scene-robot-file-robots = «{ $name }» – робот этого файла, а роботы не заменяются. Добавьте новый файл рядом, затем удалите старого робота.
scene-robot-of-file = Суставы «{ $name }» заданы в файле, здесь их не изменить. Измените файл и откройте его снова.
scene-run-out = У сцены кончились номера деталей. Сохраните её и откройте снова.
scene-same-joint = Сустав «{ $name }» выбран дважды. Выберите два разных.
scene-step-fit-turns = Шаг, посадка и повороты – от нуля, а { $value } не подходит.
scene-text = { $error }.
scene-three-points-lie = Эти три точки на одной прямой, и через них проходит много плоскостей. Выберите третью в стороне.
scene-time-must-finite = Время – конечное число секунд.
scene-too-thin-made = «{ $name }» слишком тонка, чтобы уменьшить её со всех сторон на посадку { $fit } (в единице сцены). Возьмите посадку меньше.
scene-two-parts-did = Эти две детали не касались при последнем перетаскивании, поэтому первого касания нет.
sdf-drop-folder-contains = Бросьте сюда папку с ней вместе с SDF
sdf-give-each-own = Дайте каждому своё имя
sdf-include-no-uri = у <include> нет <uri>
sdf-includes-itself = { $number } включает сам себя
sdf-joint-carries-another = сустав «{ $name }» несёт то, что уже несёт другой, или замыкает петлю: он не взят
sdf-joint-carries-world = сустав «{ $name }» несёт мир, а этого не может ничто
sdf-joint-follows-no = сустав «{ $name }» следует за «{ $leader }», но такого сустава у этого робота нет, поэтому он свободен
sdf-joint-no = у сустава «{ $name }» нет <{ $kind }>
sdf-joint-no-axis = у сустава «{ $name }» нет <axis>
sdf-joint-no-child = у сустава «{ $name }» нет <child>
sdf-joint-only-one = у сустава «{ $name }» только один предел, и он оставлен без них
sdf-joint-type-not = сустав «{ $name }» типа «{ $shown }», который неизвестен
sdf-keep-one = Оставьте один из них
sdf-left-out = <{ $kind }> не взят
sdf-left-out-no = не взято у «{ $link }» ({ $kind }): внутри ничего нет
sdf-mesh-link-no = у сетки звена «{ $link }» нет <uri>
sdf-model-could = модель «{ $shown }» – это либо { $one }, либо { $other }
sdf-model-not-opened = модель «{ $shown }» не открыта вместе с ним
sdf-models-lie-one = модели вложены глубже { $deepest }
sdf-more-models = моделей больше { $most_models }
sdf-no-joint-connects = ни один сустав не соединяет «{ $name }» с другими звеньями «{ $top }»: оно стоит само по себе
sdf-no-link-models = ни у одного звена его моделей нет формы, которая читается
sdf-not-above-0 = <{ $kind }> у <{ $shape }> не больше 0
sdf-polyline-left-out = у «{ $link }» не взята polyline: это не простой многоугольник
sdf-pose-relative-itself = положение этого <{ $kind }> задано относительно него самого
sdf-quaternion-pose-zero = кватернион <pose> нулевой, это не поворот
sdf-refers-frame-attached = <{ $kind }> ссылается на систему координат, прикреплённую к себе самой или через { $longest } других и больше
sdf-refers-no-link = <{ $kind }> ссылается на «{ $shown }», но такого звена, сустава, системы координат или модели там нет
sdf-says-no = в <{ $shape }> не указан <{ $kind }>
sdf-several-worlds-only = в нём несколько миров, а можно только один
sdf-submesh-link-no = у <submesh> звена «{ $link }» нет <name>
sdf-taken-default-format = { $why }: взято { $shown }, значение по умолчанию для формата
sdf-turn-parent-child = Поменяйте местами parent и child
sdf-two-elements-model = два элемента модели называются «{ $shown }»
session-four-section-planes = Секущих плоскостей может быть четыре; сначала удалите одну.
session-how-far-parts = Насколько детали разведены – доля их пути, от 0 до 1.
session-measured-needs-place = Если измеряется не вся деталь, нужно место на ней.
session-no-such-thing = У детали в этом месте нет такого элемента.
session-one-parts-not = Одной из деталей больше нет в сцене.
session-one-two-parts = Одной из двух деталей больше нет в сцене.
session-part-not-scene = Этой детали больше нет в сцене.
settings-between = от { $least } до { $most }
settings-number-least = число не меньше { $least }
shape-left-out = у «{ $link }» не взята форма: у неё нет геометрии
sheet-contours-more-sheet = Контуров { $contours }, а лист вмещает не больше { $max }; откройте меньше или уменьшите их количества.
sheet-fixed-let-move = Контур «{ $name }» закреплён; освободите его, прежде чем вести.
sheet-let-go-contour = Прежде чем делать что-то ещё, отпустите контур или дождитесь конца открытия или укладки.
sheet-no-contour-hand = Ни один контур не перетаскивается.
sheet-no-contour-sheet = На листе нет контура { $contour_id }.
sheet-no-free-place = На листе нет свободного места для «{ $name }».
sheet-place-sheet-needs = Место на листе – конечные числа.
sheet-vertices-contour-sheet = У контура «{ $name }» { $vertices } { $vertices ->
         [one] вершина
         [few] вершины
        *[many] вершин
    }, а на листе у контура не больше { $max }; упростите его на чертеже.
sight-numbers-make-no = Эти числа не задают плоскости: у нормали должно быть направление, и все числа – конечны.
size-bytes = { $bytes } { $bytes ->
         [one] байт
         [few] байта
        *[many] байт
    }
size-gb = { $size } ГБ
size-kb = { $size } кБ
size-mb = { $size } МБ
snap-setting = Прилипание, { $name } { $value }: должно быть { $allowed }
sniff-ascii-stl = STL в ASCII
sniff-binary-gltf = двоичный glTF
sniff-binary-stl = двоичный STL
sniff-cad-file = файл САПР
sniff-expand-xacro-robot = Раскройте его (xacro robot.xacro > robot.urdf) и откройте результат
sniff-export-cad-system = Экспортируйте его из САПР как glTF (.glb) или STL
sniff-export-ifc-ifc = Экспортируйте его как IFC (.ifc)
sniff-gzip-archive = архив gzip
sniff-ifc-written-xml = IFC, записанный как XML
sniff-iges-file = файл IGES
sniff-let-name-end = Если в нём модели, пусть имя кончается на .zip
sniff-mesh-format-not = сетка в формате, который не читается
sniff-xacro-file-urdf = файл xacro, из которого ещё предстоит сделать URDF
sniff-zip-archive-another = архив zip под другим именем
spheres-coordinates-up-leave = при координатах до { $max_abs_coordinate } не остаётся разрядов для сфер радиуса { $accuracy }: перенесите деталь ближе к началу координат
spheres-each-rank-spheres = сферы каждого уровня больше следующих в число раз, большее 1, а { $ratio } не подходит
spheres-part-reaches-most = деталь доходит до { $max_abs_coordinate }, а предел – 1e90: выберите единицу крупнее
spheres-radius-would = сфер радиуса { $accuracy } больше, чем { $limit }: выберите радиус больше, например { $enough }
spheres-ratio-makes-more = при отношении { $ratio } уровней больше, чем { $max_ranks }: выберите большее
spheres-smallest-spheres-positive = радиус самых мелких сфер больше нуля, а { $accuracy } не подходит
stamp-who-says = автор
stated-unit-unit-m-none = единицу { $metres } m здесь задать нельзя, поэтому длины переведены в метры
step-assemblies-more-deep = его сборки глубже { $deepest } уровней
step-assembly = его сборка
step-cad-kernel-cannot = ядро САПР не может его прочитать ({ $why })
step-cad-kernel-found = ядро САПР не нашло для этого треугольников
step-cad-kernel-ran = ядру САПР не хватило памяти, или оно наткнулось на свою ошибку ({ $why })
step-cad-kernel-tells = ядро САПР вернуло результат в неизвестном виде
step-export-again-cad = Экспортируйте его из САПР заново, как STEP AP214 или AP242
step-export-assembly-one = Экспортируйте сборку одним файлом
step-export-file-gltf = Экспортируйте файл вместо этого как glTF (.glb)
step-export-solids = Экспортируйте его с телами
step-fewer-parts-opened = в нём меньше деталей, чем когда он был открыт
step-file-fewer-parts = в файле меньше деталей, чем когда он был открыт
step-file-parts-not = файла этих деталей нет
step-files-needs-not = нет файлов, которые ему нужны ({ $count }): { $names }
step-got-fewer-triangles = { $titles }: треугольников меньше обычного, чтобы файл открылся быстро; где пары не определены, задайте точность или уточните деталь
step-names-names-itself = «{ $name }», который он называет, называет сам себя
step-no-face-left = у «{ $name }» нет граней, и она не взята
step-no-memory-bytes = нет памяти для { $length } { $length ->
         [one] байта
         [few] байт
        *[many] байт
    }
step-no-memory-bytes-answer = нет памяти для { $length } { $length ->
         [one] байта
         [few] байт
        *[many] байт
    } его ответа
step-no-product-shape = в «{ $name }», который он называет, нет изделия с формой
step-no-solid-no = в нём нет ни тел, ни граней
step-no-surface-within = ни одна поверхность не может быть в пределах { $requested } мм от своих треугольников
step-open-fewer-parts = Откройте за раз меньше деталей, задайте точность грубее или экспортируйте файл как glTF (.glb)
step-open-file-again = Откройте файл снова
step-open-together-folder = Откройте их вместе с ним: папкой или архивом zip
step-part = деталь
step-parts-come-different = детали из разных файлов
step-piece-without-face = у «{ $name }» есть часть без граней, и она не взята
step-placed-more-turn = { $value }: размещение – не только поворот, сдвиг и отражение
step-placement-not-twelve = в размещении не двенадцать чисел
step-reading = чтение
step-size = его размер
step-solids-no-size = у его тел нет размера
step-surface-whose-distance = у { $title } есть поверхность, расстояние которой от треугольников оценено, а не ограничено
step-together-files-names = вместе с файлами, которые он называет, он слишком длинный
step-wish-accuracy-above = Задайте точность больше 0
stl-after-last-triangle = { $surplus } после последнего треугольника не прочитано
stl-binary-stl-only = в этом двоичном STL всего { $found }, а уже его заголовок занимает { $header }
stl-byte = байт { $length }
stl-choose-solid-export = Выберите тело для экспорта и экспортируйте его снова
stl-comes-after-last = то, что следует за последним «endsolid», пропущено
stl-coordinate = координата
stl-corner-coordinate-not = у угла координата – не конечное число
stl-expected = ожидалось { $wanted }, а здесь { $word }
stl-expected-2 = ожидалось «{ $keyword }», а здесь { $word }
stl-facet-endsolid = «facet» или «endsolid»
stl-file-ends-inside = файл кончается внутри facet, где ожидалось: { $wanted }
stl-header-says-triangles = по заголовку треугольников { $claimed_count }, но длина – как у { $whole }; они и прочитаны
stl-header-says-triangles-file = по заголовку треугольников { $claimed_count }, то есть { $claimed }, а в файле только { $length }
stl-no-endsolid-end = в его конце нет «endsolid»; если не хватает facet, файл обрезан
stl-no-facets = в нём нет facet
stl-no-triangles = в нём нет треугольников
stl-outer-loop = outer loop
stl-outer-loop-expected = ожидалось «outer loop»
stl-solid = «solid»
stl-solid-no-facets = у тела «{ $name }» нет facet
stl-split-several-files = Разделите его на несколько файлов
stl-triangle = треугольник { $triangle }
stl-triangles-more-one = { $count } { $count ->
         [one] треугольник
         [few] треугольника
        *[many] треугольников
    } – больше, чем бывает в одной сетке
stopped = остановлено до того, как нашёлся ответ
swept-body = тела { $body } нет; в ячейке их { $bodies }, считая с 0
swept-interrupted = поиск заметаемого объёма остановлен
swept-resolution = разрешение – длина больше 0, а не { $resolution }
swept-too-fine = разрешение { $resolution } слишком мелкое: заметаемый объём длиной { $size }, а вдоль него помещается не больше { $most } вокселей
test-length-above-tolerance = длина больше допуска
test-length-zero-more = длина от нуля
test-test = проверка
test-tolerance = допуск
test-upto-rule = «upTo» правила
text = текст
threemf-begins-instead-model = он начинается с <{ $name }>, а не с <model>
threemf-ends-before-model = он кончается раньше, чем модель завершена
threemf-export-meshes-without = Экспортируйте его как сетки, без этого расширения
threemf-lattice-beams-not = { $part }: решётка из балок не прочитана, только её сетка
threemf-line = строка { $line } в { $from }
threemf-model-not = его модели «{ $path }» в нём нет
threemf-names-not-package = он называет «{ $path }», а в пакете этого нет
threemf-needs-extension-not = ему нужно расширение «{ $shown }», которое не читается
threemf-no = у <{ $element }> нет «{ $attribute }»
threemf-no-2 = { $shown } в «{ $name }» – не { $what }
threemf-no-model = в нём нет модели
threemf-no-object = в { $path } нет объекта { $id }
threemf-no-whole-number = { $shown } в «{ $name }» – не целое число
threemf-nothing-builds-triangles = ни в чём из того, что он строит, нет треугольников
threemf-object = объект { $id } { $problem }
threemf-object-no-finite = у объекта { $id } нет конечного преобразования
threemf-object-no-triangles = { $path }: у объекта { $id } нет треугольников
threemf-something-comes-after = после конца его модели что-то есть
threemf-transform-fewer-12 = в «transform» меньше 12 чисел
threemf-transform-more-12 = в «transform» больше 12 чисел
threemf-transform-no-transform = «transform» – не преобразование из конечных чисел
threemf-triangle-uses-vertex = треугольник использует вершину { $corner }, а их всего { $known } (считая с 0)
threemf-two-objects-id = есть два объекта с id { $id }
threemf-unit-another = его единица не та, что у { $first }
threemf-unit-none-3mf = единица { $shown } – не из единиц 3MF
threemf-xml-not-well = XML построен неверно: { $error }
trajectory-column-another-column = Столбец { $column } – для «{ $name }», как и другой столбец; уберите один из них
trajectory-column-no-joint = Столбец { $column } – для «{ $name }», а это не сустав этих роботов; уберите его или назовите robot/joint
trajectory-file-empty = Файл пуст
trajectory-file-not-text = Файл – не текст: байт { $byte } не в UTF-8. Сохраните его как текст UTF-8
trajectory-first-line-no = В первой строке нет столбца «time»; ей нужны имена всех столбцов, например «time,robot/joint»
trajectory-json-not-motion = Этот JSON – не движение: в нём нет номера «version». Движение начинается с "version": { $version }
trajectory-key-poses-file = У ключа { $key } положений { $got }, а файл называет деталей { $expected }; дайте каждой детали по одному
trajectory-key-s-one = Ключ { $key } в { $time } с, а предыдущий в { $before } с; расположите ключи по времени, без одинаковых
trajectory-key-share-shares = Ключ { $key } – на доле { $fraction }; доли идут от 0 до 1, и каждая больше предыдущей
trajectory-key-values-file = У ключа { $key } значений { $got }, а файл называет суставов { $expected }; дайте каждому суставу по одному
trajectory-key-values-first = У ключа { $key } значений { $got }, а у первого { $expected }; дайте каждому ключу по одному значению на сустав
trajectory-line-column-not = «{ $text }» в строке { $line }, столбце { $column } («{ $name }») – не конечное число
trajectory-line-entries-first = В строке { $line } записей { $got }, а первая строка называет столбцов { $expected }; дайте каждому столбцу по одной
trajectory-line-opens-quotation = Строка { $line } открывает кавычку, которую ничто не закрывает; добавьте " в конце имени
trajectory-line-s-one = Строка { $line } – в { $time } с, а предыдущая – в { $before } с; расположите строки по времени, без одинаковых
trajectory-motion-cannot-read = Движение не читается в строке { $line }, столбце { $column }: { $problem }
trajectory-motion-no-keys = В движении нет ключей; нужен хотя бы один
trajectory-motion-values-each = В движении значений на каждый момент { $got }, а настраиваемых суставов у роботов { $expected }
trajectory-motion-values-each-time = В движении значений на каждый момент { $expected }, а имён для них дано { $got }
trajectory-motion-version-program = У движения версия { $found }, а эта программа читает версию { $version }. Откройте его более новым Nearpoint
trajectory-no-column-add = Нет столбца для «{ $name }»; добавьте его
trajectory-only-names-columns = Есть только имена столбцов; добавьте строку со временем и значениями суставов
trajectory-s-joint-would = В { $time } с сустав «{ $joint }» робота «{ $robot }» пришёл бы в { $value }: его пределы – { $lower } и { $upper }
trajectory-time-key-not = Время ключа { $key } – не конечное число
trajectory-two-values-called = Два значения называются «{ $name }», и файл не смог бы их различить; дайте роботам разные имена
trajectory-value-key-not = Значение { $value } ключа { $key } – не конечное число
trajectory-way-key-numbers = На пути к ключу { $key } числа становятся слишком большими для вычислений; проверьте его значения и времена
travel-pose-too-large = положение или центр поворота не конечны или больше 1e30
true-false = true или false
turn-no-angle = { $alpha } – не угол поворота: задайте радианы от { $least }, например π/6
turned-scene-up = Повёрнуто к вертикальной оси сцены, с оси { $up } на ось { $to_up }: { $files }.
unit-guess-files-metres = Файлы { $language } – в метрах.
unit-guess-may-write-cad = , и { $name } может писать в единице самой САПР
unit-guess-metres-files-do = Метры: в файлах { $format } единица не указана, а { $shown } мм – очень мало для детали.
unit-guess-metres-gltf-prescribes = Метры, как предписывает glTF: наибольший размер – { $shown } м.
unit-guess-millimetres-although-gltf = Миллиметры, хотя glTF предписывает метры: { $shown } м – очень много для детали или машины{ $writer }.
unit-guess-millimetres-most-common = Миллиметры, самая частая единица файлов { $format }, в которых она не указана: наибольший размер – { $shown } мм.
unit-not-used = Единица { $stated } не использована: она для файлов, в которых единица не указана, а здесь указана во всех. Её можно навязать.
unknown = неизвестен
unpack-get-archive-again = Получите архив снова или распакуйте его и откройте то, что внутри
unpack-no-file = в нём нет файлов
unpack-open = Распакуйте его и откройте то, что внутри
unpack-pack-models-open = Упакуйте модели и откройте его снова
up-origin-parts = { $name }: до { $distance } { $unit } от начала координат. Форма каждой детали хранится возле её середины, а положение взято из файла, так что ни одна цифра не потеряна.
urdf-about-read-since = он о «{ $about }», но прочитан для «{ $robot }»: другого робота нет
urdf-axis-joint-zero = ось сустава «{ $name }» нулевая, поэтому он сделан неподвижным
urdf-joint-follows-no = сустав «{ $name }» следует за «{ $leader }», но это не сустав, поэтому он свободен
urdf-joint-no = у сустава «{ $name }» нет <{ $end }>
urdf-joint-no-limit = у сустава «{ $name }» нет <limit>
urdf-joint-no-link = { $end } сустава «{ $name }» – «{ $link }», а такого звена нет
urdf-joint-only-one = у сустава «{ $name }» только один из его пределов
urdf-joint-type-not = сустав «{ $name }» типа «{ $other }», который неизвестен
urdf-left-out-0 = { $kind } у «{ $link }» пропущен: { $attribute } равен 0, поэтому внутренности нет
urdf-left-out-no = <{ $kind }> не взят: звена «{ $name }» нет
urdf-left-out-no-2 = <{ $kind }> не взят: у него нет «{ $attribute }»
urdf-left-out-no-size = у «{ $link }» не взято (<{ $kind }>): «{ $attribute }» – не размер
urdf-limits-joint-not = пределы сустава «{ $name }» не указаны, и он остаётся в 0
urdf-material-no-colour = у материала «{ $name }» нет цвета
urdf-no-link-robot = ни у одного звена робота нет формы
urdf-quat-xyzw-not = «quat_xyzw» не прочитан: у робота не сказано version="1.1"
urdf-quat-xyzw-zero = «quat_xyzw» нулевой, это не поворот
urdf-say-both-none = Укажите оба или ни одного
urdf-say-slides = Укажите, откуда и докуда он скользит
urdf-say-turns-make = Укажите, откуда и докуда он поворачивается, или сделайте его «continuous»
xml-not-well = XML построен неверно: { $problem }
