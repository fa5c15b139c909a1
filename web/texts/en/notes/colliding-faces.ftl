### Teacher’s notes: colliding faces.

colliding-faces_aim_0 = Which faces will meet before the next cycle? The class sees a filter at work: boxes, cubes, pairs, and only then a test that costs something. Each stage may let too much through, none may lose a pair that meets.

colliding-faces_aim_1 = Along the way it learns what it means that poses are known only at sample times, how an octree is moved without errors piling up, and what limits the gain from many processors.

colliding-faces_plan_0_text = A disc is through a plate and nobody saw it. More looks, then the swept hull, then the two cases in which it errs: a turn and two ways that cross.

colliding-faces_plan_1_text = Octrees: the tree as a text, fewer cubes, and why the source is moved and never the last tree.

colliding-faces_plan_2_text = Two stages and the level that suits the faces. Let the class predict how far each step gets.

colliding-faces_plan_3_text = Four steps without a stored tree: from 921 600 pairs to 231.

colliding-faces_plan_4_text = More hands: dealt out, taken one by one, stolen. What one hand does alone sets the limit.

colliding-faces_ask_0_question = The plain test finds nothing at the beginning and nothing at the end of the cycle. Is all well?
colliding-faces_ask_0_expect = The disc went through the plate in between. Ask how often one would have to look, and then what happens with a plate half as thick.

colliding-faces_ask_1_question = The hulls of two moving faces meet. Do the faces?
colliding-faces_ask_1_expect = Perhaps at different times: a hull knows no time. In the crossing all 2 600 reported pairs are false alarms.

colliding-faces_ask_2_question = A voxel counts as full if its centre is in the part. What does that do to a search for collisions?
colliding-faces_ask_2_expect = It leaves out thin pieces and borders. In the lesson 28 of 34 pairs are missed at the end. For collisions any contact has to count.

colliding-faces_ask_3_question = Why not make the cubes as small as possible?
colliding-faces_ask_3_expect = Each face is then found in many cubes, and there are about four times as many cubes to move and to walk at each level. Voxels should be about as large as faces.

colliding-faces_ask_4_question = Steps 1 to 3 take 16.1 % of the time on one processor. How much faster can a hundred processors be?
colliding-faces_ask_4_expect = At most 1 / 0.161, about 6.2 times, if those steps stay on one. Guesses lie between 10 and 100.

colliding-faces_pitfalls_0_wrong = More looks are always safer.
colliding-faces_pitfalls_0_right = What counts is whether one of them falls into the right moment. The chart has numbers of looks that see something and larger ones that see nothing.

colliding-faces_pitfalls_1_wrong = The hull of both poses holds all that a face comes by.
colliding-faces_pitfalls_1_right = If its corners go straight. A turning corner bulges past the chord by R(1 − cos φ/2), and the blade hits a post that the hulls do not reach.

colliding-faces_pitfalls_2_wrong = A tree that was moved can be moved on.
colliding-faces_pitfalls_2_right = Each move rounds to voxels, and that piles up. The source is kept, and each pose is made from it with the whole motion so far.

colliding-faces_pitfalls_3_wrong = Dealing out the same number of pairs gives the same work to all.
colliding-faces_pitfalls_3_right = A pair that meets takes longer than one that does not, and they lie together in the list. Whoever got more of them is done last.

colliding-faces_pitfalls_4_wrong = The dynamic way cannot beat the ideal curve.
colliding-faces_pitfalls_4_right = The ideal curve waits for the list. The dynamic way begins to test while it is still being made: 80 ms where the curve says about 100.

colliding-faces_exercises_0_task_0 = A disc 3 mm thick moves 120 mm in a cycle, straight through a plate of 2 mm. Into how many equal parts must the cycle be cut so that some look surely sees them overlap, wherever the disc began? Why may fewer be enough?
colliding-faces_exercises_0_solution_0 = They overlap while the disc goes 3 + 2 = 5 mm. Looks may be at most 5 mm apart: 120 / 5 = 24 parts. With fewer, a look may by luck fall into those 5 mm, and another time not.

colliding-faces_exercises_1_task_0 = A blade of 100 mm turns by 60° in a cycle. How far does its tip leave the straight way between its ends? How far if the cycle is cut into two?
colliding-faces_exercises_1_solution_0 = 100 · (1 − cos 30°) ≈ 13.4 mm. For 30° it is 100 · (1 − cos 15°) ≈ 3.4 mm: half the turn leaves about a quarter.

colliding-faces_exercises_2_task_0 = An octree is written depth first: ( for a mixed cell, B for a full one, W for an empty one. How many symbols has a tree with four mixed cells? And one with 296? How many bytes are that, at two bits each?
colliding-faces_exercises_2_solution_0 = Every cell but the root is one of the eight children of a mixed cell: 1 + 8 · 4 = 33 symbols, and 1 + 8 · 296 = 2 369. These take 2 · 2 369 / 8 = 592.25, so 593 bytes.

colliding-faces_exercises_3_task_0 = The world’s edge is L, the mean longest edge of the faces is w. Which level does w = L / 2ˡ suggest for L = 1 024 and w = 32? And for L = 16 and w = 0.73?
colliding-faces_exercises_3_solution_0 = 1 024 / 32 = 32 = 2⁵: level 5. 16 / 0.73 ≈ 21.9, between 2⁴ and 2⁵; log₂ 21.9 ≈ 4.45, so level 4, at which a voxel is 1. It is what the paper found best for 360 faces.

colliding-faces_exercises_4_task_0 = Two spheres have 960 faces each. The four steps list 231 pairs, of which 16 are reported. What share of all pairs is tested, and what share of the tests reports something?
colliding-faces_exercises_4_solution_0 = 960 · 960 = 921 600 pairs; 231 of them are 0.025 %, one in about 4 000. Of the tests 16 / 231, about 7 %, report something.

colliding-faces_exercises_5_task_0 = One processor takes 434 ms, and steps 1 to 4 take 0.5, 2.4, 13.2 and 83.9 % of it. Only step 4 is shared. What does the ideal curve say for 12 processors, and what for any number? There are P = 500 pairs, of which p = 71 are reported: how many accesses to shared memory does each way take?
colliding-faces_exercises_5_solution_0 = T(12) = 434 · (0.161 + 0.839 / 12) ≈ 100 ms. With any number it stays above 434 · 0.161 ≈ 70 ms, which is 1 / 0.161 ≈ 6.2 times faster.
colliding-faces_exercises_5_solution_1 = Dealt out: P + p = 571, each pair read once and each report written once. Dynamic: each pair is written first, 2P + p = 1 071.
