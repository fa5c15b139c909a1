### Degrees of freedom.

lesson_degrees-of-freedom = Degrees of freedom

about_degrees-of-freedom = A cube is put on a table, against a second cube, into a corner, and pulled off again. Drag the hand and see which motions the faces leave free.

source_degrees-of-freedom = Kitamura 1996, chapter 6, figure 6.1, table 6.1 · the steady method, which also uses near faces and measures distances from the face, is an addition

parameter_degrees-of-freedom_case = The cube is put against

choice_degrees-of-freedom_case_one = one face
choice_degrees-of-freedom_case_two = two faces
choice_degrees-of-freedom_case_three = three faces

parameter_degrees-of-freedom_method = Method

choice_degrees-of-freedom_method_steady = steady
choice_degrees-of-freedom_method_published = published

parameter_degrees-of-freedom_x = Hand to the right, mm
parameter_degrees-of-freedom_y = Hand to the back, mm
parameter_degrees-of-freedom_z = Hand up, mm
parameter_degrees-of-freedom_turn = Hand turned about the vertical, °
parameter_degrees-of-freedom_tilt = Hand tilted, °
parameter_degrees-of-freedom_angle-weight = C_r: weight of the angle between the normals
parameter_degrees-of-freedom_velocity-weight = C_v: weight of the direction of motion
parameter_degrees-of-freedom_threshold = Threshold: minimum share of the face that must be covered
parameter_degrees-of-freedom_hysteresis = H: threshold + H to take hold, − H to let go
parameter_degrees-of-freedom_pull = k: pull-off distance of a face, in √area

say_freedoms_approach = six degrees of freedom
    .text1 = A hand carries a cube of 7 cm. In the air the cube can shift along three directions and turn about three axes: { $dof } degrees of freedom. To place it by eye alone, all { $dof } must be right at once.
    .text2 = The orange wireframe cube is where the hand is. The solid cube is where the part is shown. Drag the hand, here or at any other step, and the numbers follow. To turn the hand, use its slider, or drag with Shift held down.
    .formula1 = 3 shifts + 3 turns = { $dof }

say_freedoms_candidates = which face is meant?
    .text1 = Two near faces attract each other if their normals differ by 120° or more. In addition, more than { SHARE($takes-above) } of the smaller face must be covered. Each pair gets an attraction from two angles in radians. r is the angle between the two normals. v is the angle between the motion of the held face and the normal of the other face.
    .text2 = Here r = { $r } and v = { $v }. A face that is still some distance away attracts by up to a quarter less, so the picture shows { $attraction }. The pair with the largest attraction will take hold.
    .formula1 = r·C_r + v·C_v = { $r }·{ $r-weight } + { $v }·{ $v-weight } = { $full }

say_freedoms_candidates-published = no attraction before faces collide
    .text1 = The published method takes its candidates from the faces that collide. The cube is near the table, but nothing collides yet, so no pair has an attraction.
    .text2 = Once faces collide, each pair gets an attraction. It depends on the angle r between the normals and the angle v between the motion and the other face’s normal. The normals must differ by 120° or more, and more than { SHARE($takes-above) } of the smaller face must be covered.
    .formula1 = attraction = r·C_r + v·C_v

say_freedoms_taken = the table takes hold
    .text1 = First the cube turns about the centroid c of its lower face until the two faces are parallel. The angle is θ = { $theta }°, about an axis u at right angles to both normals. Then the cube moves along the table’s normal by { $moved } mm, until the centroid lies in the table’s plane.
    .text2 = The hand has not moved. Only the shown cube has moved. { $dof } degrees of freedom are left: two shifts in the plane, A and B, and the turn about the normal n.
    .formula1 = M_rot = T(c) · A(θ, u) · T(−c)
    .formula2 = θ = { $theta }°, then { $moved } mm

say_freedoms_slide = sliding on one face
    .text1 = The hand has moved on, turned and pressed into the table. Only three numbers of this motion affect the shown cube. s and t are the hand’s position in the plane, measured from the ring. ang is the part of the hand’s turn about the normal since the face took hold.
    .text2 = Tilt the hand or press it down: the shown cube does not follow.
    .formula1 = X = s A + t B = { $s } A + { $t } B
    .formula2 = ang = n · ω = { $ang }°

say_freedoms_second = two faces
    .text1 = The cube to the right has taken hold too. The two planes have one line in common, so the cube can only shift along C. It can no longer turn: { $dof } degree of freedom is left.
    .text2 = s is the position of the hand along C.
    .formula1 = X = s C = { $s } C

say_freedoms_third = three faces
    .text1 = In the corner no motion is left: { $dof } degrees of freedom. The cube stands exactly where it should, although the hand is elsewhere and slightly turned.
    .text2 = Move the hand by a few millimetres: the shown cube stays. To free it, pull it away.
    .formula1 = X is fixed

say_freedoms_pulled = pulled off
    .text1 = The hand has gone up, and the cube has jumped to it: all { $dof } degrees of freedom are back. A face lets go when the hand is farther away than k √A. A is the covered area; here k √A is { $release } mm.
    .text2 = The first chart shows the loop. On the way down the face takes hold near the table; on the way up it lets go much later. Between these two heights both states are possible, and the cube does not flicker.
    .formula1 = distance > k √A = { $release } mm

say_freedoms_pulled-one = pulled off the table
    .text1 =
        The hand has gone up by more than k √A, where A is the covered area, and the table has let go. The faces beside the cube still hold it, because the hand was not pulled away from them: { $dof ->
            [one] { $dof } degree
           *[other] { $dof } degrees
        } of freedom { $dof ->
            [one] is
           *[other] are
        } left.
    .text2 = The first chart shows the loop for the table alone. On the way down it takes hold when the hand is near; on the way up it lets go much later.
    .formula1 = distance > k √A

say_freedoms_half = half of the face
    .text1 = The cube is back on the table and has slid halfway over the edge. { SHARE($overlap) } of its lower face is covered. With less overlap the face holds less: now a distance of { $release } mm pulls the cube off.
    .text2 = The second chart shows this distance against the overlap, beside the published k = 0.5.
    .formula1 = k √A = { $release } mm

say_freedoms_half-published = half of the face
    .text1 = The cube is back on the table and has slid halfway over the edge. { SHARE($overlap) } of its lower face is covered, and k √A has shrunk to { $release } mm.
    .text2 = The published method measures from the centre of the cube to the plane, now { $away } mm. A cube of 7 cm at rest has its centre at 35 mm = 0.5 √(70·70), exactly on the threshold. So here the hand must press down to hold the cube at all.
    .formula1 = distance { $away } ≤ k √A = { $release }

say_freedoms_slid = pushed over the edge
    .text1 = Nothing of the face is covered any more, and the table has let go: the cube has { $dof } degrees of freedom. A face lets go at an overlap of threshold − H or less, here { SHARE($lets-go-at) }.
    .text2 = No pull was needed: the hand has stayed level with the table.
    .formula1 = overlap ≤ threshold − H = { SHARE($lets-go-at) }

say_freedoms_slid-published = let go before the edge
    .text1 = A little farther out, the covered area became so small that k √A fell below the distance of the cube’s centre from the plane. So the table let go, although part of the face was still on it.
    .text2 = The steady method measures the distance from the held face. Then the cube can be pushed out until nothing is covered.
    .formula1 = distance > k √A

say_freedoms_back = a little overlap is not enough
    .text1 = The hand has come back, and part of the face is over the table again, but less than the required { SHARE($takes-above) }. On the way out, this much overlap still held the cube. H makes this hysteresis: at the same place, a held cube stays held, and a free one stays free.
    .text2 = Drag the hand to the right until the table takes hold.
    .formula1 = takes hold above threshold + H = { SHARE($takes-above) }
    .formula2 = lets go at threshold − H = { SHARE($lets-go-at) }

say_freedoms_now-free = nothing holds
    .text1 = With these values nothing holds the cube. It is where the hand is, with { $dof } degrees of freedom. Bring the hand near a face, and the numbers show what attracts it.
    .text2 = The hand moves straight from its place at this step to where you drag it. “As it was” moves it back.
    .formula1 = degrees of freedom { $dof }

say_freedoms_now-plane = one plane holds
    .text1 = With these values one plane holds the cube: { $dof } degrees of freedom. The cube follows the hand along A and B and turns about n with it.
    .text2 = As the method measures it, the hand is { $away } mm away from the plane. At { $release } mm it pulls the cube off. { SHARE($overlap) } of the face is covered.
    .formula1 = X = s A + t B = { $s } A + { $t } B
    .formula2 = ang = n · ω = { $ang }°

say_freedoms_now-line = two planes hold
    .text1 = With these values two planes hold the cube: { $dof } degree of freedom, the shift along C.
    .text2 = The hand is { $away } mm away from the face that is nearest to letting go. That face lets go at { $release } mm.
    .formula1 = X = s C = { $s } C

say_freedoms_now-none = a corner holds
    .text1 = With these values three planes hold the cube: { $dof } degrees of freedom. It stays whatever the hand does, until one of the faces lets go.
    .text2 = The hand is { $away } mm away from the face that is nearest to letting go. That face lets go at { $release } mm.
    .formula1 = X is fixed

question_freedoms_on-table = the table is about to take hold. How many degrees of freedom will the cube have then?
question_freedoms_second = a second cube stands to the right. How many degrees of freedom will be left when the cube is against it?
question_freedoms_third = how many degrees of freedom will be left in the corner, against a third face?
question_freedoms_pull = now the hand goes up. At what distance does the table let go? The face measures 70 × 70 mm.
question_freedoms_half = the cube will be pushed halfway over the edge. What share of the pull-off distance of a fully covered face will then pull it off?

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

chart_hand-and-shown = Height of the shown cube, by height of the hand, mm
chart_release-distance = Pull-off distance, by overlap

axis_hand-height = hand, mm
axis_shown-height = shown, mm
axis_face-share = share of the face

line_going-down = going down
line_going-up = going up
line_now = now
line_lets-go-at = lets go
line_published-pull = 0.5 √A

why_freedoms_on-table = A face on a plane can shift in two directions within it and turn about its normal. It cannot lift or tilt.
why_freedoms_second = Two planes that are not parallel have one line in common. Which shifts stay in both planes? Which turns keep both faces flat against them?
why_freedoms_third = Three planes meet in a point. Which shift would stay in all three?
why_freedoms_pull = A face lets go when the hand is farther away than k √A. The face measures 70 × 70 mm, so √A is 70 mm. Multiply it by the value of “k”.
why_freedoms_half = The distance is k √A, where A is the covered area. If half of the area is covered, what becomes of √A?

## Pseudocode

degrees-of-freedom_hand = whenever the hand has moved, for each face that holds:
degrees-of-freedom_slid = if its covered share ≤ threshold − H: it lets go
degrees-of-freedom_grip = A ← the covered area; away ← distance of the hand from the plane
degrees-of-freedom_pulled = if away > k √A: it lets go
degrees-of-freedom_repeat = repeat:
degrees-of-freedom_candidates = C ← pairs of faces that are near (published: that collide), normals 120° apart or more, covered share > threshold + H
degrees-of-freedom_attraction = attraction ← r·C_r + v·C_v; in the steady method less for what is farther away
degrees-of-freedom_take = the strongest of C that adds a constraint takes hold (steady: if nothing obstructs it); none: leave the loop
degrees-of-freedom_free = no face holds: the part is shown where the hand is
degrees-of-freedom_first = the first face: turn about its centroid by θ until the faces are parallel, then move into the plane
degrees-of-freedom_one = one face holds: X = s A + t B, and the turn about n alone: ang = n·ω
degrees-of-freedom_two = two faces hold: X = s C, along the line of both planes
degrees-of-freedom_three = three faces hold: X is fixed

## Glossary

degrees-of-freedom = degrees of freedom
    .forms = degrees of freedom | degree of freedom
    .text = The number of independent motions. A body in space has six; one face leaves three, two faces one, and three faces none.

normal = normal
    .forms = normal | normals
    .text = The direction perpendicular to a face, outwards. In the plane: the direction perpendicular to an edge.

attraction = attraction
    .forms = attraction | attract | attracts
    .text = How well a pair of faces fits the user’s intention: r·C_r + v·C_v. r is the angle between their normals, v the angle between the motion and the other face’s normal. The pair with the largest value takes hold.

hysteresis = hysteresis
    .forms = hysteresis
    .text = A face needs more overlap to take hold than to keep hold. So at the same place a held part stays held, a free one stays free, and nothing flickers.

overlap-ratio = overlap ratio
    .forms = covered
    .text = The share of the smaller of two faces that the other one covers, from 0 to 1.

centroid = centroid
    .forms = centroid
    .text = The mean of all points of a face: where it would balance.

## Claims

letting-go_source = Kitamura 1996, chapter 6
letting-go_says = A face lets go when the part’s centre is farther from its plane than k √A. A is the covered area, and k is 0.5.
letting-go_why = Taken literally, a cube of 7 cm at rest is already on the threshold, as its centre is 3.5 cm from the plane. The steady method measures from the held face.
