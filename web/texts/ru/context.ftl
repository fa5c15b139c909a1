### Every sentence of the menus about parts, pairs and the picture that no other place has.

fit = Показать крупно
section = Сечение через неё
alike = Выбрать все такой же формы
alikeFound =
    { $n ->
        [1] Других деталей такой формы нет.
       *[other]
            { $n ->
                [one] { $n } деталь имеет
                [few] { $n } детали имеют
               *[many] { $n } деталей имеют
            } такую форму.
    }
group = Выбрать всё в группе { $name }
path =
    { $n ->
        [1] Копировать путь
       *[other] Копировать пути
    }
colour = Цвет…
remove = Удалить
show = Показать
showCut = Показать в разрезе
selectPair = Выбрать обе детали
isolatePair = Изолировать обе детали
pairs =
    { $n ->
        [one] { $n } результат
        [few] { $n } результата
       *[many] { $n } результатов
    }
picture = Рисунок
fitAll = Показать всё
look = Вид

views_front = Спереди
views_right = Справа
views_top = Сверху
views_iso = Изометрия

closeSection = Закрыть сечение
selectAll = Выбрать все
copied = Скопировано в буфер обмена.
