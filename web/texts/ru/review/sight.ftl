### Every sentence about what is seen: a pair that is shown, and planes that cut the picture open.

sight_label = Показанная пара
sight_place = { DIGITS($at) } из { DIGITS($n) }
sight_previous = Предыдущий результат (P)
sight_next = Следующий результат (N)
sight_hidden =
    { $n ->
        [one] убрана
        [few] убраны
       *[many] убрано
    } { $n ->
        [one] { $n } заслоняющая деталь
        [few] { $n } заслоняющие детали
       *[many] { $n } заслоняющих деталей
    }
sight_section = Сечение
sight_sectionTitle = Разрезать рисунок плоскостью через показанную пару (C)
sight_leave = Назад
sight_leaveTitle = Вернуть прежний вид (Esc)
sight_planes = Плоскости сечения
sight_add = Добавить плоскость
sight_tooMany = Плоскостей сечения может быть четыре; сначала удалите одну.
sight_across = Поперёк { $axis }
sight_along = Положить плоскость

sight_pick_face = Вдоль грани, указанной щелчком
sight_pick_points = Через три точки, указанные щелчком

sight_flip = Срезать другую сторону
sight_apart = Разнесено
sight_apartMeans = Только на рисунке: проверяются детали на своих местах. Перетаскивание поворачивает вид.
sight_apartStays = Детали показаны врозь. Прежде чем двигать деталь, нажмите Esc, чтобы вернуть их на места.
sight_howFar = Насколько далеко разнесены детали
sight_percent = { DIGITS($n) }{ "\u202F" }%
sight_together = Собрать детали
sight_togetherTitle = Показать детали на своих местах (Esc)
sight_remove = Удалить плоскость
sight_place1 = Положение плоскости { DIGITS($n) }

# The cube in the corner of the picture, whose faces turn the view.
cube_label = Куб вида
cube_from = Вид: { $sides }
cube_sides_front = Спереди
cube_sides_back = Сзади
cube_sides_left = Слева
cube_sides_right = Справа
cube_sides_top = Сверху
cube_sides_bottom = Снизу
cube_orthographic = Параллельно
cube_perspective = Перспектива
cube_orthographicTitle = Показать длины одинаково на любом расстоянии или в перспективе (5)
