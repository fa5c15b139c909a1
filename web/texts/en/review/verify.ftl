### Sentences about what the CAD kernel itself says of pairs.

verify_button = Verify on CAD
verify_buttonTitle = Compute the intersection and distance of the file’s solids with the CAD kernel

verify_all_interfere = all { $n } interfering
verify_all_undecided = all { $n } undecided

verify_progress = Verifying with the CAD kernel: { $done } of { $of }
verify_cancel = Cancel
verify_sign = CAD
# In the details of a pair.
verify_found = CAD kernel: intersection { $common }, distance { $distance }
verify_foundApart = CAD kernel: no intersection, distance { $distance }
verify_refused = CAD kernel: no result ({ $why })
verify_outdated = { $found }; outdated, because the parts have moved since

# { $counts } is some of verify-counts, one after another.
verify_done =
    The CAD kernel verified { $n ->
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
verify_counts_refused = { $n } without a result
verify_cancelled = Verification was cancelled. The results so far are kept.
verify_failed = The CAD kernel could not verify all pairs.
verify_cannot = Only two solids of the same STEP file can be verified.
verify_filesGone = The file of these parts can no longer be read: it was moved, changed or deleted. Open it again.
verify_tooMuch = Verification needs more memory than the browser gives this page, or the CAD kernel failed. Verify fewer pairs at once.
verify_hung =
    Verification was stopped: the CAD kernel did not respond for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }. Verify the other pairs without this one.

# The mark of a pair whose class comes from the CAD kernel, in the list and in the headline.
verify_byKernel = by CAD kernel
verify_settles = This settles the pair, which the meshes leave undecided.
verify_settled = { $n } settled by the CAD kernel
verify_disputed = The CAD kernel contradicts what is proven, so one of the two is wrong. Save the scene file and report it.
verify_saveDisputed = Save scene file
