### Spheres, poses and motions.

sphere-tree = sphere tree
    .forms = put under spheres | surfaces under spheres
    .text = Spheres over a surface, large to small: each holds what its children cover of the surface. Where two large ones are apart, all below them is settled.

rank = rank
    .forms = rank | ranks
    .text = All spheres of one size of a part. Rank 1 is a single sphere around it; the last rank has the smallest radius.

accuracy = accuracy
    .forms = accuracy
    .text = The smallest radius, which the user chooses. At a false alarm the parts are at most four radii apart.

false-alarm = false alarm
    .forms = false alarm | false alarms
    .text = A collision that is reported though there is none. It costs time or trust, but nothing is damaged by it.

missed-collision = missed collision
    .forms = missed | misses
    .text = A collision that is there and is not reported: the error that a safety check may never make.

marks = marks
    .forms = marked | marks
    .text = What the search notes on spheres that are still to be tested against each other. The patent clears all of them on the way out of a pair, and so loses siblings that were still waiting.

taught-motion = taught motion
    .forms = taught motion | taught by itself
    .text = A list of poses and times that a robot goes through, with its joints moved evenly or smoothly between them.

joint = joint
    .forms = joint | joints
    .text = What lets one part of a robot turn or shift against the one before it. The angles of all joints give the pose of every part.

clearance = clearance
    .forms = clearance
    .text = How far two parts are apart where they are nearest; over a motion, the least of it at any moment.

pose = pose
    .forms = pose | poses
    .text = Where a part is and how it is turned.
