### Every sentence about what is seen: a pair that is shown, and planes that cut the picture open.

sight_label = Shown pair
sight_place = { DIGITS($at) } of { DIGITS($n) }
sight_previous = Previous result (P)
sight_next = Next result (N)
sight_hidden =
    { $n ->
        [one] { $n } part
       *[other] { $n } parts
    } hidden for a clear view
sight_section = Section
sight_sectionTitle = Cut the picture open along a plane through the shown pair (C)
sight_leave = Back
sight_leaveTitle = Restore the previous view (Esc)
sight_planes = Section planes
sight_add = Add a plane
sight_tooMany = Four section planes are the maximum. Remove one first.
sight_across = Across { $axis }
sight_along = Align the plane

sight_pick_face = Along a face that you click
sight_pick_points = Through three points that you click

sight_flip = Cut away the other side
sight_apart = Exploded
sight_apartMeans = Only the picture changes: the parts are checked at their actual positions. Drags turn the view.
sight_apartStays = The parts are shown spread apart. Press Esc to restore their positions before you move one.
sight_howFar = How far the parts are spread apart
sight_percent = { DIGITS($n) }{ "\u202F" }%
sight_together = Reassemble
sight_togetherTitle = Show the parts at their actual positions (Esc)
sight_remove = Remove the plane
sight_place1 = Position of plane { DIGITS($n) }

# The cube in the corner of the picture, whose faces turn the view.
cube_label = View cube
cube_from = View from: { $sides }
cube_sides_front = Front
cube_sides_back = Back
cube_sides_left = Left
cube_sides_right = Right
cube_sides_top = Top
cube_sides_bottom = Bottom
cube_orthographic = Orthographic
cube_perspective = Perspective
cube_orthographicTitle = Show lengths in the same size at every distance, or in perspective (5)
