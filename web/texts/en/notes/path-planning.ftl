### Teacher’s notes: path planning.

path-planning_aim_0 = A robot goes downhill in a field that obstacles raise and the goal lowers. The class sees why that is quick, where it is caught, and how a search that remembers gets out again.

path-planning_aim_1 = The chapter’s real subject is the difference between “I found nothing” and “there is nothing”. The published search cannot say the second; a search that leaves nothing out at its resolution can, and says for which steps.

path-planning_plan_0_text = The field, first on a strip at the blackboard (exercise 1), then as colours and as heights. Find the hollows.

path-planning_plan_1_text = The lowest first, with turns where shifts lead nowhere. Narrow the gap until the search fails, then ask the other search.

path-planning_plan_2_text = What a failed search has shown, and what a proof at a resolution shows.

path-planning_plan_3_text = Space: the same by octrees, and a robot that meets an obstacle between two nodes.

path-planning_plan_4_text = What moves: a robot that is stuck until a door opens, and a plan that is mended. Let someone drag the block.

path-planning_ask_0_question = The obstacles’ potential is the largest of all obstacles’, not their sum. Why?
path-planning_ask_0_expect = A sum could make hills in free space between obstacles. With the largest there are none; hollows remain all the same.

path-planning_ask_1_question = A robot stands in a hollow. How does the search of “Through the gap” get out, and why can the robot of “The door opens” not?
path-planning_ask_1_expect = The first keeps all cells that it could go on to and takes the lowest of them, wherever it is. The second only looks at its neighbours, for the world may change before it gets anywhere.

path-planning_ask_2_question = The search found no way. Is there none?
path-planning_ask_2_expect = Nobody knows. The robot was looked at in the middles of cells only, and turned only where the search ended.

path-planning_ask_3_question = Every node of a way is free. Is the way free?
path-planning_ask_3_expect = No: in space the robot meets an obstacle on one of its legs. What happens between two nodes has to be checked too.

path-planning_ask_4_question = A block is moved. Must the plan be made anew?
path-planning_ask_4_expect = Only what the block has changed has to be looked at again: here 136 poses where a new plan looks on from 266.

path-planning_pitfalls_0_wrong = Going downhill always ends at the goal, for the goal is lowest.
path-planning_pitfalls_0_right = It ends where all neighbours are higher. The field of the gap has several such places beside the goal.

path-planning_pitfalls_1_wrong = The robot is wider than the gap, so it cannot pass.
path-planning_pitfalls_1_right = One arm of the L can go in first, then it turns in the gap. There is a way by steps of a voxel and turns of 30°.

path-planning_pitfalls_2_wrong = “Proven: no way” means that there is no way.
path-planning_pitfalls_2_right = It means that there is none by such steps. A way that fits only exactly may lie between them.

path-planning_pitfalls_3_wrong = The search that looks at fewer nodes is the better one.
path-planning_pitfalls_3_right = The published one looks at 56 nodes and finds nothing where ours looks on from 534 poses and finds a way. Speed is worth something once the answer is right.

path-planning_exercises_0_task_0 = On a strip the goal is at 0 and an obstacle fills the piece from 4 to 5. The obstacle’s potential is 100 / (1 + 2s) at the distance s from it, the goal’s is 2x at the place x. Work out the field at 6, 7, 8, 9, 10, 11 and 12, and draw it.
path-planning_exercises_0_task_1 = Where is a robot caught that comes from the right? What changes if the goal’s potential is 4x?
path-planning_exercises_0_solution_0 = The obstacle gives 33.3, 20, 14.3, 11.1, 9.1, 7.7, 6.7; with the goal’s 12, 14, 16, 18, 20, 22, 24 the sums are 45.3, 34.0, 30.3, 29.11, 29.09, 29.7, 30.7. The robot is caught at 10.
path-planning_exercises_0_solution_1 = With 4x the sums are 57.3, 48, 46.3, 47.1, 49.1, …: it is caught at 8. A goal that pulls harder brings it nearer to the obstacle, and not past it.

path-planning_exercises_1_task_0 = The cells of a world have these values; the robot may go up, down, left and right, starts at the 5 on the left and wants to get to the 0.
path-planning_exercises_1_task_1 = 7 6 5 4
path-planning_exercises_1_task_2 = 5 3 9 2
path-planning_exercises_1_task_3 = 8 9 9 0
path-planning_exercises_1_task_4 = Which cells does it see when it always goes to the lowest neighbour that is lower? In which order does a search take cells that always takes the lowest of all it could go on to?
path-planning_exercises_1_solution_0 = Downhill: 5, 3, and no neighbour of the 3 is lower: caught.
path-planning_exercises_1_solution_1 = Lowest first: 5, 3; open are 7, 8, 6, 9 and 9, so it takes the 6 above; then the 5 beside it, the 4, the 2 below it, and the 0. The way is 5, 3, 6, 5, 4, 2, 0.

path-planning_exercises_2_task_0 = A square robot of 12 mm is to pass a straight gap of 14 mm, without a turn. How far may its middle be from the middle of the gap? A search looks at the robot only in the middles of cells: when does it find the way?
path-planning_exercises_2_solution_0 = 6 mm of robot and 7 mm of gap on each side: by at most 1 mm. The search finds the way only if some row of cells has its middles within 1 mm of the gap’s middle. In the lesson none has, though the gap is wide enough.

path-planning_exercises_3_task_0 = A search goes backwards from the goal by steps of 2 mm and turns of 30°, takes only steps that are free from end to end, and ends after 1 704 poses. The start was not among them. Say exactly what is proven, and name two things that are not.
path-planning_exercises_3_solution_0 = Proven: no sequence of such steps, all free, leads from the start to the goal.
path-planning_exercises_3_solution_1 = Not proven: that there is no way by smaller steps or other angles, and that there is none by motions that shift and turn at the same time.

path-planning_exercises_4_task_0 = Mending a plan looked on from 476 poses where the proof before took 1 093; another time from 136 where a new plan takes 266. What share is saved each time? When would mending save nothing?
path-planning_exercises_4_solution_0 = 1 − 476 / 1 093 ≈ 56 % and 1 − 136 / 266 ≈ 49 %. It saves nothing where the change touches all that the search knows, for example at the goal from which it goes backwards.
