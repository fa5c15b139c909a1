### Every sentence about taking parts out.

removal_ask = Can it be taken out?
removal_askSeveral = Can they be taken out?
removal_askTitle = Search for a path that takes the selection, moved as one, out of all other visible parts
removal_title = Take out { $name }
removal_close = Close
removal_cancel = Cancel
removal_again = Search again
removal_group =
    { $first } and { $more ->
        [one] { $more } other
       *[other] { $more } others
    }
removal_searching = Searching for a path…
removal_shortening = Path found. Shortening it…
removal_places =
    { $states ->
        [one] { $states } pose
       *[other] { $states } poses
    } reached
removal_found = Yes: path of { $length }
removal_clearance = smallest clearance { $length } to { $other }
removal_between = { $lower } to { $upper }
removal_contact = touches { $other }
removal_freeFrom = clear of all parts after { $percent } of the path
removal_outside = The selection is already outside all other visible parts.
removal_none = No path with { $resolution }
removal_tooMany = Not decided: the search stopped after { $states } poses
removal_tooManyHint = There may be a path. Use a larger step or fewer turns.
removal_noneHint = A smaller step or smaller turns may find a path.
removal_cancelled = Cancelled before the search was complete.
removal_moved = The parts have changed since the search. The result is for their earlier state.
removal_resolution = a step of { $step } and { $turns }
removal_turnsOf = turns of { $angle }
removal_noTurns = no turns
removal_blockers = Blocked by:
removal_look = Show { $part } and { $other }
removal_more = and { $n } more
removal_others =
    { $n ->
        [one] { $n } part
       *[other] { $n } parts
    } may block the path.
removal_hidden =
    { $n ->
        [one] { $n } hidden part was
       *[other] { $n } hidden parts were
    } ignored.
removal_how = Searched with { $resolution } and a fit of { $fit }.
removal_place = Position on the path
removal_placeIs = { $percent }, { $length }
removal_play = Play the path
removal_pause = Pause
removal_takeOut = Take it out
removal_takeOutTitle = Leaves the parts at the end of the path; Undo brings them back
removal_export = Save the path as

removal_formats_csv = CSV
removal_formats_json = JSON

removal_saved = Saved { $name }.
removal_settings = Search settings
removal_chosen = auto

removal_fields_step_0 = Step
removal_fields_step_1 = The distance between neighbouring positions of the search. Empty: chosen from the sizes of the parts.
removal_fields_turns_0 = Turns
removal_fields_turns_1 = The angle between neighbouring orientations, about every axis. Smaller turns take longer.
removal_fields_fit_0 = Fit
removal_fields_fit_1 = The length by which the moved parts are shrunk, so that close fits and touching faces can separate. Empty: from the accuracy of the meshes.

removal_never = none
removal_notALength = “{ $typed }” is not a length above 0. Try 2.5 or 1/8 in, or leave it empty.
