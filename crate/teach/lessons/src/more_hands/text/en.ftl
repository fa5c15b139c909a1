### More workers.

lesson_more-hands = More workers

about_more-hands = Several threads share one list of pairs, by static scheduling, dynamic scheduling or work stealing. Times are measured here, with what limits them: serial work, waiting and copies.

source_more-hands = Kitamura, sections 3.4 and 3.7, figures 3.7 and 3.8 · Amdahl 1967 · Karp and Flatt 1990 · work stealing, the cost model and the last two steps are not in the thesis

parameter_more-hands_largest = Faces of each sphere

choice_more-hands_largest_960 = 960
choice_more-hands_largest_3968 = 3 968

parameter_more-hands_meet = The spheres are

choice_more-hands_meet_before-contact = Just before contact
choice_more-hands_meet_deep = Deeply overlapping: more pairs

parameter_more-hands_hands = Workers in the picture
parameter_more-hands_wake = Model: waking a worker, µs
parameter_more-hands_access = Model: shared access, µs

say_more-hands_one = one worker does everything
    .text1 = { $pairs } pairs of faces must be tested; { $met } of them will be reported. The bar above the spheres shows the worker’s time from left to right. Steps 1 to 3 (boxes, candidates, cubes) come first, in pale colours; then come the pairs, one after another.
    .text2 = The picture must not depend on the clock, so it uses the step times of table 3.1 of the thesis. It assumes that the test of a reported pair takes { $longer } times as long as that of any other pair. The numbers and the later charts are measured.

say_more-hands_static = static: dealt out in turn
    .text1 = When the list is ready, the pairs are dealt out in turn: worker 1 of { $hands } gets the first pair, worker 2 the second, and so on. A pair and its faces have the colour of their worker.
    .text2 = No worker can help another: the slowest tests { SHARE($spread) } longer than the fastest. Each pair is read from shared memory once, and each report is written there once: { $accesses } accesses.
    .formula1 = P + p = { $pairs } + { $met } = { $accesses }

say_more-hands_dynamic = dynamic: a free worker takes the next pair
    .text1 = Worker 1 builds the list; the others start on its first pairs while it is still growing. A free worker takes the next pair. So all workers finish at about the same time, and building the list costs almost no extra time. A worker must wait whenever the list contains no untested pair yet.
    .text2 = Each pair must now be written to shared memory before it is read, so there are { $accesses } accesses in all. Once the list is complete, worker 1 tests pairs too.
    .formula1 = 2P + p = 2 · { $pairs } + { $met } = { $accesses }

say_more-hands_stealing = work stealing: help where most is left
    .text1 =
        Many schedulers today use work stealing. Each worker starts with a contiguous part of the list. A worker that has finished its part steals half of the longest remaining part. Only { $thefts ->
            [one] { $thefts } steal is
           *[other] { $thefts } steals are
        } needed for all workers to finish together.
    .text2 = Unlike with dynamic scheduling, the list must be complete before testing begins.
    .formula1 = P + p + steals = { $accesses }

say_more-hands_measured = measured here
    .text1 =
        This page can use { $lent ->
            [one] { $lent } worker
           *[other] { $lent } workers
        }. All four steps were measured with each number of workers up to that. Times for more workers can only be predicted.
    .text2 = Steps 1 to 3 run on one worker, and their share s of the time was measured too. With it, Amdahl’s law bounds the speed-up: the points should lie below its curve. Only dynamic scheduling can be above it, because it tests pairs while it lists them.
    .text3 = Do not expect the speed-up of the thesis, where s was { SHARE($thesis) }. Its machine was a thousand times slower. Testing { $pairs } pairs takes well under a millisecond here, so steps 1 to 3 weigh more, and waking another worker takes a large part of that time.
    .formula1 = S(N) ≤ 1 / (s + (1 − s) / N) < 1 / s

say_more-hands_few = measured here: too few pairs
    .text1 =
        This page can use { $lent ->
            [one] { $lent } worker
           *[other] { $lent } workers
        }. All four steps were measured with each number of workers up to that. Times for more workers can only be predicted.
    .text2 = Steps 1 to 3 run on one worker, and their share s of the time was measured too. With it, Amdahl’s law gives the curve: the bound of the speed-up. In the thesis s was { SHARE($thesis) }.
    .text3 = This library leaves lists of fewer than { $few } pairs to one worker, and this list has { $pairs }. Waking a second worker would take longer than testing these pairs. More workers help only if there are more pairs.
    .formula1 = S(N) ≤ 1 / (s + (1 − s) / N) < 1 / s

say_more-hands_forecast = a prediction for up to 64 workers
    .text1 = Each of the { $pairs } pairs was timed on one worker. From these times we compute which worker takes which pair, and when all pairs are done. Testing one pair takes about a microsecond, which is too short for a browser’s clock. So each test was repeated many times. No schedule ends before its longest pair, so this pair bounds the speed-up of step 4.
    .text2 = The curves also include a cost model. Waking each further worker costs { $wake } µs; each access to shared memory costs { $access } µs, and workers queue for it. Both values are assumed, not measured. If both are 0, more workers are never slower.
    .formula1 = ideal T(N) = t₁ + t₂ + t₃ + t₄ / N

say_more-hands_checked = the model compared with the clock
    .text1 =
        Is the model right? It can be tested with the { $lent ->
            [one] { $lent } worker
           *[other] { $lent } workers
        } that this page can use: each method is measured and compared with its prediction. We also measure how long a worker takes to wake. An access counts as { $access } µs, as set above.
    .text2 =
        A ratio of 1 would mean a perfect model. Larger ratios have causes that the model ignores: workers wait for busy memory, cores share caches and a heat budget, and other programs run too. With one worker nothing is shared, so any difference comes from the clock or from the times of the single pairs. For more than { $lent ->
            [one] { $lent } worker
           *[other] { $lent } workers
        } nothing was measured.
    .formula1 = ratio = measured / model

say_more-hands_published-3968 = what the thesis measured
    .text1 = Figures 3.7 and 3.8 show two spheres of 3 968 faces: 434 ms on one processor, 120 ms on 12 (static), 80 ms on 11 (dynamic). Dynamic scheduling beats the ideal curve, because that curve assumes that testing starts only when the list is complete.
    .text2 = Steps 1 to 3 run on one worker and set a limit: with any number of workers, the whole gets at most { $limit } times faster. Section 3.7 of the thesis concludes that more than { $least } to { $most } processors hardly help.

say_more-hands_published-960 = what the thesis measured
    .text1 = Two spheres of 960 faces took 126 ms on one processor and 27 ms on 8 with dynamic scheduling. With more processors the time grew again: so few pairs are soon done, and further workers only compete for the shared memory.
    .text2 = Steps 1 to 3 run on one worker and set a limit here too: at most { $limit } times faster with any number of workers. Section 3.7 of the thesis concludes that more than { $least } to { $most } processors hardly help.

say_more-hands_sixteen = sixteen cores and one lock
    .text1 = We measured our own page once on a machine with 16 cores, when it checked the robot arm SO-101 of 17 parts. One thread took { $one } ms, four took { $four } ms, and sixteen took { $sixteen } ms.
    .text2 = Is this Amdahl’s limit? Karp and Flatt compute from each speed-up S the serial share s that would cause it. A true serial share would be the same for any number of threads. Here it grows from { SHARE($of-two) } with two threads to { SHARE($of-sixteen) } with sixteen: the threads hindered each other.
    .text3 = The probable cause is memory. The check called the allocator, which hands out memory, { $calls } million times, and its lock lets in one thread at a time. On the command line each thread keeps freed memory for itself. There, sixteen threads imply a share of only { SHARE($of-native) }.
    .text4 = So the remedy is to allocate less, and to keep freed memory in each thread of the page too. These figures are from before it.
    .formula1 = s = (1/S − 1/N) / (1 − 1/N)

say_more-hands_messages = shared memory or messages
    .text1 = Workers without shared memory share no lock: each has its own memory, and they send messages by postMessage. But a message is copied. Here both spheres and { $pairs } pairs are sent to a worker, { $kilobytes } kB in all, and the reported pairs come back.
    .text2 = The copies are measured here: out of one memory, into the message, and into the other memory. A message also waits for its turn at the other worker, which is not measured, so postMessage costs more than shown. With shared memory a pointer is enough. What remains is waking the worker, which a message needs too.
    .text3 = A worker can keep its copy for the next time, but then N workers hold N copies. Copies also take bandwidth: all cores share one connection to the memory. That is why this page shares its memory, and why it must not wait for a lock there.

question_more-hands_together = if the pairs are dealt out in turn, will all workers test equally long, within 5 %?
question_more-hands_accesses = how many accesses to shared memory does dynamic scheduling need, compared with static scheduling?
question_more-hands_thefts = with work stealing, how many steals will there be for each pair?
question_more-hands_limit = with the shares of the four steps in the thesis, how many times faster can any number of workers be?
question_more-hands_sixteen = our page once checked a robot arm on a machine with 16 cores: compared with four threads, how long did sixteen take?
question_more-hands_fastest = in the thesis, with how many processors was dynamic scheduling fastest?

label_as-many = as many
label_nearly-twice = nearly twice as many
label_times-hands = × the number of workers
label_times-2 = about 2 times
label_times-6 = about 6 times
label_no-limit = without limit
label_third-as-long = about a third as long
label_equally-long = about as long
label_twice-as-long = about twice as long
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
number_hands-shown = workers in the picture
number_shared-accesses = shared accesses
number_gain-shown = speed-up in the picture
number_thefts = steals in the picture
number_hands-lent = workers available
number_one-static = 1 worker, static
number_one-dynamic = 1 worker, dynamic
number_one-stealing = 1 worker, stealing
number_all-static = all available, static
number_all-dynamic = all available, dynamic
number_all-stealing = all available, stealing
number_serial-share = steps 1 to 3, share s
number_serial-limit = Amdahl’s limit, 1/s
number_forecast-one = 1 worker, measured
number_forecast-static = 12 workers, static
number_forecast-dynamic = 12 workers, dynamic
number_forecast-stealing = 12 workers, stealing
number_forecast-ideal = 12 workers, ideal
number_pair-longest-limit = step 4 / longest pair
number_forecast-static-cost = static, with costs
number_forecast-dynamic-cost = dynamic, with costs
number_forecast-stealing-cost = stealing, with costs
number_wake-measured = waking a worker, measured
number_model-static = model, static
number_model-dynamic = model, dynamic
number_model-stealing = model, stealing
number_off-static = measured / model, static
number_off-dynamic = measured / model, dynamic
number_off-stealing = measured / model, stealing
number_off-most = largest ratio overall
number_thesis-one = thesis, 1 processor
number_thesis-static-12 = thesis, static on 12
number_thesis-dynamic-8 = thesis, dynamic on 8
number_thesis-dynamic-11 = thesis, dynamic on 11
number_thesis-ideal-12 = ideal on 12, from step shares
number_arm-1 = page, 1 thread
number_arm-2 = page, 2 threads
number_arm-4 = page, 4 threads
number_arm-8 = page, 8 threads
number_arm-16 = page, 16 threads
number_implied-2 = implied share s, 2 threads
number_implied-4 = implied share s, 4 threads
number_implied-8 = implied share s, 8 threads
number_implied-16 = implied share s, 16 threads
number_native-16 = command line, speed-up on 16
number_message-bytes = bytes sent to the worker
number_message-copies = copies, there and back
number_message-of-test = copies / step 4

chart_hands-supposed = Speed-up in the picture
chart_hands-times = Time of all four steps
chart_hands-speed-ups = Speed-up here, and its bound
chart_hands-sixteen = Speed-up on 16 cores, before the remedy
chart_hands-published = Time in the thesis
chart_hands-gains = Speed-up: predicted here, and in the thesis

axis_hands = workers
axis_times-faster = speed-up

line_ideal = ideal
line_supposed-static = static
line_supposed-dynamic = dynamic
line_supposed-stealing = stealing
line_measured-static = measured, static
line_measured-dynamic = measured, dynamic
line_measured-stealing = measured, stealing
line_forecast-static = predicted, static
line_forecast-dynamic = predicted, dynamic
line_forecast-stealing = predicted, stealing
line_thesis-static = thesis, static
line_thesis-dynamic = thesis, dynamic
line_thesis-ideal = ideal, from step shares
line_amdahl = Amdahl’s curve
line_amdahl-limit = its limit, 1/s
line_sixteen-arm = page, robot arm
line_sixteen-stations = page, 10 000 parts
line_sixteen-native = command line, robot arm
line_sixteen-amdahl = Amdahl, share of 2 threads

why_more-hands_together = All workers get the same number of pairs, give or take one. But { $met } of the { $pairs } pairs are reported, and these take { $longer } times as long as the others. Chance decides how many of the reported pairs each worker gets.
why_more-hands_accesses = With static scheduling each pair is read once from shared memory, and each report is written once: { $accesses } in all. With dynamic scheduling each pair must first be written there. Count the accesses for one pair.
why_more-hands_thefts = A worker steals only when its own part is done, and then it takes half of the longest remaining part. How often can that happen before nothing is left to halve? Compare this with { $pairs } pairs.
why_more-hands_limit = Only step 4 is shared. With any number of workers, steps 1 to 3 take as long as before. Divide the total time by the time of these three steps.
why_more-hands_fastest = With more workers, testing takes less time, but all of them compete for the same shared memory and wait for the list. With { $list-pairs } pairs, from what number on does one more worker only add waiting?
why_more-hands_sixteen = Each of sixteen threads has less to do than each of four. But while it works it asks for memory again and again, and one lock guards the memory of all. How does the waiting grow with the number of threads?

## Pseudocode

more-hands_list = steps 1 to 3 on worker 1 of N: a list of P pairs
more-hands_one = one worker: test pair after pair
more-hands_static = static: worker i tests pairs i, i + N, i + 2N, …
more-hands_dynamic = dynamic: while worker 1 lists pairs, it puts each into a queue at once;
more-hands_next = each other worker takes the next pair of the queue, tests it, and waits if there is none yet;
more-hands_help = when the list is complete, worker 1 tests too
more-hands_stealing = stealing: worker i starts with the i-th of N equal parts of the list;
more-hands_own = while its part has pairs: take and test them
more-hands_steal = then take half of the longest remaining part; if there is none: done
more-hands_measure = measure all four steps with 1, 2, … available workers, for each method
more-hands_amdahl = at most 1 / (s + (1 − s) / N) times faster, where s is the share of steps 1 to 3
more-hands_forecast = prediction: who takes which pair when, from the pair’s own time on one worker
more-hands_costs = add a time to wake each further worker, and one for each access to shared memory
more-hands_off = ratio ← measured / predicted
more-hands_limit = the limit: t₁ + t₂ + t₃ stay, however many workers share t₄
more-hands_implied = from a speed-up S of N threads: s ← (1/S − 1/N) / (1 − 1/N); if s grows with N, they wait for each other
more-hands_message = with shared memory: pass a pointer; without: copy out, send, copy in

## Glossary

shared-memory = shared memory
    .forms = shared memory
    .text = Memory that several threads read and write. An access may have to wait for another thread’s access.

work-stealing = work stealing
    .forms = steals half of the longest remaining part | work stealing
    .text = Each thread starts with its own part of the work. A thread that is done takes half of what another has left. Few steals are needed, and all threads finish together.

static-dynamic = static and dynamic scheduling
    .forms = dealt out | static scheduling | dynamic scheduling
    .text = Static: the work is divided before it begins. Dynamic: a free thread takes the next piece of work.

speed-up-limit = limit of the speed-up
    .forms = set a limit | Amdahl’s law | Amdahl’s limit
    .text = The work that only one thread can do sets the limit. If a share s of the work cannot be shared, no number of threads is more than 1/s times faster. This is Amdahl’s law. The Karp–Flatt metric computes s from a measured speed-up.

## Claims

more-hands_source = Kitamura 1996, section 3.5.2, figures 3.7 and 3.8
more-hands_says = With 3 968 faces, the time is 434 ms on one processor. It falls to 120 ms on 12 with static scheduling, and to 80 ms on 11 with dynamic scheduling.
more-hands_why = For objects of 4 000 faces, chapter 6 of the thesis gives about 70 ms, while the best time of chapter 3 is 80 ms. The thesis does not say why. Steps 1 to 3 were a sixth of the work then. Today they are the larger part, and they run on one worker. So more than a few workers gain nothing, and waking one costs as much as testing many pairs.
