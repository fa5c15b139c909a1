### Teacher’s notes: face constraints.

face-constraints_aim_0 = A hand is never exact, and a part must be. The class learns to count degrees of freedom by counting what faces leave of a motion, and to describe a motion by the few numbers that are left.

face-constraints_aim_1 = It also meets two ideas that are needed wherever something snaps: the distance at which it lets go must have a reason, and taking hold must ask for more than keeping hold.

face-constraints_plan_0_text = Six degrees of freedom with a book and a table, then in the lesson. Let someone drag the hand and read the numbers.

face-constraints_plan_1_text = Two faces, three faces: count before each step is shown.

face-constraints_plan_2_text = Which face is meant? The attraction by hand (exercise 2), then in the lesson.

face-constraints_plan_3_text = Letting go: k√A, half of a face, and the published rule beside the steady one.

face-constraints_plan_4_text = The placing experiments: everybody does task A by sight and with snapping, and the class compares its gains with the published 35 % in distance, 71 % in angle and 21 % in time.

face-constraints_ask_0_question = A cube lies on a table. How many degrees of freedom are left?
face-constraints_ask_0_expect = Three: two shifts and a turn about the vertical. Some say five, “all but up and down”: then ask whether the cube may tilt.

face-constraints_ask_1_question = A second face holds, at right angles to the first. How many now?
face-constraints_ask_1_expect = One: the shift along the line in both planes. The turn is gone too, which most overlook.

face-constraints_ask_2_question = The second face is parallel to the first, like the other wall of a slot that just fits. How many now?
face-constraints_ask_2_expect = Still three: a second parallel plane forbids nothing that the first does not. It is not how many faces hold that counts, but how many directions.

face-constraints_ask_3_question = Why does a large face hold harder than a small one?
face-constraints_ask_3_expect = The distance at which it lets go is k√A, a length that grows with the face. A fixed distance would make small parts impossible to pull off, or large ones impossible to hold.

face-constraints_ask_4_question = Why is what is shown allowed to differ from where the hand is?
face-constraints_ask_4_expect = The hand is never restricted, only the picture of the part. So the hand can always leave, and nothing is lost when a face lets go.

face-constraints_pitfalls_0_wrong = Faces that face each other have an angle of 0° between their normals.
face-constraints_pitfalls_0_right = It is 180°: normals point outwards. So the turn that makes them parallel is by 180° − θ, and pairs of at least 120° are considered.

face-constraints_pitfalls_1_wrong = Half of the face covered, half of the hold.
face-constraints_pitfalls_1_right = The hold goes with the square root of the area: half of the face holds 0.71 times as hard.

face-constraints_pitfalls_2_wrong = One threshold is enough.
face-constraints_pitfalls_2_right = At the threshold itself the part would take hold and let go again with every tremor. Two of them, threshold + H to take and threshold − H to let go, keep it as it was.

face-constraints_pitfalls_3_wrong = It does not matter from where the distance is measured.
face-constraints_pitfalls_3_right = The published rule measures to the cube’s middle. A cube of 7 cm at rest is then at 35 mm, just on the threshold of 0.5 √(70 · 70), and lets go by itself when it is pushed half over the brim.

face-constraints_exercises_0_task_0 = How many degrees of freedom are left for: a book on a table; a book on a table against a wall; a book in a corner of a box; a drawer; a door; a ball on a table?
face-constraints_exercises_0_solution_0 = Book on a table: 3. Against a wall: 1. In a corner: 0. Drawer: 1, a shift. Door: 1, a turn. Ball on a table: 5, for a ball touches at one point and may turn about all three axes.

face-constraints_exercises_1_task_0 = C_r = 3 and C_v = 1. For one pair of faces the normals differ by r = 170° and the motion by v = 150°; for another pair it is r = 130° and v = 180°. Which pair is taken? Mind that angles are in radians.
face-constraints_exercises_1_solution_0 = 2.967 · 3 + 2.618 · 1 ≈ 11.52 for the first, 2.269 · 3 + 3.142 · 1 ≈ 9.95 for the second. The first is taken. Both are candidates, for 130° is at least 120°.

face-constraints_exercises_2_task_0 = A face of 70 × 70 mm is held with k = 0.5. At which distance does it let go if all of it is covered, if half is, if a quarter is? Draw the distance by the share covered.
face-constraints_exercises_2_solution_0 = 0.5 · √4 900 = 35 mm; 0.5 · √2 450 ≈ 24.7 mm; 0.5 · √1 225 = 17.5 mm. The curve is a square root: steep at first, then flatter.

face-constraints_exercises_3_task_0 = The threshold is 0.20 and H is 0.05. A face is covered, one moment after the other, by 0.05, 0.20, 0.30, 0.20, 0.16, 0.15, 0.20, 0.26. At which moments is the part held?
face-constraints_exercises_3_solution_0 = It takes hold above 0.25 and lets go at 0.15 or less: free, free, held, held, held, free, free, held. At 0.20 it is free twice and held once: what it was before decides.

face-constraints_exercises_4_task_0 = A cube is held on a table with the normal n = (0, 0, 1). The hand moves by (30, −12, −5) mm and turns by ω = (10°, 0°, 35°). What is shown of it, with A = (1, 0, 0) and B = (0, 1, 0)?
face-constraints_exercises_4_solution_0 = s = 30 mm, t = −12 mm and ang = n·ω = 35°. The 5 mm into the table and the tilt of 10° are not shown.

face-constraints_exercises_5_task_0 = By sight someone needs 12.4 s on average for a task, with snapping 9.8 s. What is the gain, by (1 − ratio) · 100? Why is one trial with each not enough to know?
face-constraints_exercises_5_solution_0 = (1 − 9.8 / 12.4) · 100 ≈ 21 %. People vary from trial to trial, and who does one mode first is better at the other by practice alone. It takes several trials of practised people.
