### Rank by rank.

lesson_rank-by-rank = A sphere tree, rank by rank

about_rank-by-rank = Spheres cover a part’s surface, from large to small, and a search goes down only where spheres meet.

source_rank-by-rank = US patent 5056031 (1991) · differences: cubes that fit their spheres, marks for each pair of parents, the nearest pair first

parameter_rank-by-rank_pose = Rod

choice_rank-by-rank_pose_touching = Collides
choice_rank-by-rank_pose_near = Near
choice_rank-by-rank_pose_apart = Apart

parameter_rank-by-rank_form = Radii

choice_rank-by-rank_form_ratio = About ρ = 2
choice_rank-by-rank_form_three-ranks = Three ranks
choice_rank-by-rank_form_exact = ρ = 2, exact (ours)

parameter_rank-by-rank_edge = Edge of a cube

choice_rank-by-rank_edge_cube-in-sphere = 2r/√3
choice_rank-by-rank_edge_square-in-circle = √2·r, as published

parameter_rank-by-rank_overlap = Overlapping cells

choice_rank-by-rank_overlap_delete = Cut
choice_rank-by-rank_overlap_keep = Kept

parameter_rank-by-rank_marks = Marks

choice_rank-by-rank_marks_per-pair = For each pair
choice_rank-by-rank_marks_cleared-all = All cleared, as published

say_rank_parts = two parts
    .text1 = A bracket and a rod. Do they collide? Their surfaces are covered by spheres, because two spheres are quickly tested: their distance is that of their centres, less both radii.
    .text2 = The user chooses the smallest radius, here { $accuracy }. This radius is the accuracy. The bracket gets { $a } ranks of spheres, the rod { $b }.
    .formula1 = |c₁ − c₂| ≤ r₁ + r₂

say_rank_first = rank { $rank }: one sphere around each
    .text1 = The first sphere of a part encloses its bounding box. The first sphere of the bracket has the radius { $radius }.
    .text2 = Two parts whose first spheres are apart need no more tests.
    .formula1 = r₁ = { $radius }

say_rank_deleted = rank { $rank }
    .text1 = Each cell of the previous rank is divided into cubes whose corners lie on a sphere of radius { $radius }. Only spheres on the surface are kept: { $a } on the bracket and { $b } on the rod. The inside stays empty.
    .text2 = Where the edge of a cell is no multiple of the cube’s edge, cubes overlap. Each cube is then cut where an earlier one covers it. So the next rank has no sphere twice.
    .formula1 = r = { $radius }
    .formula2 = edge = { $edge }

say_rank_kept = rank { $rank }
    .text1 = Each cell of the previous rank is divided into cubes whose corners lie on a sphere of radius { $radius }. Only spheres on the surface are kept: { $a } on the bracket and { $b } on the rod.
    .text2 = Where the edge of a cell is no multiple of the cube’s edge, cubes overlap. Here the cubes are not cut, and each is divided again as a whole. With every rank, more spheres overlap others.
    .formula1 = r = { $radius }
    .formula2 = edge = { $edge }

say_rank_covered = every point is covered
    .text1 = Each cube that the surface meets lies within its sphere, because its edge is 2r/√3. So the smallest spheres cover both surfaces. Where the surfaces touch, two spheres meet: no contact can be missed. { $samples } sample points agree, but samples alone would prove nothing.
    .text2 = The spheres extend beyond the surface by up to twice their radius. That is where false alarms come from.
    .formula1 = 0 of { $samples } points are in no sphere

say_rank_gaps = there are gaps
    .text1 = { $gaps } of { $samples } sample points of the surfaces are in none of the smallest spheres. Some of them are marked.
    .text2 = A square in a circle has the edge √2·r, but a cube in a sphere has the edge 2r/√3. Such a larger cube extends beyond its sphere at the corners, and a contact there may be missed.
    .formula1 = √2·r > 2r/√3

say_rank_roots = the search begins
    .text1 = The two first spheres are tested. They meet if their centres are at most { $reach } apart. If the spheres do not meet, the parts are apart.
    .text2 = From here on the search goes down only into spheres that meet.
    .formula1 =
        { $tests ->
            [one] { $tests } test
           *[other] { $tests } tests
        }

say_rank_marked = children are marked
    .text1 = A sphere of rank { $rank-a } of the bracket and one of rank { $rank-b } of the rod meet; both are grey. Each is tested with the children of the other. The children that it meets are marked, in green: { $a } of the bracket, { $b } of the rod.
    .text2 = Next, the pairs of marked spheres are tested. Where two meet, the search continues there.
    .formula1 = { $tests } tests so far

say_rank_dead-end = a dead end
    .text1 = A sphere of rank { $rank-a } of the bracket and one of rank { $rank-b } of the rod meet. But for one of the two, no child meets the other sphere. Marked: { $a } of the bracket, { $b } of the rod.
    .text2 = So nothing collides inside this pair. The search turns to the next pair that is still marked. Other dead ends are not shown.
    .formula1 = { $tests } tests so far

say_rank_cleared = all marks are cleared
    .text1 = When the search leaves this pair, the published method clears all marks: { $a } of the bracket and { $b } of the rod. It should clear only the marks made for this pair.
    .text2 = Siblings that were still to be tested are no longer marked. These siblings will never be tested.
    .formula1 = { $tests } tests so far

say_rank_hit = two smallest spheres meet
    .text1 = Each of the two spheres is of the last rank of its part. So at this accuracy, the answer is that the parts collide here.
    .text2 = To know whether there is a risk, the first hit is enough.
    .formula1 = { $tests } tests

say_rank_collide = they collide
    .text1 = A search to the end finds { $pairs } pairs of smallest spheres that meet. They show where the parts collide. The search takes { $tests } tests. Testing every smallest sphere of one part with every one of the other would take { $all }.
    .text2 = { $faces } pairs of triangles of the parts themselves collide: the answer is right.
    .formula1 = { $tests } of { $all } tests

say_rank_false-alarm = a false alarm
    .text1 = { $pairs } pairs of smallest spheres meet, but no faces do. The spheres only prove that the surfaces come within { $within } of each other, four times the smallest radius.
    .text2 = The search took { $tests } tests instead of { $all }. A smaller radius would show that these parts are apart, with more tests.
    .formula1 = gap ≤ { $within }

say_rank_missed = a collision is missed
    .text1 = { $faces } pairs of triangles collide, but the search found nothing. A search that clears only the marks of its own pair finds { $sure } pairs of smallest spheres.
    .text2 = Choose marks for each pair, or cubes that fit their spheres.
    .formula1 = 0 of { $sure } hits

say_rank_unmarked = right by chance
    .text1 = The search found no spheres that meet, and no faces do. But { $sure } pairs of smallest spheres do meet: marks were cleared before these pairs were tested.
    .text2 = The search took { $tests } tests. A real collision would have been missed in the same way.
    .formula1 = 0 of { $sure } hits

say_rank_apart = they are apart
    .text1 = No two smallest spheres meet, so the surfaces do not meet. The search took { $tests } tests instead of { $all }: whole branches of the tree were ruled out at their first spheres.
    .text2 = Even if spheres met, the surfaces could still be up to { $within } apart.
    .formula1 = { $tests } of { $all } tests

question_rank_growth = how many spheres will the bracket have in the next rank?
question_rank_covered = do the smallest spheres cover every point of the surfaces?
question_rank_collides = will the search find two smallest spheres that meet?
question_rank_agrees = will the exact faces give the same answer as the spheres?

number_accuracy = smallest radius
number_rank-radius = radius of this rank
number_cube-edge-length = edge of the cubes
number_spheres-a = spheres on the bracket
number_spheres-b = spheres on the rod
number_points-sampled = sample points
number_points-uncovered = sample points in no sphere
number_sphere-tests = tests of spheres
number_tests-of-all = tests if every pair is tested
number_sphere-hits = pairs of spheres that meet
number_colliding-faces = pairs of faces that meet
number_alarm-within = gap of a false alarm

chart_spheres-of-ranks = Spheres of each rank
chart_tests-of-ranks = Tests of each rank, all hits

axis_rank = rank

line_deleted-a = bracket, overlap cut
line_deleted-b = rod, overlap cut
line_kept-a = bracket, overlap kept
line_kept-b = rod, overlap kept
line_all-hits-tests = tests

why_rank_growth = The bracket has { $a } spheres now. With ρ = 2, about two new cubes fit along the edge of an old one; with three ranks, more. In a solid, two along each edge would give eight times as many spheres, but only spheres on the surface are kept.
why_rank_covered = A cube is within its sphere if its edge is at most 2r/√3, which is 1.15 r. An edge of √2·r is longer. Here r is { $radius } and the edge is { $edge }.
why_rank_collides = Spheres extend beyond the surfaces, so they meet before the parts do. At a point that no sphere covers, a contact can be missed. Here there are { $gaps } such sample points. See how near the two parts are.
why_rank_agrees = Spheres can report too much, because they extend beyond the surface. The search can report too little where marks were cleared or points are not covered. See whether faces meet where the smallest spheres do.

## Pseudocode

rank-by-rank_radii = r₁ … rₙ: from the sphere around the box down to the accuracy rₙ, in about equal ratios
rank-by-rank_first = rank 1 ← the sphere around the bounding box
rank-by-rank_next = for each rank i from 2 to n, and each cell of rank i − 1:
rank-by-rank_cubes = divide the cell into cubes with their corners on spheres of radius rᵢ (as published: of edge √2·rᵢ)
rank-by-rank_surface = keep the cubes whose spheres meet the surface (ours: cubes that meet it themselves)
rank-by-rank_overlap = remove from each cell what earlier cells cover
rank-by-rank_covered = is each point of the surfaces in a sphere of rank n?
rank-by-rank_roots = if the first spheres are apart: return apart; else search(the two)
rank-by-rank_search = search(x, y), two spheres that meet:
rank-by-rank_hit = if both are of their last rank: a hit; the first one is enough
rank-by-rank_mark = mark the children of x that meet y, and those of y that meet x
rank-by-rank_dead = if none is marked on one side: return
rank-by-rank_below = for each two marked spheres u, v that meet: search(u, v)
rank-by-rank_clear = clear the marks of this pair (as published: all marks)
rank-by-rank_collide = if there is a hit: return “collide, or at most 4·rₙ apart”
rank-by-rank_apart = else return “apart”

## Glossary

bounding-box = bounding box
    .forms = bounding box | its sides along the axes of the world
    .text = The smallest box with sides along the axes that contains an object. It is also called axis-aligned bounding box (AABB).

sphere-tree = sphere tree
    .forms = covered by spheres
    .text = Spheres that cover a surface, from large to small: a bounding volume hierarchy (BVH). Each sphere contains the surface that its children cover. Where two large spheres are apart, no pair below them needs a test.

rank = rank
    .forms = rank | ranks
    .text = All spheres of a part that have the same size. Rank 1 is a single sphere around the part; the last rank has the smallest radius.

accuracy = accuracy
    .forms = accuracy
    .text = The smallest radius, which the user chooses. At a false alarm the parts are at most four radii apart.

missed-collision = missed collision
    .forms = missed | misses
    .text = A collision that exists but is not reported: the error that a safety check must never make.

marks = marks
    .forms = marked | marks
    .text = The search marks spheres that are still to be tested against each other. The patent clears all marks when the search leaves a pair, and so loses siblings that were still waiting.
