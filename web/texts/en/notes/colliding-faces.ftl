### Teacher’s notes: colliding faces.

colliding-faces_aim_0 = Which faces will collide before the next cycle? The class sees a filter at work: boxes, cubes, pairs, and only then an expensive test. Each stage may let too many pairs through, but no stage may lose a colliding pair.

colliding-faces_aim_1 = The class also learns what it means that poses are known only at sample times. It learns how an octree is moved without accumulating errors, and what limits the gain from many processors.

colliding-faces_plan_0_text = A disc has passed through a plate unnoticed. Take more samples, then the swept hull, then the two cases in which the hull errs: a turn, and two paths that cross.

colliding-faces_plan_1_text = Octrees: the tree as a text, fewer cubes, and why the source is always moved, never the last tree.

colliding-faces_plan_2_text = Two stages and the level that suits the faces. Before each step, let the class predict where the cycle ends: at the trees, at the cubes, or at the pairs of faces.

colliding-faces_plan_3_text = Four steps without a stored tree: from 921 600 pairs to 231.

colliding-faces_plan_4_text = More workers: pairs that are dealt out, taken one by one, or stolen. The part of the work that one worker does alone limits the gain.

colliding-faces_ask_0_question = The plain test finds nothing at the beginning and nothing at the end of the cycle. Is the motion safe?
colliding-faces_ask_0_expect = No: the disc went through the plate in between. Ask how many samples would be needed, and then how many for a plate half as thick.

colliding-faces_ask_1_question = The hulls of two moving faces intersect. Do the faces intersect, too?
colliding-faces_ask_1_expect = Not necessarily: the faces may be there at different times, and a hull ignores time. In the crossing all 2 600 reported pairs are false alarms.

colliding-faces_ask_2_question = A voxel counts as full if its centre is in the part. How does that affect a search for collisions?
colliding-faces_ask_2_expect = The search misses thin pieces and borders. In the lesson 28 of 34 pairs are missed in the end. For collisions, a voxel must count as full at any contact.

colliding-faces_ask_3_question = Why not make the cubes as small as possible?
colliding-faces_ask_3_expect = Then each face is found in many cubes. With each level there are also about four times as many cubes to move and to visit. Voxels should be about as large as faces.

colliding-faces_ask_4_question = Steps 1 to 3 take 16.1 % of the time on one processor. How much faster can a hundred processors be?
colliding-faces_ask_4_expect = At most 1 / 0.161, about 6.2 times, if those steps stay on one processor. Guesses lie between 10 and 100.

colliding-faces_pitfalls_0_wrong = More samples are always safer.
colliding-faces_pitfalls_0_right = A sample helps only if it falls within the time of the overlap. In the chart, some numbers of samples find the collision and some larger ones miss it.

colliding-faces_pitfalls_1_wrong = The hull of both poses contains everything that a face sweeps.
colliding-faces_pitfalls_1_right = Only if the corners of the face move in straight lines. A turning corner goes beyond the chord by R(1 − cos(φ/2)), and the blade hits a post that the hulls do not reach.

colliding-faces_pitfalls_2_wrong = A tree that was moved can be moved again.
colliding-faces_pitfalls_2_right = Each move rounds to voxels, and the errors add up. So the source is kept, and each pose is made from it with the whole motion so far.

colliding-faces_pitfalls_3_wrong = If all workers get the same number of pairs, they get the same work.
colliding-faces_pitfalls_3_right = A pair that intersects takes longer than one that does not, and such pairs are close together in the list. The worker with most of them finishes last.

colliding-faces_pitfalls_4_wrong = Dynamic distribution cannot beat the ideal curve.
colliding-faces_pitfalls_4_right = The ideal curve waits for the complete list. Dynamic distribution tests pairs while the list is still being made: it takes 80 ms where the curve gives about 100 ms.

colliding-faces_exercises_0_task_0 = A disc 3 mm thick moves 120 mm in a cycle, straight through a plate of 2 mm. Into how many equal parts must the cycle be cut so that some sample surely shows an overlap, wherever the disc began? Why may fewer be enough?
colliding-faces_exercises_0_solution_0 = Disc and plate overlap while the disc goes 3 + 2 = 5 mm. Samples may be at most 5 mm apart: 120 / 5 = 24 parts. With fewer parts, a sample may fall into those 5 mm by luck, but need not.

colliding-faces_exercises_1_task_0 = A blade of 100 mm turns by 60° in a cycle. How far does the path of its tip deviate from the straight line between its ends? How far does it deviate if the cycle is cut into two?
colliding-faces_exercises_1_solution_0 = 100 · (1 − cos 30°) ≈ 13.4 mm. For a turn of 30° it is 100 · (1 − cos 15°) ≈ 3.4 mm: half the turn leaves about a quarter of the deviation.

colliding-faces_exercises_2_task_0 = An octree is written depth first: ( for a mixed cell, B for a full one, W for an empty one. How many symbols does a tree with four mixed cells have? How many symbols does a tree with 296 mixed cells have, and how many bytes do they take at two bits each?
colliding-faces_exercises_2_solution_0 = Every cell but the root is one of the eight children of a mixed cell: 1 + 8 · 4 = 33 symbols, and 1 + 8 · 296 = 2 369. These take 2 · 2 369 / 8 = 592.25, so 593 bytes.

colliding-faces_exercises_3_task_0 = The edge of the world is L, and the mean longest edge of the faces is w. Which level does w = L / 2ˡ suggest for L = 1 024 and w = 32? And for L = 16 and w = 0.73?
colliding-faces_exercises_3_solution_0 = 1 024 / 32 = 32 = 2⁵: level 5. 16 / 0.73 ≈ 21.9, between 2⁴ and 2⁵; log₂ 21.9 ≈ 4.45, so level 4, at which a voxel has edge 1. The paper found the same level best for 360 faces.

colliding-faces_exercises_4_task_0 = Two spheres have 960 faces each. The four steps list 231 pairs, of which 16 are reported. What share of all pairs is tested, and what share of the tests reports something?
colliding-faces_exercises_4_solution_0 = 960 · 960 = 921 600 pairs; 231 of them are 0.025 %, one in about 4 000. Of the tests 16 / 231, about 7 %, report something.

colliding-faces_exercises_5_task_0 = One processor takes 434 ms, and steps 1 to 4 take 0.5, 2.4, 13.2 and 83.9 % of it. Only step 4 is distributed. What time does the ideal curve give for 12 processors, and what is its limit for any number? There are P = 500 pairs, of which p = 71 are reported. How many accesses to shared memory does each distribution take?
colliding-faces_exercises_5_solution_0 = T(12) = 434 · (0.161 + 0.839 / 12) ≈ 100 ms. With any number of processors the time stays above 434 · 0.161 ≈ 70 ms, so the gain stays below 1 / 0.161 ≈ 6.2.
colliding-faces_exercises_5_solution_1 = Dealt out: P + p = 571, because each pair is read once and each report is written once. Dynamic: each pair is written first, so 2P + p = 1 071.
