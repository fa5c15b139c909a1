### The page: its regions, what they say, and its messages.

product = Nearpoint
tagline = Видно, где детали сближаются, касаются и сталкиваются.

modes_label = Для чего эта страница
modes_review = Проверка
modes_reviewTitle = Проверить детали на столкновения и зазоры
modes_learn = Обучение
modes_learnTitle = Увидеть шаг за шагом, как алгоритмы находят ответ

regions_parts = Детали
regions_stage = Вид
regions_timeline = Шкала времени движения
regions_results = Результаты
regions_tabs = Панели

splitters_left = Ширина панели деталей
splitters_right = Ширина панели результатов

language_choose = Язык
language_notLoaded = Тексты на языке «{ $name }» не загрузились. Проверьте соединение и выберите язык снова.

header_scenes = Сцена
header_ownFiles = Ваши файлы
header_undo = Отменить (Ctrl+Z)
header_redo = Повторить (Ctrl+Shift+Z)
header_open = Открыть…
header_openFiles = Файлы…
header_openFolder = Папка…
header_openAdd = Добавить к открытому…
header_openRevision = Как новая ревизия…
header_openNew = Новая (пустая сцена)
header_openHere = Открыто здесь
header_close = Закрыть: { $name }
header_openHint = STEP, IFC, STL, OBJ, PLY, OFF, GLB, glTF, DAE, 3MF, URDF, SDF, MJCF, zip или файл сцены; решения, проверки и замечания BCF. Или перетащите их на любое место страницы.
header_save = Сохранить
header_saveTitle = Сохранить сцену в файл (Ctrl+S)
header_share = Поделиться
header_shareTitle = Скопировать ссылку на эту сцену, положения деталей и этот вид. Сцена с вашими файлами передаётся файлом
header_toDark = Тёмная тема
header_toLight = Светлая тема
header_more = Ещё
header_messages = Сообщения

parts_title = Детали
parts_summary =
    { $n } · { $triangles ->
        [one] { $triangles } треугольник
        [few] { $triangles } треугольника
       *[many] { $triangles } треугольников
    }
parts_filter = Найти детали
parts_tree = Детали сцены
parts_hidden = скрыта
parts_fixed = закреплена
parts_interferences =
    { $n ->
        [one] { $n } пересечение
        [few] { $n } пересечения
       *[many] { $n } пересечений
    }
parts_undecided = { $n } не решено
parts_within = из них внутри группы: { $n }
parts_hide = Скрыть
parts_show = Показать
parts_isolate = Изолировать
parts_fix = Закрепить
parts_release = Освободить
parts_showAll = Показать все
parts_fold = Свернуть
parts_unfold = Развернуть
parts_foldAll = Свернуть все группы
parts_unfoldAll = Развернуть все группы
parts_colour = Цвет всех деталей в ней
parts_partsBelow =
    { $n ->
        [one] { $n } деталь
        [few] { $n } детали
       *[many] { $n } деталей
    }
parts_inside = { $name }, в группе { $path }
parts_none = Деталей с таким именем нет.
parts_noneYet = Деталей ещё нет.

details_title = Выбор
details_nothing = Выберите деталь, чтобы увидеть и ввести её положение.
details_many =
    Выбрано: { $n ->
        [one] { $n } деталь
        [few] { $n } детали
       *[many] { $n } деталей
    }
details_selected = выбрана
details_position = Положение
details_rotation = Поворот
details_axis = { $what } { $axis }
details_atHome = там, где в файле
details_moved = от места в файле: сдвиг { $by }
details_movedAndTurned = от места в файле: сдвиг { $by }, поворот { $turned }
details_putBack = Вернуть
details_name = Имя
details_colour = Цвет
details_opacity = Непрозрачность
details_facts =
    { $triangles ->
        [one] { $triangles } треугольник
        [few] { $triangles } треугольника
       *[many] { $triangles } треугольников
    } · { $faces ->
        [one] { $faces } грань
        [few] { $faces } грани
       *[many] { $faces } граней
    } · { BYTES($size) }
details_closed = замкнутое тело
details_open = незамкнутая поверхность
details_notALength = «{ $typed }» – не длина. Введите, например, 12.5, -3 cm или 1/8 in.
details_notAnAngle = «{ $typed }» – не угол. Введите, например, 90, -45° или 1.5 rad.
details_isFixed = Эта деталь закреплена. Сначала освободите её.

tools_label = Инструменты
tools_select = Выбрать
tools_selectTitle = Выбирать детали; перетащите деталь, чтобы сдвинуть её
tools_move = Сдвинуть
tools_moveTitle = Стрелки, чтобы сдвинуть выбранное вдоль одной оси (или нажмите G)
tools_rotate = Повернуть
tools_rotateTitle = Кольца, чтобы повернуть выбранное вокруг одной оси (или нажмите R)
tools_fit = Всё
tools_fitTitle = Показать всё (F)
tools_section = Сечение
tools_sectionTitle = Разрезать рисунок плоскостью (C)
tools_explode = Разнести
tools_explodeTitle = Раздвинуть детали на рисунке (A)

stage_canvas = Трёхмерный вид деталей. Дерево деталей и результаты описывают словами то, что на нём видно.
stage_noPicture = Рисунка нет, но всё остальное работает
stage_noPictureWhy = Этот браузер не поддерживает WebGL 2, поэтому нарисовать детали нельзя. Список деталей, ввод положений и все результаты работают и без рисунка.
stage_lostPicture = Рисунок на время пропал
stage_lostPictureWhy = Система сбросила графику; рисунок вернётся сам. Список деталей, ввод положений и все результаты работают и без него.
stage_lostForGood = Рисунок не вернулся
stage_lostForGoodWhy = Система сбросила графику и не восстановила её. Список деталей, ввод положений и все результаты работают и без рисунка. Если запустить рисунок заново, сцена останется. Будут потеряны: история отмен, сравнение с прежней ревизией, сечения, итоги проверок движения и извлечения.
stage_drawAnew = Запустить рисунок заново
stage_empty = Перетащите детали сюда
stage_emptyHint = STEP, IFC, STL, OBJ, PLY, OFF, GLB, glTF, DAE, 3MF, URDF, SDF или MJCF; можно несколько сразу, целую папку или архив zip. Ничто не покидает ваш компьютер.
stage_emptyOpen = Открыть файлы…
stage_emptyScene = или откройте сцену:
stage_drop = Отпустите, чтобы открыть
stage_dropHint = Это заменит пример. Чтобы добавить к примеру: «Открыть…» → «Добавить к открытому».
stage_dropAdd = Отпустите, чтобы добавить к открытому
stage_dropAddHint = Чтобы открыть отдельно: «Открыть…» → «Файлы». Файл сцены заменит всё, что открыто.
stage_dead = Запустить движок не удалось

coach_lead = Возьмите деталь и сдвиньте её.
coach_hit = Красным
coach_hitMeans = { " " }показано пересечение двух деталей,
coach_touch = янтарным
coach_touchMeans = { " " }– где они касаются или, возможно, сталкиваются,
coach_near = голубым
coach_nearMeans = { " " }– оставшийся зазор.
coach_orbit = Тяните фон, чтобы осмотреться.
coach_close = Понятно
coach_label = Как это работает

hud_pair = { $a } { $sign } { $b }
hud_faces =
    { $n ->
        [one] { $n } грань
        [few] { $n } грани
       *[many] { $n } граней
    }
hud_triangles =
    { $n ->
        [one] { $n } пара треугольников
        [few] { $n } пары треугольников
       *[many] { $n } пар треугольников
    }
hud_andMore =
    и ещё { $n ->
        [one] { $n } пара
        [few] { $n } пары
       *[many] { $n } пар
    }
hud_checking =
    измеряется: { $n ->
        [one] { $n } пара
        [few] { $n } пары
       *[many] { $n } пар
    }…
hud_open =
    { $open } из { $pairs ->
        [one] { $pairs } пары
        [few] { $pairs } пар
       *[many] { $pairs } пар
    } без ответа
hud_soFar =
    { $interfere ->
        [0] пока ничто не пересекается
       *[other]
            пока { $interfere ->
                [one] { $interfere } пара пересекается
                [few] { $interfere } пары пересекаются
               *[many] { $interfere } пар пересекаются
            }
    }
hud_soFarClear = { $name }: пока ничего не касается
hud_clearOf = { $name }: свободно от всего перечисленного
hud_several =
    { $n ->
        [one] { $n } деталь
        [few] { $n } детали
       *[many] { $n } деталей
    } вместе
hud_severalClear =
    { $n ->
        [one] { $n } деталь
        [few] { $n } детали
       *[many] { $n } деталей
    } вместе свободны от всего перечисленного
hud_noPairs = Одна деталь ни с чем не сталкивается

encounter_passed =
    { $certain ->
        [true] При перемещении { $part } и { $other } прошли друг сквозь друга
       *[false] При перемещении { $part } и { $other }, возможно, столкнулись
    }
encounter_more =
    и ещё { $n ->
        [one] { $n } деталь
        [few] { $n } детали
       *[many] { $n } деталей
    }
encounter_go = К первому касанию
encounter_goTitle = Вернуть деталь туда, где они впервые соприкоснулись

severity_interference = Пересечение
severity_contained = Внутри
severity_duplicate = То же место
severity_undecided = Не решено
severity_contact = Касание
severity_near = Зазор
severity_clear = Зазор

results_title = Результаты
results_list = Пары деталей, сначала худшие
results_summary =
    { $pairs ->
        [one] { $pairs } пара
        [few] { $pairs } пары
       *[many] { $pairs } пар
    }
results_checking =
    осталось: { $pending ->
        [one] { $pending } пара
        [few] { $pending } пары
       *[many] { $pending } пар
    }
results_open =
    { $open } из { $pairs ->
        [one] { $pairs } пары
        [few] { $pairs } пар
       *[many] { $pairs } пар
    } без ответа
results_interfere =
    { $n ->
        [one] пересекается
        [few] пересекаются
       *[many] пересекаются
    }
results_soFar = пока
results_duplicate =
    { $n ->
        [one] пара на одном месте
        [few] пары на одном месте
       *[many] пар на одном месте
    }
results_undecided = не решено
results_coarse = Не решено: { $n }. Сетка слишком грубая ({ $off })
results_coarseAdvice = Помогут более мелкая сетка или файл STEP, поверхности которого знает ядро САПР
results_touch =
    { $n ->
        [one] касается
        [few] касаются
       *[many] касаются
    }
results_under = ближе { $limit }
results_noLimit = предел не задан
results_onlySelected = Только { $name }
results_limit = Отмечать зазор меньше
results_limitTitle = Зазоры меньше этого считаются и показываются голубым
results_onlyMeeting = Перечислены только пары, которые касаются или сталкиваются. Задайте предел, чтобы увидеть и зазоры меньше него.
results_none = Близких друг к другу деталей нет.
results_noneMeets = Никакие две детали не касаются и не сталкиваются.
results_noneLeft = Ни одна пара не подходит под все условия: { $filters }.
results_clearFilters = Снять условия
# The words that are searched for, among the names of filters.
results_searched = «{ $words }»
results_allClear = Остались только пары с зазором.
results_clearPairs =
    { $n ->
        [one] { $n } пара с зазором
        [few] { $n } пары с зазором
       *[many] { $n } пар с зазором
    }
results_showClear = Перечислить и пары с зазором
results_hideClear = Не перечислять пары с зазором
results_find = Найти детали в результатах
results_order = Порядок результатов
results_orders_worst = сначала худшие
results_orders_depth = сначала глубокие
results_orders_volume = сначала большие
results_orders_clearance = сначала близкие
results_orders_names = по имени
results_touching = касание
results_inside = внутри
results_facesOf =
    { $a } + { $b ->
        [one] { $b } грань
        [few] { $b } грани
       *[many] { $b } граней
    }
results_exact = точно
results_byDesign = касание, не пересечение
results_samePlace = то же место
results_wholly = { $inner } лежит целиком внутри: { $outer }
results_underLimit = ближе предела
results_csv = Скопировать как таблицу
results_csvDone = Результаты скопированы в буфер обмена в виде таблицы.
results_csvRefused = Браузер не разрешил копировать.

chart_title = Зазор при перетаскивании
chart_empty = Перетащите деталь: здесь появится её наименьший зазор.
chart_log = log
chart_logTitle = Логарифмическая шкала
chart_clearance = зазор
chart_depthAtLeast = глубина, не меньше
chart_depthAtMost = глубина, не больше
chart_label =
    Наименьший зазор перетаскиваемой детали за { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    } перетаскивания

status_label = Состояние
status_loading = загрузка
status_busy = проверка
status_idle = готово
status_error = остановлено
status_threads =
    { $n ->
        [one] { $n } поток
        [few] { $n } потока
       *[many] { $n } потоков
    }, общая память
status_single = один поток

status_why_notIsolated = один поток (общая память этой странице недоступна)
status_why_asked = один поток (так задано)
status_why_oneCore = один поток (один процессор)
status_why_poolFailed = один поток (запустить потоки не удалось)

status_whyTitle_notIsolated = Сервер не присылает двух заголовков, которые разрешают общую память, или страница встроена в другую. Ответы те же, только медленнее.
status_whyTitle_asked = В адресе задан один поток. Ответы те же.
status_whyTitle_oneCore = Доступен только один процессор. Ответы те же.
status_whyTitle_poolFailed = Этот браузер отказался запускать потоки. Ответы те же, только медленнее.

status_triangles =
    { $n ->
        [one] { $n } треугольник
        [few] { $n } треугольника
       *[many] { $n } треугольников
    }
status_query = запрос { DURATION($millis) }
status_lanesTitle = Показать, какой поток что делал и когда
status_fps = { $n } к/с
status_toldIn = Показывать
status_toldInTitle = Длины показываются и вводятся в этой единице. Сцена не меняется.
status_asInFile = как в файле ({ $unit })
status_unit = Единица файла
status_unitTitle = Задаёт единицу чисел в файле. Ничего не масштабируется, и это можно отменить. Чтобы видеть длины в другой единице, используйте «Показывать».
status_up = Ось вверх
status_zUp = Z вверх
status_yUp = Y вверх
status_unitGuessed = Единица определена предположительно: { $why }
status_shortcuts = ? клавиши

loading_title = Открывается: { $label }
loading_left = осталось около { $time }
loading_cancel = Отмена
loading_cancelled = Открытие отменено: { $label }. Ничего не изменилось.
loading_fetching = получение
loading_building = построение деревьев поиска

message_opened =
    Открыто: { $label }, { $n ->
        [one] { $n } деталь
        [few] { $n } детали
       *[many] { $n } деталей
    }.
message_added =
    Добавлено к открытому: { $label }, { $n ->
        [one] { $n } деталь
        [few] { $n } детали
       *[many] { $n } деталей
    }.
message_stillKept = То, что было открыто раньше, – в меню «Открыть», в разделе «Сохранено в этом браузере».
message_openFailed = Открыть не удалось: { $label }.
message_kept = Всё, что было открыто, осталось на месте.
message_loaderDied = Для чтения ({ BYTES($size) }) нужно больше памяти, чем браузер даёт этой странице, или программа чтения отказала. Откройте модель по частям или с меньшим числом треугольников.
message_loaderHung =
    Чтение прекращено: программа чтения не отвечала { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }. Попробуйте открыть по частям или сохраните модель как glTF (.glb).
message_unsupported = Не открыто: { $names }. Открываются модели, архивы zip и файлы сцен.
message_leftOut = В этой копии страницы её нет, чтобы копия была небольшой. На странице в интернете она есть.
message_fetchFailed = Получить { $url } не удалось ({ $status }).
message_notAScene = { $name } – не файл сцены: { $why }
message_badLink = Прочитать адрес после # не удалось: возможно, его части не хватает.
message_firstInstead = Вместо этого открыта первая сцена.

message_restarted_crashed = Движок отказал и был запущен снова.
message_restarted_hung = Движок не отвечал и был запущен снова.
message_restarted_gone = Движок был завершён извне. Он запущен снова.

message_back_whole = Сцена восстановлена.
message_back_nearly = Сцена восстановлена, но действие, которое выполнялось, могло пропасть. Проверьте, всё ли так, как вы оставили.
message_back_before = На последнем изменении движок отказал, поэтому восстановлено предыдущее состояние. Копия изменения – в меню «Открыть».
message_back_nothing = На этой сцене движок отказал, а более раннего состояния нет, поэтому ничего не открыто. Копия сцены – в меню «Открыть».

message_partMissing = Часть этой страницы не загрузилась: нет соединения или страница обновлена.
message_pieceMissing = Часть этой страницы не загрузилась.
message_pieceMissingHint = Она загрузится, как только появится соединение. Всё остальное работает.
message_tryAgain = Повторить
message_renewed = Запущено заново; сцена не изменилась.
message_itSaid = Подробности: «{ $why }».
message_restarting = Движок отказал. Он запускается снова…
message_notBack = Восстановить сцену не удалось.
message_stopped = Движок отказал несколько раз подряд и остановлен.
message_stoppedHint = Попробуйте ещё раз или перезагрузите страницу. Если это повторится, открывайте детали по одной, чтобы найти ту, из-за которой это происходит.
message_saved = Сохранено: { $name }.
message_dropFailed = Перетащенное не удалось прочитать.
message_update = Появилась новая версия этой страницы.
message_updateHint = На открытую сцену это не влияет. Перезагрузите страницу, когда вам будет удобно.
message_reload = Перезагрузить
message_none = Сообщений нет.
message_dismiss = Убрать
message_list = Сообщения, сначала новые

shortcuts_title = Клавиши
shortcuts_close = Закрыть

tabs_label = Панели
tabs_robots = Суставы
tabs_motion = Движение
tabs_parts = Детали
tabs_details = Выбор
tabs_results = Результаты
tabs_chart = График
