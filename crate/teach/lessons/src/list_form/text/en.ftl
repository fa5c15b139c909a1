### The list form.

lesson_list-form = The list form

about_list-form = What a hull is to a computer: lists of vertices, how they are made, used, saved and read again.

source_list-form = JP 3316092 B2, list form and L file · the file is ours

parameter_list-form_solid = Solid

choice_list-form_solid_cube = Cube
choice_list-form_solid_drum = Drum
choice_list-form_solid_ball = Ball

parameter_list-form_direction = Direction η

choice_list-form_direction_aside = To the side
choice_list-form_direction_up = Upwards

parameter_list-form_damage = Damage to the file

choice_list-form_damage_short = End lost
choice_list-form_damage_inward = Vertex moved

say_list-form_begin = triangles know too much and too little
    .text1 = A file of a CAD system has { $triangles } triangles for this solid, each with the positions of its three corners: { $corners } positions. But the solid has only { $vertices } vertices and { $edges } edges: each vertex comes again and again.
    .text2 = And no triangle knows its neighbours. A search that walks from a vertex to the next one needs just that. So the source turns the solid into two lists: “next” and “branch”.

say_list-form_next = the list “next”: all vertices in a chain
    .text1 = Each of the { $corners } corners is compared with the vertices in the chain, and put at its end if it is not among them. So each of the { $vertices } vertices is there once. The plain method and a first look, which must see every vertex, go along this chain.
    .text2 = In a linear list this takes { $linear } comparisons here, and with N vertices a multiple of N². A multi-tree list takes { $tree }: each vertex has six links, to vertices with a larger and a smaller x, y and z, and a corner goes down only one of them. The source says N log N of it; that holds if corners come in no order, and here, where neighbours come one after the other, the chart has more. The source gives the rule (¶ 0139): x is compared first, and y only where x is equal, then z. It keeps the vertices on the larger and on the smaller side sorted; here a corner that is compared goes on from the vertex that it meets, as in a search tree.
    .formula1 = linear O(N²) · multi-tree O(N log N)

say_list-form_branch = the list “branch”: who is next door
    .text1 = For each vertex its branch lists the vertices that it has an edge in common with. Vertex v{ $vertex } has { $branch }, drawn strongly. All branches together have { $entries } entries, two for each edge.
    .text2 = The next search is for the support point along η: the vertex that is farthest in the direction of the arrow. It starts at v{ $vertex }.
    .formula1 = Σ |branch| = 2E = { $entries }

say_list-form_climb = what the branches are for
    .text1 =
        From v{ $from } the search goes to the highest vertex of the branch, and on from there, until no vertex of a branch is higher. After { $edges ->
            [one] { $edges } edge
           *[other] { $edges } edges
        } it is at v{ $top }, with { $products } inner products. Along the chain it would be { $vertices }.
    .text2 = With so few vertices that is no gain. But a search that starts where the last one ended, in a hull of many vertices, looks at a few branches and at nothing else.
    .formula1 = support point along η: v{ $top }

say_list-form_patch = lists of an open patch end too early
    .text1 = The source makes its lists from an element of the decomposition. That is an open patch: here it has { $faces } faces, and the two striped ones belong to other elements. The edge from v{ $from } to v{ $to }, in orange, lies between just these two, so no branch has it.
    .text2 = Along the new η a search that starts at v{ $from } stops at v{ $stops }, because the way up to v{ $top } is missing. Lists of the complete hull have every edge. That is why this library takes those.
    .formula1 = patch: v{ $stops } · hull: v{ $top }

say_list-form_file = the L file: lists that stay
    .text1 = What took long to build is saved. The source calls the file of an element an L file and that of a hull an HL file. Its layout is in figure 55 and ¶ 0143 to 0145: for each element the number of vertices, and for each numbered vertex its position, how many neighbours it has and their numbers. The file here is another one, ours: what kind of file it is, how many directions the solid extends in, how many vertices, faces and corners of faces there are, then positions and faces.
    .text2 = Beside the solid the file’s { $numbers } numbers are written as text, but for the { $vertices } numbers that say which of the given points a vertex is. The file has { $bytes } bytes. It holds faces in place of branches: these follow from the { $faces } faces by going around each once.

say_list-form_read = read again, without a comparison
    .text1 = Reading takes the { $numbers } numbers once, each in its place, in a time proportional to their count. Building took { $linear } comparisons with a linear list and { $tree } with a multi-tree list. The chart shows how that grows with the number of vertices.
    .text2 = What was read is the same hull as the one that was written, to the last bit, with the same branches. Before it is used it is checked: closed, flat faces, and convex across every edge.
    .formula1 = O(N) in place of O(N log N) or O(N²)

say_list-form_short = a file that lost its end
    .text1 = The last four bytes of the file, the end of the red line, are lost. Its head says how many numbers there are, so that it should have { $expected } bytes. It has { $found }. It is refused, and the hull is built again.
    .formula1 = { $found } ≠ { $expected }

say_list-form_inward = a file that is no hull
    .text1 = Vertex v0 of the file, in red, was moved half of the way to the origin. The length is right and every number can be read. But at face f{ $face } the surface is no longer flat and convex. A search that climbs would stop in the dent and report a wrong distance without knowing it.
    .text2 = So the file is refused, and the hull is built again.

question_list-form_products = how many inner products will the search take?

why_list-form_products = The start counts one. Then, at every vertex where the search stands, each vertex of its branch counts one, at the last vertex too. Follow the edges from v{ $vertex } in the direction of the arrow.

question_list-form_reaches = the lists are now made from an open patch, of which two faces are missing; does a search still reach the farthest vertex?

why_list-form_reaches = A vertex that no neighbour beats is the farthest of all only if the list has all of its neighbours. Ask whether an edge can get lost when faces are missing.

question_list-form_noticed = the file is now damaged, as was chosen; by what is that noticed?

why_list-form_noticed = Think of what is checked when a file is read: its length, that its faces close, and that they are flat and bend away from each other at every edge. Ask which of these the damage changes: an end that is lost, or a vertex at another place.

label_the-length = its length
label_the-shape = its shape
label_by-nothing = nothing

number_linear = comparisons, linear list
number_tree = comparisons, multi-tree list
number_branch = vertices in this branch
number_entries = entries of all branches
number_numbers = numbers in the file
number_bytes = bytes of the file
number_expected = bytes it should have
number_found = bytes it has

chart_list-form = To make lists, and to read them

line_linear = linear list
line_tree = multi-tree list
line_file-numbers = numbers read

## Pseudocode

list-form_corners = corners ← three positions for each triangle of the file
list-form_each = for each corner:
list-form_compare = compare it with the vertices of the chain, one after the other, until it is met
list-form_append = if it is not met: “next” of the last vertex ← a new vertex
list-form_edges = for each edge of the hull, between v and w:
list-form_branch = put w into the branch of v, and v into the branch of w
list-form_support = support point along η, from v on; repeat:
list-form_highest = w ← the highest vertex in the branch of v
list-form_up = if w is higher than v: v ← w
list-form_top = else: return v
list-form_save = write how many there are of what, then positions and faces
list-form_length = read how many there are; refuse the file if its length is another
list-form_load = read positions and faces; make the branches by going around each face once
list-form_check = refuse the file if faces are not flat, not closed, or not convex at an edge

## Glossary

list-form = list form
    .forms = two lists | L file | list form
    .text = A solid as two lists: “next” has all vertices in a chain, “branch” for each vertex those that it shares an edge with. Saved, it is an L file.
