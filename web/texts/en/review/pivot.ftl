### Every sentence about what parts turn about, and about what is picked for it or for a section plane.

pivot_title = Hinge
pivot_titlePoint = Pivot
pivot_set = Set pivot or hinge…
pivot_setTitle = Click what the part is to turn about: an edge or a round face sets a hinge; a corner or a flat face sets a pivot point
pivot_anew = Set again…
pivot_remove = Remove
pivot_removeTitle = Let the part turn about its centre again
pivot_point = The part turns about its own pivot point.
pivot_angle = Open by
pivot_angleTitle = How far the part is open. Type an angle to swing the part there. Arrow keys swing it by 5°, with Shift by 1°
pivot_least = Smallest angle
pivot_most = Largest angle
pivot_limits = From … to
pivot_limitsTitle = The part swings no farther than these limits. An empty limit is a full turn from the other limit; if both are empty, there are no limits
pivot_noLimit = any
pivot_zero = Count from here
pivot_zeroTitle = Set this angle to 0
pivot_notAnAngle = “{ $typed }” is not an angle. Type degrees, such as 45 or −12.5.
pivot_notInOrder = The smallest angle must be less than the largest, by no more than a full turn.

pivot_pick_pivot = Click an edge or a round face for a hinge, or a corner or a flat face for a pivot point.
pivot_pick_face = Click a face to cut along it. A cylinder is cut through its axis.
pivot_pick_points = Click three points to cut through them.

pivot_cancel = Cancel
pivot_joint = Make a joint…
pivot_jointTitle = Connect the parts by a joint that turns or slides, with limits: then search how far it can go, or teach a motion
