### Teacher’s notes: hierarchical spheres.

hierarchical-spheres_aim_0 = The class builds a hierarchy and searches it: spheres over a surface, large to small, and a search that descends only where spheres intersect. The idea is the same for boxes and for all bounding volumes.

hierarchical-spheres_aim_1 = It also learns to argue about errors in one direction. Spheres that cover the surface miss no contact; the price is false alarms. One line of reasoning shows how far from contact the parts can then be. Two errors of the printed patent break the first promise, and both can be seen.

hierarchical-spheres_plan_0_text = From the sphere around the bounding box down to the smallest radius. Let the class work out the edge of a cube in a sphere (exercise 1) before the gaps are shown.

hierarchical-spheres_plan_1_text = The search with its marks, by hand on a small tree (exercise 4), then on the parts.

hierarchical-spheres_plan_2_text = What the answer is worth: false alarms, the bound of four radii, and the cost of a smaller radius.

hierarchical-spheres_plan_3_text = Motion: two arms that intersect at no sampled pose and yet collide. Motion bounds instead of more samples.

hierarchical-spheres_ask_0_question = The radius is divided by 2. How many times more spheres are there?
hierarchical-spheres_ask_0_expect = About four times: they cover a surface, not a volume. Many say eight.

hierarchical-spheres_ask_1_question = Two smallest spheres intersect. Do the parts collide?
hierarchical-spheres_ask_1_expect = Not necessarily. A sphere that only touches the surface is kept, so the surface may be on the far side of the sphere. Let the class find the worst case before exercise 3.

hierarchical-spheres_ask_2_question = No two smallest spheres intersect. Can the parts collide?
hierarchical-spheres_ask_2_expect = Their surfaces cannot. But one part may be wholly inside the other: only surfaces are covered, and the original does not detect this.

hierarchical-spheres_ask_3_question = What is best: many ranks with radii close together, or few ranks with radii far apart?
hierarchical-spheres_ask_3_expect = Neither: many ranks mean many tests on the way down, few ranks mean many children to test at each. In the lesson a ratio of about 2 takes the fewest tests.

hierarchical-spheres_ask_4_question = At all eight poses the arms are apart. Is the motion safe?
hierarchical-spheres_ask_4_expect = The poses say nothing about the motion between them. More samples make a missed collision rarer but never rule it out.

hierarchical-spheres_pitfalls_0_wrong = A cube with an edge of √2·r fits into a sphere of radius r.
hierarchical-spheres_pitfalls_0_right = √2·r is the side of a square in a circle. The diagonal of a cube is √3 times its edge, so the edge is 2r/√3. With √2·r the corners stick out of the sphere, and contacts in the gaps are missed.

hierarchical-spheres_pitfalls_1_wrong = When a pair leads nowhere, all marks can be cleared.
hierarchical-spheres_pitfalls_1_right = Only the marks made for this pair. If all marks are cleared, waiting siblings are never tested.

hierarchical-spheres_pitfalls_2_wrong = If a test gave the right answer, the method is right.
hierarchical-spheres_pitfalls_2_right = With gaps in the covering the answer can still be right by chance. The question is whether it must be right.

hierarchical-spheres_pitfalls_3_wrong = Children lie inside their parent’s sphere.
hierarchical-spheres_pitfalls_3_right = Children cover the surface that their parent covers, but stick out of the parent’s sphere. So the search need not find the same pairs as testing all smallest spheres against all others.

hierarchical-spheres_exercises_0_task_0 = A cube has its corners on a sphere of radius 5. How long is its edge? The patent prints √2·r: how long would that be, and how far would a corner stick out of the sphere?
hierarchical-spheres_exercises_0_solution_0 = The diagonal a√3 is the diameter 10, so a = 10/√3 ≈ 5.77. √2·5 ≈ 7.07; half its diagonal is 7.07·√3/2 ≈ 6.12, so a corner sticks out by 1.12, more than a fifth of the radius.

hierarchical-spheres_exercises_1_task_0 = The sphere around a bracket has radius 51.24, and the smallest is to have radius 5. The radii of each rank are to be about half those of the rank before. How many ranks does n = round(ln(r₁/rₙ)/ln ρ + 1) give, and what are their radii?
hierarchical-spheres_exercises_1_solution_0 = ln 10.25 / ln 2 + 1 ≈ 4.36, so n = 4. From rank to rank the radius is divided by the cube root of 10.25, which is 2.17: 51.24, 23.59, 10.86, 5.00.

hierarchical-spheres_exercises_2_task_0 = A sphere of radius r is kept if it touches the surface anywhere. How far can a point of the sphere be from the surface? Two smallest spheres of two parts intersect: how far apart can the surfaces be at most?
hierarchical-spheres_exercises_2_solution_0 = The surface may touch the sphere at one point only; the opposite point is 2r from it. With such a sphere on each part the surfaces can be 4r apart. With r = 5 the parts can be 20 apart at an alarm.

hierarchical-spheres_exercises_3_task_0 = The root of A has the children A₁ and A₂, the root of B has B₁ and B₂. Below each child is one smallest sphere: a₁, a₂, b₁, b₂. The roots intersect each other and all four children. Of the pairs of children only A₁ and B₁, and A₂ and B₂, intersect. a₁ does not intersect B₁; but a₂ intersects B₂, b₂ intersects A₂, and a₂ intersects b₂.
hierarchical-spheres_exercises_3_task_1 = Follow the search, A₁ first: which pairs are tested? What happens if all marks are cleared when the search leaves a pair?
hierarchical-spheres_exercises_3_solution_0 = The roots intersect; each is tested with the other’s children, and all four are marked. A₁ and B₁ intersect, but a₁ does not intersect B₁, so nothing is marked on A’s side: a dead end. A₁ and B₂ do not intersect, nor do A₂ and B₁. A₂ and B₂ intersect, a₂ and b₂ are marked, and they intersect: a collision.
hierarchical-spheres_exercises_3_solution_1 = If all marks are cleared after A₁ against B₁, then A₂ and B₂ are no longer marked. The search ends without a collision, so it misses the real one.

hierarchical-spheres_exercises_4_task_0 = An arm 600 mm long turns by 10° in a step about its base; the other arm does not move. In a turn by δ, a point at the distance ρ from the axis is never farther than 2ρ·sin(δ/2) from its first position. Is the step safe if the arms are 150 mm apart at its beginning? And if they are 80 mm apart?
hierarchical-spheres_exercises_4_solution_0 = 2 · 600 · sin 5° ≈ 104.6 mm. With 150 mm between the arms the whole step is free. With 80 mm it is not proven to be free, so the step is halved. In the first half nothing moves farther than 1200 · sin 2.5° ≈ 52.3 mm, less than 80 mm: that half is free. For the second half the distance at its beginning must be measured.
