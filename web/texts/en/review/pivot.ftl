### Every sentence about what parts turn about, and about what is picked for it or for a section plane.

pivot_title = Hinge
pivot_titlePoint = Pivot
pivot_set = Set pivot or hinge…
pivot_setTitle = Click what this is to turn about: a cylinder or an edge makes a hinge, a corner or a face a point
pivot_anew = Set anew…
pivot_remove = Remove
pivot_removeTitle = It turns about its middle again
pivot_point = It turns about a point of its own.
pivot_angle = Open by
pivot_angleTitle = How far it is open; typed, it swings there. Arrow keys swing it by 5°, with Shift by 1°
pivot_least = Least angle
pivot_most = Largest angle
pivot_limits = From … to
pivot_limitsTitle = It swings no farther. One that is left empty is a full turn from the other; both empty: no limits
pivot_noLimit = any
pivot_zero = Count from here
pivot_zeroTitle = Call this angle 0
pivot_notAnAngle = “{ $typed }” is no angle. Type degrees, such as 45 or −12.5.
pivot_notInOrder = The least angle must be smaller than the largest, and no more than a full turn below it.

pivot_pick_pivot = Click an edge or something round for a hinge; a corner or a face for a point.
pivot_pick_face = Click a face to cut along it. A cylinder is cut through its axis.
pivot_pick_points = Click three points to cut through them.

pivot_cancel = Cancel
