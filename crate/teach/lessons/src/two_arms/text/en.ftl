### Two arms.

lesson_two-arms = Two arms

about_two-arms = Two arms over one table, each taught by itself: where they meet, what looking now and then misses, and one pose that repairs it.

source_two-arms = US 5056031, the simulator · what is between steps after Schwarzer, Saha & Latombe 2005 · the exact faces and the smallest clearance are additions

parameter_two-arms_form = Between poses
parameter_two-arms_fold = Arm B folded in its second pose, %
parameter_two-arms_radius = Smallest radius of the spheres, mm
parameter_two-arms_belt = The conveyor’s speed, mm/s

choice_two-arms_form_linear = Straight
choice_two-arms_form_trapezoidal = From rest to rest
choice_two-arms_form_cubic = Spline

say_two-arms_cell = two arms, one table
    .text1 = Arm A and arm B stand on either side of a table. Each has three joints: it turns on its base, and bends at the shoulder and at the elbow.
    .text2 = Each was taught by itself, with the other one out of the way.
    .formula1 = 2 arms · 3 joints each

say_two-arms_paths = what was taught
    .text1 = A taught motion is a list of poses and times: here { $keys } poses, one each second. Between them the joints are moved evenly, so the tips go along the curves that are drawn.
    .text2 = The curves cross. That alone says nothing: the arms need not be there at the same time, and an arm is more than its tip.
    .formula1 = { $keys } poses · q(t) between them

say_two-arms_keys = a look at each pose
    .text1 = At the { $keys } poses themselves the faces of the arms meet { $met } times. Whoever only steps from pose to pose sees what is drawn here.
    .text2 = Do the arms meet on the way?
    .formula1 = { $met } of { $keys } poses meet

say_two-arms_looks = looking more often
    .text1 = Of { $few } looks during the motion, evenly spread, { $met } see faces that meet; of { $more } looks, { $more-met } do. What a look does not see it cannot exclude.
    .text2 = How often would be often enough? It depends on how fast the arms are and how thin they are, and no number is safe for all motions.
    .formula1 = { $few } looks: { $met } · { $more } looks: { $more-met }

say_two-arms_checked = nothing missed between steps
    .text1 = At a moment two parts are some distance apart. How far any point of them can go until the end of a step is bounded joint by joint, from the tip to the base: a turn by δ moves a point at distance ρ from the axis by at most 2ρ·sin(δ/2). If the distance is more than both bounds together, they cannot meet in the whole step; otherwise the step is halved.
    .text2 = So all { $pairs } pairs were followed through the whole motion with { $looks } looks. The first contact is at { $from } s, and parts are in collision for { $length } s in all.
    .formula1 = d > D_A + D_B ⟹ free
    .formula2 = first contact at { $from } s

say_two-arms_spheres = the same by spheres
    .text1 = With the surfaces under spheres of { $radius } mm, only spheres are tested, and in each step they are taken to be larger by what they may move. No contact is missed, but parts up to about { $within } mm apart may be told to collide.
    .text2 = So the time in collision is { $length } s, where the exact faces say { $exact } s: the price of the accuracy that was chosen.
    .formula1 = spheres { $length } s · faces { $exact } s

say_two-arms_moved = one pose moved
    .text1 = The second pose of arm B is changed: shoulder and elbow are folded by { $fold } %, so that the arm comes over the middle later and higher. All other poses stay, and so does arm A. The pale arm is the pose as it was taught.
    .text2 = The whole motion has to be checked again: the way to this pose and the way from it have changed.
    .formula1 = 1 of 8 poses moved

say_two-arms_free = checked again: free
    .text1 = The arms do not meet any more, and that is proven for every moment of the motion. They are nearest at { $time } s: { $distance } mm, between the two marked points.
    .text2 = Fold the pose less, and see how small the clearance becomes before they meet.
    .formula1 = smallest clearance { $distance } mm at { $time } s

say_two-arms_still = checked again: they still meet
    .text1 = The arms are still in collision, for { $length } s. The pose was not moved far enough.
    .text2 = Fold it more, and check again.
    .formula1 = in collision for { $length } s

say_two-arms_belt = a conveyor in place of arm B
    .text1 = Arm A stands beside a conveyor: a frame that stands still, and a workpiece on its belt. The belt is one more joint, which shifts instead of turning, so that the same check does for it.
    .text2 = The arm was taught while the belt stood: then nothing meets, and the arm comes as near as { $distance } mm. Now the belt runs at { $speed } mm/s while the arm moves as it was taught.

say_two-arms_belt-meets = the belt runs: they meet
    .text1 = After { $from } s, when the workpiece has come { $way } mm, the arm touches it; they are in collision for { $length } s in all. The arm’s way is the same as before, and so is the workpiece’s place at the start: what has changed is when each is where.
    .text2 = Make the belt slower or faster, and see when the workpiece stays behind or gets past.
    .formula1 = first contact at { $from } s, after { $way } mm

say_two-arms_belt-free = the belt runs: free
    .text1 = At { $speed } mm/s nothing meets, and that is proven for every moment of the motion. The nearest that the arm comes to the conveyor or the workpiece is { $distance } mm, at { $time } s.
    .text2 = Change the speed of the belt: the ways stay the same, and yet it decides whether they meet.
    .formula1 = smallest clearance { $distance } mm at { $time } s

question_between-poses = do the arms meet between the poses?
question_one-pose = with this pose moved, what will the check say?
question_two-arms_belt-where = where will the workpiece be when the arm first touches it?

point_two-arms_belt-where = The workpiece goes along the belt. Up to { $within } mm off counts as right.

label_arm-a = arm A
label_arm-b = arm B
label_never-meet = no, they never meet
label_meet-between = yes, they meet on the way
label_still-meet = they still meet
label_come-near = they come nearer than 20 mm
label_stay-apart = they stay more than 20 mm apart

number_parts = parts
number_pairs-of-parts = pairs of parts
number_poses-that-meet = poses that meet
number_looks-that-meet = looks that see it
number_time-in-collision = time in collision
number_intervals-looked-at = steps looked at
number_exact-clearances = exact clearances
number_spheres-tested = pairs of spheres tested
number_smallest-clearance = smallest clearance

chart_clearance-over-time = Clearance of the arms

axis_seconds = s

line_as-taught = as taught
line_one-pose-moved = one pose moved

label_conveyor = conveyor
label_workpiece = workpiece

number_belt-in-collision = time in collision, belt running
number_belt-clearance = smallest clearance to the conveyor

chart_clearance-of-the-arm = Clearance of the arm to the conveyor

line_belt-stands = belt at rest
line_belt-runs = belt running

why_between-poses = At the { $keys } taught poses the arms were checked. Between two of them each joint turns evenly, and the arms sweep through places that no pose shows. Follow both tips from pose to pose.
why_one-pose = Moving one pose changes the two legs before and after it and nothing else. Look at where the arms met, and how much farther apart they pass now.
why_one-pose_still-meet = They still meet if arm B comes as low over the middle as before, at the same time. Look how much higher it passes when it is folded by { $fold } %.
why_one-pose_come-near = Nearer than 20 mm is a narrow range, half as wide as an arm. Look whether folding by { $fold } % moves the arm by about as much as it was in the way, or by far more or less.
why_one-pose_stay-apart = To stay 20 mm apart all the time the arm must be out of the way on both legs, not only in the pose that was moved. Look along the way to it and away from it.
why_two-arms_belt-where = Arm and workpiece must be at one place at one time. Count both from the start: how far the belt has come after a second or two, and where the arm has swung to by then.
why_two-arms_belt-where_there = That is the moment of the first contact: { $at } s after the start, with the workpiece { $way } mm on.
why_two-arms_belt-where_early = When the workpiece is here, { $at } s have passed and the arm is where the pale arm is: { $gap } mm are still between them. The first contact comes later.
why_two-arms_belt-where_late = When the workpiece is here, { $at } s have passed, and the pale arm shows where the arm would be by then. They have met before.

## Pseudocode

two-arms_cell = the cell: arms as chains of joints, and the pairs of parts that may meet
two-arms_motion = q(t) ← the joints at t, between the taught poses
two-arms_look = look(t): with all parts at q(t), do faces of any pair meet?
two-arms_keys = look at the time of each taught pose
two-arms_even = look at n even times
two-arms_each = for each pair of parts: check(the whole motion)
two-arms_check = check(from t₀ to t₁), in the middle:
two-arms_bound = D_A, D_B ← how far points of A, of B may be from where they are now, between t₀ and t₁
two-arms_joint = joint by joint: a turn by δ moves a point at distance ρ from the axis by 2ρ·sin(δ/2) at most
two-arms_free = if their distance d > D_A + D_B: they do not meet between t₀ and t₁
two-arms_meet = else, if D_A + D_B is within the accuracy: they meet between t₀ and t₁
two-arms_halve = else check both halves
two-arms_spheres = by spheres: the same, each sphere larger by what it may move
two-arms_moved = one pose changed: check the whole motion again
two-arms_clear = if no pair ever meets: return the smallest clearance, and when it is
two-arms_meets = else return when they meet, from when to when

## Glossary

taught-motion = taught motion
    .forms = taught motion | taught by itself
    .text = A list of poses and times that a robot goes through, with its joints moved evenly or smoothly between them.

joint = joint
    .forms = joint | joints
    .text = What lets one part of a robot turn or shift against the one before it. The angles of all joints give the pose of every part.

clearance = clearance
    .forms = clearance
    .text = How far two parts are apart where they are nearest; over a motion, the least of it at any moment.
