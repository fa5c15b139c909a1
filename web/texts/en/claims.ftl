### The paper says, we measure, why they differ: of each claim the source, and what is to be told about it. Loaded when one is shown.

gilbert-iterations_source = JP 3316092 B2, ¶ 0024
gilbert-iterations_says = In most cases three to four repetitions lead to the closest points.
gilbert-iterations_why = They agree for shapes of few corners. Between many corners, several are nearly as good, and near contact it takes longer until a bound proves anything: with 240 corners it is 6 repetitions at a gap of 30 and 10 at a gap of 1.

gilbert-work_source = JP 3316092 B2, ¶ 0031 and 0032, figure 74
gilbert-work_says = The work is in proportion to the number M of all corners: that of 14 to 19 multiplications with additions for each of them, whether the shapes are apart, touch or interfere.
gilbert-work_here = An inner product is three multiplications with additions. Each repetition takes one for each corner.
gilbert-work_why = Four repetitions are twelve for each corner. The patent also counts divisions, comparisons and the search of the simplex, each by the time that it took on a Harris 800; here only inner products are counted.

flat-line_source = Sato et al., section 4, figure 2
flat-line_says = On a computer of 16 Mflops a cycle takes less than 0.6 ms, however many polygons there are, where the plain method grows on a straight line.
flat-line_why = The plain line has the form that the paper says. The other grows a little, because a fixed motion passes more vertices of a finer hull; the paper does not say how its motion was chosen. Its times are those of its machine, and of today’s a browser’s clock tells little: products can be compared, times cannot.

bubbles_source = Sato et al., section 4
bubbles_says = For shapes of at most 10 000 polygons that are not convex, with C of about 10, it is nearly ten times as fast as a search in each cycle.
bubbles_here = In a cycle without a search only the pairs that were kept are looked at.
bubbles_why = A search in one cycle of C is about one part in C of the work, as the paper says. It does not say that the answers in between are only upper bounds: what happened is listed here each time that one of them is too large. The sure way searches when it can no longer prove its answer.

elements-left_source = JP 3316092 B2, step 2403 and those after it
elements-left_says = Elements that are farther than ε from the other hull are left out. The answer is the least distance between those that remain.
elements-left_why = What was left out may be nearest. Here a rod lies deep within the hull and far from its elements, while an arm outside the wall was left out. The sure way goes on until all that was left out is known to be farther than the answer.

two-stages_source = Kitamura 1996, section 2.4.1, table 2.1
two-stages_says = Spheres of 168 faces collide at cycle 116, with 32 interfering cubes and 15 pairs of faces, found in 251 ms. By all pairs it took 30 s.
two-stages_why = Cycle and pairs are the same. The cubes are not: with the tree of level 4, which the thesis names, there are 11, and 7 if the tree is built anew in each cycle. With level 5 there are 27. We do not know what the thesis counted more; each cube is counted once here.

all-pairs_source = Kitamura 1996, section 2.4
all-pairs_says = By all pairs of faces it took 30 s for two spheres of 168 faces, 269 s for two shuttles of 528 and 2 684 s for five of them. By octrees it took 251, 461 and 577 ms, and 589 ms for two spheres of 728 faces.
all-pairs_why = These are 28 224, 278 784 and 2 787 840 pairs, so that a pair took about 1 ms each time: what octrees save is pairs. At that price 251 ms are about 240 pairs. Here 3 750 pairs share a cube at level 4, and 646 if the trees are built anew; at level 5 it is 350, and 240 if they are built anew. So it may be that the 251 ms and the 32 cubes are of a finer tree than the text names; that is our guess, the thesis does not say it. All pairs of the spheres of 728 faces would take some nine minutes. The shuttles are not to be had, so that their cubes and pairs cannot be counted again.

four-steps-pairs_source = Kitamura 1996, section 3.5.1
four-steps-pairs_says = In the last cycle 1 160 pairs of faces are tested for spheres of 3 968 faces, and 121 of them collide; for spheres of 960 faces it is 186 and 21.
four-steps-pairs_why = The thesis does not tell where its spheres are nor how they move. By the motion of its table 2.1, with the globes turned in four ways, in the first three cycles with a collision we find 50 to 200 pairs that collide for 3 968 faces, and both published counts for 960 faces are among ours. The 1 160 lie between what boxes of the whole cycle leave over and what those of one instant do. So where spheres are and how they move matters, contrary to the thesis.

four-steps-shares_source = Kitamura 1996, table 3.1
four-steps-shares_says = Steps 1 to 4 take 0.5, 2.4, 13.2 and 83.9 per cent of the time.
four-steps-shares_why = The test of a pair has become quicker by more than the making of the list has, so that the list takes about as long, or longer. The shares are this computer’s, and change from run to run.

cycles_source = Kitamura 1996, section 3.5, figures 3.5 and 3.6
cycles_says = For two spheres of 3 968 faces a cycle takes about 2 ms while only boxes are compared, 12 ms from cycle 45 on, and 434 ms in the last cycle, 72; for 960 faces it is 126 ms. With a plain test of faces in place of the hulls it is about 70 ms, but collisions between samples may be missed.
cycles_why = The shape of the curve is the same: flat while the boxes are apart, and steep at the end. The curve begins later here than 27 cycles before the collision or earlier, as the parts move at the speed of table 2.1, which the text does not state for these figures. The two methods are much nearer to each other than 434 to 70: the test of two hulls costs little more than a plain one today, and most of the time goes into the list, which both share. The figures’ own points are not printed as numbers; only those the text tells are drawn.

venus_source = Kitamura 1996, chapter 6, figure 6.2
venus_says = The colliding faces of a Venus of 1 816 faces and a space shuttle of 528 are found in about 40 to 60 ms.
venus_why = Choose the two figures made here. They have as many faces and are not the same shapes: a body and a glider made from numbers, as neither Venus nor the shuttle can be had under a free licence. What can be compared is the number of faces and the kind of work, not the pairs, which depend on where the surfaces come together, as the thesis says itself.

how-deep_source = Kitamura 1996, section 2.5, figure 2.15
how-deep_says = Level 5 is fastest for 960 faces, and level 4 for 360. There a face’s longest edge is 0.91 and 0.73 of a voxel.
how-deep_why = For 48 faces the text names no fastest level; it gives their longest edge, 0.88 of a voxel at level 3. The trend is the same here: smaller faces want a deeper tree. Where it is deeper here, moving trees costs this machine little beside testing pairs of faces, so that more cubes pay. Near the best level the curve is flat, and two neighbours may change places from one run to the next.

more-hands_source = Kitamura 1996, section 3.5.2, figures 3.7 and 3.8
more-hands_says = With 3 968 faces, 434 ms on one processor become 120 ms on 12 of them dealt out beforehand, and 80 ms on 11 that take pairs as they come.
more-hands_why = In chapter 6 the thesis gives about 70 ms for objects of 4 000 faces, where chapter 3 has 80 ms as its best; it does not say why. Steps 1 to 3 were a sixth of the work then. Today they are the larger part, and they stay with one worker: more workers than a few gain nothing, and to wake one costs as much as many pairs do.

swept-hulls_source = Kitamura 1996, section 2.3 and chapter 3
swept-hulls_says = Two faces collide within the cycle if the hulls of their corners at both ends of it meet.
swept-hulls_why = For straight ways nothing is missed, but faces that pass the same place at different times are reported, too. For turns a corner leaves the hull by up to R (1 − cos φ/2), and a collision there is missed. The exact test allows for the arc.

conveyor_source = US 5056031, end of the summary of the invention
conveyor_says = The risk of a collision can be determined in real time between a moving manipulator and a standing conveyor structure, or between two manipulators.
conveyor_why = The patent gives no figures for this, and its conveyor stands. Here the belt runs, too: it is one more joint of the same motion, and what it carries moves like any link. “In real time” is told as counts and times elsewhere in this chapter; here it is the whole motion that is checked, between its steps, too.

compaction_source = Kitamura 1996, section 5.6, figure 5.11
compaction_says = 863 black nodes of a space shuttle become 458 cubes.
compaction_why = The shuttle is not to be had, so that the part is another one. The share that is left depends on how thick a part is: what is thick has large cubes in its tree already.

updates_source = Kitamura 1996, table 5.1
updates_says = One update takes 229 ms the way of Weng and Ahuja, 127 ms with the exact test, and 62 ms with compacted cubes as well.
updates_why = The order is the same, and each of the two steps saves about a half. The ratios depend on the part and on the machine; the conclusion of chapter 5 has 3.7 times in all, which is 229 to 62.

updates-tests_source = Kitamura 1996, section 5.6, table 5.1
updates-tests_says = For 863 black nodes at level 5 an update takes 54 007 tests of cubes by Weng and Ahuja and 43 223 exact ones. With 36 ms on four processors, the proposed way is about 4 times as fast as theirs in section 5.6, and about 6.4 times in section 5.7.
updates-tests_here = With “Shifts and turns”, for the last move and all full cells:
updates-tests_why = The part is another one, so that its counts are others; what compares is their ratio, 0.80 in the thesis. The exact test needs fewer because it never takes a cell that is apart for one that may not be. The thesis contradicts itself: both numbers are given for the same 36 ms on four processors against the same way. Table 5.1 has 229 ms to 36 ms, which is 6.4; it compares one processor with four.

updates-processors_source = Kitamura 1996, table 5.1
updates-processors_says = The 62 ms of one processor become 41 ms on 2, 38 ms on 3 and 36 ms on 4 processors.
updates-processors_here = Where the browser lends this page several threads, each move has the time of the variant chosen on one of them, and with all:
updates-processors_why = Cubes are dealt out among the processors, and one of them unites what they made. If only the first is shared, 62 ms and 36 ms leave about 27 ms that are not, and it would be 45 ms on 2 and 39 ms on 3: near to what was measured. Ours is shared and united in the same way. But an update takes so little today that to wake the threads may cost more than they save.

form-example_source = Kitamura 1996, section 5.2.1
form-example_says = A worked example of a tree as a text is (B(BWBBBWWWBWBWB(B(BWBBBWBWBBBBWBW, as we have it.
form-example_here = Read by the reader of this page:
form-example_why = Four of the symbols divide a cell. A tree with four divided cells has 1 + 4 · 8 = 33 cells, so that this text has a leaf too many: the tree is complete before the last symbol, and the reader refuses the text there. Which leaf should not be there cannot be told from the text, nor whether the thesis or our copy of it is wrong.

shift-comparisons_source = Kitamura 1996, section 5.5, figure 5.10
shift-comparisons_says = In the plane a square is shifted: the plain way compares coordinates 36 times, halving each axis for itself 8 times.
shift-comparisons_here = Choose “Shifts only” as the motion. Counted is the last shift of the whole part.
shift-comparisons_why = The figure is of one square. A whole part has faces on the same planes again and again, and each plane is compared once for all of its cubes, so that far more is saved. Fewer cubes save next to none of these comparisons, as they lie on the same planes.

shift-times_source = Kitamura 1996, section 5.6, figure 5.13
shift-times_says = Where a part only shifts and any contact counts, an update takes 33 ms with fewer cubes, 2.2 times as fast as the plain way.
shift-times_here = Choose “Shifts only” as the motion and “Any contact” as the rule.
shift-times_why = The order is the same, and the gain is larger here. The part is another one and so is the machine, and the thesis does not tell which comparisons its plain way leaves out; ours compares each face with each cell. The counts depend on no clock.

narrow-place_source = Kitamura 1996, section 4.4.1, figures 4.2 to 4.4
narrow-place_says = A robot of any shape, turned by steps of 30°, finds its way among the cells of a plane and turns to pass a narrow place.
narrow-place_why = The figure’s world is not to be had, so that only the kind compares. Whether the robot meets anything between two nodes the thesis does not ask. In the zigzag it does, and in a gap of 10 mm the search finds nothing where there is a way.

nine-worlds_source = Kitamura 1996, sections 4.3.4 and 4.4.2
nine-worlds_says = Nine static worlds in space were tried and timed. Of one in which the search found nothing, nothing is told.
nine-worlds_why = Our worlds are flat and were chosen to show where the search ends, the thesis’ were not. It looks at the robot in the middles of cells alone, and turns it only where no shift leads on. So it misses ways, and takes for free what it has not looked at.

one-level-more_source = Kitamura 1996, section 4.5.2
one-level-more_says = With a tree of depth 4 the search would take about an eighth of the time, with one of depth 6 about 8 times as long.
one-level-more_why = The thesis expects this from the size of the space and has not measured it. But empty cells stay large where there is room, and smaller ones have their middles where the robot fits with fewer turns. In three of our four worlds depth 6 takes fewer nodes than depth 5. In the two with two walls the windows are too narrow for the robot at depth 4, and the search looks at thousands of nodes to find nothing.

field-and-search_source = Kitamura 1996, sections 4.4.2 and 4.5, figure 4.12
field-and-search_says = In a world of 981 black nodes the field takes 2.8 s and the search 4.7 s. The field’s time grows with the number of black nodes.
field-and-search_why = The worlds are made up with about as many cells, as the thesis’ are not to be had. Cube by cube the field’s time grows in the same way; three passes along the axes give the same field in a time that does not depend on the number of cubes.

letting-go_source = Kitamura 1996, chapter 6
letting-go_says = A face lets go when the part’s centre is farther from its plane than k times the root of the area that is covered, k being 0.5.
letting-go_why = Taken by the letter, a cube of 7 cm that lies at rest is on the threshold already, as its centre is 3.5 cm from the plane. The steady method measures from the face that is held.

contours-speed_source = Fayzrakhmanov et al., figure 3
contours-speed_says = The test of contours that leaves one of them whole is 4 times as fast as separating axes of convex pieces, and 10 times as fast as GJK and EPA of convex pieces.
contours-speed_why = Not confirmed here. With boxes around the pieces nearly all pairs of pieces cost next to nothing, while the published test goes through all edges and for each of them through all corners. Whether their programs had such boxes the paper does not say; yet without them separating axes still take about a third of its time, and GJK and EPA nearly as long as it.

contours-lines_source = Fayzrakhmanov et al., step 9 of the algorithm
contours-lines_says = A contour with notches need not be cut into convex pieces: an edge is left out if the other contour lies on one side of it.
contours-lines_here = Choose a bar in a U’s notch, or a box within a U’s solid, and see what the test says.
contours-lines_why = The test looks at the edges’ lines, which go on where edges end. So a bar that stands free in a notch collides, it says, and a box within the solid does not.

wrong-sign_source = Kettner et al. 2008, failure A1
wrong-sign_says = In double precision p₄ is said to be to the left of all three edges of the triangle, though it is outside: the hull loses it.
wrong-sign_why = Nothing differs: the same doubles have the same wrong signs in every browser, as rounding is the same everywhere. With exact signs p₄ is kept.

pipeline-spheres_source = JP 3316092 B2, the method for parts that are not convex, step 1
pipeline-spheres_says = If the envelope spheres are apart, the distance of their centres is taken as the distance of the parts.
pipeline-spheres_why = The centres are no points of the parts. What the spheres prove is the gap between them, a lower bound, which is what the proven way keeps.

pipeline-answer_source = JP 3316092 B2, the method for parts that are not convex, steps 3 to 5
pipeline-answer_says = Elements farther than ε from the other’s hull are left out; the least distance between those that are left is the answer.
pipeline-answer_why = The patent has no example with numbers. In this channel our run of its rules gives 3.5, however finely the elements are cut. The true distance is 0.1, that of the arm which was left out. Both bounds of the proven way meet there.

pipeline-iterations_source = JP 3316092 B2, ¶ 0024
pipeline-iterations_says = In most cases three to four repetitions lead to the closest points.
pipeline-iterations_why = The average here is over all searches of the pipeline. Boxes have eight corners each, and many pairs overlap, so that a search among them is short.
