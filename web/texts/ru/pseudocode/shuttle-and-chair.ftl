shuttle-and-chair_robot = робот: октодерево, его полные ячейки
shuttle-and-chair_cells = мир: октодерево; obstacles ← его полные ячейки, меньшим числом кубиков
shuttle-and-chair_each = для каждого вокселя мира:
shuttle-and-chair_g = g ← удвоенное расстояние за гранями кубика, ось за осью, для ближайшего кубика
shuttle-and-chair_field = P ← p_max / (1 + g) + C, умноженное на расстояние до цели
shuttle-and-chair_surface = поверхность: все места, где P = const
shuttle-and-chair_open = open ← { "{" }начальная ячейка{ "}" }; значение ячейки ← сумма P по всем вокселям робота в ней
shuttle-and-chair_lowest = повторять: взять из open ячейку с наименьшим значением
shuttle-and-chair_beside = для каждой соседней, где все воксели робота пусты: положить её в open
shuttle-and-chair_reached = если это ячейка цели: вернуть путь по серединам ячеек и общих граней
shuttle-and-chair_turn = когда open пусто: в листе с наименьшим значением поворачивать робота вокруг одной оси шагами по 30°
shuttle-and-chair_legs = для каждого отрезка пути: задевает ли робот что-нибудь от его начала до конца?
shuttle-and-chair_times = измерить время поля и поиска
