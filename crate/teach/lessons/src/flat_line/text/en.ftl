### The flat line.

lesson_flat-line = Cost against vertices

about_flat-line = From 10 to 100 000 vertices: what a cycle costs with each method, measured now in this page.

source_flat-line = Sato et al., fig. 2 · JP 3316092 B2

parameter_flat-line_speed = Motion per cycle

choice_flat-line_speed_slow = Small
choice_flat-line_speed_fast = Ten times as large

parameter_flat-line_shapes = Shapes

choice_flat-line_shapes_balls = Balls
choice_flat-line_shapes_eggs = Eggs
choice_flat-line_shapes_drums = Drums, up to 30 000

parameter_flat-line_largest = Largest number of vertices

choice_flat-line_largest_1000 = 1 000
choice_flat-line_largest_10000 = 10 000
choice_flat-line_largest_100000 = 100 000

say_flat-line_first = small hulls: all methods cost about the same
    .text1 = One hull moves around the other, a little in each cycle. With { $vertices } vertices each, plain GJK takes { $plain } inner products per cycle: it checks every vertex for every support point.
    .text2 = But in a small motion, the closest point only moves to a neighbouring feature. Method one checks the vertices of all polygons around the last closest point, method two those of the triangles around it. Climbing follows edges uphill. At this size, the choice of method hardly matters.
    .formula1 = plain { $plain } · climbing { $climbing }

say_flat-line_size = more vertices, as many neighbours
    .text1 = With { $vertices } vertices each, the plain method takes { $plain } inner products per cycle, method two { $two } and climbing { $climbing }. Methods that check only neighbours hardly depend on the total number of vertices. Their work still grows a little, because on the same path the closest point passes more vertices of a finer hull.
    .text2 = The published methods stop where no neighbour is closer. In { $wrong } of { $cycles } cycles their distance was not exact.
    .formula1 = plain { $plain } · method one { $one }
    .formula2 = method two { $two } · climbing { $climbing }

say_flat-line_ends = more vertices, faces with more sides
    .text1 = A drum has { $vertices } vertices, half of them around each end. In a cycle, the plain method takes { $plain } inner products. Method one takes { $one }, because it checks a whole end each time. Method two takes { $two } and climbing { $climbing }: both check only a few vertices at a time. But both go around the rim corner by corner, so their lines are not flat either.
    .text2 = The published methods stop where no neighbour is closer. In { $wrong } of { $cycles } cycles their distance was not exact.
    .formula1 = plain { $plain } · method one { $one }
    .formula2 = method two { $two } · climbing { $climbing }

say_flat-line_sides = why triangles are better than polygons
    .text1 = The ends of these drums have { $sides } sides. Method one checks all corners of every face that contains the closest point: { $looked-one } vertices of both drums, marked by rings. Method two first cuts each face into triangles, drawn as thin lines. It checks only the corners of the triangles around the closest point. These are { $looked-two } vertices at a time, marked by discs, however many sides the end has.
    .text2 = One corner is an exception. All triangles of an end meet there, so around it method two also checks { $looked-hub } vertices. Climbing follows the edges of the drum, and every corner has only three edges. For method two and climbing, the number of searches grows: the more sides the end has, the more corners the closest point passes per cycle.
    .formula1 = method one { $looked-one } · method two { $looked-two }

say_flat-line_flaw = where checking only neighbours goes wrong
    .text1 = A point has passed through the top face of a cube. Method one checks only that face and its corners, and no neighbour is nearer. So it reports a distance of { $reported }. In truth the point is { $depth } deep inside the cube.
    .text2 = The last feature can be trusted only while the other part stays outside the face that this feature belongs to. By default, this library climbs over the whole hull, so it notices the collision.
    .formula1 = reported d ≈ { $reported }
    .formula2 = true depth = { $depth }

question_flat-line_grows = with about three times as many vertices, the plain method does about three times the work; will the work of climbing grow as much?
question_flat-line_which = with about three times as many vertices, which published methods will check more than twice as many?

why_flat-line_which = Both methods check corners around the last closest point: method one all corners of whole faces, method two only those of single triangles. If a drum has three times as many corners, what happens to the number of corners of one end? At the present size, method one takes { $one } inner products per cycle and method two takes { $two }.

label_method-one = method one
label_method-two = method two
label_both = both

number_sides = sides of an end
number_looked-one = vertices checked, method one
number_looked-two = vertices checked, method two
number_looked-hub = vertices checked where all triangles meet
number_vertices = vertices per shape
number_cycles = cycles measured
number_products-plain = inner products, plain
number_products-one = inner products, method one
number_products-two = inner products, method two
number_products-climbing = inner products, climbing
number_evaluations-plain = support points, plain
number_evaluations-climbing = support points, climbing
number_time-plain = time, plain
number_time-one = time, method one
number_time-two = time, method two
number_time-climbing = time, climbing
number_reported = method one reports
number_depth = true depth

chart_time = Time per cycle
chart_products = Inner products per cycle

axis_vertices = vertices
axis_microseconds = µs
axis_inner-products = count

line_plain = plain
line_method-one = method one
line_method-two = method two
line_climbing = climbing
line_published-flat = published, tracked
line_published-plain = published, plain

why_flat-line_grows = Climbing starts at the last closest vertex and follows edges. Its cost depends on how many neighbours a vertex has and how many vertices the climb passes. The cost hardly depends on the total of { $vertices } vertices. At the present size, climbing takes { $climbing } inner products per cycle.

## Pseudocode

flat-line_size = for each size N, from small to large:
flat-line_cycle = in each cycle H₂ moves on a little, and each method searches again:
flat-line_plain = plain: GJK, which checks all vertices for each support point
flat-line_one = method one: track, where “near” means on the polygons around the last points
flat-line_two = method two: track, where “near” means on the triangles around the last points
flat-line_climbing = climbing: GJK from the last simplex, along edges uphill for each support point
flat-line_compare = compare the distances of methods one and two with that of climbing, which is exact
flat-line_track = track: C ← the vertices near the last closest points
flat-line_repeat = repeat:
flat-line_search = p, q ← GJK’s closest points, computed from the vertices in C alone
flat-line_return = if p, q are no nearer to each other than before, or lie between the same vertices: return their distance
flat-line_next = C ← the vertices near p and q

## Glossary

hill-climbing = hill climbing on a hull
    .forms = climbing
    .text = A way to find a support point: go from a vertex to a neighbour as long as the neighbour is farther in the given direction. On the complete hull of a convex shape, a vertex that no neighbour exceeds is the farthest of all.

tracking = tracking
    .forms = tracking | tracked
    .text = Starting a search from the answer of the last cycle, because after a small motion the closest point is near the previous one. The cost then hardly depends on the size of the parts.

feature = feature
    .forms = feature
    .text = The vertex, edge or face of a part on which a closest point lies.

cycle = cycle
    .forms = cycle | cycles
    .text = One round of a program that checks moving parts again and again: new poses, then the query, then the answer.

## Claims

flat-line_source = Sato et al., section 4, figure 2
flat-line_says = On a computer of 16 Mflops a cycle takes less than 0.6 ms, however many polygons there are. The time of the plain method grows along a straight line.
flat-line_why = The line of the plain method has the form that the paper describes. The line of the tracked search grows a little, because a fixed motion passes more vertices of a finer hull. The paper does not say how its motion was chosen. Its times belong to its machine, and a browser’s clock is coarse. So compare inner products, not times.
