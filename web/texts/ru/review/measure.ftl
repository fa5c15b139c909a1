### Every sentence about measuring.

measure_tool = Измерить
measure_toolTitle = Измерить точки, рёбра, грани и детали (L)
measure_title = Измерение
measure_close = Выйти из инструмента (Esc)
measure_kind = Что выбирается

measure_kinds_any = Любое
measure_kinds_point = Точка
measure_kinds_centre = Центр
measure_kinds_edge = Ребро
measure_kinds_face = Грань
measure_kinds_axis = Ось
measure_kinds_part = Деталь

measure_things_point = Точка
measure_things_line = Ребро
measure_things_circle = Дуга
measure_things_plane = Плоскость
measure_things_cylinder = Цилиндр
measure_things_cone = Конус
measure_things_torus = Тор
measure_things_sphere = Сфера
measure_things_free = Свободная форма

measure_axis = Ось
measure_centre = Центр
measure_whole = Деталь
measure_hint = Выберите вершину, ребро или грань.

measure_hints_point = Выберите вершину или любое место на детали.
measure_hints_centre = Выберите дугу или сферу: измеряется её центр.
measure_hints_edge = Выберите ребро.
measure_hints_face = Выберите грань.
measure_hints_axis = Выберите дугу, цилиндр или конус: измеряется ось.
measure_hints_part = Выберите деталь.

measure_second = Выберите второе, чтобы измерить между ними; то же ещё раз или Enter оставит одно.
measure_keep = Оставить
measure_keepTitle = Оставить только выбранное (Enter)
measure_kept =
    { $n ->
        [one] { $n } измерение
        [few] { $n } измерения
       *[many] { $n } измерений
    }
measure_remove = Удалить измерение
measure_clear = Удалить все
measure_csv = CSV
measure_csvTitle = Сохранить измерения как таблицу
measure_saved = Сохранено: { $name }.
measure_gone =
    { $n ->
        [one] { $n } измерение
        [few] { $n } измерения
       *[many] { $n } измерений
    } { $n ->
        [one] исчезло
        [few] исчезли
       *[many] исчезли
    } вместе с тем, что измерялось. Отмена вернёт и то и другое.
measure_missing = Того, что измерялось, больше нет.
measure_about = Значения найдены по треугольникам и отклоняются так же, как они. Для вершин, плоскостей и поверхностей, заданных в файле STEP, они точны.
measure_distance = Расстояние
measure_meets = 0: касаются
measure_error = ± { $error }

measure_along_x = вдоль X
measure_along_y = вдоль Y
measure_along_z = вдоль Z

measure_angle = Угол
measure_planes = От плоскости
measure_axes = Между осями
measure_centres = Между центрами
measure_length = Длина
measure_radius = Радиус
measure_diameter = Диаметр
measure_minorRadius = Радиус трубки
measure_coneAngle = Угол раствора
measure_span = Дуга в градусах
measure_area = Площадь
measure_normal = Нормаль
measure_direction = Направление
measure_place = Место
measure_size = Размер
measure_sizeTitle = Вдоль X, Y и Z сцены, точно для сетки
measure_frame = Рамка
measure_frameTitle = Показать на рисунке параллелепипед вокруг неё
measure_frameAll = Рамка вокруг всего
