### Sentences about how two parts are to each other, and about all pairs together.

pair_exact = точно
pair_bounded = в границах
pair_ofMesh = по сетке
pair_deep = глубина { $depth }
pair_meshesDeep = сетки входят друг в друга на { $depth }
pair_interval = от { $lower } до { $upper }
pair_apart = расстояние { $distance }
pair_common =
    { $pieces ->
        [1] пересечение { $volume }
       *[other]
            пересечение { $volume }, { $pieces ->
                [one] { $pieces } кусок
                [few] { $pieces } куска
               *[many] { $pieces } кусков
            }
    }
pair_inPlace = { $part } занимает то же место, что и другая деталь: { $other }
pair_nearlyInPlace = { $part } занимает почти то же место, что и другая деталь: { $other }
pair_place = место { $at }
pair_placeFaces = место { $at }: грань { $faceA } детали { $a }, грань { $faceB } детали { $b }

pair_fit_play = посадка: отверстие ⌀{ $hole }, вал ⌀{ $shaft }, зазор { $size }
pair_fit_interference = посадка: отверстие ⌀{ $hole }, вал ⌀{ $shaft }, натяг { $size }
pair_fit_none = посадка: отверстие и вал ⌀{ $hole }, без зазора
pair_fit_offset = оси смещены на { $offset }
pair_fit_more =
    { $n ->
        [one] ещё { $n } посадка
        [few] ещё { $n } посадки
        [many] ещё { $n } посадок
       *[other] ещё { $n } посадки
    }

pair_basis_planar = плоские грани: отклонения нет
pair_basis_model = сетка и есть модель: отклонения нет
pair_basis_bounded = фасеты отклоняются на { $off } от поверхностей файла САПР
pair_basis_estimated = фасеты могут отклоняться на { $off }, оценка по самим фасетам

pair_because_withinDeviation = фасеты могут отклоняться на { $off }, а перекрытие не глубже: решить может более тонкая сетка или истинная поверхность
pair_because_nearerThanDeviation = фасеты могут отклоняться на { $off }, а зазор меньше: решить может более тонкая сетка или истинная поверхность
pair_because_withinBound = фасеты отклоняются на { $off }, а перекрытие не глубже: решить может более тонкая сетка
pair_because_nearerThanBound = фасеты отклоняются на { $off }, а зазор меньше: решить может более тонкая сетка
pair_because_open = { $name }: поверхность не замкнута и внутренности не имеет, замкните её
pair_because_openBoth = обе не замкнуты и внутренности не имеют: замкните их
pair_because_selfOverlap = { $name }: сетка пересекает сама себя, исправьте её или возьмите более тонкую
pair_because_unoriented = { $name }: часть треугольников вывернута наизнанку, разверните их
pair_because_coarse = у координат слишком мало цифр, чтобы отличить касание от зазора или пересечения: экспортируйте ближе к началу координат или с большим числом цифр
pair_because_unknown = по этим сеткам решить нельзя

pair_summary_interfere =
    { $n ->
        [one] { $n } пара пересекается
        [few] { $n } пары пересекаются
       *[many] { $n } пар пересекаются
    }
pair_summary_duplicate =
    { $n ->
        [one] { $n } пара на одном месте
        [few] { $n } пары на одном месте
       *[many] { $n } пар на одном месте
    }
pair_summary_undecided =
    { $n ->
        [one] { $n } пара не решена
        [few] { $n } пары не решены
       *[many] { $n } пар не решены
    }
pair_summary_approved = { $n } одобрено
pair_summary_touch =
    { $n ->
        [one] { $n } касание
        [few] { $n } касания
       *[many] { $n } касаний
    }
pair_summary_nothingElse =
    Больше ничто не пересекается, { $n ->
        [one] { $n } пара одобрена
        [few] { $n } пары одобрены
       *[many] { $n } пар одобрены
    }
pair_summary_onlyTouch =
    Ничто не пересекается, { $n ->
        [one] { $n } касание
        [few] { $n } касания
       *[many] { $n } касаний
    }
pair_summary_nothing = Столкновений нет

pair_details_body =
    В теле пересечения { $triangles ->
        [one] { $triangles } треугольник
        [few] { $triangles } треугольника
       *[many] { $triangles } треугольников
    }.
pair_details_save = Сохранить пересечение как
pair_details_saveTitle = Сохранить тело пересечения двух деталей как { $format }
pair_details_saved = Сохранено: { $name }.

# Moves that clear a pair.
pair_moves_find = Найти сдвиг без пересечения
pair_moves_title = Найти короткие сдвиги, после которых детали не пересекаются
pair_moves_gap = Зазор
pair_moves_gapTitle = Расстояние, которое останется между деталями; пусто, если они могут касаться
pair_moves_badGap = «{ $typed }» — не длина от 0.
pair_moves_searching = Поиск сдвигов…
pair_moves_row = Сдвинуть { $part } на { $distance } вдоль { $direction }
pair_moves_rowOfParts =
    Сдвинуть вместе { $n ->
        [one] { $n } деталь
        [few] { $n } детали
        [many] { $n } деталей
       *[other] { $n } детали
    } на { $distance } вдоль { $direction }
pair_moves_plane = от плоской грани детали { $part }
pair_moves_axis = вдоль оси круглой грани детали { $part }
pair_moves_points = от самой глубокой или ближайшей точки
pair_moves_undecided =
    оставляет не решёнными { $n ->
        [one] { $n } пару
        [few] { $n } пары
       *[many] { $n } пар
    } без ядра САПР или более мелкой сетки
pair_moves_resolved =
    устраняет { $n ->
        [one] { $n } пересечение
        [few] { $n } пересечения
       *[many] { $n } пересечений
    }
pair_moves_caused =
    вызывает { $n ->
        [one] { $n } пересечение
        [few] { $n } пересечения
       *[many] { $n } пересечений
    }
pair_moves_lower = Сдвига короче { $lower } недостаточно.
pair_moves_lowerOfMesh = Сдвига сеток короче { $lower } недостаточно.
pair_moves_lowerOfAll = Сдвиг короче { $lower } не устранит все эти пересечения.
pair_moves_enough = Детали достаточно далеко друг от друга.
pair_moves_none = Вдоль направлений граней и осей подходящий сдвиг не найден.
pair_moves_try = Попробовать
pair_moves_tryTitle = Сдвинуть деталь; «Отменить» вернёт её
pair_moves_findCommon =
    Найти один сдвиг для { $n ->
        [one] { DIGITS($n) } пересечения
        [few] { DIGITS($n) } пересечений
        [many] { DIGITS($n) } пересечений
       *[other] { DIGITS($n) } пересечения
    }
pair_moves_commonTitle = Найти короткий сдвиг выделения, который устранит как можно больше его пересечений с другими деталями

# Пересечения, которые устраняет один сдвиг.
pair_causes_ends =
    { $n ->
        [one] У этого { $n } пересечения
        [few] У этих { $n } пересечений
        [many] У этих { $n } пересечений
       *[other] У этих { $n } пересечения
    } одна причина: после сдвига ни одна из этих пар не пересекается.
pair_causes_progress = Поиск общих причин: деталей { $done } из { $of }
pair_causes_cancelled = Поиск общих причин прерван.
pair_causes_none = Сдвиг, который один устраняет несколько пересечений, не найден.
