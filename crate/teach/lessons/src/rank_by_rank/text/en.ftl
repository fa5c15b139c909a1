### Rank by rank.

lesson_rank-by-rank = Rank by rank

about_rank-by-rank = A part’s surface is put under spheres, large to small, and a search goes down only where spheres meet.

source_rank-by-rank = US patent 5056031 (1991) · departs from it: cubes that fit their spheres, marks for each pair of parents, the nearest pair first

parameter_rank-by-rank_pose = The rod

choice_rank-by-rank_pose_touching = Collides
choice_rank-by-rank_pose_near = Near
choice_rank-by-rank_pose_apart = Apart

parameter_rank-by-rank_form = Radii

choice_rank-by-rank_form_ratio = About ρ = 2
choice_rank-by-rank_form_three-ranks = Three ranks
choice_rank-by-rank_form_exact = ρ = 2, exact (ours)

parameter_rank-by-rank_edge = Edge of a cube

choice_rank-by-rank_edge_cube-in-sphere = 2r/√3
choice_rank-by-rank_edge_square-in-circle = √2·r, as in the text

parameter_rank-by-rank_overlap = Overlapping cells

choice_rank-by-rank_overlap_delete = Cut
choice_rank-by-rank_overlap_keep = Kept

parameter_rank-by-rank_marks = Marks

choice_rank-by-rank_marks_per-pair = For each pair
choice_rank-by-rank_marks_cleared-all = All cleared, as in the text

say_rank_parts = two parts
    .text1 = A bracket and a rod. Do they collide? Their surfaces will be put under spheres, since two spheres are tested with one subtraction of centres.
    .text2 = The user chooses the smallest radius, here { $accuracy }. It is the accuracy. The bracket gets { $a } ranks of spheres, the rod { $b }.
    .formula1 = |c₁ − c₂| ≤ r₁ + r₂

say_rank_first = rank { $rank }: one sphere around each
    .text1 = The first sphere of a part is the one around its bounding box; the bracket’s has the radius { $radius }.
    .text2 = Two parts whose first spheres are apart need no more tests.
    .formula1 = r₁ = { $radius }

say_rank_deleted = rank { $rank }
    .text1 = Each cell of the rank before is divided into cubes whose corners lie on a sphere of radius { $radius }. Only spheres on the surface are kept: { $a } on the bracket and { $b } on the rod. The inside stays empty.
    .text2 = Where a cell is no multiple of the cube, cubes overlap. Each then loses what those before it own, so that the next rank does not make the same spheres twice.
    .formula1 = r = { $radius }
    .formula2 = edge = { $edge }

say_rank_kept = rank { $rank }
    .text1 = Each cell of the rank before is divided into cubes whose corners lie on a sphere of radius { $radius }. Only spheres on the surface are kept: { $a } on the bracket and { $b } on the rod.
    .text2 = Where a cell is no multiple of the cube, cubes overlap, and here they stay so. Each is divided again as a whole: with every rank more spheres lie over others.
    .formula1 = r = { $radius }
    .formula2 = edge = { $edge }

say_rank_covered = all is covered
    .text1 = Each cube that the surface meets lies within its sphere, for its edge is 2r/√3. So the smallest spheres cover all of both surfaces, and where the surfaces touch, two spheres meet: no contact can be missed. { $samples } sample points agree; samples alone would prove nothing.
    .text2 = The spheres stand out of the surface by up to twice their radius. That is where false alarms come from.
    .formula1 = 0 of { $samples } points are in no sphere

say_rank_gaps = there are gaps
    .text1 = { $gaps } of { $samples } points of the surfaces are in no smallest sphere. Some of them are marked.
    .text2 = An edge of √2·r is that of the square in a circle. A cube in a sphere has the edge 2r/√3; larger ones stand out of their spheres at the corners, and a contact there is missed.
    .formula1 = √2·r > 2r/√3

say_rank_roots = the search begins
    .text1 = The two first spheres are tested: their centres may be { $reach } from each other. If they are farther, the parts are apart.
    .text2 = From here on the search goes down only into spheres that meet.
    .formula1 =
        { $tests ->
            [one] { $tests } test
           *[other] { $tests } tests
        }

say_rank_marked = children are marked
    .text1 = A sphere of rank { $rank-a } of the bracket and one of rank { $rank-b } of the rod meet; they are grey. Each is tested with the other’s children. Those that meet it are marked, in green: { $a } of the bracket, { $b } of the rod.
    .text2 = Next the pairs of marked ones are tested, and where one meets, the search goes on there.
    .formula1 = { $tests } tests so far

say_rank_dead-end = a dead end
    .text1 = A sphere of rank { $rank-a } of the bracket and one of rank { $rank-b } of the rod meet, but on one side no child meets the other: { $a } marked of the bracket, { $b } of the rod.
    .text2 = Nothing collides in here. The search turns to the next pair that is still marked; others that lead nowhere are not shown.
    .formula1 = { $tests } tests so far

say_rank_cleared = all marks are cleared
    .text1 = On the way out of this pair the text clears all marks, { $a } of the bracket and { $b } of the rod, not only those made for this pair.
    .text2 = Siblings that were still to be tested are no longer marked. What is in them will never be looked at.
    .formula1 = { $tests } tests so far

say_rank_hit = two smallest spheres meet
    .text1 = Both are of their last rank. That is the answer: the parts collide here, as far as this accuracy can tell.
    .text2 = To know whether there is a risk, the first hit is enough.
    .formula1 = { $tests } tests

say_rank_collide = they collide
    .text1 = Searched to its end, { $pairs } pairs of smallest spheres meet; they show where. That takes { $tests } tests, in place of { $all } for every smallest sphere with every other.
    .text2 = The faces themselves collide in { $faces } pairs of triangles: the answer is right.
    .formula1 = { $tests } of { $all } tests

say_rank_false-alarm = a false alarm
    .text1 = { $pairs } pairs of smallest spheres meet, but no faces do. The spheres only say that the surfaces come within { $within } of each other, four times the smallest radius.
    .text2 = It took { $tests } tests in place of { $all }. A smaller radius would tell these parts apart, at a price.
    .formula1 = gap ≤ { $within }

say_rank_missed = a collision is missed
    .text1 = The faces collide in { $faces } pairs of triangles, but the search found nothing. A search that only clears the marks of its own pair finds { $sure } pairs of smallest spheres.
    .text2 = Choose the marks for each pair, or cubes that fit their spheres.
    .formula1 = 0 of { $sure } hits

say_rank_unmarked = right by chance
    .text1 = No spheres were found to meet, and no faces do. But { $sure } pairs of smallest spheres do meet: marks were cleared before these pairs were tested.
    .text2 = It took { $tests } tests. Had the parts collided, it would have been missed just so.
    .formula1 = 0 of { $sure } hits

say_rank_apart = they are apart
    .text1 = No two smallest spheres meet, so the surfaces do not. It took { $tests } tests in place of { $all }: whole branches were left out at their first spheres.
    .text2 = Had they met, the surfaces could still have been up to { $within } apart.
    .formula1 = { $tests } of { $all } tests

question_rank_growth = how many spheres will the bracket have in the next rank?
question_rank_covered = do the smallest spheres cover every point of the surfaces?
question_rank_collides = will the search find spheres that collide?
question_rank_agrees = will the exact faces say the same as the spheres?

number_accuracy = smallest radius
number_rank-radius = radius
number_cube-edge-length = edge of the cubes
number_spheres-a = spheres on the bracket
number_spheres-b = spheres on the rod
number_points-sampled = points looked at
number_points-uncovered = in no sphere
number_sphere-tests = tests of spheres
number_tests-of-all = tests of all with all
number_sphere-hits = pairs of spheres that meet
number_colliding-faces = pairs of faces that do
number_alarm-within = a false alarm’s gap

chart_spheres-of-ranks = Spheres of each rank
chart_tests-of-ranks = Tests of each rank, all hits

axis_rank = rank

line_deleted-a = bracket, overlap cut
line_deleted-b = rod, overlap cut
line_kept-a = bracket, overlap kept
line_kept-b = rod, overlap kept
line_all-hits-tests = tests

why_rank_growth = The bracket has { $a } spheres now. The next radius is so much smaller that about two cubes fit along an edge where there was one. That would be eight in a solid, but only spheres on the surface are kept.
why_rank_covered = A cube is within its sphere if its edge is at most 2r/√3, which is 1.15 r; √2·r is more. Here r is { $radius } and the edge is { $edge }.
why_rank_collides = Spheres stand out of the surfaces, so they meet before the parts do; and where points are covered by no sphere, here { $gaps }, a contact can be missed. Look how near the two parts are.
why_rank_agrees = Spheres can say too much: they stand out of the surface. And they can say too little, where marks were cleared or points are covered by none. Look whether faces meet where the smallest spheres do.

## Pseudocode

rank-by-rank_radii = r₁ … rₙ: from the sphere around the box down to the accuracy rₙ, about equal ratios between them
rank-by-rank_first = rank 1 ← the sphere around the bounding box
rank-by-rank_next = for each rank i from 2 to n, and each cell of rank i − 1:
rank-by-rank_cubes = divide the cell into cubes, their corners on spheres of radius rᵢ (in the text: of edge √2·rᵢ)
rank-by-rank_surface = keep the cubes whose spheres meet the surface (ours: that meet it themselves)
rank-by-rank_overlap = take from each cell what cells before it own
rank-by-rank_covered = is each point of the surfaces in a sphere of rank n?
rank-by-rank_roots = if the first spheres are apart: return apart; else search(the two)
rank-by-rank_search = search(x, y), two spheres that meet:
rank-by-rank_hit = if both are of their last rank: a hit; the first one is enough
rank-by-rank_mark = mark the children of x that meet y, and those of y that meet x
rank-by-rank_dead = if none is marked on one side: return
rank-by-rank_below = for each two marked ones u, v that meet: search(u, v)
rank-by-rank_clear = clear the marks of this pair (in the text: all marks)
rank-by-rank_collide = if there is a hit: return “they collide”, or come within 4·rₙ of it
rank-by-rank_apart = else return “apart”

## Glossary

bounding-box = bounding box
    .forms = bounding box | its sides along the axes of the world
    .text = The smallest box with sides along the axes that holds something.

sphere-tree = sphere tree
    .forms = put under spheres | surfaces under spheres
    .text = Spheres over a surface, large to small: each holds what its children cover of the surface. Where two large ones are apart, all below them is settled.

rank = rank
    .forms = rank | ranks
    .text = All spheres of one size of a part. Rank 1 is a single sphere around it; the last rank has the smallest radius.

accuracy = accuracy
    .forms = accuracy
    .text = The smallest radius, which the user chooses. At a false alarm the parts are at most four radii apart.

missed-collision = missed collision
    .forms = missed | misses
    .text = A collision that is there and is not reported: the error that a safety check may never make.

marks = marks
    .forms = marked | marks
    .text = What the search notes on spheres that are still to be tested against each other. The patent clears all of them on the way out of a pair, and so loses siblings that were still waiting.
