### Sentences about which thread did what.

title = Кто что делал
none = Вопросов ещё не было.
stretch = Последний отрезок работы занял { DURATION($millis) }. Наведите указатель на полоску, чтобы узнать, о чём она.
hand =
    { $hand ->
        [0] движок
       *[other] исполнитель { DIGITS($hand) }
    }
busy = занят на { PERCENT($share) }{ "\u00A0" }%
lane = { $hand }, { $busy }
deeds_answered = ответ дан
deeds_checked = проверен отрезок движения
deeds_stopped = прервано до ответа, продолжится позже
deeds_waking = пробуждение
deeds_waiting = ожидание остальных
span = { $deed }, { DURATION($millis) }
spanOf = { $pair }: { $deed }, { DURATION($millis) }
counted = Посчитано с тех пор, как в последний раз всё спрашивалось заново
totals_answers = Ответы
totals_answersTold =
    { $n ->
        [one] { $n } вопрос
        [few] { $n } вопроса
       *[many] { $n } вопросов
    } о парах, { DURATION($millis) } всех потоков вместе
totals_motion = Движение
totals_motionTold = { DURATION($millis) } всех потоков вместе
totals_stopped = Прервано
totals_stoppedTold =
    { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[many] { $n } раз
    }, { DURATION($millis) } пришлось потратить снова
totals_wakes = Пробуждения
totals_wakesTold =
    { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[many] { $n } раз
    }, { DURATION($millis) } до готовности
totals_waiting = Ожидание
totals_waitingTold = { DURATION($millis) } движок ждал исполнителей
totals_locks = Блокировки
totals_locksTold =
    { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[many] { $n } раз
    }, из них { $contended } – пока замок держал другой поток
totals_copies = Копии
totals_copiesTold = { BYTES($size) } вопросов и ответов; сетки и деревья общие
