### Every sentence about what parts turn about, and about what is picked for it or for a section plane.

pivot_title = Шарнир
pivot_titlePoint = Точка вращения
pivot_set = Задать точку или шарнир…
pivot_setTitle = Щёлкните то, вокруг чего деталь должна вращаться: цилиндр или ребро даёт шарнир, вершина или грань – точку
pivot_anew = Задать заново…
pivot_remove = Убрать
pivot_removeTitle = Деталь снова вращается вокруг своей середины
pivot_point = Вращается вокруг заданной точки.
pivot_angle = Открыто на
pivot_angleTitle = Насколько открыто; введите число, и деталь повернётся. Стрелки поворачивают на 5°, с Shift – на 1°
pivot_least = Наименьший угол
pivot_most = Наибольший угол
pivot_limits = От … до
pivot_limitsTitle = Дальше не поворачивается. Пустое поле – полный оборот от другого; пусты оба – пределов нет
pivot_noLimit = любой
pivot_zero = Считать отсюда
pivot_zeroTitle = Принять этот угол за 0
pivot_notAnAngle = «{ $typed }» – не угол. Введите градусы, например 45 или −12.5.
pivot_notInOrder = Наименьший угол должен быть меньше наибольшего, но не больше чем на полный оборот.

pivot_pick_pivot = Щёлкните ребро или круглую грань для шарнира либо вершину или плоскую грань для точки.
pivot_pick_face = Щёлкните грань, чтобы разрезать вдоль неё. Цилиндр разрезается через ось.
pivot_pick_points = Щёлкните три точки, чтобы разрезать через них.

pivot_cancel = Отмена
