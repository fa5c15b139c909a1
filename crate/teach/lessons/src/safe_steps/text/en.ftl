### Safe steps: conservative advancement.

lesson_safe-steps = Safe steps

about_safe-steps = A bar moves and turns past a pentagon. A distance and a bound on the speed say how far it can go without a contact, again and again.

source_safe-steps = Mirtich & Canny 1995, and Mirtich 1996, section 2.3 · the shapes and the motion are ours

parameter_safe-steps_turn = Turn of the bar, °
parameter_safe-steps_height = Height of its path

say_safe_start = a motion
    .text1 = The bar B moves along the arrow and turns by { $turn }° meanwhile. The pale outline is its end. Does B touch the pentagon A on its way, and when?
    .text2 = A test of single poses may miss the contact between two of them. There is a way to go forward that cannot.
    .formula1 = { $turn }°

say_safe_bound = how fast any point can be
    .text1 = The centre of B moves { $way } in the whole motion. By the turn, a point at distance R from the centre moves { $turning } more, at most. So no point of B moves farther than { $speed } in the whole motion.
    .text2 = This bound needs no search: it holds for each point, at each time.
    .formula1 = µ = |v| + |ω| R = { $speed }

say_safe_first = a step that is too short for a contact
    .text1 = A and B are { $distance } apart at the start. B can close this gap no sooner than after { SHARE($time) } of the motion. So we go there at once: in between, no contact is possible.
    .text2 = This is called conservative advancement.
    .formula1 = Δt = d / µ = { $distance } / { $speed }

say_safe_next = measure and step again
    .text1 = At the new pose A and B are still { $distance } apart. Again the gap gives a time without a contact, and the second step goes to { SHARE($time) } of the motion.
    .text2 = Each dot of the chart is a pose that was measured. The line is the distance at all times; the method does not know it.
    .formula1 = t = { SHARE($time) }

say_safe_contact = the steps end at the contact
    .text1 = After { $stops } measured poses the distance is below { $tolerance }: the contact comes after { SHARE($time) } of the motion or a little later. The nearer the contact, the shorter the steps. No step passes it, however thin the parts are.
    .text2 = Move the time slider: up to the dot, nothing touches.
    .formula1 = d ≤ { $tolerance } at t = { SHARE($time) }

say_safe_no-contact = the steps reach the end
    .text1 = After { $stops } measured poses the next step would lead beyond the end of the motion. So B never touches A: this is proven for all times, not only for the poses that were measured.
    .formula1 = t ≥ 1

say_safe_against = only motion towards A counts
    .text1 = The bound is coarse: most of B’s motion leads past A or away from it. So take only the speed against the shortest line. The turn counts in full, because each corner may come nearer by it.
    .text2 = Now { $stops } poses suffice instead of { $any }. The bound changes with the shortest line, and is never larger than before.
    .formula1 = µ = max(0, −v·n) + |ω| R

say_safe_proof = where it is used
    .text1 = Nearpoint’s check of taught motions and its search of joint ranges use the same idea. At one pose, two links are farther apart than both can move until the next pose. So all poses between are clear.
    .text2 = For two triangles there is an exact test, and no tolerance is needed: see “Caught in between”.
    .formula1 = d > µ Δt: clear

question_safe_touches = will B touch A?
question_safe_next = how long will the next step be?
question_safe_fewer = will the better bound need fewer poses?

label_safe-shorter = shorter than the first
label_safe-longer = as long, or longer

number_speed = µ: the bound on the speed
number_stops = measured poses

chart_safe-distance = Distance over time

axis_safe-time = time
axis_safe-apart = distance

line_safe-curve = distance
line_safe-any = measured, any motion counts
line_safe-against = measured, motion towards A counts

why_safe_touches = Look at the outlines of the start and the end, and at how far the bar’s ends reach as it turns.
why_safe_next = The step is the distance divided by the same bound. So it is shorter if the distance has become smaller.
why_safe_fewer = The better bound is never larger, so its steps are never shorter from the same pose. Where the whole motion leads straight to A, it gains little.

## Pseudocode

safe-steps_start = t ← 0
safe-steps_reach = R ← the largest distance of a point of B from its centre
safe-steps_speed = µ ← |v| + |ω| R
safe-steps_loop = while t < 1:
safe-steps_distance = d, n ← the distance at t, and its direction
safe-steps_direction = better: µ ← max(0, −v·n) + |ω| R
safe-steps_contact = if d ≤ tolerance: return contact at t
safe-steps_step = t ← t + d / µ
safe-steps_none = return no contact
safe-steps_proof = clear between two poses: d > µ Δt

## Glossary

conservative-advancement = conservative advancement
    .forms = conservative advancement
    .text = A way to find the time of impact: go forward in time only as far as no contact is possible, and repeat. A distance, divided by a bound on the speed of approach, is such a time.
