### Words that several lessons use.

chapter_closest-points = Ближайшие точки
chapter_colliding-faces = Сталкивающиеся грани
chapter_hierarchical-spheres = Иерархия сфер
chapter_face-constraints = Связи по граням
chapter_path-planning = Планирование пути
chapter_flat-contours = Плоские контуры
chapter_what-is-ours = Что сделали мы

label_yes = да
label_no = нет
label_none = ни одного
label_several = больше одного

axis_step = шаг
axis_length = длина

number_upper = верхняя граница |ν|
number_lower = нижняя граница r
number_iterations = итерации
number_evaluations = поиски опорной точки
number_products = скалярные произведения

line_upper = верхняя граница
line_lower = нижняя граница
line_upper-compared = верхняя, для сравнения
line_lower-compared = нижняя, для сравнения

number_false-alarms = ложных тревог

axis_moves = сдвиги

number_level = уровень

axis_milliseconds = мс
