### Sentences about which thread did what.

title = Thread activity
none = No work yet.
stretch = The last period of work took { DURATION($millis) }. Point at a bar for details.
hand =
    { $hand ->
        [0] engine
       *[other] worker { DIGITS($hand) }
    }
busy = { PERCENT($share) } % busy
lane = { $hand }, { $busy }
deeds_answered = pair computed
deeds_checked = checked a part of the motion
deeds_stopped = interrupted, to be resumed
deeds_waking = waking up
deeds_waiting = waiting for other threads
span = { $deed }, { DURATION($millis) }
spanOf = { $pair }: { $deed }, { DURATION($millis) }
counted = Totals since the last complete recomputation
totals_answers = Pairs
totals_answersValue =
    { $n ->
        [one] { $n } query
       *[other] { $n } queries
    }, { DURATION($millis) } over all threads
totals_motion = Motion
totals_motionValue = { DURATION($millis) } over all threads
totals_stopped = Interruptions
totals_stoppedValue =
    { $n ->
        [one] { $n } time
       *[other] { $n } times
    }, { DURATION($millis) } to be repeated
totals_wakes = Wake-ups
totals_wakesValue =
    { $n ->
        [one] { $n } time
       *[other] { $n } times
    }, { DURATION($millis) } until ready
totals_waiting = Waiting
totals_waitingValue = the engine waited { DURATION($millis) } for workers
totals_serial = Serial share
totals_serialValue =
    { DURATION($millis) } on the engine’s thread alone, { DIGITS($percent) } %: at most { DIGITS($eight) } × as fast on 8 threads, { DIGITS($sixteen) } × on 16 (Amdahl’s law)
totals_locks = Locks
totals_locksValue =
    { $n ->
        [one] { $n } taken
       *[other] { $n } taken
    }, { $contended } of them while another thread held them
totals_copies = Copies
totals_copiesValue = { BYTES($size) } of queries and results; meshes and trees are shared
