### Caught in between.

lesson_caught-in-between = Caught in between

about_caught-in-between = A disc is through a plate before anyone looks: what tests of moving faces see, and what they only suspect.

source_caught-in-between = Kitamura 1996, chapters 2 and 3 · the exact test and the allowance for turns are additions

parameter_caught-in-between_speed = Speed: mm a cycle
parameter_caught-in-between_thickness = Thickness of the plate, mm
parameter_caught-in-between_rotation = Turn of the blade: ° a cycle
parameter_caught-in-between_method = Faces marked

choice_caught-in-between_method_hull = By hulls
choice_caught-in-between_method_exact = By time
choice_caught-in-between_method_plain = At the end

say_caught_start = the start of a cycle
    .text1 = A disc is about to move through a plate. Where parts are is only known at the sample times, once a cycle. This is the pose at tᵢ: the plain test, face against face, finds { $start } pairs that meet.
    .text2 = The pose at tᵢ₊₁ can be predicted from the motion so far.
    .formula1 = at tᵢ: { $start } pairs

say_caught_end = the end of the cycle
    .text1 = At tᵢ₊₁ the disc is below the plate. The plain test finds { $end } pairs here too. It looks at two instants and knows nothing of what lies between them.
    .text2 = One can look more often. But how often is enough?
    .formula1 = at tᵢ: { $start } · at tᵢ₊₁: { $end }

say_caught_samples = looking more often
    .text1 = The cycle must be cut into { $needed } parts until the plain test sees anything of the collision, and then it sees only the faces that happen to meet at that look.
    .text2 = The chart shows that more looks are not always better: what counts is whether one of them falls into the right moment. A thinner plate or a faster disc needs more.
    .formula1 = { $needed } looks for a first sight

say_caught_hulls = two faces, and the space they sweep
    .text1 = The published test takes two faces at a time. The space that a face sweeps, if its corners move straight on, lies within the convex hull of its corners at both ends. The face of the disc makes such a hull; the face of the plate is at rest, so its hull is the face itself.
    .text2 = If the two hulls are apart, the faces cannot meet in this cycle. If the hulls meet, the pair is reported.
    .formula1 = V = hull(corners at tᵢ, corners at tᵢ₊₁)

say_caught_reported-hull = what the hulls report
    .text1 = The hulls report { $hull } pairs of faces, marked here, where the plain test found { $start } and { $end }. Nothing between the samples is lost.
    .text2 = The exact test finds { $exact } of them too, so { $false } are false alarms. The disc only shifts and the plate is at rest: then the hull holds no point that the face does not come by, and the test is exact.
    .formula1 = hulls { $hull } · exact { $exact }

say_caught_reported-exact = what the exact test reports
    .text1 = The exact test follows the corners in time and finds { $exact } pairs of faces, marked here; the hulls find { $hull }, the plain test { $start } and { $end }.
    .text2 = So { $false } of the hulls’ pairs are false alarms. The disc only shifts and the plate is at rest: then the hull holds no point that the face does not come by.
    .formula1 = hulls { $hull } · exact { $exact }

say_caught_reported-plain = what the plain test reports
    .text1 = At the end of the cycle the plain test marks { $end } pairs. The hulls of the swept faces report { $hull }, the exact test { $exact }.
    .text2 = Choose other faces to be marked to see where they are.
    .formula1 = at the end { $end } · hulls { $hull }

say_caught_contact = the first contact
    .text1 = The hulls tell that the faces meet, not when. The exact test does: it goes from one direction that keeps the parts apart to the next, never past a contact, until there is none.
    .text2 = After { SHARE($time) } of the cycle, { $way } mm on its way, the disc touches the plate. The hatched faces are those that meet first. Here a dragged part can be stopped.
    .formula1 = t = { SHARE($time) } of the cycle

say_caught_blade = a blade that turns
    .text1 = Now a blade turns by { $degrees }° in the cycle, and a post stands where its tip comes by. From the poses at both ends, corners seem to move on the straight line. In truth they go round.
    .text2 = Between chord and arc lie { $bulge } mm: R (1 − cos φ/2).
    .formula1 = R (1 − cos φ/2) = { $bulge }

say_caught_blade-missed = straight ways miss the post
    .text1 = These are the hulls of the faces at the blade’s tip. They end at the chord, the post stands behind it: { $missed } pairs are reported, though the blade hits the post.
    .text2 = So for a part that turns, the published test is not safe: the hull is enough for straight ways only. The faster the turn, the larger the hole, with the square of φ.
    .formula1 = reported: { $missed }

say_caught_blade-caught = the bulge allowed for
    .text1 = No corner leaves its straight way by more than R φ²/8, here { $allowed } mm. With hulls as much thicker, { $hull } pairs are reported, and the exact test for moving faces must report { $exact }: within this allowance it cannot tell.
    .text2 = To know more, the turn is cut into pieces so short that the bulge is next to nothing. That gives the first contact after { SHARE($time) } of the cycle: { $certain }.
    .formula1 = R φ²/8 = { $allowed } ≥ { $bulge }

say_caught_crossing = two ways that cross
    .text1 = Two balls move straight on, each on a way of its own. The ways cross, but the balls are not at the crossing at the same time.
    .text2 = The plain test finds nothing at both ends, and this time it is right.
    .formula1 = hull of A’s face, hull of B’s face

say_caught_crossing-hulls = hulls know no time
    .text1 = A hull holds all that a face comes by in the whole cycle, at any time. The hulls of two faces are drawn full: they meet at the crossing, and so do those of { $hull } pairs.
    .text2 = That a face has long gone when the other comes, a hull does not know.
    .formula1 = hulls meet: { $hull }

say_caught_crossing-exact = a near miss
    .text1 = The exact test finds { $exact } pairs: all { $false } that the hulls report are false alarms. In the middle of the cycle, when the balls are nearest, { $gap } mm are between them.
    .text2 = The hull test is cheap and safe for straight ways, and says “perhaps”; the exact test says whether, and when.
    .formula1 = hulls { $hull } · exact { $exact }
    .formula2 = gap { $gap }

question_caught_end = will the plain test find a pair at the end of the cycle?
question_caught_samples = into how many parts must the cycle be cut until the plain test sees anything?
question_caught_where = where on its way does the disc first touch the plate?

point_caught_where = The disc goes along its way. Up to { $within } mm off counts as right.

question_caught_real = how many of the pairs that the hulls report do really meet?
question_caught_post = will the hulls of the blade’s faces meet the post?
question_caught_crossing = the parts do not meet. Will the hulls report pairs all the same?
question_caught_crossing-real = how many of these pairs do really meet?

label_all = all
label_some = some
label_hull-of-a = hull of A’s face
label_hull-of-b = hull of B’s face

word_certain = it is certain
word_not-certain = rounding leaves it open

number_pairs-at-start = pairs, plain at the start
number_pairs-at-end = pairs, plain at the end
number_pairs-hull = pairs, hulls
number_pairs-exact = pairs, exact
number_samples-needed = looks for a first sight
number_proven-pairs = pairs proven to meet
number_time-of-contact = first contact, of the cycle
number_met-by = have met by
number_bulge = arc beyond its chord
number_deviation-allowed = deviation allowed for
number_passing-gap = gap in the middle

chart_pairs-by-speed = Pairs reported, by speed
chart_samples = Pairs the plain test sees, by looks a cycle
chart_bulge = Arc and chord, by the turn a cycle
chart_gap = Gap between the balls in the cycle

axis_speed = mm a cycle
axis_samples = looks
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

why_caught_where = Before the first contact there is a gap between disc and plate, after it faces meet. The disc is tilted: ask which point of its rim comes down first.
why_caught_where_there = The exact test says that the first contact comes here, { $way } mm on the way, within what you were asked for.
why_caught_where_early = Here { $gap } mm are still between disc and plate: the red line is the shortest way between them. So the first contact comes later on the way.
why_caught_where_inside =
    Here { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    } of faces of disc and plate meet already. The first contact came earlier on the way.
why_caught_where_through = Here the disc is through: { $gap } mm are between disc and plate again, on the far side. A test that looks only here has missed the contact.
why_caught_end = The plain test sees the parts only where they are at that instant. Ask where the disc is at the end of the cycle, and whether it still touches the plate then.
why_caught_samples = The plain test sees a collision only if it looks while disc and plate meet. How long that lasts is the thickness of both against the way of the whole cycle: so short a time must a part of the cycle be.
why_caught_real = Hulls report too much where they hold points that no face comes by at the same time. Here the plate is at rest and the disc only shifts: ask whether such points are left.
why_caught_real_all = All of them meet only if the hulls hold nothing but what the faces come by at one and the same time. Ask whether that is so for these two motions.
why_caught_real_some = Some are false alarms if a hull holds a point that no face comes by when the other is there. Ask where such a point would be: the plate is at rest, and the disc only shifts.
why_caught_real_none = None would meet only if the disc passed the plate by. Follow its way from the start to the end.
why_caught_post = The hulls lie between the corners’ places at both ends, along the chord. The tip goes round, up to { $bulge } mm outside it. Ask where the post stands.
why_caught_crossing = A hull holds all that a face comes by, at any time of the cycle. Ask whether the two ways cross, not whether the balls are there at the same time.
why_caught_crossing-real = { $hull } pairs were reported because their ways cross. To meet, two faces must be at the crossing at the same time. Ask where the second ball is when the first one is there.

## Pseudocode

caught-in-between_plain = plain(t) ← the pairs of faces that meet where the parts are at t
caught-in-between_start = look at the start: plain(tᵢ)
caught-in-between_end = look at the end, as predicted: plain(tᵢ₊₁)
caught-in-between_samples = n ← the fewest equal parts of the cycle with something in plain(t) at their ends
caught-in-between_corners = each corner is taken to move straight on from tᵢ to tᵢ₊₁
caught-in-between_each = for each pair of faces whose boxes for the whole cycle overlap:
caught-in-between_hull = V_A ← hull(corners of A’s face at tᵢ and tᵢ₊₁), V_B likewise
caught-in-between_allow = if a part turns by φ: V_A and V_B thicker by R φ²/8
caught-in-between_apart = if V_A and V_B are apart: the faces cannot meet
caught-in-between_report = else report the pair: perhaps they meet
caught-in-between_exact = exact: t ← tᵢ; then, again and again:
caught-in-between_direction = take a direction that keeps the faces apart at t, and the time t′ until which it does
caught-in-between_free = if t′ is beyond tᵢ₊₁: they do not meet
caught-in-between_meets = if there is none that brings t on: they meet at t; else t ← t′
caught-in-between_contact = the first contact: the least t of all pairs

## Glossary

sample-times = sample times
    .forms = sample times | between the samples
    .text = The moments at which poses are known. What happens between two of them has to be inferred.

tunnelling = tunnelling
    .forms = look more often
    .text = A thin or fast part passes through another between two looks, and no look sees it. Looking more often makes it rarer and never impossible.

plain-test = plain test
    .forms = plain test
    .text = Face against face at one moment, with nothing said about the time before or after.

swept-hull = swept hull
    .forms = hulls of the motion | hull of its corners at both ends | swept faces
    .text = The convex hull of a face’s corners at the beginning and at the end of a cycle. If all corners move straight on it holds all that the face comes by; where the part turns, it does not.

bulge = bulge
    .forms = bulge
    .text = How far a turning corner leaves its straight way: R (1 − cos φ/2) between arc and chord, for a turn by φ at the distance R.

continuous-collision = continuous collision test
    .forms = exact test in time | exact test for moving faces | first contact
    .text = A test that follows two moving shapes through a span of time, and says whether they meet and when first.
