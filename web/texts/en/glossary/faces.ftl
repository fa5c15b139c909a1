### Faces that collide, octrees, and work that is shared.

sample-times = sample times
    .forms = sample times | between the samples
    .text = The moments at which poses are known. What happens between two of them has to be inferred.

tunnelling = tunnelling
    .forms = look more often
    .text = A thin or fast part passes through another between two looks, and no look sees it. Looking more often makes it rarer and never impossible.

plain-test = plain test
    .forms = plain test
    .text = Face against face at one moment, with nothing said about the time before or after.

swept-hull = swept hull
    .forms = hulls of the motion | hull of its corners at both ends | swept faces
    .text = The convex hull of a face’s corners at the beginning and at the end of a cycle. If all corners move straight on it holds all that the face comes by; where the part turns, it does not.

bulge = bulge
    .forms = bulge
    .text = How far a turning corner leaves its straight way: R (1 − cos φ/2) between arc and chord, for a turn by φ at the distance R.

continuous-collision = continuous collision test
    .forms = exact test in time | exact test for moving faces | first contact
    .text = A test that follows two moving shapes through a span of time, and says whether they meet and when first.

candidate-pair = candidate
    .forms = candidates | candidate
    .text = A face, or a pair of faces, that a cheap test could not rule out. What is left of all pairs is given to an expensive one.

broad-phase = broad phase and narrow phase
    .forms = stage one | stage two
    .text = First a cheap test that rules out most pairs and never one that meets; then an exact one for those that are left.

face-octree = face octree
    .forms = recursion over cubes
    .text = A recursion over cubes that carries faces along: a cube that faces of both parts meet is divided into eight, any other is left at once. No tree is stored.

octree = octree
    .forms = octree | octrees
    .text = A cube that is divided into eight where it is neither all full nor all empty, and so on, down to the voxel.

voxel = voxel
    .forms = voxel | voxels
    .text = The smallest cell of an octree; in the plane, a square.

cell = full, mixed and empty cells
    .forms = full cell | full cells | empty cells | empty cell | mixed cell | black
    .text = A cell is full, mixed or empty; the papers say black, gray and white. Only mixed cells have children.

level = level
    .forms = level
    .text = How often the world was halved: at level l a voxel is the world’s edge divided by 2ˡ.

source-tree = source tree
    .forms = source tree | from the source
    .text = The octree that was made from the part itself. Each pose is made from it anew, for rounding piles up where a moved tree is moved again.

compaction = compaction
    .forms = fewer cubes
    .text = Replacing an octree’s full cells by fewer cubes of any edge, anywhere, that make the same set. Moving the part then means moving fewer cubes.

df-expression = DF expression
    .forms = Depth first, each cell is a symbol
    .text = An octree as a text, depth first: ( for a mixed cell, whose eight children follow, B for a full one, W for an empty one.

shared-memory = shared memory
    .forms = shared memory
    .text = Memory that several threads read and write. Each access may have to wait for another’s.

work-stealing = work stealing
    .forms = takes half of the longest rest
    .text = Each thread begins with a run of its own, and one that is done takes half of what another has left. There are few thefts, and all are done together.

static-dynamic = static and dynamic sharing
    .forms = dealt out | dynamic way
    .text = Static: work is dealt out before it begins. Dynamic: whoever is free takes the next piece.

speed-up-limit = limit of the gain
    .forms = set a limit
    .text = What one thread does alone sets it: if a share s of the work cannot be shared, no number of threads is more than 1/s times faster. It is known as Amdahl’s law.
