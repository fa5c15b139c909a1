### How far apart?

lesson_how-far-apart = How far apart?

about_how-far-apart = Drag two shapes, and find out how a program sees their distance. It starts from nothing and needs no formula.

source_how-far-apart = The ideas behind Gilbert, Johnson, Keerthi 1988. The shapes are invented.

parameter_how-far-apart_x = B to the right
parameter_how-far-apart_y = B up
parameter_how-far-apart_direction = Direction of the arrow, °

say_apart_drag = how far apart?
    .text1 = Drag B. The red line is always the shortest line between A and B. Its length is their distance: { $distance }.
    .text2 = You see this line at once. A program sees only the coordinates of the corners. How can it find the line?

say_apart_drag-overlap = how far apart?
    .text1 = A and B overlap, so their distance is 0. Drag B out of A: a red line appears. It is always the shortest line between A and B.
    .text2 = You see this line at once. A program sees only the coordinates of the corners. How can it find the line?

say_apart_direction = an easier question
    .text1 = An end of the shortest line can be anywhere on an edge, so it is not enough to compare corners. Here is an easier question.
    .text2 = The arrow shows a direction. You can turn it: drag it round. Which corner of A lies farthest in this direction?

say_apart_support = the support point
    .text1 = The green corner lies farthest in the direction of the arrow. It is called the support point of A in this direction. The thin lines show how far each corner reaches.
    .text2 = Turn the arrow through a full circle. The support point stays the same for a while, then it jumps to the next corner.

say_apart_line = all of A stays behind a line
    .text1 = No part of A lies beyond the green line. One support point is enough to know this, however many corners A has.
    .text2 = Turn the arrow: the line rolls around A and never cuts it.

say_apart_gap = two lines and a gap
    .text1 = B now has a line, too, through its support point in the opposite direction. The gap between the lines is { $gap } wide.
    .text2 = Every way from A to B crosses both lines, so A and B are at least this far apart. Turn the arrow until the gap is as wide as you can make it.

say_apart_no-gap = no gap this way
    .text1 = B now has a line, too, through its support point in the opposite direction. Here the two lines have passed each other, so there is no gap between them.
    .text2 = Turn the arrow until a gap opens, then until it is as wide as you can make it.

say_apart_no-gap-overlap = no gap this way
    .text1 = B now has a line, too, through its support point in the opposite direction. Here the two lines have passed each other, so there is no gap between them.
    .text2 = A and B overlap, so no direction has a gap. Go back to the first step and drag B out of A, or go on.

say_apart_best = the widest gap
    .text1 = In the direction of the shortest line, the gap equals the distance between A and B: { $distance }. The line shows that they are at most this far apart, the gap that they are at least this far apart. Together they prove it.
    .text2 = Drag B: the lines follow. But how does a program find this direction? For that, the next step turns two shapes into one.

say_apart_best-none = no gap at all
    .text1 = A and B overlap, so the two lines pass each other in every direction. Drag B out of A: the lines then show the widest gap.
    .text2 = When there is a gap, how does a program find the direction of the widest one? For that, the next step turns two shapes into one.

say_apart_difference = all arrows from B to A
    .text1 = Draw an arrow from a point of B to a point of A. Draw the same arrow again below, but start it at one fixed point, the origin. From one corner of B, the tips fill a copy of A.
    .text2 = Now take every point of B. All tips together fill the grey shape. It is the difference of A and B, written A − B and also called the Minkowski difference.

say_apart_origin = one shape and one point
    .text1 = The length of the shortest arrow is the distance between A and B: { $distance }. Below, its tip is the point of the difference that is nearest to the origin.
    .text2 = So “how far apart are two shapes?” has become “how far is one shape from the origin?”. Drag B: both numbers change together.

say_apart_origin-inside = one shape and one point
    .text1 = A and B overlap, so their distance is 0. The distance of the difference from the origin is 0, too.
    .text2 = So “how far apart are two shapes?” has become “how far is one shape from the origin?”. Drag B out of A: both numbers change together.

say_apart_no-overlap = they overlap if the origin is inside
    .text1 = Drag B onto A, and watch the origin. As soon as A and B share a point, the arrow from this point to itself has no length. Its tip is the origin, so the difference contains the origin.
    .text2 = So “do they overlap?” has become “is the origin inside the difference?”. If they only touch, it lies on the edge.

say_apart_overlap = they overlap if the origin is inside
    .text1 = A and B share the hatched points. The arrow from such a point to itself has no length. Its tip is the origin, so the difference contains the origin.
    .text2 = So “do they overlap?” has become “is the origin inside the difference?”. If they only touch, it lies on the edge. Drag B out of A, and watch the origin.

say_apart_two-supports = a difference that nobody builds
    .text1 = The green arrow reaches farthest in the direction of the arrow on A. It ends at the support point of A and starts at that of B in the opposite direction. So for one support point of the difference it is enough to look at { $looks } corners, not at { $corner-pairs } pairs.
    .text2 =
        The difference need not be built: support points are enough. For this pair, the method GJK needs { $support-points ->
            [one] { $support-points } support point
           *[other] { $support-points } support points
        } of the difference. The next lesson, “GJK, step by step”, shows how GJK chooses the directions.

question_apart_ends = where can the ends of the shortest line lie?
question_apart_farthest = which corner of A lies farthest in the direction of the arrow?
question_apart_beyond = draw a line through the support point, at a right angle to the arrow. Does any part of A lie beyond it?
question_apart_wider = B gets a line as well, in the opposite direction. Can the gap between both lines be wider than the distance between A and B?
question_apart_best = in which direction is the gap widest?
question_apart_dragged = you drag B. What happens to the difference?
question_apart_where = where does the origin lie when A and B overlap, not only touch?
question_apart_looks = nobody builds the difference. What must be looked at to find its farthest point in a direction?

point_apart_farthest = The ring moves from corner to corner. A corner that falls short by { $within } or less counts as right.

label_turn-me = turn
label_support-point = support point
label_ends-corners = only at corners
label_ends-edges = at corners and on edges
label_ends-inside = inside the shapes, too
label_best-shortest = along the shortest line
label_best-centres = from the centre of A to the centre of B
label_best-right = straight to the right
label_difference-moves = it moves and keeps its form
label_difference-changes = it changes its form
label_origin-inside = inside the difference
label_origin-edge = on the edge of the difference
label_origin-outside = outside the difference
label_each-corner = each corner of A and of B once
label_each-pair = each corner of A with each corner of B
label_each-difference = each corner of the difference

number_distance = distance of A and B
number_gap = gap between the lines (below 0: none)
number_from-origin = distance of A − B from the origin
number_looks = looks at corners
number_corner-pairs = pairs of corners
number_difference-corners = corners of A − B
number_support-points = support points for GJK

why_apart_ends = Drag B slowly past A, and watch both ends of the red line.
why_apart_ends_ends-corners = Drag B until a corner of A faces the middle of an edge of B. Where is the end of the line then?
why_apart_ends_ends-inside = From a point inside a shape, you can always go a little nearer to the other shape. So the shortest line never ends there.
why_apart_farthest = Imagine a line at a right angle to the arrow, and push it along the arrow. Which corner does it leave last?
why_apart_farthest_there = No corner lies noticeably beyond the line through this corner.
why_apart_farthest_beyond =
    { $beyond ->
        [one] { $beyond } corner lies
       *[other] { $beyond } corners lie
    } beyond the line through your corner; the farthest of them reaches { $short } farther. What counts is how far a corner reaches in the direction of the arrow, not how near it is to the tip.
why_apart_beyond = Beyond the line means farther in the direction of the arrow. Is there a corner that reaches farther than the support point?
why_apart_wider = Walk from A to B along the shortest line. All of A lies behind one line, and all of B behind the other. So on your walk you cross the whole gap.
why_apart_best = No gap is wider than the distance between A and B. In which direction can it be just as wide?
why_apart_best_best-centres = The centres do not matter, only the sides that face each other do. Turn the arrow that way, and compare the gap with the red line.
why_apart_best_best-right = Turn the arrow to the right, and compare the gap with the red line. Is there a wider gap?
why_apart_best_best-shortest = Turn the arrow along the red line, and compare the gap with that of the other directions.
why_apart_dragged = Each arrow starts at a point of B. When B moves, the starts of all arrows move by the same amount. So all tips move together.
why_apart_where = A and B overlap if they share more than their edges. How long is the arrow from a shared point of B to the same point of A? Where is its tip?
why_apart_looks = The farthest arrow starts as far back as possible and ends as far forward as possible. Can its start and its end be chosen separately?

## Pseudocode

how-far-apart_distance = d ← length of the shortest line between A and B
how-far-apart_direction = for a direction u:
how-far-apart_support = p ← the support point of A along u, q ← that of B along −u
how-far-apart_line = all of A lies behind the line through p, all of B beyond that through q
how-far-apart_gap = gap ← from one line to the other; gap ≤ d
how-far-apart_best = the widest gap of all directions is d
how-far-apart_difference = A − B ← tips of all arrows from B to A that start at the origin
how-far-apart_origin = d = distance of A − B from the origin
how-far-apart_overlap = A and B overlap: the origin lies in A − B
how-far-apart_supports = the support point of A − B along u is p − q
