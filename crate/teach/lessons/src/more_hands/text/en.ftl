### More hands.

lesson_more-hands = More hands

about_more-hands = One list of pairs, several threads: dealt out, taken one by one, or stolen. Measured here, forecast for 64.

source_more-hands = Kitamura, section 3.4, figures 3.7 and 3.8 · stealing and the cost model are not in the thesis

parameter_more-hands_largest = Faces of each sphere

choice_more-hands_largest_960 = 960
choice_more-hands_largest_3968 = 3 968

parameter_more-hands_meet = The spheres are

choice_more-hands_meet_before-contact = Just before contact
choice_more-hands_meet_deep = Deep in each other: more pairs

parameter_more-hands_hands = Hands in the picture
parameter_more-hands_wake = Model: to wake a hand, µs
parameter_more-hands_access = Model: a shared access, µs

say_more-hands_one = one hand does it all
    .text1 = { $pairs } pairs of faces are to be tested, { $met } of them will be reported. Above the spheres is what the hand does from left to right: first boxes, candidates and cubes, faded, then pair after pair.
    .text2 = Pictures must not change with the clock, so they suppose what table 3.1 of the thesis says of the steps, and that a reported pair takes { $longer } times as long as another. The numbers and the later charts are measured.

say_more-hands_static = static: dealt like cards
    .text1 = When the list is ready, the pairs are dealt out: hand 1 of { $hands } takes the first, hand 2 the second, and so on in turn. A pair and its faces have the colour of their hand.
    .text2 = Nobody can help anybody: the longest hand tests { SHARE($spread) } longer than the shortest. Each pair is read from shared memory once, each report written there once: { $accesses } accesses.
    .formula1 = P + p = { $pairs } + { $met } = { $accesses }

say_more-hands_dynamic = dynamic: whoever is free takes the next
    .text1 = The first hand lists pairs; the others begin with the first pair while it is still at it. Whoever is free takes the next, so all are done at about the same time, and making the list hardly counts. Hands that come faster than the list grows must wait.
    .text2 = The price: each pair is written to shared memory before it is read, { $accesses } accesses in all. Here the hand that lists tests too when it is done.
    .formula1 = 2P + p = 2 · { $pairs } + { $met } = { $accesses }

say_more-hands_stealing = stealing: help where most is left
    .text1 =
        What is usual today: each hand begins with a run of neighbours in the list, and one that is done takes half of the longest rest. That happens only { $thefts ->
            [one] { $thefts } time
           *[other] { $thefts } times
        }, and yet all are done together.
    .text2 = But the list has to be ready before, unlike the dynamic way.
    .formula1 = P + p + thefts = { $accesses }

say_more-hands_measured = measured here
    .text1 =
        This page was lent { $lent ->
            [one] { $lent } hand
           *[other] { $lent } hands
        }, so that many were measured, all four steps each time; the rest can only be forecast.
    .text2 = A list of { $pairs } pairs takes well under a millisecond here, and waking another hand takes a good part of that: do not expect what the thesis saw on a machine a thousand times slower.

say_more-hands_few = measured here: too few to share
    .text1 =
        This page was lent { $lent ->
            [one] { $lent } hand
           *[other] { $lent } hands
        }, so that many were measured; the rest can only be forecast.
    .text2 = But lists of fewer than { $few } pairs stay on one hand in this library, and here are { $pairs }: waking another takes longer than testing them. Only with more pairs do more hands gain anything.

say_more-hands_forecast = a forecast for up to 64 hands
    .text1 = Each of the { $pairs } pairs was timed on one hand; then it is computed who would take which and when all would be done. A pair takes about a microsecond, less than a browser’s clock can tell, so each was repeated many times.
    .text2 = The curves add a model of what sharing costs: { $wake } µs to wake each further hand, { $access } µs for each access to shared memory, where hands queue up. These two are chosen, not measured: set both to 0, and more hands are never slower.
    .formula1 = ideal T(N) = t₁ + t₂ + t₃ + t₄ / N

say_more-hands_checked = the model held against the clock
    .text1 =
        Is the model right? Where hands are lent it can be tried: { $lent ->
            [one] { $lent } hand
           *[other] { $lent } hands
        } here, each way measured beside what the model says of as many. We also time how long a woken hand takes to respond. An access counts { $access } µs, as chosen.
    .text2 =
        1 would be a perfect model. Where it took longer: hands wait for memory that another uses, cores share their caches and their heat, and other programs want them as well; the model knows nothing of that. With one hand nothing is shared: what is off there is the clock’s and the pairs’ own. Beyond { $lent ->
            [one] { $lent } hand
           *[other] { $lent } hands
        } nothing was tried.
    .formula1 = off = measured / model

say_more-hands_published-3968 = what the thesis measured
    .text1 = Two spheres of 3 968 faces, figures 3.7 and 3.8: 434 ms on one processor, 120 ms on 12 dealt out statically, 80 ms on 11 the dynamic way. That beats the ideal curve, which waits for the list.
    .text2 = Steps 1 to 3 on one hand set a limit: however many there are, the whole gets at most { $limit } times faster.

say_more-hands_published-960 = what the thesis measured
    .text1 = Two spheres of 960 faces: 126 ms on one processor, 27 ms on 8 the dynamic way, and slower beyond: so few pairs are soon done, and more hands only get in each other’s way at the shared memory.
    .text2 = Steps 1 to 3 on one hand set a limit too: at most { $limit } times faster, however many there are.

question_more-hands_together = if the pairs are dealt like cards, will all hands test equally long, within 5 %?
question_more-hands_accesses = taken one by one: compared with dealing, how many accesses to shared memory?
question_more-hands_thefts = with stealing, how many thefts will there be for each pair?
question_more-hands_limit = by the thesis’s shares of the steps, how much faster can any number of hands get?
question_more-hands_fastest = in the thesis, with how many processors was the dynamic way fastest?

label_as-many = as many
label_nearly-twice = nearly twice as many
label_times-hands = as many for each hand
label_times-2 = about 2 times
label_times-6 = about 6 times
label_no-limit = without limit
label_hands-4 = 4
label_hands-8 = 8
label_hands-11 = 11
label_all-done = all done
label_all-done-static = all done, static
label_all-done-dynamic = all done, dynamic
label_all-done-stealing = all done, stealing

number_list-pairs = pairs in the list
number_list-met = pairs reported
number_before-the-test = steps 1 to 3
number_the-test = step 4
number_pair-mean = a pair, mean
number_pair-longest = a pair, longest
number_hands-shown = hands in the picture
number_shared-accesses = shared accesses
number_gain-shown = in the picture, faster
number_thefts = thefts in the picture
number_hands-lent = hands lent
number_one-static = 1 hand, static
number_one-dynamic = 1 hand, dynamic
number_one-stealing = 1 hand, stealing
number_all-static = all lent, static
number_all-dynamic = all lent, dynamic
number_all-stealing = all lent, stealing
number_forecast-one = 1 hand, measured
number_forecast-static = 12 hands, static
number_forecast-dynamic = 12 hands, dynamic
number_forecast-stealing = 12 hands, stealing
number_forecast-ideal = 12 hands, ideal
number_forecast-static-cost = static, with the model
number_forecast-dynamic-cost = dynamic, with the model
number_forecast-stealing-cost = stealing, with the model
number_wake-measured = to wake a hand, measured
number_model-static = by the model, static
number_model-dynamic = by the model, dynamic
number_model-stealing = by the model, stealing
number_off-static = measured / model, static
number_off-dynamic = measured / model, dynamic
number_off-stealing = measured / model, stealing
number_off-most = the farthest off, any hands
number_thesis-one = thesis, 1 processor
number_thesis-static-12 = thesis, static on 12
number_thesis-dynamic-8 = thesis, dynamic on 8
number_thesis-dynamic-11 = thesis, dynamic on 11
number_thesis-ideal-12 = ideal on 12, by its shares

chart_hands-supposed = How much faster, in the picture
chart_hands-times = Time of all four steps
chart_hands-published = Time in the thesis
chart_hands-gains = How much faster: forecast here, and the thesis

axis_hands = hands
axis_times-faster = times faster

line_ideal = ideal
line_supposed-static = static
line_supposed-dynamic = dynamic
line_supposed-stealing = stealing
line_measured-static = measured, static
line_measured-dynamic = measured, dynamic
line_measured-stealing = measured, stealing
line_forecast-static = forecast, static
line_forecast-dynamic = forecast, dynamic
line_forecast-stealing = forecast, stealing
line_thesis-static = thesis, static
line_thesis-dynamic = thesis, dynamic
line_thesis-ideal = ideal, by its shares

why_more-hands_together = Dealt like cards, all hands get as many pairs, within one. But { $met } of the { $pairs } pairs are reported and take { $longer } times as long as the others: chance decides who gets how many of these.
why_more-hands_accesses = Dealt out, a pair is read once from shared memory and each report is written once: { $accesses } in all. Taken one by one, a pair must be put there first. Count the accesses for a pair.
why_more-hands_thefts = A hand steals only when its own run is done, and then takes half of the longest rest. Ask how often that can happen before nothing is left to halve, beside { $pairs } pairs.
why_more-hands_limit = Only step 4 is shared. However many hands there are, steps 1 to 3 take as long as before: divide the whole by what they take.
why_more-hands_fastest = More hands shorten the tests, but each of them comes to the same shared memory and waits for the list. With { $list-pairs } pairs, ask when there is nothing left for another hand to do.

## Pseudocode

more-hands_list = steps 1 to 3 on hand 1 of N: a list of P pairs
more-hands_one = one hand: test pair after pair
more-hands_static = static: hand i tests pairs i, i + N, i + 2N, …
more-hands_dynamic = dynamic: while hand 1 lists pairs, it puts each into a queue at once;
more-hands_next = each other hand takes the next pair of the queue, tests it, and waits if there is none yet;
more-hands_help = when the list is done, hand 1 tests too
more-hands_stealing = stealing: hand i begins with the i-th of N equal runs of the list;
more-hands_own = while its run has pairs: take and test them
more-hands_steal = then take half of the longest rest of all; if there is none: done
more-hands_measure = measure all four steps with 1, 2, … hands, each way, as many as are lent
more-hands_forecast = forecast: who takes which pair when, by the pair’s own time on one hand
more-hands_costs = add a time to wake each further hand, and one for each access to shared memory
more-hands_off = off ← measured / forecast
more-hands_limit = the limit: t₁ + t₂ + t₃ stay, however many hands share t₄

## Glossary

shared-memory = shared memory
    .forms = shared memory
    .text = Memory that several threads read and write. Each access may have to wait for another’s.

work-stealing = work stealing
    .forms = takes half of the longest rest
    .text = Each thread begins with a run of its own, and one that is done takes half of what another has left. There are few thefts, and all are done together.

static-dynamic = static and dynamic sharing
    .forms = dealt out | dynamic way
    .text = Static: work is dealt out before it begins. Dynamic: whoever is free takes the next piece.

speed-up-limit = limit of the gain
    .forms = set a limit
    .text = What one thread does alone sets it: if a share s of the work cannot be shared, no number of threads is more than 1/s times faster. It is known as Amdahl’s law.
