### Sentences about how near the triangles of parts of STEP files are to their true surfaces.

finer_field = Surface deviation
finer_fieldTitle = The largest distance between the part’s true surface and its triangles. Type another length to mesh the part again, with all parts of the same product.
finer_estimated = estimated
finer_button = Finer
finer_buttonTitle = Mesh the part again with triangles four times as close to its true surface, with all parts of the same product
finer_title = Meshing { $name } again
finer_done =
    { $name }{ $others ->
        [0] { "" }
       *[other]
            { " " }and { $others ->
                [one] { $others } part
               *[other] { $others } parts
            } of the same product
    }: triangles within { $accuracy } of the true surface.
finer_cancelled = Meshing was cancelled. Nothing was changed.
finer_failed = { $name } could not be meshed again.
finer_tooMuch = Meshing needs more memory than the browser gives this page, or the CAD kernel failed. Type a larger deviation.
finer_hung =
    Meshing was stopped: the CAD kernel did not respond for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }. Type a larger deviation.
finer_cannot = Only parts of STEP files have a true surface to mesh again.
finer_isFlat = All faces of { $name } are flat: its triangles are the true surface.
finer_isEstimated = The present deviation is unknown. Type the deviation that you want.
