### Can it be taken out?

lesson_taken-out = Can it be taken out?

about_taken-out = Whether a part comes out of its assembly and on which way: straight, by moves, with turns, or by no way that such steps find.

source_taken-out = No paper: the search is ours, and the reviewer’s page uses it. A*: Hart, Nilsson and Raphael 1968; tested only when its turn comes: Cohen, Phillips and Likhachev 2014 · all three assemblies are made up

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
    .text1 = The solid part is to be taken out of the other one, which is drawn so that one sees through it. The two do not touch: there is a little room between them everywhere.
    .text2 = The part is out when a plane along two of the axes lies between it and the other. It moves as one rigid body, and it must meet nothing on its way.
    .formula1 = is there a way out?

say_taken_closed = no straight way
    .text1 = Along the axes and halfway between them there are 26 directions. Along each of them the whole motion is tested at once, up to where the part would be outside.
    .text2 = All of them are closed: a dot on each line says that the part meets something. But this tells only of motions that start here and go straight on.
    .formula1 = { $open } of 26 open

say_taken_open = a straight way
    .text1 = Along the axes and halfway between them there are 26 directions. Along each of them the whole motion is tested at once, up to where the part would be outside.
    .text2 =
        Of these { $open ->
            [one] { $open } is
           *[other] { $open } are
        } open, with a ring at the end of a longer line. On all others the part meets something.
    .formula1 = { $open } of 26 open

say_taken_why = why a direction is closed
    .text1 = This is the closed direction in which the part comes farthest. It goes on for { $free } mm; then, at the diamond, it meets the other part.
    .text2 = The time of the first contact is computed, not looked for at a row of places. Nothing that is thin can be jumped over.
    .formula1 = free for { $free } mm

say_taken_moves-out = moves alone are enough
    .text1 =
        The search goes by steps of { $step } mm, to each of the 26 places around. It looked at { $looks ->
            [one] { $looks } step
           *[other] { $looks } steps
        } and reached { $places ->
            [one] { $places } place
           *[other] { $places } places
        }; the dots are where the middle of the part was.
    .text2 = The last of them is outside. Each step is tested from its beginning to its end, and the places that promise the shortest way are taken first.
    .formula1 =
        { $looks ->
            [one] { $looks } step
           *[other] { $looks } steps
        } looked at, { $places ->
            [one] { $places } place
           *[other] { $places } places
        } reached

say_taken_moves-none = moves alone: no way
    .text1 =
        The search goes by steps of { $step } mm, to each of the 26 places around, and never turns the part. It reached { $places ->
            [one] { $places } place
           *[other] { $places } places
        }, the dots, and { $shut } of the { $looks ->
            [one] { $looks } step
           *[other] { $looks } steps
        } it looked at are closed.
    .text2 = Nothing is left to look at. So there is no way out by such steps, and that is proven. About ways that turn it says nothing.
    .formula1 =
        { $places ->
            [one] { $places } place
           *[other] { $places } places
        } reached, none left to look at

say_taken_turns-out = with turns there is a way
    .text1 = Now the part may also turn by { $turns }° about any axis, which gives { $orientations } orientations. A turn is a step as a move is, tested from its beginning to its end.
    .text2 =
        After { $looks ->
            [one] { $looks } step
           *[other] { $looks } steps
        } and { $places ->
            [one] { $places } place
           *[other] { $places } places
        } the part is outside. Rings are places that were reached only with the part turned.
    .formula1 =
        { $looks ->
            [one] { $looks } step
           *[other] { $looks } steps
        } looked at, { $places ->
            [one] { $places } place
           *[other] { $places } places
        } reached

say_taken_turns-none = no way at this resolution
    .text1 =
        Now the part may also turn by { $turns }° about any axis, which gives { $orientations } orientations. Even so all that can be reached are { $places ->
            [one] { $places } place
           *[other] { $places } places
        }: the search looked at { $looks ->
            [one] { $looks } step
           *[other] { $looks } steps
        } and is done.
    .text2 = There is no way by steps of { $step } mm and turns of { $turns }°. That is all that may be said. It is not said that there is no way.
    .formula1 =
        { $places ->
            [one] { $places } place
           *[other] { $places } places
        }, none of them outside

say_taken_between = between two places
    .text1 = One of the { $shut } closed steps: from the solid part to its ghost. At both ends the part is free, but in between, where the pale ghost is, it meets something.
    .text2 =
        A test of places alone would have let { $through } such { $through ->
            [one] step
           *[other] steps
        } pass, and a way through solid material could have come of it.
    .formula1 =
        { $through } closed { $through ->
            [one] step
           *[other] steps
        } with both ends free

say_taken_between-as-places = between two places
    .text1 = One of the { $shut } closed steps: from the solid part to its ghost, and at the diamond it first meets the other part.
    .text2 = Here all closed steps end in places that are not free, and a test of places alone would have said the same. But only the test of the whole motion can know that.
    .formula1 =
        { $through } closed { $through ->
            [one] step
           *[other] steps
        } with both ends free

say_taken_found = the way as it was found
    .text1 =
        From the last place the search goes back to where each place was reached from. That is the way: { $before ->
            [one] { $before } step
           *[other] { $before } steps
        }, each of them proven free.
    .text2 = Many of its corners are there only because a step is { $step } mm long.
    .formula1 =
        { $before ->
            [one] { $before } leg
           *[other] { $before } legs
        }

say_taken_shorter = the way made shorter
    .text1 = From each corner one motion is tried to the farthest of the others; if that is not free, to one half as far. What is free takes the place of all that lay between.
    .text2 =
        Of { $before ->
            [one] { $before } leg
           *[other] { $before } legs
        } there { $left ->
            [one] is
           *[other] are
        } { $left } left. A new leg is tested as the steps were, so that the way is still proven, and no cut makes it longer.
    .formula1 = { $before } → { $left }

say_taken_clearance = how close it is
    .text1 = Ghosts of the part along its way, and the solid part where it comes nearest to the other. On the line between the two the distance is measured.
    .text2 = That no other place is nearer than the lower bound is proven: between two places no distance changes by more than the farthest point of the part moves.
    .formula1 = lower bound ≤ clearance ≤ upper bound

say_taken_captive = a part that does not come out
    .text1 =
        The same search for two linked rings: { $places ->
            [one] { $places } place
           *[other] { $places } places
        } were reached with steps of { $step } mm and turns of { $turns }°, and none of them is outside. At { $ways } of the { $tries } steps in the chart there is a way.
    .text2 = The honest answer is “no way at this resolution”. A finer step could find a way between these, for all the search knows. That linked rings never come apart is true, but another proof tells it.
    .formula1 = no way at { $step } mm and { $turns }°

say_taken_finer-out = another resolution, another answer
    .text1 = The same question at { $tries } steps, with turns of 90°: at { $ways } of them there is a way. So “no way” was right about its own steps, and wrong if someone took it for all ways.
    .text2 = Between two places of a coarse search there may be one from which it goes on. An answer of “no way” must always name its step and its turns.
    .formula1 = a way at { $ways } of { $tries } steps

say_taken_finer-none = what may be said
    .text1 = The same question at { $tries } steps, with turns of 90°: at none of them is there a way. Each of these answers is proven, and each is about its own steps alone.
    .text2 = However many are tried, it does not follow that there is no way. That linked rings never come apart is true, but another proof tells it; and a search that has found a way never needs one.
    .formula1 = a way at { $ways } of { $tries } steps

question_taken_straight = is there a direction in which the part comes out straight?
question_taken_turns = will the part come out if it may also turn by steps?
question_taken_legs = how many legs are left when the way was made shorter?

why_taken_straight = Follow each side of the part in the direction that you think of. Something of the other part may stand in its way only farther on, and one such place is enough to close the direction.
why_taken_turns =
    Ask what keeps the part in as it is now, and whether that would still do so if the part were turned. Then ask whether there is room to turn: { $places ->
        [one] { $places } place
       *[other] { $places } places
    } can be reached without turning, by steps of { $step } mm, and turns are of { $turns }°.
why_taken_legs = Steps that go on in one direction become one leg. A leg ends only where the part must begin to go another way, or to turn. Follow the line and the steps, { $before } of them, and count where that is so.

number_step-of-search = step of the search
number_turn-of-search = turn of the search
number_directions = straight directions
number_directions-open = open directions
number_free-before-contact = free before the contact
number_places-reached = places reached
number_steps-looked-at = steps looked at
number_steps-closed = closed steps
number_steps-let-through = closed, but both ends free
number_legs = legs
number_way-clear-from = clearance of the way, from
number_way-clear-to = clearance of the way, to

chart_places-reached = Places reached, by steps looked at
chart_way-shorter = Legs of the way, look by look
chart_clearance-of-way = Clearance along the way
chart_places-by-step = Places reached, by the step

axis_steps-looked-at = steps looked at
axis_places-reached = places
axis_legs = legs
axis_share-of-way = share of the way
axis_step-of-search = step, mm

line_by-moves = moves alone
line_by-moves-and-turns = moves and turns
line_legs = legs
line_clearance-of-way = clearance
line_no-way = no way
line_a-way = a way

## Pseudocode

taken-out_part = the part and what it is in; s: length of a step, α: angle of a turn
taken-out_straight = for each of 26 directions: test the whole motion straight on; open if nothing is met
taken-out_contact = closed: free until the time of its first contact
taken-out_begin = waiting ← { "{" }where the part is, at no cost{ "}" }
taken-out_least = repeat: take the step with the least way so far + way still to go to the outside
taken-out_test = test its motion from the beginning to the end
taken-out_closed = if anything is met: it is closed, take the next
taken-out_reached = else its end is reached, from its beginning
taken-out_outside = if a plane along two axes lies between: outside, go on at “back”
taken-out_around = the 26 moves by s and the turns by α from there wait, where they lead to new places
taken-out_none = if nothing waits: no way by steps of s and turns of α; no more than that
taken-out_back = back: the way ← from the end to where each place was reached from, n legs
taken-out_farthest = from each corner: test one motion to the farthest corner; if it is closed, half as far
taken-out_cut = if it is free: it takes the place of all between, n legs are left
taken-out_halve = clearance: measure at places, halve the pieces in between until both bounds are near
taken-out_again = no way: the same with other s and α; each answer names its own

## Glossary

captive-part = captive part
    .forms = linked rings
    .text = A part that does not come out of its assembly as it is. A search proves only that it does not by its own steps and turns.
