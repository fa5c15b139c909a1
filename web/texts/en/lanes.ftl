### Sentences about which thread did what.

title = Who did what
none = Nothing was asked yet.
stretch = The last stretch of work took { DURATION($millis) }. Point at a bar to see what it was about.
hand =
    { $hand ->
        [0] engine
       *[other] worker { DIGITS($hand) }
    }
busy = { PERCENT($share) } % busy
lane = { $hand }, { $busy }
deeds_answered = answered
deeds_checked = checked a piece of the motion
deeds_stopped = stopped before the answer, and goes on later
deeds_waking = waking up
deeds_waiting = waiting for the others
span = { $deed }, { DURATION($millis) }
spanOf = { $pair }: { $deed }, { DURATION($millis) }
counted = Counted since everything was last asked anew
totals_answers = Answers
totals_answersTold =
    { $n ->
        [one] { $n } question
       *[other] { $n } questions
    } about pairs, { DURATION($millis) } of all threads together
totals_motion = Motion
totals_motionTold = { DURATION($millis) } of all threads together
totals_stopped = Stopped
totals_stoppedTold =
    { $n ->
        [one] { $n } time
       *[other] { $n } times
    }, { DURATION($millis) } that had to be spent again
totals_wakes = Wake-ups
totals_wakesTold =
    { $n ->
        [one] { $n } time
       *[other] { $n } times
    }, { DURATION($millis) } until they were awake
totals_waiting = Waiting
totals_waitingTold = { DURATION($millis) } of the engine for the workers
totals_locks = Locks
totals_locksTold =
    { $n ->
        [one] { $n } was taken
       *[other] { $n } were taken
    }, { $contended } of them while another thread held them
totals_copies = Copies
totals_copiesTold = { BYTES($size) } of questions and answers; meshes and trees are shared
