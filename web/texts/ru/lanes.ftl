### Sentences about which thread did what.

title = Работа потоков
none = Работы ещё не было.
stretch = Последний отрезок работы занял { DURATION($millis) }. Наведите указатель на полоску, чтобы узнать подробности.
hand =
    { $hand ->
        [0] движок
       *[other] исполнитель { DIGITS($hand) }
    }
busy = занят на { PERCENT($share) }{ "\u00A0" }%
lane = { $hand }, { $busy }
deeds_answered = пара вычислена
deeds_checked = проверен отрезок движения
deeds_stopped = прервано, будет продолжено
deeds_waking = пробуждение
deeds_waiting = ожидание других потоков
span = { $deed }, { DURATION($millis) }
spanOf = { $pair }: { $deed }, { DURATION($millis) }
counted = Итого с последнего полного пересчёта
totals_answers = Пары
totals_answersValue =
    { $n ->
        [one] { $n } запрос
        [few] { $n } запроса
       *[many] { $n } запросов
    }, { DURATION($millis) } по всем потокам
totals_motion = Движение
totals_motionValue = { DURATION($millis) } по всем потокам
totals_stopped = Прерывания
totals_stoppedValue =
    { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[many] { $n } раз
    }, { DURATION($millis) } повторной работы
totals_wakes = Пробуждения
totals_wakesValue =
    { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[many] { $n } раз
    }, { DURATION($millis) } до готовности
totals_waiting = Ожидание
totals_waitingValue = движок ждал исполнителей { DURATION($millis) }
totals_serial = Последовательная доля
totals_serialValue =
    { DURATION($millis) } только в потоке движка, { DIGITS($percent) } %: ускорение не более { DIGITS($eight) } × на 8 потоках и { DIGITS($sixteen) } × на 16 (закон Амдала)
totals_locks = Блокировки
totals_locksValue =
    { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[many] { $n } раз
    }, из них { $contended } – пока замок держал другой поток
totals_copies = Копии
totals_copiesValue = { BYTES($size) } запросов и результатов; сетки и деревья общие
