### Words that several lessons use.

chapter_closest-points = Closest points
chapter_colliding-faces = Colliding faces
chapter_hierarchical-spheres = Hierarchical spheres
chapter_face-constraints = Face constraints
chapter_path-planning = Path planning
chapter_flat-contours = Flat contours
chapter_what-is-ours = What is ours

label_yes = yes
label_no = no
label_none = none
label_several = more than one

axis_step = step
axis_length = length

number_upper = upper bound |ν|
number_lower = lower bound r
number_iterations = iterations
number_evaluations = support evaluations
number_products = inner products

line_upper = upper bound
line_lower = lower bound
line_upper-compared = upper, compared
line_lower-compared = lower, compared

number_false-alarms = false alarms

axis_moves = moves

number_level = level

axis_milliseconds = ms
