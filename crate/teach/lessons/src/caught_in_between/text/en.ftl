### Caught in between.

lesson_caught-in-between = Caught in between

about_caught-in-between = A disc passes through a plate between two samples: which tests of moving faces find the collision, and which only suspect it.

source_caught-in-between = Kitamura 1996, chapters 2 and 3 · the exact test and the allowance for turns are ours

parameter_caught-in-between_speed = Speed, mm per cycle
parameter_caught-in-between_thickness = Thickness of the plate, mm
parameter_caught-in-between_rotation = Turn of the blade, ° per cycle
parameter_caught-in-between_method = Faces marked

choice_caught-in-between_method_hull = By hulls
choice_caught-in-between_method_exact = By the exact test
choice_caught-in-between_method_plain = By the plain test, at the end

say_caught_start = the start of a cycle
    .text1 = A disc is about to move through a plate. Poses are known only at the sample times, once per cycle. This is the pose at tᵢ: the plain test, face against face, finds { $start } pairs that meet.
    .text2 = The pose at tᵢ₊₁ can be predicted from the motion so far.
    .formula1 = at tᵢ: { $start } pairs

say_caught_end = the end of the cycle
    .text1 = At tᵢ₊₁ the disc is below the plate. The plain test finds { $end } pairs here too. The plain test examines these two instants and nothing in between. A collision between them goes unnoticed: this is called tunnelling.
    .text2 = More samples can be taken. But how many are enough?
    .formula1 = at tᵢ: { $start } · at tᵢ₊₁: { $end }

say_caught_samples = more samples
    .text1 = The cycle must be cut into { $needed } parts before the plain test finds the collision at all. Even then the test finds only the faces that happen to meet at that sample.
    .text2 = The chart shows that more samples are not always better. What matters is whether a sample falls at a moment when the parts meet. A thinner plate or a faster disc needs more.
    .formula1 = { $needed } samples to find it

say_caught_hulls = two faces, and the space they sweep
    .text1 = The published test takes two faces at a time. If the corners of a face move in straight lines, the face sweeps only space within the convex hull of its corners at both ends. The face of the disc makes such a hull. The face of the plate is at rest, so its hull is the face itself.
    .text2 = If the two hulls are apart, the faces cannot meet in this cycle. If the hulls meet, the pair is reported.
    .formula1 = V = hull(corners at tᵢ, corners at tᵢ₊₁)

say_caught_reported-hull = what the hulls report
    .text1 = The hulls report { $hull } pairs of faces, marked here. The plain test found { $start } and { $end }. The hulls miss nothing between the samples.
    .text2 = The exact test finds { $exact } of these pairs too, so { $false } are false alarms. The disc only shifts and the plate is at rest. In such a motion, the face sweeps every point of its hull, and the hull test is exact.
    .formula1 = hulls { $hull } · exact { $exact }

say_caught_reported-exact = what the exact test reports
    .text1 = The exact test follows the corners in time and finds { $exact } pairs of faces, marked here. The hulls find { $hull }, the plain test { $start } and { $end }.
    .text2 = So { $false } of the hulls’ pairs are false alarms. The disc only shifts and the plate is at rest. In such a motion, the face sweeps every point of its hull.
    .formula1 = hulls { $hull } · exact { $exact }

say_caught_reported-plain = what the plain test reports
    .text1 = At the end of the cycle the plain test marks { $end } pairs. The hulls of the swept faces report { $hull }, the exact test { $exact }.
    .text2 = To see where these pairs are, change “Faces marked”.
    .formula1 = at the end { $end } · hulls { $hull }

say_caught_contact = the first contact
    .text1 = The hulls cannot say when the faces meet. The exact test finds this time of impact. The test takes a direction that separates the parts, and the time until which this direction separates them. From that time, it continues with another direction, and never passes a contact. It ends when no direction separates the parts.
    .text2 = After { SHARE($time) } of the cycle and { $way } mm of its path, the disc touches the plate: the first contact. The hatched faces are those that meet first. A dragged part can be stopped here.
    .formula1 = t = { SHARE($time) } of the cycle

say_caught_blade = a blade that turns
    .text1 = Now a blade turns by { $degrees }° in the cycle, and a post stands in the path of its tip. From the poses at both ends, the corners seem to move in straight lines. In fact they move along arcs.
    .text2 = The sagitta, between chord and arc, is { $bulge } mm: R (1 − cos φ/2).
    .formula1 = R (1 − cos φ/2) = { $bulge }

say_caught_blade-missed = straight paths miss the post
    .text1 = These are the hulls of the faces at the blade’s tip. These hulls end at the chord, and the post stands beyond it. { $missed } pairs are reported, though the blade hits the post.
    .text2 = So the published test is not safe for a part that turns: the hull covers straight paths only. The uncovered gap grows with the square of φ.
    .formula1 = reported: { $missed }

say_caught_blade-caught = an allowance for the arc
    .text1 = No corner leaves its straight path by more than R φ²/8, here { $allowed } mm. With hulls thickened by this allowance, { $hull } pairs are reported. The exact test for moving faces must report { $exact }: within this allowance it cannot decide.
    .text2 = To decide, the test cuts the turn into pieces so short that the sagitta is negligible. Then it finds that the first contact comes after { SHARE($time) } of the cycle: { $certain }.
    .formula1 = R φ²/8 = { $allowed } ≥ { $bulge }

say_caught_crossing = two paths that cross
    .text1 = Two balls move in straight lines, each on its own path. The paths cross, but the balls are not at the crossing at the same time.
    .text2 = The plain test finds nothing at either end of the cycle, and this time it is right.
    .formula1 = hull of A’s face, hull of B’s face

say_caught_crossing-hulls = hulls ignore time
    .text1 = A hull contains all that a face sweeps in the whole cycle, at any time. The hulls of two faces are drawn in full: they meet at the crossing. In all, the hulls of { $hull } pairs meet.
    .text2 = A hull does not show that one face has left long before the other arrives.
    .formula1 = hulls meet: { $hull }

say_caught_crossing-exact = a near miss
    .text1 = The exact test finds { $exact } pairs: all { $false } that the hulls report are false alarms. In the middle of the cycle, when the balls are nearest, the gap between them is { $gap } mm.
    .text2 = The hull test is cheap, safe for straight paths, and answers “perhaps”. The exact test answers whether faces meet, and when.
    .formula1 = hulls { $hull } · exact { $exact }
    .formula2 = gap { $gap }

question_caught_end = will the plain test find a pair at the end of the cycle?
question_caught_samples = into how many parts must the cycle be cut before the plain test finds anything?
question_caught_where = where on its path does the disc first touch the plate?

point_caught_where = The disc moves along its path. An answer within { $within } mm counts as right.

question_caught_real = how many of the pairs that the hulls report really meet?
question_caught_post = will the hulls of the blade’s faces meet the post?
question_caught_crossing = the parts do not meet. Will the hulls report pairs all the same?
question_caught_crossing-real = how many of these pairs really meet?

label_all = all
label_some = some
label_hull-of-a = hull of A’s face
label_hull-of-b = hull of B’s face

word_certain = it is certain
word_not-certain = rounding leaves it undecided

number_pairs-at-start = pairs, plain at the start
number_pairs-at-end = pairs, plain at the end
number_pairs-hull = pairs, hulls
number_pairs-exact = pairs, exact
number_samples-needed = samples until the collision is found
number_proven-pairs = pairs proven to meet
number_time-of-contact = first contact, share of the cycle
number_met-by = first contact, at the latest
number_bulge = sagitta
number_deviation-allowed = allowed deviation
number_passing-gap = gap in mid-cycle

chart_pairs-by-speed = Pairs reported, by speed
chart_samples = Pairs found by the plain test, by samples per cycle
chart_bulge = Sagitta, by turn per cycle
chart_gap = Gap between the balls in the cycle

axis_speed = mm per cycle
axis_samples = samples
axis_degrees = °
axis_part-of-cycle = part of the cycle

line_at-start = plain, start
line_at-end = plain, end
line_by-hulls = hulls
line_by-time = exact
line_sampled = plain, sampled
line_bulge = R (1 − cos φ/2)
line_allowed = allowed, R φ²/8
line_between-the-balls = gap

why_caught_where = Before the first contact there is a gap between disc and plate; after it, faces meet. The disc is tilted. Which point of its rim comes down first?
why_caught_where_there = The exact test puts the first contact here, at { $way } mm of the path, within the tolerance.
why_caught_where_early = Here disc and plate are still { $gap } mm apart, as the red line shows. So the first contact comes later on the path.
why_caught_where_inside =
    Here { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    } of faces of disc and plate already meet. The first contact came earlier on the path.
why_caught_where_through = Here the disc is through, and { $gap } mm from the plate on the far side. A test at this place alone misses the contact.
why_caught_end = The plain test uses only where the parts are at that instant. Where is the disc at the end of the cycle, and does it still touch the plate?
why_caught_samples = The plain test finds a collision only if a sample falls while disc and plate meet. Disc and plate meet for a share of the cycle: the thickness of both, divided by the length of the path. Each part of the cycle must be about as short as that share.
why_caught_real = Hulls report too much where they contain points that the faces do not pass at the same time. Here the plate is at rest and the disc only shifts. Are there such points?
why_caught_real_all = All of them meet only if the hulls contain nothing but what the faces pass at the same time. Is that so for these two motions?
why_caught_real_some = Some are false alarms if a hull contains a point that its face does not pass while the other face is there. The plate is at rest, and the disc only shifts. Where would such a point be?
why_caught_real_none = None would meet only if the disc passed beside the plate. Follow its path from start to end.
why_caught_post = The hulls lie along the chord, between the places of the corners at both ends. The tip moves along an arc, up to { $bulge } mm outside the chord. Where does the post stand?
why_caught_crossing = A hull contains all that a face sweeps, at any time of the cycle. What matters is whether the two paths cross, not whether the balls are there at the same time.
why_caught_crossing-real = { $hull } pairs were reported because their paths cross. To meet, two faces must be at the crossing at the same time. Where is the second ball when the first one is there?

## Pseudocode

caught-in-between_plain = plain(t) ← the pairs of faces that meet where the parts are at t
caught-in-between_start = test the start: plain(tᵢ)
caught-in-between_end = test the predicted end: plain(tᵢ₊₁)
caught-in-between_samples = n ← the fewest equal parts of the cycle for which plain(t) finds a pair at the end of a part
caught-in-between_corners = assume that each corner moves in a straight line from tᵢ to tᵢ₊₁
caught-in-between_each = for each pair of faces whose boxes for the whole cycle overlap:
caught-in-between_hull = V_A ← hull(corners of A’s face at tᵢ and tᵢ₊₁), V_B likewise
caught-in-between_allow = if a part turns by φ: thicken V_A and V_B by R φ²/8
caught-in-between_apart = if V_A and V_B are apart: the faces cannot meet
caught-in-between_report = else report the pair: perhaps they meet
caught-in-between_exact = exact: t ← tᵢ; then repeat:
caught-in-between_direction = take a direction that separates the faces at t, and the time t′ until which it does
caught-in-between_free = if t′ is after tᵢ₊₁: they do not meet
caught-in-between_meets = if no direction advances t: they meet at t; else t ← t′
caught-in-between_contact = the first contact: the least t of all pairs

## Glossary

sample-times = sample times
    .forms = sample times | between the samples
    .text = The moments at which poses are known. What happens between two of them must be inferred.

tunnelling = tunnelling
    .forms = tunnelling | tunneling | more samples
    .text = A thin or fast part passes through another between two samples, and no sample shows it. More samples make it rarer, but never impossible.

plain-test = plain test
    .forms = plain test
    .text = A test of face against face at one moment. It proves nothing about the time before or after.

swept-hull = swept hull
    .forms = hulls of the motion | hull of its corners at both ends | swept faces
    .text = The convex hull of a face’s corners at the beginning and at the end of a cycle. If all corners move in straight lines, it contains all that the face sweeps. If the part turns, it may not.

bulge = sagitta
    .forms = sagitta | bulge
    .text = The distance between chord and arc, by which a turning corner leaves its straight path. For a turn by φ at the distance R from the axis it is R (1 − cos φ/2).

continuous-collision = continuous collision test
    .forms = exact test in time | exact test for moving faces | first contact | time of impact | continuous collision detection
    .text = A test that follows two moving shapes through a span of time and finds whether they meet, and when first: the time of impact. It is also called continuous collision detection (CCD).

## Claims

swept-hulls_source = Kitamura 1996, section 2.3 and chapter 3
swept-hulls_says = Two faces collide within the cycle if the hulls of their corners at both ends of it meet.
swept-hulls_why = For straight paths nothing is missed, but faces that pass the same place at different times are reported too. In a turn, a corner leaves the hull by up to R (1 − cos φ/2), and a collision there is missed. The exact test allows for the arc.
