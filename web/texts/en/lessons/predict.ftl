### Questions: how they are answered, what is said of an answer, and how it went in the end.

page_predict = Before you step on:
page_waits = Play waits here for your answer. Play again to go on without one.
page_stopAtQuestions = Play stops at questions
page_guess = Your guess, a whole number
page_guessWithin = A whole number. If the answer is 8 or more, being off by a quarter or less counts as right.
page_giveAnswer = Answer
page_inPicture = You can also click its name in the picture.
page_pointHow = Drag the ring in the picture, by mouse or finger.
page_pointKeys = Move it with keys
page_pointKeysTitle = Arrow keys and Page keys move the point, with Shift less far; Enter answers
page_pointAt = Now at x { $x }, y { $y }, z { $z }.
page_answerPoint = This is where it is right.
page_pointInNext = It is answered by dragging a point in the figure; the next step shows where.
page_right = Right.
page_rightNumber = Right: it is { $answer }.
page_notQuite = Not quite.
page_tooLow = Too few.
page_tooHigh = Too many.
page_answer = The answer is: { $answer }.
page_skip = Skip
page_goOn = Go on
page_tryAgain = Try again
page_seeWhy = See why
page_seeWhyTitle = Shows the next step, and brings you back here
page_showAnswer = Show the answer
page_backToQuestion = Back to the question
page_score = How it went
page_scoreFirst = right at the first try
page_scoreLater = right later
page_scoreShown = with the answer shown
page_scoreOpen = not answered
page_scoreOf =
    { $asked ->
        [one] { $asked } question was
       *[other] { $asked } questions were
    } asked.
page_scoreAll = You had all of them right at the first try.
page_lookAgain = Look at these again
page_lookAgainAt = Step { $step }: { $question }
page_askAgain = Ask me again from the start
