### Questions: how they are answered, what is said of an answer, and how it went in the end.

page_predict = Прежде чем идти дальше:
page_waits = Показ ждёт здесь вашего ответа. Запустите его снова, чтобы продолжить без ответа.
page_stopAtQuestions = Останавливать показ на вопросах
page_guess = Ваше предположение, целое число
page_guessWithin = Целое число. Если ответ 8 или больше, ошибка не больше четверти считается верным ответом.
page_giveAnswer = Ответить
page_inPicture = Можно и щёлкнуть по имени на рисунке.
page_pointHow = Перетащите кольцо на рисунке мышью или пальцем.
page_pointKeys = Двигать клавишами
page_pointKeysTitle = Стрелки и клавиши Page двигают точку, с Shift – мельче; Enter – ответить
page_pointAt = Сейчас: x { $x }, y { $y }, z { $z }.
page_answerPoint = Верное место здесь.
page_pointInNext = На этот вопрос отвечают, перетаскивая точку на рисунке; верное место показывает следующий шаг.
page_right = Верно.
page_rightNumber = Верно: { $answer }.
page_notQuite = Не совсем.
page_tooLow = Слишком мало.
page_tooHigh = Слишком много.
page_answer = Ответ: { $answer }.
page_skip = Пропустить
page_goOn = Дальше
page_tryAgain = Ещё раз
page_seeWhy = Почему?
page_seeWhyTitle = Показывает следующий шаг и возвращает сюда
page_showAnswer = Показать ответ
page_backToQuestion = Назад к вопросу
page_score = Ваш результат
page_scoreFirst = верно с первой попытки
page_scoreLater = верно позже
page_scoreShown = с показанным ответом
page_scoreOpen = без ответа
page_scoreOf =
    { $asked ->
        [one] Задан
        [few] Задано
        [many] Задано
       *[other] Задано
    } { $asked ->
        [one] { $asked } вопрос
        [few] { $asked } вопроса
        [many] { $asked } вопросов
       *[other] { $asked } вопроса
    }.
page_scoreAll = На все вы ответили верно с первой попытки.
page_lookAgain = Посмотрите на это ещё раз
page_lookAgainAt = Шаг { $step }: { $question }
page_askAgain = Спросить меня снова с начала
