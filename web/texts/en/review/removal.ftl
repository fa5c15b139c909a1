### Every sentence about taking parts out.

removal_ask = Can it be taken out?
removal_askSeveral = Can they be taken out?
removal_askTitle = Looks for a way of the selection, moved as one, out of all other visible parts
removal_title = Take out { $name }
removal_close = Close
removal_cancel = Cancel
removal_again = Look again
removal_group =
    { $first } and { $more ->
        [one] { $more } other
       *[other] { $more } others
    }
removal_searching = Looking for a way out…
removal_shortening = There is a way; making it shorter…
removal_places =
    { $states ->
        [one] { $states } place
       *[other] { $states } places
    } reached
removal_found = Yes: { $length }
removal_clearance = smallest clearance { $length } to { $other }
removal_between = { $lower } to { $upper }
removal_contact = it touches { $other }
removal_freeFrom = clear of everything from { $percent } on
removal_outside = It is outside of all other visible parts already.
removal_none = No way out at { $resolution }
removal_tooMany = Not found: { $states } places were reached, and there are more
removal_tooManyHint = There may be a way. Take a larger step, or fewer turns.
removal_noneHint = A finer step or turns may find a way that these miss.
removal_cancelled = Cancelled before it was known.
removal_moved = The parts have changed since. What was found is about how they were.
removal_resolution = a step of { $step } and { $turns }
removal_turnsOf = turns of { $angle }
removal_noTurns = no turns
removal_blockers = In the way:
removal_look = Look at { $part } and { $other }
removal_more = and { $n } more
removal_others =
    { $n ->
        [one] { $n } part
       *[other] { $n } parts
    } may be in the way.
removal_hidden =
    { $n ->
        [one] { $n } hidden part is
       *[other] { $n } hidden parts are
    } not in the way.
removal_how = Looked for at { $resolution }, fit { $fit }.
removal_place = Place on the way
removal_placeIs = { $percent }, { $length }
removal_play = Play the way
removal_pause = Pause
removal_takeOut = Take it out
removal_takeOutTitle = Leaves the parts at the end of the way; Undo brings them back
removal_export = Save the way as

removal_formats_csv = CSV
removal_formats_json = JSON

removal_saved = Saved { $name }.
removal_settings = How it is looked for
removal_chosen = auto

removal_fields_step_0 = Step
removal_fields_step_1 = How far apart the places are that are tried. Empty: chosen from the sizes.
removal_fields_turns_0 = Turns
removal_fields_turns_1 = How far apart the turns are that are tried, about every axis. More turns take longer.
removal_fields_fit_0 = Fit
removal_fields_fit_1 = By how much the parts count as smaller, so that close fits and touching faces let go. Empty: as the meshes’ accuracy needs.

removal_never = none
removal_notALength = “{ $typed }” is not a length of more than zero. Try 2.5 or 1/8 in, or leave it empty.
