### Every sentence about what is seen: a pair that is shown, and planes that cut the picture open.

sight_label = The pair that is shown
sight_place = { DIGITS($at) } of { DIGITS($n) }
sight_previous = Previous result (P)
sight_next = Next result (N)
sight_hidden =
    { $n ->
        [one] { $n } part
       *[other] { $n } parts
    } in the way left out
sight_section = Section
sight_sectionTitle = Cut the picture open along a plane, through the pair that is shown (C)
sight_leave = Back
sight_leaveTitle = Give the view back as it was (Esc)
sight_planes = Section planes
sight_add = Add a plane
sight_tooMany = There can be four section planes; remove one first.
sight_across = Across { $axis }
sight_along = Lay the plane

sight_pick_face = Along a face, which is clicked
sight_pick_points = Through three points, which are clicked

sight_flip = Cut away the other side
sight_apart = Exploded
sight_apartMeans = Only the picture: what is checked is where the parts are. Drags turn the view.
sight_apartStays = Parts are drawn apart from each other. Press Esc to have them where they are before you move one.
sight_howFar = How far apart the parts are drawn
sight_percent = { DIGITS($n) }{ "\u202F" }%
sight_together = Put the parts together
sight_togetherTitle = Draw the parts where they are (Esc)
sight_remove = Remove the plane
sight_place1 = Place of plane { DIGITS($n) }
