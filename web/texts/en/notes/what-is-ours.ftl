### Teacher’s notes: what is ours.

what-is-ours_aim_0 = The chapter gives four answers that the published systems of this course do not give and that a reviewer needs. They are a sign that rounding cannot reverse, the intersection of two parts, its depth, and whether a part can be taken out. Each answer claims only what is proven: “undecided”, “between 4 and 22”, “no path by steps of 5 mm and turns of 90°”.

what-is-ours_aim_1 = The chapter also looks back. Throughout the course, each published method stands beside one that corrects its known errors. A few ideas recur. Keep both bounds and continue until they meet. State how much a motion can have changed an earlier result. Examine a whole span of time, not only its ends. Omit nothing at a given resolution. Never let rounding decide a yes or no.

what-is-ours_plan_0_text = A sign: exercise 1 by hand, with three digits. Then the same with doubles: what one wrong sign does to a hull, and how a filter and later stages make the sign certain. End with the tips that touch.

what-is-ours_plan_1_text = The intersection: ask the first question before the first step. Then cut the two parts, join the pieces, and compute the volume from the surface (exercise 2). End with parts that only touch, and with the missing lid.

what-is-ours_plan_2_text = How deep: two bounds that meet, then two bounds of the shortest way out. Change “Parts” to “Ring and peg” at the last step: there the second pair of bounds does not meet and stays at 4 and 22.

what-is-ours_plan_3_text = Can it be taken out? Let the class find the path of the hook by hand before step 4. Then discuss possible collisions between two free poses, the shortened path, and the meaning of “no path” for linked rings.

what-is-ours_plan_4_text = Review of all chapters, in groups. Each group takes a flaw of a published system, names the idea that corrects it, finds a second input that shows the flaw, and shares it by link.

what-is-ours_ask_0_question = The surfaces of two parts intersect nowhere. Are the parts clear of each other?
what-is-ours_ask_0_expect = Not if one is inside the other. Many say yes, as tests of surfaces do. A ray from a corner decides: the ray leaves the other part without having entered it.

what-is-ours_ask_1_question = A part lies within a mesh that has lost its lid. Should a program report that they interfere, or that they are clear?
what-is-ours_ask_1_expect = Neither. The mesh may be a solid with a fault in its file, or a box of thin sheet; the triangles are the same. “Undecided: A is open” is the only answer that is right for both.

what-is-ours_ask_2_question = One sign of many thousands is wrong. How large can the error of the answer be?
what-is-ours_ask_2_expect = As large as you like: here a corner more than 8 outside is lost. Yet the sign was wrong only for a point that rounding cannot distinguish from one on the line. A yes or no has no small errors.

what-is-ours_ask_3_question = Parts are d deep in each other, and the shortest motion that separates them has length s. Which is larger?
what-is-ours_ask_3_expect = s is never below d: after a shorter motion the deepest point is still inside. The two may be equal, as for bracket and block, and s may be much larger. The literature calls s the penetration depth.

what-is-ours_ask_4_question = The search reports: no path by steps of 5 mm and turns of 90°. What has it proven?
what-is-ours_ask_4_expect = That such steps do not lead out, because the search examined all of them. About smaller steps and other turns the search says nothing. With steps of 10 mm the hook stays in; with steps of 5 mm it comes out.

what-is-ours_ask_5_question = Which errors of the published systems could injure somebody, and which only cost time?
what-is-ours_ask_5_expect = Missed collisions and distances that are too large can injure; false alarms and distances that are too small cost time. Sort the flaws of the lessons into the two groups.

what-is-ours_ask_6_question = Is a lower bound a wrong answer?
what-is-ours_ask_6_expect = No, if it is called a lower bound. The pipeline’s 3.5 is wrong because it is given as the distance; a depth between 4.000 and 4.113 is right.

what-is-ours_ask_7_question = What does “exact” mean where numbers are rounded?
what-is-ours_ask_7_expect = That rounding never decides a yes or no: touching or not, left or right. A length may still be rounded in its last digits, and then comes with bounds.

what-is-ours_pitfalls_0_wrong = Comparing with a small ε instead of 0 is safe.
what-is-ours_pitfalls_0_right = A fixed ε is too small for large coordinates. For small ones it is too large: it reports contact where there is none. The filter computes its bound from the numbers themselves, and where the filter is not sure, more digits decide.

what-is-ours_pitfalls_1_wrong = Exact is slow.
what-is-ours_pitfalls_1_right = Far from the line, or in space from the plane, the filter is sure at once. In the last step of “Exact predicates”, 768 corners are tested, and only the 256 that are exactly in a triangle’s plane need more digits. And prepared work can be reused: one no-fit polygon serves a pair of contours as long as neither turns.

what-is-ours_pitfalls_2_wrong = Parts interfere when their surfaces intersect.
what-is-ours_pitfalls_2_right = They interfere when they share material. A test of surfaces errs both ways: it misses a part inside another, and it reports neighbours that only touch.

what-is-ours_pitfalls_3_wrong = The volume of ever smaller cells converges to that of the solid, so the surface is not needed.
what-is-ours_pitfalls_3_right = The count gets close, but each halving of the cells takes eight times as many rays. The error does not even shrink steadily: with 16 cells along each edge the volume is still wrong by 2 %. The surface gives the volume at once.

what-is-ours_pitfalls_4_wrong = The shortest way out is as long as the parts are deep.
what-is-ours_pitfalls_4_right = The shortest way out is at least that long. For bracket and block both lengths are 5.657, because the motion that frees the deepest point frees all others. The peg is 4 deep all around: a motion out of one wall goes into another, and the shortest known way out is 22.

what-is-ours_pitfalls_5_wrong = A step whose two ends are free is free.
what-is-ours_pitfalls_5_right = Here 4 of the blocked steps start and end in a free pose but collide on the way. Smaller steps make such a miss rarer; only a test of the whole motion rules it out.

what-is-ours_pitfalls_6_wrong = The search has found no path, so there is none.
what-is-ours_pitfalls_6_right = There is none by the steps and turns of the search. Linked rings never come apart, but this search does not prove it.

what-is-ours_pitfalls_7_wrong = If a method never failed in a test, it does not fail.
what-is-ours_pitfalls_7_right = The search that clears all marks is right for most poses. Only a proof shows that a method never fails, and only an input made for the purpose shows that it can.

what-is-ours_exercises_0_task_0 = Whether a point lies left of a line is the sign of a·d − b·c. Take a = 1.01, d = 1.01, b = 1.02, c = 1.00, and round each product to three digits. What comes out, and what is true?
what-is-ours_exercises_0_task_1 = By how much may each rounded product be wrong if it lies between 1 and 10? From which size on is the sign of the difference proven? Write a·d as a sum of two numbers with three digits each, without any loss.
what-is-ours_exercises_0_solution_0 = Rounded: 1.02 − 1.02 = 0, “on the line”. In truth 1.0201 − 1.02 = 0.0001: on the left.
what-is-ours_exercises_0_solution_1 = Each product is wrong by at most 0.005, half of its last digit, so the difference by at most 0.01. A result above 0.01 or below −0.01 has a proven sign; that is the filter. Here the result is 0, so more digits are needed: a·d = 1.02 + 0.000100, an expansion, and b·c = 1.02. The difference is 0.0001, and nothing was lost.

what-is-ours_exercises_1_task_0 = Square A is [0, 4] × [0, 4]; triangle B has the corners (2, 1), (6, 1), (2, 5). Draw both. Which corners does their intersection have, and which of its edges lie on edges of A?
what-is-ours_exercises_1_task_1 = Compute its area from its edges alone: go around it anticlockwise and add ½ (p₁ q₂ − p₂ q₁) for each edge from p = (p₁, p₂) to q = (q₁, q₂). Which edges count negative, and why?
what-is-ours_exercises_1_solution_0 = (2, 1), (4, 1), (4, 3), (3, 4), (2, 4). The edges from (4, 1) to (4, 3) and from (3, 4) to (2, 4) lie on A; the other three lie on B. Each is the piece of one outline inside the other.
what-is-ours_exercises_1_solution_1 = −1 + 4 + 3.5 + 2 − 3 = 5.5. In order, the first and the last edge count negative: the origin lies on their outer side. What lies between the origin and them is counted once with plus and once with minus. Check: the intersection is a rectangle of 2 × 3 minus a triangle of area ½.

what-is-ours_exercises_2_task_0 = Interferes, touches, clear or undecided? Give the reason in a few words. (a) No triangles intersect; a ray from a corner of B leaves A, which is closed, three times and enters it twice. (b) Triangles intersect; the intersection of the parts has no volume. (c) B lies in a bowl whose surface has a rim, and does not touch it. (d) No triangles intersect, both parts are closed, and each ray enters as often as it leaves. (e) The surfaces cross in a closed curve.
what-is-ours_exercises_2_solution_0 = (a) Interferes: the ray leaves once more than it enters, so the corner is inside A, and with it all of B. (b) Touches. (c) Undecided: a surface with a rim has no inside. (d) Clear, if rays from both parts were tested: neither is inside the other. (e) Interferes, if both are closed: within the curve each surface passes through the other’s material.

what-is-ours_exercises_3_task_0 = A is an L: [−10, 30] × [−10, 0] and [−10, 0] × [−10, 30]. B is the square [−4, 20] × [−4, 20]. How deep is B’s corner (−4, −4) below A’s surface? Give a motion that separates the two, and say why no shorter one does.
what-is-ours_exercises_3_task_1 = How long is the shortest motion that separates B from A’s convex hull?
what-is-ours_exercises_3_solution_0 = The nearest point of A’s surface is the inner corner (0, 0), because the outer sides are 6 away: the depth is 4 √2 ≈ 5.657. After a move by (4, 4), which is as long, B only touches A. After a shorter move, the corner is nearer than that to its first position, and so still inside A.
what-is-ours_exercises_3_solution_1 = The hull closes the hollow by the line x + y = 30. The corner is at x + y = −8 and has to get across: 38 / √2 ≈ 26.87. From there B moves back until it touches A, and 26.87 becomes 5.657.

what-is-ours_exercises_4_task_0 = Why are there 26 directions along and between the axes, and why 24 orientations by turns of 90°?
what-is-ours_exercises_4_task_1 = A search by steps of 5 mm and turns of 90° has ended: no path. Which of these follow? (a) None of the 26 directions is open. (b) There is no path by steps of 10 mm and turns of 90°. (c) There is none by steps of 2.5 mm. (d) There is none at all.
what-is-ours_exercises_4_solution_0 = Each of three coordinates grows, shrinks or stays: 3³ = 27, minus the case in which all stay. Each of six sides of a cube can be on top, and then any of four in front: 6 · 4 = 24.
what-is-ours_exercises_4_solution_1 = (a) and (b) follow: a straight path would consist of free steps of 5 mm, and a free step of 10 mm is two free steps of 5 mm. (c) and (d) do not follow. The hook shows it: with steps of 10 mm it stays in, with steps of 5 mm it comes out.

what-is-ours_exercises_5_task_0 = Sort these into too far, too near, missed, and false alarm. (1) The pipeline answers 3.5 for 0.1. (2) A merged hull gives 49 for 114. (3) A post is behind the chord of a turning blade. (4) Two paths cross at different times. (5) Cubes have an edge of √2·r. (6) A bar is in the notch of a U. (7) The kept pairs give 19.29 for 17.51. (8) A box is inside the solid of a U.
what-is-ours_exercises_5_task_1 = For each of the eight, say in one sentence what the exact method does instead.
what-is-ours_exercises_5_solution_0 = Too far: the pipeline, the kept pairs. Too near: the merged hull. Missed: the post, the cubes of √2·r, the box in the solid. False alarm: the crossing paths, the bar in the notch.
what-is-ours_exercises_5_solution_1 = Pipeline: it skips nothing whose lower bound is below the answer. Merged hull: it is released as soon as a virtual face is closest. Blade: hulls are enlarged by the deviation from the chord, and the turn is subdivided until contact is certain. Crossing: the faces are followed in time. Cubes: an edge of 2r/√3. Bar and box: edges are tested, not their lines, and containment is tested too. Kept pairs: the motion since the last search decides when to search again.

what-is-ours_exercises_6_task_0 = Choose a lesson with a published and an exact mode. Find values other than those of the lesson for which the two differ. Write down the link, both answers, and why they differ.
what-is-ours_exercises_6_solution_0 = For example, take “From coarse to fine” with the corner as the pair of parts and A lifted. At 32 of the 41 heights of its last step, the answer of the published pipeline is not the distance. Accept any answer with a link that shows it and a reason that names the step at which the two diverge.
