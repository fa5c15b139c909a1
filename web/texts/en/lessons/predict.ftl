### Questions: how they are answered, what is said of an answer, and how it went in the end.

page_predict = Before you continue:
page_waits = Playback waits here for your answer. Press Play again to continue without one.
page_stopAtQuestions = Play stops at questions
page_guess = Your guess, a whole number
page_guessWithin = A whole number. If the answer is 8 or more, an error of up to a quarter of the answer counts as right.
page_giveAnswer = Answer
page_inPicture = You can also answer by clicking a name in the picture.
page_pointHow = Drag the ring in the picture with the mouse or a finger.
page_pointKeys = Move the point with keys
page_pointKeysTitle = Arrow keys and Page keys move the point, with Shift in smaller steps; Enter answers
page_pointAt = The point is now at x { $x }, y { $y }, z { $z }.
page_answerPoint = This is the right position.
page_pointInNext = Answer by dragging a point in the figure. The next step shows the right position.
page_right = Right.
page_rightNumber = Right: it is { $answer }.
page_notQuite = Not quite.
page_tooLow = Too few.
page_tooHigh = Too many.
page_answer = The answer is: { $answer }.
page_skip = Skip
page_goOn = Continue
page_tryAgain = Try again
page_seeWhy = See why
page_seeWhyTitle = Shows the next step, then returns here
page_showAnswer = Show the answer
page_backToQuestion = Back to the question
page_score = Your result
page_scoreFirst = right at the first try
page_scoreLater = right later
page_scoreShown = with the answer shown
page_scoreOpen = not answered
page_scoreOf =
    { $asked ->
        [one] { $asked } question was
       *[other] { $asked } questions were
    } asked.
page_scoreAll = You answered all questions right at the first try.
page_lookAgain = Review these questions again
page_lookAgainAt = Step { $step }: { $question }
page_askAgain = Ask me again from the start
