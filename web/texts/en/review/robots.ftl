### Every sentence about robots, their taught motion and its check.

robots_sides_left = What the left panel shows
robots_sides_right = What the right panel shows
robots_sides_parts = Parts
robots_sides_robots = Joints
robots_sides_results = Results
robots_sides_motion = Motion check

robots_joints_label = Joints of { $robot }
robots_joints_home = Home
robots_joints_homeTitle = Sets all joints to zero, or as close as their limits allow
robots_joints_hint = Drag a link in the picture, and the joints follow. Dragging the base moves the whole robot.
robots_joints_base = Base position
robots_joints_value = { $joint }, { $unit }
robots_joints_degrees = degrees
robots_joints_noLimit = no limit
robots_joints_limits = { $joint }: from { $lower } to { $upper }
robots_joints_range_show = Show how far each joint can go
robots_joints_range_title = Searches the whole range of each joint while all others stay where they are. What is shown as clear is proven for the meshes.
robots_joints_range_searching = searching…
robots_joints_range_clear = Clear from { $lower } to { $upper }.
robots_joints_range_meets = { $pair } from { $lower } to { $upper }.
robots_joints_range_undecided = { $pair } undecided from { $lower } to { $upper }.
robots_joints_range_stops = Then { $pair }.
robots_joints_range_mayStop = Then perhaps { $pair }.
robots_joints_range_nearest = Nearest: { $pair } at { $value }. The smallest distance is { $distance }.
robots_joints_range_nearestTitle = Moves the joint there. The distance is the smallest of all checked pairs that the joint moves, over its whole range; the bounds are proven for the meshes.
robots_joints_range_outside = The value is outside the limits.
robots_joints_risk_hits = { $part } hits { $other }
robots_joints_risk_more =
    and { $n ->
        [one] { $n } more pair
       *[other] { $n } more pairs
    }
robots_joints_risk_mayHit = { $part } may hit { $other }
robots_joints_risk_touches = { $part } touches { $other }
robots_joints_risk_near = { $distance } from { $part } to { $other }
robots_joints_risk_clear = Clear of all parts nearby
robots_joints_risk_checking = Checking…

robots_teach_title = Taught motion
robots_teach_summary =
    { $keys ->
        [0] { "" }
       *[other]
            { $keys ->
                [one] { $keys } pose
               *[other] { $keys } poses
            } · { SECONDS($length) }
    }
robots_teach_empty = Move the robots to a pose and store it. Two poses make a motion.
robots_teach_list = Taught poses
robots_teach_pose = Pose { DIGITS($n) }
robots_teach_go = Go to pose { DIGITS($n) }
robots_teach_time = Time of pose { DIGITS($n) }, seconds
robots_teach_store = Store pose
robots_teach_storeTitle = Adds the current joint values at { SECONDS($time) }
robots_teach_insert = Insert at { SECONDS($time) }
robots_teach_insertTitle = Adds the current joint values at the time of the timeline
robots_teach_update = Update pose { DIGITS($n) }
robots_teach_updateTitle = Replaces this pose with the current joint values
robots_teach_remove = Remove pose { DIGITS($n) }
robots_teach_up = Move pose { DIGITS($n) } earlier
robots_teach_down = Move pose { DIGITS($n) } later
robots_teach_form = Between poses
robots_teach_forms_linear = straight
robots_teach_forms_trapezoidal = trapezoidal
robots_teach_forms_cubic = cubic
robots_teach_formTitle = Straight: each joint moves at one speed from pose to pose. Trapezoidal: each joint accelerates, moves at one speed, and slows down to rest at each pose. Cubic: each joint moves smoothly through all poses.
robots_teach_total = Duration
robots_teach_totalTitle = Another duration stretches or shortens the whole motion
robots_teach_notATime = “{ $typed }” is not a time. Try 2.5, 2.5 s or 500 ms.
robots_teach_sameTime = There is already a pose at { SECONDS($time) }.
robots_teach_noLength = A motion must be longer than 0 s.
robots_teach_clear = Clear
robots_teach_clearTitle = Removes all poses
robots_teach_save = Save
robots_teach_csv = CSV
robots_teach_json = JSON
robots_teach_read = Open…
robots_teach_readTitle = A motion from a file: a table with a column for time and one for each joint, or JSON
robots_teach_tooFast = { $joint } would need { $speed } at { SECONDS($time) }; its limit is { $allowed }.
robots_teach_tooFastMore =
    and { $n ->
        [one] { $n } more joint
       *[other] { $n } more joints
    }
robots_teach_slowDown = Stretch to { SECONDS($length) }
robots_teach_slowDownTitle = Stretches the motion until every joint is within its speed limit
robots_teach_fast = Too fast

robots_timeline_label = Timeline of the motion
robots_timeline_play = Play (Space)
robots_timeline_pause = Pause (Space)
robots_timeline_loop = Repeat
robots_timeline_speed = Speed
robots_timeline_stop = Stop at contact
robots_timeline_stopTitle = Playing stops where parts begin to touch
robots_timeline_time = Time
robots_timeline_at = { SECONDS($time) } of { SECONDS($end) }
robots_timeline_away = moved away
robots_timeline_awayTitle = The robots are not in the pose of the motion at this time. Move the timeline to bring them back.
robots_timeline_poses = Poses
robots_timeline_clearance = Clearance
robots_timeline_log = log
robots_timeline_check = Check motion
robots_timeline_fold = Less
robots_timeline_unfold = More
robots_timeline_morePairs =
    { $n ->
        [one] { $n } more pair
       *[other] { $n } more pairs
    }
robots_timeline_meeting = { $pair }: { SECONDS($from) } to { SECONDS($to) }
robots_timeline_near = { $pair }: closer than the accuracy from { SECONDS($from) } to { SECONDS($to) }
robots_timeline_first = First contact: { $pair } at { SECONDS($time) }
robots_timeline_smallest = Smallest clearance: { $distance }, { $pair }, at { SECONDS($time) }
robots_timeline_curve = Smallest clearance over time, from { $low } to { $high }
robots_timeline_outdated = outdated
robots_timeline_unchecked = not checked

robots_check_title = Motion check
robots_check_hint = Nothing is missed between two steps: the whole path of every part is checked.
robots_check_noMotion = Teach at least two poses first.
robots_check_method = Compare
robots_check_methods_exact = Exact faces
robots_check_methods_spheres = Spheres
robots_check_methodTitles_exact = The faces themselves: a reported collision is certain
robots_check_methodTitles_spheres = Spheres that cover the faces: faster, and the result is certain to within the accuracy
robots_check_accuracy = Accuracy
robots_check_accuracyTitle = Parts that come closer than this are also reported, as possible collisions. Clearances are known to within this length
robots_check_stopAtFirst = Stop at the first contact
robots_check_run = Check motion
robots_check_runTitle = Checks the whole motion
robots_check_both = Run both
robots_check_bothTitle = Checks with spheres and then with faces, and shows the results side by side
robots_check_running =
    { $method ->
        [exact] Exact faces
       *[other] Spheres
    }: { PERCENT($part) } %
robots_check_cancel = Cancel
robots_check_outdated = Something has changed since the check.
robots_check_again = Check again
robots_check_hits = { $a } hits { $b } at { SECONDS($time) }.
robots_check_nears = { $a } may collide with { $b } at { SECONDS($time) }: they are then within { $distance }.
robots_check_morePairs =
    { $n ->
        [one] { $n } more pair
       *[other] { $n } more pairs
    } { $n ->
        [1] collides
       *[other] collide
    }{ $certain ->
        [true] { "" }
       *[false] { " " }or may collide
    }.
robots_check_nothing = No collisions.
robots_check_nothingYet = No collisions so far.
robots_check_smallest = The smallest clearance is { $distance }, from { $a } to { $b }, at { SECONDS($time) }.
robots_check_stopped = The check stopped at the first contact. The rest was not checked.
robots_check_cancelled = The check was cancelled at { PERCENT($part) } %. The rest was not checked.
robots_check_how =
    { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    } by { $method ->
        [exact] exact faces
       *[other] spheres
    } · clearances to within { $accuracy } · { DURATION($ms) }
robots_check_pairs = Colliding pairs
robots_check_within = within { $distance }
robots_check_faces =
    { $n ->
        [one] { $n } triangle pair
       *[other] { $n } triangle pairs
    }
robots_check_nearest = smallest clearance
robots_check_compare = Side by side
robots_check_rows_verdict = Result
robots_check_rows_pairs = Colliding pairs
robots_check_rows_first = First contact
robots_check_rows_smallest = Smallest clearance
robots_check_rows_tests = Tests
robots_check_rows_took = Time
robots_check_meets = collides
robots_check_clear = clear
robots_check_partly = not finished
robots_check_save = Save report
robots_check_copyHint = Save the report as a file

robots_spheres_show = Show colliding spheres
robots_spheres_title = Show where parts collide now, tested with spheres of the accuracy above
robots_spheres_none = No spheres collide here.
robots_spheres_more =
    and { $n ->
        [one] { $n } more pair
       *[other] { $n } more pairs
    }
robots_spheres_pair =
    { $a } + { $b ->
        [one] { $b } sphere
       *[other] { $b } spheres
    }, surfaces at most { $within } apart
robots_spheres_tests =
    { $tests ->
        [one] { $tests } test
       *[other] { $tests } tests
    } of { $all }

robots_allowed_title =
    { $n ->
        [one] { $n } pair
       *[other] { $n } pairs
    } not checked
robots_allowed_hint = These pairs may collide by design. Neither the scene nor the motion check reports them.
robots_allowed_none = All pairs are checked.
robots_allowed_reason_joined = joined by { $joint }
robots_allowed_reason_oneLink = on the same link
robots_allowed_reason_excluded = excluded by the file: { $by }
robots_allowed_reason_alwaysMeet = collide in all random poses
robots_allowed_reason_neverMeet = collide in no random pose
robots_allowed_remove = Check { $a } and { $b } again
robots_allowed_find = Find by sampling
robots_allowed_findTitle = Tries { $n } random poses. Pairs that collide in all of them are no longer checked, nor are links of one robot that never collide. Samples prove nothing: they only suggest what is by design.
robots_allowed_found =
    { $n ->
        [0] No more pairs were found.
       *[other]
            { $n ->
                [one] { $n } more pair is
               *[other] { $n } more pairs are
            } no longer checked.
    }
robots_allowed_ask = Stop checking…
robots_allowed_askTitle = Stop checking this pair, because the two parts may collide by design. To keep checking the pair, set its status to Approved
robots_allowed_why = Why may { $a } and { $b } collide?
robots_allowed_placeholder = by design
robots_allowed_ok = Stop checking
robots_allowed_cancel = Cancel

robots_say_hits = { $a } hits { $b } at { SECONDS($time) }
robots_say_nears = { $a } may collide with { $b } at { SECONDS($time) }
robots_say_until = until { SECONDS($time) }
robots_say_at = at { SECONDS($time) }

robots_files_savedMotion = Saved the motion as { $name }.
robots_files_savedReport = Saved the report as { $name }.
robots_files_readMotion = The motion was replaced by { $name }.
robots_files_notRead = { $name } could not be read as a motion.
