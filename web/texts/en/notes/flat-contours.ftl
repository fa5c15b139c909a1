### Teacher’s notes: flat contours.

flat-contours_aim_0 = The chapter takes a published algorithm and reads it as a referee would: step by step, as printed, with its claims measured. In the plane everything can be done with a ruler.

flat-contours_aim_1 = The class learns the separating axis test properly, finds out why it cannot be carried over to contours with notches as the paper does, and meets the method that settles the question, the no-fit polygon.

flat-contours_plan_0_text = Two convex contours: shadows on the normals of all edges, the smallest overlap, the move (exercise 1).

flat-contours_plan_1_text = The same with notches, as published. Let the class find the three errors before they are shown.

flat-contours_plan_2_text = How often? Contours made by chance, and the shares of each error.

flat-contours_plan_3_text = Four methods side by side; why the way out of a piece is not the way out; the no-fit polygon (exercise 4).

flat-contours_plan_4_text = The claim of figure 3 against the clock, and what a fair comparison needs. At the end, the sheet: slide parts along each other.

flat-contours_ask_0_question = The shadows overlap on one axis. Do the contours?
flat-contours_ask_0_expect = Not for sure: one axis with a gap is enough to prove that they are apart, but for a collision all must overlap, and the contours must be convex.

flat-contours_ask_1_question = A bar stands in the notch of a U and touches nothing. What will the published test say?
flat-contours_ask_1_expect = That they collide. The bar crosses the line of an edge, beyond the edge’s end, and the test cannot tell the line from the edge.

flat-contours_ask_2_question = A box lies wholly inside the solid of the U. What will it say?
flat-contours_ask_2_expect = That they are apart: the box crosses no edge’s line. This is the worse error of the two.

flat-contours_ask_3_question = Why do separating axes and GJK leave an overlap although each of them is right for convex pieces?
flat-contours_ask_3_expect = The shortest way out of the deepest piece may lead into another piece. On combs they go to and fro without end.

flat-contours_ask_4_question = The paper says four and ten times as fast. Our clock says otherwise. Who is wrong?
flat-contours_ask_4_expect = Perhaps nobody: contours, programs and machines differ. Ask what each method was given. With boxes around the pieces most pairs cost next to nothing, and the published test has none.

flat-contours_pitfalls_0_wrong = If all of a contour lies on one side of each edge’s line of another, they are apart.
flat-contours_pitfalls_0_right = For a contour with notches it may lie inside: what is inside crosses no edge.

flat-contours_pitfalls_1_wrong = The smallest overlap on an axis is the way out.
flat-contours_pitfalls_1_right = For convex contours it is. With notches a move by it can leave an overlap, or make it larger.

flat-contours_pitfalls_2_wrong = The centres tell on which side the solid is.
flat-contours_pitfalls_2_right = The centre of a U need not lie in its solid. An overlap of 0.12 grows to 0.24, because the move is turned round by a centre.

flat-contours_pitfalls_3_wrong = A mean time tells which method is better.
flat-contours_pitfalls_3_right = Not without how often it is right. A test that clears one in thirty overlaps is not compared fairly with one that clears all.

flat-contours_exercises_0_task_0 = Square A is [0, 2] × [0, 2], square B is [1.5, 3.5] × [0.5, 2.5]. Find the overlap of the shadows on each axis, the smallest, and the move of A as the algorithm takes it. Draw it.
flat-contours_exercises_0_solution_0 = On x: [0, 2] and [1.5, 3.5] overlap by 0.5; on y: [0, 2] and [0.5, 2.5] by 1.5. The smallest is 0.5, so V = (0.5, 0). C_A − C_B = (1, 1) − (2.5, 1.5) = (−1.5, −0.5); times V that is −0.75, below 0, so V is turned round: A moves by (−0.5, 0) and only touches B.

flat-contours_exercises_1_task_0 = A U has the corners (0, 0), (6, 0), (6, 4), (5, 4), (5, 1), (1, 1), (1, 4), (0, 4). A bar [2.5, 3.5] × [2, 5] stands in its notch. Which lines of edges does the bar cross? What does the published test say? What if the bar is only [2.5, 3.5] × [2, 3.5]?
flat-contours_exercises_1_solution_0 = Only the line y = 4, on which the tops of both arms lie; the bar is on one side of all others. So the test says that they collide, though the nearest point of the U is 1 away: a false hit.
flat-contours_exercises_1_solution_1 = The shorter bar crosses no line at all, and the test says that they are apart. That is right, but not for a good reason, as exercise 3 shows.

flat-contours_exercises_2_task_0 = A box [0.2, 0.8] × [1.5, 2.5] lies in the left arm of the same U. Go through all eight edges. What does the test say, and what is true? How far must the box be moved at least?
flat-contours_exercises_2_solution_0 = The box is on one side of y = 0, x = 6, y = 4, x = 5, y = 1, x = 1 and x = 0: of all lines. The test says that they are apart; in truth all of the box is inside. The shortest way is to the left, by 0.8, or to the right into the notch, as far.

flat-contours_exercises_3_task_0 = A is the square [0, 2] × [0, 2], B a square of side 1. Where may the lower left corner of B be so that they do not overlap? Draw the border of the forbidden places. B’s corner is at (1.5, 0.5): what is the shortest way out?
flat-contours_exercises_3_solution_0 = They overlap while the corner is inside −1 < x < 2 and −1 < y < 2; the border is a square of side 3, the no-fit polygon. From (1.5, 0.5) its nearest point is (2, 0.5): B moves by 0.5 to the right.

flat-contours_exercises_4_task_0 = Of 160 overlaps that the published test found, its move cleared 80. Suppose that another program cleared 54 of 100, on contours of its own. What are the shares? Why can they only be compared roughly?
flat-contours_exercises_4_solution_0 = 50 % and 54 %. The other program’s contours are not known: other corners, sizes and distances give other shares.
