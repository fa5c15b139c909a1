### Degrees of freedom.

lesson_degrees-of-freedom = Degrees of freedom

about_degrees-of-freedom = A cube on a table, against a second one, into a corner, and torn off again: drag the hand and see what the faces leave of its motion.

source_degrees-of-freedom = Kitamura 1996, chapter 6, figure 6.1, table 6.1 · the steady method, which also takes near faces and measures from the face, is an addition

parameter_degrees-of-freedom_case = The cube is put against

choice_degrees-of-freedom_case_one = one face
choice_degrees-of-freedom_case_two = two
choice_degrees-of-freedom_case_three = three

parameter_degrees-of-freedom_method = Method

choice_degrees-of-freedom_method_steady = steady
choice_degrees-of-freedom_method_published = published

parameter_degrees-of-freedom_x = The hand to the right, mm
parameter_degrees-of-freedom_y = The hand to the back, mm
parameter_degrees-of-freedom_z = The hand up, mm
parameter_degrees-of-freedom_turn = The hand turned about the vertical, °
parameter_degrees-of-freedom_tilt = The hand tilted, °
parameter_degrees-of-freedom_angle-weight = C_r: what the angle of the normals weighs
parameter_degrees-of-freedom_velocity-weight = C_v: what the direction of motion weighs
parameter_degrees-of-freedom_threshold = Threshold: least share of the face covered
parameter_degrees-of-freedom_hysteresis = H: more to take hold, less to let go
parameter_degrees-of-freedom_pull = k: how hard a face holds, in √area

say_freedoms_approach = six degrees of freedom
    .text1 = A hand brings a cube of 7 cm. In the air it can shift along three directions and turn about three axes: { $dof } degrees of freedom. To put it down by eye alone, all { $dof } must be right at once.
    .text2 = The hand is the cube of orange lines. The solid cube is what is shown. Drag the hand, here or at any step: what the numbers say follows it. It turns by its slider, or by a drag with Shift held.
    .formula1 = 3 shifts + 3 turns = { $dof }

say_freedoms_candidates = which face is meant?
    .text1 = Faces that come near attract each other if their normals differ by 120° or more and enough of the smaller one is covered, more than { SHARE($takes-above) }. Each pair is weighed: r is the angle between the two normals, v the angle between the motion of the held face and the normal of the other one, both in radians.
    .text2 = Here r = { $r } and v = { $v }. A face that is still some way off attracts by up to a quarter less, hence { $attraction } in the picture. The pair with the largest attraction will be taken.
    .formula1 = r·C_r + v·C_v = { $r }·{ $r-weight } + { $v }·{ $v-weight } = { $full }

say_freedoms_candidates-published = nothing is weighed before faces collide
    .text1 = The published method takes its candidates from the faces that collide. The cube is near the table, but nothing collides yet, so there is nothing to weigh.
    .text2 = Once faces collide, each pair is weighed by the angle r of the normals and the angle v between the motion and the other face’s normal. The normals must differ by 120° or more, and more than { SHARE($takes-above) } of the smaller face must be covered.
    .formula1 = attraction = r·C_r + v·C_v

say_freedoms_taken = the table takes hold
    .text1 = First the cube is turned about the centroid c of its lower face until the two faces are parallel, by θ = { $theta }° about an axis u at right angles to both normals. Then it is moved along the normal until the centroid lies in the plane, by { $moved } mm.
    .text2 = The hand is where it was. Only what is shown has changed, and { $dof } degrees of freedom are left: two shifts in the plane, A and B, and the turn about the normal n.
    .formula1 = M_rot = T(c) · A(θ, u) · T(−c)
    .formula2 = θ = { $theta }°, then { $moved } mm

say_freedoms_slide = sliding on one face
    .text1 = The hand has moved on, turned and pressed into the table. Of all that, what is shown takes three numbers: s and t, the hand’s motion projected onto the plane, and ang, the part of its turn that is about the normal. They count from the ring, and from when the face took hold.
    .text2 = Tilt the hand or press it down: nothing of it is shown.
    .formula1 = X = s A + t B = { $s } A + { $t } B
    .formula2 = ang = n · ω = { $ang }°

say_freedoms_second = two faces
    .text1 = The cube to the right has taken hold too. Two planes leave one line that lies in both of them: the cube can shift along C and do nothing else. It is no longer possible to turn it: { $dof } degree of freedom.
    .text2 = s is where the hand is along C.
    .formula1 = X = s C = { $s } C

say_freedoms_third = three faces
    .text1 = In the corner nothing is left: { $dof } degrees of freedom. The cube stands exactly where it should, though the hand is not there and is turned a little.
    .text2 = Move the hand by a few millimetres: what is shown stays. To get away, one has to pull.
    .formula1 = X is fixed

say_freedoms_pulled = torn off
    .text1 = The hand has gone up, and the cube has jumped to it: all { $dof } degrees of freedom are back. A face lets go when the hand is farther away than k √A, A being the area that is covered: here { $release } mm.
    .text2 = The first chart shows the loop. On the way down a face takes hold near the table; on the way up it lets go much later. In between both are possible, and the cube does not flicker.
    .formula1 = distance > k √A = { $release } mm

say_freedoms_pulled-one = torn off the table
    .text1 =
        The hand has gone up by more than k √A, A being the area that is covered, and the table has let go. What stands beside the cube still holds it, for along those faces the hand was not pulled away: { $dof ->
            [one] { $dof } degree
           *[other] { $dof } degrees
        } of freedom { $dof ->
            [one] is
           *[other] are
        } left.
    .text2 = The first chart shows the loop over the table alone: on the way down it takes hold when the hand is near, on the way up it lets go much later.
    .formula1 = distance > k √A

say_freedoms_half = half of the face
    .text1 = The cube is back on the table and has slid half over the brim. { SHARE($overlap) } of its lower face is covered. Less overlap, less pull: now { $release } mm tear it off.
    .text2 = The second chart shows this distance by overlap, beside the published k = 0.5.
    .formula1 = k √A = { $release } mm

say_freedoms_half-published = half of the face
    .text1 = The cube is back on the table and has slid half over the brim: { SHARE($overlap) } of its lower face are covered, and k √A has shrunk to { $release } mm.
    .text2 = The published distance is that of the middle of the cube from the plane, now { $away } mm. A cube of 7 cm that lies at rest has its middle at 35 mm = 0.5 √(70·70): just on the threshold. So here the hand has to press to keep hold of it at all.
    .formula1 = distance { $away } ≤ k √A = { $release }

say_freedoms_slid = pushed over the brim
    .text1 = Nothing of the face is covered any more, and the table has let go: { $dof } degrees of freedom. The rule is an overlap of threshold − H or less, with these values { SHARE($lets-go-at) }.
    .text2 = Pulling was not needed, for the hand has stayed level with the table.
    .formula1 = overlap ≤ threshold − H = { SHARE($lets-go-at) }

say_freedoms_slid-published = let go before the brim
    .text1 = A little farther out the covered area was so small that k √A has come below the distance of the cube’s middle: the table has let go by distance, with part of the face still on it.
    .text2 = By the steady method the distance is measured from the held face. Then a cube can be pushed out until nothing is covered.
    .formula1 = distance > k √A

say_freedoms_back = a little is not enough
    .text1 = The hand has come back, and part of the face is over the table again, but by less than it takes: { SHARE($takes-above) }. On the way out this much still held. This is what H is for: at one and the same place a cube that was held stays held, and one that was free stays free.
    .text2 = Drag the hand to the right until it takes hold.
    .formula1 = takes hold above threshold + H = { SHARE($takes-above) }
    .formula2 = lets go at threshold − H = { SHARE($lets-go-at) }

say_freedoms_now-free = nothing holds
    .text1 = With these values nothing holds the cube: it is where the hand is, with { $dof } degrees of freedom. Bring the hand near a face, and the numbers show what attracts.
    .text2 = The hand goes straight to where you drag it from where this step has it; “As it was” takes it back.
    .formula1 = degrees of freedom { $dof }

say_freedoms_now-plane = one plane holds
    .text1 = With these values the cube is held in one plane: { $dof } degrees of freedom. It follows the hand along A and B and turns about n with it.
    .text2 = The hand is { $away } mm out of the plane, as the method measures it, and tears the cube off at { $release } mm; { SHARE($overlap) } of the face are covered.
    .formula1 = X = s A + t B = { $s } A + { $t } B
    .formula2 = ang = n · ω = { $ang }°

say_freedoms_now-line = two planes hold
    .text1 = With these values the cube is held in two planes: { $dof } degree of freedom, the shift along C.
    .text2 = Of its faces the one that is nearest to letting go has the hand { $away } mm away, and lets go at { $release } mm.
    .formula1 = X = s C = { $s } C

say_freedoms_now-none = a corner holds
    .text1 = With these values three planes hold the cube: { $dof } degrees of freedom. It stays whatever the hand does, until one of the faces lets go.
    .text2 = The one that is nearest to letting go has the hand { $away } mm away, and lets go at { $release } mm.
    .formula1 = X is fixed

question_freedoms_on-table = the table is about to take hold. How many degrees of freedom will the cube have then?
question_freedoms_second = a second cube stands to the right. How many degrees of freedom will be left against it?
question_freedoms_third = and how many in the corner, against a third?
question_freedoms_pull = the hand goes up now. At which distance does the table let go? The face measures 70 × 70 mm.
question_freedoms_half = the cube will be pushed half over the brim. How far must one pull to tear it off, as a share of what a whole face takes?

label_the-hand = the hand

number_freedoms = degrees of freedom
number_s = s, mm
number_t = t, mm
number_ang = ang = n · ω
number_overlap-ratio = overlap
number_hand-away = distance of the hand, mm
number_release-at = lets go at k √A, mm
number_attraction-table = attraction of the table
number_attraction-right = attraction of the right cube
number_attraction-back = attraction of the cube behind

chart_hand-and-shown = Height shown, by the height of the hand, mm
chart_release-distance = Distance that tears off, by overlap

axis_hand-height = hand, mm
axis_shown-height = shown, mm
axis_face-share = share of the face

line_going-down = going down
line_going-up = going up
line_now = now
line_lets-go-at = lets go
line_published-pull = 0.5 √A

why_freedoms_on-table = A face on a plane can shift in two directions within it and turn about its normal. Whatever would lift it or tilt it is taken away.
why_freedoms_second = Two planes that are not parallel have one line in common. Ask which shifts stay in both planes, and which turns keep both faces flat.
why_freedoms_third = Three planes meet in a point. Ask which shift would stay in all three of them.
why_freedoms_pull = A face lets go when the hand is farther away than k √A. The face measures 70 × 70 mm, so √A is 70 mm; the number “k” beside tells what share of that it is.
why_freedoms_half = The distance is k √A, with A the area that is covered. If half of the area is covered, ask what becomes of its root.

## Pseudocode

degrees-of-freedom_hand = whenever the hand has moved, for each face that holds:
degrees-of-freedom_slid = if its covered share ≤ threshold − H: it lets go
degrees-of-freedom_grip = A ← the area that is covered; away ← how far the hand is out of the plane
degrees-of-freedom_pulled = if away > k √A: it lets go
degrees-of-freedom_repeat = repeat:
degrees-of-freedom_candidates = C ← pairs of faces that are near (published: that collide), normals 120° apart or more, covered share > threshold + H
degrees-of-freedom_attraction = attraction ← r·C_r + v·C_v; by the steady method less for what is farther off
degrees-of-freedom_take = the strongest of C that asks for something new takes hold (steady: if nothing is in the way there); none: leave the loop
degrees-of-freedom_free = no face holds: the part is shown where the hand is
degrees-of-freedom_first = the first face: turn about its centroid by θ until the faces are parallel, then move into the plane
degrees-of-freedom_one = one face holds: X = s A + t B, and the turn about n alone: ang = n·ω
degrees-of-freedom_two = two faces hold: X = s C, along the line of both planes
degrees-of-freedom_three = three faces hold: X is fixed

## Glossary

degrees-of-freedom = degrees of freedom
    .forms = degrees of freedom | degree of freedom
    .text = In how many independent ways something can move: six for a body in space, of which one face leaves three, two faces one, and three none.

normal = normal
    .forms = normal | normals
    .text = The direction straight out of a face, or across an edge.

attraction = attraction
    .forms = attraction | attract | attracts | weighed
    .text = How strongly a pair of faces is meant: r·C_r + v·C_v, with the angle r between their normals and the angle v between the motion and the other face’s normal. The pair with the most is taken.

hysteresis = hysteresis
    .forms = hysteresis | This is what H is for
    .text = More is asked to take hold than to keep hold. So at one and the same place what was held stays held, what was free stays free, and nothing flickers.

overlap-ratio = overlap ratio
    .forms = covered
    .text = How much of the smaller of two faces the other one covers, from 0 to 1.

centroid = centroid
    .forms = centroid
    .text = The mean of all points of a face: where it would balance.
