### The flat line.

lesson_flat-line = The flat line

about_flat-line = From 10 to 100 000 vertices: what a cycle costs by each method, measured in this page now.

source_flat-line = Sato et al., fig. 2 · JP 3316092 B2

parameter_flat-line_speed = How far a cycle moves

choice_flat-line_speed_slow = A little
choice_flat-line_speed_fast = Ten times that

parameter_flat-line_shapes = Shapes

choice_flat-line_shapes_balls = Balls
choice_flat-line_shapes_eggs = Eggs
choice_flat-line_shapes_drums = Drums, to 30 000

parameter_flat-line_largest = Up to so many vertices

choice_flat-line_largest_1000 = 1 000
choice_flat-line_largest_10000 = 10 000
choice_flat-line_largest_100000 = 100 000

say_flat-line_first = small hulls: all methods are alike
    .text1 = One hull moves around the other, a little each cycle. With { $vertices } vertices each, plain GJK takes { $plain } inner products a cycle: it looks at every vertex for every support point.
    .text2 = But the closest point only moves on to a neighbouring feature. Method one looks at the vertices of the polygons around the last one, method two at those of the triangles, climbing follows edges uphill. At this size it hardly matters.
    .formula1 = plain { $plain } · climbing { $climbing }

say_flat-line_size = more vertices, as many neighbours
    .text1 = With { $vertices } vertices each, the plain method takes { $plain } inner products a cycle, method two { $two } and climbing { $climbing }: how many vertices there are in all hardly affects methods that check only neighbours. Their work still grows a little, because on the same path the closest point passes more vertices of a finer hull.
    .text2 = The published methods stop where nothing near is closer. In { $wrong } of { $cycles } cycles the distance was not the exact one.
    .formula1 = plain { $plain } · method one { $one }
    .formula2 = method two { $two } · climbing { $climbing }

say_flat-line_ends = more vertices, faces with more sides
    .text1 = Half of the { $vertices } vertices of a drum stand around either end. In a cycle the plain method takes { $plain } inner products and method one { $one }: it looks at a whole end each time. Method two takes { $two } and climbing { $climbing }. They look at a few vertices at a time, but go around the rim corner by corner, so that their lines are not flat either.
    .text2 = The published methods stop where nothing near is closer. In { $wrong } of { $cycles } cycles the distance was not the exact one.
    .formula1 = plain { $plain } · method one { $one }
    .formula2 = method two { $two } · climbing { $climbing }

say_flat-line_sides = why triangles are better than polygons
    .text1 = Here are drums with ends of { $sides } sides. Method one looks at every corner of every face that the closest point touches, the rings: { $looked-one } vertices of both drums. Method two cuts each face into triangles first, the thin lines, and looks only at the triangles, the discs: { $looked-two } vertices a look, however many sides the end has.
    .text2 = One corner is an exception. The triangles of an end are cut from it like slices of a cake, so that all of them meet there: around it method two, too, looks at { $looked-hub } vertices. Climbing goes along the edges of the drum, of which there are three at every corner. What grows for both is how often they look, for the corners that the closest point passes in a cycle lie closer and closer together.
    .formula1 = method one { $looked-one } · method two { $looked-two }

say_flat-line_flaw = where checking only neighbours goes wrong
    .text1 = A point has gone through the top face of a cube. Method one looks at that face only, which is still the nearest in its view: it reports { $reported } of free space. In truth the point is { $depth } deep inside.
    .text2 = The last feature may be trusted only while the other part stays on the outer side of its face. The default of this library asks the whole hull, by climbing, and so finds out.
    .formula1 = reported d ≈ { $reported }
    .formula2 = true depth = { $depth }

question_flat-line_grows = with about three times as many vertices the plain method looks at about three times as many; will the work of climbing grow by as much?
question_flat-line_which = with about three times as many vertices, which of the published methods will look at more than twice as much?

why_flat-line_which = Each method looks at the corners of what lies around the last closest point: whole faces or single triangles. Look what an end of the drum becomes when the number of its corners is three times as large. Now method one takes { $one } products a cycle and method two { $two }.

label_method-one = method one
label_method-two = method two
label_both = both

number_sides = sides of an end
number_looked-one = vertices looked at, method one
number_looked-two = vertices looked at, method two
number_looked-hub = the same where all triangles meet
number_vertices = vertices each
number_cycles = cycles measured
number_products-plain = products, plain
number_products-one = products, method one
number_products-two = products, method two
number_products-climbing = products, climbing
number_evaluations-plain = support points, plain
number_evaluations-climbing = support points, climbing
number_time-plain = time, plain
number_time-one = time, method one
number_time-two = time, method two
number_time-climbing = time, climbing
number_reported = method one reports
number_depth = depth in truth

chart_time = Time a cycle
chart_products = Inner products a cycle

axis_vertices = vertices
axis_microseconds = µs
axis_inner-products = count

line_plain = plain
line_method-one = method one
line_method-two = method two
line_climbing = climbing
line_published-flat = published, tracked
line_published-plain = published, plain

why_flat-line_grows = Climbing starts at the last closest vertex and goes along edges. What counts is how many neighbours a vertex has and how many vertices it passes on its way, not how many of the { $vertices } there are in all. Now it takes { $climbing } products a cycle.

## Pseudocode

flat-line_size = for each size N, from small to large:
flat-line_cycle = in each cycle H₂ moves on a little, and each method is asked:
flat-line_plain = plain: GJK, all vertices looked at for each support point
flat-line_one = method one: track, near = on the polygons around the last points
flat-line_two = method two: track, near = on the triangles around the last points
flat-line_climbing = climbing: GJK from the last simplex, along edges uphill for each support point
flat-line_compare = is the distance of one and two that of climbing, which is exact?
flat-line_track = track: C ← the vertices near those that the last closest points lay between
flat-line_repeat = repeat:
flat-line_search = p, q ← GJK’s closest points, of the vertices in C alone
flat-line_return = if p, q are no nearer than before, or between the same vertices: return their distance
flat-line_next = C ← the vertices near those that p, q lie between

## Glossary

hill-climbing = hill climbing on a hull
    .forms = climbing
    .text = Finding a support point by going from vertex to neighbouring vertex as long as it leads farther. On the complete hull of a convex shape a vertex that no neighbour beats is the farthest of all.

tracking = tracking
    .forms = tracking | tracked
    .text = Starting a search from the last cycle’s answer, because what moves a little has its closest point next door. What it costs then hardly depends on how large the parts are.

feature = feature
    .forms = feature
    .text = The vertex, edge or face of a part that a closest point lies on.

cycle = cycle
    .forms = cycle | cycles
    .text = One turn of a program that looks at moving parts again and again: new poses, then the question, then the answer.
