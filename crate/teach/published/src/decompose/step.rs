//! The recorded steps of a decomposition, enough to replay it merge by merge.

/// A step of a decomposition. Elements are named by their lowest triangle.
#[derive(Debug, Clone, PartialEq)]
pub enum DecomposeStep {
    /// Each of these triangles is an element. With negative objects there is an earlier run with all normals reversed.
    Begin {
        /// The numbers of the triangles in the mesh.
        triangles: Vec<u32>,
    },
    /// A pass goes through a list of elements, in this order.
    Pass {
        /// The elements in the order of the pass.
        elements: Vec<u32>,
    },
    /// Two elements, CLi and CHj, were considered. If accepted, the union gets the lower of the names. With
    /// [`super::MergeCheck::Lookup`] pairs without a shared edge are not recorded.
    Pair {
        /// The names of CLi, then CHj.
        elements: [u32; 2],
        /// The outcome for these elements.
        outcome: MergeOutcome,
    },
    /// An element was not convex as a whole. It is divided into pieces, which are merged again.
    Broken {
        /// The element that was divided.
        element: u32,
        /// The triangles of each piece.
        pieces: Vec<Vec<u32>>,
    },
    /// These elements, with normals reversed, are negative objects; the decomposition continues with the other triangles.
    Negative {
        /// The elements, by their lowest triangles.
        elements: Vec<u32>,
    },
}

/// The outcome of the attempt to merge two elements.
#[derive(Debug, Clone, PartialEq)]
pub enum MergeOutcome {
    /// They were merged.
    Accepted {
        /// The edges that they shared, by vertices of the mesh, the lower first.
        edges: Vec<[u32; 2]>,
    },
    /// The interference check found their boundaries to be apart; their edges were not compared.
    Skipped,
    /// They share no edge.
    NoSharedEdge,
    /// The triangles beside this edge, the first one of CLi, are concave.
    Concave {
        /// The vertices of the edge, the lower first.
        edge: [u32; 2],
        /// The triangle of CLi, then that of CHj.
        triangles: [u32; 2],
        /// The height of the first triangle's centroid above the second one's plane, in the mesh's unit; 0 below rounding.
        height: f64,
    },
    /// The triangles beside this edge have opposite orientations.
    Inconsistent {
        /// The vertices of the edge, the lower first.
        edge: [u32; 2],
        /// The triangle of CLi, then that of CHj.
        triangles: [u32; 2],
    },
    /// The union is convex across each of these edges, but not as a whole. Tested only for pieces of divided elements.
    NotConvex {
        /// The edges by their vertices, the lower first.
        edges: Vec<[u32; 2]>,
    },
}
