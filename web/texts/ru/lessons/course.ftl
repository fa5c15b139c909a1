### The lessons as a course. Its longer texts, the glossary and the teacher’s notes, are in `glossary/` and `notes/`.

goal_closest-points = После этой главы вы сможете находить расстояние между двумя выпуклыми деталями по опорным точкам и отличать границу от ответа. Вы сможете сказать, как объединение, разбиение и кэширование приводят к неверным ответам.
goal_hierarchical-spheres = После этой главы вы сможете покрывать поверхность сферами и вести поиск по двум деревьям сфер. Вы сможете сказать, как далеко могут быть детали при ложной тревоге.
goal_colliding-faces = После этой главы вы сможете находить среди миллионов пар грани, которые вот-вот столкнутся, и говорить, что каждая проверка пропускает и о чём сообщает слишком часто.
goal_path-planning = После этой главы вы сможете планировать путь в потенциальном поле, объяснять, почему такой поиск может не удаться, и отличать неудачный поиск от доказательства.
goal_face-constraints = После этой главы вы сможете говорить, какие из шести степеней свободы детали оставляют одна, две и три грани и когда грань захватывает и отпускает.
goal_flat-contours = После этой главы вы сможете проверять два контура ребро за ребром, находить, где эта проверка ошибается, и разводить контуры кратчайшим сдвигом.
goal_what-is-ours = После этой главы вы сможете говорить, что изменено или добавлено рядом с опубликованными системами и что каждое изменение доказывает такого, чего они доказать не могли.

page_course = Курс
page_courseNotLoaded = Эту страницу не удалось загрузить. Проверьте соединение и перезагрузите страницу.
page_chapterTime = около { $minutes } мин, пройдено { $done } из { $all }
page_chapterAfter = Сначала: { $chapters }.
page_courseDone = Пройдено { $done } из { $all }, осталось около { $hours } ч { $minutes } мин.
page_courseAllDone = Пройдены все уроки: { $all }.
page_courseBegin = Начать с урока «{ $lesson }»
page_courseGoOn = Продолжить: «{ $lesson }»
page_minutes = { $minutes } мин
page_lessonDone = пройден
page_lessonScore = пройден, верных предсказаний { $right } из { $asked }
page_lessonBegun = шаг { $step } из { $last }
page_aboutMinutes = Этот урок занимает около { $minutes } мин.
page_before = Сначала:
page_next = Следующий урок
page_nextNamed = Следующий урок: { $lesson }
page_courseEnd = Это был последний урок курса.
page_chapterEnd = Это был последний урок главы.
page_lookBack = Назад ко всем урокам
page_forTeachers = Учителям главы «{ $chapter }»
page_glossary = Глоссарий
page_teacher = Заметки для учителя
page_worksheet = Рабочий лист
page_teacherOf = Заметки для учителя: { $chapter }
page_worksheetOf = Рабочий лист: { $chapter }
page_solutionsOf = Решения: { $chapter }
page_progress = Ваши успехи
page_progressKept = Они хранятся только в этом браузере.
page_saveProgress = Сохранить в файл
page_loadProgress = Загрузить из файла
page_forgetProgress = Удалить мои успехи
page_forgetSure = Все ваши успехи будут удалены из этого браузера: какие уроки вы открывали, как далеко дошли, сколько раз ответили верно, а также ваш код для судьи. Ранее сохранённый файл можно будет загрузить снова; кода в нём нет.
page_forgetYes = Удалить
page_forgetNo = Оставить
page_forgotten = Ваши успехи удалены.
page_progressLoaded = Файл принят. Если урок был известен и здесь, и в файле, сохранён лучший результат.
page_progressUnknown =
    { $n ->
        [one] { $n } урок
        [few] { $n } урока
        [many] { $n } уроков
       *[other] { $n } урока
    } из файла здесь не { $n ->
        [one] известен
        [few] известны
        [many] известны
       *[other] известны
    }; записи о { $n ->
        [one] нём
        [few] них
        [many] них
       *[other] них
    } сохранены.
page_progressRefused = Файл «{ $file }» не загружен. Ваши успехи остались прежними.
page_progressNotJson = Это не файл успехов: его текст – не JSON.
page_progressOtherFile = Это JSON, но не файл успехов.
page_progressNewer = Файл сохранён более новой версией этой страницы. Перезагрузите страницу и попробуйте снова.
page_progressDamaged = Файл повреждён в месте «{ $place }». Возьмите другую копию.
page_progressUnreadable = Браузер не смог прочитать файл. Возьмите другую копию.
page_term = Что значит «{ $term }»
page_useInCourse = Для вашего курса
page_judge = Судья: проверьте свой код
page_topics = Темы по алфавиту
page_topicsSearch = Поиск тем, например SAT или BVH
page_topicUnshown = только в глоссарии
page_documentation = Документация:
page_questionsSaved =
    { $n ->
        [0] Без рисунка ни один вопрос не понятен, поэтому файл не сохранён.
        [one] Сохранён { $n } вопрос.
        [few] Сохранено { $n } вопроса.
       *[many] Сохранено { $n } вопросов.
    }
page_questionsLeftOut =
    { $n ->
        [one] { $n } вопросу нужен рисунок, он пропущен.
        [few] { $n } вопросам нужен рисунок, они пропущены.
       *[many] { $n } вопросам нужен рисунок, они пропущены.
    }
