### Can it be taken out?

lesson_taken-out = Can it be taken out?

about_taken-out = Can a part be removed from its assembly, and by which path? The lesson tries straight motions, then moves in steps, then moves with turns. Sometimes no path of such steps exists.

source_taken-out = No paper: the search is ours, and the review page uses it. A*: Hart, Nilsson and Raphael 1968; lazy edge evaluation: Cohen, Phillips and Likhachev 2014 · all three assemblies are invented

parameter_taken-out_part = Part

choice_taken-out_part_hook = A hook in a plate
choice_taken-out_part_key = A key in a slot
choice_taken-out_part_rings = Two linked rings

parameter_taken-out_step = Step

choice_taken-out_step_fine = 5 mm
choice_taken-out_step_coarse = 10 mm

parameter_taken-out_turns = Turns

choice_taken-out_turns_quarter = of 90°
choice_taken-out_turns_half = of 180°

say_taken_start = a part and what holds it
    .text1 = The solid part must be taken out of the other one, which is drawn transparent. The two do not touch: there is a small clearance everywhere.
    .text2 = The part is outside when a plane parallel to two of the axes separates it from the other part. It moves as one rigid body and must not hit anything on its path.
    .formula1 = is there a path out?

say_taken_closed = no straight path
    .text1 = Along the axes and halfway between them there are 26 directions. Along each, the whole motion is tested at once, up to where the part would be outside.
    .text2 = All of them are closed: a dot on each line marks where the part hits something. But this covers only motions that start here and go straight on.
    .formula1 = { $open } of 26 open

say_taken_open = a straight path
    .text1 = Along the axes and halfway between them there are 26 directions. Along each, the whole motion is tested at once, up to where the part would be outside.
    .text2 =
        Of these directions { $open ->
            [one] { $open } is
           *[other] { $open } are
        } open, drawn as a longer line with a ring at its end. In all others the part hits something.
    .formula1 = { $open } of 26 open

say_taken_why = why a direction is closed
    .text1 = This is the closed direction in which the part gets farthest. It moves freely for { $free } mm; then, at the diamond, it hits the other part.
    .text2 = The time of impact is computed, not sampled at a row of positions. So the test cannot jump over anything thin.
    .formula1 = free for { $free } mm

say_taken_moves-out = moves alone are enough
    .text1 =
        The search takes steps of { $step } mm to each of the 26 neighbouring positions. It tested { $looks ->
            [one] { $looks } step
           *[other] { $looks } steps
        } and reached { $places ->
            [one] { $places } pose
           *[other] { $places } poses
        }; the dots are positions of the part’s centre.
    .text2 = In the last of these poses the part is outside. Each step is tested from beginning to end. The poses that promise the shortest path are taken first.
    .formula1 =
        { $looks ->
            [one] { $looks } step
           *[other] { $looks } steps
        } tested, { $places ->
            [one] { $places } pose
           *[other] { $places } poses
        } reached

say_taken_moves-none = moves alone: no path
    .text1 =
        The search takes steps of { $step } mm to each of the 26 neighbouring positions, and never turns the part. It reached { $places ->
            [one] { $places } pose
           *[other] { $places } poses
        }, shown as dots. Of the { $looks ->
            [one] { $looks } step
           *[other] { $looks } steps
        } that it tested, { $shut } are closed: the part hits something on them.
    .text2 = Nothing is left to test. So it is proven that no path of such steps exists. This proves nothing about paths with turns.
    .formula1 =
        { $places ->
            [one] { $places } pose
           *[other] { $places } poses
        } reached, none left to test

say_taken_turns-out = with turns there is a path
    .text1 = Now the part may also turn by { $turns }° about any axis, which gives { $orientations } orientations. Like a move, a turn is one step, tested from beginning to end.
    .text2 =
        After { $looks ->
            [one] { $looks } step
           *[other] { $looks } steps
        } and { $places ->
            [one] { $places } pose
           *[other] { $places } poses
        } the part is outside. Rings are positions that were reached only with the part turned.
    .formula1 =
        { $looks ->
            [one] { $looks } step
           *[other] { $looks } steps
        } tested, { $places ->
            [one] { $places } pose
           *[other] { $places } poses
        } reached

say_taken_turns-none = no path at this resolution
    .text1 =
        Now the part may also turn by { $turns }° about any axis, which gives { $orientations } orientations. Even so only { $places ->
            [one] { $places } pose
           *[other] { $places } poses
        } can be reached. The search tested { $looks ->
            [one] { $looks } step
           *[other] { $looks } steps
        } and is done.
    .text2 = No path of steps of { $step } mm and turns of { $turns }° exists. Nothing more is proven: a path of other steps may exist.
    .formula1 =
        { $places ->
            [one] { $places } pose
           *[other] { $places } poses
        }, none of them outside

say_taken_between = between two poses
    .text1 = This is one of the { $shut } closed steps, from the solid part to its ghost. At both ends the part is free. In between, at the pale ghost, the part hits something.
    .text2 =
        A test of poses alone would have accepted { $through } such { $through ->
            [one] step
           *[other] steps
        }, and the path could have led through solid material.
    .formula1 =
        { $through } closed { $through ->
            [one] step
           *[other] steps
        } with both ends free

say_taken_between-as-places = between two poses
    .text1 = This is one of the { $shut } closed steps, from the solid part to its ghost. At the diamond it first hits the other part.
    .text2 = Here all closed steps end in poses that are not free, so a test of poses alone would have given the same answer. But only the test of the whole motion can show that.
    .formula1 =
        { $through } closed { $through ->
            [one] step
           *[other] steps
        } with both ends free

say_taken_found = the path as it was found
    .text1 =
        The search goes back from the last pose, always to the pose from which the present one was reached. That gives the path: { $before ->
            [one] { $before } step
           *[other] { $before } steps
        }, each proven free.
    .text2 = Many of its corners exist only because a step is { $step } mm long.
    .formula1 =
        { $before ->
            [one] { $before } leg
           *[other] { $before } legs
        }

say_taken_shorter = the shortened path
    .text1 = From each corner, a single motion to the farthest other corner is tried. If this motion is not free, a corner half as far is tried. A free motion replaces everything in between.
    .text2 =
        Of { $before ->
            [one] { $before } leg
           *[other] { $before } legs
        } there { $left ->
            [one] is
           *[other] are
        } { $left } left. Each new leg is tested like a step, so the path is still proven, and no shortcut makes it longer.
    .formula1 = { $before } → { $left }

say_taken_clearance = the clearance
    .text1 = The part is where it comes nearest to the other on its path. The line between the two shows their distance there.
    .text2 = It is proven that the clearance is nowhere below the lower bound. Between two poses, no distance changes by more than the longest motion of any point of the part.
    .formula1 = lower bound ≤ clearance ≤ upper bound

say_taken_captive = a part that does not come out
    .text1 =
        For two linked rings the same search reached { $places ->
            [one] { $places } pose
           *[other] { $places } poses
        } with steps of { $step } mm and turns of { $turns }°, none of them outside. The chart shows { $tries } step sizes; at { $ways } of them there is a path.
    .text2 = The correct answer is “no path at this resolution”. As far as the search knows, a search with finer steps could find a path in between. It is true that linked rings never come apart, but that needs another proof.
    .formula1 = no path at { $step } mm and { $turns }°

say_taken_finer-out = another resolution, another answer
    .text1 = The same search was run with { $tries } step sizes and turns of 90°: at { $ways } of them there is a path. So “no path” was right about its own steps, and would be wrong about all paths.
    .text2 = Between two poses of a coarse search there may be a pose from which the part can go on. So an answer of “no path” must always state its step and its turns.
    .formula1 = a path at { $ways } of { $tries } step sizes

say_taken_finer-none = what is proven
    .text1 = The same search was run with { $tries } step sizes and turns of 90°: at none of them is there a path. Each of these answers is proven, but only for its own steps.
    .text2 = No number of tries proves that there is no path at all. It is true that linked rings never come apart, but that needs another proof. A search that has found a path needs no such proof.
    .formula1 = a path at { $ways } of { $tries } step sizes

question_taken_straight = is there a direction in which the part comes out straight?
question_taken_turns = will the part come out if it may also turn in steps?
question_taken_legs = how many legs are left when the path is shortened?

why_taken_straight = Follow each side of the part in the direction that you consider. The other part may obstruct it only after some distance. One such obstruction is enough to close the direction.
why_taken_turns =
    What keeps the part inside in its present orientation? Would it still do so if the part were turned? Is there room to turn? Without turning, { $places ->
        [one] { $places } pose
       *[other] { $places } poses
    } can be reached by steps of { $step } mm. Each turn is by { $turns }°.
why_taken_legs = Steps in one direction become one leg. A leg ends only where the part must change direction or start to turn. Follow the line and its { $before } steps, and count these places.

number_step-of-search = step of the search
number_turn-of-search = turn of the search
number_directions = straight directions
number_directions-open = open directions
number_free-before-contact = free before the contact
number_places-reached = poses reached
number_steps-looked-at = steps tested
number_steps-closed = closed steps
number_steps-let-through = closed steps, both ends free
number_legs = legs
number_way-clear-from = path clearance, at least
number_way-clear-to = path clearance, at most

chart_places-reached = Poses reached, by steps tested
chart_way-shorter = Legs, by shortcuts tried
chart_clearance-of-way = Clearance along the path
chart_places-by-step = Poses reached, by step size

axis_steps-looked-at = steps tested
axis_places-reached = poses
axis_legs = legs
axis_share-of-way = share of the path
axis_step-of-search = step, mm

line_by-moves = moves alone
line_by-moves-and-turns = moves and turns
line_legs = legs
line_clearance-of-way = clearance
line_no-way = no path
line_a-way = a path

## Pseudocode

taken-out_part = the part and what holds it; s: length of a step, α: angle of a turn
taken-out_straight = for each of 26 directions: test the whole straight motion; open if nothing is hit
taken-out_contact = closed: free until the time of impact
taken-out_begin = waiting ← { "{" }the part’s pose, at no cost{ "}" }
taken-out_least = repeat: take the step with the least path so far + estimated path to the outside
taken-out_test = test its motion from beginning to end
taken-out_closed = if anything is hit: it is closed, take the next
taken-out_reached = else its end is reached, from its beginning
taken-out_outside = if a plane parallel to two axes separates the parts: outside, go on at “back”
taken-out_around = the 26 moves by s and the turns by α from there wait, where they lead to new poses
taken-out_none = if nothing waits: no path of steps of s and turns of α exists; nothing more is proven
taken-out_back = back: the path ← from the end to where each pose was reached from, n legs
taken-out_farthest = from each corner: test one motion to the farthest corner; if it is closed, half as far
taken-out_cut = if it is free: it replaces everything in between, n legs are left
taken-out_halve = clearance: measure at poses, halve the legs in between until the two bounds are close
taken-out_again = no path: the same with other s and α; each answer states its own

## Glossary

captive-part = captive part
    .forms = linked rings
    .text = A part that cannot be taken out of its assembly as it is. A search proves only that its own steps and turns do not take it out.
