### Every sentence about robots, their taught motion and its check.

robots_sides_left = Что показывает левая панель
robots_sides_right = Что показывает правая панель
robots_sides_parts = Детали
robots_sides_robots = Суставы
robots_sides_results = Результаты
robots_sides_motion = Проверка движения

robots_joints_label = Суставы: { $robot }
robots_joints_home = Исходное
robots_joints_homeTitle = Все суставы в ноль или настолько близко, насколько позволяют пределы
robots_joints_hint = Тяните звено на рисунке, и суставы последуют за ним. За основание перемещается весь робот.
robots_joints_base = Положение основания
robots_joints_value = { $joint }, { $unit }
robots_joints_degrees = градусы
robots_joints_noLimit = без предела
robots_joints_limits = { $joint }: от { $lower } до { $upper }
robots_joints_range_show = Показать, докуда доходит каждый сустав
robots_joints_range_title = Проверяет весь диапазон каждого сустава, пока остальные стоят на месте. То, что показано свободным, доказано для сеток.
robots_joints_range_searching = поиск…
robots_joints_range_clear = Свободно от { $lower } до { $upper }.
robots_joints_range_meets = { $pair } от { $lower } до { $upper }.
robots_joints_range_undecided = { $pair } не решено от { $lower } до { $upper }.
robots_joints_range_stops = Дальше { $pair }.
robots_joints_range_mayStop = Дальше, возможно, { $pair }.
robots_joints_range_nearest = Ближе всего: { $pair } при { $value }. Наименьшее расстояние { $distance }.
robots_joints_range_nearestTitle = Ставит сустав туда. Это наименьшее расстояние всех проверяемых пар, которые движет сустав, во всём диапазоне; границы доказаны для сеток.
robots_joints_range_outside = Значение вне пределов.
robots_joints_risk_hits = { $part } и { $other } сталкиваются
robots_joints_risk_more =
    и ещё { $n ->
        [one] { $n } пара
        [few] { $n } пары
       *[many] { $n } пар
    }
robots_joints_risk_mayHit = { $part } и { $other }, возможно, сталкиваются
robots_joints_risk_touches = { $part } и { $other } касаются друг друга
robots_joints_risk_near = { $distance } между { $part } и { $other }
robots_joints_risk_clear = Вокруг свободно
robots_joints_risk_checking = Проверка…

robots_teach_title = Заученное движение
robots_teach_summary =
    { $keys ->
        [0] { "" }
       *[other]
            { $keys ->
                [one] { $keys } положение
                [few] { $keys } положения
               *[many] { $keys } положений
            } · { SECONDS($length) }
    }
robots_teach_empty = Поставьте роботов в положение и запишите его. Два положения дают движение.
robots_teach_list = Заученные положения
robots_teach_pose = Положение { DIGITS($n) }
robots_teach_go = Перейти к положению { DIGITS($n) }
robots_teach_time = Время положения { DIGITS($n) }, секунды
robots_teach_store = Записать
robots_teach_storeTitle = Добавляет текущие значения суставов в момент { SECONDS($time) }
robots_teach_insert = Вставить в { SECONDS($time) }
robots_teach_insertTitle = Добавляет текущие значения суставов в момент на шкале времени
robots_teach_update = Обновить положение { DIGITS($n) }
robots_teach_updateTitle = Заменяет его текущими значениями суставов
robots_teach_remove = Удалить положение { DIGITS($n) }
robots_teach_up = Положение { DIGITS($n) } раньше
robots_teach_down = Положение { DIGITS($n) } позже
robots_teach_form = Между положениями
robots_teach_forms_linear = равномерно
robots_teach_forms_trapezoidal = трапецией
robots_teach_forms_cubic = кубически
robots_teach_formTitle = Равномерно: каждый сустав идёт от положения к положению с одной скоростью. Трапецией: разгоняется, идёт и тормозит до покоя в каждом положении. Кубически: плавно проходит все положения.
robots_teach_total = Длится
robots_teach_totalTitle = Другое время растягивает или сжимает всё движение
robots_teach_notATime = «{ $typed }» – не время. Введите, например, 2.5, 2.5 s или 500 ms.
robots_teach_sameTime = В момент { SECONDS($time) } уже есть положение.
robots_teach_noLength = Движение должно длиться дольше 0 с.
robots_teach_clear = Очистить
robots_teach_clearTitle = Удаляет все положения
robots_teach_save = Сохранить
robots_teach_csv = CSV
robots_teach_json = JSON
robots_teach_read = Открыть…
robots_teach_readTitle = Движение из файла: таблица со столбцом времени и по столбцу на каждый сустав или JSON
robots_teach_tooFast = { $joint }: в момент { SECONDS($time) } нужна скорость { $speed }; предел – { $allowed }.
robots_teach_tooFastMore =
    и ещё { $n ->
        [one] { $n } сустав
        [few] { $n } сустава
       *[many] { $n } суставов
    }
robots_teach_slowDown = Растянуть до { SECONDS($length) }
robots_teach_slowDownTitle = Растягивает движение, пока скорости всех суставов не войдут в пределы
robots_teach_fast = Слишком быстро

robots_timeline_label = Шкала времени движения
robots_timeline_play = Пуск (пробел)
robots_timeline_pause = Пауза (пробел)
robots_timeline_loop = Повторять
robots_timeline_speed = Скорость
robots_timeline_stop = Стоп при касании
robots_timeline_stopTitle = Показ останавливается там, где детали начинают касаться
robots_timeline_time = Время
robots_timeline_at = { SECONDS($time) } из { SECONDS($end) }
robots_timeline_away = сдвинуты
robots_timeline_awayTitle = Роботы стоят не в том положении, которое задаёт движение в этот момент. Сдвиньте время, чтобы вернуть их.
robots_timeline_poses = Положения
robots_timeline_clearance = Зазор
robots_timeline_log = log
robots_timeline_check = Проверить движение
robots_timeline_fold = Меньше
robots_timeline_unfold = Больше
robots_timeline_morePairs =
    ещё { $n ->
        [one] { $n } пара
        [few] { $n } пары
       *[many] { $n } пар
    }
robots_timeline_meeting = { $pair }: от { SECONDS($from) } до { SECONDS($to) }
robots_timeline_near = { $pair }: ближе, чем точность, от { SECONDS($from) } до { SECONDS($to) }
robots_timeline_first = Первое касание: { $pair }, в момент { SECONDS($time) }
robots_timeline_smallest = Наименьший зазор: { $distance }, { $pair }, в момент { SECONDS($time) }
robots_timeline_curve = Наименьший зазор во времени, от { $low } до { $high }
robots_timeline_outdated = устарело
robots_timeline_unchecked = не проверено

robots_check_title = Проверка движения
robots_check_hint = Между двумя шагами ничто не пропускается: проверяется весь путь каждой детали.
robots_check_noMotion = Сначала запишите хотя бы два положения.
robots_check_method = Сравнивать
robots_check_methods_exact = Точные грани
robots_check_methods_spheres = Сферы
robots_check_methodTitles_exact = Сами грани: столкновение, о котором сообщено, достоверно
robots_check_methodTitles_spheres = Сферы, покрывающие грани: быстрее, и верно в пределах точности
robots_check_accuracy = Точность
robots_check_accuracyTitle = О деталях, которые сближаются сильнее, тоже сообщается как о возможных столкновениях. Зазоры известны с этой точностью
robots_check_stopAtFirst = Остановиться на первом касании
robots_check_run = Проверить движение
robots_check_runTitle = Проверяет всё движение
robots_check_both = Обоими способами
robots_check_bothTitle = Проверяет сферами, затем гранями и показывает результаты рядом
robots_check_running =
    { $method ->
        [exact] Точные грани
       *[other] Сферы
    }: { PERCENT($part) }{ "\u00A0" }%
robots_check_cancel = Отмена
robots_check_outdated = С тех пор что-то изменилось.
robots_check_again = Проверить снова
robots_check_hits = { $a } и { $b } сталкиваются в момент { SECONDS($time) }.
robots_check_nears = { $a } и { $b }, возможно, сталкиваются в момент { SECONDS($time) }: между ними не больше { $distance }.
robots_check_morePairs =
    { $certain ->
        [true]
            Сталкиваются и другие: ещё { $n ->
                [one] { $n } пара
                [few] { $n } пары
               *[many] { $n } пар
            }.
       *[false]
            Сталкиваются или, возможно, сталкиваются и другие: ещё { $n ->
                [one] { $n } пара
                [few] { $n } пары
               *[many] { $n } пар
            }.
    }
robots_check_nothing = Столкновений нет.
robots_check_nothingYet = Пока столкновений нет.
robots_check_smallest = Наименьший зазор – { $distance }, между { $a } и { $b }, в момент { SECONDS($time) }.
robots_check_stopped = Проверка остановлена на первом касании. Остальное не проверялось.
robots_check_cancelled = Проверка отменена на { PERCENT($part) }{ "\u00A0" }%. Остальное не проверялось.
robots_check_how =
    { $pairs ->
        [one] { $pairs } пара
        [few] { $pairs } пары
       *[many] { $pairs } пар
    } по { $method ->
        [exact] точным граням
       *[other] сферам
    } · зазоры с точностью до { $accuracy } · { DURATION($ms) }
robots_check_pairs = Пары, которые сталкиваются
robots_check_within = в пределах { $distance }
robots_check_faces =
    { $n ->
        [one] { $n } пара треугольников
        [few] { $n } пары треугольников
       *[many] { $n } пар треугольников
    }
robots_check_nearest = наименьший зазор
robots_check_compare = Рядом
robots_check_rows_verdict = Результат
robots_check_rows_pairs = Сталкиваются пар
robots_check_rows_first = Первое касание
robots_check_rows_smallest = Наименьший зазор
robots_check_rows_tests = Сравнений
robots_check_rows_took = Время
robots_check_meets = сталкиваются
robots_check_clear = свободно
robots_check_partly = не закончено
robots_check_save = Сохранить отчёт
robots_check_copyHint = Отчёт в виде файла

robots_spheres_show = Показать сталкивающиеся сферы
robots_spheres_title = Где детали сталкиваются сейчас, по сферам с заданной выше точностью
robots_spheres_none = Сталкивающихся сфер здесь нет.
robots_spheres_more =
    и ещё { $n ->
        [one] { $n } пара
        [few] { $n } пары
       *[many] { $n } пар
    }
robots_spheres_pair =
    { $a } + { $b ->
        [one] { $b } сфера
        [few] { $b } сферы
       *[many] { $b } сфер
    }, между поверхностями не больше { $within }
robots_spheres_tests =
    { $tests ->
        [one] { $tests } сравнение
        [few] { $tests } сравнения
       *[many] { $tests } сравнений
    } из { $all }

robots_allowed_title =
    { $n ->
        [one] { $n } пара не проверяется
        [few] { $n } пары не проверяются
       *[many] { $n } пар не проверяются
    }
robots_allowed_hint = Эти пары могут сталкиваться по замыслу. О них не сообщают ни сцена, ни проверка движения.
robots_allowed_none = Проверяются все пары.
robots_allowed_reason_joined = соединены суставом { $joint }
robots_allowed_reason_oneLink = оба на одном звене
robots_allowed_reason_excluded = исключены файлом: { $by }
robots_allowed_reason_alwaysMeet = сталкиваются во всех пробных положениях
robots_allowed_reason_neverMeet = не сталкиваются ни в одном пробном положении
robots_allowed_remove = Снова проверять { $a } и { $b }
robots_allowed_find = Найти пробами
robots_allowed_findTitle =
    Пробует { $n ->
        [one] { $n } случайное положение
        [few] { $n } случайных положения
       *[many] { $n } случайных положений
    }. Пары, которые сталкиваются во всех, больше не проверяются, как и звенья одного робота, которые не сталкиваются ни разу. Пробы ничего не доказывают, а лишь показывают, что, вероятно, задумано.
robots_allowed_found =
    { $n ->
        [0] Других пар не найдено.
       *[other]
            Теперь { $n ->
                [one] не проверяется ещё { $n } пара
                [few] не проверяются ещё { $n } пары
               *[many] не проверяются ещё { $n } пар
            }.
    }
robots_allowed_ask = Не проверять…
robots_allowed_askTitle = Больше не проверять эту пару: она может сталкиваться по замыслу. Чтобы её проверяли и дальше, задайте статус «Одобрено»
robots_allowed_why = Почему { $a } и { $b } могут сталкиваться?
robots_allowed_placeholder = так задумано
robots_allowed_ok = Не проверять
robots_allowed_cancel = Отмена

robots_say_hits = { $a } и { $b } сталкиваются в момент { SECONDS($time) }
robots_say_nears = { $a } и { $b }, возможно, сталкиваются в момент { SECONDS($time) }
robots_say_until = до { SECONDS($time) }
robots_say_at = в момент { SECONDS($time) }

robots_files_savedMotion = Движение сохранено: { $name }.
robots_files_savedReport = Отчёт сохранён: { $name }.
robots_files_readMotion = Движение заменено движением из { $name }.
robots_files_notRead = Не удалось прочитать движение из { $name }.
