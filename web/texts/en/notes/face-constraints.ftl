### Teacher’s notes: face constraints.

face-constraints_aim_0 = A hand is never exact, but the position of a part must be. The class learns to count the degrees of freedom that face contacts leave, and to describe a motion by the few numbers that remain.

face-constraints_aim_1 = It also meets two ideas that every snapping tool needs. The release distance must have a reason, and a face must need more coverage to engage than to stay engaged.

face-constraints_plan_0_text = Six degrees of freedom with a book and a table, then in the lesson. Let a student drag the hand and read the numbers.

face-constraints_plan_1_text = Two faces, then three: let the class count the degrees of freedom before each step is shown.

face-constraints_plan_2_text = Which face is meant? Compute the attraction by hand (exercise 2), then see it in the lesson.

face-constraints_plan_3_text = Release: k√A, half of a face, and the published rule beside the stable one.

face-constraints_plan_4_text = The placing experiments: every student does task A by sight and with snapping. The class compares its gains with the published ones: 35 % in distance, 71 % in angle and 21 % in time.

face-constraints_ask_0_question = A cube lies on a table. How many degrees of freedom are left?
face-constraints_ask_0_expect = Three: two translations and a rotation about the vertical. Some say five, “all but up and down”: then ask whether the cube may tilt.

face-constraints_ask_1_question = A second face is in contact, at right angles to the first. How many are left now?
face-constraints_ask_1_expect = One: the translation along the line in which the two planes meet. The rotation is gone too, which most students overlook.

face-constraints_ask_2_question = The second face is parallel to the first, like the other wall of a slot that just fits. How many are left now?
face-constraints_ask_2_expect = Still three: a second parallel plane forbids nothing that the first allows. The number of directions counts, not the number of faces.

face-constraints_ask_3_question = Why does a large face hold harder than a small one?
face-constraints_ask_3_expect = The release distance is k√A, a length that grows with the face. With one fixed distance, small parts could not be pulled off or large ones would not hold.

face-constraints_ask_4_question = Why may the shown pose differ from the pose of the hand?
face-constraints_ask_4_expect = Only the picture of the part is constrained, never the hand. So the hand can always move away, and nothing is lost when a face releases.

face-constraints_pitfalls_0_wrong = Faces that face each other have an angle of 0° between their normals.
face-constraints_pitfalls_0_right = It is 180°, because normals point outwards. If the angle is θ, a turn by 180° − θ makes the faces parallel. Only pairs of at least 120° are considered.

face-constraints_pitfalls_1_wrong = If half of the face is covered, it holds half as hard.
face-constraints_pitfalls_1_right = The hold grows with the square root of the area: half of the face holds 0.71 times as hard.

face-constraints_pitfalls_2_wrong = One threshold is enough.
face-constraints_pitfalls_2_right = At the threshold itself the part would engage and release with every tremor. Two thresholds prevent that: threshold + H to engage and threshold − H to release.

face-constraints_pitfalls_3_wrong = It does not matter where the distance is measured from.
face-constraints_pitfalls_3_right = The published rule measures to the middle of the cube. For a cube of 7 cm at rest that is 35 mm, exactly the release distance 0.5 √(70 · 70). So the cube releases by itself when it is pushed half over the edge.

face-constraints_exercises_0_task_0 = How many degrees of freedom are left? (a) A book on a table. (b) A book on a table against a wall. (c) A book in a corner of a box. (d) A drawer. (e) A door. (f) A ball on a table.
face-constraints_exercises_0_solution_0 = Book on a table: 3. Against a wall: 1. In a corner: 0. Drawer: 1, a translation. Door: 1, a rotation. Ball on a table: 5, because a ball touches at one point and may turn about all three axes.

face-constraints_exercises_1_task_0 = C_r = 3 and C_v = 1. For one pair of faces the angle between the normals is r = 170° and the angle of the motion is v = 150°. For another pair they are r = 130° and v = 180°. Which pair is chosen? Note that angles are in radians.
face-constraints_exercises_1_solution_0 = 2.967 · 3 + 2.618 · 1 ≈ 11.52 for the first, 2.269 · 3 + 3.142 · 1 ≈ 9.95 for the second. The first is chosen. Both are candidates, because 130° is at least 120°.

face-constraints_exercises_2_task_0 = A face of 70 × 70 mm is held with k = 0.5. What is the release distance if all of the face is covered, if half is, and if a quarter is? Draw the distance over the share covered.
face-constraints_exercises_2_solution_0 = 0.5 · √4 900 = 35 mm; 0.5 · √2 450 ≈ 24.7 mm; 0.5 · √1 225 = 17.5 mm. The curve is a square root: steep at first, then flatter.

face-constraints_exercises_3_task_0 = The threshold is 0.20 and H is 0.05. At successive moments a face is covered by 0.05, 0.20, 0.30, 0.20, 0.16, 0.15, 0.20, 0.26. At which moments is the part held?
face-constraints_exercises_3_solution_0 = The face engages above 0.25 and releases at 0.15 or less: free, free, held, held, held, free, free, held. At 0.20 it is free twice and held once: the previous state decides.

face-constraints_exercises_4_task_0 = A cube is held on a table with the normal n = (0, 0, 1). The hand moves by (30, −12, −5) mm and turns by ω = (10°, 0°, 35°). Which motion of the cube is shown, with A = (1, 0, 0) and B = (0, 1, 0)?
face-constraints_exercises_4_solution_0 = s = 30 mm, t = −12 mm and ang = n·ω = 35°. The 5 mm into the table and the tilt of 10° are not shown.

face-constraints_exercises_5_task_0 = By sight a person needs 12.4 s on average for a task, with snapping 9.8 s. What is the gain, by (1 − ratio) · 100? Why is one trial with each mode not enough?
face-constraints_exercises_5_solution_0 = (1 − 9.8 / 12.4) · 100 ≈ 21 %. People vary from trial to trial, and practice in the first mode improves the second. So practised people must do several trials.
