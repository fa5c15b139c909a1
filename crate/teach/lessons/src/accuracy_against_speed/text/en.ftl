### Accuracy against speed.

lesson_accuracy-against-speed = Accuracy against speed

about_accuracy-against-speed = What smaller spheres cost, and what they gain, over many poses of two parts.

source_accuracy-against-speed = US patent 5056031 (1991) · poses and parts are ours · times are measured here, on one thread

parameter_accuracy-against-speed_shapes = Parts

choice_accuracy-against-speed_shapes_ring = Ring and pipe
choice_accuracy-against-speed_shapes_bracket = Bracket and rod

parameter_accuracy-against-speed_accuracy = Smallest radius, at the end
parameter_accuracy-against-speed_ratio = ρ: ratio between ranks
parameter_accuracy-against-speed_making = Spheres

choice_accuracy-against-speed_making_exact = ρ exact, cells (ours)
choice_accuracy-against-speed_making_source = As published

say_accuracy_poses = many poses
    .text1 = A part is placed in { $poses } poses around another; the picture shows some of them. Tested by their faces, the parts collide in { $colliding } of the poses.
    .text2 = Now spheres are tested instead, first large ones, then smaller and smaller.
    .formula1 = { $colliding } of { $poses } collide

say_accuracy_coarse = large spheres
    .text1 = With a smallest radius of { $radius }, both parts together have { $spheres } spheres. A check takes { $tests } tests on average.
    .text2 = { $missed } of the { $colliding } collisions are missed, but { $alarms } of the other poses are reported as colliding. The reason: the spheres extend beyond the surface. The picture shows such a pose, with the two spheres that meet in red.
    .formula1 =
        { $alarms } false { $alarms ->
            [one] alarm
           *[other] alarms
        } of { $poses }

say_accuracy_rung = smallest radius { $radius }
    .text1 = The smallest radius is now √2 times smaller: { $spheres } spheres, { $tests } tests per check.
    .text2 =
        { $alarms } false { $alarms ->
            [one] alarm
           *[other] alarms
        } and { $missed } missed contacts in { $poses } poses. At a false alarm the gap is at most { $within }.
    .formula1 =
        { $alarms } false { $alarms ->
            [one] alarm
           *[other] alarms
        } of { $poses }
    .formula2 = gap ≤ 4·{ $radius }

say_accuracy_ratios = how many ranks?
    .text1 = The smallest radius is { $radius } again, but with more or fewer ranks above it. A check takes { $low } tests with ρ = 1.4, { $two } with 2, { $more } with 2.8 and { $high } with 4.
    .text2 = Many ranks mean many tests on the way down. Few ranks mean many children to test for each sphere. The answers hardly change, because the last rank decides them.
    .formula1 = ρ = 1.4 · 2 · 2.8 · 4

question_accuracy_missed = will large spheres miss some of the collisions?
question_accuracy_spheres = the smallest radius is divided by √2: how many spheres will both parts together have?
question_accuracy_fewer = with a smaller radius, will there be fewer false alarms?
question_accuracy_ratio = which ratio between ranks takes the fewest tests?

number_poses-checked = poses
number_colliding-poses = poses that collide
number_exact-time = time of a check by faces
number_ranks-of-a = ranks of the first part
number_spheres-total = spheres
number_tests-of-check = tests per check
number_missed-contacts = missed contacts
number_time-making = time to build them
number_check-time = time of a check by spheres

chart_spheres-and-tests = Spheres, and tests per check
chart_time-of-check = Time of a check
chart_false-alarms = False alarms

axis_smallest-radius = smallest radius
axis_ratio-of-ranks = ρ

line_spheres-total = spheres
line_tests-of-check = tests
line_by-spheres = by spheres
line_by-faces = by faces, exact
line_false-alarms = of all poses

why_accuracy_missed = A contact is missed if it is at a point that no sphere covers. Do large spheres leave more of the surface uncovered, or do they reach farther beyond it?
why_accuracy_spheres = There are { $spheres } spheres now. They cover a surface, not a solid. With a radius √2 times smaller, a piece of surface takes twice as many. But a grid of spheres does not follow the surface exactly.
why_accuracy_fewer = A false alarm comes from spheres that extend beyond the surface. Now this can happen up to a gap of { $within }; with a smaller radius, this limit is smaller. In how many of the { $alarms } poses is the gap between the two limits?
why_accuracy_ratio = With a small ratio, there are many ranks on the way down. With a large ratio, a sphere has many children, and all of them are tested. A check takes { $tests } tests now. The best ratio is in between.

## Pseudocode

accuracy-against-speed_poses = for each pose of one part around the other:
accuracy-against-speed_truth = truth ← do faces collide?
accuracy-against-speed_radius = for each smallest radius rₙ, √2 times smaller than the previous one:
accuracy-against-speed_ranks = ranks from the sphere around each part down to rₙ, with the ratio ρ between them
accuracy-against-speed_models = cover both parts with spheres, rank by rank
accuracy-against-speed_each = for each pose:
accuracy-against-speed_search = hit ← search both models, down only where spheres meet, until a pair of smallest spheres meets
accuracy-against-speed_alarm = if hit and not truth: a false alarm; the surfaces are within 4·rₙ
accuracy-against-speed_missed = if truth and not hit: a missed contact
accuracy-against-speed_time = the mean number of tests per check, and its mean time
accuracy-against-speed_ratios = with the smallest rₙ: repeat for ρ = 1.4, 2, 2.8 and 4

## Glossary

false-alarm = false alarm
    .forms = false alarm | false alarms
    .text = A collision that is reported although there is none. It costs time or trust, but damages nothing.

pose = pose
    .forms = pose | poses
    .text = The position and the orientation of a part.
