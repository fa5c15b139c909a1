/** The paper says, we measure, why they differ: of each claim the source, and what is to be told about it. */
export const claimTexts = {
  "page.paper": "The paper and this page",
  "page.paperSays": "The paper says",
  "page.weMeasure": "We measure",
  "page.whyTheyDiffer": "Why they differ",
  "page.notYetMeasured": "Measured in another step of this lesson.",

  "claim.gilbert-iterations.source": "JP 3316092 B2, ¶ 0024",
  "claim.gilbert-iterations.says": "In most cases three to four repetitions lead to the closest points.",
  "claim.gilbert-iterations.why":
    "They agree for shapes of few corners. Between many corners, several are nearly as good, and near contact it takes longer until a bound proves anything: with 240 corners it is 6 repetitions at a gap of 30 and 10 at a gap of 1.",

  "claim.gilbert-work.source": "JP 3316092 B2, ¶ 0031 and 0032, figure 74",
  "claim.gilbert-work.says":
    "The work is in proportion to the number M of all corners: that of 14 to 19 multiplications with additions for each of them, whether the shapes are apart, touch or interfere.",
  "claim.gilbert-work.here":
    "An inner product is three multiplications with additions. Each repetition takes one for each corner.",
  "claim.gilbert-work.why":
    "Four repetitions are twelve for each corner. The patent also counts divisions, comparisons and the search of the simplex, each by the time that it took on a Harris 800; here only inner products are counted.",

  "claim.flat-line.source": "Sato et al., section 4, figure 2",
  "claim.flat-line.says":
    "On a computer of 16 Mflops a cycle takes less than 0.6 ms, however many polygons there are, where the plain method grows on a straight line.",
  "claim.flat-line.why":
    "The plain line has the form that the paper says. The other grows a little, because a fixed motion passes more vertices of a finer hull; the paper does not say how its motion was chosen. Its times are those of its machine, and of today’s a browser’s clock tells little: products can be compared, times cannot.",

  "claim.bubbles.source": "Sato et al., section 4",
  "claim.bubbles.says":
    "For shapes of at most 10 000 polygons that are not convex, with C of about 10, it is nearly ten times as fast as a search in each cycle.",
  "claim.bubbles.here": "In a cycle without a search only the pairs that were kept are looked at.",
  "claim.bubbles.why":
    "A search in one cycle of C is about one part in C of the work, as the paper says. It does not say that the answers in between are only upper bounds: what happened is listed here each time that one of them is too large. The sure way searches when it can no longer prove its answer.",

  "claim.elements-left.source": "JP 3316092 B2, step 2403 and those after it",
  "claim.elements-left.says":
    "Elements that are farther than ε from the other hull are left out. The answer is the least distance between those that remain.",
  "claim.elements-left.why":
    "What was left out may be nearest. Here a rod lies deep within the hull and far from its elements, while an arm outside the wall was left out. The sure way goes on until all that was left out is known to be farther than the answer.",

  "claim.two-stages.source": "Kitamura 1996, section 2.4.1, table 2.1",
  "claim.two-stages.says":
    "Spheres of 168 faces collide at cycle 116, with 32 interfering cubes and 15 pairs of faces, found in 251 ms. By all pairs it took 30 s.",
  "claim.two-stages.why":
    "Cycle and pairs are the same. The cubes are not: with the tree of level 4, which the thesis names, there are 11, and 7 if the tree is built anew in each cycle. With level 5 there are 27. We do not know what the thesis counted more; each cube is counted once here.",

  "claim.all-pairs.source": "Kitamura 1996, section 2.4",
  "claim.all-pairs.says":
    "By all pairs of faces it took 30 s for two spheres of 168 faces, 269 s for two shuttles of 528 and 2 684 s for five of them. By octrees it took 251, 461 and 577 ms, and 589 ms for two spheres of 728 faces.",
  "claim.all-pairs.why":
    "These are 28 224, 278 784 and 2 787 840 pairs, so that a pair took about 1 ms each time: what octrees save is pairs. At that price 251 ms are about 240 pairs. Here 3 750 pairs share a cube at level 4, and 646 if the trees are built anew; at level 5 it is 350, and 240 if they are built anew. So it may be that the 251 ms and the 32 cubes are of a finer tree than the text names; that is our guess, the thesis does not say it. All pairs of the spheres of 728 faces would take some nine minutes. The shuttles are not to be had, so that their cubes and pairs cannot be counted again.",

  "claim.four-steps-pairs.source": "Kitamura 1996, section 3.5.1",
  "claim.four-steps-pairs.says":
    "In the last cycle 1 160 pairs of faces are tested for spheres of 3 968 faces, and 121 of them collide; for spheres of 960 faces it is 186 and 21.",
  "claim.four-steps-pairs.why":
    "The thesis does not tell where its spheres are nor how they move. By the motion of its table 2.1, with the globes turned in four ways, in the first three cycles with a collision we find 50 to 200 pairs that collide for 3 968 faces, and both published counts for 960 faces are among ours. The 1 160 lie between what boxes of the whole cycle leave over and what those of one instant do. So where spheres are and how they move matters, contrary to the thesis.",

  "claim.four-steps-shares.source": "Kitamura 1996, table 3.1",
  "claim.four-steps-shares.says": "Steps 1 to 4 take 0.5, 2.4, 13.2 and 83.9 per cent of the time.",
  "claim.four-steps-shares.why":
    "The test of a pair has become quicker by more than the making of the list has, so that the list takes about as long, or longer. The shares are this computer’s, and change from run to run.",

  "claim.cycles.source": "Kitamura 1996, section 3.5, figures 3.5 and 3.6",
  "claim.cycles.says":
    "For two spheres of 3 968 faces a cycle takes about 2 ms while only boxes are compared, 12 ms from cycle 45 on, and 434 ms in the last cycle, 72; for 960 faces it is 126 ms. With a plain test of faces in place of the hulls it is about 70 ms, but collisions between samples may be missed.",
  "claim.cycles.why":
    "The shape of the curve is the same: flat while the boxes are apart, and steep at the end. The curve begins later here than 27 cycles before the collision or earlier, as the parts move at the speed of table 2.1, which the text does not state for these figures. The two methods are much nearer to each other than 434 to 70: the test of two hulls costs little more than a plain one today, and most of the time goes into the list, which both share. The figures’ own points are not printed as numbers; only those the text tells are drawn.",

  "claim.venus.source": "Kitamura 1996, chapter 6, figure 6.2",
  "claim.venus.says":
    "The colliding faces of a Venus of 1 816 faces and a space shuttle of 528 are found in about 40 to 60 ms.",
  "claim.venus.why":
    "Choose the two figures made here. They have as many faces and are not the same shapes: a body and a glider made from numbers, as neither Venus nor the shuttle can be had under a free licence. What can be compared is the number of faces and the kind of work, not the pairs, which depend on where the surfaces come together, as the thesis says itself.",

  "claim.how-deep.source": "Kitamura 1996, section 2.5, figure 2.15",
  "claim.how-deep.says":
    "Level 5 is fastest for 960 faces, and level 4 for 360. There a face’s longest edge is 0.91 and 0.73 of a voxel.",
  "claim.how-deep.why":
    "For 48 faces the text names no fastest level; it gives their longest edge, 0.88 of a voxel at level 3. The trend is the same here: smaller faces want a deeper tree. Where it is deeper here, moving trees costs this machine little beside testing pairs of faces, so that more cubes pay. Near the best level the curve is flat, and two neighbours may change places from one run to the next.",

  "claim.more-hands.source": "Kitamura 1996, section 3.5.2, figures 3.7 and 3.8",
  "claim.more-hands.says":
    "With 3 968 faces, 434 ms on one processor become 120 ms on 12 of them dealt out beforehand, and 80 ms on 11 that take pairs as they come.",
  "claim.more-hands.why":
    "In chapter 6 the thesis gives about 70 ms for objects of 4 000 faces, where chapter 3 has 80 ms as its best; it does not say why. Steps 1 to 3 were a sixth of the work then. Today they are the larger part, and they stay with one worker: more workers than a few gain nothing, and to wake one costs as much as many pairs do.",

  "claim.swept-hulls.source": "Kitamura 1996, section 2.3 and chapter 3",
  "claim.swept-hulls.says":
    "Two faces collide within the cycle if the hulls of their corners at both ends of it meet.",
  "claim.swept-hulls.why":
    "For straight ways nothing is missed, but faces that pass the same place at different times are reported, too. For turns a corner leaves the hull by up to R (1 − cos φ/2), and a collision there is missed. The exact test allows for the arc.",

  "claim.conveyor.source": "US 5056031, end of the summary of the invention",
  "claim.conveyor.says":
    "The risk of a collision can be determined in real time between a moving manipulator and a standing conveyor structure, or between two manipulators.",
  "claim.conveyor.why":
    "The patent gives no figures for this, and its conveyor stands. Here the belt runs, too: it is one more joint of the same motion, and what it carries moves like any link. “In real time” is told as counts and times elsewhere in this chapter; here it is the whole motion that is checked, between its steps, too.",

  "claim.compaction.source": "Kitamura 1996, section 5.6, figure 5.11",
  "claim.compaction.says": "863 black nodes of a space shuttle become 458 cubes.",
  "claim.compaction.why":
    "The shuttle is not to be had, so that the part is another one. The share that is left depends on how thick a part is: what is thick has large cubes in its tree already.",

  "claim.updates.source": "Kitamura 1996, table 5.1",
  "claim.updates.says":
    "One update takes 229 ms the way of Weng and Ahuja, 127 ms with the exact test, and 62 ms with compacted cubes as well.",
  "claim.updates.why":
    "The order is the same, and each of the two steps saves about a half. The ratios depend on the part and on the machine; the conclusion of chapter 5 has 3.7 times in all, which is 229 to 62.",

  "claim.updates-tests.source": "Kitamura 1996, section 5.6, table 5.1",
  "claim.updates-tests.says":
    "For 863 black nodes at level 5 an update takes 54 007 tests of cubes by Weng and Ahuja and 43 223 exact ones. With 36 ms on four processors, the proposed way is about 4 times as fast as theirs in section 5.6, and about 6.4 times in section 5.7.",
  "claim.updates-tests.here": "With “Shifts and turns”, for the last move and all full cells:",
  "claim.updates-tests.why":
    "The part is another one, so that its counts are others; what compares is their ratio, 0.80 in the thesis. The exact test needs fewer because it never takes a cell that is apart for one that may not be. The thesis contradicts itself: both numbers are given for the same 36 ms on four processors against the same way. Table 5.1 has 229 ms to 36 ms, which is 6.4; it compares one processor with four.",

  "claim.updates-processors.source": "Kitamura 1996, table 5.1",
  "claim.updates-processors.says":
    "The 62 ms of one processor become 41 ms on 2, 38 ms on 3 and 36 ms on 4 processors.",
  "claim.updates-processors.here":
    "Where the browser lends this page several threads, each move has the time of the variant chosen on one of them, and with all:",
  "claim.updates-processors.why":
    "Cubes are dealt out among the processors, and one of them unites what they made. If only the first is shared, 62 ms and 36 ms leave about 27 ms that are not, and it would be 45 ms on 2 and 39 ms on 3: near to what was measured. Ours is shared and united in the same way. But an update takes so little today that to wake the threads may cost more than they save.",

  "claim.form-example.source": "Kitamura 1996, section 5.2.1",
  "claim.form-example.says":
    "A worked example of a tree as a text is (B(BWBBBWWWBWBWB(B(BWBBBWBWBBBBWBW, as we have it.",
  "claim.form-example.here": "Read by the reader of this page:",
  "claim.form-example.why":
    "Four of the symbols divide a cell. A tree with four divided cells has 1 + 4 · 8 = 33 cells, so that this text has a leaf too many: the tree is complete before the last symbol, and the reader refuses the text there. Which leaf should not be there cannot be told from the text, nor whether the thesis or our copy of it is wrong.",

  "claim.shift-comparisons.source": "Kitamura 1996, section 5.5, figure 5.10",
  "claim.shift-comparisons.says":
    "In the plane a square is shifted: the plain way compares coordinates 36 times, halving each axis for itself 8 times.",
  "claim.shift-comparisons.here":
    "Choose “Shifts only” as the motion. Counted is the last shift of the whole part.",
  "claim.shift-comparisons.why":
    "The figure is of one square. A whole part has faces on the same planes again and again, and each plane is compared once for all of its cubes, so that far more is saved. Fewer cubes save next to none of these comparisons, as they lie on the same planes.",

  "claim.shift-times.source": "Kitamura 1996, section 5.6, figure 5.13",
  "claim.shift-times.says":
    "Where a part only shifts and any contact counts, an update takes 33 ms with fewer cubes, 2.2 times as fast as the plain way.",
  "claim.shift-times.here": "Choose “Shifts only” as the motion and “Any contact” as the rule.",
  "claim.shift-times.why":
    "The order is the same, and the gain is larger here. The part is another one and so is the machine, and the thesis does not tell which comparisons its plain way leaves out; ours compares each face with each cell. The counts depend on no clock.",

  "claim.narrow-place.source": "Kitamura 1996, section 4.4.1, figures 4.2 to 4.4",
  "claim.narrow-place.says":
    "A robot of any shape, turned by steps of 30°, finds its way among the cells of a plane and turns to pass a narrow place.",
  "claim.narrow-place.why":
    "The figure’s world is not to be had, so that only the kind compares. Whether the robot meets anything between two nodes the thesis does not ask. In the zigzag it does, and in a gap of 10 mm the search finds nothing where there is a way.",

  "claim.nine-worlds.source": "Kitamura 1996, sections 4.3.4 and 4.4.2",
  "claim.nine-worlds.says":
    "Nine static worlds in space were tried and timed. Of one in which the search found nothing, nothing is told.",
  "claim.nine-worlds.why":
    "Our worlds are flat and were chosen to show where the search ends, the thesis’ were not. It looks at the robot in the middles of cells alone, and turns it only where no shift leads on. So it misses ways, and takes for free what it has not looked at.",

  "claim.one-level-more.source": "Kitamura 1996, section 4.5.2",
  "claim.one-level-more.says":
    "With a tree of depth 4 the search would take about an eighth of the time, with one of depth 6 about 8 times as long.",
  "claim.one-level-more.why":
    "The thesis expects this from the size of the space and has not measured it. But empty cells stay large where there is room, and smaller ones have their middles where the robot fits with fewer turns. In three of our four worlds depth 6 takes fewer nodes than depth 5. In the two with two walls the windows are too narrow for the robot at depth 4, and the search looks at thousands of nodes to find nothing.",

  "claim.field-and-search.source": "Kitamura 1996, sections 4.4.2 and 4.5, figure 4.12",
  "claim.field-and-search.says":
    "In a world of 981 black nodes the field takes 2.8 s and the search 4.7 s. The field’s time grows with the number of black nodes.",
  "claim.field-and-search.why":
    "The worlds are made up with about as many cells, as the thesis’ are not to be had. Cube by cube the field’s time grows in the same way; three passes along the axes give the same field in a time that does not depend on the number of cubes.",

  "claim.letting-go.source": "Kitamura 1996, chapter 6",
  "claim.letting-go.says":
    "A face lets go when the part’s centre is farther from its plane than k times the root of the area that is covered, k being 0.5.",
  "claim.letting-go.why":
    "Taken by the letter, a cube of 7 cm that lies at rest is on the threshold already, as its centre is 3.5 cm from the plane. The steady method measures from the face that is held.",

  "claim.contours-speed.source": "Fayzrakhmanov et al., figure 3",
  "claim.contours-speed.says":
    "The test of contours that leaves one of them whole is 4 times as fast as separating axes of convex pieces, and 10 times as fast as GJK and EPA of convex pieces.",
  "claim.contours-speed.why":
    "Not confirmed here. With boxes around the pieces nearly all pairs of pieces cost next to nothing, while the published test goes through all edges and for each of them through all corners. Whether their programs had such boxes the paper does not say; yet without them separating axes still take about a third of its time, and GJK and EPA nearly as long as it.",

  "claim.contours-lines.source": "Fayzrakhmanov et al., step 9 of the algorithm",
  "claim.contours-lines.says":
    "A contour with notches need not be cut into convex pieces: an edge is left out if the other contour lies on one side of it.",
  "claim.contours-lines.here":
    "Choose a bar in a U’s notch, or a box within a U’s solid, and see what the test says.",
  "claim.contours-lines.why":
    "The test looks at the edges’ lines, which go on where edges end. So a bar that stands free in a notch collides, it says, and a box within the solid does not.",
} as const;
