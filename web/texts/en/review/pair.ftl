### Sentences about how two parts are to each other, and about all pairs together.

pair_exact = exact
pair_bounded = bounded
# Of numbers that hold for the meshes only, not for the parts.
pair_ofMesh = of the mesh
pair_deep = { $depth } deep
# What the parts may not be.
pair_meshesDeep = the meshes overlap { $depth } deep
pair_interval = between { $lower } and { $upper }
pair_apart = { $distance } apart
pair_common =
    { $pieces ->
        [1] intersection { $volume }
       *[other] intersection { $volume }, { $pieces } pieces
    }
pair_inPlace = { $part } is in the same place as { $other }
pair_nearlyInPlace = { $part } is in nearly the same place as { $other }
# Where the parts are deepest or nearest, with the numbers of the faces there.
pair_place = place { $at }
pair_placeFaces = place { $at }: face { $faceA } of { $a }, face { $faceB } of { $b }

# A shaft of one part in a hole of the other, with the diameters that their files state.
pair_fit_play = fit: hole ⌀{ $hole }, shaft ⌀{ $shaft }, { $size } play
pair_fit_interference = fit: hole ⌀{ $hole }, shaft ⌀{ $shaft }, { $size } interference
pair_fit_none = fit: hole and shaft ⌀{ $hole }, no play
pair_fit_offset = axes { $offset } apart
pair_fit_more =
    { $n ->
        [one] { $n } more fit
       *[other] { $n } more fits
    }

# How far the facets may be off, and from where that is known.
pair_basis_planar = planar faces: no deviation
pair_basis_model = the mesh is the model: no deviation
pair_basis_bounded = facets deviate by { $off } from the CAD file’s surfaces
pair_basis_estimated = facets may deviate by { $off }, estimated from the facets

# Why an undecided pair is, and what would decide it.
pair_because_withinDeviation = facets may deviate by { $off }, and the overlap is no deeper: a finer mesh or the true surface may decide
pair_because_nearerThanDeviation = facets may deviate by { $off }, and the gap is smaller: a finer mesh or the true surface may decide
# The same where the true surfaces are known.
pair_because_withinBound = facets deviate by { $off }, and the overlap is no deeper: a finer mesh may decide
pair_because_nearerThanBound = facets deviate by { $off }, and the gap is smaller: a finer mesh may decide
pair_because_open = { $name } is open and has no inside: close it
pair_because_openBoth = both are open and have no inside: close them
pair_because_selfOverlap = the mesh of { $name } intersects itself: repair it or use a finer mesh
pair_because_unoriented = some triangles of { $name } are inside out: flip them
pair_because_coarse = the coordinates have too few digits to distinguish contact from a gap or an overlap: export closer to the origin, or with more digits
pair_because_unknown = these meshes do not decide it

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
    The intersection body has { $triangles ->
        [one] { $triangles } triangle
       *[other] { $triangles } triangles
    }.
pair_details_save = Save intersection as
pair_details_saveTitle = Save the intersection body of both parts as { $format }
pair_details_saved = Saved { $name }.

# Moves that clear a pair.
pair_moves_find = Find a move that clears it
pair_moves_title = Find short translations after which the two parts do not interfere
pair_moves_gap = Gap
pair_moves_gapTitle = The distance to leave between the two parts; empty to let them touch
pair_moves_badGap = “{ $typed }” is no length of 0 or more.
pair_moves_searching = Searching for moves…
pair_moves_row = Move { $part } by { $distance } along { $direction }
pair_moves_rowOfParts = Move { $n } parts together by { $distance } along { $direction }
pair_moves_plane = away from a flat face of { $part }
pair_moves_axis = along the axis of a round face of { $part }
pair_moves_points = away from the deepest or nearest point
pair_moves_undecided =
    leaves { $n ->
        [one] { $n } pair
       *[other] { $n } pairs
    } undecided without the CAD kernel or a finer mesh
pair_moves_resolved =
    ends { $n ->
        [one] { $n } clash
       *[other] { $n } clashes
    }
pair_moves_caused =
    causes { $n ->
        [one] { $n } clash
       *[other] { $n } clashes
    }
pair_moves_lower = No move shorter than { $lower } is enough.
pair_moves_lowerOfMesh = No move of the meshes shorter than { $lower } is enough.
pair_moves_lowerOfAll = No move shorter than { $lower } ends all of these clashes.
pair_moves_enough = The two parts are far enough apart.
pair_moves_none = No move along the directions of the meeting faces or the axes was found.
pair_moves_try = Try it
pair_moves_tryTitle = Move the part; Undo moves it back
pair_moves_findCommon = Find one move for { DIGITS($n) } clashes
pair_moves_commonTitle = Find a short translation of the selection that ends as many of its clashes with other parts as possible

# Clashes that one move ends together.
pair_causes_ends = These { $n } clashes have one cause: after this move none of them interferes.
pair_causes_progress = Searching for common causes: { $done } of { $of } parts
pair_causes_cancelled = The search for common causes was cancelled.
pair_causes_none = No single move that ends several clashes was found.
