### Puzzles: one at the end of each chapter. The engine computes whether a puzzle is solved.

page_puzzle = Puzzle
page_puzzleNamed = Puzzle: { $puzzle }
page_puzzleNow = Now
page_puzzleGoal = Goal
page_puzzleMet = met
page_puzzleNotMet = not met yet
page_puzzleSolved = Solved
page_puzzleShown = One solution
page_puzzleRestart = Start again
page_puzzleShow = Show a solution
page_puzzleLesson = Back to the lesson

puzzle_closest-points = A hard pair for GJK
puzzleTask_closest-points = Find two hulls with few corners, some way apart, for which GJK needs many iterations.
puzzleWhy_closest-points = With a bad start, the search first points away from the other shape, so that iterations are spent on turning it around. The distance is right all the same: only the time depends on the start.
puzzle_hierarchical-spheres = A small sphere tree
puzzleTask_hierarchical-spheres = Choose the smallest radius and the ratio between ranks so that the tree has few spheres, needs few tests and raises few false alarms, all at once.
puzzleWhy_hierarchical-spheres = Large spheres are few but raise false alarms. Small ones are many. With a ratio near 2, neither the number of ranks nor the number of children of a sphere is large, so a check takes few tests.
puzzle_colliding-faces = Slower than brute force
puzzleTask_colliding-faces = Make sweep and prune take more swaps in a cycle than brute force makes tests. For 12 parts these are 66 tests.
puzzleWhy_colliding-faces = Sweep and prune is quick because little changes between two cycles. When parts move far in each cycle, the old order is of little use, and the lists are sorted almost from scratch.
puzzle_path-planning = The long way round
puzzleTask_path-planning = Move the disc so that the arm still reaches the ring, but its path has many cells.
puzzleWhy_path-planning = The region of the disc lies between the two poses, so the path goes around it or through a narrow gap of small cells. Where the region closes the way, no path through clear cells is left.
puzzle_face-constraints = Over the edge
puzzleTask_face-constraints = The table holds the cube. Pull the cube over the edge of the table as far as you can while the table still holds it.
puzzleWhy_face-constraints = While a cube slides, its face lets go only where the overlap is nearly gone. To take hold, it needs more. Without this hysteresis the cube would switch between held and free at the edge.
puzzle_flat-contours = All four agree
puzzleTask_flat-contours = The contours overlap. Move and turn B so that the first move of every method clears them.
puzzleWhy_flat-contours = Where the contours overlap as convex shapes would, the edges of one contour give the right direction to all methods. In the gap of the U, only the exact method finds the way out.
puzzle_what-is-ours = Close the interval
puzzleTask_what-is-ours = Pose the block so that it is deep, and so that a motion hardly longer than its depth separates the parts.
puzzleWhy_what-is-ours = The depth never exceeds the shortest motion that separates the parts. Both are equal if the shortest motion that frees the deepest point also frees all others. A turned block is held in more than one place, so a longer motion is needed.
