### Teacher’s notes: what is ours.

what-is-ours_aim_0 = Four answers that the published systems of this course do not give, and that a reviewer waits for: a sign that rounding cannot turn round, the body that two parts have in common, how deep they are in each other, and whether a part can be taken out. Each says what is proven and stops there: “undecided”, “between 4 and 22”, “no way by steps of 5 mm and turns of 90°”.

what-is-ours_aim_1 = The chapter also looks back. In all of the course a method that is never wrong knowingly stands beside each published one, and few ideas repeat: keep both bounds and go on until they meet; say what motion can have changed since; look at all of a span of time and not at its ends; leave nothing out at a resolution; and let rounding never decide a yes or no.

what-is-ours_plan_0_text = A sign: exercise 1 by hand, with three digits. Then the same with doubles, what one wrong sign does to a hull, and how a filter and later stages are sure. End with the tips that touch.

what-is-ours_plan_1_text = The body in common: ask the first question before the first step. Then cut the two parts, join the pieces, and take the volume from the surface (exercise 2). End with parts that only touch, and with the lid that is gone.

what-is-ours_plan_2_text = How deep: two bounds that meet, then another pair of bounds, for the shortest way out. Change “Parts” to “Ring and peg” at the last step: there the second interval stays open, from 4 to 22.

what-is-ours_plan_3_text = Can it be taken out: let the class find the way of the hook with their hands before step 4. Then what a step between two free places can meet, the way made shorter, and what “no way” means for linked rings.

what-is-ours_plan_4_text = Looking back over all chapters: groups take a flaw of a published system each, name which of the ideas mends it, find a second input that shows it, and report by link.

what-is-ours_ask_0_question = The surfaces of two parts do not meet anywhere. Are the parts clear of each other?
what-is-ours_ask_0_expect = Not if one is inside the other. Many say yes, as tests of surfaces do. A ray from a corner tells: it comes out of the other part without having gone in.

what-is-ours_ask_1_question = A part lies within a mesh that has lost its lid. Should a program say that they interfere, or that they are clear?
what-is-ours_ask_1_expect = Neither. It may be a solid with a fault in its file or a box of thin sheet, and the triangles are the same. “Undecided: A is open” is the only answer that is right for both.

what-is-ours_ask_2_question = One sign of many thousands is wrong. How large can the error of the answer be?
what-is-ours_ask_2_expect = As large as you like: here a corner more than 8 outside is lost, though the sign was wrong only for a point that rounding cannot tell from one on the line. A yes or no has no small errors.

what-is-ours_ask_3_question = Parts are d deep in each other, and the shortest motion that parts them is s long. Which is larger?
what-is-ours_ask_3_expect = s is never below d: moved by less, the deepest point is still inside. They may be equal, as for bracket and block, and s may be much larger.

what-is-ours_ask_4_question = The search says: no way by steps of 5 mm and turns of 90°. What has it proven?
what-is-ours_ask_4_expect = That such steps lead nowhere, for it looked at all of them. Of smaller steps and other turns it says nothing: with steps of 10 mm the hook stays in, with steps of 5 mm it comes out.

what-is-ours_ask_5_question = Which errors of the published systems could hurt somebody, and which only cost time?
what-is-ours_ask_5_expect = Missed collisions and distances that are too large hurt; false alarms and distances that are too small cost time. Sort the lessons’ flaws into the two.

what-is-ours_ask_6_question = Is a lower bound a wrong answer?
what-is-ours_ask_6_expect = No, if it is called one. The pipeline’s 3.5 is wrong because it is given as the distance; a depth between 4.000 and 4.113 is right.

what-is-ours_ask_7_question = What does “exact” mean where numbers are rounded?
what-is-ours_ask_7_expect = That a yes or no is never decided by rounding: touching or not, left or right. A length may still be rounded in its last digits, and then comes with bounds.

what-is-ours_pitfalls_0_wrong = Whoever compares with a small ε in place of 0 is safe.
what-is-ours_pitfalls_0_right = An ε that is chosen once is too small for large coordinates and too large for small ones, where it calls touching what does not touch. The filter’s bound is computed from the numbers themselves, and where it is not sure, more digits are.

what-is-ours_pitfalls_1_wrong = Exact is slow.
what-is-ours_pitfalls_1_right = Far from the line the filter is sure at once; of 768 corners only the 256 that are exactly in a plane are computed with more digits. And what is prepared once may answer often: a no-fit polygon is made once for a pair and a turn.

what-is-ours_pitfalls_2_wrong = Parts interfere when their surfaces meet.
what-is-ours_pitfalls_2_right = They interfere when material is in both. A test of surfaces errs both ways: it misses a part inside another, and it reports neighbours that only touch.

what-is-ours_pitfalls_3_wrong = Counting ever smaller cells gives the volume in the end, so the surface is not needed.
what-is-ours_pitfalls_3_right = It comes near, but each halving takes eight times as many rays, and the difference does not even shrink steadily: 16 cells along each edge are still wrong by 2 %. The surface gives it at once.

what-is-ours_pitfalls_4_wrong = The way out is as long as the parts are deep.
what-is-ours_pitfalls_4_right = It is at least that. For bracket and block both are 5.657, because the motion that frees the deepest point frees all others. The peg is 4 deep all around: what leaves one wall goes into another, and the shortest way known is 22.

what-is-ours_pitfalls_5_wrong = A step with both of its ends free is free.
what-is-ours_pitfalls_5_right = Here 4 closed steps are free at both ends and meet something between them. A smaller step makes such a miss rarer; only a test of the whole motion makes it impossible.

what-is-ours_pitfalls_6_wrong = The search has found no way, so there is none.
what-is-ours_pitfalls_6_right = There is none by its steps and turns. That linked rings never come apart is true, but this search does not prove it.

what-is-ours_pitfalls_7_wrong = If a method was never seen to fail, it does not fail.
what-is-ours_pitfalls_7_right = The search with all marks cleared is right for most poses. Only an argument, or an input made for it, tells.

what-is-ours_exercises_0_task_0 = Whether a point lies left of a line is the sign of a·d − b·c. Take a = 1.01, d = 1.01, b = 1.02, c = 1.00, and round each product to three digits. What comes out, and what is true?
what-is-ours_exercises_0_task_1 = By how much may each rounded product be wrong, if it lies between 1 and 10? From which size on is the sign of the difference proven? Write a·d as a sum of two numbers with three digits each that loses nothing.
what-is-ours_exercises_0_solution_0 = Rounded: 1.02 − 1.02 = 0, “on the line”. In truth 1.0201 − 1.02 = 0.0001: on the left.
what-is-ours_exercises_0_solution_1 = Each product is wrong by at most 0.005, half of its last digit, so the difference by at most 0.01. A result above 0.01 or below −0.01 has a proven sign; that is the filter. Here it is 0, and more digits are needed: a·d = 1.02 + 0.000100, an expansion, and b·c = 1.02. The difference is 0.0001 and nothing was lost.

what-is-ours_exercises_1_task_0 = Square A is [0, 4] × [0, 4]; triangle B has the corners (2, 1), (6, 1), (2, 5). Draw both. Which corners has the polygon that they have in common, and which of its edges are A’s?
what-is-ours_exercises_1_task_1 = Take its area from its edges alone: go around it anticlockwise and add ½ (p₁ q₂ − p₂ q₁) for each edge from p = (p₁, p₂) to q = (q₁, q₂). Which edges count negative, and why?
what-is-ours_exercises_1_solution_0 = (2, 1), (4, 1), (4, 3), (3, 4), (2, 4). A’s are the edges from (4, 1) to (4, 3) and from (3, 4) to (2, 4); the other three are B’s. Each is what of one outline is inside the other.
what-is-ours_exercises_1_solution_1 = −1 + 4 + 3.5 + 2 − 3 = 5.5. In order, the first and the last edge count negative: the origin is in front of them, outside of the polygon, and what lies between it and them is counted once with plus and once with minus. Check: a rectangle of 2 × 3 without a triangle of ½.

what-is-ours_exercises_2_task_0 = Interferes, touches, clear or undecided? Give the reason in a few words. (a) No triangles meet; a ray from a corner of B comes out of A, which is closed, three times and goes in twice. (b) Triangles meet; what both have in common has no volume. (c) B lies in a bowl whose surface has a rim, and meets none of it. (d) No triangles meet, both are closed, and each ray goes in as often as it comes out. (e) The surfaces cross in a closed curve.
what-is-ours_exercises_2_solution_0 = (a) Interferes: it comes out once more than it goes in, so the corner is inside A, and as nothing meets all of B is. (b) Touches. (c) Undecided: a surface with a rim has no inside. (d) Clear, if rays from both parts were asked: neither is inside the other. (e) Interferes, if both are closed: inside of the curve each surface goes through the other’s material.

what-is-ours_exercises_3_task_0 = A is an L: [−10, 30] × [−10, 0] and [−10, 0] × [−10, 30]. B is the square [−4, 20] × [−4, 20]. How deep is B’s corner (−4, −4) below A’s surface? Give a motion that parts the two, and say why no shorter one does.
what-is-ours_exercises_3_task_1 = How long is the shortest motion that parts B from A’s convex hull?
what-is-ours_exercises_3_solution_0 = The nearest point of A’s surface is the inner corner (0, 0), for the outer sides are 6 away: the depth is 4 √2 ≈ 5.657. Moved by (4, 4), which is as long, B only touches A. Moved by less, the corner is nearer than that to where it was, and so still inside A.
what-is-ours_exercises_3_solution_1 = The hull closes the hollow by the line x + y = 30. The corner is at x + y = −8 and has to come across: 38 / √2 ≈ 26.87. From there B comes back until it touches A, and 26.87 becomes 5.657.

what-is-ours_exercises_4_task_0 = Why are there 26 directions along and between the axes, and why 24 orientations by turns of 90°?
what-is-ours_exercises_4_task_1 = A search by steps of 5 mm and turns of 90° has ended: no way. What follows of these? (a) None of the 26 directions is open. (b) There is no way by steps of 10 mm and turns of 90°. (c) There is none by steps of 2.5 mm. (d) There is none at all.
what-is-ours_exercises_4_solution_0 = Each of three coordinates grows, shrinks or stays: 3³ = 27, less the one in which all stay. Each of six sides of a cube can be on top, and then any of four in front: 6 · 4 = 24.
what-is-ours_exercises_4_solution_1 = (a) and (b) follow: a straight way would be steps of 5 mm that are free, and a free step of 10 mm is two free steps of 5 mm. (c) and (d) do not. The hook shows it: with steps of 10 mm it stays in, with steps of 5 mm it comes out.

what-is-ours_exercises_5_task_0 = Sort these into too far, too near, missed, false alarm: the pipeline answers 3.5 for 0.1; a merged hull gives 49 for 114; a post behind the chord of a turning blade; two ways that cross at different times; cubes with an edge of √2·r; a bar in the notch of a U; the kept pairs say 19.29 for 17.51; a box inside the solid of a U.
what-is-ours_exercises_5_task_1 = For each of the eight, name what the exact method does instead, in one sentence.
what-is-ours_exercises_5_solution_0 = Too far: the pipeline, the kept pairs. Too near: the merged hull. Missed: the post, the cubes of √2·r, the box in the solid. False alarm: the crossing ways, the bar in the notch.
what-is-ours_exercises_5_solution_1 = Pipeline: nothing is left out whose lower bound is below the answer. Merged hull: it is released as soon as a virtual face is closest. Blade: hulls are made thicker by the bulge, and the turn is cut until contact is certain. Crossing: the faces are followed in time. Cubes: an edge of 2r/√3. Bar and box: edges are tested and not their lines, and inside is asked too. Kept pairs: the motion since the last search decides when to search again.

what-is-ours_exercises_6_task_0 = Choose a lesson with a published and an exact mode. Find values other than those of the lesson at which the two differ. Write down the link, both answers, and why they differ.
what-is-ours_exercises_6_solution_0 = For example “From coarse to fine” with the corner as the pair of parts and A lifted: at 32 of the 41 heights of its last step the published pipeline’s answer is not the distance. Accept whatever comes with a link that shows it and a reason that names the step at which the two part.
