### Sentences about how two parts are to each other, and about all pairs together.

pair_exact = exact
pair_bounded = bounded
# Of numbers that hold for the meshes only, not for the parts.
pair_ofMesh = of the mesh
pair_deep = { $depth } deep
# What the parts may not be.
pair_meshesDeep = the meshes are { $depth } deep in each other
pair_interval = between { $lower } and { $upper }
pair_apart = { $distance } apart
pair_common =
    { $pieces ->
        [1] { $volume } in common
       *[other] { $volume } in common, { $pieces } pieces
    }
pair_inPlace = { $part } lies in the other’s place: { $other }
pair_nearlyInPlace = { $part } lies nearly in the other’s place: { $other }

# How far the facets may be off, and from where that is known.
pair_basis_planar = planar faces: exact
pair_basis_model = the mesh is the model: exact
pair_basis_bounded = facets are off by { $off }, by the CAD file’s surfaces
pair_basis_estimated = facets may be off by { $off }, estimated from the facets

# Why an undecided pair is, and what would decide it.
pair_because_withinDeviation = facets may be off by { $off }: a finer mesh or the true surface would tell
pair_because_nearerThanDeviation = apart, but facets may be off by { $off }: a finer mesh or the true surface would tell
# The same where the true surfaces are known.
pair_because_withinBound = facets are off by { $off }: a finer mesh would tell
pair_because_nearerThanBound = apart, but facets are off by { $off }: a finer mesh would tell
pair_because_open = { $name } is open and has no inside: close it
pair_because_openBoth = both are open and have no inside: close them
pair_because_selfOverlap = { $name } passes through itself: mend it
pair_because_unoriented = some of the triangles of { $name } are inside out: turn them
pair_because_coarse = the coordinates have too few digits to tell a contact from a gap or an overlap: export closer to the origin, or with more digits
pair_because_unknown = it cannot be told from these meshes

# All pairs, the worst first. That nothing interferes is said only where nothing is undecided.
# All pairs, the worst first: some of these, one after another.
pair_summary_interfere =
    { $n ->
        [one] { $n } pair interferes
       *[other] { $n } pairs interfere
    }
pair_summary_duplicate =
    { $n ->
        [one] { $n } pair in the same place
       *[other] { $n } pairs in the same place
    }
pair_summary_undecided =
    { $n ->
        [one] { $n } pair
       *[other] { $n } pairs
    } undecided
pair_summary_approved = { $n } approved
pair_summary_touch = { $n } touch
pair_summary_nothingElse =
    Nothing else interferes, { $n ->
        [one] { $n } pair
       *[other] { $n } pairs
    } approved
pair_summary_onlyTouch =
    Nothing interferes, { $n ->
        [one] { $n } pair touches
       *[other] { $n } pairs touch
    }
pair_summary_nothing = Nothing collides

pair_details_body =
    The body in common has { $triangles ->
        [one] { $triangles } triangle
       *[other] { $triangles } triangles
    }.
pair_details_save = Save body as
pair_details_saveTitle = Save the body that both parts have in common as { $format }
pair_details_saved = Saved { $name }.
