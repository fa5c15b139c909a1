### Teacher’s notes: hierarchical spheres.

hierarchical-spheres_aim_0 = The class builds a hierarchy and searches it: spheres over a surface, large to small, and a search that goes down only where spheres meet. The idea is the same for boxes and for all bounding volumes.

hierarchical-spheres_aim_1 = It also learns to argue about errors in one direction. Spheres that cover the surface miss no contact; the price is false alarms, and how far those may be from contact can be said in one line. Two slips of the printed patent break the first promise, and both can be seen.

hierarchical-spheres_plan_0_text = From the sphere around the bounding box down to the smallest radius. Let the class work out the edge of a cube in a sphere (exercise 1) before the gaps are shown.

hierarchical-spheres_plan_1_text = The search with its marks, by hand on a small tree (exercise 4), then on the parts.

hierarchical-spheres_plan_2_text = What the answer is worth: false alarms, the bound of four radii, and what a smaller radius costs.

hierarchical-spheres_plan_3_text = Motion: two arms that meet at no pose and yet collide. Bounds of motion instead of more looks.

hierarchical-spheres_ask_0_question = The radius is divided by 2. How many times more spheres are there?
hierarchical-spheres_ask_0_expect = About four times: they cover a surface, not a volume. Many say eight.

hierarchical-spheres_ask_1_question = Two smallest spheres meet. Do the parts collide?
hierarchical-spheres_ask_1_expect = Not for sure. A sphere is kept if it only touches the surface, so the surface may be on the far side of it. Let the class find the worst case before exercise 3.

hierarchical-spheres_ask_2_question = No two smallest spheres meet. Can the parts collide?
hierarchical-spheres_ask_2_expect = Their surfaces cannot. But one part may be wholly inside the other: only surfaces are covered, and the original does not notice that.

hierarchical-spheres_ask_3_question = Would many ranks with little between them be best, or few with much?
hierarchical-spheres_ask_3_expect = Neither: many ranks mean many tests on the way down, few ranks many children to test at each. In the lesson a ratio of about 2 takes the fewest tests.

hierarchical-spheres_ask_4_question = At all eight poses the arms are apart. Is the motion safe?
hierarchical-spheres_ask_4_expect = The poses say nothing about the way between them. Looking more often makes a surprise rarer and never rules it out.

hierarchical-spheres_pitfalls_0_wrong = An edge of √2·r makes a cube that fits into a sphere of radius r.
hierarchical-spheres_pitfalls_0_right = That is the square in a circle. A cube’s diagonal is √3 times its edge, so the edge is 2r/√3. With √2·r the corners stand out of their sphere, and there are gaps through which a contact is missed.

hierarchical-spheres_pitfalls_1_wrong = When a pair leads nowhere, its marks can be cleared, all of them.
hierarchical-spheres_pitfalls_1_right = Only those made for this pair. If all are cleared, siblings that were still waiting are never tested.

hierarchical-spheres_pitfalls_2_wrong = A test that was right has shown that the method is right.
hierarchical-spheres_pitfalls_2_right = With gaps in the covering the answer can still be right, by chance. What counts is whether it must be.

hierarchical-spheres_pitfalls_3_wrong = Children lie inside their parent’s sphere.
hierarchical-spheres_pitfalls_3_right = They cover what the parent covers of the surface, but stand out of it themselves. So the search need not find the same pairs as all smallest spheres against all others.

hierarchical-spheres_exercises_0_task_0 = A cube has its corners on a sphere of radius 5. How long is its edge? The patent prints √2·r: how long would that be, and how far would a corner stand out of the sphere?
hierarchical-spheres_exercises_0_solution_0 = The diagonal a√3 is the diameter 10, so a = 10/√3 ≈ 5.77. √2·5 ≈ 7.07; half its diagonal is 7.07·√3/2 ≈ 6.12, so a corner stands out by 1.12, more than a fifth of the radius.

hierarchical-spheres_exercises_1_task_0 = The sphere around a bracket has the radius 51.24, the smallest is to have 5, and a rank is to be about half as large as the one before. How many ranks are there by n = round(ln(r₁/rₙ)/ln ρ + 1), and what are their radii?
hierarchical-spheres_exercises_1_solution_0 = ln 10.25 / ln 2 + 1 ≈ 4.36, so n = 4. From rank to rank the radius is divided by the cube root of 10.25, which is 2.17: 51.24, 23.59, 10.86, 5.00.

hierarchical-spheres_exercises_2_task_0 = A sphere of radius r is kept if it touches the surface anywhere. How far can a point of the sphere be from the surface? Two smallest spheres of two parts meet: how far apart can the surfaces be at most?
hierarchical-spheres_exercises_2_solution_0 = The surface may touch the sphere at one point only; the opposite point is 2r from it. With such a sphere on each part the surfaces can be 4r apart. With r = 5 an alarm may be false by 20.

hierarchical-spheres_exercises_3_task_0 = The root of A has the children A₁ and A₂, the root of B has B₁ and B₂, and below each child is one smallest sphere: a₁, a₂, b₁, b₂. The roots meet each other and all four children. Of the pairs of children only A₁ and B₁ meet, and A₂ and B₂. a₁ does not meet B₁; but a₂ meets B₂, b₂ meets A₂, and a₂ meets b₂.
hierarchical-spheres_exercises_3_task_1 = Follow the search, A₁ first: which pairs are tested? What happens if all marks are cleared on the way out of a pair?
hierarchical-spheres_exercises_3_solution_0 = The roots meet; each is tested with the other’s children, and all four are marked. A₁ and B₁ meet, but a₁ does not meet B₁, so nothing is marked on A’s side: a dead end. A₁ and B₂ do not meet, nor do A₂ and B₁. A₂ and B₂ meet, a₂ and b₂ are marked, and they meet: a collision.
hierarchical-spheres_exercises_3_solution_1 = If all marks are cleared after A₁ against B₁, then A₂ and B₂ are no longer marked. The search ends without a hit, and the collision is missed.

hierarchical-spheres_exercises_4_task_0 = An arm 600 mm long turns by 10° in a step about its base; the other arm stands still. No point moves farther than 2ρ·sin(δ/2). Is the step safe if the arms are 150 mm apart at its beginning? And if they are 80 mm apart?
hierarchical-spheres_exercises_4_solution_0 = 2 · 600 · sin 5° ≈ 104.6 mm. With 150 mm between them the whole step is free. With 80 mm it is not proven: the step is halved. In the first half nothing moves farther than 1200 · sin 2.5° ≈ 52.3 mm, less than 80: it is free. For the second half the distance in the middle has to be looked at.
