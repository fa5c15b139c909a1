### The list form.

lesson_list-form = A hull as lists

about_list-form = How a computer stores a hull: lists of vertices, how to build, use, save and read them.

source_list-form = JP 3316092 B2, list form and L file · the format of the file is ours

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

say_list-form_begin = triangles repeat vertices and lack neighbours
    .text1 = A file of a CAD system has { $triangles } triangles for this solid. Each triangle has the positions of its three corners: in all, the file has { $corners } corners. But the solid has only { $vertices } vertices and { $edges } edges: each vertex is repeated several times.
    .text2 = And a triangle does not store its neighbours, which a search from vertex to vertex needs. So the source turns the solid into two lists: “next” and “branch”.

say_list-form_next = the list “next”: all vertices in a chain
    .text1 = Each of the { $corners } corners is compared with the vertices in the chain, and appended if it is not among them. So the chain has each of the { $vertices } vertices once. The plain method and a first search check every vertex; they go along this chain.
    .text2 = A linear list takes { $linear } comparisons here, and for N vertices a number proportional to N². A multi-tree list takes { $tree }. In it each vertex has six links, to vertices with a larger and a smaller x, y and z. From each vertex, a corner follows only one of these links. The source states N log N, which holds if corners come in random order. Here neighbouring corners follow each other, so the chart shows more comparisons. By the rule of the source (¶ 0139), x is compared first, y only if x is equal, then z. The source keeps the vertices of each side sorted. Here a corner continues from the vertex it was compared with, as in a search tree.
    .formula1 = linear O(N²) · multi-tree O(N log N)

say_list-form_branch = the list “branch”: the neighbours
    .text1 = For each vertex, its branch lists the vertices that share an edge with it. The branch of v{ $vertex } has { $branch } vertices, highlighted. All branches together have { $entries } entries, two for each edge.
    .text2 = The next search is for the support point along η, the vertex that lies farthest in the direction of the arrow. The search starts at v{ $vertex }.
    .formula1 = Σ |branch| = 2E = { $entries }

say_list-form_climb = the search uses the branches
    .text1 =
        From v{ $from } the search goes to the vertex of the branch that is highest along η. It goes on in the same way until no vertex of the branch is higher. After { $edges ->
            [one] { $edges } edge
           *[other] { $edges } edges
        } the search is at v{ $top }. It took { $products } inner products; a search along the chain would take { $vertices }.
    .text2 = With so few vertices, the branches gain nothing. But in a hull of many vertices, a search that starts where the last one ended checks only a few branches.
    .formula1 = support point along η: v{ $top }

say_list-form_patch = with an open patch, the search ends too early
    .text1 = The source builds its lists from an element of the decomposition, an open patch. Here it has { $faces } faces, and the two striped faces belong to other elements. The orange edge from v{ $from } to v{ $to } lies between just these two faces, so no branch contains this edge.
    .text2 = Along the new η, a search that starts at v{ $from } stops at v{ $stops }, because the edge up to v{ $top } is missing. The lists of the complete hull have every edge, so this library uses them.
    .formula1 = patch: v{ $stops } · hull: v{ $top }

say_list-form_file = the L file: lists that are saved
    .text1 = What takes long to build is saved. The source calls the file of an element an L file, and that of a hull an HL file. Figure 55 and ¶ 0143 to 0145 show its layout. For each element, the file has the number of vertices. For each numbered vertex, it has the position, the number of neighbours and the numbers of these neighbours. The file here has our own layout. It starts with the kind of file and the number of directions in which the solid extends. The numbers of vertices, faces and corners of faces follow, then positions and faces.
    .text2 = Beside the solid, the file’s { $numbers } numbers are written as text. Only { $vertices } numbers are left out: for each vertex, the number of the given point that it came from. The file has { $bytes } bytes. It has faces instead of branches: going once around each of the { $faces } faces gives the branches.

say_list-form_read = read back, without a comparison
    .text1 = Reading takes each of the { $numbers } numbers once, in a time proportional to their count. Building took { $linear } comparisons with a linear list and { $tree } with a multi-tree list. The chart shows how this grows with the number of vertices.
    .text2 = The hull that was read equals the one that was written, to the last bit, and has the same branches. Before use it is checked: closed, with flat faces, and convex across every edge.
    .formula1 = O(N) in place of O(N log N) or O(N²)

say_list-form_short = a truncated file
    .text1 = The last four bytes of the file, at the end of the red line, are lost. By the counts in its header, the file should have { $expected } bytes, but it has { $found }. So the file is refused, and the hull is built again.
    .formula1 = { $found } ≠ { $expected }

say_list-form_inward = a file that is no hull
    .text1 = Vertex v0 of the file, in red, was moved halfway to the origin. The length of the file is right and every number can be read. But at face f{ $face } the surface is no longer flat and convex. A climbing search would stop in the dent and report a wrong distance unnoticed.
    .text2 = So the file is refused, and the hull is built again.

question_list-form_products = how many inner products will the search take?

why_list-form_products = The start counts as one inner product. Then, at every vertex that the search reaches, each vertex of its branch counts as one more. This includes the last vertex. Follow the edges from v{ $vertex } in the direction of the arrow.

question_list-form_reaches = the lists are now built from an open patch that lacks two faces; does a search still reach the farthest vertex?

why_list-form_reaches = A vertex that no neighbour exceeds is the farthest of all only if the list has all of its neighbours. Can an edge get lost when faces are missing?

question_list-form_noticed = the file is now damaged as chosen; the check of what notices the damage?

why_list-form_noticed = When a file is read, three things are checked. Its length must be right, its faces must close, and they must be flat and bend outwards at every edge. Which of these three changes if the end of the file is lost, or if a vertex is moved?

label_the-length = its length
label_the-shape = its shape
label_by-nothing = nothing

number_linear = comparisons, linear list
number_tree = comparisons, multi-tree list
number_branch = vertices in this branch
number_entries = entries of all branches
number_numbers = numbers in the file
number_bytes = bytes of the file
number_expected = bytes the file should have
number_found = bytes the file has

chart_list-form = Building lists, and reading them

line_linear = linear list
line_tree = multi-tree list
line_file-numbers = numbers read

## Pseudocode

list-form_corners = corners ← three positions for each triangle of the file
list-form_each = for each corner:
list-form_compare = compare it with the vertices of the chain, one after the other, until one is equal
list-form_append = if none is equal: “next” of the last vertex ← a new vertex
list-form_edges = for each edge of the hull, between v and w:
list-form_branch = put w into the branch of v, and v into the branch of w
list-form_support = support point along η, starting from v; repeat:
list-form_highest = w ← the highest vertex in the branch of v
list-form_up = if w is higher than v: v ← w
list-form_top = else: return v
list-form_save = write the counts, then positions and faces
list-form_length = read the counts; refuse the file if its length does not match
list-form_load = read positions and faces; build the branches by going around each face once
list-form_check = refuse the file if a face is not flat, the surface is not closed, or an edge is not convex

## Glossary

list-form = list form
    .forms = two lists | L file | list form
    .text = A solid as two lists. “next” has all vertices in a chain; “branch” has, for each vertex, the vertices that share an edge with it. Saved, it is an L file.
