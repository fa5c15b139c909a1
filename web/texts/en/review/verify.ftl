### Sentences about what the CAD kernel itself says of pairs.

verify_button = Verify on CAD
verify_buttonTitle = Ask the CAD kernel about the true solids of the file: their common volume and distance

verify_all_interfere = all { $n } interfering
verify_all_undecided = all { $n } undecided

verify_progress = Asking the CAD kernel: { $done } of { $of }
verify_cancel = Cancel
verify_sign = CAD
# In the details of a pair.
verify_found = CAD kernel: common volume { $common }, distance { $distance }
verify_foundApart = CAD kernel: no common volume, distance { $distance }
verify_refused = CAD kernel: no answer ({ $why })
verify_outdated = { $found }; outdated, for they have moved since

# In the list, beside our own word.
verify_said_interferes = interferes by the CAD kernel, { $common } in common
verify_said_touches = touches by the CAD kernel
verify_said_clear = clear by the CAD kernel, { $distance }

# { $counts } is some of verify-counts, one after another.
verify_done =
    The CAD kernel was asked about { $n ->
        [one] { $n } pair
       *[other] { $n } pairs
    }: { $counts }.
verify_counts_interferes =
    { $n } { $n ->
        [one] interferes
       *[other] interfere
    }
verify_counts_touches =
    { $n } { $n ->
        [one] touches
       *[other] touch
    }
verify_counts_clear = { $n } clear
verify_counts_refused = { $n } without an answer
verify_cancelled = Verifying was cancelled. What was answered until then is kept.
verify_failed = The CAD kernel could not be asked about all pairs.
verify_cannot = Only two solids of one STEP file can be verified.
verify_filesGone = The file that the parts come from cannot be read any more: it was moved, changed or removed since. Open it again.
verify_tooMuch = It needs more memory than the browser gives this page, or met a fault of its own. Verify fewer pairs at once.
verify_hung =
    It was given up: for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } nothing was heard of it. Verify the other pairs without this one.
