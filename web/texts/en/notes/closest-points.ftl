### Teacher’s notes: closest points.

closest-points_aim_0 = The class learns one idea and follows it through a whole system. The distance between two convex shapes is the distance of one shape, their Minkowski difference, from the origin. Support points are all that an algorithm needs to find it.

closest-points_aim_1 = The second idea is as important: every step gives two bounds. The fast answers of the published system are often only one bound of the distance. By the end the class should ask of any number: is it the distance, at least the distance, or at most the distance?

closest-points_plan_0_text = Everybody drags two shapes: support points, the gap between two lines, and the difference as the tips of all arrows. No formula yet.

closest-points_plan_1_text = Two triangles on the blackboard and their difference, by hand (exercise 1). Then the same in space, and the two bounds that approach each other.

closest-points_plan_2_text = Shapes that overlap: the simplex encloses the origin, and the question becomes how deep the overlap is.

closest-points_plan_3_text = Many cycles: why the cost of a cycle need not grow with the number of vertices, and where checking only neighbours goes wrong.

closest-points_plan_4_text = Many parts: one hull for several parts, virtual faces, release and recovery. Compare the exact and the published mode.

closest-points_plan_5_text = Parts that are not convex: pieces, the pipeline from coarse to fine, and the channel in which the pipeline answers 3.5 although the distance is 0.1.

closest-points_ask_0_question = Two shapes have 1 000 vertices each. How many points does their difference have, and how many does the method examine?
closest-points_ask_0_expect = There are a million differences, most of them inside the hull. Many students say that the method must examine all of them. One support point costs 1 000 + 1 000 inner products, and a few support points are enough.

closest-points_ask_1_question = After one support point, can we already be sure that the shapes are apart?
closest-points_ask_1_expect = Often yes: as soon as r is above 0, a plane separates K from the origin. A weaker answer is that the search must end first.

closest-points_ask_2_question = Why does the simplex never need more than four corners in space?
closest-points_ask_2_expect = The closest point of a convex hull lies on one of its faces, which at most three corners span. The fourth corner is the new one. In the plane, at most two corners span an edge, and the third corner is the new one.

closest-points_ask_3_question = A hull around table and arch is 49 away from the arm. Must the arm stop?
closest-points_ask_3_expect = No: the true distance is 114, so the arm may go on. The hull alone cannot tell us that: the arm is at least 49 away, but how much farther remains unknown. Such a bound is safe, but it stops motions that need not stop.

closest-points_ask_4_question = The pairs kept from the last search give 19.29. Is the true distance larger or smaller?
closest-points_ask_4_expect = At most 19.29, because the kept pairs are points of both parts; here the true distance is 17.51. How much smaller the true distance can be depends on how far the parts have moved.

closest-points_ask_5_question = The search climbs along lists that were made from an open patch of faces, not from the complete hull. What can go wrong?
closest-points_ask_5_expect = An edge between two missing faces is in no branch. A vertex that no listed neighbour beats is the support point only if all of its neighbours are listed. Here the search stops at once and does not notice that it is wrong.

closest-points_pitfalls_0_wrong = The Minkowski difference has to be built first.
closest-points_pitfalls_0_right = The method needs only the support points of the difference, and each of them is the difference of two support points. The lesson draws the whole difference to show what the method never sees.

closest-points_pitfalls_1_wrong = The closest points are corners.
closest-points_pitfalls_1_right = The closest points may lie on edges and faces. The weights of the closest point in its simplex show where; the same weights hold for both shapes.

closest-points_pitfalls_2_wrong = If all edges of a patch are convex, the patch is convex.
closest-points_pitfalls_2_right = A patch can wind around and cross its own plane again. Then each edge is convex but the whole is not, so the patch has to be tested against its own corners.

closest-points_pitfalls_3_wrong = Elements that are far from the other part’s hull can be left out.
closest-points_pitfalls_3_right = They cannot interfere, that much is right. But one of them may still be the closest element, if all others lie deep in the hull and far from the other part’s elements.

closest-points_pitfalls_4_wrong = The feature that was closest is still the right one to check.
closest-points_pitfalls_4_right = Only while the other part is on the outer side of the face of this feature. For a point that has passed through the face, the check reports free space inside the solid.

closest-points_exercises_0_task_0 = Triangle A has the corners (4, 1), (6, 1), (4, 3); triangle B has (0, 0), (2, 0), (0, 2). Write down the nine differences of corners, and draw their convex hull K.
closest-points_exercises_0_task_1 = How far is K from the origin? Which points of A and B are closest to each other?
closest-points_exercises_0_solution_0 = (4, 1), (2, 1), (4, −1), (6, 1), (4, 1), (6, −1), (4, 3), (2, 3), (4, 1). The hull has the six corners (4, −1), (6, −1), (6, 1), (4, 3), (2, 3), (2, 1); (4, 1) occurs three times and lies inside.
closest-points_exercises_0_solution_1 = The corner (2, 1) is nearest to the origin, so the distance is √5 ≈ 2.24. This corner is (4, 1) − (2, 0), so (4, 1) and (2, 0) are the closest points.

closest-points_exercises_1_task_0 = Search the same K by GJK, starting at the corner (6, 1). For each iteration give ν, the support point in direction −ν, and both bounds, until the search ends.
closest-points_exercises_1_solution_0 = ν₀ = (6, 1), so d ≤ √37 ≈ 6.08. Of all corners, (2, 1) has the smallest 6x + y, which is 13: it is the support point, and r₀ = 13 / √37 ≈ 2.14. So 2.14 ≤ d ≤ 6.08: the shapes are already proven to be apart. g = 37 − 13 = 24.
closest-points_exercises_1_solution_1 = On the segment from (6, 1) to (2, 1) the end (2, 1) is closest: ν₁ = (2, 1), d ≤ √5. No corner has 2x + y below 5, so the support point is (2, 1) again, r₁ = 5 / √5 = √5 and g = 0. Both bounds have met.

closest-points_exercises_2_task_0 = Square A is [0, 4] × [0, 4], square B is [3, 7] × [1, 5]. What is K? How deep do they overlap, and how must A be shifted so that they only touch?
closest-points_exercises_2_solution_0 = K = [−7, 1] × [−5, 3]. The origin is inside, and the nearest side of K is x = 1: the depth is 1. A is shifted by 1 to the left, to [−1, 3] × [0, 4], and touches B at x = 3.

closest-points_exercises_3_task_0 = The bounding box of a part goes from (0, 0, 0) to (2, 4, 4), that of another from (9, 0, 0) to (11, 4, 4). Both parts fill their boxes. Find the envelope spheres. What do they prove about the distance, what does the original pipeline answer, and what is the true distance?
closest-points_exercises_3_solution_0 = Both have the radius |(2, 4, 4)| / 2 = 3; the centres are (1, 2, 2) and (10, 2, 2), 9 apart. So the parts are at least 9 − 3 − 3 = 3 apart. The original answers 9, the distance between the centres. The true distance is 7.

closest-points_exercises_4_task_0 = In the last search two parts were 18.4 apart. In each cycle, no point moves by more than 2.9 relative to the other part. Since then only the kept pairs are measured; after two cycles they give 19.3.
closest-points_exercises_4_task_1 = What is known of the distance? After how many cycles could the parts meet?
closest-points_exercises_4_solution_0 = The distance is at least 18.4 − 2 · 2.9 = 12.6 and at most 19.3. The parts can meet when 18.4 − 2.9 n ≤ 0: not before the seventh cycle. So a mode with proven bounds may skip searches, but only for a limited time.

closest-points_exercises_5_task_0 = An octahedron has the vertices v0 (1, 0, 0), v1 (−1, 0, 0), v2 (0, 1, 0), v3 (0, −1, 0), v4 (0, 0, 1), v5 (0, 0, −1). How many positions does a file of its triangles store? How many vertices and edges are there, and how many entries do all branches have together? Write down the branch of v1.
closest-points_exercises_5_task_1 = Search for the support point along η = (1, 2, 3), starting at v1. Which vertices does the search visit? How many inner products does it take, counting one for the start?
closest-points_exercises_5_solution_0 = 8 triangles have 24 positions, but there are only 6 vertices and 12 edges. So there are 24 entries, two for each edge. The branch of v1 is v2, v3, v4, v5: all but v0, which is opposite.
closest-points_exercises_5_solution_1 = The inner products are 1, −1, 2, −2, 3, −3 from v0 to v5. From v1 the highest of the branch is v4 with 3. No vertex of v4’s branch is higher, so v4 is the support point. That takes 1 + 4 + 4 = 9 inner products; along the chain it would take 6. Climbing pays off for a hull with many vertices and a start near the end.
