### Two arms.

lesson_two-arms = Two arms

about_two-arms = Two arms over one table, each taught alone: where they meet, what samples of the motion miss, and one changed pose that repairs it.

source_two-arms = US 5056031, the simulator · between steps after Schwarzer, Saha & Latombe 2005 · exact faces and smallest clearance are ours

parameter_two-arms_form = Between poses
parameter_two-arms_fold = Fold of arm B in its second pose, %
parameter_two-arms_radius = Smallest radius of the spheres, mm
parameter_two-arms_belt = Speed of the conveyor, mm/s

choice_two-arms_form_linear = Straight
choice_two-arms_form_trapezoidal = Stop at each pose
choice_two-arms_form_cubic = Spline

say_two-arms_cell = two arms, one table
    .text1 = Arm A and arm B stand on either side of a table. Each arm has three joints: it turns on its base, and bends at the shoulder and the elbow.
    .text2 = Each arm was taught by itself, while the other was out of the way.
    .formula1 = 2 arms · 3 joints each

say_two-arms_paths = the taught motion
    .text1 = A taught motion is a list of poses and times: here { $keys } poses, one per second. Between poses the joints move evenly, so the tips follow the curves that are drawn.
    .text2 = The curves cross. This proves nothing: the arms need not be there at the same time, and an arm is more than its tip.
    .formula1 = { $keys } poses · q(t) between them

say_two-arms_keys = a test at each pose
    .text1 = At the { $keys } poses themselves, the faces of the arms meet { $met } times. A test that steps from pose to pose finds only what is drawn here.
    .text2 = Do the arms meet on the way?
    .formula1 = { $met } of { $keys } poses meet

say_two-arms_looks = more samples
    .text1 = Of { $few } samples of the motion, evenly spaced, { $met } find faces that meet; of { $more } samples, { $more-met } do. Samples cannot exclude what they do not show.
    .text2 = How many samples would be enough? That depends on how fast and how thin the arms are. No number is safe for all motions.
    .formula1 = { $few } samples: { $met } · { $more } samples: { $more-met }

say_two-arms_checked = nothing missed between steps
    .text1 = At a given moment two parts are some distance apart. For each part, a bound limits how far its points can move until the end of a step. The bound is added up joint by joint, from the tip to the base. A turn by δ moves a point at distance ρ from the axis by at most 2ρ·sin(δ/2). If the distance of the parts is more than the sum of both bounds, they cannot meet in this step. Otherwise the step is halved.
    .text2 = So { $looks } tests follow all { $pairs } pairs through the whole motion. The first contact is at { $from } s, and parts are in collision for { $length } s in all.
    .formula1 = d > D_A + D_B ⟹ free
    .formula2 = first contact at { $from } s

say_two-arms_spheres = the same test with spheres
    .text1 = The surfaces are covered by spheres of { $radius } mm, and only the spheres are tested. In each step, every sphere is enlarged by the distance that it may move in that step. No contact is missed, but parts up to about { $within } mm apart may be reported as colliding.
    .text2 = So the reported time in collision is { $length } s; by the exact faces it is { $exact } s. This is the price of the chosen accuracy.
    .formula1 = spheres { $length } s · faces { $exact } s

say_two-arms_moved = one pose changed
    .text1 = In the second pose of arm B, shoulder and elbow are folded by { $fold } %. So the arm passes over the middle later and higher. All other poses stay the same, and so does arm A. The pale arm shows the pose as it was taught.
    .text2 = The whole motion must be checked again, because the path to this pose and the path from it have changed.
    .formula1 = 1 of 8 poses changed

say_two-arms_free = checked again: free
    .text1 = The arms no longer meet. This is proven for every moment of the motion. The arms are nearest at { $time } s: { $distance } mm, between the two marked points.
    .text2 = Fold the pose less, and see how small the clearance gets before they meet.
    .formula1 = smallest clearance { $distance } mm at { $time } s

say_two-arms_still = checked again: they still meet
    .text1 = The arms are still in collision, for { $length } s. The pose was not changed enough.
    .text2 = Fold the pose more, and check again.
    .formula1 = in collision for { $length } s

say_two-arms_belt = a conveyor instead of arm B
    .text1 = Arm A stands beside a conveyor: a fixed frame, and a workpiece on its belt. The belt is one more joint, which shifts instead of turning. So the same check works for it.
    .text2 = The arm was taught while the belt was at rest. With the belt at rest nothing meets, and the arm comes no nearer than { $distance } mm. Now the belt runs at { $speed } mm/s while the arm moves as taught.

say_two-arms_belt-meets = the belt runs: they meet
    .text1 = After { $from } s, when the workpiece has moved { $way } mm, the arm touches it. The arm and the workpiece are in collision for { $length } s in all. The path of the arm and the start of the workpiece are the same as before. Only the timing has changed.
    .text2 = Make the belt slower or faster, and see when the workpiece stays behind or gets past the arm.
    .formula1 = first contact at { $from } s, after { $way } mm

say_two-arms_belt-free = the belt runs: free
    .text1 = At { $speed } mm/s nothing meets. This is proven for every moment of the motion. The arm is nearest to the conveyor or the workpiece at { $time } s, at { $distance } mm.
    .text2 = Change the speed of the belt. The paths stay the same, but the speed decides whether they meet.
    .formula1 = smallest clearance { $distance } mm at { $time } s

question_between-poses = do the arms meet between the poses?
question_one-pose = with this pose changed, what will the check report?
question_two-arms_belt-where = where will the workpiece be when the arm first touches it?

point_two-arms_belt-where = The workpiece moves along the belt. An answer within { $within } mm counts as right.

label_arm-a = arm A
label_arm-b = arm B
label_never-meet = no, they never meet
label_meet-between = yes, they meet on the way
label_still-meet = they still meet
label_come-near = they do not meet, but come nearer than 20 mm
label_stay-apart = they stay more than 20 mm apart

number_parts = parts
number_pairs-of-parts = pairs of parts
number_poses-that-meet = poses in which the arms meet
number_looks-that-meet = samples in which the arms meet
number_time-in-collision = time in collision
number_intervals-looked-at = steps tested
number_exact-clearances = exact clearances computed
number_spheres-tested = pairs of spheres tested
number_smallest-clearance = smallest clearance

chart_clearance-over-time = Clearance of the arms

axis_seconds = s

line_as-taught = as taught
line_one-pose-moved = one pose changed

label_conveyor = conveyor
label_workpiece = workpiece

number_belt-in-collision = time in collision, belt running
number_belt-clearance = smallest clearance to the conveyor

chart_clearance-of-the-arm = Clearance of the arm to the conveyor

line_belt-stands = belt at rest
line_belt-runs = belt running

why_between-poses = The arms were checked at the { $keys } taught poses. Between two of them each joint turns evenly, and the arms sweep through places that no pose shows. Follow both tips from pose to pose.
why_one-pose = Changing one pose changes only the two legs before and after it. See where the arms met, and how much farther apart they pass now.
why_one-pose_still-meet = The arms still meet if arm B passes over the middle as low as before and at the same moment as before. See how much higher and later it passes when folded by { $fold } %.
why_one-pose_come-near = A gap below 20 mm is a narrow range, half as wide as an arm. Does folding by { $fold } % move the arm by about as much as needed, or by far more or less?
why_one-pose_stay-apart = To stay 20 mm apart all the time, the arm must be clear on both legs, not only in the changed pose. Look along the path to this pose and from it.
why_two-arms_belt-where = The arm and the workpiece must be in the same place at the same time. Follow both from the start. After a second or two, how far has the belt moved, and where has the arm swung to?
why_two-arms_belt-where_there = That is the moment of the first contact: { $at } s after the start, when the workpiece has moved { $way } mm.
why_two-arms_belt-where_early = When the workpiece is here, { $at } s have passed, and the arm is where the pale arm is. The gap between them is still { $gap } mm. The first contact comes later.
why_two-arms_belt-where_late = When the workpiece is here, { $at } s have passed, and the pale arm shows where the arm would be then. Arm and workpiece have met before.

## Pseudocode

two-arms_cell = the cell: arms as chains of joints, and the pairs of parts to be tested
two-arms_motion = q(t) ← the joints at t, between the taught poses
two-arms_look = sample(t): with all parts at q(t), do faces of any pair meet?
two-arms_keys = sample(t) at the time of each taught pose
two-arms_even = sample(t) at n evenly spaced times
two-arms_each = for each pair of parts: check(the whole motion)
two-arms_check = check(from t₀ to t₁), in the middle:
two-arms_bound = D_A, D_B ← how far points of A, of B may move from their present place, between t₀ and t₁
two-arms_joint = joint by joint: a turn by δ moves a point at distance ρ from the axis by at most 2ρ·sin(δ/2)
two-arms_free = if their distance d > D_A + D_B: they do not meet between t₀ and t₁
two-arms_meet = else, if D_A + D_B is within the accuracy: they meet between t₀ and t₁
two-arms_halve = else check both halves
two-arms_spheres = with spheres: the same, each sphere enlarged by the distance that it may move
two-arms_moved = one pose changed: check the whole motion again
two-arms_clear = if no pair ever meets: return the smallest clearance and its time
two-arms_meets = else return when they meet, from when to when

## Glossary

taught-motion = taught motion
    .forms = taught motion | taught by itself
    .text = A list of poses that a robot passes, each with its time. Between two poses its joints move evenly or smoothly.

joint = joint
    .forms = joint | joints
    .text = A joint lets one part of a robot turn or shift against the previous part. The values of all joints give the pose of every part.

clearance = clearance
    .forms = clearance
    .text = The distance of two parts where they are nearest. For a motion, it is the smallest such distance over all moments.

## Claims

conveyor_source = US 5056031, end of the summary of the invention
conveyor_says = The risk of a collision can be determined in real time, between a moving manipulator and a conveyor structure at rest, or between two manipulators.
conveyor_why = The patent gives no figures for this, and its conveyor is at rest. Here the belt runs. The belt is one more joint of the same motion, and its load moves like any link. Other lessons of this chapter give counts and times. Here the whole motion is checked, between its steps too.
