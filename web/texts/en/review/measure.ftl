### Every sentence about measuring.

measure_tool = Measure
measure_toolTitle = Measure points, edges, faces and parts (L)
measure_title = Measure
measure_close = Leave the tool (Esc)
measure_kind = What is picked

measure_kinds_any = Any
measure_kinds_point = Point
measure_kinds_centre = Centre
measure_kinds_edge = Edge
measure_kinds_face = Face
measure_kinds_axis = Axis
measure_kinds_part = Part

measure_things_point = Point
measure_things_line = Edge
measure_things_circle = Arc
measure_things_plane = Plane
measure_things_cylinder = Cylinder
measure_things_cone = Cone
measure_things_torus = Torus
measure_things_sphere = Sphere
measure_things_free = Free form

measure_axis = Axis
measure_centre = Centre
measure_whole = Part
measure_hint = Pick a corner, an edge or a face.

measure_hints_point = Pick a corner, or any place on a part.
measure_hints_centre = Pick an arc or a sphere: its centre is measured.
measure_hints_edge = Pick an edge.
measure_hints_face = Pick a face.
measure_hints_axis = Pick an arc, a cylinder or a cone: its axis is measured.
measure_hints_part = Pick a part.

measure_second = Pick a second feature to measure between the two, or press Enter to keep only this one.
measure_keep = Keep
measure_keepTitle = Keep only what was picked (Enter)
measure_kept =
    { $n ->
        [one] { $n } measurement
       *[other] { $n } measurements
    }
measure_remove = Delete the measurement
measure_clear = Delete all
measure_csv = CSV
measure_csvTitle = Save the measurements as a table
measure_saved = Saved { $name }.
measure_gone =
    { $n ->
        [one] { $n } measurement
       *[other] { $n } measurements
    } removed together with the part. Undo restores both.
measure_missing = What was measured no longer exists.
measure_about = Values come from the triangles and deviate as far as the triangles do. They are exact for vertices, planes, and surfaces that a STEP file states.
measure_distance = Distance
measure_meets = 0: they touch
measure_error = ± { $error }

measure_along_x = along X
measure_along_y = along Y
measure_along_z = along Z

measure_angle = Angle
measure_planes = From the plane
measure_axes = Between axes
measure_centres = Between centres
measure_length = Length
measure_radius = Radius
measure_diameter = Diameter
measure_minorRadius = Tube radius
measure_coneAngle = Opening angle
measure_span = Arc angle
measure_area = Area
measure_normal = Normal
measure_direction = Direction
measure_place = Place
measure_size = Size
measure_sizeTitle = Along X, Y and Z of the scene, exact for the mesh
measure_frame = Box
measure_frameTitle = Draw this box in the picture
measure_frameAll = Box around everything
