### Teacher’s notes: path planning.

path-planning_aim_0 = A robot descends in a field that obstacles raise and the goal lowers. The class sees why that is fast, where the robot gets caught, and how a search with a memory gets out again.

path-planning_aim_1 = The real subject is the difference between “I found nothing” and “there is nothing”. The published search cannot claim the second. A search that is complete at its resolution can claim it, for the steps of that resolution.

path-planning_plan_0_text = The field, first on a strip at the blackboard (exercise 1), then as colours and as heights. Find the local minima.

path-planning_plan_1_text = Best first, with turns where translations lead nowhere. Narrow the gap until the search fails, then use the other search.

path-planning_plan_2_text = What a failed search has shown, and what a proof at a resolution shows.

path-planning_plan_3_text = In space: the same with octrees, and a robot that hits an obstacle between two nodes.

path-planning_plan_4_text = Moving obstacles: a robot that is stuck until a door opens, and a plan that is repaired. Let a student drag the block.

path-planning_ask_0_question = The obstacle potential is the maximum over all obstacles, not their sum. Why?
path-planning_ask_0_expect = A sum could make hills in free space between obstacles. The maximum makes none; local minima remain all the same.

path-planning_ask_1_question = A robot is in a local minimum. How does the search of “Through the gap” get out, and why can the robot of “The door opens” not?
path-planning_ask_1_expect = The first keeps all cells that it has not yet expanded and takes the lowest of them, wherever it is. The second checks only its neighbours, because the world may change before it gets anywhere.

path-planning_ask_2_question = The search found no path. Does that prove that there is none?
path-planning_ask_2_expect = No. The robot was tested only in the centres of cells, and turned only where the search could not go on.

path-planning_ask_3_question = Every node of a path is free. Is the path free?
path-planning_ask_3_expect = Not necessarily: in the lesson in space, the robot hits an obstacle on one of the legs. The motion between two nodes has to be checked, too.

path-planning_ask_4_question = A block is moved. Must the plan be made again from the start?
path-planning_ask_4_expect = No: only what the block has changed has to be checked again. Here the repair expands 136 poses where a new plan expands 266.

path-planning_pitfalls_0_wrong = A descent always ends at the goal, because the goal is lowest.
path-planning_pitfalls_0_right = The descent ends where all neighbours are higher. The field of the gap has several such places besides the goal.

path-planning_pitfalls_1_wrong = The robot is wider than the gap, so it cannot pass.
path-planning_pitfalls_1_right = One arm of the L can go in first, then the robot turns in the gap. There is a path by steps of a voxel and turns of 30°.

path-planning_pitfalls_2_wrong = “Proven: no path” means that there is no path.
path-planning_pitfalls_2_right = It means that there is no path by steps of this size. Where the robot only just fits, there may be a path between the poses that were examined.

path-planning_pitfalls_3_wrong = The search that examines fewer nodes is better.
path-planning_pitfalls_3_right = The published search examines 56 nodes and finds nothing. Ours expands 534 poses and finds a path. Speed counts only once the answer is right.

path-planning_exercises_0_task_0 = On a strip the goal is at 0, and an obstacle fills the interval from 4 to 5. At distance s from the obstacle its potential is 100 / (1 + 2s); at position x the potential of the goal is 2x. Compute the field at 6, 7, 8, 9, 10, 11 and 12, and draw it.
path-planning_exercises_0_task_1 = A robot comes from the right. Where is it caught? What changes if the potential of the goal is 4x?
path-planning_exercises_0_solution_0 = The obstacle gives 33.3, 20, 14.3, 11.1, 9.1, 7.7, 6.7; with the goal’s 12, 14, 16, 18, 20, 22, 24 the sums are 45.3, 34.0, 30.3, 29.11, 29.09, 29.7, 30.7. The robot is caught at 10.
path-planning_exercises_0_solution_1 = With 4x the sums are 57.3, 48, 46.3, 47.1, 49.1, …: the robot is caught at 8. A goal that pulls harder brings the robot nearer to the obstacle, but not past it.

path-planning_exercises_1_task_0 = The cells of a world have these values. The robot may go up, down, left and right; it starts at the 5 on the left, and its goal is the 0.
path-planning_exercises_1_task_1 = 7 6 5 4
path-planning_exercises_1_task_2 = 5 3 9 2
path-planning_exercises_1_task_3 = 8 9 9 0
path-planning_exercises_1_task_4 = Which cells does the robot visit if it always goes to its lowest neighbour that is lower? In which order does a search expand cells if it always takes the lowest open one?
path-planning_exercises_1_solution_0 = Downhill: 5, 3, and no neighbour of the 3 is lower: caught.
path-planning_exercises_1_solution_1 = Best first: 5, 3. Open are 7, 8, 6, 9 and 9, so it takes the 6 above. Then it takes the 5 beside it, the 4, the 2 below it, and the 0. The path is 5, 3, 6, 5, 4, 2, 0.

path-planning_exercises_2_task_0 = A square robot of 12 mm has to pass a straight gap of 14 mm without turning. How far may its centre be from the centre line of the gap? A search tests the robot only in the centres of cells: when does it find the path?
path-planning_exercises_2_solution_0 = Half the robot is 6 mm and half the gap 7 mm, so the answer is 1 mm. The search finds the path only if some row of cells has its centres within 1 mm of the centre line. In the lesson no row has, although the gap is wide enough.

path-planning_exercises_3_task_0 = A search goes backwards from the goal by steps of 2 mm and turns of 30°. It takes only steps that are free from end to end, and ends after 1 704 poses without reaching the start. State exactly what is proven, and name two things that are not proven.
path-planning_exercises_3_solution_0 = Proven: no sequence of such steps, all free, leads from the start to the goal.
path-planning_exercises_3_solution_1 = Not proven: that there is no path by smaller steps or other angles, and that there is none by motions that translate and turn at the same time.

path-planning_exercises_4_task_0 = Repairing a plan expanded 476 poses where the proof before took 1 093; another time 136 where a new plan takes 266. What share is saved each time? When would a repair save nothing?
path-planning_exercises_4_solution_0 = 1 − 476 / 1 093 ≈ 56 % and 1 − 136 / 266 ≈ 49 %. A repair saves nothing if the change affects everything that the search knows, for example at the goal, where it starts.
