### Teacher’s notes: flat contours.

flat-contours_aim_0 = The chapter takes a published algorithm and reads it as a referee would: step by step, as printed, with its claims measured. In the plane a ruler is enough to check everything.

flat-contours_aim_1 = The class learns the separating axis test properly. It finds out why the paper cannot extend it to contours with notches. Then it meets the method that settles the question, the no-fit polygon.

flat-contours_plan_0_text = Two convex contours: projections on the normals of all edges, the smallest overlap, the move (exercise 1).

flat-contours_plan_1_text = The same with notches, as published. Let the class find the three errors before they are shown.

flat-contours_plan_2_text = How often does each error occur? Random contours show the share of each.

flat-contours_plan_3_text = Four methods side by side; why the shortest way out of one piece is not the way out of the contour; the no-fit polygon (exercise 4).

flat-contours_plan_4_text = The claim of figure 3, measured, and what a fair comparison needs. At the end, the sheet: slide parts along each other.

flat-contours_ask_0_question = The projections overlap on one axis. Do the contours overlap?
flat-contours_ask_0_expect = Not necessarily. One axis with a gap proves that the contours are apart. For a collision the projections must overlap on all axes, and the contours must be convex.

flat-contours_ask_1_question = A bar is in the notch of a U and touches nothing. What does the published test report?
flat-contours_ask_1_expect = A collision. The bar crosses the line of an edge beyond the end of that edge, and the test does not distinguish the line from the edge.

flat-contours_ask_2_question = A box lies wholly inside the solid of the U. What does the test report?
flat-contours_ask_2_expect = No collision: the box crosses no line of an edge. This is the worse error of the two.

flat-contours_ask_3_question = Separating axes and GJK are both correct for convex pieces. Why do they still leave an overlap?
flat-contours_ask_3_expect = The shortest way out of the deepest piece may lead into another piece. On combs, both methods go back and forth without end.

flat-contours_ask_4_question = The paper claims to be four and ten times as fast. Our measurements differ. Who is wrong?
flat-contours_ask_4_expect = Perhaps nobody: contours, programs and machines differ. Ask which inputs and filters each method had. With boxes around the pieces most pairs cost almost nothing, but the published test uses no boxes.

flat-contours_pitfalls_0_wrong = If the lines of all edges of one contour miss another contour, the two are apart.
flat-contours_pitfalls_0_right = If the first contour has notches, the second may lie inside it: what is inside need not cross any of these lines.

flat-contours_pitfalls_1_wrong = The smallest overlap on an axis is the shortest way out.
flat-contours_pitfalls_1_right = For convex contours it is. With notches, a move by this overlap can leave an overlap or make it larger.

flat-contours_pitfalls_2_wrong = The centres show on which side the solid is.
flat-contours_pitfalls_2_right = The centre of a U need not lie in its solid. An overlap of 0.12 grows to 0.24, because the sign test with the centres reverses the move.

flat-contours_pitfalls_3_wrong = A mean time shows which method is better.
flat-contours_pitfalls_3_right = Not without the share of right answers. A test that resolves one in thirty overlaps cannot be compared fairly with one that resolves all.

flat-contours_exercises_0_task_0 = Square A is [0, 2] × [0, 2], square B is [1.5, 3.5] × [0.5, 2.5]. Find the overlap of the projections on each axis, the smallest overlap, and the move of A that the algorithm makes. Draw it.
flat-contours_exercises_0_solution_0 = On x: [0, 2] and [1.5, 3.5] overlap by 0.5; on y: [0, 2] and [0.5, 2.5] by 1.5. The smallest is 0.5, so V = (0.5, 0). C_A − C_B = (1, 1) − (2.5, 1.5) = (−1.5, −0.5); its inner product with V is −0.75, below 0, so V is reversed: A moves by (−0.5, 0) and only touches B.

flat-contours_exercises_1_task_0 = A U has the corners (0, 0), (6, 0), (6, 4), (5, 4), (5, 1), (1, 1), (1, 4), (0, 4). A bar [2.5, 3.5] × [2, 5] is in its notch. Which lines of edges does the bar cross? What does the published test report? What if the bar is only [2.5, 3.5] × [2, 3.5]?
flat-contours_exercises_1_solution_0 = Only the line y = 4, on which the tops of both arms lie. The bar is on one side of every other line. So the test reports a collision, although the nearest point of the U is 1 away: a false alarm.
flat-contours_exercises_1_solution_1 = The shorter bar crosses no line at all, and the test reports no collision. That is right, but not for a good reason, as exercise 3 shows.

flat-contours_exercises_2_task_0 = A box [0.2, 0.8] × [1.5, 2.5] lies in the left arm of the same U. Go through all eight edges. What does the test report, and what is true? What is the shortest move that separates the box?
flat-contours_exercises_2_solution_0 = The box is on one side of every line: y = 0, x = 6, y = 4, x = 5, y = 1, x = 1 and x = 0. The test reports no collision; in truth the whole box is inside. The shortest move is 0.8 to the left, or 0.8 to the right into the notch.

flat-contours_exercises_3_task_0 = A is the square [0, 2] × [0, 2], B a square of side 1. Where may the lower left corner of B be so that the two do not overlap? Draw the border of the forbidden positions. The corner of B is at (1.5, 0.5): what is the shortest way out?
flat-contours_exercises_3_solution_0 = The squares overlap while the corner is inside −1 < x < 2 and −1 < y < 2; the border is a square of side 3, the no-fit polygon. The point of the border nearest to (1.5, 0.5) is (2, 0.5): B moves by 0.5 to the right.

flat-contours_exercises_4_task_0 = The published test found 160 overlaps, and its move resolved 80 of them. Suppose that another program resolved 54 of 100 on contours of its own. What are the shares? Why is the comparison only rough?
flat-contours_exercises_4_solution_0 = 50 % and 54 %. The other program’s contours are not known: other corners, sizes and distances give other shares.
