/** The list form. */
export const listForm = {
  "lesson.list-form": "The list form",
  "about.list-form":
    "What a hull is to a computer: lists of vertices, how they are made, used, saved and read again.",
  "source.list-form": "JP 3316092 B2, list form and L file · the file is ours",

  "parameter.list-form.solid": "Solid",
  "choice.list-form.solid.cube": "Cube",
  "choice.list-form.solid.drum": "Drum",
  "choice.list-form.solid.ball": "Ball",
  "parameter.list-form.direction": "Direction η",
  "choice.list-form.direction.aside": "To the side",
  "choice.list-form.direction.up": "Upwards",
  "parameter.list-form.damage": "Damage to the file",
  "choice.list-form.damage.short": "End lost",
  "choice.list-form.damage.inward": "Vertex moved",

  "say.list-form.begin": {
    title: "triangles know too much and too little",
    text: [
      "A file of a CAD system has {triangles} triangles for this solid, each with the positions of its three corners: {corners} positions. But the solid has only {vertices} vertices and {edges} edges: each vertex comes again and again.",
      "And no triangle knows its neighbours. A search that walks from a vertex to the next one needs just that. So the source turns the solid into two lists: “next” and “branch”.",
    ],
  },
  "say.list-form.next": {
    title: "the list “next”: all vertices in a chain",
    text: [
      "Each of the {corners} corners is compared with the vertices in the chain, and put at its end if it is not among them. So each of the {vertices} vertices is there once. The plain method and a first look, which must see every vertex, go along this chain.",
      "In a linear list this takes {linear} comparisons here, and with N vertices a multiple of N². A multi-tree list takes {tree}: each vertex has six links, to vertices with a larger and a smaller x, y and z, and a corner goes down only one of them. The source says N log N of it; that holds if corners come in no order, and here, where neighbours come one after the other, the chart has more. The source gives the rule (¶ 0139): x is compared first, and y only where x is equal, then z. It keeps the vertices on the larger and on the smaller side sorted; here a corner that is compared goes on from the vertex that it meets, as in a search tree.",
    ],
    formula: ["linear O(N²) · multi-tree O(N log N)"],
  },
  "say.list-form.branch": {
    title: "the list “branch”: who is next door",
    text: [
      "For each vertex its branch lists the vertices that it has an edge in common with. Vertex v{vertex} has {branch}, drawn strongly. All branches together have {entries} entries, two for each edge.",
      "The next search is for the support point along η: the vertex that is farthest in the direction of the arrow. It starts at v{vertex}.",
    ],
    formula: ["Σ |branch| = 2E = {entries}"],
  },
  "say.list-form.climb": {
    title: "what the branches are for",
    text: [
      "From v{from} the search goes to the highest vertex of the branch, and on from there, until no vertex of a branch is higher. After {edges} {edges|edge|edges} it is at v{top}, with {products} inner products. Along the chain it would be {vertices}.",
      "With so few vertices that is no gain. But a search that starts where the last one ended, in a hull of many vertices, looks at a few branches and at nothing else.",
    ],
    formula: ["support point along η: v{top}"],
  },
  "say.list-form.patch": {
    title: "lists of an open patch end too early",
    text: [
      "The source makes its lists from an element of the decomposition. That is an open patch: here it has {faces} faces, and the two striped ones belong to other elements. The edge from v{from} to v{to}, in orange, lies between just these two, so no branch has it.",
      "Along the new η a search that starts at v{from} stops at v{stops}, because the way up to v{top} is missing. Lists of the complete hull have every edge. That is why this library takes those.",
    ],
    formula: ["patch: v{stops} · hull: v{top}"],
  },
  "say.list-form.file": {
    title: "the L file: lists that stay",
    text: [
      "What took long to build is saved. The source calls the file of an element an L file and that of a hull an HL file. Its layout is in figure 55 and ¶ 0143 to 0145: for each element the number of vertices, and for each numbered vertex its position, how many neighbours it has and their numbers. The file here is another one, ours: what kind of file it is, how many directions the solid extends in, how many vertices, faces and corners of faces there are, then positions and faces.",
      "Beside the solid the file’s {numbers} numbers are written as text, but for the {vertices} numbers that say which of the given points a vertex is. The file has {bytes} bytes. It holds faces in place of branches: these follow from the {faces} faces by going around each once.",
    ],
  },
  "say.list-form.read": {
    title: "read again, without a comparison",
    text: [
      "Reading takes the {numbers} numbers once, each in its place, in a time proportional to their count. Building took {linear} comparisons with a linear list and {tree} with a multi-tree list. The chart shows how that grows with the number of vertices.",
      "What was read is the same hull as the one that was written, to the last bit, with the same branches. Before it is used it is checked: closed, flat faces, and convex across every edge.",
    ],
    formula: ["O(N) in place of O(N log N) or O(N²)"],
  },
  "say.list-form.short": {
    title: "a file that lost its end",
    text: [
      "The last four bytes of the file, the end of the red line, are lost. Its head says how many numbers there are, so that it should have {expected} bytes. It has {found}. It is refused, and the hull is built again.",
    ],
    formula: ["{found} ≠ {expected}"],
  },
  "say.list-form.inward": {
    title: "a file that is no hull",
    text: [
      "Vertex v0 of the file, in red, was moved half of the way to the origin. The length is right and every number can be read. But at face f{face} the surface is no longer flat and convex. A search that climbs would stop in the dent and report a wrong distance without knowing it.",
      "So the file is refused, and the hull is built again.",
    ],
  },
  "question.list-form.products": "how many inner products will the search take?",
  "why.list-form.products":
    "The start counts one. Then, at every vertex where the search stands, each vertex of its branch counts one, at the last vertex too. Follow the edges from v{vertex} in the direction of the arrow.",
  "question.list-form.reaches":
    "the lists are now made from an open patch, of which two faces are missing; does a search still reach the farthest vertex?",
  "why.list-form.reaches":
    "A vertex that no neighbour beats is the farthest of all only if the list has all of its neighbours. Ask whether an edge can get lost when faces are missing.",
  "question.list-form.noticed": "the file is now damaged, as was chosen; by what is that noticed?",
  "why.list-form.noticed":
    "Think of what is checked when a file is read: its length, that its faces close, and that they are flat and bend away from each other at every edge. Ask which of these the damage changes: an end that is lost, or a vertex at another place.",
  "label.the-length": "its length",
  "label.the-shape": "its shape",
  "label.by-nothing": "nothing",

  "number.linear": "comparisons, linear list",
  "number.tree": "comparisons, multi-tree list",
  "number.branch": "vertices in this branch",
  "number.entries": "entries of all branches",
  "number.numbers": "numbers in the file",
  "number.bytes": "bytes of the file",
  "number.expected": "bytes it should have",
  "number.found": "bytes it has",

  "chart.list-form": "To make lists, and to read them",
  "line.linear": "linear list",
  "line.tree": "multi-tree list",
  "line.file-numbers": "numbers read",
} as const;
