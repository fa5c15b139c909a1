### Sentences about how near the triangles of parts of STEP files are to their true surfaces.

finer_field = Surface within
finer_fieldTitle = How far its true surface is from its triangles at most. Another length covers it, and all parts of the same product, with others.
finer_estimated = estimated
finer_button = Finer
finer_buttonTitle = Triangles that are four times as near to its true surface, for it and all parts of the same product
finer_title = Covering { $name } anew
finer_done =
    { $name }{ $others ->
        [0] { "" }
       *[other]
            { " " }and { $others ->
                [one] { $others } part
               *[other] { $others } parts
            } of the same product
    }: triangles within { $accuracy } of the true surface.
finer_cancelled = It was cancelled. Nothing was changed.
finer_failed = { $name } could not be covered anew.
finer_tooMuch = It needs more memory than the browser gives this page, or met a fault of the CAD kernel. Wish for a coarser accuracy.
finer_hung =
    It was given up: for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } nothing was heard of it. Wish for a coarser accuracy.
finer_cannot = Only parts of STEP files have true surfaces to be nearer to.
finer_isFlat = All faces of { $name } are flat: its triangles are the true surface.
finer_isEstimated = How near it is now is not known. Say how near it shall be.
