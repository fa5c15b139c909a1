### Every sentence about taking parts out.

removal_ask = Можно ли её вынуть?
removal_askSeveral = Можно ли их вынуть?
removal_askTitle = Ищет путь, который выведет выбранное как одно целое из всех остальных видимых деталей
removal_title = Вынуть: { $name }
removal_close = Закрыть
removal_cancel = Отмена
removal_again = Искать снова
removal_group =
    { $first } и ещё { $more ->
        [one] { $more } деталь
        [few] { $more } детали
       *[many] { $more } деталей
    }
removal_searching = Поиск пути…
removal_shortening = Путь найден. Он укорачивается…
removal_places =
    пройдено { $states ->
        [one] { $states } положение
        [few] { $states } положения
       *[many] { $states } положений
    }
removal_found = Да: путь { $length }
removal_clearance = наименьший зазор { $length }, { $other }
removal_between = от { $lower } до { $upper }
removal_contact = касание: { $other }
removal_freeFrom = свободно от всех деталей с { $percent } пути
removal_outside = Это уже вне всех остальных видимых деталей.
removal_none = Пути нет: { $resolution }
removal_tooMany =
    Не решено: поиск остановлен, пройдено { $states ->
        [one] { $states } положение
        [few] { $states } положения
       *[many] { $states } положений
    }
removal_tooManyHint = Путь может быть. Возьмите шаг крупнее или меньше поворотов.
removal_noneHint = При более мелком шаге или поворотах путь может найтись.
removal_cancelled = Отменено до конца поиска.
removal_moved = С тех пор детали изменились. Результат относится к их прежнему состоянию.
removal_resolution = шаг { $step }, { $turns }
removal_turnsOf = повороты по { $angle }
removal_noTurns = без поворотов
removal_blockers = Мешают:
removal_look = Показать: { $part } и { $other }
removal_more = и ещё { $n }
removal_others =
    { $n ->
        [one] { $n } деталь может
        [few] { $n } детали могут
       *[many] { $n } деталей могут
    } мешать на пути.
removal_hidden =
    { $n ->
        [one] { $n } скрытая деталь
        [few] { $n } скрытые детали
       *[many] { $n } скрытых деталей
    } не в счёт.
removal_how = Как искали: { $resolution }, посадка { $fit }.
removal_place = Положение на пути
removal_placeIs = { $percent }, { $length }
removal_play = Показать путь
removal_pause = Пауза
removal_takeOut = Вынуть
removal_takeOutTitle = Оставляет детали в конце пути; отмена возвращает их
removal_export = Сохранить путь как

removal_formats_csv = CSV
removal_formats_json = JSON

removal_saved = Сохранено: { $name }.
removal_settings = Настройки поиска
removal_chosen = авто

removal_fields_step_0 = Шаг
removal_fields_step_1 = Расстояние между соседними положениями при поиске. Пусто: по размерам деталей.
removal_fields_turns_0 = Повороты
removal_fields_turns_1 = Угол между соседними ориентациями вокруг каждой оси. Чем он меньше, тем дольше.
removal_fields_fit_0 = Посадка
removal_fields_fit_1 = Длина, на которую ужимаются перемещаемые детали, чтобы тесные посадки и касающиеся грани могли разойтись. Пусто: по точности сеток.

removal_never = нет
removal_notALength = «{ $typed }» – не длина больше нуля. Введите, например, 2.5 или 1/8 in либо оставьте пустым.
